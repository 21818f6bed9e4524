//! Divergence: the first step of a log that goes differently when it is replayed.

use super::LogEntry;
use crate::phrase::Phrase;
use crate::place::Place;
use crate::play::{Atom, Dice, Moment, NotAnAction, Refusal};

/// The first step of a log that goes otherwise now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divergence {
    /// The step, from 1.
    pub step: usize,
    /// The Game-Turn and phase.
    pub moment: Moment,
    /// The pieces concerned, the acting one first.
    pub pieces: Vec<String>,
    /// Where: the hexside between two spots, or the spot; `None` for a step that is nowhere on the map.
    pub place: Option<Place>,
    /// What the log says was done.
    pub logged: LogEntry,
    /// What happens at this step by the documents and rules of today.
    pub now: DivergenceCause,
}

/// What holds now in place of what a log says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DivergenceCause {
    /// The action names something there is not, or is no action at all.
    Unreadable(NotAnAction),
    /// The action is refused.
    Refused(Refusal),
    /// These dice must be rolled before anybody acts.
    RollDue(Dice),
    /// No roll is due.
    NoRollDue,
    /// These dice are due, and cannot give the sum.
    OtherDice(Dice),
    /// The game is over.
    Over,
    /// The step is made, and something else happens.
    Otherwise {
        /// The first event that differs, as the log has it; `None` when the log has no more.
        logged: Option<String>,
        /// What happens in its place; `None` for nothing.
        found: Option<Happened>,
    },
}

/// An event as logs write it and as a sentence tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    /// The rule it happens by.
    pub atom: Atom,
    /// As logs write it.
    pub text: String,
    /// As a sentence.
    pub said: Phrase,
}

impl Divergence {
    /// Whether the log itself is broken: `changed` says whether any document it was played with has changed since.
    ///
    /// A text that is no action never was one. A piece that is unknown or a sum that the dice cannot give may come of a
    /// change; where nothing has changed, nobody can have played it.
    #[must_use]
    pub const fn is_broken_log(&self, changed: bool) -> bool {
        match self.now {
            DivergenceCause::Unreadable(NotAnAction::Verb { .. } | NotAnAction::Form { .. }) => true,
            DivergenceCause::Unreadable(
                NotAnAction::Piece { .. }
                | NotAnAction::Spot { .. }
                | NotAnAction::Hexside { .. }
                | NotAnAction::Column { .. }
                | NotAnAction::Area { .. }
                | NotAnAction::Thing { .. }
                | NotAnAction::Number { .. },
            )
            | DivergenceCause::OtherDice(_) => !changed,
            DivergenceCause::Refused(_)
            | DivergenceCause::RollDue(_)
            | DivergenceCause::NoRollDue
            | DivergenceCause::Over
            | DivergenceCause::Otherwise { .. } => false,
        }
    }
}
