//! Deeds a side can be forbidden, to measure what they are worth.

use crate::side::Side;
use crate::variant::{AttackMode, Condition, Quantity, Thing};

/// A deed that a house rule can forbid to a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Forbidden {
    /// Crossing a hexside that is a wall.
    Climbing,
    /// Crossing a doorway.
    Doors,
    /// Entering a roof.
    Roofs,
    /// Entering a room.
    Rooms,
    /// Attacking by musket fire.
    Fire,
    /// Attacking hand to hand.
    Melee,
    /// Firing batteries.
    Cannon,
    /// Striking back.
    Counterattacks,
    /// Hauling batteries.
    Hauling,
}

/// All deeds, in the order lists show them.
pub const DEEDS: [Forbidden; 9] = [
    Forbidden::Climbing,
    Forbidden::Doors,
    Forbidden::Roofs,
    Forbidden::Rooms,
    Forbidden::Fire,
    Forbidden::Melee,
    Forbidden::Cannon,
    Forbidden::Counterattacks,
    Forbidden::Hauling,
];

impl Forbidden {
    /// Returns the word for the deed on a command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Climbing => "climbing",
            Self::Doors => "doors",
            Self::Roofs => "roofs",
            Self::Rooms => "rooms",
            Self::Fire => "fire",
            Self::Melee => "melee",
            Self::Cannon => "cannon",
            Self::Counterattacks => "counterattacks",
            Self::Hauling => "hauling",
        }
    }

    /// Returns the deed a word stands for, or `None` if the word is unknown.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Forbidden;
    ///
    /// assert_eq!(Forbidden::named("climbing"), Some(Forbidden::Climbing));
    /// assert_eq!(Forbidden::named("flying"), None);
    /// ```
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        DEEDS.into_iter().find(|own| own.word() == word)
    }

    /// Returns the permission to take away, and the condition under which it is taken.
    pub(super) fn forbidden_to(self, side: Side) -> (Quantity, Condition) {
        let is = |thing: Thing, tag: &str| Condition::Is(thing, tag.to_owned());
        let own = is(Thing::Unit, ["texan", "mexican"][side.index()]);
        let both = |other: Condition| Condition::All(vec![own.clone(), other]);
        match self {
            Self::Climbing => (Quantity::MayCross, both(is(Thing::Via, "wall"))),
            Self::Doors => (Quantity::MayCross, both(is(Thing::Via, "doorway"))),
            Self::Roofs => (Quantity::MayEnter, both(is(Thing::To, "roof"))),
            Self::Rooms => (Quantity::MayEnter, both(is(Thing::To, "inside"))),
            Self::Fire => (Quantity::MayAttack(AttackMode::Fire), own),
            Self::Melee => (Quantity::MayAttack(AttackMode::Melee), own),
            Self::Cannon => (Quantity::MayAttack(AttackMode::Battery), own),
            Self::Counterattacks => (Quantity::MayCounter, own),
            Self::Hauling => (Quantity::MayHaul, own),
        }
    }
}
