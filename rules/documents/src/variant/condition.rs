//! Things, numbers, queries and conditions.

use serde::{Deserialize, Serialize};

use super::{AttackMode, InPhase};

/// A thing that a rule refers to. The occasion or the quantity of the rule determines which of these are available.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Thing {
    /// The piece that acts.
    Unit,
    /// The piece it acts against.
    Foe,
    /// The battery that fires.
    Gun,
    /// The spot a piece leaves.
    From,
    /// The spot it enters, or the first spot behind the hexside of an attack.
    To,
    /// The hexside between `From` and `To`.
    Via,
    /// The current thing of a query or an effect.
    It,
    /// The `It` outside the query.
    Up,
    /// The game as a whole.
    Game,
    /// A hex, with all its levels, or a spot such as `1816/in`.
    Hex(String),
    /// A hexside, such as `1304/1305`.
    Side(String),
    /// The spot of a piece.
    At(Box<Self>),
    /// The room of a piece or a spot.
    RoomOf(Box<Self>),
    /// The column of a piece.
    ColumnOf(Box<Self>),
    /// The area of a piece or a spot, in the game that moves by areas.
    AreaOf(Box<Self>),
}

/// The distance to a thing that is nowhere.
pub const FAR_AWAY: i32 = 999;

/// A number.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Number {
    /// This whole number.
    N(i32),
    /// The value of the variant's parameter with this name.
    P(String),
    /// The negative of the parameter with this name.
    Neg(String),
    /// The value of the flag with this name on the thing.
    F(String, Thing),
    /// The number of the Game-Turn.
    Turn,
    /// The movement points that the moving piece has left.
    Mp,
    /// The margin by which a Damage Check failed.
    Margin,
    /// The number of attacks the unit has made in this way in this phase.
    Made(AttackMode),
    /// The number of things the query finds.
    Count(Box<Query>),
    /// The distance from one thing to another in hexes, including the last; 999 if one of them is not on the map.
    Distance(Thing, Thing),
    /// The direction of the straight line of hexes from one thing to another: 1 is north, then clockwise up to 6; 0 if
    /// there is no straight line.
    Direction(Thing, Thing),
    /// The strength printed on the face-up side of a counter.
    StrengthOf(Thing, AttackMode),
    /// The morale printed on the face-up side of a unit.
    MoraleOf(Thing),
    /// The rating printed on the face-up side of a leader.
    RatingOf(Thing),
    /// The steps a unit has left.
    StepsOf(Thing),
    /// The movement points a piece has left.
    PointsOf(Thing),
    /// Casualty points of the attackers (16.1).
    Casualties,
    /// Texan victory points so far (16.4).
    VictoryPoints,
    /// The last roll of the game: the die, or the sum of the dice.
    Dice,
    /// The number of cards left in the deck with this name.
    Left(String),
    /// The sum of these numbers.
    Sum(Vec<Self>),
    /// The first number minus the second.
    Difference(Box<Self>, Box<Self>),
    /// The first number times the second.
    Product(Box<Self>, Box<Self>),
    /// The smallest of these numbers.
    Least(Vec<Self>),
    /// The largest of these numbers.
    Most(Vec<Self>),
}

/// A query: it finds the things of one type for which a condition holds. In the condition, each of them is `It`, and
/// the `It` outside the query is `Up`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Query {
    /// Combat units on the map, or those off the map if the condition includes `Not(Is(It, "on_map"))`. The same
    /// applies to leaders and batteries.
    Units(Condition),
    /// Leaders on the map.
    Leaders(Condition),
    /// Batteries on the map.
    Guns(Condition),
    /// Spots of the map.
    Spots(Condition),
    /// Layers of hexsides that are painted; clear ones too if a rule asks for `clear`.
    Sides(Condition),
    /// Rooms of the map.
    Rooms(Condition),
    /// The things found by a query that are nearest to a thing, in hexes.
    Nearest(Box<Self>, Thing),
    /// The pieces found by a query that a march with this name would bring to a spot in the fewest steps. Pieces
    /// without a path to the spot are left out.
    Soonest(Box<Self>, Thing, String),
}

