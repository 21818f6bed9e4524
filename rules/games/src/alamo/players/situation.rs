//! The situation of one side at the start of its move: where the enemy can be attacked, and what it can do.
//!
//! Everything is measured on the positions of that moment. Values of single spots are computed on demand and cached.

use std::cell::Cell;

use super::approach::{Approach, BARRED, FAR};
use super::scale::{harm, worth};
use crate::alamo::{Game, Mode, Order, PieceClass, PieceId, Position, Strike};
use crate::board::{Crossing, SpotId, SpotSet};
use crate::side::Side;

/// The value of a cell that is not computed yet.
const UNKNOWN: f32 = f32::MIN;

/// The movement points of way by which a way over the walls is half as urgent to shut: about one move.
const HALF: f32 = 8.0;

/// The movement points within which an enemy can come next to a unit at once.
const NEAR: u16 = 8;

/// The movement points from which on an enemy is no danger yet. Between the two it is the less the farther it is: a danger
/// that began at a certain distance would have the garrison neglect a wall that is a little harder to climb.
const SOON: u16 = 14;

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

/// A place from which a unit can be attacked in melee.
#[derive(Debug, Clone, Copy, Default)]
struct Assault {
    /// The row of the combat table.
    row: u8,
    /// Whether a unit there is in the attacked one's zone of control.
    zone: bool,
    /// How soon an enemy can come there, from 0 to 1.
    soon: f32,
}

/// A way over the walls.
#[derive(Debug, Clone, Copy)]
struct WayIn {
    from: SpotId,
    to: SpotId,
    /// How soon the enemy could use it.
    soon: f32,
}

/// The situation of one side.
#[derive(Debug, Clone, Default)]
pub(super) struct Situation {
    pub(super) foes: Vec<Foe>,
    /// The spots that enemy fire comes from.
    firers: Vec<SpotId>,
    /// The number of rows of the combat table.
    rows: usize,
    /// By foe and row: the worth of a shot of an ordinary unit of the side.
    harms: Vec<f32>,
    /// By source of fire and row: the loss of a unit of the side that is shot at.
    losses: Vec<f32>,
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
    /// Whether the side is the garrison and holds its walls: no attacker in good order is inside.
    pub(super) holds_walls: bool,
    /// The number of enemies that could attack in melee.
    enemies: usize,
    /// The ways over the walls, in the order of the spots they lead to.
    ways_in: Vec<WayIn>,
    /// The ways that a unit on a spot shuts, in the order of spots.
    shut: Vec<(SpotId, u16)>,
    /// By way over the walls: its value, or 0 if somebody shuts it.
    gaps: Vec<f32>,
}

impl Situation {
    /// Assesses the situation of a side.
    pub(super) fn look(&mut self, game: &Game, view: &Position, side: Side) {
        self.inside = game.mexicans_inside(view);
        self.holds_walls = side == Side::Texan && !self.inside;
        self.rows = game.table_size().0.max(1);
        self.find_foes(game, view, side);
        self.find_firers(game, view, side);
        self.foes_at = set(game, self.foes.iter().map(|foe| foe.at));
        self.firers_at = set(game, self.firers.iter().copied());
        self.find_touches(game, view);
        for cells in [&mut self.exposed, &mut self.danger, &mut self.shots] {
            cells.clear();
            cells.resize(game.board().len(), Cell::new(UNKNOWN));
        }
        let mut approach = std::mem::take(&mut self.approach);
        approach.measure(game, view, side, self.goals(game, view, side).into_iter());
        self.approach = approach;
        let enemies = self.foes.iter().filter(|foe| foe.has_zone);
        self.enemies = enemies.clone().count();
        if side == Side::Texan {
            let most = if self.holds_walls { FAR } else { SOON };
            self.advance.measure_within(most, game, view, side.enemy(), enemies.map(|foe| (foe.at, 0)));
            if self.holds_walls {
                self.find_ways_in(game, view);
            }
        }
    }

    fn find_foes(&mut self, game: &Game, view: &Position, side: Side) {
        self.foes.clear();
        self.harms.clear();
        let strength = if side == Side::Texan { 8 } else { 4 };
        let own = game.units(side).iter().copied().find(|unit| view.state(*unit).is_on_map());
        for unit in game.units(side.enemy()).iter().copied().filter(|unit| view.state(*unit).is_on_map()) {
            let strike =
                own.map(|own| Strike { by: own, unit: own, target: unit, mode: Mode::Fire, row: 0, column: 0 });
            let lead = own.map_or(0, |own| super::scale::lead(game, view, own));
            let shift = strike.map_or(0, |strike| game.shift(view, &strike) - lead);
            let state = view.state(unit);
            self.foes.push(Foe { unit, at: state.at, shift, has_zone: state.order != Order::Routed });
            let shot = |column| harm(game, view, unit, &game.known_forecast(column, shift));
            self.harms.extend(by_row(game, self.rows, strength).map(|column| column.map_or(0.0, shot)));
        }
    }

