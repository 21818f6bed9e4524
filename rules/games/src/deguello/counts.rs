//! Statistics of the games of a series.

use super::position::{Life, Position};
use super::{Event, Game, Happening, atoms};
use crate::board::SpotId;
use crate::counts::{self, CountSheet, Figure, FigureName, HEXES, SpotCounts, Tally, UseLine};
use crate::house::{self, Uses};
use crate::play::{Atom, PieceId};
use crate::side::Side;

/// Counts the events of games: how often each rule was applied, and when the first flecha came over the wall.
#[derive(Debug)]
pub struct Counter {
    /// The rules counted: those of the game, then those of the variants in force.
    atoms: Vec<Atom>,
    rules: CountSheet,
    uses: Uses,
    spots: SpotCounts,
    now: Now,
}

/// The counts of the current game.
#[derive(Debug, Default, Clone, Copy)]
struct Now {
    shots: [i32; 2],
    hits: i32,
    ladders: i32,
    doors: i32,
    fights: i32,
    fires: i32,
    day: Option<i32>,
    first_in: Option<i32>,
}

impl counts::Counter<Game> for Counter {
    const FIGURES: &'static [FigureName] = &[
        FigureName::of_game("flechas_lost"),
        FigureName::of_game("units_lost"),
        FigureName::of_sides("shots"),
        FigureName::of_game("deguello_hits"),
        FigureName::of_game("deguello_ladders"),
        FigureName::of_game("deguello_doors"),
        FigureName::of_game("deguello_fights"),
        FigureName::of_game("deguello_fires"),
        FigureName::of_game("deguello_day"),
        FigureName::of_game("first_inside"),
    ];

    fn new(game: &Game) -> Self {
        let spots = SpotCounts::new(game.board.len());
        let atoms: Vec<Atom> = atoms::ALL.iter().copied().chain(game.house_atoms()).collect();
        let (rules, uses) = (CountSheet::new(atoms.len()), Uses::new(game));
        Self { atoms, rules, uses, spots, now: Now::default() }
    }

    fn begin(&mut self, _: &Game, start: &Position) {
        self.now = Now::default();
        self.rules.forget();
        self.uses.begin();
        self.spots.begin(places(start));
    }

    fn note(&mut self, game: &Game, position: &Position, events: &[Event]) {
        self.uses.note(game, events);
        for event in events {
            if let Some(place) = self.atoms.iter().position(|atom| *atom == event.atom) {
                self.rules.mark(place);
            }
            self.note_spots(game, event);
            let round = || Some(i32::from(position.round));
            match event.what {
                Happening::Fired { by, .. } => self.now.shots[usize::from(game.side(by) == Some(Side::Mexican))] += 1,
                Happening::Shot { hit: true, .. } => self.now.hits += 1,
                Happening::Emplaced { up: true, .. } => self.now.ladders += 1,
                Happening::Opened { .. } => self.now.doors += 1,
                Happening::Fought { .. } => self.now.fights += 1,
                Happening::Ignited { .. } => self.now.fires += 1,
                Happening::Light { day: true, .. } => self.now.day = self.now.day.or_else(round),
                Happening::Stepped { piece, to, .. }
                    if game.side(piece) == Some(Side::Mexican) && game.ground.is_inside(to) =>
                {
                    self.now.first_in = self.now.first_in.or_else(round);
                }
                _ => {}
            }
        }
        self.spots.follow(places(position));
    }

    fn close(&mut self, game: &Game, position: &Position) -> Vec<Option<Figure>> {
        self.rules.keep();
        self.uses.keep();
        self.spots.keep();
        let is_lost = |unit: &&PieceId| game.is_texan(**unit) && position.state(**unit).life == Life::Dead;
        let lost = game.units.iter().filter(is_lost).count();
        let Now { shots, hits, ladders, doors, fights, fires, day, first_in } = self.now;
        let known = [position.lost, lost as i32, shots[0], shots[1], hits, ladders, doors, fights, fires];
        let known = known.into_iter().map(Some).chain([day, first_in]);
        known.map(|number| number.map(Figure::Number)).collect()
    }

    fn tally(&self) -> Tally {
        let rules = self.atoms.iter().zip(self.rules.counts()).filter(|(_, count)| count.times > 0);
        Tally::of_rules(rules.map(|(atom, count)| (atom.id(), *count)))
            .with(house::USES, self.uses.counts())
            .with(HEXES, self.spots.counts())
    }

    fn uses(tally: &Tally, game: &Game) -> Vec<UseLine> {
        house::lines(tally.sheet(house::USES), game)
    }
}

impl Counter {
    /// Counts what an event does on its spots. Guns are of no side.
    fn note_spots(&mut self, game: &Game, event: &Event) {
        match event.what {
            Happening::Stepped { piece, to, .. } => {
                if let Some(side) = game.side(piece) {
                    self.spots.moved(piece, side, to, game.ground.is_inside(to));
                }
            }
            Happening::Killed { piece } | Happening::Reduced { piece } => {
                if let Some(side) = game.side(piece) {
                    self.spots.lost(piece, side);
                }
            }
            Happening::Fired { by, target } => self.spots.fired(by, target),
            Happening::Attacked { target, .. } => self.spots.fought(target),
            _ => {}
        }
    }
}

/// The spot of each piece.
fn places(position: &Position) -> impl Iterator<Item = SpotId> {
    position.pieces.iter().map(|state| state.at)
}
