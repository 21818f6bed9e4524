//! What is allowed, and what it does: one entry for each action.

use super::event::Events;
use super::position::{Decider, Did, Due, Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Event, Game, Ground, Kind, Phase, atoms};
use crate::hex::Direction;
use crate::play::{Actor, Dice, PieceId, Refusal, Roll};
use crate::side::Side;

impl Game {
    /// Who decides next.
    pub(super) fn decider(&self, position: &Position) -> Actor {
        if position.ended.is_some() {
            return Actor::Over;
        }
        match position.due.last().map(|due| self.decides(position, due)) {
            Some(Decider::Dice(..)) => Actor::Chance,
            Some(Decider::Player(side)) => Actor::Player(side),
            Some(Decider::Nobody) | None => Actor::Player(position.phase.side()),
        }
    }

    /// Whatever may come into question.
    fn attempts(&self, position: &Position) -> Vec<Action> {
        let mut actions = Vec::new();
        if position.ended.is_some() {
            return actions;
        }
        if let Some(due) = position.due.last() {
            match due {
                Due::Officers { area, side } => {
                    actions.extend(self.officers_in(position, *area, *side).map(|piece| Action::Lose { piece }));
                }
                Due::Beaten { units, .. } => actions.extend(units.iter().map(|piece| Action::Lose { piece: *piece })),
                Due::Ignite { area } => {
                    let rooms = self.spreads_to(position, *area);
                    actions.extend(rooms.into_iter().map(|area| Action::Ignite { area }));
                }
                Due::Free { by, target } => actions.push(Action::Fire { by: *by, target: *target }),
                _ => {}
            }
            return actions;
        }
        match position.phase {
            Phase::SetUp => {
                actions.extend(self.to_place(position).map(|(piece, at)| Action::Place { piece, at }));
                let pieces = (0..self.pieces.len() as u16).map(PieceId);
                for piece in pieces.filter(|own| position.of(*own).stands()) {
                    actions.extend(Direction::ALL.map(|facing| Action::Face { piece, facing }));
                }
            }
            Phase::MexicanOrder | Phase::TexanOrder => self.try_orders(&mut actions),
            Phase::MexicanAction | Phase::TexanAction => self.try_acts(position, &mut actions),
            Phase::Light | Phase::Fires => {}
        }
        actions
    }

    fn try_orders(&self, actions: &mut Vec<Action>) {
        let commands = 0..self.commands.len() as u8;
        for officer in &self.officers {
            actions.push(Action::Activate { officer: *officer });
            if self.kind(*officer) == Kind::Gunner {
                actions.extend(commands.clone().map(|command| Action::Battery { officer: *officer, command }));
            }
        }
        actions.extend(commands.map(|command| Action::Column { command }));
        actions.extend(self.units.iter().map(|piece| Action::Lone { piece: *piece }));
        if self.figures.option_areas != 0 {
            actions.extend((0..self.ground.areas.len() as u16).map(|area| Action::Area { area }));
        }
    }

    fn try_acts(&self, position: &Position, actions: &mut Vec<Action>) {
        let side = position.phase.side();
        let here = |piece: &&PieceId| position.of(**piece).stands() && self.side(**piece) == Some(side.enemy());
        let enemies: Vec<PieceId> = self.units.iter().chain(&self.officers).filter(here).copied().collect();
        let doors = 0..self.ground.doors.len() as u16;
        let acts = |piece: &&PieceId| {
            let lives = matches!(position.of(**piece).life, Life::Standing | Life::Waiting);
            lives && position.did(**piece, Did::ACTIVE) && self.side(**piece) == Some(side)
        };
        let active: Vec<PieceId> = self.units.iter().chain(&self.officers).filter(acts).copied().collect();
        let fights: Vec<PieceId> = active.iter().copied().filter(|own| self.kind(*own).is_unit()).collect();
        if let Some((piece, edge)) = self.bound(position) {
            self.try_ladder(position, piece, edge, &fights, actions);
            return;
        }
        for piece in active {
            let state = *position.of(piece);
            if self.left(position, piece).is_some() {
                actions.extend(self.nearby(position, piece).into_iter().map(|to| Action::Step { piece, to }));
                actions.extend(Direction::ALL.map(|facing| Action::Face { piece, facing }));
            }
            if state.life == Life::Waiting {
                continue;
            }
            if !self.kind(piece).is_unit() {
                for edge in self.ground.fronts[state.at.index()].iter().copied() {
                    self.try_climb(position, piece, edge, actions);
                }
                continue;
            }
            if self.left(position, piece).is_some()
                && let Some(gun) = position.on(state.at).find(|own| self.kind(*own) == Kind::Cannon)
            {
                actions.extend(self.nearby(position, piece).into_iter().map(|to| Action::Haul { piece, gun, to }));
            }
            actions.push(Action::Expose { piece });
            if !state.did.contains(Did::FIRE) {
                actions.extend(enemies.iter().map(|target| Action::Fire { by: piece, target: *target }));
            }
            self.try_melee(position, piece, &enemies, &fights, actions);
            if side == Side::Texan {
                continue;
            }
            actions.push(Action::Split { piece });
            for edge in self.ground.fronts[state.at.index()].iter().copied() {
                actions.push(Action::Emplace { piece, edge });
                self.try_ladder(position, piece, edge, &fights, actions);
            }
            let near = doors.clone().filter(|door| self.ground.door(*door).spots.contains(&state.at));
            for door in near {
                actions.push(Action::Axe { piece, door });
                actions.push(Action::Arson { piece, door });
            }
        }
        for gun in self.guns.iter().copied().filter(|gun| position.of(*gun).stands()) {
            actions.extend(Direction::ALL.map(|facing| Action::Face { piece: gun, facing }));
            actions.push(Action::Load { gun });
            if self.server(position, gun).is_ok() && self.gun(position, gun).is_loaded {
                actions.extend(enemies.iter().map(|target| Action::Cannon { gun, target: *target }));
                actions.extend(doors.clone().map(|door| Action::Blast { gun, door }));
            }
        }
    }

