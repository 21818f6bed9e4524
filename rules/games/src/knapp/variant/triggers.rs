//! Triggers of rules of variants: after events, and as phases begin and end.

use super::Roles;
use super::effects::RunningRule;
use super::world::named;
use crate::knapp::event::{Events, Happening};
use crate::knapp::position::{Life, Pending};
use crate::knapp::{ColumnOrder, Game, Phase, Position};
use crate::play::PieceId;
use crate::variant::{AttackMode, Happens, InPhase, Lasts, Occasion, Rule};

impl Game {
    /// The roles in a shot.
    pub(in crate::knapp) fn shooters(&self, position: &Position, by: PieceId, target: PieceId) -> Roles {
        let gun = self.guns.contains(&by).then_some(by);
        let to = position.state(target).at;
        Roles {
            foe: Some(target),
            gun,
            to: Some(to).filter(|at| at.index() < self.board.len()),
            using: Some(if gun.is_some() { AttackMode::Battery } else { AttackMode::Fire }),
            ..Roles::new(by)
        }
    }

    /// Lets rules act on the events from index `from` on. `shot` holds the roles if one of them was a shot.
    pub(in crate::knapp) fn heed(&self, position: &mut Position, from: usize, shot: Roles, events: &mut Events) {
        if self.program.is_none() {
            return;
        }
        // The effects of rules do not trigger other rules.
        for at in from..events.len() {
            if let Some((what, roles)) = self.happened(position, events[at].what, shot) {
                self.set_off(position, &Occasion::Did(what), roles, events);
            }
        }
        self.mend(position, events);
    }

    fn happened(&self, position: &Position, what: Happening, shot: Roles) -> Option<(Happens, Roles)> {
        let known = |at: crate::board::SpotId| Some(at).filter(|at| at.index() < self.board.len());
        Some(match what {
            Happening::Stepped { piece, from, to, .. } => {
                (Happens::Cross, Roles { from: known(from), to: known(to), ..Roles::new(piece) })
            }
            Happening::Shot { hit, .. } => {
                (Happens::Attack, Roles { got: if hit { "hit" } else { "nothing" }, ..shot })
            }
            Happening::Fought { by, target, kills, .. } => {
                let (to, got) = (known(position.state(target).at), if kills { "hit" } else { "nothing" });
                (
                    Happens::Attack,
                    Roles { foe: Some(target), to, using: Some(AttackMode::Melee), got, ..Roles::new(by) },
                )
            }
            Happening::Checked { column, order, .. } => {
                let got = match order {
                    ColumnOrder::Advance => "nothing",
                    ColumnOrder::Stand => "disordered",
                    ColumnOrder::Back => "routed",
                };
                let lead = position.columns.get(usize::from(column)).and_then(crate::knapp::Column::lead);
                (Happens::Check, Roles { unit: lead, got, ..Roles::default() })
            }
            Happening::Killed { piece } => (Happens::Remove, Roles::new(piece)),
            Happening::Placed { piece, at } if self.is_stand(piece) || self.is_casting(piece) => {
                (Happens::Enter, Roles { to: known(at), ..Roles::new(piece) })
            }
            Happening::Released => (Happens::Commit, Roles::default()),
            _ => return None,
        })
    }

    /// Lets every rule act that waits for an occasion.
    fn set_off(&self, position: &mut Position, occasion: &Occasion, roles: Roles, events: &mut Events) {
        let Some(program) = &self.program else { return };
        for (number, own) in program.rules.iter().enumerate() {
            let waits = matches!(&own.rule, Rule::When { on, .. } if on == occasion);
            if waits && self.speaks(program, position, own, (roles, &[])) {
                self.carry_out(position, RunningRule::new(number, roles, None), events);
            }
        }
    }

    /// Lets rules act at the beginning of a phase.
    pub(in crate::knapp) fn heed_beginning(&self, position: &mut Position, phase: Phase, events: &mut Events) {
        let Some(program) = &self.program else { return };
        let is_turn = phase == Phase::TexanMove;
        position.marks.clear(|flag| {
            let is_offer = program.flags.len() <= usize::from(flag);
            is_offer || program.lasts(flag, Lasts::Phase) || is_turn && program.lasts(flag, Lasts::Turn)
        });
        if let Some(phase) = named(phase) {
            self.set_off(position, &Occasion::Phase(phase), Roles::default(), events);
            self.mend(position, events);
        }
    }

    /// Lets rules act at the end of a phase, or of the turn if there is no phase.
    pub(in crate::knapp) fn heed_end(&self, position: &mut Position, phase: Option<Phase>, events: &mut Events) {
        if self.program.is_none() {
            return;
        }
        let phase = phase.map_or(Some(InPhase::TurnEnd), named);
        if let Some(phase) = phase {
            self.set_off(position, &Occasion::PhaseEnd(phase), Roles::default(), events);
            self.mend(position, events);
        }
    }

    /// Cleans up after rules: they may have removed a piece that was to roll, to move or to be lost.
    pub(in crate::knapp) fn mend(&self, position: &mut Position, events: &mut Events) {
        let marches = |own: u8| position.columns.get(usize::from(own)).is_some_and(crate::knapp::Column::is_marching);
        let alive = |piece| position.state(piece).life != Life::Dead;
        let idle = position.pending.is_some_and(|pending| match pending {
            Pending::Shot { target, .. } => !alive(target),
            Pending::Command { column } | Pending::Morale { column } | Pending::Pond { column } => !marches(column),
            Pending::Scale { piece, .. } | Pending::Push { piece, .. } | Pending::Bash { piece, .. } => !alive(piece),
            Pending::Wall { .. }
            | Pending::Gun { .. }
            | Pending::Counter { .. }
            | Pending::Blast { .. }
            | Pending::Bout { .. } => false,
        });
        position.mover = position.mover.filter(|mover| position.pieces[mover.piece.index()].life != Life::Dead);
        if !idle {
            return;
        }
        if let Some(Pending::Morale { column }) = position.pending.take() {
            self.check_morale(position, Some(column), events);
        }
    }
}
