//! A page that can be shared: one self-contained file for a browser.
//!
//! It shows the map with its levels and counters, the rules in force, the corrections, the findings of the checks,
//! the results of a play-test and, given a log, the whole game step by step. Everything is there in both languages,
//! in light and dark, and can be read without the script, on paper or aloud. With the [`engine`](crate::engine)
//! embedded, the game can be continued.
//!
//! The drawing comes from [`picture`](crate::picture). A game is a list of changes from step to step, taken from what
//! a [`Tabletop`] shows, so nothing here depends on a game system. The page writer escapes texts, and nothing in the
//! page links to another file.

mod account;
mod bilingual;
mod board;
mod controls;
mod data;
mod document;
mod findings;
mod in_force;
mod layers;
mod notes;
mod panel;
mod play_on;
mod playback;
mod results;
mod stacks;
mod style;
#[cfg(test)]
mod tests;

pub(crate) use account::word as side;
pub(crate) use bilingual::{Bilingual, pair};
pub use notes::{NoNotes, Notes};
pub(crate) use play_on::play_on;

use rules::log::Log;
use rules::playtest::Summary;
use rules::project::Project;
use rules::table::Tabletop;
use rules::words::Language;

/// The content of a page.
#[derive(Debug)]
pub struct PageContent<'a> {
    /// The scenario, or a map in an otherwise empty project.
    pub project: &'a Project,
    /// The game to step through.
    pub game: Option<Played<'a>>,
    /// The results of a play-test.
    pub results: Option<&'a Summary>,
    /// The engine with which the game can be continued; useless without a game.
    pub engine: Option<Engine<'a>>,
}

/// The rules engine as a program for WASI.
#[derive(Debug, Clone, Copy)]
pub struct Engine<'a> {
    /// Its bytes.
    pub program: &'a [u8],
}

/// A game to step through.
#[derive(Debug)]
pub struct Played<'a> {
    /// Its log.
    pub log: &'a Log,
    /// The game on a table, up to its last step.
    pub table: Box<dyn Tabletop>,
    /// The notes on single steps.
    pub notes: Notes,
    /// Whether the page hides the result until its reader asks for it.
    pub quiet: bool,
}

/// Writes a page that opens in `language`.
#[must_use]
pub fn page(content: PageContent<'_>, language: Language) -> String {
    document::document(content, language)
}
