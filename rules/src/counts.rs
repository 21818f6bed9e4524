//! Counts of a series of games: counts of events, figures of each game, uses of rules of variants.
//!
//! A game system says with a [`Counter`] what it counts beside what every game has, such as turns and decisions.

mod cells;
mod figures;
mod tally;
mod uses;

pub use cells::{Count, CountSheet};
pub use figures::{Figure, FigureName, Figures};
pub use tally::Tally;
pub use uses::{Came, UseLine};

use std::fmt::Debug;

use crate::play::Game;

/// Counts the events of games, one game after the other. Each thread of a series has one of its own.
pub trait Counter<G: Game>: Debug + Send {
    /// The names of the figures of a game, in the order of the spreadsheet.
    const FIGURES: &'static [FigureName];

    /// A counter of games of this scenario, nothing counted.
    fn new(game: &G) -> Self;

    /// A game begins in this position; what was noted of one that was not closed is forgotten.
    fn begin(&mut self, game: &G, start: &G::Position);

    /// Counts the events of one step; the position is the one after it.
    fn note(&mut self, game: &G, position: &G::Position, events: &[G::Event]);

    /// A game is over: what was noted of it counts. Gives its figures: a value for each of [`Counter::FIGURES`], two for
    /// one that each side has.
    fn close(&mut self, game: &G, position: &G::Position) -> Vec<Option<Figure>>;

    /// Everything counted so far.
    fn tally(&self) -> Tally;

    /// What came of each rule of the variants in force, by the counts of all games.
    fn uses(_tally: &Tally, _game: &G) -> Vec<UseLine> {
        Vec::new()
    }
}
