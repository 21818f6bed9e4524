//! Checks and applies actions, one entry for each action. The list of legal actions is in `listing`.

use super::event::Events;
use super::position::{Decider, Due, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Event, Game, Phase, TerrainIndex, atoms};
use crate::house::{Acting as _, House as _, Occasions as _, Offers as _};
use crate::play::{Actor, Dice, PieceId, Refusal, Roll};

impl Game {
    /// Who or what decides next.
    pub(super) fn decider(&self, position: &Position) -> Actor {
        if position.ended.is_some() {
            return Actor::Over;
        }
        if !position.asked.is_empty() {
            return Actor::Chance;
        }
        match position.due.last().map(|due| self.decides(position, due)) {
            Some(Decider::Dice(..)) => Actor::Chance,
            Some(Decider::Player(side)) => Actor::Player(side),
            Some(Decider::Nobody) | None => Actor::Player(position.phase.side()),
        }
    }

    /// Whether the current phase or answer may be ended.
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

    /// Whether an action is allowed; if not, the first rule that forbids it.
    pub(super) fn judge(&self, position: &Position, action: Action) -> Verdict {
        unless(position.ended.is_none(), No::new(atoms::D17_A, "deguello-no-game"))?;
        let due = position.due.last().map(|due| self.decides(position, due));
        let rolls = matches!(due, Some(Decider::Dice(..))) || !position.asked.is_empty();
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
            Action::Use { rule, piece } => {
                let other = || Err(No::new(position.phase.atom(), "deguello-no-phase"));
                self.may_use(position, rule, piece).unwrap_or_else(other)
            }
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
                let there = units.contains(&piece) && position.state(piece).stands();
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

    pub(super) fn act(&self, position: &mut Position, action: Action, events: &mut Events) -> Result<(), Refusal> {
        self.judge(position, action).map_err(|no| self.refusal(no))?;
        let before = events.len();
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
                let cost = self.step_cost(position, piece, to).map_err(|no| self.refusal(no))?;
                self.step(position, piece, to, cost, events);
            }
            Action::Haul { piece, gun, to } => {
                let cost = self.may_haul(position, piece, gun, to).map_err(|no| self.refusal(no))?;
                self.haul(position, [piece, gun], to, cost, events);
            }
            Action::Expose { piece } => self.expose(position, piece, events),
            Action::Fire { by, target } => {
                let aim = self.may_fire(position, by, target).map_err(|no| self.refusal(no))?;
                self.fire(position, by, target, &aim, events);
            }
            Action::Cannon { gun, target } => {
                let aim = self.may_cannon(position, gun, target).map_err(|no| self.refusal(no))?;
                self.cannon(position, gun, target, &aim, events);
            }
            Action::Blast { gun, door } => {
                let add = self.may_blast(position, gun, door).map_err(|no| self.refusal(no))?;
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
            Action::Use { rule, piece } => self.make_use(position, rule, piece, events),
        }
        self.heed(position, before, Self::roles_of(action), events);
        self.go_on(position, events);
        Ok(())
    }

    /// Whether a step breaks off a melee.
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

    /// The dice that are due, if any.
    pub(super) fn dice(&self, position: &Position) -> Option<Dice> {
        if position.ended.is_some() {
            return None;
        }
        if let Some(job) = position.asked.first() {
            return Some(job.dice);
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
        if !position.asked.is_empty() {
            let job = position.asked.remove(0).with(roll);
            self.carry_out(position, job, events);
            self.mend(position, events);
            self.go_on(position, events);
            return true;
        }
        let (Some(due), roll) = (position.due.pop(), roll.0) else { return false };
        let (before, attack) = (events.len(), self.roles_in(position, &due));
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
        self.heed(position, before, attack, events);
        self.go_on(position, events);
        true
    }

    /// Whether an area number is valid.
    pub(super) fn is_area(&self, area: u16) -> bool {
        area != TerrainIndex::NONE && usize::from(area) < self.ground.areas.len()
    }
}
