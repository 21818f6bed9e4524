//! The quantities `Adjust` changes, and the operations that change them.

use serde::{Deserialize, Serialize};

use super::{AttackMode, Bindings, Given, Number, Scope};

/// Passes the list of all quantities of the game to a macro: the meaning of each, whether it is a number or a
/// permission, what it binds, the message id of its words, and the subject of its sentence. A new quantity needs a line
/// here, the place in the engine that reads it, and its words. The 1981 game has none of those `by_areas`.
#[doc(hidden)]
#[macro_export]
macro_rules! with_quantities {
    ($then:ident) => {
        $then! {
            single {
                /// Whether a piece may be set up on a spot.
                MayPlace: Permission, UNIT | TO, "telling-may-place", Place;
                /// Whether a piece may cross a hexside.
                MayCross: Permission, STEP, "telling-may-cross", Piece;
                /// Whether a piece may enter a spot.
                MayEnter: Permission, STEP, "telling-may-enter", Piece;
                /// Whether a unit may take a battery in tow. `Allow` permits this in addition to the garrison's one
                /// move of a battery (10.2).
                MayHaul: Permission, UNIT | FROM | TO, "telling-may-haul", Unit;
                /// Whether a piece may be attacked. `Allow` lets a leader be attacked like a unit.
                MayTarget: Permission, UNIT | FOE, "telling-may-target", Target;
                /// Whether a unit may answer an attack. `Allow` lets a disordered unit answer too.
                MayCounter: Permission, UNIT | FOE, "telling-may-counter", Counterattack;
                /// Whether zones of control extend across a hexside.
                ZocAcross: Permission, FROM | TO | VIA, "telling-zoc-across", Nothing;
                /// Whether the enemy knows which unit it is. An unknown unit is face down for the other side.
                Known: Permission, UNIT, "telling-known", Unit;
                /// Whether a line of sight may cross a hexside.
                Sees: Permission, FROM | TO | VIA, "telling-sight-passes", Nothing;
                /// Whether a line of sight may pass a spot, including its ends: it leads from `From` to `To`, and `It`
                /// is a spot on it.
                SeesPast: Permission, FROM | TO | SPOT, "telling-sees-past", Line;
                /// Movement points to cross a hexside, including the cost of the hex.
                CrossCost: Number, STEP, "telling-cross-cost", Piece;
                /// Movement points of a piece at the start of its move.
                Moves: Number, UNIT, "telling-moves", Piece;
                /// The die roll of an attack.
                AttackRoll: Number, UNIT | FOE | TO | VIA | GUN, "telling-attack-roll", AttackRoll;
                /// Column of the Combat Results Table that an attack uses; 1 is the first.
                Column: Number, UNIT | FOE | FROM | TO | VIA | GUN, "telling-column", AttackRoll;
                /// Row of the Combat Results Table that an attack uses; 1 is the first.
                Row: Number, UNIT | FOE | FROM | TO | VIA | GUN, "telling-row-of-table", AttackRoll;
                /// The sum of all modifiers to the dice of a Damage Check.
                CheckRoll: Number, UNIT | FOE | FROM | TO, "telling-check-roll", Check;
                /// Strength of a battery against a hexside.
                BreachStrength: Number, UNIT | VIA | GUN, "telling-breach-strength", Gun;
                /// Morale of a piece.
                Morale: Number, UNIT, "telling-morale", Piece;
                /// Rating of a leader.
                Rating: Number, UNIT, "telling-rating", Leader;
                /// The highest roll that makes a unit without a leader ferocious (15.0).
                Ferocity: Number, UNIT, "telling-ferocity", Unit;
                /// The range of sight, in hexes.
                Sight: Number, FROM | TO, "telling-sight", Nothing;
                /// The range of fire, in hexes.
                Reach: Number, UNIT | FOE | FROM | TO | GUN, "telling-reach", Piece;
                /// The length of a retreat, in hexes.
                Retreat: Number, UNIT, "telling-retreat", Unit;
                /// The maximum number of combat units on a spot.
                StackMax: Number, UNIT | TO, "telling-stack-max", Spot;
                /// The number of casualties at which the attackers withdraw.
                Withdrawal: Number, NOTHING, "telling-withdrawal", Nothing;
                /// The last Game-Turn.
                GameLength: Number, NOTHING, "telling-game-length", Nothing;
            }
            by_way {
                /// Whether a unit or battery may attack in this way.
                MayAttack: Permission, STEP | FOE | GUN, "telling-may-attack", Attack;
                /// Strength of an attack made in this way.
                // This message id is for fire; melee and batteries have their own ids where the sentence is made.
                Strength: Number, UNIT | FOE | GUN, "telling-fire-strength", Attack;
                /// The number of attacks a unit has in a Combat Phase if all are made in this way.
                Attacks: Number, UNIT, "telling-attacks", Attack;
            }
            by_areas {
                /// Whether an officer, a column with its officer, or a unit may be activated, in the game that moves by
                /// areas.
                MayActivate: Permission, UNIT, "telling-may-activate", Piece;
                /// Whether a piece may put up a ladder, take an axe to a door or set a room on fire, in the game that
                /// moves by areas.
                MayBreach: Permission, UNIT, "telling-may-breach", Piece;
            }
        }
    };
}

