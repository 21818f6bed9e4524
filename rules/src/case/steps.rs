//! The steps of a case, in a game of any system: performs them and checks the expectations.

use super::due::due;
use super::reading::shown;
use super::until;
use super::words::{quoted, refused};
use super::{CaseReport, ExpectResult, Happenings, NotAnExpectation, Step};
use crate::phrase::Phrase;
use crate::play::{Moment, NotAnAction, Phase, Refusal, Roll, Spoken, near};
use crate::text::nearest;

/// A game system that can play cases.
pub trait Rehearsed: Spoken {
    /// Evaluates an expectation against a position: `Ok`, or what was found instead. The expectations common to all
    /// systems are in [`common`](super::common()).
    ///
    /// # Errors
    ///
    /// If the text is not an expectation, or names something the game does not have.
    fn hold(&self, position: &Self::Position, text: &str) -> Result<ExpectResult, NotAnExpectation>;

    /// Returns the phases in order of play; empty if the system does not support `until PHASE`.
    #[must_use]
    fn phases() -> Vec<Phase> {
        Vec::new()
    }

    /// Checks that a phase can have a decision or a roll.
    ///
    /// # Errors
    ///
    /// If the phase passes without waiting for a player, with a message that says so.
    fn waits(&self, _phase: Phase) -> Result<(), Phrase> {
        Ok(())
    }

    /// Returns the turn and the phase if an event is the beginning of a phase.
    #[must_use]
    fn begun(_event: &Self::Event) -> Option<Moment> {
        None
    }

    /// Ends the phase, or declines the offer that keeps it from ending.
    ///
    /// # Errors
    ///
    /// If the rules forbid both.
    fn pass(&self, position: &mut Self::Position, happenings: &mut Happenings<Self>) -> Result<(), Refusal> {
        happenings.act(self, position, Self::DONE)
    }

    /// Whether a decision or a roll is pending that comes before any other action.
    fn is_under_way(&self, position: &Self::Position) -> bool {
        self.chance(position).is_some()
    }
}

/// The reason why a step does not happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepFailure {
    /// The text cannot be read.
    Unreadable(Phrase),
    /// The rules refuse it.
    Refused(Refusal),
    /// A roll or a decision comes first.
    Due(Phrase),
}

/// Plays steps in order, and records in the report which expectations failed and which rules acted.
pub fn rehearse<G: Rehearsed>(steps: &[Step], game: &G, position: &mut G::Position, report: &mut CaseReport) {
    rehearse_aloud(steps, game, position, report, &mut |_, _| {});
}

/// Like [`rehearse`], and calls the listener for each step whose action can be read.
pub(super) fn rehearse_aloud<G: Rehearsed>(
    steps: &[Step],
    game: &G,
    position: &mut G::Position,
    report: &mut CaseReport,
    listener: &mut dyn FnMut(&Step, &Happenings<G>),
) {
    for (step, number) in steps.iter().zip(1..) {
        let Some(happenings) = happen(step, number, game, position, report) else { continue };
        listener(step, &happenings);
        told(step, number, (game, position), happenings.events(), report);
        for text in &step.then {
            match game.hold(position, text) {
                Ok(Ok(())) => report.covered.extend(shown(text)),
                Ok(Err(found)) => report.fail(number, quoted(text), found),
                Err(error) => report.fail(number, quoted(text), error.message()),
            }
        }
    }
}

/// Performs a step; `None` if its action cannot be read.
pub(super) fn happen<G: Rehearsed>(
    step: &Step,
    number: usize,
    game: &G,
    position: &mut G::Position,
    report: &mut CaseReport,
) -> Option<Happenings<G>> {
    let mut happenings = Happenings::default();
    let mut dice = step.dice.iter().copied();
    if !step.action.is_empty() && !act(step, number, (game, position), &mut dice, &mut happenings, report) {
        return None;
    }
    for roll in dice {
        if !happenings.roll(game, position, Roll(roll)) {
            let found = game.chance(position).map_or_else(
                || Phrase::new("case-no-roll").said("due", due(game, position)),
                |dice| Phrase::new("case-other-roll").count("dice", usize::from(dice.count)),
            );
            report.fail(number, Phrase::new("case-roll").with("roll", roll), found);
        }
    }
    Some(happenings)
}

/// Performs the action of a step, or checks that it is refused as expected. Returns `false` if it cannot be read.
fn act<G: Rehearsed>(
    step: &Step,
    number: usize,
    (game, position): (&G, &mut G::Position),
    dice: &mut dyn Iterator<Item = u8>,
    happenings: &mut Happenings<G>,
    report: &mut CaseReport,
) -> bool {
    let expected = match step.refused.as_str() {
        "" => Phrase::new("case-do").with("action", &step.action),
        rule => Phrase::new("case-do-not").with("action", &step.action).with("rule", rule),
    };
    let done = until::leap(&step.action, game, position, dice, happenings).unwrap_or_else(|| {
        let action = game.read_action(&step.action).map_err(|error| StepFailure::Unreadable(unread::<G>(&error)))?;
        happenings.act(game, position, action).map_err(StepFailure::Refused)
    });
    match (done, step.refused.as_str()) {
        (Ok(()), "") => {}
        (Ok(()), _) => report.fail(number, expected, Phrase::new("case-allowed")),
        (Err(StepFailure::Refused(refusal)), rule) if refusal.atom.id() == rule => {
            report.covered.insert(rule.to_owned());
        }
        (Err(StepFailure::Refused(refusal)), _) => {
            let found = if game.is_under_way(position) {
                Phrase::new("case-refused-first").with("rule", refusal.atom).said("due", due(game, position))
            } else {
                refused(refusal.atom)
            };
            report.fail(number, expected, found);
        }
        (Err(StepFailure::Due(found)), _) => report.fail(number, expected, found),
        (Err(StepFailure::Unreadable(found)), _) => {
            report.fail(number, quoted(&step.action), found);
            return false;
        }
    }
    true
}

/// Checks that the expected events are among those that occurred, in order, and the forbidden ones are not.
fn told<G: Rehearsed>(
    step: &Step,
    number: usize,
    (game, position): (&G, &G::Position),
    events: &[G::Event],
    report: &mut CaseReport,
) {
    report.covered.extend(events.iter().map(|event| G::atom(event).to_string()));
    let lines: Vec<String> = events.iter().map(|event| game.write_event(event)).collect();
    let is = |line: &String, said: &String| line == said || line.starts_with(&format!("{said} "));
    for event in &step.never {
        if lines.iter().any(|line| is(line, event)) {
            let found = Phrase::new("case-events").with("events", lines.join("; "));
            report.fail(number, Phrase::new("case-never").with("event", event), found);
        }
    }
    let mut rest = lines.iter();
    for expected in &step.events {
        if !rest.any(|line| is(line, expected)) {
            let found = if lines.is_empty() {
                Phrase::new("case-no-events").said("due", due(game, position))
            } else {
                Phrase::new("case-events").with("events", lines.join("; "))
            };
            return report.fail(number, Phrase::new("case-event").with("event", expected), found);
        }
    }
}

/// Returns the reason why a text is not an action of a case.
pub(super) fn unread<G: Rehearsed>(error: &NotAnAction) -> Phrase {
    let NotAnAction::Verb { word, known } = error else { return error.message() };
    let known = known.iter().copied().chain(until::verb::<G>());
    near(Phrase::new("case-no-verb").with("word", word), nearest(word, known))
}
