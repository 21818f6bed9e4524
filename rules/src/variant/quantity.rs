//! What `Adjust` changes, and how.

use serde::{Deserialize, Serialize};

use super::{AttackMode, Bindings, Given, Number, Scope};

/// Hands the list of all quantities of the game to a macro: what each means, whether it is a number or a permission, what
/// it binds, the id of its words in the strings, and what its sentence is about. A new quantity is a line here, the
/// place in the engine that asks for it, and its words.
macro_rules! with_quantities {
    ($then:ident) => {
        $then! {
            single {
                /// Whether a piece may be set up on a spot.
                MayPlace: Permission, UNIT | TO, "telling-may-place", Place;
                /// Whether a piece may go over a hexside.
                MayCross: Permission, STEP, "telling-may-cross", Piece;
                /// Whether a piece may enter a spot.
                MayEnter: Permission, STEP, "telling-may-enter", Piece;
                /// Whether a unit may take a battery in tow: beside the one move of the garrison, where it is allowed.
                MayHaul: Permission, UNIT | FROM | TO, "telling-may-haul", Unit;
                /// Whether somebody may be attacked: a leader, where it is allowed, like a unit.
                MayTarget: Permission, UNIT | FOE, "telling-may-target", Target;
                /// Whether a unit may answer an attack: one that is disordered too, where it is allowed.
                MayCounter: Permission, UNIT | FOE, "telling-may-counter", Counterattack;
                /// Whether zones of control reach over a hexside.
                ZocAcross: Permission, FROM | TO | VIA, "telling-zoc-across", Nothing;
                /// Whether the enemy knows which unit it is: one that is not known lies face down for the other side.
                Known: Permission, UNIT, "telling-known", Unit;
                /// Whether sight passes a hexside.
                Sees: Permission, FROM | TO | VIA, "telling-sight-passes", Nothing;
                /// Whether sight passes a spot, both ends among them: `From` sees `To`, and `It` is on the line between.
                SeesPast: Permission, FROM | TO | SPOT, "telling-sees-past", Line;
                /// Movement points to go over a hexside, those of the hex included.
                CrossCost: Number, STEP, "telling-cross-cost", Piece;
                /// Movement points of a piece at the start of its move.
                Moves: Number, UNIT, "telling-moves", Piece;
                /// What is added to the die of an attack.
                AttackRoll: Number, UNIT | FOE | TO | VIA | GUN, "telling-attack-roll", AttackRoll;
                /// Column of the combat table an attack uses; 1 is the first.
                Column: Number, UNIT | FOE | FROM | TO | VIA | GUN, "telling-column", AttackRoll;
                /// Row of the combat table an attack uses; 1 is the first.
                Row: Number, UNIT | FOE | FROM | TO | VIA | GUN, "telling-row-of-table", AttackRoll;
                /// What is added to the dice of a Damage Check, by all rules together.
                CheckRoll: Number, UNIT | FOE | FROM | TO, "telling-check-roll", Check;
                /// Strength of a battery against a hexside.
                BreachStrength: Number, UNIT | VIA | GUN, "telling-breach-strength", Gun;
                /// Morale.
                Morale: Number, UNIT, "telling-morale", Piece;
                /// Rating of a leader.
                Rating: Number, UNIT, "telling-rating", Leader;
                /// Up to which roll a unit without a leader may be ferocious.
                Ferocity: Number, UNIT, "telling-ferocity", Unit;
                /// Hexes that can be seen.
                Sight: Number, FROM | TO, "telling-sight", Nothing;
                /// Hexes that fire carries.
                Reach: Number, UNIT | FOE | FROM | TO, "telling-reach", Piece;
                /// Hexes of a retreat.
                Retreat: Number, UNIT, "telling-retreat", Unit;
                /// Units on a spot.
                StackMax: Number, UNIT | TO, "telling-stack-max", Spot;
                /// Casualties that make the attackers withdraw.
                Withdrawal: Number, NOTHING, "telling-withdrawal", Nothing;
                /// The last Game-Turn.
                GameLength: Number, NOTHING, "telling-game-length", Nothing;
            }
            by_way {
                /// Whether a unit or battery may attack in this way.
                MayAttack: Permission, STEP | FOE | GUN, "telling-may-attack", Attack;
                /// Strength of an attack made in this way. The words are those for muskets; others stand beside its sentence.
                Strength: Number, UNIT | FOE, "telling-fire-strength", Attack;
                /// Attacks a unit has in a Combat Phase if all are made in this way.
                Attacks: Number, UNIT, "telling-attacks", Attack;
            }
        }
    };
}

pub(crate) use with_quantities;

