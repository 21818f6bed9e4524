//! How a game system sets up a case: its game, the position it begins with, and the parts of it that are impossible.

use super::expect::NotAnExpectation;
use super::form::{Text, Vocabulary, hold_to};
use super::steps::Rehearsed;
use super::words::quoted;
use super::{Case, Cases, Failure, alamo_only};
use crate::phrase::Phrase;
use crate::project::Project;
use crate::report::Report;
use crate::rulebook::System;

/// What of a case cannot be: its words, and what was found instead.
pub(super) type Impossible = (Phrase, Phrase);

/// A game system that sets cases up.
pub(super) trait Staged: Rehearsed + Vocabulary {
    /// The system.
    const SYSTEM: System;
    /// How events are written, their rules left out.
    const EVENT_FORMS: &'static [&'static str];
    /// A game for those who only ask what there is.
    type SetUp;

    /// Compiles a project for play.
    fn compile(project: &Project) -> Result<Self, Report>;

    /// The same, as far as names and places need it.
    fn set_up(project: &Project) -> Result<Self::SetUp, Report>;

    /// What names and places are asked of.
    fn vocabulary(set_up: &Self::SetUp) -> &Self;

    /// The position a case begins with, before it is changed by hand.
    fn stage(&self, _case: &Case) -> Result<Self::Position, Impossible> {
        Ok(self.start())
    }

    /// Fields of a case that are those of another system: those of the 1981 game, where nothing else is said.
    fn strange(case: &Case, cases: &Cases) -> Vec<Failure> {
        alamo_only::strange(case, cases)
    }

    /// The parts of the case's starting position that no game can reach.
    fn of_beginning(&self, _case: &Case, _position: &Self::Position) -> Vec<Failure> {
        Vec::new()
    }

    /// Whether an event could be written like this, its rule left out.
    ///
    /// # Errors
    ///
    /// No event is written so: it would never happen, and never be missed.
    fn read_event(&self, words: &[&str]) -> Result<(), NotAnExpectation> {
        hold_to(Self::EVENT_FORMS, words, Text::Event, self)
    }

    /// The position a case begins with.
    ///
    /// # Errors
    ///
    /// The text of the case that describes something impossible, and why.
    fn beginning(&self, case: &Case) -> Result<Self::Position, Impossible> {
        let mut position = self.stage(case)?;
        for text in &case.begin {
            let amend = self.read_amend(text).map_err(|error| (quoted(text), error.message()))?;
            self.amend(&mut position, amend).map_err(|refusal| {
                let why = Phrase::new("case-refused-because").with("rule", refusal.atom).said("why", refusal.message);
                (quoted(text), why)
            })?;
        }
        Ok(position)
    }
}
