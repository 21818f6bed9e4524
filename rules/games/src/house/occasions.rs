//! Occasions of rules: after events, and as phases begin and end.

use super::acting::{Acting, RunningRule};
use super::{House, HouseEvent, Roles};
use crate::variant::{InPhase, Lasts, Occasion, Rule};

/// What a game reports to the rules.
pub(crate) trait Occasions: Acting {
    /// Lets rules act on the events from index `from` on. `attack` holds the roles if one of them was part of an attack.
    fn heed(&self, position: &mut Self::Position, from: usize, attack: Roles, events: &mut Vec<Self::Event>) {
        if self.program().is_none() {
            return;
        }
        let (mut at, end) = (from, events.len());
        while at < end {
            at += 1;
            // The effects of rules do not trigger other rules.
            if let Some(HouseEvent::Ruled { deeds, .. }) = Self::of_house(&events[at - 1]) {
                at += usize::from(deeds);
            } else if let Some((what, roles)) = self.happened(position, &events[at - 1], attack) {
                self.set_off(position, &Occasion::Did(what), roles, events);
            }
        }
        self.mend(position, events);
    }

    /// Lets every rule act that waits for an occasion.
    fn set_off(&self, position: &mut Self::Position, occasion: &Occasion, roles: Roles, events: &mut Vec<Self::Event>) {
        let Some(program) = self.program() else { return };
        for (number, own) in program.rules.iter().enumerate() {
            let waits = matches!(&own.rule, Rule::When { on, .. } if on == occasion);
            if waits && self.speaks(program, position, own, (roles, &[])) {
                self.carry_out(position, RunningRule::new(number, roles, None), events);
            }
        }
    }

    /// Lets rules act at the beginning of a phase, with which a turn may begin.
    fn heed_beginning(
        &self,
        position: &mut Self::Position,
        phase: Option<InPhase>,
        is_turn: bool,
        events: &mut Vec<Self::Event>,
    ) {
        let Some(program) = self.program() else { return };
        Self::marks_mut(position).clear(|flag| {
            let is_offer = program.flags.len() <= usize::from(flag);
            is_offer || program.lasts(flag, Lasts::Phase) || is_turn && program.lasts(flag, Lasts::Turn)
        });
        if let Some(phase) = phase {
            self.set_off(position, &Occasion::Phase(phase), Roles::default(), events);
            self.mend(position, events);
        }
    }

    /// Lets rules act at the end of a phase.
    fn heed_end(&self, position: &mut Self::Position, phase: Option<InPhase>, events: &mut Vec<Self::Event>) {
        if let Some(phase) = phase.filter(|_| self.program().is_some()) {
            self.set_off(position, &Occasion::PhaseEnd(phase), Roles::default(), events);
            self.mend(position, events);
        }
    }
}

impl<G: House> Occasions for G {}
