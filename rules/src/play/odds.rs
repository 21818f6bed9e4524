//! What may come of an attack, as panels show it, whatever the game system.

use super::{Atom, Fraction, Refusal};
use crate::phrase::Phrase;

/// An attack on somebody, in every way there is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    /// Who attacks whom; `None` where that was said already.
    pub heading: Option<Phrase>,
    /// The ways that are allowed.
    pub attacks: Vec<Attack>,
    /// Why the others are not.
    pub refused: Vec<Refusal>,
}

/// One way to attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attack {
    /// The text of the decision ([`Decision::text`](super::Decision::text)).
    pub decision: String,
    /// What it is called on its button.
    pub label: Phrase,
    /// Everything that can come of it.
    pub chances: Vec<(Phrase, Fraction)>,
    /// How that is reckoned, from the top to the bottom; the chances are not part of it.
    pub reckoning: Vec<ReckoningLine>,
}

/// A rule with what it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The number of the rule.
    pub rule: Atom,
    /// Its number or the title of its variant, and its text.
    pub because: Phrase,
}

/// A line of a reckoning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReckoningLine {
    /// A heading: what the lines below it add up to.
    Title(Phrase),
    /// A sum with its name.
    Sum(Phrase, String),
    /// A part of a sum, and the rule that gives it.
    Item {
        /// The part; empty where it has no figure of its own.
        figure: String,
        /// What it is: mostly what the rule says.
        says: Phrase,
        /// The rule.
        rule: Cited,
    },
    /// A sentence, and the rule it goes by.
    Said(Phrase, Cited),
    /// What each face of a die gives.
    Faces(Vec<String>),
}

/// What the dice that are due may bring.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stakes {
    /// Everything that can come of them, each with its odds; together they are 1.
    pub chances: Vec<(Phrase, Fraction)>,
    /// What may come of them and those still to be rolled with them, before anything takes effect: each by itself.
    pub together: Vec<(Phrase, Fraction)>,
}
