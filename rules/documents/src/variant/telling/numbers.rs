//! Numbers in words.

use super::Teller;
use super::noun::yes;
use crate::phrase::Phrase;
use crate::variant::{AttackMode, Number, Thing};

impl Number {
    /// Whether it is written as a figure or a name, and can precede a noun.
    pub(super) const fn is_plain(&self) -> bool {
        matches!(self, Self::N(_) | Self::P(_) | Self::Neg(_) | Self::F(_, Thing::Game))
    }
}

impl Teller<'_> {
    /// Returns a number in words; `of` for its form after "of".
    pub(super) fn number(&self, number: &Number, of: bool) -> Phrase {
        let message = match number {
            Number::N(number) => Phrase::new("telling-number").with("number", number),
            Number::P(param) => Phrase::new("telling-param").with("name", param),
            Number::Neg(param) => Phrase::new("telling-minus").with("name", param),
            Number::F(flag, Thing::Game) => Phrase::new("telling-param").with("name", flag),
            Number::F(flag, thing) => {
                Phrase::new("telling-flag-of").with("flag", flag).said("who", self.thing(thing, true))
            }
            Number::Turn => Phrase::new("telling-the-turn"),
            Number::Mp => Phrase::new("telling-the-points"),
            Number::Margin => Phrase::new("telling-the-margin"),
            Number::Made(way) => Phrase::new("telling-attacks-made").word("way", attacks(*way)),
            Number::Count(query) => Phrase::new("telling-count").said("what", self.found(query, "of-many")),
            Number::Distance(from, to) => self.between("telling-distance", from, to),
            Number::Direction(from, to) => self.between("telling-direction", from, to),
            Number::StrengthOf(thing, way) => self.printed(strength(*way), thing),
            Number::MoraleOf(thing) => self.printed("telling-morale-of", thing),
            Number::RatingOf(thing) => self.printed("telling-rating-of", thing),
            Number::StepsOf(thing) => self.printed("telling-steps-of", thing),
            Number::PointsOf(thing) => self.printed("telling-points-of", thing),
            Number::Casualties => Phrase::new("telling-casualties"),
            Number::VictoryPoints => Phrase::new("telling-victory-points"),
            Number::Dice => Phrase::new("telling-dice"),
            Number::Left(deck) => Phrase::new("telling-left").with("deck", deck),
            Number::Sum(all) => self.reckoned("telling-plus", all, of),
            Number::Least(all) => self.reckoned_of("telling-the-least", all),
            Number::Most(all) => self.reckoned_of("telling-the-most", all),
            Number::Difference(one, other) => self.both_numbers("telling-less", one, other, of),
            Number::Product(one, other) => self.both_numbers("telling-times", one, other, of),
        };
        message.with("of", yes(of))
    }

    fn between(&self, id: &'static str, from: &Thing, to: &Thing) -> Phrase {
        Phrase::new(id).said("from", self.thing(from, false)).said("to", self.thing(to, false))
    }

    fn printed(&self, id: &'static str, thing: &Thing) -> Phrase {
        Phrase::new(id).said("who", self.thing(thing, true))
    }

    /// Joins numbers with a word between each two; calculated ones are put in brackets.
    fn reckoned(&self, id: &'static str, all: &[Number], of: bool) -> Phrase {
        let mut said = all.iter().enumerate().map(|(at, own)| self.operand(own, of && at == 0));
        let Some(first) = said.next() else { return Phrase::new("telling-number").with("number", 0) };
        said.fold(first, |one, other| Phrase::new(id).said("one", one).said("other", other))
    }

    /// Returns a phrase such as "the least of these and those".
    fn reckoned_of(&self, id: &'static str, all: &[Number]) -> Phrase {
        let said = super::lists::and(all.iter().map(|own| self.operand(own, true)).collect());
        Phrase::new(id).said("numbers", said.unwrap_or_else(|| Phrase::new("telling-number").with("number", 0)))
    }

    fn both_numbers(&self, id: &'static str, one: &Number, other: &Number, of: bool) -> Phrase {
        Phrase::new(id).said("one", self.operand(one, of)).said("other", self.operand(other, false))
    }

    /// Returns a number inside another: in brackets if it is itself calculated.
    fn operand(&self, number: &Number, of: bool) -> Phrase {
        let said = self.number(number, of);
        match number {
            Number::Sum(_) | Number::Difference(..) | Number::Product(..) => super::lists::bracketed(said),
            _ => said,
        }
    }
}

/// Returns the message id of the strength for attacks in a mode.
const fn strength(way: AttackMode) -> &'static str {
    match way {
        AttackMode::Fire => "telling-fire-strength-of",
        AttackMode::Melee => "telling-melee-strength-of",
        AttackMode::Battery => "telling-battery-strength-of",
    }
}

/// Returns the message id of the attacks in a mode, such as "attacks by fire".
pub(super) const fn attacks(way: AttackMode) -> &'static str {
    match way {
        AttackMode::Fire => "telling-fires",
        AttackMode::Melee => "telling-melees",
        AttackMode::Battery => "telling-battery-fires",
    }
}
