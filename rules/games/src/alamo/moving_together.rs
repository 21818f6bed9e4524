//! Pieces that move together: leaders travelling with a unit (R83), batteries in tow (10.1 to 10.3), and leaders who
//! follow a retreat or an advance or stay behind (9.8, R58).

use arrayvec::ArrayVec;

use super::action::Action;
use super::event::Happening;
use super::position::MOST_PIECES;
use super::position::{Moved, Mover, Pending};
use super::variant::{HAUL, Occasion, Quantity, Roles};
use super::{Allowed, Event, Game, Order, PieceId, Position, Why};
use super::{atoms, rulings};
use crate::board::{Crossing, SpotId};
use crate::side::Side;
use crate::variant::Happens;

/// The leaders on a spot or with a unit.
pub(super) type Leaders = ArrayVec<PieceId, MOST_PIECES>;

impl Game {
    /// Adds the leaders and batteries that may be taken along or left now, as actions.
    pub(super) fn company_choices(&self, position: &Position, actions: &mut Vec<Action>) {
        for leader in self.leaders.iter().copied() {
            for with in position.units_on(position.state(leader).at) {
                if self.may_take(position, leader, with).is_ok() {
                    actions.push(Action::Take { leader, with });
                }
            }
        }
        for piece in self.leaders.iter().chain(self.roster.batteries()).copied() {
            // Most pieces travel with no unit.
            if position.state(piece).with.is_some() && self.may_leave_behind(position, piece).is_ok() {
                actions.push(Action::Leave { piece });
            }
        }
        for battery in self.roster.batteries().iter().copied() {
            for by in position.units_on(position.state(battery).at) {
                if self.may_tow(position, battery, by).is_ok() {
                    actions.push(Action::Tow { battery, by });
                }
            }
        }
    }

    /// Whether a unit may take a leader along (R83): any leader with points left, whether it came alone or with another
    /// unit.
    pub(super) fn may_take(&self, position: &Position, leader: PieceId, with: PieceId) -> Allowed {
        if !self.piece(with).is_unit() || !self.piece(leader).is_leader() || self.side(with) != self.side(leader) {
            return Err(Why::new(rulings::R83));
        }
        self.may_move(position, with)?;
        let state = position.state(leader);
        if self.never_moves(position, leader) {
            return Err(Why::at(atoms::A11_5_A, state.at));
        }
        if state.at != position.state(with).at || state.with.is_some() || state.spent >= self.parameters.allowance {
            return Err(Why::at(rulings::R83, state.at));
        }
        // Among friendly units the move must continue, and the leader cannot be left before the next step.
        if self.may_stop(position, with).is_err() && !self.goes_on_with(position, with, leader) {
            return Err(Why::at(rulings::R83, state.at));
        }
        Ok(())
    }

    /// Whether a unit can make a step for which a leader on its spot has enough points too.
    fn goes_on_with(&self, position: &Position, unit: PieceId, leader: PieceId) -> bool {
        let left = self.parameters.allowance.saturating_sub(position.state(leader).spent);
        // The leader pays what the step costs this unit, variants included.
        let mut crossings = self.crossings(position, position.state(unit).at);
        crossings.any(|crossing| self.step(position, unit, crossing.to).is_ok_and(|step| step.cost <= left))
    }

    /// Takes a leader along.
    pub(super) fn take(&self, position: &mut Position, leader: PieceId, with: PieceId, events: &mut Vec<Event>) {
        self.take_over(position, with);
        if let Some(mover) = &mut position.mover {
            mover.joined = true;
        }
        position.state_mut(leader).with = Some(with);
        events.push(Event { atom: rulings::R83, what: Happening::Taken { leader, with } });
    }

    /// Whether a leader or battery may be left on the moving unit's spot. A leader may not be left before a step has
    /// been made, nor where another was taken along, so that pieces are not taken and left endlessly. A battery may be
    /// left at any time, even before the first step (R66): it is then finished for this phase, so that no unit takes it
    /// in tow again, and the unit keeps the points of one that tows.
    pub(super) fn may_leave_behind(&self, position: &Position, piece: PieceId) -> Allowed {
        match position.mover {
            Some(_) if self.piece(piece).is_unit() => Err(Why::new(rulings::R83)),
            Some(mover) if position.state(piece).with == Some(mover.piece) => {
                let may = self.piece(piece).is_battery() || mover.stepped && !mover.joined;
                if may { Ok(()) } else { Err(Why::at(rulings::R83, position.state(piece).at)) }
            }
            Some(_) | None => Err(Why::new(if self.piece(piece).is_battery() { rulings::R66 } else { rulings::R83 })),
        }
    }

