//! Checks, lists and applies actions, one entry for each action.

use std::ops::ControlFlow;

use super::event::Events;
use super::position::{Pending, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Event, Game, Phase, Shot, atoms};
use crate::house::{Acting as _, House as _, Occasions as _, Offers as _, Roles};
use crate::play::{Actor, Dice, PieceId, Refusal, Roll};

impl Game {
    /// Who or what decides next.
    pub(super) fn decider(&self, position: &Position) -> Actor {
        if position.ended.is_some() {
            return Actor::Over;
        }
        if position.pending.is_some() || !position.asked.is_empty() {
            return Actor::Chance;
        }
        if position.phase == Phase::Melee {
            return self.matcher(position).map_or(Actor::Chance, Actor::Player);
        }
        Actor::Player(position.phase.side())
    }

    /// Passes every legal action except `Done` to `hear`, in no particular order, until `hear` breaks.
    pub(super) fn each_action(
        &self,
        position: &Position,
        hear: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if position.ended.is_some() || position.pending.is_some() || !position.asked.is_empty() {
            return ControlFlow::Continue(());
        }
        if self.program.is_none() {
            return self.usual_actions(position, hear);
        }
        // Rules of variants may forbid actions and offer additional ones.
        let offers = self.offered(position).into_iter().map(|(rule, piece)| Action::Use { rule, piece });
        let mut allowed = |action| match self.judge(position, action) {
            Ok(()) => hear(action),
            Err(_) => ControlFlow::Continue(()),
        };
        self.usual_actions(position, &mut allowed)?;
        offers.into_iter().try_for_each(allowed)
    }

    /// Passes on the actions that the rules of the game itself allow. Phases with many pieces list them piece by piece:
    /// judging every candidate would take most of the time of a game.
    fn usual_actions(&self, position: &Position, hear: &mut dyn FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match position.phase {
            Phase::Posts => self.posts(position).map(|(piece, at)| Action::Place { piece, at }).try_for_each(hear),
            Phase::TexanMove => self.walks(position).try_for_each(hear),
            Phase::TexanFire => self.texan_fire(position).try_for_each(hear),
            Phase::MexicanFire => self.mexican_fire(position).try_for_each(hear),
            Phase::MexicanMove => self.attempts(position).chain(self.strides(position)).try_for_each(hear),
            Phase::Melee => self.fights(position).try_for_each(hear),
            Phase::Guns
            | Phase::Siege
            | Phase::Redeploy
            | Phase::Commit
            | Phase::Bombard
            | Phase::Answer
            | Phase::Regroup
            | Phase::Plan
            | Phase::Release
            | Phase::Morale => self.attempts(position).try_for_each(hear),
        }
    }

