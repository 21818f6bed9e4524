//! The situation of one side at the start of its move: where the enemy can be attacked, and what it can do.
//!
//! Everything is measured on the positions of that moment. Values of single spots are computed on demand and cached.

use std::cell::Cell;

use super::approach::{Approach, BARRED};
use super::scale::{Scale, harm, worth};
use crate::alamo::{Game, Mode, Order, PieceClass, PieceId, Position, Strike};
use crate::board::{Crossing, SpotId, SpotSet};
use crate::side::Side;

/// The value of a cell that is not computed yet.
const UNKNOWN: f32 = f32::MIN;

/// The movement points of way by which a way over the walls is half as urgent to shut: about one move.
const HALF: f32 = 8.0;

/// An enemy combat unit as a target.
#[derive(Debug, Clone, Copy)]
pub(super) struct Foe {
    pub(super) unit: PieceId,
    pub(super) at: SpotId,
    /// The current shift of its Damage Check.
    shift: i32,
    /// Whether it exerts a zone of control.
    pub(super) has_zone: bool,
}

/// A spot from which a foe can be attacked in melee.
#[derive(Debug, Clone, Copy)]
pub(super) struct Touch {
    pub(super) foe: u8,
    pub(super) row: u8,
    pub(super) zone: bool,
}

/// A source of enemy fire and its strength.
#[derive(Debug, Clone, Copy)]
struct Firer {
    at: SpotId,
    strength: u8,
    lead: i32,
}

/// The situation of one side.
#[derive(Debug, Clone, Default)]
pub(super) struct Situation {
    pub(super) foes: Vec<Foe>,
    firers: Vec<Firer>,
    /// The spots of foes, and the spots their fire comes from.
    foes_at: SpotSet,
    firers_at: SpotSet,
    /// By spot: the index of its first entry in `touches`, and their number.
    places: Vec<(u16, u8)>,
    touches: Vec<Touch>,
    /// Spots next to a foe from which it could be attacked if no variant barred the step: it may be opened.
    barred: Vec<SpotId>,
    /// The distances to spots from which an enemy can be attacked.
    pub(super) approach: Approach,
    /// The distance of the nearest enemy from each spot.
    advance: Approach,
    exposed: Vec<Cell<f32>>,
    danger: Vec<Cell<f32>>,
    shots: Vec<Cell<f32>>,
    /// Whether an attacker in good order is inside the walls.
    pub(super) inside: bool,
    /// The number of enemies that could attack in melee.
    enemies: usize,
    /// The ways over the walls: from where, to where, and how soon the enemy could use it.
    ways_in: Vec<(SpotId, SpotId, f32)>,
    /// The ways that a unit on a spot shuts, in the order of spots.
    shut: Vec<(SpotId, u16)>,
    /// By spot: the value of the ways that a unit on it would shut.
    gaps: Vec<f32>,
}

impl Situation {
    /// Assesses the situation of a side.
    pub(super) fn look(&mut self, game: &Game, view: &Position, side: Side, scale: &Scale) {
        self.inside = game.mexicans_inside(view);
        self.find_foes(game, view, side);
        self.find_firers(game, view, side);
        self.foes_at = set(game, self.foes.iter().map(|foe| foe.at));
        self.firers_at = set(game, self.firers.iter().map(|firer| firer.at));
        self.find_touches(game, view);
        for cells in [&mut self.exposed, &mut self.danger, &mut self.shots] {
            cells.clear();
            cells.resize(game.board().len(), Cell::new(UNKNOWN));
        }
        let mut approach = std::mem::take(&mut self.approach);
        approach.measure(game, view, side, self.goals(game, view, side, scale).into_iter());
        self.approach = approach;
        let enemies = self.foes.iter().filter(|foe| foe.has_zone);
        self.enemies = enemies.clone().count();
        if side == Side::Texan {
            self.advance.measure(game, view, side.enemy(), enemies.map(|foe| (foe.at, 0)));
            if !self.inside {
                self.find_ways_in(game, view);
            }
        }
    }