    /// Leaves a leader or battery behind. A battery has then moved in this phase; a leader may go on within its own
    /// points, alone or with another unit (R83).
    pub(super) fn leave_behind(&self, position: &mut Position, piece: PieceId, events: &mut Vec<Event>) {
        let is_battery = self.piece(piece).is_battery();
        let atom = if is_battery { rulings::R66 } else { rulings::R83 };
        position.state_mut(piece).with = None;
        if is_battery {
            position.state_mut(piece).moved = Moved::Once;
        }
        if let Some(mover) = &mut position.mover
            && is_battery
        {
            mover.towing = mover.towing.saturating_sub(1);
        }
        events.push(Event { atom, what: Happening::Left { piece } });
    }

    /// Whether a unit may take a battery in tow (10.1, 10.2): it is in good order, has not stepped, and started with
    /// it.
    pub(super) fn may_tow(&self, position: &Position, battery: PieceId, by: PieceId) -> Allowed {
        if !self.piece(battery).is_battery() || !self.piece(by).is_unit() {
            return Err(Why::new(atoms::A11_2_A));
        }
        self.may_move(position, by)?;
        let (gun, unit) = (position.state(battery), position.state(by));
        // A unit that has dropped a battery on the way takes up no other (R66).
        let mover = position.mover.filter(|mover| mover.piece == by);
        let towing = mover.map_or(0, |mover| mover.towing);
        // Towing cannot start where the move could not end: the battery might hold the unit there.
        self.may_stop(position, by)?;
        let under_way = mover.is_some_and(|mover| mover.stepped) || gun.with.is_some();
        if gun.moved.is_over() {
            return Err(Why::at(rulings::R66, gun.at));
        }
        if unit.order != Order::Good || gun.at != unit.at || under_way {
            return Err(Why::at(atoms::A10_1_A, unit.at));
        }
        if towing >= self.parameters.per_tower {
            return Err(Why::at(rulings::R67, unit.at));
        }
        let hauls = || Roles { from: unit.at, to: unit.at, mode: HAUL, ..Roles::new(by) };
        if let Some(atom) = self.forbids(position, Quantity::MayHaul, hauls) {
            return Err(Why::at(atom, unit.at));
        }
        if self.side(by) == Side::Texan
            && position.texan_tows.saturating_add(towing) >= self.parameters.texan_tows
            && !self.hauls_freely(position, by, unit.at, unit.at)
        {
            return Err(Why::at(atoms::A10_2_A, unit.at));
        }
        Ok(())
    }

    /// Whether a variant lets a Texan unit move a battery between two spots in addition to the one move of 10.2.
    fn hauls_freely(&self, position: &Position, unit: PieceId, from: SpotId, to: SpotId) -> bool {
        let roles = || Roles { from, to, mode: HAUL, ..Roles::new(unit) };
        self.grants(position, Quantity::MayHaul, roles).is_some()
    }

    /// Takes a battery in tow.
    pub(super) fn tow(&self, position: &mut Position, battery: PieceId, by: PieceId, events: &mut Vec<Event>) {
        self.take_over(position, by);
        let points = self.parameters.allowance_towing;
        position.state_mut(battery).with = Some(by);
        if let Some(mover) = &mut position.mover {
            mover.towing += 1;
            mover.points = mover.points.min(points);
        }
        events.push(Event { atom: atoms::A10_1_B, what: Happening::Towed { battery, by } });
    }

    /// Makes a unit the moving one and ends the move of the previous one.
    pub(super) fn take_over(&self, position: &mut Position, piece: PieceId) {
        if position.mover.is_some_and(|mover| mover.piece == piece) {
            return;
        }
        self.finish_mover(position, Moved::Once);
        position.mover = Some(Mover {
            piece,
            points: self.points(position, piece),
            stepped: false,
            joined: false,
            last_room: position.state(piece).at,
            towing: 0,
            hauled: 0,
        });
    }

    /// Ends the move of the moving piece, and records why. Its leaders have points of their own and may go on (R83).
    pub(super) fn finish_mover(&self, position: &mut Position, why: Moved) {
        let Some(mover) = position.mover.take() else { return };
        let was_stopped = position.state(mover.piece).moved.is_over();
        position.state_mut(mover.piece).moved = why;
        // What a unit has left is known until the phase ends; a leader's points are counted step by step.
        if self.piece(mover.piece).is_unit() && position.phase.is_movement() {
            let spent = self.moves(position, mover.piece).saturating_sub(mover.points);
            position.state_mut(mover.piece).spent = spent;
        }
        if mover.towing > 0 {
            for battery in self.towed(position, mover.piece) {
                let state = position.state_mut(battery);
                state.with = None;
                state.moved = Moved::Once;
            }
        }
        for leader in self.company(position, mover.piece) {
            position.state_mut(leader).with = None;
        }
        // One that was stopped and then used its points has not stopped again.
        if was_stopped {
            return;
        }
        let to = position.state(mover.piece).at;
        self.occur(position, Occasion::Did(Happens::Stop), || Roles { to, ..Roles::new(mover.piece) });
    }

