//! All that can happen in the window.

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

/// What has happened to the frame of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Reframed {
    /// It has another size.
    Size(Size),
    /// It stands elsewhere.
    Place(Point),
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// On a desk, whether it is in front or not.
    Desk(DeskId, desk::Message),
    /// It is time to look at the files of all documents.
    DiskDue,
    /// A saved game was read, and the document of its scenario.
    GameOpened(Result<Box<Saved>, Vec<LoadError>>),
    /// In a dialog.
    Dialog(dialog::Message),
    /// Among the journals that were left behind.
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
    /// A key was pressed that no field has used.
    KeyPressed(keyboard::Event),
    /// The key that closes was pressed with the caret in a field, which has used it.
    FieldLeft,
    /// A key that fields leave alone, pressed on a page with fields: whether one of them has the caret.
    KeyedIn(Command, bool),
    /// A workspace was picked.
    WorkspacePicked(Workspace),
    /// The drawer of the play-test was opened or closed.
    DrawerPicked(bool),
    /// A page at the right was picked.
    SidePicked(SidePage),
    /// The language was picked.
    LanguagePicked(Language),
    /// A file was chosen, or not.
    FileChosen(Purpose, FileChoice),
    /// A file was dropped on the window.
    FileDropped(PathBuf),
    /// A document was read.
    Opened(Result<Box<OpenDocument>, Vec<LoadError>>),
    /// The picture of the window was taken.
    Photographed(window::Screenshot),
    /// It was written.
    PhotographWritten(Result<PathBuf, Phrase>),
    /// The last notice was read.
    NoticeClosed,
    /// The window is asked to close.
    CloseRequested(window::Id),
    /// The window was opened.
    Shown(window::Id),
    /// How many pixels of the screen make a unit of the window.
    Rescaled(f32),
    /// The window has another size or place.
    Reframed(window::Id, Reframed),
    /// The window has another size or place; whether it takes the whole screen.
    Framed(Reframed, bool),
    /// A line between the map and a panel was taken hold of, or is dragged.
    Grip(Grip),
}

impl Message {
    /// What the window hears of a key: all of one that no widget has used, and that the caret leaves a field.
    pub(super) fn heard(key: keyboard::Event, status: event::Status) -> Option<Self> {
        match status {
            event::Status::Ignored => Some(Self::KeyPressed(key)),
            event::Status::Captured => keymap::is_escape(&key).then_some(Self::FieldLeft),
        }
    }

    /// Whether it only tells what is looked at: nothing was done by it.
    pub(super) const fn is_look(&self) -> bool {
        matches!(self, Self::Desk(_, desk::Message::Board(message)) if message.is_look())
    }
}
