//! Retreats (9.6): three spots, all safe, none entered twice.

use arrayvec::ArrayVec;

use super::action::{Path, Paths};
use super::atoms;
use super::attempt::Attempt;
use super::damage::Loss;
use super::event::Happening;
use super::position::{MOST_PIECES, Pending};
use super::variant::{Occasion, Quantity, RETREAT, Roles};
use super::{Event, Game, PieceId, Position};
use crate::board::{Crossing, SpotId};
use crate::side::Side;
use crate::variant::Happens;

/// The start and the spots entered so far.
type Trail = ArrayVec<SpotId, { Path::MOST + 1 }>;

/// A pending retreat.
#[derive(Clone, Copy)]
pub(super) struct Due {
    pub(super) unit: PieceId,
    /// The spot of the enemy that caused the rout.
    pub(super) from: SpotId,
    /// The number of hexes the unit must retreat.
    pub(super) hexes: u8,
    /// The enemy that caused the rout, if any.
    pub(super) foe: Option<PieceId>,
}

impl Game {
    /// The paths along which a unit may retreat: complete, safe, and ending as far as possible from all other enemies
    /// (R47).
    pub(super) fn retreats(&self, position: &Position, due: Due) -> Paths {
        let mut all = Paths::new();
        let mut best = 0;
        let mut trail = Trail::new();
        trail.push(position.state(due.unit).at);
        self.extend(position, due, &mut trail, &mut best, &mut all);
        all
    }

    fn extend(&self, position: &Position, due: Due, trail: &mut Trail, best: &mut u32, all: &mut Paths) {
        let Due { unit, from, hexes, .. } = due;
        let Some(&here) = trail.last() else { return };
        if let [start, path @ ..] = trail.as_slice()
            && path.len() == usize::from(hexes)
            && let Some(path) = Path::new(path)
        {
            // Even if single steps need not gain distance, the whole retreat must: then units that displace each other
            // come to rest.
            if self.board.range(from, here) <= self.board.range(from, *start) {
                return;
            }
            let far = self.parameters.retreat_far;
            let distance = if far { self.nearest_other(position, unit, from, here) } else { 0 };
            if distance > *best || all.is_empty() {
                *best = distance;
                all.clear();
            }
            if distance == *best {
                // Only a hex with three levels or a long retreat could fill the list; by then there are enough equally
                // good paths.
                let _ = all.try_push(path);
            }
            return;
        }
        for crossing in self.crossings(position, here) {
            if !trail.contains(&crossing.to) && self.is_safe(position, unit, from, here, &crossing) {
                trail.push(crossing.to);
                self.extend(position, due, trail, best, all);
                trail.pop();
            }
        }
    }

    /// Whether a retreating unit may enter a spot (9.6.d to 9.6.g, R48).
    pub(super) fn is_safe(
        &self,
        position: &Position,
        unit: PieceId,
        from: SpotId,
        here: SpotId,
        crossing: &Crossing,
    ) -> bool {
        let (side, to) = (self.side(unit), crossing.to);
        let barred = position.unit_on(to).is_some_and(|other| self.side(other) != side)
            || self.leaders_on(position, to, side.enemy()).next().is_some();
        let leads = self.leads_away(side, from, here, crossing)
            || self.program.is_some() && self.leads_past(position, unit, from, here, crossing);
        let roles = || self.crossing_roles(unit, here, crossing, RETREAT);
        if barred || !leads || self.may_go(position, here, crossing, roles).is_err() {
            return false;
        }
        match side {
            Side::Texan => !self.is_controlled(position, to, side),
            // A Texan zone bars a Mexican unit unless an unrouted friendly unit is in it already (9.6.f).
            Side::Mexican => self.controllers(position, to, side).all(|texan| {
                let comrades = self.controllers(position, position.state(texan).at, Side::Texan);
                let needed = usize::from(self.parameters.companions);
                comrades.filter(|comrade| *comrade != unit).take(needed).count() == needed
            }),
        }
    }

    /// Whether the terrain lets a unit of a side retreat over a crossing, away from an enemy (9.6.d, R48).
    fn leads_away(&self, side: Side, from: SpotId, here: SpotId, crossing: &Crossing) -> bool {
        let gain = u32::from(self.parameters.retreat_gain);
        crossing.cost != Crossing::PROHIBITED
            && self.board.range(from, crossing.to) >= self.board.range(from, here).saturating_add(gain)
            && (side == Side::Mexican || !self.parameters.confined || self.board.confines().contains(crossing.to))
    }

    /// Whether a unit may retreat over a crossing that leaves the confines because a variant allows it.
    fn leads_past(&self, position: &Position, unit: PieceId, from: SpotId, here: SpotId, crossing: &Crossing) -> bool {
        let gain = u32::from(self.parameters.retreat_gain);
        crossing.cost != Crossing::PROHIBITED
            && self.board.range(from, crossing.to) >= self.board.range(from, here).saturating_add(gain)
            && self.lifts(position, Quantity::CONFINES, || self.crossing_roles(unit, here, crossing, RETREAT))
    }

    /// Whether there is an enemy spot from which the terrain lets a unit retreat, with no other piece on the board.
    pub(crate) fn has_way_back(&self, side: Side, at: SpotId) -> bool {
        let before = |from| {
            let mut trail = Trail::new();
            trail.push(at);
            self.goes_back(side, from, &mut trail)
        };
        self.board.ids().filter(|from| *from != at).any(before)
    }