/// The subject of a quantity's sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SentenceSubject {
    /// A piece of any sort.
    Piece,
    /// A unit.
    Unit,
    /// A leader.
    Leader,
    /// A battery and its crew.
    Gun,
    /// A piece on the spot where it is placed.
    Place,
    /// The pieces on a spot.
    Spot,
    /// A line of sight.
    Line,
    /// The piece that is attacked.
    Target,
    /// The unit that answers an attack.
    Counterattack,
    /// The unit that makes a Damage Check.
    Check,
    /// An attack.
    Attack,
    /// The die of an attack, or what it is read from.
    AttackRoll,
    /// No piece in particular.
    Nothing,
}

/// The properties of a quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Traits {
    /// Whether it is a number or a permission.
    pub sort: QuantityKind,
    given: Given,
    /// The message id of its words.
    pub words: &'static str,
    /// The subject of its sentence.
    pub subject: SentenceSubject,
}

/// Whether a quantity is a number or a permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QuantityKind {
    /// A number: set, added to, bounded.
    Number,
    /// A permission: allowed or forbidden.
    Permission,
}

/// Defines the words of the language from the list.
macro_rules! words_of {
    (
        single { $($(#[$about:meta])* $word:ident: $sort:ident, $($given:ident)|+, $words:literal, $subject:ident;)* }
        by_way { $($(#[$about_way:meta])* $way_word:ident: $way_sort:ident, $($way_given:ident)|+, $way_words:literal, $way_subject:ident;)* }
        by_areas { $($(#[$about_area:meta])* $area_word:ident: $area_sort:ident, $($area_given:ident)|+, $area_words:literal, $area_subject:ident;)* }
    ) => {
        /// A number or a permission of the game that a variant may change.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum Quantity {
            /// Whether a rule applies: a rule of the base game by its number, or a rule of a variant by its name.
            Applies(String),
            /// The roll on a table.
            RollOf(String),
            /// A figure of the rulebook, by the name of its parameter; changed for the whole game.
            Figure(String),
            $($(#[$about])* $word,)*
            $($(#[$about_way])* $way_word(AttackMode),)*
            $($(#[$about_area])* $area_word,)*
        }

        impl Quantity {
            /// Returns its properties. What a rule or a table binds depends on its context ([`Bindings`]).
            pub const fn traits(&self) -> Traits {
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
                    $(Self::$area_word => Traits::new(
                        QuantityKind::$area_sort,
                        Given::NOTHING$(.union(Given::$area_given))+,
                        $area_words,
                        SentenceSubject::$area_subject,
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

    /// Returns the things the quantity binds.
    pub fn bound(self) -> Bindings {
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

/// How a quantity is changed. Several changes of one number are applied in this order: `Set`, `Add`, `Halve`, then
/// `AtLeast` and `AtMost`. For a permission, `Forbid` overrides `Allow`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Operation {
    /// Gives the permission.
    Allow,
    /// Withholds the permission.
    Forbid,
    /// Adds this number.
    Add(Number),
    /// Sets the quantity to this number.
    Set(Number),
    /// Raises the quantity to this number if it is less.
    AtLeast(Number),
    /// Lowers the quantity to this number if it is more.
    AtMost(Number),
    /// Halves the quantity, rounding up.
    Halve,
}

impl Operation {
    /// Returns the kind of quantity it changes.
    #[must_use]
    pub const fn sort(&self) -> QuantityKind {
        match self {
            Self::Allow | Self::Forbid => QuantityKind::Permission,
            Self::Add(_) | Self::Set(_) | Self::AtLeast(_) | Self::AtMost(_) | Self::Halve => QuantityKind::Number,
        }
    }

    /// Returns half of a number, rounded up, as [`Operation::Halve`] does in every game.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::variant::Operation;
    ///
    /// assert_eq!([4, 3, 0, -3, -4].map(Operation::halve), [2, 2, 0, -1, -2]);
    /// ```
    #[must_use]
    pub const fn halve(value: i32) -> i32 {
        value.saturating_add(1).div_euclid(2)
    }
}
