//! Movement (5.0 to 5.7).

use super::action::Action;
use super::position::{Moved, Order};
use super::variant::{HAUL, Quantity, Roles, WALK};
use super::{Allowed, Game, PieceClass, PieceId, Position, Status, Why};
use super::{atoms, rulings};
use crate::board::{Crossing, SpotId};
use crate::map::HexsideKind;
use crate::play::Atom;
use crate::side::Side;
use crate::spot::Level;

/// The cost of a step, and whether it ends the move.
#[derive(Debug, Clone, Copy)]
pub(super) struct StepCost {
    /// Movement points left afterwards.
    pub(super) left: u8,
    pub(super) cost: u8,
    /// The enemy whose zone of control ends the move.
    pub(super) stopped_by: Option<PieceId>,
}

impl Game {
    /// Adds the steps a piece may make now to `actions`.
    pub fn steps(&self, position: &Position, piece: PieceId, actions: &mut Vec<Action>) {
        if self.may_move(position, piece).is_err() {
            return;
        }
        let (from, points) = (position.state(piece).at, self.points(position, piece));
        // Most pieces are in no enemy zone: this is checked once for all steps.
        let may_be_held = self.piece(piece).is_leader() || self.holder(position, piece, from).is_some();
        for crossing in self.crossings_of(position, piece, from) {
            if self.step_over(position, piece, (from, points), &crossing, may_be_held).is_ok() {
                actions.push(Action::Step { piece, to: crossing.to });
            }
        }
    }