    /// The legal actions, filtered from all candidates of the phase.
    fn attempts<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = Action> + 'p {
        let mut actions = Vec::new();
        match position.phase {
            Phase::Guns | Phase::Redeploy | Phase::Regroup => self.try_guns(position, &mut actions),
            Phase::Siege => actions.push(Action::Day),
            Phase::Commit => actions.extend(self.guns.iter().map(|gun| Action::Commit { gun: *gun })),
            Phase::Bombard => self.try_bombard(&mut actions),
            Phase::Answer => self.try_answer(&mut actions),
            Phase::Plan => self.try_plan(position, &mut actions),
            Phase::Release => actions.push(Action::Release),
            Phase::MexicanMove => {
                self.try_march(position, &mut actions);
                self.try_join(position, &mut actions);
            }
            Phase::Posts | Phase::TexanMove | Phase::TexanFire | Phase::Morale | Phase::MexicanFire | Phase::Melee => {}
        }
        actions.into_iter().filter(|action| self.judge(position, *action).is_ok())
    }

    /// Whether the current phase may be ended.
    pub(super) fn ends(&self, position: &Position) -> Verdict {
        match position.phase {
            Phase::Guns => {
                let mut waiting =
                    self.guns.iter().filter(|gun| position.state(**gun).life == super::position::Life::Waiting);
                let mut sites = 0..self.ground.sites.len() as u8;
                match waiting.next().filter(|_| sites.any(|site| self.is_free_site(position, site))) {
                    Some(gun) => Err(No::new(atoms::K14_D, "knapp-no-all-guns").of(*gun)),
                    None => Ok(()),
                }
            }
            Phase::Plan => self.may_end_plan(position),
            Phase::Posts => self.may_end_posts(position),
            Phase::Melee => Err(No::new(atoms::K10_G, "knapp-no-end-of-fight")),
            _ => Ok(()),
        }
    }

    /// Whether an action is allowed; if not, the first rule that forbids it, in order of rule numbers.
    pub(super) fn judge(&self, position: &Position, action: Action) -> Verdict {
        unless(position.ended.is_none(), No::new(atoms::K1_A, "knapp-no-game"))?;
        let rolls = position.pending.is_some() || !position.asked.is_empty();
        unless(!rolls, No::new(atoms::K2_A, "knapp-no-roll-first"))?;
        let phase = position.phase;
        let known = |piece: PieceId| piece.index() < self.pieces.len();
        let now = |phases: &[Phase]| unless(phases.contains(&phase), No::new(phase.atom(), "knapp-no-phase"));
        match action {
            Action::Done => {
                self.may_interrupt(position, action)?;
                return self.ends(position);
            }
            Action::Day => {
                now(&[Phase::Siege])?;
                return self.may_bombard_on(position);
            }
            Action::Release => {
                now(&[Phase::Release])?;
                return self.may_release(position);
            }
            Action::Reinforce { section } => {
                now(&[Phase::Guns])?;
                return self.may_reinforce(position, section);
            }
            Action::Size { column, stands } => {
                now(&[Phase::Plan])?;
                return self.may_size(position, column, stands);
            }
            Action::Start { column, position: start } => {
                now(&[Phase::Plan])?;
                return self.may_start(position, column, start);
            }
            Action::March { column } => {
                now(&[Phase::MexicanMove])?;
                return self.may_march(position, column);
            }
            _ => {}
        }
        let [one, other] = action.pieces();
        let all = one.into_iter().chain(other).all(known);
        unless(all, No::new(phase.atom(), "knapp-no-such-piece"))?;
        let spot = action.spot().is_none_or(|spot| spot.index() < self.board.len());
        unless(spot, No::new(phase.atom(), "knapp-no-such-spot"))?;
        self.may_interrupt(position, action)?;
        match action {
            Action::Place { piece, at } if self.guns.contains(&piece) => {
                now(&[Phase::Guns, Phase::Redeploy, Phase::Regroup])?;
                self.may_site(position, piece, at)
            }
            Action::Place { piece, at } if self.is_stand(piece) => {
                now(&[Phase::MexicanMove])?;
                self.may_join(position, piece, at)
            }
            Action::Place { piece, at } => {
                now(&[Phase::Posts])?;
                self.may_post(position, piece, at)
            }
            Action::Raise { gun } => {
                now(&[Phase::Guns, Phase::Redeploy, Phase::Regroup, Phase::TexanMove])?;
                self.may_raise(position, gun)
            }
            Action::Lower { gun } => {
                now(&[Phase::Guns, Phase::Redeploy, Phase::Regroup])?;
                self.may_lower(position, gun)
            }
            Action::Commit { gun } => {
                now(&[Phase::Commit])?;
                self.may_commit(position, gun)
            }
            Action::Aim { by, at } => {
                now(&[Phase::Bombard])?;
                self.may_aim(position, by, at)
            }
            Action::Shell { by, gun } => {
                now(&[Phase::Bombard])?;
                self.may_shell(position, by, gun)
            }
            Action::Counter { gun, at } => {
                now(&[Phase::Answer])?;
                self.may_counter(position, gun, at)
            }
            Action::Step { piece, to } if self.is_stand(piece) => {
                now(&[Phase::MexicanMove])?;
                match (self.led_by(position, piece), self.flanked_by(position, piece)) {
                    (Some(column), _) => self.may_lead(position, column, to),
                    (None, Some(column)) => self.may_close_up(position, column, to),
                    (None, None) => self.may_stride(position, piece, to, false),
                }
            }
            Action::Step { piece, to } => {
                now(&[Phase::TexanMove])?;
                self.may_walk(position, piece, to)
            }
            Action::Haul { piece, to } => {
                now(&[Phase::MexicanMove])?;
                self.may_stride(position, piece, to, true)
            }
            Action::Scale { piece, to } => {
                now(&[Phase::MexicanMove])?;
                self.may_scale(position, piece, to)
            }
            Action::Bash { piece, to } => {
                now(&[Phase::MexicanMove])?;
                self.may_bash(position, piece, to)
            }
            Action::Fire { by, target } if self.is_stand(by) => {
                now(&[Phase::MexicanFire])?;
                self.mexican_shot(position, by, target).map(|_| ())
            }
            Action::Fire { by, target } => {
                now(&[Phase::TexanFire])?;
                self.texan_shot(position, by, target).map(|_| ())
            }
            Action::Cannon { gun, target } => self.cannon_shot(position, gun, target).map(|_| ()),
            Action::Blast { gun, door } => {
                now(&[Phase::MexicanFire])?;
                self.may_blast(position, gun, door)
            }
            Action::Fight { by, target } => {
                now(&[Phase::Melee])?;
                self.may_fight(position, by, target)
            }
            Action::Use { rule, piece } => {
                self.may_use(position, rule, piece).unwrap_or_else(|| Err(No::new(phase.atom(), "knapp-no-phase")))
            }
            Action::Done
            | Action::Day
            | Action::Release
            | Action::Reinforce { .. }
            | Action::Size { .. }
            | Action::Start { .. }
            | Action::March { .. } => Ok(()),
        }
    }

    fn cannon_shot(&self, position: &Position, gun: PieceId, target: PieceId) -> Result<Shot, No> {
        match position.phase {
            Phase::TexanFire => self.texan_cannon(position, gun, target),
            Phase::MexicanFire => self.captured_cannon(position, gun, target),
            phase => Err(No::new(phase.atom(), "knapp-no-phase")),
        }
    }

    /// The shot of a casting, a stand or a gun in this phase; `None` if it is not allowed.
    #[must_use]
    pub fn shot_of(&self, position: &Position, action: Action) -> Option<Shot> {
        match action {
            Action::Fire { by, target } if self.is_stand(by) => self.mexican_shot(position, by, target).ok(),
            Action::Fire { by, target } => self.texan_shot(position, by, target).ok(),
            Action::Cannon { gun, target } => self.cannon_shot(position, gun, target).ok(),
            _ => None,
        }
    }

    pub(super) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        let _ = self.each_action(position, &mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions.sort_unstable();
        actions.dedup();
        if self.judge(position, Action::Done).is_ok() {
            actions.push(Action::Done);
        }
    }

    pub(super) fn act(&self, position: &mut Position, action: Action, events: &mut Events) -> Result<(), Refusal> {
        self.judge(position, action).map_err(|no| self.refusal(no))?;
        let before = events.len();
        match action {
            Action::Place { piece, at } if self.guns.contains(&piece) => self.site(position, piece, at, events),
            Action::Place { piece, at } if self.is_stand(piece) => self.join(position, piece, at, events),
            Action::Place { piece, at } => self.post(position, piece, at, events),
            Action::Raise { gun } => self.raise(position, gun, events),
            Action::Lower { gun } => self.lower(position, gun, events),
            Action::Reinforce { section } => {
                position.reinforced |= 1 << section;
                super::event::tell(events, atoms::K3_N, super::Happening::Reinforced { section });
            }
            Action::Day => self.begin_day(position, events),
            Action::Commit { gun } => {
                position.note(gun, super::position::Did::COMMIT);
                super::event::tell(events, atoms::K3_F, super::Happening::Committed { gun });
            }
            Action::Aim { by, at } => self.aim(position, by, at, events),
            Action::Shell { by, gun } => self.shell(position, by, gun, events),
            Action::Counter { gun, at } => Self::counter(position, gun, at, events),
            Action::Size { column, stands } => Self::size(position, column, stands, events),
            Action::Start { column, position: start } => Self::start_at(position, column, start, events),
            Action::Release => {
                self.release(position, events);
                self.heed(position, before, Roles::default(), events);
                self.leave(position, events);
            }
            Action::March { column } => {
                self.stop(position);
                self.march(position, column, events);
            }
            Action::Step { piece, to } => match (self.led_by(position, piece), self.flanked_by(position, piece)) {
                (Some(column), _) => {
                    self.stop(position);
                    self.lead(position, column, to, events);
                }
                (None, Some(column)) => {
                    self.stop(position);
                    self.close_up(position, column, to, events);
                }
                (None, None) => self.walk(position, piece, to, false, events),
            },
            Action::Haul { piece, to } => self.walk(position, piece, to, true, events),
            Action::Scale { piece, to } => self.scale(position, piece, to, events),
            Action::Bash { piece, to } => self.bash(position, piece, to),
            Action::Fire { by, target } => {
                if let Some(shot) = self.shot_of(position, action) {
                    self.fire(position, by, target, shot, events);
                }
            }
            Action::Cannon { gun, target } => {
                if let Some(shot) = self.shot_of(position, action) {
                    self.cannon(position, gun, target, shot, events);
                }
            }
            Action::Blast { gun, door } => self.blast(position, gun, door, events),
            Action::Fight { by, target } => self.fight(position, by, target, atoms::K10_G, events),
            Action::Use { rule, piece } => self.make_use(position, rule, piece, events),
            Action::Done => self.leave(position, events),
        }
        if !matches!(action, Action::Release | Action::Use { .. } | Action::Done) {
            self.heed(position, before, Roles::default(), events);
        }
        self.go_on(position, events);
        Ok(())
    }

    /// The dice that are due, if any.
    pub(super) fn dice(position: &Position) -> Option<Dice> {
        if let Some(job) = position.asked.first() {
            return Some(job.dice);
        }
        position.pending.map(Pending::dice)
    }

    pub(super) fn take(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> bool {
        if !Self::dice(position).is_some_and(|dice| dice.can_roll(roll)) {
            return false;
        }
        if !position.asked.is_empty() {
            let job = position.asked.remove(0).with(roll);
            self.carry_out(position, job, events);
            self.mend(position, events);
            self.go_on(position, events);
            return true;
        }
        let (Some(pending), roll) = (position.pending.take(), roll.0) else { return false };
        let shot = match pending {
            Pending::Shot { by, target, .. } => self.shooters(position, by, target),
            _ => Roles::default(),
        };
        let before = events.len();
        match pending {
            Pending::Wall { at, .. } => self.hit_wall(position, at, roll, events),
            Pending::Gun { gun, .. } => self.hit_gun(position, gun, roll, events),
            Pending::Counter { at, .. } => self.hit_battery(position, at, roll, events),
            Pending::Shot { by, target, need, bonus } => {
                self.shot(position, (by, target), Shot { need, bonus }, roll, events);
            }
            Pending::Command { column } => self.struck(position, column, roll, events),
            Pending::Morale { column } => self.morale(position, column, roll, events),
            Pending::Pond { column } => self.wade(position, column, roll, events),
            Pending::Scale { piece, edge } => self.scaled(position, piece, edge, roll, events),
            Pending::Push { piece, edge } => self.pushed(position, piece, edge, roll, events),
            Pending::Bash { piece, door, need } => self.bashed(position, (piece, door, need), roll, events),
            Pending::Blast { door, .. } => self.blasted(position, door, roll, events),
            Pending::Bout { number } => self.bout(position, number, roll, events),
        }
        self.heed(position, before, shot, events);
        if let Pending::Morale { column } = pending {
            self.check_morale(position, Some(column), events);
        }
        self.go_on(position, events);
        true
    }
}