    fn find_foes(&mut self, game: &Game, view: &Position, side: Side) {
        self.foes.clear();
        let own = game.units(side).iter().copied().find(|unit| view.state(*unit).is_on_map());
        for unit in game.units(side.enemy()).iter().copied().filter(|unit| view.state(*unit).is_on_map()) {
            let strike =
                own.map(|own| Strike { by: own, unit: own, target: unit, mode: Mode::Fire, row: 0, column: 0 });
            let lead = own.map_or(0, |own| super::scale::lead(game, view, own));
            let shift = strike.map_or(0, |strike| game.shift(view, &strike) - lead);
            let state = view.state(unit);
            self.foes.push(Foe { unit, at: state.at, shift, has_zone: state.order != Order::Routed });
        }
    }

    fn find_firers(&mut self, game: &Game, view: &Position, side: Side) {
        self.firers.clear();
        for foe in &self.foes {
            let state = view.state(foe.unit);
            let strength = game.strength(view, foe.unit, Mode::Fire);
            if foe.has_zone && strength > 0 {
                let lead = super::scale::lead(game, view, foe.unit);
                self.firers.push(Firer { at: state.at, strength, lead });
            }
        }
        for battery in game.batteries().iter().copied().filter(|battery| view.state(*battery).is_on_map()) {
            let at = view.state(battery).at;
            let crew = view.unit_on(at).filter(|unit| game.piece(*unit).side == Some(side.enemy()));
            if crew.is_some_and(|crew| view.state(crew).order == Order::Good) {
                self.firers.push(Firer { at, strength: game.strength(view, battery, Mode::Fire), lead: 0 });
            }
        }
    }

    fn find_touches(&mut self, game: &Game, view: &Position) {
        self.places.clear();
        self.places.resize(game.board().len(), (0, 0));
        self.touches.clear();
        self.barred.clear();
        let mut found: Vec<(SpotId, Touch)> = Vec::with_capacity(self.foes.len() * 6);
        for (number, foe) in self.foes.iter().enumerate() {
            for crossing in game.crossings(view, foe.at).filter(|crossing| crossing.melee) {
                let Some(row) = game.melee_row_between(view, crossing.to, foe.at) else {
                    self.barred.push(crossing.to);
                    continue;
                };
                let zone = crossing.zoc && foe.has_zone;
                found.push((crossing.to, Touch { foe: number as u8, row, zone }));
            }
        }
        found.sort_by_key(|(spot, touch)| (*spot, touch.foe));
        for (spot, touch) in found {
            let place = &mut self.places[spot.index()];
            if place.1 == 0 {
                place.0 = self.touches.len() as u16;
            }
            place.1 += 1;
            self.touches.push(touch);
        }
    }

    /// Returns the foes that can be attacked in melee from a spot.
    pub(super) fn touching(&self, spot: SpotId) -> &[Touch] {
        let (first, count) = self.places.get(spot.index()).copied().unwrap_or((0, 0));
        &self.touches[usize::from(first)..][..usize::from(count)]
    }

    /// Returns the goals of a side: spots next to an enemy it can harm, with fewer points for better ones. Leaders
    /// without a unit are there for the taking.
    fn goals(&self, game: &Game, view: &Position, side: Side, scale: &Scale) -> Vec<(SpotId, u16)> {
        let mut goals = Vec::with_capacity(self.touches.len());
        for (spot, (first, count)) in self.places.iter().enumerate().filter(|(_, (_, count))| *count > 0) {
            let touches = &self.touches[usize::from(*first)..][..usize::from(*count)];
            let most = touches.iter().map(|touch| self.melee(game, view, scale, touch, 8, 1)).fold(0.0, f32::max);
            let spot = SpotId(spot as u16);
            goals.push((spot, (8.0 * (1.0 - most)).clamp(0.0, 8.0) as u16));
        }
        goals.extend(self.barred.iter().map(|spot| (*spot, BARRED)));
        let alone = game.leaders().iter().filter(|leader| {
            let state = view.state(**leader);
            game.piece(**leader).side == Some(side.enemy()) && state.is_on_map() && view.unit_on(state.at).is_none()
        });
        goals.extend(alone.map(|leader| (view.state(*leader).at, 0)));
        goals
    }

