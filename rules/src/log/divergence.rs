//! Divergence: the first step of a log that goes differently when it is replayed.

use super::LogEntry;
use crate::phrase::Phrase;
use crate::place::Place;
use crate::play::{Atom, Dice, Moment, NotAnAction, Refusal};

/// The first step of a log that goes differently now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divergence {
    /// The step, from 1.
    pub step: usize,
    /// The Game-Turn and phase.
    pub moment: Moment,
    /// The pieces concerned, the acting one first.
    pub pieces: Vec<String>,
    /// The hexside between two spots, or the spot; `None` for a step that is not on the map.
    pub place: Option<Place>,
    /// The entry of the log.
    pub logged: LogEntry,
    /// What happens at this step by the current documents and rules.
    pub now: DivergenceCause,
}

/// What happens now instead of the logged step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DivergenceCause {
    /// The action names something that does not exist, or is not an action at all.
    Unreadable(NotAnAction),
    /// The action is refused.
    Refused(Refusal),
    /// These dice must be rolled before a side may act.
    RollDue(Dice),
    /// No roll is due.
    NoRollDue,
    /// These dice are due, but cannot give the sum.
    OtherDice(Dice),
    /// The game is over.
    Over,
    /// The step can be made, but other events follow.
    Otherwise {
        /// The first event that differs, as logged; `None` if the log has no more events.
        logged: Option<String>,
        /// The event that happens instead; `None` if there is none.
        found: Option<Happened>,
    },
}

/// An event in the notation of logs and as a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    /// The rule the event happens by.
    pub atom: Atom,
    /// The event in the notation of logs.
    pub text: String,
    /// The event as a sentence.
    pub said: Phrase,
}

impl Divergence {
    /// Whether the log itself is broken. `changed` tells whether any document it was played with has changed since.
    ///
    /// A text that is not an action never was one. An unknown piece, or a sum that the dice cannot give, may result
    /// from a change; if nothing has changed, it cannot have been played.
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
