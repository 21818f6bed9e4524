//! The history of a game on the table: its steps, with undo and redo.

use super::Hand;
use crate::play::{Actor, Dice, Moment, PieceId, Roll};
use crate::side::Side;

/// One decision, one roll, or one change by hand.
#[derive(Debug, Clone)]
pub struct StepTaken {
    /// The number of the step at this table; it is unique even after steps were taken back.
    pub number: u64,
    /// The side that decided, or chance.
    pub actor: Actor,
    /// The Game-Turn and phase in which it was made.
    pub moment: Moment,
    /// The kind of step: a step of a move, the end of a phase, another decision, a roll or a change by hand.
    pub nature: Nature,
    /// Whether it answered a pending action.
    pub is_answer: bool,
    /// The dice that were due, if it was a roll.
    pub dice: Option<Dice>,
    /// The number of events that followed.
    pub events: usize,
}

/// The kind of a step, used to group steps when a game is watched or taken back.
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
    /// Whether this step continues the move of the step before it.
    #[must_use]
    pub fn goes_on_with(self, before: Self) -> bool {
        matches!(self, Self::Walk(_)) && self == before
    }
}

/// The steps of a game, including those taken back, and the players.
#[derive(Debug, Clone)]
pub struct GameHistory {
    pub(super) hands: [Hand; 2],
    steps: Vec<StepTaken>,
    /// The number of steps ever made.
    made: u64,
    /// The number of steps in force; those after them were taken back and can be made again.
    at: usize,
}

impl GameHistory {
    pub(super) const fn new(hands: [Hand; 2]) -> Self {
        Self { hands, steps: Vec::new(), made: 0, at: 0 }
    }

    /// Adds a step and sets its number; steps that were taken back are dropped.
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

    /// Returns the players of both sides.
    #[must_use]
    pub const fn hands(&self) -> [Hand; 2] {
        self.hands
    }

    /// Returns the player of a side.
    #[must_use]
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// Whether a person has to decide.
    #[must_use]
    pub const fn is_person(&self, actor: Actor) -> bool {
        match actor {
            Actor::Player(side) => self.hand(side).is_person(),
            Actor::Chance | Actor::Over => false,
        }
    }

    /// Whether a computer player has to decide.
    #[must_use]
    pub const fn is_computer(&self, actor: Actor) -> bool {
        matches!(actor, Actor::Player(_)) && !self.is_person(actor)
    }

    /// Returns the steps in force, first to last.
    #[must_use]
    pub fn steps(&self) -> &[StepTaken] {
        &self.steps[..self.at]
    }

    /// Returns the number of the last of the first `steps` steps; `None` if there is none.
    #[must_use]
    pub fn number_after(&self, steps: usize) -> Option<u64> {
        self.steps.get(steps.checked_sub(1)?).map(|step| step.number)
    }

    /// Returns the number of steps that were taken back and can be made again.
    #[must_use]
    pub const fn ahead(&self) -> usize {
        self.steps.len() - self.at
    }

    /// Returns the step that was taken back last, which is the next to be made again.
    #[must_use]
    pub fn next(&self) -> Option<&StepTaken> {
        self.steps.get(self.at)
    }

    /// Whether that step continues the move of the step before it.
    #[must_use]
    pub fn next_goes_on(&self) -> bool {
        self.goes_on(self.at)
    }

    /// Returns the number of steps before the last decision of a person; `None` if there is none.
    #[must_use]
    pub fn last_decision(&self) -> Option<usize> {
        self.last(|at| self.is_decision(at))
    }

    /// Returns the number of steps before the next decision of a person among those taken back, or of all steps; `None`
    /// if none was taken back.
    #[must_use]
    pub fn next_decision(&self) -> Option<usize> {
        self.up_to(|at| self.is_decision(at))
    }

    /// Whether a step, by its index, is a decision of a person. All the steps of one counter's move are one decision.
    #[must_use]
    pub fn is_decision(&self, at: usize) -> bool {
        let decided = |step: &StepTaken| step.nature == Nature::Amend || self.is_person(step.actor);
        self.steps.get(at).is_some_and(decided) && !self.goes_on(at)
    }

    /// Whether a step, by its index, continues the move of the step before it.
    #[must_use]
    pub fn goes_on(&self, at: usize) -> bool {
        let nature = |at: usize| self.steps.get(at).map(|step| step.nature);
        let before = at.checked_sub(1).and_then(nature);
        nature(at).zip(before).is_some_and(|(own, before)| own.goes_on_with(before))
    }

    /// Returns the index of the last step in force that satisfies `is_one`.
    fn last(&self, is_one: impl Fn(usize) -> bool) -> Option<usize> {
        (0..self.at).rev().find(|at| is_one(*at))
    }

    /// Returns the number of steps before the next step that satisfies `is_one` among those taken back, or of all
    /// steps; `None` if none was taken back.
    fn up_to(&self, is_one: impl Fn(usize) -> bool) -> Option<usize> {
        let next = (self.at + 1..self.steps.len()).find(|at| is_one(*at));
        (self.ahead() > 0).then(|| next.unwrap_or(self.steps.len()))
    }

    /// Whether a step is the first of a beat: a decision of either side with everything that is rolled for it, or all
    /// steps of one counter's move.
    fn is_beat(&self, at: usize) -> bool {
        self.steps.get(at).is_some_and(|step| !matches!(step.nature, Nature::Roll(_))) && !self.goes_on(at)
    }

    /// Returns the number of steps before the last beat shown; `None` before the first one.
    #[must_use]
    pub fn beat_before(&self) -> Option<usize> {
        self.last(|at| self.is_beat(at))
    }

    /// Returns the number of steps up to and including the next beat among those taken back; `None` if none was taken
    /// back.
    #[must_use]
    pub fn beat_after(&self) -> Option<usize> {
        self.up_to(|at| self.is_beat(at))
    }

    /// Returns the number of steps before the last decision by which a person began something, rather than answered;
    /// `None` if there is none.
    #[must_use]
    pub fn last_begun(&self) -> Option<usize> {
        self.last(|at| self.is_decision(at) && !self.steps[at].is_answer)
    }
}
