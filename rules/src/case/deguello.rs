//! Cases of "Deguello at Dawn": their starting positions, their expectations, and how `until` reaches a phase.

mod expect;
mod odds;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use expect::EXPECTATION_FORMS;

use super::set_up::Staged;
use super::steps::Rehearsed;
use super::{ExpectResult, NotAnExpectation};
use crate::deguello::{EVENT_FORMS, Event, Game, Happening, PHASES, Position};
use crate::play::{Moment, Phase};
use crate::project::Project;
use crate::report::Report;
use crate::rulebook::System;

impl Rehearsed for Game {
    fn hold(&self, position: &Position, text: &str) -> Result<ExpectResult, NotAnExpectation> {
        expect::hold(self, position, text)
    }

    fn phases() -> Vec<Phase> {
        PHASES.iter().map(|(phase, _)| phase.neutral()).collect()
    }

    fn begun(event: &Event) -> Option<Moment> {
        match event.what {
            Happening::Began { round, phase } => Some(Moment { turn: round, phase: phase.neutral() }),
            _ => None,
        }
    }
}

impl Staged for Game {
    type SetUp = Self;

    const SYSTEM: System = System::Deguello;
    const EVENT_FORMS: &'static [&'static str] = EVENT_FORMS;

    fn compile(project: &Project) -> Result<Self, Report> {
        Self::new(project)
    }

    fn set_up(project: &Project) -> Result<Self, Report> {
        Self::new(project)
    }

    fn vocabulary(set_up: &Self) -> &Self {
        set_up
    }
}