    fn try_melee(
        &self,
        position: &Position,
        by: PieceId,
        enemies: &[PieceId],
        fights: &[PieceId],
        actions: &mut Vec<Action>,
    ) {
        for target in enemies.iter().copied() {
            if self.may_melee(position, by, None, target).is_ok() {
                actions.push(Action::Melee { by, with: None, target });
            }
            let [from, to] = [by, target].map(|piece| self.area_at(position, piece));
            if from == to || position.locks_of(by).any(|lock| lock.pieces.contains(&target)) || self.touch(from, to) {
                let with = fights.iter().filter(|with| **with > by);
                actions.extend(with.map(|with| Action::Melee { by, with: Some(*with), target }));
            }
        }
    }

    /// Whether two areas are linked.
    fn touch(&self, from: Option<u16>, to: Option<u16>) -> bool {
        let (Some(from), Some(to)) = (from, to) else { return false };
        self.ground.links[usize::from(from)].iter().any(|link| link.to == to)
    }

    fn try_climb(&self, position: &Position, piece: PieceId, edge: u16, actions: &mut Vec<Action>) {
        if position.has_ladder(edge) {
            actions.extend(self.ground.edge(edge).beside.iter().map(|to| Action::Climb { piece, to: *to }));
        }
    }

    fn try_ladder(
        &self,
        position: &Position,
        piece: PieceId,
        edge: u16,
        fights: &[PieceId],
        actions: &mut Vec<Action>,
    ) {
        if !position.has_ladder(edge) {
            return;
        }
        self.try_climb(position, piece, edge, actions);
        actions.push(Action::Storm { by: piece, with: None, edge });
        let with = fights.iter().filter(|with| **with != piece && self.kind(**with).is_flecha());
        let with = with.filter(|with| self.ground.touches(position.of(**with).at));
        actions.extend(with.map(|with| Action::Storm { by: piece, with: Some(*with), edge }));
    }

    /// Whether a phase or an answer may be ended.
    fn ends(&self, position: &Position) -> Verdict {
        match position.due.last() {
            Some(Due::Free { .. }) => return Ok(()),
            Some(_) => return Err(No::new(atoms::D4_0_C, "deguello-no-answer")),
            None => {}
        }
        if position.phase == Phase::SetUp {
            return self.may_begin(position);
        }
        unless(self.bound(position).is_none(), No::new(atoms::D12_4_C, "deguello-no-climb-first"))
    }

