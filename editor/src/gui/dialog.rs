//! The dialogs: unsaved changes, a new map, recording a correction, a file that another program has changed or that has
//! comments, and a typed path on systems without a file dialog.

pub mod beside;
pub mod export;
pub mod new_map;
pub mod overwrite;
pub mod palette;
pub mod print;
pub mod record;
pub mod recovery;
pub mod rename;
pub mod size;
pub mod start;
mod unsaved;

use std::path::PathBuf;

use iced::widget::{button, column, row, space, text_input};
use iced::{Element, window};

use self::export::ExportDialog;
use self::new_map::NewMap;
use self::overwrite::Overwrite;
use self::palette::Palette;
use self::print::Printing;
use self::record::Recording;
use self::rename::Renaming;
use self::size::MapSize;
use self::start::Start;
use super::desk_id::DeskId;
use super::file::{Purpose, finished};
use super::theme;
use super::widget::{aside, heading, pressed, words};
use crate::files;
use crate::words::Voice;

/// The id of the path field.
pub const PATH: &str = "path";

/// What was about to happen when unsaved changes were found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Then {
    /// The window closes.
    Close(window::Id),
    /// The program ends.
    Quit,
    /// A document is closed.
    CloseTab(DeskId),
    /// Recover the document of this journal, in the place of the open one.
    Recover(PathBuf),
}

/// A dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Dialog {
    /// Documents have changes that are not on disk.
    Unsaved(Then),
    /// Creates a new map.
    New(NewMap),
    /// Asks for the citation of a correction.
    Record(Recording),
    /// Lists every command.
    Palette(Palette),
    /// Exports a picture of the map.
    Export(ExportDialog),
    /// Prints sheets.
    Print(Printing),
    /// Changes the size of the map.
    Size(MapSize),
    /// The start page, in place of the desk.
    Start(Start),
    /// Asks for a new id for something.
    Rename(Renaming),
    /// A file about to be replaced was changed by another program, or has comments.
    Overwrite(Overwrite),
    /// Asks for the path of a file.
    Path {
        /// The purpose of the file.
        purpose: Purpose,
        /// What is typed so far.
        typed: String,
        /// Whether a file of that name exists already.
        exists: bool,
    },
}

/// An event in a dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// It was closed without a decision.
    Closed,
    /// The changes may be discarded.
    Discarded,
    /// The changes are to be saved first.
    SaveAsked,
    /// Something happened in the dialog of a new map.
    NewMap(new_map::Message),
    /// Something happened in the dialog of a recorded correction.
    Recording(record::Message),
    /// Something happened in the command palette.
    Palette(palette::Message),
    /// Something happened in the dialog that exports a picture.
    Export(export::Message),
    /// Something happened in the dialog that prints sheets.
    Print(print::Message),
    /// Something happened in the dialog of the map size.
    Size(size::Message),
    /// Something happened on the start page.
    Start(start::Message),
    /// Something happened in the dialog that renames.
    Renaming(rename::Message),
    /// The file that another program has changed, or that has comments, is to be replaced.
    ReplaceAsked,
    /// The document is to be saved under another name.
    SaveAsAsked,
    /// The path changed.
    Typed(String),
    /// The path was submitted.
    Entered,
    /// A bundled document was picked.
    Picked(&'static str),
}

impl Dialog {
    /// Creates the dialog that asks for a path.
    pub fn path(purpose: Purpose, typed: String) -> Self {
        let mut dialog = Self::Path { purpose, typed: String::new(), exists: false };
        dialog.typed(typed);
        dialog
    }

    /// Updates the typed path.
    pub fn typed(&mut self, now: String) {
        if let Self::Path { typed, exists, purpose } = self {
            *exists = !purpose.reads() && finished(*purpose, PathBuf::from(now.trim())).exists();
            *typed = now;
        }
    }

