//! Emplacing, climbing and storming ladders (D12.4, D12.41).

use super::event::{Events, Happening, tell};
use super::position::{Did, Due, Mover, Position, insert};
use super::refusal::{No, Verdict, unless};
use super::{Game, atoms};
use crate::board::SpotId;
use crate::house::{Roles, Rulings as _};
use crate::play::PieceId;
use crate::side::Side;
use crate::variant::Quantity;

/// The movement points it costs to climb a ladder into the area behind it (D12.4.d), unless a variant rules otherwise.
const CLIMB: u8 = 2;

impl Game {
    pub(super) fn may_emplace(&self, position: &Position, piece: PieceId, edge: u16) -> Verdict {
        self.may_act(position, piece)?;
        let state = position.state(piece);
        let carries = self.kind(piece).is_flecha() && state.stands() && state.ladders > 0;
        unless(carries, No::new(atoms::D12_4_A, "deguello-no-ladder").of(piece))?;
        let there = self.ground.fronts[state.at.index()].contains(&edge);
        unless(there, No::new(atoms::D12_4_A, "deguello-no-foot").of(piece))?;
        let scalable = self.ground.edge(edge).scalable;
        unless(scalable, No::new(atoms::D7_41_C, "deguello-no-ladder-here").of(piece))?;
        self.may_breach(position, piece)?;
        let touched = state.did.contains(Did::TOUCH) && state.began == state.at;
        unless(touched, No::new(atoms::D12_4_A, "deguello-no-touch").of(piece))?;
        unless(self.is_led(position, piece), No::new(atoms::D5_1_A, "deguello-no-led").of(piece))?;
        unless(!state.did.contains(Did::SPECIAL), No::new(atoms::D4_2_A, "deguello-no-special").of(piece))?;
        unless(!position.is_locked(piece), No::new(atoms::D14_7_A, "deguello-no-locked").of(piece))?;
        unless(!position.has_ladder(edge), No::new(atoms::D12_4_A, "deguello-no-second-ladder").of(piece))
    }

    /// Whether a piece may breach walls and doors at all: not from an area with abatis (D7.21.a), and not
    /// if a rule forbids it.
    pub(super) fn may_breach(&self, position: &Position, piece: PieceId) -> Verdict {
        let felled = self.area_at(position, piece).is_some_and(|area| self.ground.area(area).abatis);
        unless(!felled, No::new(atoms::D7_21_A, "deguello-no-breach-from-abatis").of(piece))?;
        self.may(position, &Quantity::MayBreach, Roles::new(piece))
    }

    pub(super) fn emplace(&self, position: &mut Position, piece: PieceId, edge: u16) {
        self.stop(position);
        position.note(piece, Did::SPECIAL);
        position.due.push(Due::Emplace { piece, edge });
    }

    /// Resolves the die for a ladder; if it fails, the flecha keeps the ladder (D12.4.b).
    pub(super) fn emplaced(&self, position: &mut Position, piece: PieceId, edge: u16, roll: u8, events: &mut Events) {
        let up = i32::from(roll) >= self.figures.ladder_stands;
        let atom = if up { atoms::D12_4_A } else { atoms::D12_4_B };
        tell(events, atom, Happening::Emplaced { piece, edge, roll, up });
        if up {
            insert(&mut position.ladders, edge);
            let state = position.state_mut(piece);
            state.ladders = state.ladders.saturating_sub(1);
            position.bound = self.figures.must_climb.then_some((piece, edge));
        }
    }

    /// The flecha that must climb its ladder and the edge, while it is able to (D12.4.c).
    pub(super) fn bound(&self, position: &Position) -> Option<(PieceId, u16)> {
        let (piece, edge) = position.bound?;
        self.may_scale(position, piece, edge).ok()?;
        let defenders = self.beside(position, edge);
        let can = if defenders.is_empty() {
            self.ground.edge(edge).beside.iter().any(|to| self.may_enter(position, piece, *to).is_ok())
        } else {
            self.can_attack(position, piece, &defenders).is_ok()
        };
        can.then_some((piece, edge))
    }

    /// The defenders beside a ladder, in numerical order.
    pub(super) fn beside(&self, position: &Position, edge: u16) -> Vec<PieceId> {
        let spots = self.ground.edge(edge).beside.iter();
        let defends = |unit: &PieceId| self.is_texan(*unit) && self.kind(*unit).is_unit();
        let mut defenders: Vec<PieceId> = spots.flat_map(|spot| position.on(*spot)).filter(defends).collect();
        defenders.sort_unstable();
        defenders
    }

