//! How a game system sets up a case: its game, its starting position, and the parts of it that are impossible.

use super::expect::NotAnExpectation;
use super::form::{Text, Vocabulary, hold_to};
use super::steps::Rehearsed;
use super::words::quoted;
use super::{Case, Cases, Failure, alamo_only};
use crate::phrase::Phrase;
use crate::project::Project;
use crate::report::Report;
use crate::rulebook::System;

/// An impossible part of a case: its text, and what was found instead.
pub(super) type Impossible = (Phrase, Phrase);

/// A game system that can set up cases.
pub(crate) trait Staged: Rehearsed + Vocabulary {
    /// The system.
    const SYSTEM: System;
    /// The forms of events, without their rules.
    const EVENT_FORMS: &'static [&'static str];
    /// The game compiled for checking names and places only.
    type SetUp;

    /// Compiles a project for play.
    fn compile(project: &Project) -> Result<Self, Report>;

    /// Compiles a project only as much as names and places need it.
    fn set_up(project: &Project) -> Result<Self::SetUp, Report>;

    /// Returns the game that resolves names and places.
    fn vocabulary(set_up: &Self::SetUp) -> &Self;

    /// Creates the position a case begins with, before its amendments.
    fn stage(&self, _case: &Case) -> Result<Self::Position, Impossible> {
        Ok(self.start())
    }

    /// Returns failures for fields of a case that belong to another system; by default, those of the 1981 game.
    fn strange(case: &Case, cases: &Cases) -> Vec<Failure> {
        alamo_only::strange(case, cases)
    }

    /// Returns the parts of the case's starting position that no game can reach.
    fn of_beginning(&self, _case: &Case, _position: &Self::Position) -> Vec<Failure> {
        Vec::new()
    }

    /// Checks that an event can be written like this, without its rule.
    ///
    /// # Errors
    ///
    /// If no event can be written like this: it would never occur, so that `never` would always hold.
    fn read_event(&self, words: &[&str]) -> Result<(), NotAnExpectation> {
        hold_to(Self::EVENT_FORMS, words, Text::Event, self)
    }

    /// Creates the position a case begins with.
    ///
    /// # Errors
    ///
    /// Returns the text of the case that describes something impossible, and why.
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
