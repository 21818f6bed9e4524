//! Conditions in negation normal form: every "not" stands directly before a single test, and trivial parts are removed.

use crate::variant::Condition;

/// A condition in negation normal form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Formula<'r> {
    /// All of these must hold; an empty list always holds.
    All(Vec<Self>),
    /// At least one of these must hold; an empty list never holds.
    Any(Vec<Self>),
    /// A single test, and whether it is negated.
    Atom(&'r Condition, bool),
}

impl<'r> Formula<'r> {
    /// Creates a formula from a condition, or from its negation.
    pub(super) fn new(cond: &'r Condition, denied: bool) -> Self {
        match (cond, denied) {
            (Condition::Always, false) => Self::All(Vec::new()),
            (Condition::Always, true) => Self::Any(Vec::new()),
            (Condition::Not(inner), _) => Self::new(inner, !denied),
            (Condition::All(list), false) | (Condition::Any(list), true) => {
                Self::all(list.iter().map(|own| Self::new(own, denied)).collect())
            }
            (Condition::Any(list), false) | (Condition::All(list), true) => {
                Self::any(list.iter().map(|own| Self::new(own, denied)).collect())
            }
            _ => Self::Atom(cond, denied),
        }
    }

    /// Creates a conjunction.
    pub(super) fn all(parts: Vec<Self>) -> Self {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Self::All(inner) => flat.extend(inner),
                Self::Any(inner) if inner.is_empty() => return Self::Any(inner),
                part => flat.push(part),
            }
        }
        if flat.len() == 1 { flat.remove(0) } else { Self::All(flat) }
    }

    fn any(parts: Vec<Self>) -> Self {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Self::Any(inner) => flat.extend(inner),
                Self::All(inner) if inner.is_empty() => return Self::All(inner),
                part => flat.push(part),
            }
        }
        if flat.len() == 1 { flat.remove(0) } else { Self::Any(flat) }
    }

    /// Returns the parts of a conjunction; any other formula is its only part.
    pub(super) fn parts(self) -> Vec<Self> {
        match self {
            Self::All(parts) => parts,
            other => vec![other],
        }
    }

    /// Whether it always holds.
    pub(super) fn is_nothing(&self) -> bool {
        matches!(self, Self::All(parts) if parts.is_empty())
    }
}