    /// Whether a flecha or an officer may climb a ladder at all (D12.41.a).
    pub(super) fn may_scale(&self, position: &Position, piece: PieceId, edge: u16) -> Verdict {
        self.may_act(position, piece)?;
        let state = position.state(piece);
        // Officers move as units do: they may follow a flecha up a ladder.
        let climbs = self.kind(piece).is_flecha() || self.kind(piece).is_officer();
        unless(climbs && state.stands(), No::new(atoms::D7_12_A, "deguello-no-flecha").of(piece))?;
        let there = usize::from(edge) < self.ground.edges.len() && self.ground.edge(edge).out == state.at;
        unless(there && position.has_ladder(edge), No::new(atoms::D12_4_D, "deguello-no-ladder-there").of(piece))?;
        let waited = state.began == state.at && !state.did.contains(Did::MOVE);
        unless(waited, No::new(atoms::D12_41_A, "deguello-no-waiting").of(piece))?;
        unless(self.is_led(position, piece), No::new(atoms::D5_1_A, "deguello-no-led").of(piece))?;
        let taken = |lock: &super::Lock| lock.edge == Some(edge) && !lock.pieces.contains(&piece);
        let free = !position.locks.iter().any(taken);
        unless(free, No::new(atoms::D12_4_H, "deguello-no-free-foot").of(piece))?;
        let points = self.left(position, piece).unwrap_or(0);
        let cost = self.climb_cost(position, piece, self.ground.edge(edge).top);
        unless(points >= cost, No::new(atoms::D12_4_D, "deguello-no-points-to-climb").of(piece))
    }

    /// The movement points it costs a piece to climb a ladder to a spot.
    fn climb_cost(&self, position: &Position, piece: PieceId, to: SpotId) -> u8 {
        super::Figures::small(self.ruled_cost(position, piece, to, i32::from(CLIMB)))
    }

    /// The ladder by which a piece climbs to a spot, preferably one without defenders beside it.
    fn ladder_to(&self, position: &Position, piece: PieceId, to: SpotId) -> Option<u16> {
        let fronts = self.ground.fronts.get(position.state(piece).at.index())?;
        let mut leads = fronts
            .iter()
            .copied()
            .filter(|edge| position.has_ladder(*edge) && self.ground.edge(*edge).beside.contains(&to));
        let clear = leads.clone().find(|edge| self.beside(position, *edge).is_empty());
        clear.or_else(|| leads.next())
    }

    pub(super) fn may_climb(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        self.may_act(position, piece)?;
        let Some(edge) = self.ladder_to(position, piece, to) else {
            return Err(No::new(atoms::D12_4_D, "deguello-no-ladder-there").of(piece));
        };
        self.may_scale(position, piece, edge)?;
        unless(!position.is_locked(piece), No::new(atoms::D12_4_H, "deguello-no-locked").of(piece))?;
        let clear = self.beside(position, edge).is_empty();
        unless(clear, No::new(atoms::D12_4_E, "deguello-no-clear-top").of(piece).at(to))?;
        self.may_enter(position, piece, to)
    }

    pub(super) fn climb(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Events) {
        let own = position.bound.is_some_and(|(bound, _)| bound == piece);
        self.go_up(position, piece, to, if own { atoms::D12_4_C } else { atoms::D12_4_D }, events);
    }

    /// Moves a piece up a ladder: it moves no more, but may still choose its facing.
    fn go_up(&self, position: &mut Position, piece: PieceId, to: SpotId, atom: crate::play::Atom, events: &mut Events) {
        let (from, cost) = (position.state(piece).at, self.climb_cost(position, piece, to));
        position.bound = None;
        position.mover = Some(Mover { piece, left: 0 });
        position.note(piece, Did::MOVE | Did::TURN);
        let facing = self.ground.outlook(&self.board, to).opposite();
        position.shift(piece, to);
        position.state_mut(piece).facing = facing;
        tell(events, atom, Happening::Stepped { piece, from, to, cost });
    }