    /// Returns the worth of a melee with `strength` against a touched foe, with `more` additional friendly units in its
    /// zone.
    pub(super) fn melee(
        &self,
        game: &Game,
        view: &Position,
        scale: &Scale,
        touch: &Touch,
        strength: u8,
        more: i32,
    ) -> f32 {
        let foe = self.foes[usize::from(touch.foe)];
        let Some(column) = game.column(touch.row, strength) else { return 0.0 };
        let crowd = if touch.zone && game.piece(foe.unit).side == Some(Side::Texan) { more } else { 0 };
        harm(game, view, foe.unit, &scale.forecast(game, column, foe.shift + crowd))
    }

    /// Returns the worth of the best shot of an ordinary unit of the side from a spot.
    pub(super) fn shot(&self, game: &Game, view: &Position, scale: &Scale, spot: SpotId, strength: u8) -> f32 {
        let Some(cell) = self.shots.get(spot.index()) else { return 0.0 };
        if cell.get() <= UNKNOWN {
            let worth = |foe: &Foe| {
                let column = game.shot_row(view, spot, foe.at).and_then(|row| game.column(row, strength));
                column.map_or(0.0, |column| harm(game, view, foe.unit, &scale.forecast(game, column, foe.shift)))
            };
            let seen = game.view_from(view, spot);
            let foes = if seen.meets(&self.foes_at) { &self.foes[..] } else { &[] };
            cell.set(foes.iter().filter(|foe| seen.has(foe.at)).map(worth).fold(0.0, f32::max));
        }
        cell.get()
    }

    /// Returns the loss a unit of the side would suffer on a spot from all enemy fire that can reach it.
    pub(super) fn exposed(&self, game: &Game, view: &Position, side: Side, scale: &Scale, spot: SpotId) -> f32 {
        let Some(cell) = self.exposed.get(spot.index()) else { return 0.0 };
        if cell.get() <= UNKNOWN {
            let shift = self.usual_shift(side);
            let harm = |firer: &Firer| {
                let column = game.shot_row(view, firer.at, spot).and_then(|row| game.column(row, firer.strength));
                column.map_or(0.0, |column| loss(scale, game, column, shift + firer.lead))
            };
            let seen = game.view_from(view, spot);
            let firers = if seen.meets(&self.firers_at) { &self.firers[..] } else { &[] };
            cell.set(firers.iter().filter(|firer| seen.has(firer.at)).map(harm).sum());
        }
        cell.get()
    }

    /// Returns the loss a garrison unit would suffer on a spot in melee with the enemies that can come next to it.
    pub(super) fn danger(&self, game: &Game, view: &Position, side: Side, scale: &Scale, spot: SpotId) -> f32 {
        let Some(cell) = self.danger.get(spot.index()).filter(|_| side == Side::Texan) else { return 0.0 };
        if cell.get() <= UNKNOWN {
            let mut rows: [(u8, bool); 12] = [(0, false); 12];
            let mut count = 0;
            let open = |crossing: &Crossing| {
                let friend = view.unit_on(crossing.to).is_some_and(|unit| game.piece(unit).side == Some(side));
                crossing.melee && !friend && self.advance.from(crossing.to) <= 8
            };
            for crossing in game.crossings(view, spot).filter(open) {
                if let Some(row) = game.melee_row_between(view, crossing.to, spot).filter(|_| count < rows.len()) {
                    rows[count] = (row, crossing.zoc);
                    count += 1;
                }
            }
            let rows = &rows[..count.min(self.enemies)];
            let crowd = rows.iter().filter(|(_, zone)| *zone).count().min(3) as i32;
            let shift = self.usual_shift(side) + crowd;
            let harm =
                |(row, _): &(u8, bool)| game.column(*row, 8).map_or(0.0, |column| loss(scale, game, column, shift));
            cell.set(rows.iter().map(harm).sum());
        }
        cell.get()
    }

