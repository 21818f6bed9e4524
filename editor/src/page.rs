//! A page one can send: one file for a browser that needs nothing beside it.
//!
//! It has the map with its levels and counters, the rules in force, the corrections, what the checks say, the results of a
//! play-test, and of a log the whole game to step through. Everything is there in both languages, light and dark, and
//! can be read without the script: on paper, or aloud. With the [`engine`](crate::engine) inside it the game can be gone on with.
//!
//! The drawing is that of [`picture`](crate::picture). A game is a list of changes from step to step, taken from what a
//! [`Tabletop`] shows: nothing here knows a game system. Texts are escaped by the writer of the page, and nothing in it
//! leads to another file.

mod account;
mod account_entries;
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

/// What a page is made of.
#[derive(Debug)]
pub struct PageContent<'a> {
    /// The scenario, or a map around which everything is empty.
    pub project: &'a Project,
    /// The game to step through.
    pub game: Option<Played<'a>>,
    /// The results of a play-test.
    pub results: Option<&'a Summary>,
    /// The engine that goes on with the game; without a game there is nothing to go on with.
    pub engine: Option<Engine<'a>>,
}

/// The rules engine as a program for WASI.
#[derive(Debug, Clone, Copy)]
pub struct Engine<'a> {
    /// Its bytes.
    pub program: &'a [u8],
}

/// A game that was played.
#[derive(Debug)]
pub struct Played<'a> {
    /// Its log.
    pub log: &'a Log,
    /// The game on a table, as far as it goes.
    pub table: Box<dyn Tabletop>,
    /// What is noted about single steps.
    pub notes: Notes,
    /// Whether the page keeps the result to itself until its reader asks for it.
    pub quiet: bool,
}

/// Writes a page, which opens in this language.
#[must_use]
pub fn page(content: PageContent<'_>, language: Language) -> String {
    document::document(content, language)
}
