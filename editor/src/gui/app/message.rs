//! The messages of the window.

use std::path::PathBuf;

use iced::{Point, Size, event, keyboard, window};
use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::words::Language;

use crate::gui::desk;
use crate::gui::desk_id::DeskId;
use crate::gui::dialog::{self, recovery as offers};
use crate::gui::divider::Grip;
use crate::gui::document::{OpenDocument, Recovered};
use crate::gui::file::{FileChoice, Purpose};
use crate::gui::keymap::{self, Command};
use crate::gui::pages::SidePage;
use crate::gui::saved::Saved;
use crate::gui::workspace::Workspace;

/// A change of the size or position of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Reframed {
    /// The window has a new size.
    Size(Size),
    /// The window has a new position.
    Place(Point),
}

/// Something that happened in the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something happened on a desk, whether it is in front or not.
    Desk(DeskId, desk::Message),
    /// It is time to check the files of all documents.
    DiskDue,
    /// A saved game and the document of its scenario were read.
    GameOpened(Result<Box<Saved>, Vec<LoadError>>),
    /// Something happened in a dialog.
    Dialog(dialog::Message),
    /// Something happened in the offers of journals that were left behind.
    Offer(offers::Message),
    /// The document of this journal was recovered.
    Recovered(PathBuf, Result<Box<Recovered>, Vec<LoadError>>),
    /// The document of the game in this journal was opened.
    GameFound(PathBuf, Result<Box<OpenDocument>, Vec<LoadError>>),
    /// A command was given, by button or key.
    Commanded(Command),
    /// The tab of a desk was picked.
    TabPicked(DeskId),
    /// A desk is to be closed.
    TabClosed(DeskId),
    /// A key was pressed that no widget used.
    KeyPressed(keyboard::Event),
    /// Escape was pressed while a field had the focus; the field has used it.
    FieldLeft,
    /// A key that fields ignore was pressed; whether a field has the focus.
    KeyedIn(Command, bool),
    /// A workspace was picked.
    WorkspacePicked(Workspace),
    /// The play-test drawer was opened or closed.
    DrawerPicked(bool),
    /// A page of the side panel was picked.
    SidePicked(SidePage),
    /// The language was picked.
    LanguagePicked(Language),
    /// A file was chosen, or the choice was cancelled.
    FileChosen(Purpose, FileChoice),
    /// A file was dropped on the window.
    FileDropped(PathBuf),
    /// A document was read.
    Opened(Result<Box<OpenDocument>, Vec<LoadError>>),
    /// The screenshot of the window was taken.
    Photographed(window::Screenshot),
    /// The screenshot was written.
    PhotographWritten(Result<PathBuf, Phrase>),
    /// The current notice was dismissed.
    NoticeClosed,
    /// The window was requested to close.
    CloseRequested(window::Id),
    /// The window was opened with this size, at this position.
    Shown(window::Id, Size, Option<Point>),
    /// The size of the screen the window was opened on, if the system reports it.
    OnScreen {
        /// The window.
        id: window::Id,
        /// The size of the window.
        size: Size,
        /// The position of the window.
        at: Option<Point>,
        /// The size of the screen.
        screen: Option<Size>,
    },
    /// The window was moved to a screen of this size.
    ScreenTaken(Option<Size>),
    /// The number of physical pixels per logical pixel has changed.
    Rescaled(f32),
    /// The window has a new size or position.
    Reframed(window::Id, Reframed),
    /// The window has a new size or position; whether it is maximised.
    Framed(Reframed, bool),
    /// A divider between the map and a panel was grabbed, or is being dragged.
    Grip(Grip),
}

impl Message {
    /// Returns the message for a key: every key that no widget has used, and Escape from a field.
    pub(super) fn heard(key: keyboard::Event, status: event::Status) -> Option<Self> {
        match status {
            event::Status::Ignored => Some(Self::KeyPressed(key)),
            event::Status::Captured => keymap::is_escape(&key).then_some(Self::FieldLeft),
        }
    }

    /// Whether the message only reports what is looked at, and changes nothing.
    pub(super) const fn is_look(&self) -> bool {
        matches!(self, Self::Desk(_, desk::Message::Board(message)) if message.is_look())
    }
}