    /// Lists the ways over the walls, and which of them a unit on each spot of the garrison shuts.
    fn find_ways_in(&mut self, game: &Game, view: &Position) {
        let confines = game.board().confines();
        self.ways_in.clear();
        self.shut.clear();
        let comes_in = |crossing: &Crossing| crossing.cost != Crossing::PROHIBITED && !confines.contains(crossing.to);
        for spot in confines.iter() {
            for crossing in game.crossings(view, spot).filter(comes_in) {
                let way = self.advance.from(crossing.to);
                let soon = libm::exp2f(-f32::from(way.min(200)) / HALF);
                self.ways_in.push((crossing.to, spot, soon));
            }
        }
        for spot in confines.iter() {
            let zone = game.crossings(view, spot).filter(|crossing| crossing.zoc && !confines.contains(crossing.to));
            let zone: Vec<SpotId> = zone.map(|crossing| crossing.to).collect();
            for (way, (from, to, _)) in self.ways_in.iter().enumerate() {
                if *to == spot || zone.contains(from) {
                    self.shut.push((spot, way as u16));
                }
            }
        }
        self.gaps.clear();
        self.gaps.resize(game.board().len(), 0.0);
    }

    /// Values the ways over the walls that nobody of the garrison but `unit` shuts now.
    pub(super) fn look_for_gaps(&mut self, game: &Game, view: &Position, unit: PieceId) {
        let mut open: Vec<f32> = self.ways_in.iter().map(|(.., soon)| *soon).collect();
        for other in game.units(Side::Texan).iter().filter(|own| **own != unit) {
            let state = view.state(*other);
            if state.is_on_map() && state.order != Order::Routed {
                let first = self.shut.partition_point(|(spot, _)| *spot < state.at);
                for (_, way) in self.shut[first..].iter().take_while(|(spot, _)| *spot == state.at) {
                    open[usize::from(*way)] = 0.0;
                }
            }
        }
        self.gaps.fill(0.0);
        for (spot, way) in &self.shut {
            self.gaps[spot.index()] += open[usize::from(*way)];
        }
    }

    /// Returns the value of the ways over the walls that a unit on a spot would shut.
    pub(super) fn shuts(&self, spot: SpotId) -> f32 {
        self.gaps.get(spot.index()).copied().unwrap_or(0.0)
    }

    /// Returns the Damage Check shift of an ordinary unit of a side.
    fn usual_shift(&self, side: Side) -> i32 {
        match side {
            Side::Texan => i32::from(self.inside) - 10,
            Side::Mexican => -i32::from(self.inside) - 8,
        }
    }

    /// Whether an enemy could be attacked from this spot if no variant barred the step between.
    pub(super) fn is_before_a_bar(&self, spot: SpotId) -> bool {
        self.barred.contains(&spot)
    }

    /// Returns the worth of a foe.
    pub(super) fn worth_of(&self, game: &Game, view: &Position, touch: &Touch) -> f32 {
        worth(game, view, self.foes[usize::from(touch.foe)].unit)
    }
}

fn set(game: &Game, spots: impl Iterator<Item = SpotId>) -> SpotSet {
    let mut set = SpotSet::new(game.board().len());
    spots.for_each(|spot| {
        set.insert(spot);
    });
    set
}

/// Returns the share of a unit's worth that an attack costs.
fn loss(scale: &Scale, game: &Game, column: u8, shift: i32) -> f32 {
    let forecast = scale.forecast(game, column, shift);
    forecast.eliminated + 0.6 * forecast.step + 0.3 * forecast.disordered
}

/// Returns the strength of a unit from its counter and order, regardless of the target; 0 for a leader or a battery.
pub(super) fn strength(game: &Game, view: &Position, unit: PieceId, mode: Mode) -> u8 {
    match (&game.piece(unit).class, mode) {
        (PieceClass::Unit { .. }, mode) => game.strength(view, unit, mode),
        (PieceClass::Leader { .. } | PieceClass::Battery { .. }, _) => 0,
    }
}
