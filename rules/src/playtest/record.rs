//! What is kept of one game.

use serde::Serialize;

use crate::alamo::{Event, Game, Happening, Position};
use crate::play::{Ending, Outcome};
use crate::side::Side;

/// The figures of one game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Its number in the series.
    pub game: u32,
    /// How it ended; `None` when it did not.
    pub outcome: Option<Outcome>,
    /// Game-Turns begun.
    pub turns: u8,
    /// Casualty points of the attackers.
    pub casualties: u16,
    /// Attacks by side, counterattacks included.
    pub attacks: [u32; 2],
    /// Steps lost by side.
    pub steps_lost: [u32; 2],
    /// Units eliminated by side.
    pub eliminated: [u32; 2],
    /// Times an attacking unit came inside the walls.
    pub entries: u32,
    /// The turn of the first of them.
    pub first_entry: Option<u8>,
    /// Decisions made by both players.
    pub decisions: u32,
    /// Actions the rules refused: a fault of a player.
    pub illegal: u32,
}

impl Record {
    pub(super) fn new(game: u32) -> Self {
        Self { game, ..Self::default() }
    }

    /// Counts what happened.
    pub(super) fn note(&mut self, game: &Game, position: &Position, events: &[Event]) {
        let side = |piece| game.piece(piece).side.unwrap_or(Side::Texan).index();
        for event in events {
            match event.what {
                Happening::Attacked { target, .. } => self.attacks[1 - side(target)] += 1,
                Happening::Reduced { unit } => self.steps_lost[side(unit)] += 1,
                Happening::Eliminated { unit } => {
                    self.steps_lost[side(unit)] += 1;
                    self.eliminated[side(unit)] += 1;
                }
                Happening::Entered { .. } => {
                    self.entries += 1;
                    self.first_entry.get_or_insert(position.turn);
                }
                _ => {}
            }
        }
    }

    pub(super) fn finish(&mut self, game: &Game, position: &Position) {
        self.outcome = position.outcome;
        self.turns = position.turn.min(game.last_turn(position));
        self.casualties = position.casualties;
    }

    /// Whether this side has won.
    #[must_use]
    pub fn won(&self, side: Side) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner == side)
    }

    /// Whether it ended this way.
    #[must_use]
    pub fn ended_by(&self, reason: Ending) -> bool {
        self.outcome.is_some_and(|outcome| outcome.reason == reason)
    }
}
