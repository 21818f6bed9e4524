//! The odds of attacks, as panels show them, in any game system.

use super::{Atom, Fraction, Refusal};
use crate::phrase::Phrase;

/// The odds of all ways to attack a target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    /// The attacker and the target; `None` if they are already known from the context.
    pub heading: Option<Phrase>,
    /// The legal ways to attack.
    pub attacks: Vec<Attack>,
    /// The reasons why other ways are not allowed.
    pub refused: Vec<Refusal>,
}

/// One way to attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attack {
    /// The text of the decision ([`Decision::text`](super::Decision::text)).
    pub decision: String,
    /// The label of its button.
    pub label: Phrase,
    /// All possible results, with their probabilities.
    pub chances: Vec<(Phrase, Fraction)>,
    /// The calculation, from top to bottom, without the results.
    pub reckoning: Vec<ReckoningLine>,
}

/// A cited rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The number of the rule.
    pub rule: Atom,
    /// The number of the rule or the title of its variant, and the text of the rule.
    pub because: Phrase,
}

/// A line of a calculation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReckoningLine {
    /// A heading for the sum of the lines below it.
    Title(Phrase),
    /// A sum with its label.
    Sum(Phrase, String),
    /// A part of a sum, and the rule that contributes it.
    Item {
        /// The number; empty if the part has none.
        figure: String,
        /// The description, usually the text of the rule.
        says: Phrase,
        /// The rule.
        rule: Cited,
    },
    /// A sentence, and the rule it follows from.
    Said(Phrase, Cited),
    /// The result of each face of a die.
    Faces(Vec<String>),
}

/// The possible results of the pending roll.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stakes {
    /// All possible results with their probabilities, which add up to 1.
    pub chances: Vec<(Phrase, Fraction)>,
    /// The possible results of this roll together with those that follow before anything takes effect, each with its
    /// own probability.
    pub together: Vec<(Phrase, Fraction)>,
}