    /// Movement points a piece has left in this phase (5.0, 5.1).
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// let rifles = game.find_piece("rifles")?;
    /// let points = game.points(&game.start(), rifles);
    /// assert_eq!(i32::from(points), project.rulebook.number("move.ma"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn points(&self, position: &Position, piece: PieceId) -> u8 {
        match position.mover {
            Some(mover) if mover.piece == piece => mover.points,
            Some(_) | None => self.moves(position, piece).saturating_sub(position.state(piece).spent),
        }
    }

    /// The movement points of a piece at the start of its move (5.0, 5.1).
    #[inline]
    pub(super) fn moves(&self, position: &Position, piece: PieceId) -> u8 {
        let allowance = match position.state(piece).order {
            Order::Good => self.parameters.allowance,
            Order::Disordered => self.parameters.allowance_disordered,
            Order::Routed => self.parameters.allowance_routed,
        };
        let moves = self.adjusted(position, Quantity::Moves, i32::from(allowance), || Roles::new(piece));
        moves.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// The movement points a piece needs for a crossing (5.2, 5.7).
    #[inline]
    pub(super) fn cost(&self, position: &Position, piece: PieceId, from: SpotId, crossing: &Crossing) -> u8 {
        if crossing.cost == Crossing::PROHIBITED {
            return crossing.cost;
        }
        let cost = self.adjusted(position, Quantity::CrossCost, i32::from(crossing.cost), || {
            self.crossing_roles(piece, from, crossing, self.gait(position, piece))
        });
        cost.clamp(0, i32::from(Crossing::PROHIBITED - 1)) as u8
    }

    /// The number of the mode in which a piece moves: walking, or hauling a battery.
    pub(super) fn gait(&self, position: &Position, piece: PieceId) -> u8 {
        let hauls = position.mover.is_some_and(|mover| mover.piece == piece && mover.towing > 0);
        if hauls { HAUL } else { WALK }
    }

    /// Whether a piece has a move left in this phase, and the currently moving piece may stop for it.
    pub(super) fn may_move(&self, position: &Position, piece: PieceId) -> Allowed {
        let state = position.state(piece);
        let own = self.piece(piece);
        if !position.phase.is_movement() || own.side != position.phase.side() {
            return Err(Why::new(if own.is_battery() { atoms::A5_1_D } else { atoms::A5_0_B }));
        }
        if state.status != Status::Map {
            return Err(Why::at(atoms::A5_0_B, state.at));
        }
        match state.moved {
            Moved::No => {}
            Moved::Once => return Err(Why::at(atoms::A5_0_B, state.at)),
            Moved::Stopped => return Err(Why::at(self.stop_rule(piece), state.at)),
            Moved::Spent => return Err(Why::at(atoms::A5_2_B, state.at)),
        }
        self.may_set_out(position, piece)?;
        match position.mover {
            Some(mover) if mover.piece != piece => self.may_stop(position, mover.piece),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether an enemy zone has stopped a piece with points left: it may still spend them on what is no entry (A23).
    pub(super) fn keeps_points(&self, position: &Position, piece: PieceId) -> bool {
        position.state(piece).moved == Moved::Stopped
            && self.points(position, piece) > 0
            && position.mover.is_none_or(|mover| mover.piece == piece || self.may_stop(position, mover.piece).is_ok())
    }

    /// Whether a piece that has not moved yet can move at all: it is neither routed (9.4) nor Bowie (11.5).
    #[inline]
    pub(super) fn may_set_out(&self, position: &Position, piece: PieceId) -> Allowed {
        let state = position.state(piece);
        if state.order == Order::Routed && self.parameters.allowance_routed == 0 {
            return Err(Why::at(atoms::A9_4_C, state.at));
        }
        if self.never_moves(position, piece) {
            return Err(Why::at(atoms::A11_5_A, state.at));
        }
        Ok(())
    }

    /// Whether a piece stays where it is set up for the whole game, like Bowie (11.5).
    #[inline]
    pub(super) fn never_moves(&self, position: &Position, piece: PieceId) -> bool {
        !self.parameters.bowie_mobile
            && matches!(self.piece(piece).class, PieceClass::Leader { fixed: true, .. })
            && !self.lifts(position, Quantity::FIXED, || Roles::new(piece))
    }

    /// Whether a spot has room for a unit in addition to the other units on it (5.4).
    #[inline]
    pub(super) fn has_room(&self, position: &Position, unit: PieceId, spot: SpotId) -> bool {
        let most = self.adjusted(position, Quantity::StackMax, i32::from(self.parameters.stack), || Roles {
            to: spot,
            ..Roles::new(unit)
        });
        (position.units_on(spot).filter(|other| *other != unit).count() as i32) < most.max(1)
    }

    /// Whether a piece may end its move on its current spot: not on another friendly unit (5.4, R84).
    pub(super) fn may_stop(&self, position: &Position, piece: PieceId) -> Allowed {
        let at = position.state(piece).at;
        let late = self.parameters.stack_at_phase_end;
        if !late && self.piece(piece).is_unit() && !self.has_room(position, piece, at) {
            return Err(Why::at(atoms::A5_4_A, at));
        }
        Ok(())
    }

    /// Whether the Movement Phase may end with the units as they are: if stacking is checked then (R84), no unit that
    /// could still move may exceed the limit.
    pub(super) fn may_rest(&self, position: &Position) -> Allowed {
        if !self.parameters.stack_at_phase_end {
            return Ok(());
        }
        let mut steps = Vec::new();
        for unit in self.piece_ids().filter(|piece| self.piece(*piece).is_unit() && position.state(*piece).is_on_map())
        {
            let at = position.state(unit).at;
            if !self.has_room(position, unit, at) {
                self.steps(position, unit, &mut steps);
                if !steps.is_empty() {
                    return Err(Why::at(atoms::A5_4_A, at));
                }
            }
        }
        Ok(())
    }

    /// Whether a piece may step onto a spot, with the points it has left afterwards.
    pub(super) fn step(&self, position: &Position, piece: PieceId, to: SpotId) -> Result<StepCost, Why> {
        self.may_move(position, piece)?;
        let from = position.state(piece).at;
        let crossing = self.crossing(position, from, to).ok_or_else(|| self.why_apart(from, to))?;
        let crossing = Crossing { cost: self.cost(position, piece, from, &crossing), ..crossing };
        self.step_over(position, piece, (from, self.points(position, piece)), &crossing, true)
    }

    /// Whether a piece that may move may step over a crossing, given its points left. `may_be_held` is false if no
    /// enemy zone prevents it from leaving in any direction.
    fn step_over(
        &self,
        position: &Position,
        piece: PieceId,
        (from, points): (SpotId, u8),
        crossing: &Crossing,
        may_be_held: bool,
    ) -> Result<StepCost, Why> {
        let to = crossing.to;
        self.crossable(position, piece, from, crossing, points)?;
        if may_be_held {
            self.may_leave(position, piece, from, to)?;
        }
        if position.state(piece).with.is_some() {
            return Err(Why::at(rulings::R83, from));
        }
        self.company_can_follow(position, piece, from, crossing)?;
        let left = points - crossing.cost;
        let stopped_by = self.holder(position, piece, to);
        if self.piece(piece).is_unit() && !self.has_room(position, piece, to) && !self.parameters.stack_at_phase_end {
            // Friendly units may be passed through, but the move must be able to end elsewhere.
            let goes_on = stopped_by.is_none() && self.can_finish(position, piece, to, left);
            if !goes_on {
                return Err(Why::at(atoms::A5_4_A, to));
            }
        }
        Ok(StepCost { left, cost: crossing.cost, stopped_by })
    }

    /// Why two spots are not connected: a room and a roof never are, however close (7.4), and a step leads to an
    /// adjacent hex (5.0).
    fn why_apart(&self, from: SpotId, to: SpotId) -> Why {
        let near = to.index() < self.board.len() && self.board.range(from, to) <= 1;
        let joins = |level| near && [from, to].into_iter().any(|spot| self.board.spot(spot).level == level);
        let atom = if joins(Level::In) && joins(Level::Roof) { atoms::A7_4_B } else { atoms::A5_0_B };
        Why::between(atom, from, to)
    }

    /// Whether a crossing can be made with `points`, zones of control aside.
    pub(super) fn crossable(
        &self,
        position: &Position,
        piece: PieceId,
        from: SpotId,
        crossing: &Crossing,
        points: u8,
    ) -> Allowed {
        let to = crossing.to;
        if crossing.cost == Crossing::PROHIBITED {
            return Err(Why::between(chart(crossing.kind), from, to));
        }
        if crossing.cost > points {
            return Err(Why::at(atoms::A5_2_B, to));
        }
        let mode = self.gait(position, piece);
        self.passable(position, piece, from, crossing, mode)?;
        self.ground_lets(position, piece, from, crossing, mode)
    }

    /// Whether a piece may enter a spot: no enemy on it, no border and no variant prevents it.
    #[inline]
    pub(super) fn passable(
        &self,
        position: &Position,
        piece: PieceId,
        from: SpotId,
        crossing: &Crossing,
        mode: u8,
    ) -> Allowed {
        let (side, to) = (self.side(piece), crossing.to);
        let roles = || self.crossing_roles(piece, from, crossing, mode);
        if position.unit_on(to).is_some_and(|other| self.side(other) != side)
            && !self.lifts(position, Quantity::ENEMY_HEXES, roles)
        {
            return Err(Why::at(atoms::A5_3_A, to));
        }
        if side == Side::Texan
            && self.parameters.confined
            && !self.board.confines().contains(to)
            && !self.lifts(position, Quantity::CONFINES, roles)
        {
            return Err(Why::at(atoms::A2_3_A, to));
        }
        self.may_go(position, from, crossing, roles)
    }

    /// Whether variants let a piece cross a hexside into a spot.
    #[inline]
    pub(super) fn may_go(
        &self,
        position: &Position,
        from: SpotId,
        crossing: &Crossing,
        roles: impl Fn() -> Roles,
    ) -> Allowed {
        if self.may_bar_step(position, from, crossing) { self.lets_go(position, &roles()) } else { Ok(()) }
    }

    /// Whether variants allow a crossing with the given roles.
    #[inline(never)]
    pub(super) fn lets_go(&self, position: &Position, roles: &Roles) -> Allowed {
        let over = self.forbids_of(position, Quantity::MayCross, roles);
        match over.or_else(|| self.forbids_of(position, Quantity::MayEnter, roles)) {
            Some(atom) => Err(Why::between(atom, roles.from, roles.to)),
            None => Ok(()),
        }
    }

    /// Whether the wall ban lets a piece cross (6.3).
    #[inline]
    pub(super) fn ground_lets(
        &self,
        position: &Position,
        piece: PieceId,
        from: SpotId,
        crossing: &Crossing,
        mode: u8,
    ) -> Allowed {
        let ban = self.wall_ban(position, piece, from, crossing);
        if ban.is_err() && self.lifts(position, Quantity::WALL_BAN, || self.crossing_roles(piece, from, crossing, mode))
        {
            return Ok(());
        }
        ban
    }

    /// Whether enemy zones of control let a piece leave its spot (6.1, 11.4).
    pub(super) fn may_leave(&self, position: &Position, piece: PieceId, from: SpotId, to: SpotId) -> Allowed {
        if self.piece(piece).is_leader() {
            return self.leader_may_leave(position, piece, from, to);
        }
        let Some(holder) = self.holder(position, piece, from) else { return Ok(()) };
        let at = position.state(holder).at;
        let (side, shifts) = (self.side(piece), self.shifts(self.side(piece)));
        let atom = match side {
            Side::Texan => atoms::A6_1_B,
            Side::Mexican => atoms::A6_1_D,
        };
        // Within the zones that hold it, a unit may shift if the rulebook allows it (R11, R12).
        let stays = |enemy: PieceId| self.controllers(position, to, side).any(|other| other == enemy);
        let mut holders = self.controllers(position, from, side).filter(|own| !self.is_negated(position, *own, piece));
        if shifts && holders.all(stays) {
            return Ok(());
        }
        Err(Why::between(atom, from, at))
    }

    /// Whether the rulebook lets units of a side shift within the zones that hold them.
    pub(super) const fn shifts(&self, side: Side) -> bool {
        match side {
            Side::Texan => self.parameters.texan_shift,
            Side::Mexican => self.parameters.mexican_shift,
        }
    }

    /// Whether a leader may leave a spot: out of an enemy zone only if stacked with a combat unit that could leave it
    /// (11.4). In a negated zone a leader may shift, but may not leave the zone on its own (R8).
    fn leader_may_leave(&self, position: &Position, leader: PieceId, from: SpotId, to: SpotId) -> Allowed {
        let side = self.side(leader);
        let free = |unit| self.is_steady(position, unit) && self.holder(position, unit, from).is_none();
        if !self.parameters.zones_stop_leaders
            || position.units_on(from).any(free)
            || self.lifts(position, Quantity::LEADERS_IN_ZONES, || Roles { from, to, ..Roles::new(leader) })
        {
            return Ok(());
        }
        let bound = self.controllers(position, from, side).find(|enemy| {
            let shifts = side == Side::Mexican
                && self.is_negated(position, *enemy, leader)
                && self.controllers(position, to, side).any(|other| other == *enemy);
            !shifts
        });
        match bound {
            Some(enemy) => Err(Why::between(atoms::A11_4_B, from, position.state(enemy).at)),
            None => Ok(()),
        }
    }

    /// The crossings from a spot, with their costs for a piece (5.2, 5.7).
    pub(super) fn crossings_of<'a>(
        &'a self,
        position: &'a Position,
        piece: PieceId,
        from: SpotId,
    ) -> impl Iterator<Item = Crossing> + 'a {
        let crossings = self.crossings(position, from);
        crossings.map(move |crossing| Crossing { cost: self.cost(position, piece, from, &crossing), ..crossing })
    }

    /// Whether a unit passing through friendly units can still end its move on a free spot. Its company does not
    /// matter: it can be left behind.
    pub(super) fn can_finish(&self, position: &Position, piece: PieceId, from: SpotId, points: u8) -> bool {
        let start = (from, points);
        // Usually the move can end on an adjacent spot: nothing is allocated until it must go farther.
        let (mut friends, mut next, mut at) = (Vec::new(), 0, Some(start));
        while let Some((here, points)) = at {
            for crossing in self.crossings_of(position, piece, here) {
                if self.crossable(position, piece, here, &crossing, points).is_err() {
                    continue;
                }
                if self.has_room(position, piece, crossing.to) {
                    return true;
                }
                let left = points - crossing.cost;
                let mut met = std::iter::once(&start).chain(&friends);
                let known = met.any(|(spot, most)| *spot == crossing.to && *most >= left);
                if !known && self.holder(position, piece, crossing.to).is_none() {
                    friends.push((crossing.to, left));
                }
            }
            at = friends.get(next).copied();
            next += 1;
        }
        false
    }

    /// The rule by which an enemy zone of control ends a piece’s move (6.1).
    #[must_use]
    pub fn stop_rule(&self, piece: PieceId) -> Atom {
        match self.side(piece) {
            Side::Texan => atoms::A6_1_A,
            Side::Mexican => atoms::A6_1_C,
        }
    }
}

/// The row of the chart for a kind of hexside (5.7).
pub(super) const fn chart(kind: HexsideKind) -> Atom {
    match kind {
        HexsideKind::Clear => atoms::A5_7_A,
        HexsideKind::DryStreambed => atoms::A5_7_B,
        HexsideKind::StoneWall => atoms::A5_7_C,
        HexsideKind::WoodenWall | HexsideKind::HighPalisade => atoms::A5_7_D,
        HexsideKind::InnerWall => atoms::A5_7_E,
        HexsideKind::OuterWall => atoms::A5_7_F,
        HexsideKind::ChurchWall => atoms::A5_7_G,
        HexsideKind::Doorway => atoms::A5_7_H,
        HexsideKind::Gunslit => atoms::A5_7_I,
        HexsideKind::GunRamp => atoms::A5_7_J,
        HexsideKind::Breach => atoms::A5_7_K,
        HexsideKind::Impassable => atoms::A5_7_L,
        HexsideKind::InteriorWall => atoms::A5_7_M,
    }
}