    /// The number of hexes of a retreat (9.6.a).
    pub(crate) fn retreat_hexes(&self) -> usize {
        usize::from(self.parameters.retreat)
    }

    /// Whether a trail can be extended to the length of a retreat.
    fn goes_back(&self, side: Side, from: SpotId, trail: &mut Trail) -> bool {
        let Some(&here) = trail.last() else { return false };
        if trail.len() > usize::from(self.parameters.retreat) {
            return trail.first().is_some_and(|start| self.board.range(from, here) > self.board.range(from, *start));
        }
        self.board.crossings(here).iter().any(|crossing| {
            if trail.contains(&crossing.to) || !self.leads_away(side, from, here, crossing) {
                return false;
            }
            trail.push(crossing.to);
            let found = self.goes_back(side, from, trail);
            trail.pop();
            found
        })
    }

    /// The distance in hexes to the nearest enemy combat unit except the one that caused the rout, from which all paths
    /// lead equally far.
    fn nearest_other(&self, position: &Position, unit: PieceId, from: SpotId, spot: SpotId) -> u32 {
        let enemy = self.side(unit).enemy();
        self.pieces
            .iter()
            .zip(&position.pieces)
            .filter(|(piece, state)| piece.side == Some(enemy) && piece.is_unit() && state.is_on_map())
            .filter(|(_, state)| state.at != from)
            .map(|(_, state)| self.board.range(spot, state.at))
            .min()
            .unwrap_or(u32::MAX)
    }

    /// Checks a pending retreat: returns `true` if it is already resolved because the unit has nowhere to go.
    pub(super) fn retreat_fails(&self, position: &mut Position, due: Due, events: &mut Vec<Event>) -> bool {
        let unit = due.unit;
        let at = position.state(unit).at;
        let loss = if self.side(unit) == Side::Mexican && self.board.place(at).entry_area != 0 {
            Some(Loss::EntryArea)
        } else {
            self.retreats(position, due).is_empty().then_some(Loss::NoRetreat)
        };
        if let Some(loss) = loss {
            position.pending.pop();
            self.eliminate(position, unit, due.foe, loss, events);
        }
        loss.is_some()
    }

    /// Queues the retreat of a unit from an enemy's spot, after its leaders have decided whether they follow. `foe` is
    /// the responsible enemy, if any; `again` is true if the unit was already routed.
    pub(super) fn must_retreat(
        &self,
        position: &mut Position,
        unit: PieceId,
        (from, foe): (SpotId, Option<PieceId>),
        again: bool,
        events: &mut Vec<Event>,
    ) {
        let hexes = if again { self.parameters.retreat_extra } else { self.parameters.retreat };
        self.must_retreat_so_far(position, unit, (from, foe), i32::from(hexes), events);
    }

    /// Queues a retreat of `hexes` hexes, unless variants change the number.
    pub(super) fn must_retreat_so_far(
        &self,
        position: &mut Position,
        unit: PieceId,
        (from, foe): (SpotId, Option<PieceId>),
        hexes: i32,
        events: &mut Vec<Event>,
    ) {
        let hexes = self.adjusted(position, Quantity::Retreat, hexes, || Roles::new(unit));
        let hexes = hexes.clamp(0, Path::MOST as i32) as u8;
        if hexes == 0 {
            return;
        }
        // From a cause that is nowhere, any way is away.
        let from = if from == SpotId::NOWHERE { position.state(unit).at } else { from };
        if position.lay(Pending::Retreat { unit, from, hexes, foe }) {
            self.doom_the_fixed(position, unit, foe, events);
            self.ask_company(position, unit);
        } else {
            // A chain this long leaves the unit no retreat.
            self.eliminate(position, unit, foe, Loss::NoRetreat, events);
        }
    }

    /// Makes a retreat; friendly units in its path are routed in turn (9.6.k, R51).
    pub(super) fn make_retreat(
        &self,
        position: &mut Position,
        unit: PieceId,
        (from, foe): (SpotId, Option<PieceId>),
        path: Path,
        events: &mut Vec<Event>,
    ) {
        let mut upset: ArrayVec<PieceId, MOST_PIECES> = ArrayVec::new();
        let mut crossed: ArrayVec<Roles, { Path::MOST }> = ArrayVec::new();
        for to in path.spots().iter().copied() {
            let at = position.state(unit).at;
            if self.program.is_some()
                && let Some(crossing) = self.crossing(position, at, to)
            {
                crossed.push(self.crossing_roles(unit, at, &crossing, RETREAT));
            }
            upset.extend(position.units_on(to));
            self.enter(position, unit, to, events);
            events.push(Event { atom: atoms::A9_6_A, what: Happening::Retreated { unit, to } });
        }
        // The first hexside crossed is resolved first: it goes on top.
        for roles in crossed.into_iter().rev() {
            self.occur(position, Occasion::Did(Happens::Cross), || roles);
        }
        position.state_mut(unit).newcomer = true;
        // The first displaced unit is resolved first: it goes on top.
        for friend in upset.into_iter().rev() {
            if !self.puts_off(position, Attempt::Displace { unit: friend, from, foe }) {
                self.rout_at_last(position, friend, (from, foe), true, events);
            }
        }
        // Leaders that followed belong to this unit, not to those it has displaced.
        self.bring_company(position, unit);
    }
}
