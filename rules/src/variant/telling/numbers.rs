//! Numbers in words.

use super::Teller;
use super::noun::yes;
use crate::message::Message;
use crate::variant::{Number, Thing, Way};

impl Number {
    /// Whether it is said in a figure or a name, and can stand before a noun.
    pub(super) const fn is_plain(&self) -> bool {
        matches!(self, Self::N(_) | Self::P(_) | Self::Neg(_) | Self::F(_, Thing::Game))
    }
}

impl Teller<'_> {
    /// A number; `of` for its form behind "of".
    pub(super) fn number(&self, number: &Number, of: bool) -> Message {
        let message = match number {
            Number::N(number) => Message::new("telling-number").with("number", number),
            Number::P(param) => Message::new("telling-param").with("name", param),
            Number::Neg(param) => Message::new("telling-minus").with("name", param),
            Number::F(flag, Thing::Game) => Message::new("telling-param").with("name", flag),
            Number::F(flag, thing) => {
                Message::new("telling-flag-of").with("flag", flag).said("who", self.thing(thing, true))
            }
            Number::Turn => Message::new("telling-the-turn"),
            Number::Mp => Message::new("telling-the-points"),
            Number::Margin => Message::new("telling-the-margin"),
            Number::Made(way) => Message::new("telling-attacks-made").word("way", attacks(*way)),
            Number::Count(query) => Message::new("telling-count").said("what", self.found(query, "of-many")),
        };
        message.with("of", yes(of))
    }
}

/// "Attacks by fire".
pub(super) const fn attacks(way: Way) -> &'static str {
    match way {
        Way::Fire => "telling-fires",
        Way::Melee => "telling-melees",
        Way::Battery => "telling-battery-fires",
    }
}
