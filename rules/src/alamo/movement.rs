//! Movement (5.0 to 5.7).

use super::action::Action;
use super::atoms;
use super::done_this_turn::Deed;
use super::event::Happening;
use super::position::{MOST_PIECES, Moved, Order, Pending};
use super::variant::{HAUL, Occasion, Quantity, Roles, WALK};
use super::{Allowed, Class, Event, Game, PieceId, Position, Status, Why};
use crate::board::{Crossing, SpotId};
use crate::map::HexsideKind;
use crate::play::Atom;
use crate::side::Side;
use crate::spot::Level;
use crate::variant::Happens;

/// What a step costs and whether it ends the move.
#[derive(Debug, Clone, Copy)]
pub(super) struct StepCost {
    /// Movement points left afterwards.
    pub(super) left: u8,
    pub(super) cost: u8,
    /// The enemy whose zone of control ends the move.
    pub(super) stopped_by: Option<PieceId>,
}

impl Game {
    /// The steps a piece may make now, added to a list.
    pub fn steps(&self, position: &Position, piece: PieceId, actions: &mut Vec<Action>) {
        if self.may_move(position, piece).is_err() {
            return;
        }
        for crossing in self.crossings(position, position.of(piece).at) {
            if self.step(position, piece, crossing.to).is_ok() {
                actions.push(Action::Step { piece, to: crossing.to });
            }
        }
    }