    /// Builds the dialog for these documents.
    pub fn view<'a>(&'a self, documents: &[String], voice: &Voice) -> Element<'a, Message> {
        match self {
            Self::Unsaved(_) => unsaved::view(documents, voice),
            Self::New(map) => map.view(voice),
            Self::Record(recording) => recording.view(voice),
            Self::Palette(palette) => palette.view(voice),
            Self::Export(export) => export.view(voice),
            Self::Print(printing) => printing.view(voice),
            Self::Size(size) => size.view(voice),
            Self::Rename(renaming) => renaming.view(voice),
            // It fills the window instead of opening as a box above it.
            Self::Start(_) => space().into(),
            Self::Overwrite(overwrite) => overwrite.view(&documents.join(", "), voice),
            Self::Path { purpose, typed, exists } => path(*purpose, typed, *exists, voice),
        }
    }
}

fn choice<'a>(words_of: String, style: Style, press: Option<Message>) -> Element<'a, Message> {
    pressed(button(words(words_of)).padding([6, 14]).style(style), press)
}

/// The row of buttons below most dialogs: cancel, and the main button, which is enabled once it has a message.
fn choices<'a>(enter: &str, press: Option<Message>, voice: &Voice) -> Element<'a, Message> {
    row![
        space::horizontal(),
        choice(voice.text("gui-cancel"), theme::outlined, Some(Message::Closed)),
        choice(voice.text(enter), theme::primary, press),
    ]
    .spacing(theme::NEAR)
    .into()
}

type Style = fn(&iced::Theme, button::Status) -> button::Style;

fn path<'a>(purpose: Purpose, typed: &'a str, exists: bool, voice: &Voice) -> Element<'a, Message> {
    let (title, enter) = match (purpose, exists) {
        (Purpose::Open, _) => ("gui-path-open", "gui-open"),
        (Purpose::Scan, _) => ("gui-scan-load", "gui-open"),
        (Purpose::Variant, _) => ("gui-variant-path", "gui-open"),
        (Purpose::Correction, _) => ("gui-correction-add", "gui-open"),
        (Purpose::OpenGame, _) => ("gui-play-open", "gui-open"),
        (Purpose::SaveGame, false) => ("gui-play-save", "gui-save"),
        (Purpose::SaveGame, true) => ("gui-play-save", "gui-replace"),
        (Purpose::Save, false) => ("gui-path-save", "gui-save"),
        (Purpose::Save, true) => ("gui-path-save", "gui-replace"),
        (Purpose::Pack, false) => ("gui-pack", "gui-save"),
        (Purpose::Pack, true) => ("gui-pack", "gui-replace"),
        (Purpose::Report, false) => ("gui-playtest-report", "gui-save"),
        (Purpose::Report, true) => ("gui-playtest-report", "gui-replace"),
        (Purpose::Photograph, false) => ("gui-photograph", "gui-save"),
        (Purpose::Photograph, true) => ("gui-photograph", "gui-replace"),
        (Purpose::Record, false) => ("gui-record-path", "gui-save"),
        (Purpose::Record, true) => ("gui-record-path", "gui-replace"),
    };
    let example = match purpose {
        Purpose::Scan => "gui-scan-path-hint",
        Purpose::Variant => "gui-variant-path-hint",
        Purpose::Correction => "gui-correction-path-hint",
        _ => "gui-path-hint",
    };
    let field = text_input(&voice.text(example), typed)
        .id(PATH)
        .size(theme::TEXT)
        .padding(theme::NEAR)
        .on_input(Message::Typed)
        .on_submit(Message::Entered);
    let entered = (!typed.trim().is_empty()).then_some(Message::Entered);
    let bundled = (purpose == Purpose::Open).then(|| {
        let names = files::bundled_names("scenario.ron").into_iter();
        let picks = names.map(|name| choice(name.to_owned(), theme::outlined, Some(Message::Picked(name))));
        column![aside(voice.text("gui-path-bundled")), row(picks).spacing(theme::NEAR).wrap()].spacing(theme::STEP)
    });
    let warning = exists.then(|| aside(voice.text("gui-path-exists")).style(theme::Tint::Warning.text()));
    column![heading(voice.text(title)), aside(voice.text("gui-path-about")), field]
        .push(warning)
        .push(bundled)
        .push(choices(enter, entered, voice))
        .spacing(theme::APART)
        .width(440)
        .into()
}
