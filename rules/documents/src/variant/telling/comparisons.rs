//! Sentences that compare two numbers.

use super::Teller;
use super::conditions::Said;
use super::predicate::{Predicate, Verb};
use crate::phrase::Phrase;
use crate::variant::{Number, Query, Thing};

/// A comparison of two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Than {
    AtMost,
    AtLeast,
    Exactly,
    More,
    Less,
    Other,
}

impl Than {
    /// Returns the negation.
    const fn denied(self) -> Self {
        match self {
            Self::AtMost => Self::More,
            Self::AtLeast => Self::Less,
            Self::Exactly => Self::Other,
            Self::More => Self::AtMost,
            Self::Less => Self::AtLeast,
            Self::Other => Self::Exactly,
        }
    }

    /// Returns the comparison with the numbers exchanged.
    const fn flipped(self) -> Self {
        match self {
            Self::AtMost => Self::AtLeast,
            Self::AtLeast => Self::AtMost,
            Self::More => Self::Less,
            Self::Less => Self::More,
            Self::Exactly | Self::Other => self,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::AtMost => "at-most",
            Self::AtLeast => "at-least",
            Self::Exactly => "exactly",
            Self::More => "more",
            Self::Less => "less",
            Self::Other => "other",
        }
    }
}

impl Teller<'_> {
    /// Returns a comparison in words, with the variable number as its subject.
    pub(super) fn comparison(&self, one: &Number, than: Than, other: &Number, denied: bool) -> Said {
        let than = if denied { than.denied() } else { than };
        if one.is_plain() && !matches!(other, Number::N(_) | Number::P(_) | Number::Neg(_)) {
            return self.compared(other, than.flipped(), one);
        }
        self.compared(one, than, other)
    }

    fn compared(&self, one: &Number, than: Than, other: &Number) -> Said {
        let amount = || {
            Phrase::new("telling-amount")
                .with("than", than.key())
                .said("number", self.number(other, false))
                .said("of-number", self.number(other, true))
        };
        match one {
            // "At most the number of leaders units" would not be a sentence.
            _ if !other.is_plain() => self.held_against(one, than, other),
            Number::Turn => Said::Whole(
                Phrase::new("telling-turn-is").with("than", than.key()).said("number", self.number(other, false)),
            ),
            Number::Mp => {
                let points = if let Number::N(points) = other { *points } else { 2 };
                let left = Phrase::new("telling-points-left").said("amount", amount()).amount("points", points);
                Said::Of(Thing::Unit, Predicate::new(Verb::Has, false, left))
            }
            Number::Made(way) => Said::Of(
                Thing::Unit,
                Predicate::new(
                    Verb::Has,
                    false,
                    Phrase::new("telling-made").said("amount", amount()).word("way", super::numbers::attacks(*way)),
                ),
            ),
            // "Carries at least “steps” “run”" would not be one either.
            Number::F(flag, thing)
                if matches!(other, Number::N(1..)) && !matches!(thing, Thing::Game | Thing::Hex(_)) =>
            {
                Said::Of(
                    thing.clone(),
                    Predicate::new(
                        Verb::Carries,
                        false,
                        Phrase::new("telling-so-much").said("amount", amount()).with("flag", flag),
                    ),
                )
            }
            Number::Count(query) => Said::Whole(self.counted(query, than, other)),
            _ => self.held_against(one, than, other),
        }
    }

    /// Returns the comparison of any two numbers.
    fn held_against(&self, one: &Number, than: Than, other: &Number) -> Said {
        Said::Whole(
            Phrase::new("telling-compared")
                .said("subject", self.number(one, false))
                .with("than", than.key())
                .said("number", self.number(other, false))
                .said("of-number", self.number(other, true)),
        )
    }

    /// Returns the comparison of the number of things a query finds.
    fn counted(&self, query: &Query, than: Than, other: &Number) -> Phrase {
        match (than, other) {
            (Than::AtLeast, Number::N(1)) | (Than::More, Number::N(0)) => return self.exists(query, false),
            (Than::AtMost | Than::Exactly, Number::N(0)) | (Than::Less, Number::N(1)) => {
                return self.exists(query, true);
            }
            _ => {}
        }
        let one = matches!(other, Number::N(0 | 1));
        let amount = Phrase::new("telling-amount")
            .with("than", than.key())
            .said("number", self.number(other, false))
            .said("of-number", self.number(other, true));
        Phrase::new("telling-there-are")
            .said("amount", amount)
            .with("many", super::noun::yes(!one))
            .said("what", self.found(query, if one { "bare" } else { "many" }))
    }
}
