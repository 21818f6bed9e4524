//! Statistics collected from events: one family of counts per file.
//!
//! A family reads only the events the engine emits; it never applies a rule again.

mod breaches;
mod combat;
mod crossings;
mod figures;
mod hexes;
mod pieces;
mod rules;
mod turns;
mod variant_effects;
mod variant_starts;

pub use pieces::PieceMeasure;
pub use turns::TurnMeasure;

pub use breaches::Breaches;
pub use combat::Combat;
pub use crossings::Crossings;
pub use hexes::Hexes;
pub use pieces::Pieces;
pub use turns::Turns;

use figures::FiguresOfGame;
use rules::Rules;
use variant_starts::Uses;

use super::position::MOST_PIECES;
use super::{Event, Game, Happening, PieceId, Position};
use crate::board::SpotId;
use crate::counts::{self, CountSheet, Figure, FigureName, HEXES, Tally, UseLine};
use crate::side::Side;

/// The context in which a family sees an event.
pub struct EventContext<'a> {
    /// The game.
    pub game: &'a Game,
    /// The position after the step that produced the event.
    pub position: &'a Position,
    /// The last spot of each piece according to the events: a lost piece is no longer on the map in `position`.
    pub at: &'a [SpotId; MOST_PIECES],
    /// The Game-Turn of the event.
    pub turn: u8,
}

impl EventContext<'_> {
    /// The spot of a piece just before the event.
    pub(crate) fn spot(&self, piece: PieceId) -> SpotId {
        self.at[piece.index()]
    }

    /// The side of a piece; a battery counts as Texan.
    pub(crate) fn side(&self, piece: PieceId) -> Side {
        self.game.piece(piece).side.unwrap_or(Side::Texan)
    }

    pub(crate) fn is_unit(&self, piece: PieceId) -> bool {
        self.game.piece(piece).is_unit()
    }
}

/// A family of counts.
pub trait Family {
    /// Creates the family for a game, with nothing counted.
    fn new(game: &Game) -> Self;

    /// The initial number of cells.
    fn cells(&self) -> usize;

    /// Starts a new game and forgets the state of the previous one.
    fn begin(&mut self) {}

    /// Counts an event.
    fn note(&mut self, scene: &EventContext<'_>, event: &Event, sheet: &mut CountSheet);

    /// Counts the final state of a game.
    fn close(&mut self, _game: &Game, _position: &Position, _sheet: &mut CountSheet) {}
}

/// A family with its counts.
#[derive(Debug)]
struct Kept<F> {
    family: F,
    sheet: CountSheet,
}

impl<F: Family> Kept<F> {
    fn new(game: &Game) -> Self {
        let family = F::new(game);
        let sheet = CountSheet::new(family.cells());
        Self { family, sheet }
    }

    fn begin(&mut self) {
        self.family.begin();
        self.sheet.forget();
    }

    #[inline]
    fn note(&mut self, scene: &EventContext<'_>, event: &Event) {
        self.family.note(scene, event, &mut self.sheet);
    }

    fn close(&mut self, game: &Game, position: &Position) {
        self.family.close(game, position, &mut self.sheet);
        self.sheet.keep();
    }
}

/// Counts the events of games of the Alamo.
#[derive(Debug)]
pub struct Counter {
    at: [SpotId; MOST_PIECES],
    turn: u8,
    /// The events of variant rules before the first decision, which the games do not repeat; empty if games start
    /// later.
    opening: Vec<Event>,
    figures: FiguresOfGame,
    breaches: Kept<Breaches>,
    combat: Kept<Combat>,
    crossings: Kept<Crossings>,
    hexes: Kept<Hexes>,
    pieces: Kept<Pieces>,
    rules: Kept<Rules>,
    turns: Kept<Turns>,
    uses: Kept<Uses>,
}

impl counts::Counter<Game> for Counter {
    const FIGURES: &'static [FigureName] = figures::NAMES;

    fn new(game: &Game) -> Self {
        let (first, mut opening) = game.opened();
        opening.retain(|event| first == game.start() && game.credit(event.atom).is_some());
        Self {
            at: [SpotId::NOWHERE; MOST_PIECES],
            turn: 0,
            opening,
            figures: FiguresOfGame::new(game),
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

    fn begin(&mut self, game: &Game, start: &Position) {
        self.figures.begin();
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
        let scene = EventContext { game, position: start, at: &self.at, turn: self.turn };
        for event in &self.opening {
            self.rules.note(&scene, event);
            self.uses.note(&scene, event);
        }
    }

    fn note(&mut self, game: &Game, position: &Position, events: &[Event]) {
        for event in events {
            if let Happening::PhaseBegan { turn, .. } = event.what {
                self.turn = turn;
            }
            let scene = EventContext { game, position, at: &self.at, turn: self.turn };
            self.figures.note(&scene, event);
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

    fn close(&mut self, game: &Game, position: &Position) -> Vec<Option<Figure>> {
        self.breaches.close(game, position);
        self.combat.close(game, position);
        self.crossings.close(game, position);
        self.hexes.close(game, position);
        self.pieces.close(game, position);
        self.rules.close(game, position);
        self.turns.close(game, position);
        self.uses.close(game, position);
        self.figures.close(game, position)
    }

    fn tally(&self) -> Tally {
        Tally::of_rules(self.rules.family.named(self.rules.sheet.counts()))
            .with(BREACHES, self.breaches.sheet.counts())
            .with(COMBAT, self.combat.sheet.counts())
            .with(CROSSINGS, self.crossings.sheet.counts())
            .with(HEXES, self.hexes.sheet.counts())
            .with(PIECES, self.pieces.sheet.counts())
            .with(TURNS, self.turns.sheet.counts())
            .with(USES, self.uses.sheet.counts())
    }

    fn uses(tally: &Tally, game: &Game) -> Vec<UseLine> {
        variant_effects::came(tally.sheet(USES), game)
    }
}

/// The name of the sheet of breaches in a tally.
pub const BREACHES: &str = "breaches";
/// The name of the sheet of combat in a tally.
pub const COMBAT: &str = "combat";
/// The name of the sheet of crossings in a tally.
pub const CROSSINGS: &str = "crossings";
/// The name of the sheet of pieces in a tally.
pub const PIECES: &str = "pieces";
/// The name of the sheet of turns in a tally.
pub const TURNS: &str = "turns";
/// The name of the sheet of rules of variants in a tally.
const USES: &str = "uses";
