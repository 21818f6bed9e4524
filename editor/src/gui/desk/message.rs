//! The messages of a desk: events on the map, on its pages, and in the background work for its document.

use std::path::PathBuf;

use rules::phrase::Phrase;
use rules::spot::Level;

use super::watch::FileNews;
use crate::gui::dialog::print::Proof;
use crate::gui::file::{FileChoice, Purpose, WrittenMap};
use crate::gui::keymap::Command;
use crate::gui::panel::{
    corrections, counters, find, history, inspector, layers, page, playtest, problems, rulebook, scenario, tools,
    tuning, variants,
};
use crate::gui::play;
use crate::gui::questions::QuestionNews as Answer;
use crate::gui::scan::ScanRead;
use crate::gui::{balance, board, steps};

/// An event concerning an open document.
#[derive(Debug, Clone)]
pub enum Message {
    /// An event on the map.
    Board(board::Message),
    /// An event on the pages of the tools.
    Tools(tools::Message),
    /// The engine has answered a question.
    Answered(Answer),
    /// An event in the inspector.
    Inspector(inspector::Message),
    /// An event on the page of corrections.
    Corrections(corrections::Message),
    /// An event on the page of the scenario.
    Scenario(scenario::Message),
    /// An event on the page of counters.
    Counters(counters::Message),
    /// An event on the page of the rulebook.
    Rulebook(rulebook::Message),
    /// An event on the page of variants.
    Variants(variants::Message),
    /// An event on the page of layers.
    Layers(layers::Message),
    /// An event in the list of findings.
    Problems(problems::Message),
    /// An event on a page of the manual.
    Page(page::Message),
    /// A page of the manual was requested.
    HelpAsked(&'static str),
    /// An event on the page that finds and replaces.
    Find(find::Message),
    /// An event in the play-test.
    Playtest(playtest::Message),
    /// The report of the play-test was written, or writing failed.
    ReportWritten(Result<PathBuf, Phrase>),
    /// An event on the page that searches for a value.
    Tuning(tuning::Message),
    /// An event of the balance, at the gauge or in the background.
    Balance(balance::Message),
    /// An event on the page of the game played by hand.
    Play(play::Message),
    /// The game was saved with this number of steps.
    GameSaved(usize, Result<PathBuf, Phrase>),
    /// An event in the checklist of the first steps.
    Steps(steps::Message),
    /// An event in the history.
    History(history::Message),
    /// News of the files of the document on disk.
    Disk(FileNews),
    /// A command that concerns the document was given.
    Commanded(Command),
    /// The level to show at full strength was picked.
    LevelPicked(Level),
    /// A file was chosen for a purpose of the document, or the choice was cancelled.
    FileChosen(Purpose, FileChoice),
    /// The map was written, or writing failed.
    Saved(Result<WrittenMap, Phrase>),
    /// A picture of a printed map was read, or reading failed.
    ScanRead(PathBuf, ScanRead),
    /// A recorded correction was written, or writing failed.
    Recorded(Result<PathBuf, Phrase>),
    /// The scenario was packed into an archive of this number of files, or packing failed.
    Packed(Result<(PathBuf, usize), Phrase>),
    /// A picture was written, or writing failed.
    Exported(Result<PathBuf, Phrase>),
    /// The preview of a sheet was drawn.
    Proofed(Proof),
    /// The sheets were written, in this number, or writing failed.
    Printed(Result<(PathBuf, usize), Phrase>),
    /// The clipboard was read.
    Pasted(Option<String>),
}