/// A condition.
///
/// # Examples
///
/// ```
/// use rules::text;
/// use rules::variant::{Condition, Rule, Variant};
///
/// let variant: Variant = text::read(r#"Variant(
///     format: 1, id: "climb", title: (en: "Climb"), by: Painted,
///     rules: [Adjust(what: MayCross, if: All([Is(Via, "wall"), Not(Ge(Mp, N(3)))]), op: Forbid)],
/// )"#)?;
/// let Rule::Adjust { cond, .. } = &variant.rules[0] else { panic!("it is an Adjust") };
/// assert_eq!(cond.conjuncts().len(), 2);
/// assert!(!cond.is_always() && Condition::default().is_always());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Condition {
    /// Always true.
    #[default]
    Always,
    /// All of these hold.
    All(Vec<Self>),
    /// At least one of these holds.
    Any(Vec<Self>),
    /// This does not hold.
    Not(Box<Self>),
    /// The thing has this tag, such as `mexican` or `wall`.
    Is(Thing, String),
    /// The thing is in the region with this name.
    In(Thing, String),
    /// The flag with this name is set on the thing.
    Has(String, Thing),
    /// Both are the same thing. A spot and a bare hex need only share the hex.
    Same(Thing, Thing),
    /// Both things are adjacent: two neighbouring spots, or a spot and one of its hexsides.
    Near(Thing, Thing),
    /// The second is in the zone of control of the first, a piece.
    Zoc(Thing, Thing),
    /// The first is at most this many hexes from the second.
    Within(Thing, Thing, Number),
    /// A straight line of hexes leads from the first to the second.
    InLine(Thing, Thing),
    /// Both are in the same hex, on any level.
    SameHex(Thing, Thing),
    /// There is a line of sight from the first to the second.
    Sees(Thing, Thing),
    /// The first number is at most the second.
    Le(Number, Number),
    /// The first number is at least the second.
    Ge(Number, Number),
    /// Both numbers are equal.
    Eq(Number, Number),
    /// The query finds at least one thing.
    Exists(Box<Query>),
    /// The game is in this phase.
    Now(InPhase),
    /// What happens has this name: `walk`, `haul`, `retreat`, `advance`, `enter`, or the word a variant gave it.
    Mode(String),
    /// The attack is made in this way.
    Using(AttackMode),
    /// What happened had this result: an attack `counter`, `hit` or `nothing`, a change of order `good`, `disordered` or
    /// `routed`.
    Got(String),
    /// The option with this name is set to this word.
    Opt(String, String),
}

impl Condition {
    /// Whether it is [`Condition::Always`].
    #[must_use]
    pub fn is_always(&self) -> bool {
        *self == Self::Always
    }

    /// Returns the conditions that must hold in any case: the parts of an `All`, or the condition itself.
    #[must_use]
    pub fn conjuncts(&self) -> &[Self] {
        match self {
            Self::All(all) => all,
            own => std::slice::from_ref(own),
        }
    }
}

impl Query {
    /// Whether its condition makes it search pieces that are not on the map.
    pub fn is_of_waiting(&self) -> bool {
        let off = |own: &Condition| match own {
            Condition::Not(inner) => matches!(&**inner, Condition::Is(Thing::It, tag) if tag == "on_map"),
            _ => false,
        };
        self.condition().conjuncts().iter().any(off)
    }

    /// Returns the condition each thing must meet.
    #[must_use]
    pub fn condition(&self) -> &Condition {
        match self {
            Self::Units(cond)
            | Self::Leaders(cond)
            | Self::Guns(cond)
            | Self::Spots(cond)
            | Self::Sides(cond)
            | Self::Rooms(cond) => cond,
            Self::Nearest(query, _) | Self::Soonest(query, ..) => query.condition(),
        }
    }
}
