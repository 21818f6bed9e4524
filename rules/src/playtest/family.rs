//! What is counted of every event: one family of counts a file.
//!
//! A family looks at the events the engine emits and at nothing else: it never works a rule out again.

mod breaches;
mod combat;
mod crossings;
mod hexes;
mod pieces;
mod rules;
mod turns;
mod uses;

pub use hexes::HexMeasure;
pub use pieces::PieceMeasure;
pub use turns::TurnMeasure;

pub(super) use breaches::Breaches;
pub(super) use combat::Combat;
pub(super) use crossings::Crossings;
pub(super) use hexes::Hexes;
pub(super) use pieces::Pieces;
pub(super) use rules::Rules;
pub(super) use turns::Turns;
pub(super) use uses::Uses;

use super::sheet::Sheet;
use super::tally::Tally;
use crate::alamo::position::MOST_PIECES;
use crate::alamo::{Event, Game, Happening, PieceId, Position};
use crate::board::SpotId;
use crate::side::Side;

/// What a family sees beside the event.
pub(super) struct Scene<'a> {
    pub(super) game: &'a Game,
    /// The position after the step that brought the event.
    pub(super) position: &'a Position,
    /// Where the last events have put each piece: a lost one is no longer on the map of the position.
    pub(super) at: &'a [SpotId; MOST_PIECES],
    /// The Game-Turn of the event.
    pub(super) turn: u8,
}

impl Scene<'_> {
    /// Where a piece stood just before the event.
    pub(super) fn spot(&self, piece: PieceId) -> SpotId {
        self.at[piece.index()]
    }

    /// Whose a piece is; a battery counts as the garrison's.
    pub(super) fn side(&self, piece: PieceId) -> Side {
        self.game.piece(piece).side.unwrap_or(Side::Texan)
    }

    pub(super) fn is_unit(&self, piece: PieceId) -> bool {
        self.game.piece(piece).is_unit()
    }
}

/// A family of counts.
pub(super) trait Family {
    /// The family on this game, nothing counted.
    fn new(game: &Game) -> Self;

    /// How many cells it starts with.
    fn cells(&self) -> usize;

    /// A game begins: nothing is remembered of the one before.
    fn begin(&mut self) {}

    /// Marks what an event says.
    fn note(&mut self, scene: &Scene<'_>, event: &Event, sheet: &mut Sheet);

    /// Marks what the end of a game says.
    fn close(&mut self, _game: &Game, _position: &Position, _sheet: &mut Sheet) {}
}

/// A family and its counts.
#[derive(Debug)]
struct Kept<F> {
    family: F,
    sheet: Sheet,
}

impl<F: Family> Kept<F> {
    fn new(game: &Game) -> Self {
        let family = F::new(game);
        let sheet = Sheet::new(family.cells());
        Self { family, sheet }
    }

    fn begin(&mut self) {
        self.family.begin();
        self.sheet.forget();
    }

    #[inline]
    fn note(&mut self, scene: &Scene<'_>, event: &Event) {
        self.family.note(scene, event, &mut self.sheet);
    }

    fn close(&mut self, game: &Game, position: &Position) {
        self.family.close(game, position, &mut self.sheet);
        self.sheet.keep();
    }
}

/// Counts the events of games, one after the other. Each thread has one of its own.
#[derive(Debug)]
pub struct Counter {
    at: [SpotId; MOST_PIECES],
    turn: u8,
    breaches: Kept<Breaches>,
    combat: Kept<Combat>,
    crossings: Kept<Crossings>,
    hexes: Kept<Hexes>,
    pieces: Kept<Pieces>,
    rules: Kept<Rules>,
    turns: Kept<Turns>,
    uses: Kept<Uses>,
}

impl Counter {
    /// A counter of games of this scenario.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Self {
            at: [SpotId::NOWHERE; MOST_PIECES],
            turn: 0,
            breaches: Kept::new(game),
            combat: Kept::new(game),
            crossings: Kept::new(game),
            hexes: Kept::new(game),
            pieces: Kept::new(game),
            rules: Kept::new(game),
            turns: Kept::new(game),
            uses: Kept::new(game),
        }
    }

    /// A game begins; what was noted of one that was not closed is forgotten.
    pub fn begin(&mut self, start: &Position) {
        self.breaches.begin();
        self.combat.begin();
        self.crossings.begin();
        self.hexes.begin();
        self.pieces.begin();
        self.rules.begin();
        self.turns.begin();
        self.uses.begin();
        self.turn = start.turn;
        for (at, state) in self.at.iter_mut().zip(&start.pieces) {
            *at = state.at;
        }
    }

    /// Counts the events of one step; the position is the one after it.
    pub fn note(&mut self, game: &Game, position: &Position, events: &[Event]) {
        for event in events {
            if let Happening::PhaseBegan { turn, .. } = event.what {
                self.turn = turn;
            }
            let scene = Scene { game, position, at: &self.at, turn: self.turn };
            self.breaches.note(&scene, event);
            self.combat.note(&scene, event);
            self.crossings.note(&scene, event);
            self.hexes.note(&scene, event);
            self.pieces.note(&scene, event);
            self.rules.note(&scene, event);
            self.turns.note(&scene, event);
            self.uses.note(&scene, event);
            match event.what {
                Happening::Placed { piece, at } => self.at[piece.index()] = at,
                Happening::Stepped { piece, to, .. } => self.at[piece.index()] = to,
                Happening::Retreated { unit, to } | Happening::Advanced { unit, to } => self.at[unit.index()] = to,
                _ => {}
            }
        }
    }

    /// A game is over: what was noted of it counts.
    pub fn close(&mut self, game: &Game, position: &Position) {
        self.breaches.close(game, position);
        self.combat.close(game, position);
        self.crossings.close(game, position);
        self.hexes.close(game, position);
        self.pieces.close(game, position);
        self.rules.close(game, position);
        self.turns.close(game, position);
        self.uses.close(game, position);
    }

    /// Everything counted so far.
    #[must_use]
    pub fn tally(&self) -> Tally {
        Tally {
            breaches: self.breaches.sheet.counts().to_vec(),
            combat: self.combat.sheet.counts().to_vec(),
            crossings: self.crossings.sheet.counts().to_vec(),
            hexes: self.hexes.sheet.counts().to_vec(),
            pieces: self.pieces.sheet.counts().to_vec(),
            rules: self.rules.family.named(self.rules.sheet.counts()),
            turns: self.turns.sheet.counts().to_vec(),
            uses: self.uses.sheet.counts().to_vec(),
        }
    }
}
