//! Trying out one decision in the middle of a phase: the next attack, or an answer.

use super::super::Seat;
use super::super::weights::Persona;
use super::SHORT;
use super::trial::{Trials, mean};
use crate::alamo::Action;

/// The approximate number of positions for all decisions of a phase.
pub(in crate::alamo::players) const BUDGET: u32 = 100_000;

/// The number of trials of each action at first, and at most.
const TRIALS: [usize; 2] = [16, 128];

/// The most actions tried for one decision.
pub(super) const MOST_ACTIONS: usize = 12;

/// An action on trial.
#[derive(Debug)]
struct Choice {
    action: Action,
    /// The results of the trials.
    values: Vec<f32>,
    /// Its average gain over the first action, and the standard error of that.
    more: f32,
    error: f32,
}

impl Choice {
    const fn new(action: Action) -> Self {
        Self { action, values: Vec::new(), more: 0.0, error: 0.0 }
    }

    fn compare(&mut self, usual: &[f32]) {
        (self.more, self.error) = mean(self.values.iter().zip(usual).map(|(own, usual)| own - usual));
    }
}

/// Returns the best of some actions within the rest of the budget: `first`, the captain's own choice, unless another is
/// likely to be better. If the battle is long, nothing is tried.
pub(in crate::alamo::players) fn best(
    trials: &mut Trials,
    seat: Seat<'_>,
    persona: &Persona,
    first: Action,
    others: &[Action],
) -> Action {
    let left = trials.left;
    if left <= SHORT {
        return first;
    }
    let mut usual = vec![value(trials, seat, persona, first, 0)];
    if left - trials.left > SHORT {
        return first;
    }
    let mut choices: Vec<Choice> = others.iter().copied().map(Choice::new).collect();
    let mut count = TRIALS[0];
    while !choices.is_empty() {
        for number in usual.len()..count {
            usual.push(value(trials, seat, persona, first, number as u32));
        }
        for choice in &mut choices {
            for number in choice.values.len()..count {
                choice.values.push(value(trials, seat, persona, choice.action, number as u32));
            }
            choice.compare(&usual);
        }
        choices.sort_by(|a, b| b.more.total_cmp(&a.more));
        if count >= TRIALS[1] || trials.left == 0 {
            choices.retain(|choice| choice.more > choice.error);
            return choices.first().map_or(first, |choice| choice.action);
        }
        let least = choices[0].more - choices[0].error;
        choices.retain(|choice| choice.more + choice.error > least.max(0.0));
        count *= 2;
    }
    first
}

/// Returns the result of playing the battle to its end after `action`.
fn value(trials: &mut Trials, seat: Seat<'_>, persona: &Persona, action: Action, number: u32) -> f32 {
    let Seat { game, view, side } = seat;
    trials.begin(seat, persona, number);
    let mut position = *view;
    trials.imagine(seat, &mut position, number);
    if game.apply(&mut position, action, &mut Vec::new()).is_err() {
        return -1.0e3;
    }
    trials.play(seat, &mut position, |_| true);
    trials.result(game, &position, side)
}
