//! Cases of the 1981 game: their starting positions, their expectations, and how `until` reaches a phase.

use super::begin::begin;
use super::set_up::{Impossible, Staged};
use super::steps::Rehearsed;
use super::{Case, Cases, ExpectResult, Expectation, Failure, Happenings, NotAnExpectation, limits};
use crate::alamo::notation::EVENT_FORMS;
use crate::alamo::{Action, Event, Game, Happening, Position, SetUp};
use crate::phrase::Phrase;
use crate::play::{Moment, Phase, Refusal};
use crate::project::Project;
use crate::report::Report;
use crate::rulebook::System;

impl Rehearsed for Game {
    fn hold(&self, position: &Position, text: &str) -> Result<ExpectResult, NotAnExpectation> {
        Expectation::new(text).hold(self, position)
    }

    fn phases() -> Vec<Phase> {
        crate::alamo::Phase::all().map(Phase::from).collect()
    }

    fn waits(&self, phase: Phase) -> Result<(), Phrase> {
        let own = crate::alamo::Phase::all().find(|own| own.word() == phase.word);
        let Some(own) = own.filter(|own| own.side().is_none() && !self.has_offers(*own)) else { return Ok(()) };
        // Nobody decides in this phase: name the next one with a decision.
        let mut phases = std::iter::successors(Some(own), |phase| Some(phase.next()));
        let next = phases.find(|next| next.side().is_some()).map_or("", crate::alamo::Phase::word);
        Err(Phrase::new("case-until-alone").with("phase", own.word()).with("next", next))
    }

    fn begun(event: &Event) -> Option<Moment> {
        match event.what {
            Happening::PhaseBegan { turn, phase } => Some(Moment { turn, phase: phase.into() }),
            _ => None,
        }
    }

    fn pass(&self, position: &mut Position, happenings: &mut Happenings<Self>) -> Result<(), Refusal> {
        if happenings.act(self, position, Action::Decline).is_ok() {
            return Ok(());
        }
        happenings.act(self, position, Action::Done)
    }

    fn is_under_way(&self, position: &Position) -> bool {
        !position.pending.is_empty()
    }
}

impl Staged for Game {
    type SetUp = SetUp;

    const SYSTEM: System = System::Alamo;
    const EVENT_FORMS: &'static [&'static str] = EVENT_FORMS;

    fn compile(project: &Project) -> Result<Self, Report> {
        Self::new(project)
    }

    fn set_up(project: &Project) -> Result<Self::SetUp, Report> {
        Self::blindfold(project)
    }

    fn vocabulary(set_up: &Self::SetUp) -> &Self {
        set_up.vocabulary()
    }

    fn stage(&self, case: &Case) -> Result<Position, Impossible> {
        begin(case, self)
    }

    fn strange(_: &Case, _: &Cases) -> Vec<Failure> {
        Vec::new()
    }

    fn of_beginning(&self, case: &Case, position: &Position) -> Vec<Failure> {
        limits::of_beginning(case, self, position)
    }
}
