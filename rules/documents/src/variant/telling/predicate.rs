//! Predicates: a verb with its objects.

use super::lists;
use super::noun::yes;
use crate::phrase::Phrase;

/// A verb, inflected by the message files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    Is,
    /// Is somewhere: after a noun the place is enough.
    Lies,
    /// Is somewhere that needs a sentence of its own.
    LiesWhere,
    Carries,
    Touches,
    Controls,
    Sees,
    HasMoved,
    HasAttacked,
    WasAttacked,
    HasCommitted,
    Has,
    InPlay,
    Exists,
}

impl Verb {
    const fn id(self) -> &'static str {
        match self {
            Self::Is | Self::Lies | Self::LiesWhere => "telling-is",
            Self::Carries => "telling-carries",
            Self::Touches => "telling-touches",
            Self::Controls => "telling-controls",
            Self::Sees => "telling-sees",
            Self::HasMoved => "telling-has-moved",
            Self::HasAttacked => "telling-has-attacked",
            Self::WasAttacked => "telling-was-attacked",
            Self::HasCommitted => "telling-has-committed",
            Self::Has => "telling-has",
            Self::InPlay => "telling-in-play",
            Self::Exists => "telling-exists",
        }
    }
}

/// A predicate of one thing.
#[derive(Debug, Clone)]
pub(super) enum Predicate {
    /// A verb with alternative objects.
    Simple { verb: Verb, denied: bool, what: Vec<Phrase> },
    /// All of these.
    Both(Vec<Self>),
    /// At least one of these.
    Either(Vec<Self>),
}

/// The grammatical number of verbs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GrammaticalNumber {
    One,
    Many,
    /// After "no unit".
    None,
}

impl Predicate {
    pub(super) fn new(verb: Verb, denied: bool, what: Phrase) -> Self {
        Self::Simple { verb, denied, what: vec![what] }
    }

    pub(super) fn bare(verb: Verb) -> Self {
        Self::Simple { verb, denied: false, what: Vec::new() }
    }

    /// Whether it is a single verb that is negated as `wanted`.
    pub(super) fn is_simple(&self, wanted: bool) -> bool {
        matches!(self, Self::Simple { denied, .. } if *denied == wanted)
    }

    /// Returns its place, if that is enough after a noun; `alone` if it is the noun's only predicate.
    pub(super) fn place(&self, alone: bool) -> Option<Phrase> {
        match self {
            Self::Simple { verb: Verb::Lies, denied: false, what } => lists::or(what.clone()),
            Self::Simple { verb: Verb::LiesWhere, denied: false, what } if alone => lists::or(what.clone()),
            _ => None,
        }
    }

    /// Whether it is a single verb.
    pub(super) const fn is_single(&self) -> bool {
        matches!(self, Self::Simple { .. })
    }

    /// Returns the negation of a simple predicate; others are unchanged.
    pub(super) fn turned(self) -> Self {
        match self {
            Self::Simple { verb, denied, what } => Self::Simple { verb, denied: !denied, what },
            other => other,
        }
    }

    /// Combines alternatives; those with the same verb share it, as in "is in a or in b".
    pub(super) fn either(list: Vec<Self>) -> Self {
        let mut merged: Vec<Self> = Vec::new();
        for own in list {
            if let Self::Simple { verb, denied: false, what } = &own
                && let Some(Self::Simple { what: held, .. }) = merged
                    .iter_mut()
                    .find(|held| matches!(held, Self::Simple { verb: other, denied: false, .. } if other == verb))
            {
                held.extend(what.clone());
            } else {
                merged.push(own);
            }
        }
        if merged.len() == 1 { merged.remove(0) } else { Self::Either(merged) }
    }

    /// Returns it in words.
    pub(super) fn say(&self, count: GrammaticalNumber) -> Phrase {
        match self {
            Self::Simple { verb, denied, what } => {
                let form = match (count, denied) {
                    (GrammaticalNumber::One, false) => "one",
                    (GrammaticalNumber::One, true) => "one-not",
                    (GrammaticalNumber::Many, false) => "many",
                    (GrammaticalNumber::Many, true) => "many-not",
                    (GrammaticalNumber::None, _) => "none",
                };
                let verb = Phrase::new(verb.id()).with("form", form);
                let many = yes(count == GrammaticalNumber::Many);
                match lists::or(what.iter().map(|own| own.clone().with("many", many)).collect()) {
                    Some(what) => Phrase::new("telling-does").said("verb", verb).said("what", what),
                    None => verb,
                }
            }
            Self::Both(list) => lists::and(list.iter().map(|own| own.say_inside(count)).collect())
                .unwrap_or_else(|| Phrase::new("telling-always")),
            Self::Either(list) => lists::either(list.iter().map(|own| own.say_inside(count)).collect())
                .unwrap_or_else(|| Phrase::new("telling-never")),
        }
    }

    /// Returns it in words inside another list.
    fn say_inside(&self, count: GrammaticalNumber) -> Phrase {
        match self {
            Self::Simple { .. } => self.say(count),
            Self::Both(_) | Self::Either(_) => lists::bracketed(self.say(count)),
        }
    }
}

/// Joins several predicates of the same thing: simple ones first, so that no "or" runs into an "and".
pub(super) fn list(mut phrases: Vec<Predicate>, count: GrammaticalNumber) -> Option<Phrase> {
    phrases.sort_by_key(|own| matches!(own, Predicate::Either(_) | Predicate::Both(_)));
    let last = phrases.len().saturating_sub(1);
    let said = phrases.iter().enumerate();
    let said = said.map(|(at, own)| if at == last { own.say(count) } else { own.say_inside(count) });
    let open = phrases.len() > 1 && !matches!(phrases.last(), Some(Predicate::Simple { .. }));
    if open { lists::and_also(said.collect()) } else { lists::and(said.collect()) }
}
