//! Cases of "Deguello at Dawn": how they begin, what they expect, how one goes on to a phase.

mod expect;
mod odds;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use expect::EXPECTATION_FORMS;

use super::alamo_only::strange;
use super::form::{Text, hold_to};
use super::set_up::{Impossible, Staged};
use super::steps::{Rehearsed, Stop};
use super::until::{Phased, Until};
use super::{Case, Cases, Failure, Found, Happenings, NotAnExpectation};
use crate::deguello::{EVENT_FORMS, Event, Game, PHASES, Position, What};
use crate::phrase::Phrase;
use crate::play::{Game as _, Moment, Phase};
use crate::project::Project;
use crate::report::Report;
use crate::rulebook::System;

impl Rehearsed for Game {
    const LEAPS: &'static [&'static str] = &["until"];

    fn hold(&self, position: &Position, text: &str) -> Result<Found, NotAnExpectation> {
        expect::hold(self, position, text)
    }

    fn leap(
        &self,
        text: &str,
        position: &mut Position,
        dice: &mut dyn Iterator<Item = u8>,
        happenings: &mut Happenings<Self>,
    ) -> Option<Result<(), Stop>> {
        let until = Until::read(text, self)?;
        Some(until.map_err(Stop::Unreadable).and_then(|until| until.go(self, position, dice, happenings)))
    }
}

impl Phased for Game {
    fn phases() -> Vec<Phase> {
        PHASES.iter().map(|(phase, _)| phase.neutral()).collect()
    }

    fn begun(event: &Event) -> Option<Moment> {
        match event.what {
            What::Began { round, phase } => Some(Moment { turn: round, phase: phase.neutral() }),
            _ => None,
        }
    }
}

impl Staged for Game {
    type SetUp = Self;

    const SYSTEM: System = System::Deguello;

    fn compile(project: &Project) -> Result<Self, Report> {
        Self::new(project)
    }

    fn set_up(project: &Project) -> Result<Self, Report> {
        Self::new(project)
    }

    fn vocabulary(set_up: &Self) -> &Self {
        set_up
    }

    fn stage(&self, _: &Case) -> Result<Position, Impossible> {
        Ok(self.start())
    }

    fn strange(case: &Case, cases: &Cases) -> Vec<Failure> {
        strange(case, cases)
    }

    fn read_leap(&self, text: &str) -> Option<Result<(), Phrase>> {
        Until::read(text, self).map(|until| until.map(|_| ()))
    }

    fn read_event(&self, words: &[&str]) -> Result<(), NotAnExpectation> {
        hold_to(&EVENT_FORMS, words, Text::Event, self)
    }
}
