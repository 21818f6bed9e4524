//! Counts over a series of games: events, figures of each game, and uses of the rules of variants.
//!
//! A game system implements [`Counter`] to count more than what every game has, such as turns and decisions.

mod cells;
mod figures;
mod spots;
mod tally;
mod uses;

pub use cells::{Count, CountSheet};
pub use figures::{Figure, FigureName, Figures};
pub use spots::{HEXES, HexMeasure, SpotCounts};
pub use tally::Tally;
pub use uses::{Came, UseLine};

use std::fmt::Debug;

use crate::play::Game;

/// A counter of the events of games, one game at a time. Each thread of a series has its own counter.
pub trait Counter<G: Game>: Debug + Send {
    /// The names of the figures of a game, in the order of the spreadsheet columns.
    const FIGURES: &'static [FigureName];

    /// Creates an empty counter for games of this scenario.
    fn new(game: &G) -> Self;

    /// Begins a game in this position. The counts of a game that was not closed are discarded.
    fn begin(&mut self, game: &G, start: &G::Position);

    /// Counts the events of one step; `position` is the position after it.
    fn note(&mut self, game: &G, position: &G::Position, events: &[G::Event]);

    /// Ends a game and adds its counts to the total. Returns its figures: a value for each of [`Counter::FIGURES`], or
    /// two for a figure that each side has.
    fn close(&mut self, game: &G, position: &G::Position) -> Vec<Option<Figure>>;

    /// Returns everything counted so far.
    fn tally(&self) -> Tally;

    /// Returns how often each rule of the variants in force was used over all games, and with what effect.
    fn uses(_tally: &Tally, _game: &G) -> Vec<UseLine> {
        Vec::new()
    }
}