    /// Whether a flecha, or two on two ladders, may attack the defenders beside a ladder (D12.4.e, D12.4.f).
    pub(super) fn may_storm(&self, position: &Position, by: PieceId, with: Option<PieceId>, edge: u16) -> Verdict {
        self.may_scale(position, by, edge)?;
        let defenders = self.beside(position, edge);
        unless(!defenders.is_empty(), No::new(atoms::D12_4_E, "deguello-no-defender").of(by))?;
        self.can_attack(position, by, &defenders)?;
        let Some(with) = with else { return Ok(()) };
        unless(with != by, No::new(atoms::D12_4_F, "deguello-no-second-flecha").of(with))?;
        let other = self.second_ladder(position, with, edge, &defenders);
        let Some(other) = other else {
            return Err(No::new(atoms::D12_4_F, "deguello-no-second-flecha").of(with));
        };
        self.may_scale(position, with, other)?;
        self.can_attack(position, with, &defenders)
    }

    /// The ladder from which a flecha helps another: a second one that is beside one of the same defenders.
    pub(super) fn second_ladder(
        &self,
        position: &Position,
        with: PieceId,
        edge: u16,
        defenders: &[PieceId],
    ) -> Option<u16> {
        let fronts = self.ground.fronts.get(position.state(with).at.index())?;
        let helps = |other: &u16| {
            let beside = &self.ground.edge(*other).beside;
            *other != edge
                && position.has_ladder(*other)
                && defenders.iter().any(|unit| beside.contains(&position.state(*unit).at))
        };
        fronts.iter().copied().find(helps)
    }

    pub(super) fn storm(
        &self,
        position: &mut Position,
        by: PieceId,
        with: Option<PieceId>,
        edge: u16,
        events: &mut Events,
    ) {
        position.bound = None;
        let defenders = self.beside(position, edge);
        let attackers: Vec<PieceId> = std::iter::once(by).chain(with).collect();
        let atom = if with.is_some() { atoms::D12_4_F } else { atoms::D12_4_E };
        self.clash(position, attackers, defenders, Some(edge), atom, events);
    }

    /// Moves the winner of a fight at a ladder up, if no defender is left beside it (D12.4.g).
    pub(super) fn up(&self, position: &mut Position, piece: PieceId, edge: u16, to: SpotId, events: &mut Events) {
        let stands = position.state(piece).stands() && self.ground.edge(edge).out == position.state(piece).at;
        if !stands || !self.beside(position, edge).is_empty() {
            return;
        }
        let beside = &self.ground.edge(edge).beside;
        let first = Some(to).filter(|to| beside.contains(to));
        let mut places = first.into_iter().chain(beside.iter().copied());
        let place = places.find(|spot| self.may_enter(position, piece, *spot).is_ok());
        if let Some(place) = place {
            self.go_up(position, piece, place, atoms::D12_4_G, events);
        }
    }

    /// Whether a unit may attack enemy units in melee, regardless of where they stand (D4.2, D5.1.a, D14.2.a, D14.7.a).
    pub(super) fn can_attack(&self, position: &Position, by: PieceId, targets: &[PieceId]) -> Verdict {
        self.may_act(position, by)?;
        let state = position.state(by);
        unless(state.stands() && self.kind(by).is_unit(), No::new(atoms::D14_A, "deguello-no-fighter").of(by))?;
        unless(!state.did.contains(Did::ALONE), No::new(atoms::D4_2_D, "deguello-no-lone-fight").of(by))?;
        unless(self.is_led(position, by), No::new(atoms::D5_1_A, "deguello-no-led").of(by))?;
        let bound = position.locks_of(by).filter_map(|lock| lock.other(by));
        let elsewhere = bound.into_iter().find(|other| !targets.contains(other));
        unless(elsewhere.is_none(), No::new(atoms::D14_7_A, "deguello-no-locked").of(by))?;
        let again = position.fought.iter().any(|[one, two]| *one == by && targets.contains(two));
        unless(!again, No::new(atoms::D14_2_A, "deguello-no-second-attack").of(by))?;
        let mut fights = targets.iter().map(|target| self.fighters(position, by, *target));
        fights.try_for_each(|roles| self.may_strike(position, roles))
    }

    /// Whether a piece is an attacker outside the fort.
    pub(super) fn is_outside(&self, position: &Position, piece: PieceId) -> bool {
        self.side(piece) == Some(Side::Mexican) && !self.ground.is_inside(position.state(piece).at)
    }
}
