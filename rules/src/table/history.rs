//! The course of a game on the table: its steps, and the way back to any of them.

use super::Hand;
use crate::play::{Actor, Dice, Moment, PieceId, Roll};
use crate::side::Side;

/// One decision, one roll, or one change by hand.
#[derive(Debug, Clone)]
pub struct StepTaken {
    /// Which step of the table it is; no two have the same number, not even after some were taken back.
    pub number: u64,
    /// Who decided.
    pub actor: Actor,
    /// When it was made.
    pub moment: Moment,
    /// Whether it was a step of a move, the end of a phase, another decision, a roll or a change by hand.
    pub nature: Nature,
    /// Whether it answered something under way.
    pub is_answer: bool,
    /// The dice that were due, when it was a roll.
    pub dice: Option<Dice>,
    /// How many events followed.
    pub events: usize,
}

/// The kind of a step, by which steps are grouped when a game is watched or taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// A step of this counter's move.
    Walk(PieceId),
    /// The end of a phase.
    Done,
    /// Another decision.
    Decision,
    /// A roll.
    Roll(Roll),
    /// A change by hand.
    Amend,
}

impl Nature {
    /// Whether one step goes on with the move of the one before it.
    #[must_use]
    pub fn goes_on_with(self, before: Self) -> bool {
        matches!(self, Self::Walk(_)) && self == before
    }
}

/// The steps of a game, those that count and those that were taken back, and who plays.
#[derive(Debug, Clone)]
pub struct GameHistory {
    pub(super) hands: [Hand; 2],
    steps: Vec<StepTaken>,
    /// How many were ever made.
    made: u64,
    /// How many of the steps count; those behind were taken back and can be made again.
    at: usize,
}

impl GameHistory {
    pub(super) const fn new(hands: [Hand; 2]) -> Self {
        Self { hands, steps: Vec::new(), made: 0, at: 0 }
    }

    /// Adds a step; those that were taken back are forgotten. Its number is given.
    pub(super) fn push(&mut self, mut step: StepTaken) {
        self.steps.truncate(self.at);
        self.made += 1;
        step.number = self.made;
        self.steps.push(step);
        self.at += 1;
    }

    pub(super) fn go(&mut self, steps: usize) {
        self.at = steps.min(self.steps.len());
    }

    pub(super) fn stay(&mut self) {
        self.steps.truncate(self.at);
    }

    /// Who plays each side.
    #[must_use]
    pub const fn hands(&self) -> [Hand; 2] {
        self.hands
    }

    /// Who plays a side.
    #[must_use]
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// Whether this is a person's turn.
    #[must_use]
    pub const fn is_person(&self, actor: Actor) -> bool {
        match actor {
            Actor::Player(side) => self.hand(side).is_person(),
            Actor::Chance | Actor::Over => false,
        }
    }

    /// Whether this is the turn of a computer player.
    #[must_use]
    pub const fn is_computer(&self, actor: Actor) -> bool {
        matches!(actor, Actor::Player(_)) && !self.is_person(actor)
    }

    /// The steps that count, the first one first.
    #[must_use]
    pub fn steps(&self) -> &[StepTaken] {
        &self.steps[..self.at]
    }

    /// The number of the last of so many steps; `None` before the first one.
    #[must_use]
    pub fn number_after(&self, steps: usize) -> Option<u64> {
        self.steps.get(steps.checked_sub(1)?).map(|step| step.number)
    }

    /// How many steps were taken back and can be made again.
    #[must_use]
    pub const fn ahead(&self) -> usize {
        self.steps.len() - self.at
    }

    /// The step that was taken back last and is shown next.
    #[must_use]
    pub fn next(&self) -> Option<&StepTaken> {
        self.steps.get(self.at)
    }

    /// Whether that step goes on with the move of the step before it.
    #[must_use]
    pub fn next_goes_on(&self) -> bool {
        self.goes_on(self.at)
    }

    /// The steps before the last decision of a person; `None` when nobody has decided anything yet.
    #[must_use]
    pub fn last_decision(&self) -> Option<usize> {
        self.last(|at| self.is_decision(at))
    }

    /// The steps before the next decision of a person among those that were taken back, or all of them.
    #[must_use]
    pub fn next_decision(&self) -> Option<usize> {
        self.up_to(|at| self.is_decision(at))
    }

    /// Whether a person has decided in a step, by the number of those before it. All the steps of one counter's move are
    /// one decision.
    #[must_use]
    pub fn is_decision(&self, at: usize) -> bool {
        let decided = |step: &StepTaken| step.nature == Nature::Amend || self.is_person(step.actor);
        self.steps.get(at).is_some_and(decided) && !self.goes_on(at)
    }

    /// Whether a step goes on with the move of the step before it.
    #[must_use]
    pub fn goes_on(&self, at: usize) -> bool {
        let nature = |at: usize| self.steps.get(at).map(|step| step.nature);
        let before = at.checked_sub(1).and_then(nature);
        nature(at).zip(before).is_some_and(|(own, before)| own.goes_on_with(before))
    }

    /// The last of the steps that count which is one of these.
    fn last(&self, is_one: impl Fn(usize) -> bool) -> Option<usize> {
        (0..self.at).rev().find(|at| is_one(*at))
    }

    /// The steps before the next of these among those that were taken back, or all of them; `None` where none was.
    fn up_to(&self, is_one: impl Fn(usize) -> bool) -> Option<usize> {
        let next = (self.at + 1..self.steps.len()).find(|at| is_one(*at));
        (self.ahead() > 0).then(|| next.unwrap_or(self.steps.len()))
    }

    /// Whether a step is the first of a beat: a decision of whichever side with everything that is rolled for it, or all
    /// steps of one counter's move.
    fn is_beat(&self, at: usize) -> bool {
        self.steps.get(at).is_some_and(|step| !matches!(step.nature, Nature::Roll(_))) && !self.goes_on(at)
    }

    /// The steps before the last beat that is shown; `None` before the first one.
    #[must_use]
    pub fn beat_before(&self) -> Option<usize> {
        self.last(|at| self.is_beat(at))
    }

    /// The steps with the next beat among those that were taken back; `None` where none was.
    #[must_use]
    pub fn beat_after(&self) -> Option<usize> {
        self.up_to(|at| self.is_beat(at))
    }

    /// The steps before the last decision with which a person has begun something, rather than answered.
    #[must_use]
    pub fn last_begun(&self) -> Option<usize> {
        self.last(|at| self.is_decision(at) && !self.steps[at].is_answer)
    }
}