    /// Whether an action is allowed: the first rule that forbids it.
    pub(super) fn judge(&self, position: &Position, action: Action) -> Verdict {
        unless(position.ended.is_none(), No::new(atoms::D17_A, "deguello-no-game"))?;
        let due = position.due.last().map(|due| self.decides(position, due));
        let rolls = matches!(due, Some(Decider::Dice(..)));
        unless(!rolls, No::new(atoms::D4_0_C, "deguello-no-roll-first"))?;
        let known = |piece: PieceId| piece.index() < self.pieces.len();
        unless(action.pieces().into_iter().flatten().all(known), No::new(atoms::D4_0_C, "deguello-no-such-piece"))?;
        let spot = action.spot().is_none_or(|spot| spot.index() < self.board.len());
        unless(spot, No::new(atoms::D4_0_C, "deguello-no-such-spot"))?;
        if let Some(due) = position.due.last() {
            return self.judge_answer(position, due, action);
        }
        if let Some((piece, edge)) = self.bound(position) {
            let climbs = match action {
                Action::Climb { piece: own, to } => own == piece && self.ground.edge(edge).beside.contains(&to),
                Action::Storm { by, edge: own, .. } => by == piece && own == edge,
                _ => false,
            };
            unless(climbs, No::new(atoms::D12_4_C, "deguello-no-climb-first").of(piece))?;
        }
        match action {
            Action::Done => self.ends(position),
            Action::Place { piece, at } => self.may_place(position, piece, at),
            Action::Face { piece, facing } => self.may_face(position, piece, facing),
            Action::Activate { officer } => self.may_activate(position, officer),
            Action::Battery { officer, command } => self.may_man(position, officer, command),
            Action::Column { command } => self.may_call(position, command),
            Action::Lone { piece } => self.may_act_alone(position, piece),
            Action::Area { area } => self.may_rouse(position, area),
            Action::Step { piece, to } => self.step_cost(position, piece, to).map(|_| ()),
            Action::Haul { piece, gun, to } => self.may_haul(position, piece, gun, to).map(|_| ()),
            Action::Expose { piece } => self.may_expose(position, piece),
            Action::Fire { by, target } => self.may_fire(position, by, target).map(|_| ()),
            Action::Cannon { gun, target } => self.may_cannon(position, gun, target).map(|_| ()),
            Action::Blast { gun, door } => self.blast_verdict(position, gun, door),
            Action::Load { gun } => self.loader(position, gun).map(|_| ()),
            Action::Split { piece } => self.may_split(position, piece),
            Action::Emplace { piece, edge } => {
                unless(usize::from(edge) < self.ground.edges.len(), No::new(atoms::D12_4_A, "deguello-no-foot"))?;
                self.may_emplace(position, piece, edge)
            }
            Action::Climb { piece, to } => self.may_climb(position, piece, to),
            Action::Storm { by, with, edge } => self.may_storm(position, by, with, edge),
            Action::Melee { by, with, target } => self.may_melee(position, by, with, target),
            Action::Axe { piece, door } => self.may_axe(position, piece, door),
            Action::Arson { piece, door } => self.may_burn(position, piece, door),
            Action::Lose { piece } => Err(No::new(atoms::D4_0_C, "deguello-no-loss").of(piece)),
            Action::Ignite { .. } => Err(No::new(atoms::D16_A, "deguello-no-spread")),
        }
    }

    /// Whether an action answers what is due.
    fn judge_answer(&self, position: &Position, due: &Due, action: Action) -> Verdict {
        match (due, action) {
            (Due::Officers { area, side }, Action::Lose { piece }) => {
                let there = self.officers_in(position, *area, *side).any(|own| own == piece);
                unless(there, No::new(atoms::D5_3_A, "deguello-no-loss").of(piece))
            }
            (Due::Beaten { units, .. }, Action::Lose { piece }) => {
                let there = units.contains(&piece) && position.of(piece).stands();
                unless(there, No::new(atoms::D14_G, "deguello-no-loss").of(piece))
            }
            (Due::Ignite { area }, Action::Ignite { area: to }) => {
                let there = self.spreads_to(position, *area).contains(&to);
                unless(there, No::new(atoms::D16_A, "deguello-no-spread"))
            }
            (Due::Free { .. }, Action::Fire { by, target }) => self.may_fire(position, by, target).map(|_| ()),
            (Due::Free { .. }, Action::Done) => Ok(()),
            _ => Err(No::new(atoms::D4_0_C, "deguello-no-answer")),
        }
    }