    /// Movement points a piece has left in this phase (5.0, 5.1).
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::{counters::CounterMix, map::MapDocument, project::Project};
    /// # use rules::{rulebook::Rulebook, scenario::Scenario, text};
    /// # let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "entry 1 0101 0201"])?;
    /// # let scenario: Scenario = text::read(r#"Scenario(format: 1, title: (en: "Skirmish"), by: Painted,
    /// #     map: "fort", counters: "two", rulebook: "short",
    /// #     plot: [(column: "1", area: 1)], setup: [(piece: "rifles", at: "0303")])"#)?;
    /// # let counters: CounterMix = text::read(r#"Counters(format: 1, title: (en: "Two units"), by: Painted,
    /// #     columns: [(id: "1", name: (en: "First"))], units: [
    /// #         (id: "rifles", name: (en: "Rifles"), side: texan, by: Painted,
    /// #             full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8)),
    /// #         (id: "line", name: (en: "Line"), side: mexican, column: "1", by: Painted,
    /// #             full: (fire: 4, melee: 8, morale: 8), reduced: (fire: 3, melee: 5, morale: 7))])"#)?;
    /// # let rulebook: Rulebook = text::read(r#"Rulebook(format: 1, title: (en: "Short"), by: Painted, system: alamo,
    /// #     parameters: [(name: "game.turns", value: 3, by: Painted)],
    /// #     terrain: [
    /// #         (kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open", by: Painted)],
    /// #     combat_rows: [(row: "open", strengths: ["1+"], by: Painted)],
    /// #     combat_results: [(die: 1, results: ["3"]), (die: 2, results: ["1"]), (die: 3, results: ["H"]),
    /// #         (die: 4, results: ["H"]), (die: 5, results: ["-"]), (die: 6, results: ["-"])],
    /// #     victory: [(from: 0, winner: mexican, degree: marginal), (from: 3, winner: texan, degree: marginal)])"#)?;
    /// # let project = Project::new(scenario, map, Vec::new(), counters, rulebook);
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
            Some(_) | None => {
                let allowance = match position.of(piece).order {
                    Order::Good => self.parameters.allowance,
                    Order::Disordered => self.parameters.allowance_disordered,
                    Order::Routed => self.parameters.allowance_routed,
                };
                let moves = self.adjusted(position, Quantity::Moves, i32::from(allowance), || Roles::new(piece));
                let spent = if position.of(piece).order == Order::Good { position.of(piece).spent } else { 0 };
                (moves.clamp(0, i32::from(u8::MAX)) as u8).saturating_sub(spent)
            }
        }
    }

    /// Movement points a piece needs to make a crossing (5.2, 5.7).
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

    /// What the steps of a piece are called: it walks, or hauls a battery.
    fn gait(&self, position: &Position, piece: PieceId) -> u8 {
        let hauls = position.mover.is_some_and(|mover| mover.piece == piece && mover.towing > 0);
        if hauls { HAUL } else { WALK }
    }

    /// Whether a piece has a move left in this phase, and whoever is on the move may stop for it.
    pub(super) fn may_move(&self, position: &Position, piece: PieceId) -> Allowed {
        let state = position.of(piece);
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

    /// Whether a piece can move at all that has not done so yet: it is not routed (9.4), nor Bowie (11.5).
    #[inline]
    pub(super) fn may_set_out(&self, position: &Position, piece: PieceId) -> Allowed {
        let state = position.of(piece);
        if state.order == Order::Routed && self.parameters.allowance_routed == 0 {
            return Err(Why::at(atoms::A9_4_C, state.at));
        }
        if self.never_moves(position, piece) {
            return Err(Why::at(atoms::A11_5_A, state.at));
        }
        Ok(())
    }

    /// Whether a piece stays where it is set up all game long: Bowie (11.5).
    #[inline]
    pub(super) fn never_moves(&self, position: &Position, piece: PieceId) -> bool {
        !self.parameters.bowie_mobile
            && matches!(self.piece(piece).class, Class::Leader { fixed: true, .. })
            && !self.lifts(position, Quantity::FIXED, || Roles::new(piece))
    }

    /// Whether a spot has room for a unit beside the friends on it (5.4).
    #[inline]
    pub(super) fn has_room(&self, position: &Position, unit: PieceId, spot: SpotId) -> bool {
        let most = self.adjusted(position, Quantity::StackMax, i32::from(self.parameters.stack), || Roles {
            to: spot,
            ..Roles::new(unit)
        });
        (position.units_on(spot).filter(|other| *other != unit).count() as i32) < most.max(1)
    }

    /// Whether a move may end where the piece stands: not on another friendly unit (5.4, R84).
    pub(super) fn may_stop(&self, position: &Position, piece: PieceId) -> Allowed {
        let at = position.of(piece).at;
        let late = self.parameters.stack_at_phase_end;
        if !late && self.piece(piece).is_unit() && !self.has_room(position, piece, at) {
            return Err(Why::at(atoms::A5_4_A, at));
        }
        Ok(())
    }

    /// Whether the Movement Phase may end as the units stand: where stacking is judged then (R84), nobody who could
    /// still go elsewhere may be one too many.
    pub(super) fn may_rest(&self, position: &Position) -> Allowed {
        if !self.parameters.stack_at_phase_end {
            return Ok(());
        }
        let mut steps = Vec::new();
        for unit in self.piece_ids().filter(|piece| self.piece(*piece).is_unit() && position.of(*piece).is_on_map()) {
            let at = position.of(unit).at;
            if !self.has_room(position, unit, at) {
                self.steps(position, unit, &mut steps);
                if !steps.is_empty() {
                    return Err(Why::at(atoms::A5_4_A, at));
                }
            }
        }
        Ok(())
    }

    /// Whether a piece may step onto a spot, and what it has left then.
    pub(super) fn step(&self, position: &Position, piece: PieceId, to: SpotId) -> Result<StepCost, Why> {
        self.may_move(position, piece)?;
        let from = position.of(piece).at;
        let crossing = self.crossing(position, from, to).ok_or_else(|| self.why_apart(from, to))?;
        let crossing = Crossing { cost: self.cost(position, piece, from, &crossing), ..crossing };
        let points = self.points(position, piece);
        self.crossable(position, piece, from, &crossing, points)?;
        self.may_leave(position, piece, from, to)?;
        if position.of(piece).with.is_some() {
            return Err(Why::at(atoms::R83, from));
        }
        self.company_can_follow(position, piece, from, &crossing)?;
        let left = points - crossing.cost;
        let stopped_by = self.holder(position, piece, to);
        if self.piece(piece).is_unit() && !self.has_room(position, piece, to) && !self.parameters.stack_at_phase_end {
            // Friends are passed through; the move must be able to end somewhere else.
            let goes_on = stopped_by.is_none() && self.can_finish(position, piece, to, left);
            if !goes_on {
                return Err(Why::at(atoms::A5_4_A, to));
            }
        }
        Ok(StepCost { left, cost: crossing.cost, stopped_by })
    }

    /// Why nothing leads from a spot to another: a room and a roof are not joined, however near (7.4), and a step goes to
    /// the next hex (5.0).
    fn why_apart(&self, from: SpotId, to: SpotId) -> Why {
        let near = to.index() < self.board.len() && self.board.range(from, to) <= 1;
        let joins = |level| near && [from, to].into_iter().any(|spot| self.board.spot(spot).level == level);
        let atom = if joins(Level::In) && joins(Level::Roof) { atoms::A7_4_B } else { atoms::A5_0_B };
        Why::between(atom, from, to)
    }

    /// Whether a crossing can be made with these points, zones of control aside.
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

    /// Whether nobody and nothing on a spot keeps a piece from entering it: no enemy, no border, no variant.
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

    /// Whether variants let a piece go over a hexside into a spot.
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

    /// The same, whoever goes there and wherever that is.
    #[inline(never)]
    pub(super) fn lets_go(&self, position: &Position, roles: &Roles) -> Allowed {
        let over = self.forbids_of(position, Quantity::MayCross, roles);
        match over.or_else(|| self.forbids_of(position, Quantity::MayEnter, roles)) {
            Some(atom) => Err(Why::between(atom, roles.from, roles.to)),
            None => Ok(()),
        }
    }

    /// Whether the wall lets a piece over (6.3).
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

    /// Whether enemy zones let a piece leave its spot (6.1, 11.4).
    pub(super) fn may_leave(&self, position: &Position, piece: PieceId, from: SpotId, to: SpotId) -> Allowed {
        if self.piece(piece).is_leader() {
            return self.leader_may_leave(position, piece, from, to);
        }
        let Some(holder) = self.holder(position, piece, from) else { return Ok(()) };
        let at = position.of(holder).at;
        let (side, shifts) = (self.side(piece), self.shifts(self.side(piece)));
        let atom = match side {
            Side::Texan => atoms::A6_1_B,
            Side::Mexican => atoms::A6_1_D,
        };
        // Within the zones that hold it a unit may shift, where a rulebook lets it (R11, R12).
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

    /// Whether a leader may leave a spot: he gets out of an enemy zone only beside a combat unit that could leave it
    /// (11.4). In a zone that is negated he may shift, but alone he does not walk out of it (R8).
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
            Some(enemy) => Err(Why::between(atoms::A11_4_B, from, position.of(enemy).at)),
            None => Ok(()),
        }
    }

    /// Whether a unit passing through friends can still end its move on a free spot. Its company is no hindrance: it
    /// can be left behind.
    pub(super) fn can_finish(&self, position: &Position, piece: PieceId, from: SpotId, points: u8) -> bool {
        let start = (from, points);
        // Mostly the move can end on a spot beside the first: nothing is allocated until one must go farther.
        let (mut friends, mut next, mut at) = (Vec::new(), 0, Some(start));
        while let Some((here, points)) = at {
            for crossing in self.crossings(position, here) {
                let crossing = Crossing { cost: self.cost(position, piece, here, &crossing), ..crossing };
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

    /// Makes a step that is allowed.
    pub(super) fn make_step(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Vec<Event>) {
        let Ok(step) = self.step(position, piece, to) else { return };
        self.take_over(position, piece);
        let from = position.of(piece).at;
        let crossed = Occasion::Did(Happens::Cross);
        let roles = self
            .awaits_step(position, crossed, piece, [from, to])
            .then(|| self.stepping_roles(position, piece, from, to));
        events.push(Event { atom: atoms::A5_0_B, what: Happening::Stepped { piece, from, to, cost: step.cost } });
        self.enter(position, piece, to, events);
        self.company_follows(position, piece, to, step.cost, events);
        let has_room = self.program.is_some() && self.has_room(position, piece, to);
        if self.piece(piece).is_leader() {
            position.of_mut(piece).spent += step.cost;
        }
        if let Some(mover) = &mut position.mover {
            mover.points = step.left;
            mover.stepped = true;
            mover.joined = false;
            if has_room {
                mover.last_room = to;
            }
        }
        if let Some(by) = step.stopped_by {
            events.push(Event { atom: self.stop_rule(piece), what: Happening::Stopped { piece, by } });
        }
        if step.stopped_by.is_some() {
            self.hold_leaders(position, piece);
        }
        let spent = self.crossings(position, to).all(|crossing| crossing.cost > step.left);
        if step.stopped_by.is_some() {
            self.finish_mover(position, Moved::Stopped);
        } else if step.left == 0 && spent {
            self.finish_mover(position, Moved::Spent);
        }
        if let Some(roles) = roles {
            self.occur_now(position, crossed, || roles);
        }
    }

    /// Begins a step that is allowed: what rules of variants say before it comes first.
    pub(super) fn begin_step(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Vec<Event>) {
        let tried = Occasion::Try(Happens::Cross);
        if !self.awaits(tried) {
            return self.make_step(position, piece, to, events);
        }
        self.take_over(position, piece);
        let from = position.of(piece).at;
        if !self.awaits_step(position, tried, piece, [from, to]) {
            return self.make_step(position, piece, to, events);
        }
        let roles = self.stepping_roles(position, piece, from, to);
        let Some(first) = self.first_to_speak(position, tried, &roles) else {
            return self.make_step(position, piece, to, events);
        };
        position.lay(Pending::Stepping { piece, to, points: self.points(position, piece) });
        self.speak_from(position, tried, first, roles);
    }

    /// The roles of a step.
    fn stepping_roles(&self, position: &Position, piece: PieceId, from: SpotId, to: SpotId) -> Roles {
        let crossing = self.crossing(position, from, to);
        crossing.map_or_else(
            || Roles { from, to, ..Roles::new(piece) },
            |crossing| self.crossing_roles(piece, from, &crossing, self.gait(position, piece)),
        )
    }

    /// A hexside has changed under a variant: whoever is on the move and stands in a zone now has just come into it.
    pub(super) fn zones_close(&self, position: &mut Position, events: &mut Vec<Event>) {
        let Some(mover) = position.mover else { return };
        if position.of(mover.piece).is_on_map()
            && self.holder(position, mover.piece, position.of(mover.piece).at).is_some()
        {
            self.hold_leaders(position, mover.piece);
            self.cut_short(position, Moved::Stopped, events);
        }
    }

    /// The rule by which an enemy zone of control ends a piece’s move (6.1).
    #[must_use]
    pub fn stop_rule(&self, piece: PieceId) -> Atom {
        match self.side(piece) {
            Side::Texan => atoms::A6_1_A,
            Side::Mexican => atoms::A6_1_C,
        }
    }

    /// Puts a piece onto a spot: batteries there are captured, lone enemy leaders die (5.3, 11.4), and coming inside the walls is noted.
    pub(super) fn enter(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Vec<Event>) {
        let from = position.of(piece).at;
        let is_unit = self.piece(piece).is_unit();
        let order = position.of(piece).order;
        let takes = is_unit || self.piece(piece).is_leader() && self.parameters.leaders_capture;
        if takes && (order != Order::Routed || order <= self.parameters.capture_order) {
            let side = self.side(piece);
            let there: arrayvec::ArrayVec<PieceId, MOST_PIECES> = position.others_on(to).collect();
            for other in there {
                match self.piece(other).class {
                    Class::Leader { .. } if self.side(other) != side && order != Order::Routed => {
                        events.push(Event { atom: atoms::A11_4_A, what: Happening::LeaderKilled { leader: other } });
                        self.lose_leader(position, other, Some(piece), events);
                    }
                    Class::Battery { .. }
                        if position.unit_on(to).is_none() && order <= self.parameters.capture_order =>
                    {
                        events.push(Event {
                            atom: atoms::A5_3_B,
                            what: Happening::Captured { battery: other, by: piece },
                        });
                    }
                    Class::Leader { .. } | Class::Battery { .. } | Class::Unit { .. } => {}
                }
            }
        }
        position.put(piece, is_unit, to);
        if position.phase.is_movement() {
            self.note_deed(position, piece, Deed::Moved);
        }
        let inside = |spot: SpotId| spot != SpotId::NOWHERE && self.board.inside_walls().contains(spot);
        if is_unit && self.side(piece) == Side::Mexican && inside(to) && !inside(from) {
            position.been_inside = true;
            events.push(Event { atom: atoms::A2_2_E, what: Happening::Entered { unit: piece, at: to } });
        }
    }
}

/// The line of the chart on a kind of hexside (5.7).
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