impl Action {
    /// The pieces the action names, the acting one first.
    #[must_use]
    pub const fn pieces(self) -> [Option<PieceId>; 2] {
        match self {
            Self::Place { piece, .. }
            | Self::Step { piece, .. }
            | Self::Haul { piece, .. }
            | Self::Scale { piece, .. }
            | Self::Bash { piece, .. }
            | Self::Use { piece, .. } => [Some(piece), None],
            Self::Raise { gun } | Self::Lower { gun } | Self::Commit { gun } | Self::Blast { gun, .. } => {
                [Some(gun), None]
            }
            Self::Aim { by, .. } => [Some(by), None],
            Self::Shell { by, gun } => [Some(by), Some(gun)],
            Self::Counter { gun, at } => [Some(gun), Some(at)],
            Self::Fire { by, target } | Self::Fight { by, target } => [Some(by), Some(target)],
            Self::Cannon { gun, target } => [Some(gun), Some(target)],
            Self::Reinforce { .. }
            | Self::Day
            | Self::Size { .. }
            | Self::Start { .. }
            | Self::Release
            | Self::March { .. }
            | Self::Done => [None, None],
        }
    }

    /// The spot the action names, if any.
    #[must_use]
    pub const fn spot(self) -> Option<crate::board::SpotId> {
        match self {
            Self::Place { at, .. } => Some(at),
            Self::Step { to, .. } | Self::Haul { to, .. } | Self::Scale { to, .. } | Self::Bash { to, .. } => Some(to),
            Self::Raise { .. }
            | Self::Lower { .. }
            | Self::Reinforce { .. }
            | Self::Day
            | Self::Commit { .. }
            | Self::Aim { .. }
            | Self::Shell { .. }
            | Self::Counter { .. }
            | Self::Size { .. }
            | Self::Start { .. }
            | Self::Release
            | Self::March { .. }
            | Self::Fire { .. }
            | Self::Cannon { .. }
            | Self::Blast { .. }
            | Self::Fight { .. }
            | Self::Use { .. }
            | Self::Done => None,
        }
    }
}