    fn find_firers(&mut self, game: &Game, view: &Position, side: Side) {
        self.firers.clear();
        self.losses.clear();
        for foe in 0..self.foes.len() {
            let foe = self.foes[foe];
            let strength = game.strength(view, foe.unit, Mode::Fire);
            if foe.has_zone && strength > 0 {
                self.add_firer(game, side, foe.at, strength, super::scale::lead(game, view, foe.unit));
            }
        }
        for battery in game.batteries().iter().copied().filter(|battery| view.state(*battery).is_on_map()) {
            let at = view.state(battery).at;
            let crew = view.unit_on(at).filter(|unit| game.piece(*unit).side == Some(side.enemy()));
            if crew.is_some_and(|crew| view.state(crew).order == Order::Good) {
                self.add_firer(game, side, at, game.strength(view, battery, Mode::Fire), 0);
            }
        }
    }

    fn add_firer(&mut self, game: &Game, side: Side, at: SpotId, strength: u8, lead: i32) {
        let shift = self.usual_shift(side) + lead;
        self.firers.push(at);
        let loss = |column| loss(game, column, shift);
        self.losses.extend(by_row(game, self.rows, strength).map(|column| column.map_or(0.0, loss)));
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
    fn goals(&self, game: &Game, view: &Position, side: Side) -> Vec<(SpotId, u16)> {
        let mut goals = Vec::with_capacity(self.touches.len());
        for (spot, (first, count)) in self.places.iter().enumerate().filter(|(_, (_, count))| *count > 0) {
            let touches = &self.touches[usize::from(*first)..][..usize::from(*count)];
            let most = touches.iter().map(|touch| self.melee(game, view, touch, 8, 1)).fold(0.0, f32::max);
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
    pub(super) fn melee(&self, game: &Game, view: &Position, touch: &Touch, strength: u8, more: i32) -> f32 {
        let foe = self.foes[usize::from(touch.foe)];
        let Some(column) = game.column(touch.row, strength) else { return 0.0 };
        let crowd = if touch.zone && game.piece(foe.unit).side == Some(Side::Texan) { more } else { 0 };
        harm(game, view, foe.unit, &game.known_forecast(column, foe.shift + crowd))
    }

    /// Returns the worth of the best shot of an ordinary unit of the side from a spot.
    pub(super) fn shot(&self, game: &Game, view: &Position, spot: SpotId) -> f32 {
        known(&self.shots, spot, || self.best_shot(game, view, spot))
    }

    #[inline(never)]
    fn best_shot(&self, game: &Game, view: &Position, spot: SpotId) -> f32 {
        let seen = game.view_from(view, spot);
        let foes = if seen.meets(&self.foes_at) { &self.foes[..] } else { &[] };
        let foes = foes.iter().zip(self.harms.chunks_exact(self.rows)).filter(|(foe, _)| seen.has(foe.at));
        foes.map(|(foe, harms)| of_row(harms, game.row_in_view(view, &seen, spot, foe.at))).fold(0.0, f32::max)
    }

    /// Returns the loss a unit of the side would suffer on a spot from all enemy fire that can reach it.
    pub(super) fn exposed(&self, game: &Game, view: &Position, spot: SpotId) -> f32 {
        known(&self.exposed, spot, || self.fire_upon(game, view, spot))
    }

    #[inline(never)]
    fn fire_upon(&self, game: &Game, view: &Position, spot: SpotId) -> f32 {
        let seen = game.view_from(view, spot);
        let firers = if seen.meets(&self.firers_at) { &self.firers[..] } else { &[] };
        let firers = firers.iter().zip(self.losses.chunks_exact(self.rows)).filter(|(at, _)| seen.has(**at));
        firers.map(|(at, losses)| of_row(losses, game.row_in_view(view, &seen, *at, spot))).sum()
    }

    /// Returns the loss a garrison unit would suffer on a spot in melee with the enemies that can come next to it.
    pub(super) fn danger(&self, game: &Game, view: &Position, side: Side, spot: SpotId) -> f32 {
        if side == Side::Mexican { 0.0 } else { known(&self.danger, spot, || self.melees_upon(game, view, spot)) }
    }

    #[inline(never)]
    fn melees_upon(&self, game: &Game, view: &Position, spot: SpotId) -> f32 {
        let mut places = [Assault::default(); 12];
        let mut count = 0;
        let open = |crossing: &Crossing| {
            let friend = view.unit_on(crossing.to).is_some_and(|unit| game.piece(unit).side == Some(Side::Texan));
            crossing.melee && !friend && self.advance.from(crossing.to) < SOON
        };
        for crossing in game.crossings(view, spot).filter(open) {
            if let Some(row) = game.melee_row_between(view, crossing.to, spot).filter(|_| count < places.len()) {
                let soon = f32::from(SOON - self.advance.from(crossing.to)) / f32::from(SOON - NEAR);
                places[count] = Assault { row, zone: crossing.zoc, soon: soon.min(1.0) };
                count += 1;
            }
        }
        let shift = self.usual_shift(Side::Texan);
        let harm =
            |own: &Assault, shift| own.soon * game.column(own.row, 8).map_or(0.0, |column| loss(game, column, shift));
        // Fewer enemies than places come by the worst of them.
        let places = &mut places[..count];
        if count > self.enemies {
            places.sort_by(|a, b| harm(b, shift).total_cmp(&harm(a, shift)).then(b.zone.cmp(&a.zone)));
        }
        let places = &places[..count.min(self.enemies)];
        let crowd: f32 = places.iter().filter(|own| own.zone).map(|own| own.soon).sum();
        let shift = shift + crowd.min(3.0).round() as i32;
        places.iter().map(|own| harm(own, shift)).sum()
    }

    /// Lists the ways over the walls, and which of them a unit on each spot of the garrison shuts.
    fn find_ways_in(&mut self, game: &Game, view: &Position) {
        let confines = game.board().confines();
        self.ways_in.clear();
        self.shut.clear();
        let comes_in = |crossing: &Crossing| crossing.cost != Crossing::PROHIBITED && !confines.contains(crossing.to);
        for to in confines.iter() {
            for crossing in game.crossings(view, to).filter(comes_in) {
                let way = self.advance.from(crossing.to);
                let soon = libm::exp2f(-f32::from(way.min(200)) / HALF);
                self.ways_in.push(WayIn { from: crossing.to, to, soon });
            }
        }
        let mut from: Vec<(SpotId, u16)> = self.ways_in.iter().map(|way| way.from).zip(0..).collect();
        from.sort_unstable();
        for spot in confines.iter() {
            let first = self.shut.len();
            let here = self.ways_in.partition_point(|way| way.to < spot);
            let here = (here..self.ways_in.len()).take_while(|way| self.ways_in[*way].to == spot);
            self.shut.extend(here.map(|way| (spot, way as u16)));
            for crossing in game.crossings(view, spot).filter(|own| own.zoc && !confines.contains(own.to)) {
                let ways = &from[from.partition_point(|(own, _)| *own < crossing.to)..];
                let ways = ways.iter().take_while(|(own, _)| *own == crossing.to);
                self.shut.extend(ways.map(|(_, way)| (spot, *way)));
            }
            self.shut[first..].sort_unstable();
        }
        self.shut.dedup();
    }

    /// Values the ways over the walls that nobody of the garrison but `unit` shuts now.
    pub(super) fn look_for_gaps(&mut self, game: &Game, view: &Position, unit: PieceId) {
        self.gaps.clear();
        self.gaps.extend(self.ways_in.iter().map(|way| way.soon));
        for other in game.units(Side::Texan).iter().filter(|own| **own != unit) {
            let state = view.state(*other);
            if state.is_on_map() && state.order != Order::Routed {
                for way in shut_from(&self.shut, state.at) {
                    self.gaps[way] = 0.0;
                }
            }
        }
    }

    /// Returns the value of the ways over the walls that a unit on a spot would shut.
    pub(super) fn shuts(&self, spot: SpotId) -> f32 {
        shut_from(&self.shut, spot).fold(0.0, |sum, way| sum + self.gaps[way])
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

/// Returns the value of a spot, computed when it is first asked for; 0 off the board.
#[inline]
fn known(values: &[Cell<f32>], spot: SpotId, compute: impl FnOnce() -> f32) -> f32 {
    let Some(value) = values.get(spot.index()) else { return 0.0 };
    if value.get() <= UNKNOWN {
        value.set(compute());
    }
    value.get()
}

/// Returns the ways over the walls that a unit on a spot shuts.
fn shut_from(shut: &[(SpotId, u16)], spot: SpotId) -> impl Iterator<Item = usize> + '_ {
    let first = shut.partition_point(|(own, _)| *own < spot);
    shut[first..].iter().take_while(move |(own, _)| *own == spot).map(|(_, way)| usize::from(*way))
}

/// Returns the column of the combat table for a strength in each of its rows.
fn by_row(game: &Game, rows: usize, strength: u8) -> impl Iterator<Item = Option<u8>> {
    (0..rows as u8).map(move |row| game.column(row, strength))
}

/// Returns the value of a row; 0 for none.
fn of_row(values: &[f32], row: Option<u8>) -> f32 {
    row.and_then(|row| values.get(usize::from(row))).copied().unwrap_or(0.0)
}

fn set(game: &Game, spots: impl Iterator<Item = SpotId>) -> SpotSet {
    let mut set = SpotSet::new(game.board().len());
    spots.for_each(|spot| {
        set.insert(spot);
    });
    set
}

/// Returns the share of a unit's worth that an attack costs.
fn loss(game: &Game, column: u8, shift: i32) -> f32 {
    let forecast = game.known_forecast(column, shift);
    forecast.eliminated + 0.6 * forecast.step + 0.3 * forecast.disordered
}

/// Returns the strength of a unit from its counter and order, regardless of the target; 0 for a leader or a battery.
pub(super) fn strength(game: &Game, view: &Position, unit: PieceId, mode: Mode) -> u8 {
    match (&game.piece(unit).class, mode) {
        (PieceClass::Unit { .. }, mode) => game.strength(view, unit, mode),
        (PieceClass::Leader { .. } | PieceClass::Battery { .. }, _) => 0,
    }
}
