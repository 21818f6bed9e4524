//! All that can happen on a desk: on the map, in its pages, and in the work that is done for its document.

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

/// What happened to a document or to what lies around it.
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
    Counters(counters::Message),
    /// On the page of the rulebook.
    Rulebook(rulebook::Message),
    /// On the page of variants.
    Variants(variants::Message),
    /// On the page of layers.
    Layers(layers::Message),
    /// In the list of findings.
    Problems(problems::Message),
    /// On a page of the manual.
    Page(page::Message),
    /// A page of the manual is wanted.
    HelpAsked(&'static str),
    /// In the page that finds and replaces.
    Find(find::Message),
    /// In the play-test.
    Playtest(playtest::Message),
    /// The report of the play-test lies on disk.
    ReportWritten(Result<PathBuf, Phrase>),
    /// On the page that looks for a value.
    Tuning(tuning::Message),
    /// In the background, or at the gauge: the balance.
    Balance(balance::Message),
    /// On the page of the game that is played by hand.
    Play(play::Message),
    /// The game was saved with so many steps.
    GameSaved(usize, Result<PathBuf, Phrase>),
    /// In the checklist of the first steps.
    Steps(steps::Message),
    /// In the history.
    History(history::Message),
    /// About the files of the document on disk.
    Disk(FileNews),
    /// A command was given that concerns the document.
    Commanded(Command),
    /// The level shown in full strength was picked.
    LevelPicked(Level),
    /// A file was chosen for something of the document, or not.
    FileChosen(Purpose, FileChoice),
    /// The map was written.
    Saved(Result<WrittenMap, Phrase>),
    /// A picture of a printed map was read, or not.
    ScanRead(PathBuf, ScanRead),
    /// A recorded correction was written.
    Recorded(Result<PathBuf, Phrase>),
    /// The scenario was packed, into so many files of one archive.
    Packed(Result<(PathBuf, usize), Phrase>),
    /// A picture was written.
    Exported(Result<PathBuf, Phrase>),
    /// A sheet for print was drawn in small.
    Proofed(Proof),
    /// So many sheets were written.
    Printed(Result<(PathBuf, usize), Phrase>),
    /// The clipboard was read.
    Pasted(Option<String>),
}