    /// Ends the moves of the leaders concerned when a zone of control ends a move, whatever points they have left.
    pub(super) fn hold_leaders(&self, position: &mut Position, piece: PieceId) {
        let alone = self.piece(piece).is_leader().then_some(piece);
        for leader in self.company(position, piece).into_iter().chain(alone) {
            let state = position.state_mut(leader);
            state.moved = Moved::Stopped;
            state.spent = state.spent.max(self.parameters.allowance);
        }
    }

    /// The leaders travelling with a unit.
    pub(super) fn company(&self, position: &Position, unit: PieceId) -> Leaders {
        self.leaders.iter().copied().filter(|leader| position.state(*leader).with == Some(unit)).collect()
    }

    /// The batteries a unit has in tow.
    pub(super) fn towed(&self, position: &Position, unit: PieceId) -> Leaders {
        let with = |piece: &PieceId| self.piece(*piece).is_battery() && position.state(*piece).with == Some(unit);
        self.piece_ids().filter(with).collect()
    }

    /// Whether the company of a unit can make a step with it: each leader within its own points, a battery only over
    /// hexsides it can cross.
    pub(super) fn company_can_follow(
        &self,
        position: &Position,
        unit: PieceId,
        from: SpotId,
        crossing: &Crossing,
    ) -> Allowed {
        if let Some(mover) = position.mover.filter(|mover| mover.piece == unit && mover.towing > 0) {
            if !crossing.battery {
                return Err(Why::between(atoms::A10_3_A, from, crossing.to));
            }
            if mover.hauled >= self.parameters.tow_hexes[self.side(unit).index()] {
                return Err(Why::between(atoms::A10_1_B, from, crossing.to));
            }
            // A unit that tows by permission of a variant may only go where the variant allows.
            if self.side(unit) == Side::Texan
                && position.texan_tows >= self.parameters.texan_tows
                && !self.hauls_freely(position, unit, from, crossing.to)
            {
                return Err(Why::between(atoms::A10_2_A, from, crossing.to));
            }
        }
        for leader in self.leaders.iter().copied().filter(|leader| position.state(*leader).with == Some(unit)) {
            if position.state(leader).spent.saturating_add(crossing.cost) > self.parameters.allowance {
                return Err(Why::at(rulings::R83, crossing.to));
            }
        }
        Ok(())
    }

    /// Moves the company of a unit with it.
    pub(super) fn company_follows(
        &self,
        position: &mut Position,
        unit: PieceId,
        to: SpotId,
        cost: u8,
        events: &mut Vec<Event>,
    ) {
        for leader in self.company(position, unit) {
            position.put(leader, false, to);
            position.state_mut(leader).spent += cost;
        }
        let Some(mover) = position.mover.as_mut().filter(|mover| mover.piece == unit && mover.towing > 0) else {
            return;
        };
        mover.hauled = mover.hauled.saturating_add(1);
        let hauled = mover.hauled;
        for battery in self.towed(position, unit) {
            let from = position.state(battery).at;
            let free = self.hauls_freely(position, unit, from, to);
            position.put(battery, false, to);
            if self.side(unit) == Side::Texan {
                // The garrison may move one battery one hex in the whole game (10.2).
                position.texan_tows = position.texan_tows.saturating_add(u8::from(hauled == 1 && !free));
                if hauled >= self.parameters.tow_hexes[Side::Texan.index()] {
                    self.leave_behind(position, battery, events);
                }
            }
        }
    }

    /// Kills the leader who never moves when its unit has to retreat, in a rulebook that takes 11.5 literally (R55).
    pub(super) fn doom_the_fixed(
        &self,
        position: &mut Position,
        unit: PieceId,
        foe: Option<PieceId>,
        events: &mut Vec<Event>,
    ) {
        if !self.parameters.bowie_dies {
            return;
        }
        let at = position.state(unit).at;
        let fixed: Leaders = self
            .leaders_on(position, at, self.side(unit))
            .filter(|leader| self.never_moves(position, *leader))
            .collect();
        for leader in fixed {
            self.kill_leader(position, leader, foe, true, events);
        }
    }

    /// Asks each leader on a unit's spot whether it follows; the fixed leader stays (9.8, R55).
    pub(super) fn ask_company(&self, position: &mut Position, unit: PieceId) {
        let at = position.state(unit).at;
        let leaders: Leaders = self
            .leaders_on(position, at, self.side(unit))
            .filter(|leader| !self.never_moves(position, *leader))
            .collect();
        for leader in leaders.into_iter().rev() {
            position.lay(Pending::Company { leader, unit });
        }
    }

    /// Moves the leaders who follow a unit to its current spot.
    pub(super) fn bring_company(&self, position: &mut Position, unit: PieceId) {
        let at = position.state(unit).at;
        for leader in self.company(position, unit) {
            position.state_mut(leader).with = None;
            position.put(leader, false, at);
        }
    }
}
