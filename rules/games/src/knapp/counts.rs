//! Statistics of the games of a series.

use super::position::{Life, Position};
use super::{Event, Game, Happening};
use crate::board::SpotId;
use crate::counts::{self, CountSheet, Figure, FigureName, HEXES, SpotCounts, Tally, UseLine};
use crate::house::{self, Uses};
use crate::play::Atom;
use crate::side::Side;

/// Counts the events of games: how often each rule was applied, and when stands came over the wall.
#[derive(Debug)]
pub struct Counter {
    /// The rules counted: those of the game, then those of the variants in force.
    atoms: Vec<Atom>,
    rules: CountSheet,
    /// The cell of each rule on the sheet, sorted by rule.
    cells: Vec<(Atom, usize)>,
    uses: Uses,
    spots: SpotCounts,
    now: Now,
}

/// The counts of the current game.
#[derive(Debug, Default, Clone, Copy)]
struct Now {
    breaches: i32,
    shots: [i32; 2],
    scaled: i32,
    first_in: Option<i32>,
    arrived: Option<i32>,
}

impl counts::Counter<Game> for Counter {
    const FIGURES: &'static [FigureName] = &[
        FigureName::of_sides("knapp_points"),
        FigureName::of_game("stands_lost"),
        FigureName::of_game("command_lost"),
        FigureName::of_game("castings_lost"),
        FigureName::of_game("days"),
        FigureName::of_game("knapp_breaches"),
        FigureName::of_sides("shots"),
        FigureName::of_game("scaled"),
        FigureName::of_game("first_arrival"),
        FigureName::of_game("first_inside"),
    ];

    fn new(game: &Game) -> Self {
        let atoms: Vec<Atom> = super::atoms::ALL.iter().copied().chain(game.house_atoms()).collect();
        let mut cells: Vec<(Atom, usize)> = atoms.iter().copied().zip(0..).collect();
        cells.sort_unstable();
        Self {
            rules: CountSheet::new(atoms.len()),
            uses: Uses::new(game),
            spots: SpotCounts::new(game.board.len()),
            atoms,
            cells,
            now: Now::default(),
        }
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
            if let Ok(place) = self.cells.binary_search_by_key(&event.atom, |(atom, _)| *atom) {
                self.rules.mark(self.cells[place].1);
            }
            self.note_spots(game, event);
            let turn = || Some(i32::from(position.turn));
            match event.what {
                Happening::Breached { .. } => self.now.breaches += 1,
                Happening::Fired { by, .. } => self.now.shots[usize::from(game.is_stand(by))] += 1,
                Happening::Scaled { up: true, .. } => self.now.scaled += 1,
                Happening::Arrived { .. } => self.now.arrived = self.now.arrived.or_else(turn),
                Happening::Stepped { piece, to, .. } if game.is_stand(piece) && game.ground.inside[to.index()] => {
                    self.now.first_in = self.now.first_in.or_else(turn);
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
        let points = game.points(position);
        let lost = |side| game.lost(position, side).count() as i32;
        let commands = game
            .lost(position, Side::Mexican)
            .filter(|own| game.piece_of(*own).kind == super::PieceType::Command && !position.state(*own).is_plain);
        let Now { breaches, shots, scaled, first_in, arrived } = self.now;
        let known = [
            points[0],
            points[1],
            lost(Side::Mexican),
            commands.count() as i32,
            lost(Side::Texan),
            i32::from(position.day),
            breaches,
            shots[0],
            shots[1],
            scaled,
        ];
        let known = known.into_iter().map(Some).chain([arrived, first_in]);
        known.map(|number| number.map(Figure::Number)).collect()
    }

    fn tally(&self) -> Tally {
        let counts = self.rules.counts();
        let rules = self.atoms.iter().zip(counts).filter(|(_, count)| count.times > 0);
        Tally::of_rules(rules.map(|(atom, count)| (atom.id(), *count)))
            .with(house::USES, self.uses.counts())
            .with(HEXES, self.spots.counts())
    }

    fn uses(tally: &Tally, game: &Game) -> Vec<UseLine> {
        house::lines(tally.sheet(house::USES), game)
    }
}

impl Counter {
    /// Counts what an event does on its spots.
    fn note_spots(&mut self, game: &Game, event: &Event) {
        let side = |piece| game.piece_of(piece).kind.side();
        match event.what {
            Happening::Stepped { piece, to, .. } => {
                self.spots.moved(piece, side(piece), to, game.is_stand(piece) && game.ground.is_inside(to));
            }
            Happening::Killed { piece } => self.spots.lost(piece, side(piece)),
            Happening::Fired { by, target } => self.spots.fired(by, target),
            Happening::Fought { target, .. } => self.spots.fought(target),
            _ => {}
        }
    }
}

/// The spot of each piece. The stands of a marching column are where its head is.
fn places(position: &Position) -> impl Iterator<Item = SpotId> {
    position.pieces.iter().map(|state| {
        let column = position.columns.get(usize::from(state.column)).filter(|_| state.at == SpotId::NOWHERE);
        let marching = column.filter(|own| state.life == Life::Ranked && own.is_on_map());
        marching.map_or(state.at, |own| own.head[0])
    })
}
