//! Play by hand: a game of the open document, between persons, computer players, or one of each.
//!
//! The [`AnyTable`] holds the game and everything that was done; [`in_hand::Pick`] holds what the player has picked up.
//! A game continues with the documents as they were when it began, whatever is edited meanwhile.

pub mod activation;
mod beginning;
pub mod commands;
mod deciding;
mod game_journal;
pub mod in_hand;
pub mod marks;
mod message;
mod on_map;
pub mod on_map_or_button;
mod playback;
pub mod playback_speed;
mod pointed;
mod seen;
pub mod series;
#[cfg(test)]
mod tests;
mod thinking;
mod threat;
mod updating;

use std::path::PathBuf;

use rules::hex::Hex;
use rules::log::Log;
use rules::phrase::Phrase;
use rules::play::PieceId;
use rules::project::Project;
use rules::report::Report;
use rules::rulebook::System;
use rules::side::Side;
use rules::systems::{self, AnyGame};
use rules::table::Hand;

pub use self::commands::PlayCommand;
pub use self::game_journal::GameKeeper;
use self::in_hand::Pick;
pub use self::message::Message;
use self::names::Names;
use self::playback::Coming;
use self::playback_speed::PlaybackSpeed;
pub use self::pointed::Pointed;
use self::series::Series;
use self::threat::Threat;
use super::questions::background_value::{Slot, Ticket};
pub use crate::account::{self, AnyTable};
pub use crate::words::names;

/// The default computer opponent.
pub const fn usual(system: System) -> &'static str {
    systems::usual(system)
}

/// The number of lines of the account shown at first.
pub const LINES: usize = 120;

/// The lower part of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// The account of the game.
    #[default]
    Account,
    /// The chances of each side from here.
    Series,
}

/// The game of a document and the state of its page.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Play {
    /// The game system of the document.
    pub system: System,
    /// Who controls each side.
    pub hands: [Hand; 2],
    /// Whether the program rolls the dice.
    pub rolls: bool,
    /// The number of lines of the account that are shown.
    pub lines: usize,
    /// Whether to show how odds are computed.
    pub details: bool,
    /// Whether the account names the rules behind what happened.
    pub cites: bool,
    /// How fast the decisions of computer players are played back.
    pub pace: PlaybackSpeed,
    /// The tab shown in the lower part of the page.
    pub tab: Tab,
    /// Whether the map shows the game.
    pub shown: bool,
    game: Slot<Result<AnyGame, Report>>,
    /// The log to start the game from once it is compiled.
    head: Option<Box<Log>>,
    /// The name of the scenario and its documents, as of the start of the game.
    documents: Option<Box<(String, Project)>>,
    table: Option<Box<AnyTable>>,
    thinking: Option<Ticket>,
    /// Decisions of computer players that are not shown yet.
    coming: Coming,
    names: Names,
    threat: Threat,
    pointed: Option<Pointed>,
    seated: Option<Side>,
    held: bool,
    amending: bool,
    /// Whether the user has just been warned that the game is not saved.
    warned: bool,
    series: Series,
    pick: Pick,
    trouble: Option<Phrase>,
    /// Oddities in the log the game was resumed from.
    doubts: Vec<Phrase>,
    file: Option<PathBuf>,
    /// The number of the last step that is saved in the file.
    saved: Option<u64>,
    version: u64,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            system: System::default(),
            hands: [Hand::Person, Hand::Player(usual(System::default()))],
            rolls: true,
            lines: LINES,
            details: false,
            cites: false,
            pace: PlaybackSpeed::default(),
            tab: Tab::default(),
            shown: false,
            game: Slot::Empty,
            head: None,
            documents: None,
            table: None,
            thinking: None,
            coming: Coming::default(),
            names: Names::default(),
            threat: Threat::default(),
            pointed: None,
            seated: None,
            held: false,
            amending: false,
            warned: false,
            series: Series::default(),
            pick: Pick::default(),
            trouble: None,
            doubts: Vec::new(),
            file: None,
            saved: None,
            version: 0,
        }
    }
}

impl Play {
    /// The game; `None` before one has started.
    pub fn table(&self) -> Option<&AnyTable> {
        self.table.as_deref()
    }

    /// The names of counters.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The counter with this name in the running game, and its hex if it is on the map.
    pub fn counter_named(&self, name: &str) -> Option<(PieceId, Option<Hex>)> {
        let table = self.table()?;
        let piece = table.piece_named(name)?;
        Some((piece, table.hex_of(piece)))
    }

    /// What the player has picked up.
    pub const fn pick(&self) -> &Pick {
        &self.pick
    }

    /// What went wrong.
    pub const fn trouble(&self) -> Option<&Phrase> {
        self.trouble.as_ref()
    }

    /// Oddities in the log the game was resumed from.
    pub fn doubts(&self) -> &[Phrase] {
        &self.doubts
    }

    /// Notes the changes to the documents since the game was saved.
    pub fn changed_since(&mut self, changed: Option<Phrase>) {
        self.doubts.extend(changed);
    }

    /// The findings that make the documents unplayable, if any.
    pub fn refused(&self) -> Option<&Report> {
        self.game.get().and_then(|game| game.as_ref().as_ref().err())
    }

    /// Whether the documents are being compiled.
    pub const fn is_compiling(&self) -> bool {
        self.game.is_working()
    }

    /// Whether a computer player is thinking.
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether the computer players are paused.
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the position is being set by hand.
    pub const fn is_amending(&self) -> bool {
        self.amending
    }

    /// The series of games played from the current position.
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// The version number, which changes with every change of the position.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Whether anything has happened in the game that is not saved.
    pub fn is_unsaved(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.history().number_after(table.history().steps().len()) != self.saved)
    }

    /// The file of the saved game.
    pub const fn file(&self) -> Option<&PathBuf> {
        self.file.as_ref()
    }

    /// The name of the scenario and its documents, as of the start of the game.
    pub fn documents(&self) -> Option<(&str, &Project)> {
        self.documents.as_deref().map(|(name, project)| (name.as_str(), project))
    }

    /// Notes that the game has been saved to this file with its first `steps` steps.
    pub fn saved(&mut self, file: PathBuf, steps: usize) {
        let table = self.table.as_ref();
        (self.file, self.saved) = (Some(file), table.and_then(|table| table.history().number_after(steps)));
    }
}