    pub(super) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if !matches!(self.decider(position), Actor::Player(_)) {
            return;
        }
        actions.extend(self.attempts(position).into_iter().filter(|action| self.judge(position, *action).is_ok()));
        if self.judge(position, Action::Done).is_ok() {
            actions.push(Action::Done);
        }
        actions.sort_unstable();
        actions.dedup();
    }

    pub(super) fn act(&self, position: &mut Position, action: Action, events: &mut Events) -> Result<(), Refusal> {
        self.judge(position, action).map_err(|no| no.told(self))?;
        match action {
            Action::Done => self.done(position, events),
            Action::Place { piece, at } => self.place(position, piece, at, events),
            Action::Face { piece, facing } => self.face(position, piece, facing, events),
            Action::Activate { officer } => self.activate(position, officer, None, events),
            Action::Battery { officer, command } => self.activate(position, officer, Some(command), events),
            Action::Column { command } => self.call(position, command, events),
            Action::Lone { piece } => self.act_alone(position, piece, events),
            Action::Area { area } => self.rouse_area(position, area, events),
            Action::Step { piece, to } if self.breaks_off(position, piece) => {
                self.break_off(position, piece, to, events);
            }
            Action::Step { piece, to } => {
                let cost = self.step_cost(position, piece, to).map_err(|no| no.told(self))?;
                self.step(position, piece, to, cost, events);
            }
            Action::Haul { piece, gun, to } => {
                let cost = self.may_haul(position, piece, gun, to).map_err(|no| no.told(self))?;
                self.haul(position, [piece, gun], to, cost, events);
            }
            Action::Expose { piece } => self.expose(position, piece, events),
            Action::Fire { by, target } => {
                let aim = self.may_fire(position, by, target).map_err(|no| no.told(self))?;
                self.fire(position, by, target, &aim, events);
            }
            Action::Cannon { gun, target } => {
                let aim = self.may_cannon(position, gun, target).map_err(|no| no.told(self))?;
                self.cannon(position, gun, target, &aim, events);
            }
            Action::Blast { gun, door } => {
                let add = self.may_blast(position, gun, door).map_err(|no| no.told(self))?;
                self.blast(position, gun, door, add, events);
            }
            Action::Load { gun } => self.load(position, gun, events),
            Action::Split { piece } => {
                self.stop(position);
                self.split(position, piece, events);
            }
            Action::Emplace { piece, edge } => self.emplace(position, piece, edge),
            Action::Climb { piece, to } => self.climb(position, piece, to, events),
            Action::Storm { by, with, edge } => self.storm(position, by, with, edge, events),
            Action::Melee { by, with, target } => self.melee(position, by, with, target, events),
            Action::Axe { piece, door } => self.axe(position, piece, door, events),
            Action::Arson { piece, door } => self.burn(position, piece, door),
            Action::Lose { piece } => match position.due.pop() {
                Some(Due::Beaten { .. }) => self.beat(position, piece, events),
                _ => self.officer_falls(position, piece, events),
            },
            Action::Ignite { area } => {
                position.due.pop();
                self.ignite(position, area, atoms::D16_3_B, events);
            }
        }
        self.go_on(position, events);
        Ok(())
    }

    /// Whether a step breaks a melee off.
    fn breaks_off(&self, position: &Position, piece: PieceId) -> bool {
        position.is_locked(piece)
    }

    fn done(&self, position: &mut Position, events: &mut Events) {
        if matches!(position.due.last(), Some(Due::Free { .. })) {
            position.due.pop();
        } else if position.phase.is_order() {
            self.pass(position, events);
        } else {
            self.leave_phase(position, events);
        }
    }

    /// The dice that are due.
    pub(super) fn dice(&self, position: &Position) -> Option<Dice> {
        if position.ended.is_some() {
            return None;
        }
        match self.decides(position, position.due.last()?) {
            Decider::Dice(what, count) => Some(Dice { what, count, faces: 6 }),
            Decider::Player(_) | Decider::Nobody => None,
        }
    }

    pub(super) fn take(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> bool {
        if !self.dice(position).is_some_and(|dice| dice.can_roll(roll)) {
            return false;
        }
        let (Some(due), roll) = (position.due.pop(), roll.0) else { return false };
        match due {
            Due::Invalid { piece } => self.invalid_rolls(position, piece, roll, events),
            Due::Day => self.dawn(position, roll, events),
            Due::Check { piece, battery } => self.check_rolls(position, (piece, battery), roll, events),
            Due::Shot { target, add, .. } => self.shot_falls(position, target, roll, add, events),
            Due::Cannon { gun, target, add, left } => {
                self.cannon_falls(position, (gun, target), (roll, add, left), events);
            }
            Due::Blast { gun, door, add, left } => self.blast_falls(position, (gun, door), (roll, add, left), events),
            Due::Ladder { piece, need } => self.ladder_rolls(position, piece, roll, need, events),
            Due::Officer { area, side } => self.officer_rolls(position, area, side, roll, events),
            Due::Wound { piece } => self.wound_rolls(position, piece, roll, events),
            Due::Emplace { piece, edge } => self.emplaced(position, piece, edge, roll, events),
            Due::Axe { piece, door, need } => self.axed(position, (piece, door), (roll, need), events),
            Due::Arson { piece, area } => self.burnt(position, piece, area, roll, events),
            Due::Clash(clash) => self.clash_rolls(position, clash, roll, events),
            Due::Burn { area } => self.fire_goes_on(position, area, roll, events),
            Due::Officers { .. }
            | Due::Beaten { .. }
            | Due::Up { .. }
            | Due::Free { .. }
            | Due::Leave { .. }
            | Due::Ignite { .. } => {}
        }
        self.go_on(position, events);
        true
    }

    /// Whether an area of this number is known.
    pub(super) fn is_area(&self, area: u16) -> bool {
        area != Ground::NONE && usize::from(area) < self.ground.areas.len()
    }
}
