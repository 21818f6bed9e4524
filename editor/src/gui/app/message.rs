//! All that can happen in the window.

use std::path::PathBuf;

use iced::{Point, Size, keyboard, window};
use rules::message::Message as Say;
use rules::project::LoadError;
use rules::spot::Level;
use rules::words::Language;

use super::Workspace;
use super::divider::Grip;
use super::saved::Saved;
use super::watch::News;
use crate::gui::asking::News as Answer;
use crate::gui::dialog::{self, recovery as offers};
use crate::gui::document::{OpenDocument, Recovered};
use crate::gui::file::{Choice, Purpose, Written};
use crate::gui::keymap::Command;
use crate::gui::pages::Side;
use crate::gui::panel::{
    corrections, counters as counters_page, find, history, inspector, layers as layers_page, page, playtest, problems,
    rulebook as rulebook_page, scenario, tools, variants as variants_page,
};
use crate::gui::play;
use crate::gui::scan::Read;
use crate::gui::sheet_id::SheetId;
use crate::gui::{balance, board, steps};

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
    /// On the map.
    Board(board::Message),
    /// Among the tools.
    Tools(tools::Message),
    /// The engine has answered.
    Answered(Answer),
    /// In the inspector.
    Inspector(inspector::Message),
    /// On the page of corrections.
    Corrections(corrections::Message),
    /// On the page of the scenario.
    Scenario(scenario::Message),
    /// On the page of counters.
    Counters(counters_page::Message),
    /// On the page of the rulebook.
    Rulebook(rulebook_page::Message),
    /// On the page of variants.
    Variants(variants_page::Message),
    /// On the page of layers.
    Layers(layers_page::Message),
    /// In the list of findings.
    Problems(problems::Message),
    /// On the page of a lint.
    Page(page::Message),
    /// A page of the manual is wanted.
    HelpAsked(&'static str),
    /// In the page that finds and replaces.
    Find(find::Message),
    /// In the play-test.
    Playtest(playtest::Message),
    /// The report of the play-test lies on disk.
    ReportWritten(Result<PathBuf, Say>),
    /// In the background, or at the gauge: the balance.
    Balance(balance::Message),
    /// On the page of the game that is played by hand.
    Play(play::Message),
    /// A saved game was read, and the document of its scenario.
    GameOpened(Result<Box<Saved>, Vec<LoadError>>),
    /// The game was saved with so many steps.
    GameSaved(usize, Result<PathBuf, Say>),
    /// In the history.
    History(history::Message),
    /// In a dialog.
    Dialog(dialog::Message),
    /// Among the journals that were left behind.
    Offer(offers::Message),
    /// The document of this journal was recovered.
    Recovered(PathBuf, Result<Box<Recovered>, Vec<LoadError>>),
    /// The document of the game in this journal was opened.
    GameFound(PathBuf, Result<Box<OpenDocument>, Vec<LoadError>>),
    /// About the files of the document on disk.
    Disk(News),
    /// A command was given, by button or key.
    Commanded(Command),
    /// Something that concerns one sheet, whether it is in front or not.
    For(SheetId, Box<Message>),
    /// The rider of a sheet was picked.
    TabPicked(SheetId),
    /// A sheet is to be closed.
    TabClosed(SheetId),
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
    SidePicked(Side),
    /// The level shown in full strength was picked.
    LevelPicked(Level),
    /// The language was picked.
    LanguagePicked(Language),
    /// A file was chosen, or not.
    FileChosen(Purpose, Choice),
    /// A file was dropped on the window.
    FileDropped(PathBuf),
    /// A document was read.
    Opened(Result<Box<OpenDocument>, Vec<LoadError>>),
    /// The map was written.
    Saved(Result<Written, Say>),
    /// A picture of a printed map was read, or not.
    ScanRead(PathBuf, Read),
    /// A recorded correction was written.
    Recorded(Result<PathBuf, Say>),
    /// The scenario was packed, into so many files of one archive.
    Packed(Result<(PathBuf, usize), Say>),
    /// The picture of the window was taken.
    Photographed(window::Screenshot),
    /// A picture was written.
    Exported(Result<PathBuf, Say>),
    /// The clipboard was read.
    Pasted(Option<String>),
    /// In the checklist of the first steps.
    Steps(steps::Message),
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
