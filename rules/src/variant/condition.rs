//! Things, numbers, queries and conditions.

use serde::{Deserialize, Serialize};

use super::{AttackMode, InPhase};

/// What a rule speaks of. The occasion or the quantity of the rule says which of these things there are.
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
    /// The spot it enters, or the first behind the hexside of an attack.
    To,
    /// The hexside between the two spots.
    Via,
    /// The thing a query or an effect is looking at.
    It,
    /// What the query around it looks at.
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
}

/// The distance to what is nowhere.
pub const FAR_AWAY: i32 = 999;

/// A number.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Number {
    /// This whole number.
    N(i32),
    /// The parameter of the variant of this name.
    P(String),
    /// The negative of the parameter of this name.
    Neg(String),
    /// The flag of this name, as the thing carries it.
    F(String, Thing),
    /// The number of the Game-Turn.
    Turn,
    /// Movement points the piece on the move has left.
    Mp,
    /// By how much a Damage Check was missed.
    Margin,
    /// Attacks the unit has made in this phase in this way.
    Made(AttackMode),
    /// How many things the query finds.
    Count(Box<Query>),
    /// Hexes from one thing to another, the last one counted; 999 where one of them is nowhere.
    Distance(Thing, Thing),
    /// The direction of the straight line of hexes from one thing to another: 1 is north, then clockwise up to 6; 0 where
    /// no straight line leads there.
    Direction(Thing, Thing),
    /// The strength printed on the side of a counter that is up.
    StrengthOf(Thing, AttackMode),
    /// The morale printed on the side of a unit that is up.
    MoraleOf(Thing),
    /// The rating printed on the side of a leader that is up.
    RatingOf(Thing),
    /// The steps a unit has left.
    StepsOf(Thing),
    /// The movement points a piece has left.
    PointsOf(Thing),
    /// Casualty points of the attackers (16.1).
    Casualties,
    /// Texan victory points so far (16.4).
    VictoryPoints,
    /// The die or the sum of the dice thrown last in the game.
    Dice,
    /// Cards left in the deck of this name.
    Left(String),
    /// The sum of these.
    Sum(Vec<Self>),
    /// The first number less the second.
    Difference(Box<Self>, Box<Self>),
    /// The first number times the second.
    Product(Box<Self>, Box<Self>),
    /// The smallest of these.
    Least(Vec<Self>),
    /// The largest of these.
    Most(Vec<Self>),
}

/// Which things: those of a sort for which a condition holds. In the condition each of them is `It`, and the `It`
/// around the query is `Up`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Query {
    /// Combat units on the map; those that are not where the condition says `Not(Is(It, "on_map"))`. So with leaders and
    /// batteries.
    Units(Condition),
    /// Leaders on the map.
    Leaders(Condition),
    /// Batteries on the map.
    Guns(Condition),
    /// Spots of the map.
    Spots(Condition),
    /// Layers of hexsides: those on which something is painted, and clear ones where a rule asks for `clear`.
    Sides(Condition),
    /// Rooms of the map.
    Rooms(Condition),
    /// Of those a query finds, the ones the fewest hexes away from a thing.
    Nearest(Box<Self>, Thing),
    /// Of the pieces a query finds, the ones a march called so would bring to a spot in the fewest steps. Who finds no way
    /// there is none of them.
    Soonest(Box<Self>, Thing, String),
}

/// What must hold.
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
    /// It holds always.
    #[default]
    Always,
    /// All of these hold.
    All(Vec<Self>),
    /// At least one of these holds.
    Any(Vec<Self>),
    /// This does not hold.
    Not(Box<Self>),
    /// The thing is what the tag says, such as `mexican` or `wall`.
    Is(Thing, String),
    /// The thing lies in the region of this name.
    In(Thing, String),
    /// The flag of this name is up on the thing.
    Has(String, Thing),
    /// Both are the same; of a spot and a bare hex it is enough that they share the hex.
    Same(Thing, Thing),
    /// Both touch: two spots next to each other, a spot and a hexside of it.
    Near(Thing, Thing),
    /// A spot lies in the zone of control of a piece.
    Zoc(Thing, Thing),
    /// The first lies so many hexes from the second at most.
    Within(Thing, Thing, Number),
    /// A straight line of hexes leads from the first to the second.
    InLine(Thing, Thing),
    /// Both lie in the same hex, on whatever levels.
    SameHex(Thing, Thing),
    /// There is a line of sight from the first to the second.
    Sees(Thing, Thing),
    /// The first number is the second at most.
    Le(Number, Number),
    /// The first number is the second at least.
    Ge(Number, Number),
    /// Both numbers are the same.
    Eq(Number, Number),
    /// The query finds something.
    Exists(Box<Query>),
    /// The game is in this phase.
    Now(InPhase),
    /// What happens is called so: `walk`, `haul`, `retreat`, `advance`, `enter`, or the word a variant gave it.
    Mode(String),
    /// The attack is made in this way.
    Using(AttackMode),
    /// What happened ended so: `counter`, `hit`, `nothing`, `dead`, `disordered`, `routed`.
    Got(String),
    /// The option of this name has been set to this word.
    Opt(String, String),
}

impl Condition {
    /// Whether it asks for nothing.
    #[must_use]
    pub fn is_always(&self) -> bool {
        *self == Self::Always
    }

    /// What it asks for in any case: the parts of an `All`, or itself.
    #[must_use]
    pub fn conjuncts(&self) -> &[Self] {
        match self {
            Self::All(all) => all,
            own => std::slice::from_ref(own),
        }
    }
}

impl Query {
    /// Whether it looks at pieces that are not on the map: its condition says so.
    pub(crate) fn is_of_waiting(&self) -> bool {
        let off = |own: &Condition| match own {
            Condition::Not(inner) => matches!(&**inner, Condition::Is(Thing::It, tag) if tag == "on_map"),
            _ => false,
        };
        self.condition().conjuncts().iter().any(off)
    }

    /// The condition each thing is asked.
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
