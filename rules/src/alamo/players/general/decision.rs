//! One decision in the middle of a phase, tried out: which attack comes next, or what is answered.

use super::super::Seat;
use super::super::weights::Persona;
use super::SHORT;
use super::trial::{Trials, mean};
use crate::alamo::Action;

/// Positions looked at for all decisions of a phase, about.
pub(in crate::alamo::players) const BUDGET: u32 = 100_000;

/// Trials of each action at first, and at most.
const TRIALS: [usize; 2] = [16, 128];

/// Actions that are tried for one decision, at most.
pub(super) const MOST_ACTIONS: usize = 12;

/// An action on trial.
#[derive(Debug)]
struct Choice {
    action: Action,
    /// How the trials have turned out.
    values: Vec<f32>,
    /// What it has got more than the first on average, and the standard error of that.
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

/// The best of some actions within what is left of the budget: the first, which is the captain's own, unless another is
/// likely to be better. Where a battle is long nothing is tried.
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

/// How a battle turns out in which a side does this now: it is fought to its end.
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
