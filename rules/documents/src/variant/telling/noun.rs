//! Nouns with their side, in the grammatical form a sentence needs.

use crate::phrase::Phrase;
use crate::side::Side;
use crate::variant::Query;

/// A noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Noun {
    /// A unit, leader or battery.
    Piece,
    /// A combat unit.
    Unit,
    /// An infantry unit.
    Infantry,
    /// A leader.
    Leader,
    /// A battery.
    Gun,
    /// A spot.
    Spot,
    /// A hexside.
    Side,
    /// A room.
    Room,
    /// Any thing.
    Thing,
}

impl Noun {
    /// Returns the noun for the things a query finds.
    pub(super) fn new(query: &Query) -> Self {
        match query {
            Query::Units(_) => Self::Unit,
            Query::Leaders(_) => Self::Leader,
            Query::Guns(_) => Self::Gun,
            Query::Spots(_) => Self::Spot,
            Query::Sides(_) => Self::Side,
            Query::Rooms(_) => Self::Room,
            Query::Nearest(query, _) | Query::Soonest(query, ..) => Self::new(query),
        }
    }

    /// Whether it is a piece of some kind.
    pub(super) const fn is_piece(self) -> bool {
        matches!(self, Self::Piece | Self::Unit | Self::Infantry | Self::Leader | Self::Gun)
    }

    /// Returns the noun narrowed by a tag, such as an infantry unit for a unit, or a leader for a piece; `None` if the
    /// tag does not narrow it.
    pub(super) fn narrowed(self, tag: &str) -> Option<Self> {
        match (self, tag) {
            (Self::Piece | Self::Unit, "combat") => Some(Self::Unit),
            (Self::Piece | Self::Unit | Self::Infantry, "infantry") | (Self::Infantry, "combat") => {
                Some(Self::Infantry)
            }
            (Self::Piece | Self::Leader, "leader") => Some(Self::Leader),
            (Self::Piece | Self::Gun, "gun") => Some(Self::Gun),
            _ => None,
        }
    }

    /// Returns its key in the message files.
    const fn key(self) -> &'static str {
        match self {
            Self::Piece => "piece",
            Self::Unit => "unit",
            Self::Infantry => "infantry",
            Self::Leader => "leader",
            Self::Gun => "gun",
            Self::Spot => "spot",
            Self::Side => "side",
            Self::Room => "room",
            Self::Thing => "thing",
        }
    }

    const fn phrase(self) -> &'static str {
        match self {
            Self::Piece => "telling-piece",
            Self::Unit => "telling-unit",
            Self::Infantry => "telling-infantry",
            Self::Leader => "telling-leader",
            Self::Gun => "telling-gun",
            Self::Spot => "telling-spot",
            Self::Side => "telling-side",
            Self::Room => "telling-room",
            Self::Thing => "telling-thing",
        }
    }

    /// Returns "it", "of it" or "they".
    pub(super) fn pronoun(self, many: bool, of: bool) -> Phrase {
        Phrase::new("telling-it").with("noun", self.key()).with("many", yes(many)).with("of", yes(of))
    }

    /// Returns "at most one".
    pub(super) fn one_at_most(self) -> Phrase {
        Phrase::new("telling-choose-one").with("noun", self.key())
    }

    /// Returns "for which".
    pub(super) fn which(self, many: bool) -> Phrase {
        Phrase::new("telling-which").with("noun", self.key()).with("many", yes(many))
    }
}

/// A noun with the side it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) noun: Noun,
    pub(super) side: Option<Side>,
}

impl Named {
    pub(super) const fn new(noun: Noun) -> Self {
        Self { noun, side: None }
    }

    /// Returns it in a form: `a`, `start` at the start of a sentence, `the`, `this`, `that`, `first`, `each`, `every`,
    /// `no`, `some`, `bare` after the number one, `many` after a greater one, `all` for "the units" and `of-many`;
    /// `of-` before `the`, `this`, `that` and `first` for "of".
    pub(super) fn form(self, form: &'static str) -> Phrase {
        let many = matches!(form, "many" | "all" | "of-many");
        let side = match self.side {
            Some(Side::Texan) => "texan",
            Some(Side::Mexican) => "mexican",
            None => "none",
        };
        let noun = Phrase::new("telling-noun").with("noun", self.noun.key()).with("side", side);
        let noun = noun.with("many", yes(many));
        Phrase::new(self.noun.phrase()).with("form", form).with("side", side).said("noun", noun)
    }
}

/// Returns the word for a boolean in the message files.
pub(super) const fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