/// What the sentence of a quantity is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SentenceSubject {
    Piece,
    Unit,
    Leader,
    /// A battery and its crew.
    Gun,
    /// A piece on the spot where it is placed.
    Place,
    /// Whoever stands on a spot.
    Spot,
    /// A line of sight.
    Line,
    /// Whoever is attacked.
    Target,
    /// Whoever answers an attack.
    Counterattack,
    /// Whoever makes a Damage Check.
    Check,
    /// An attack.
    Attack,
    /// The die of an attack, or what it is read from.
    AttackRoll,
    /// No piece in particular.
    Nothing,
}

/// What there is to know of a quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Traits {
    pub(crate) sort: QuantityKind,
    given: Given,
    /// The id of its words.
    pub(crate) words: &'static str,
    pub(crate) subject: SentenceSubject,
}

/// Whether a quantity is a number or a permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QuantityKind {
    /// A number: set, added to, bounded.
    Number,
    /// A permission: allowed or forbidden.
    Permission,
}

/// Makes the words of the language from the list.
macro_rules! words_of {
    (
        single { $($(#[$about:meta])* $word:ident: $sort:ident, $($given:ident)|+, $words:literal, $subject:ident;)* }
        by_way { $($(#[$about_way:meta])* $way_word:ident: $way_sort:ident, $($way_given:ident)|+, $way_words:literal, $way_subject:ident;)* }
    ) => {
        /// A number or a permission of the game that a variant may change.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum Quantity {
            /// Whether a rule holds: one of the base game by its number, or one of a variant by its name.
            Applies(String),
            /// What is added to the dice of a table.
            RollOf(String),
            /// A figure of the rulebook, by the name of its parameter: from the beginning of the game to its end.
            Figure(String),
            $($(#[$about])* $word,)*
            $($(#[$about_way])* $way_word(AttackMode),)*
        }

        impl Quantity {
            /// What there is to know of it. What a rule or a table binds depends on where it stands ([`Bindings`]).
            pub(crate) const fn traits(&self) -> Traits {
                match self {
                    Self::Applies(_) => Traits::new(QuantityKind::Permission, Given::NOTHING, "telling-own-rule", SentenceSubject::Nothing),
                    Self::RollOf(_) => Traits::new(QuantityKind::Number, Given::NOTHING, "telling-roll-of", SentenceSubject::Nothing),
                    Self::Figure(_) => Traits::new(QuantityKind::Number, Given::NOTHING, "telling-figure", SentenceSubject::Nothing),
                    $(Self::$word => Traits::new(
                        QuantityKind::$sort,
                        Given::NOTHING$(.union(Given::$given))+,
                        $words,
                        SentenceSubject::$subject,
                    ),)*
                    $(Self::$way_word(_) => Traits::new(
                        QuantityKind::$way_sort,
                        Given::NOTHING$(.union(Given::$way_given))+,
                        $way_words,
                        SentenceSubject::$way_subject,
                    ),)*
                }
            }
        }
    };
}

with_quantities!(words_of);

impl Traits {
    const fn new(sort: QuantityKind, given: Given, words: &'static str, subject: SentenceSubject) -> Self {
        Self { sort, given, words, subject }
    }

    /// The things a quantity binds.
    pub(crate) fn bound(self) -> Bindings {
        let it = if self.given.contains(Given::SPOT) { vec![Scope::Spot] } else { Vec::new() };
        Bindings { given: self.given - Given::SPOT, it }
    }
}

impl Quantity {
    /// Whether it is a number or a permission.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::variant::{Quantity, QuantityKind};
    ///
    /// assert_eq!(Quantity::Moves.sort(), QuantityKind::Number);
    /// assert_eq!(Quantity::MayCross.sort(), QuantityKind::Permission);
    /// ```
    #[must_use]
    pub const fn sort(&self) -> QuantityKind {
        self.traits().sort
    }
}

/// How a quantity is changed. Of several changes of one number those that set it come first, then sums, then halves,
/// then bounds; of permissions, what is forbidden beats what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Operation {
    /// The permission is given.
    Allow,
    /// The permission is withheld.
    Forbid,
    /// This number is added.
    Add(Number),
    /// It becomes this number.
    Set(Number),
    /// It becomes this number where it is less.
    AtLeast(Number),
    /// It becomes this number where it is more.
    AtMost(Number),
    /// Half of it, a rest counted as whole.
    Halve,
}

impl Operation {
    /// The sort of quantity it is meant for.
    #[must_use]
    pub const fn sort(&self) -> QuantityKind {
        match self {
            Self::Allow | Self::Forbid => QuantityKind::Permission,
            Self::Add(_) | Self::Set(_) | Self::AtLeast(_) | Self::AtMost(_) | Self::Halve => QuantityKind::Number,
        }
    }
}
