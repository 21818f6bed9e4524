//! Effects: what a rule does.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{AttackMode, Condition, Number, Query, Thing};
use crate::rulebook::Degree;
use crate::side::Side;

/// The name that stands for the entry area plotted for a piece's column, in place of a region to enter.
pub const PLOTTED_AREA: &str = "plotted";

/// The words for the endings of a game.
pub const VICTORIES: [(&str, Side, Degree); 6] = [
    ("decisive_mexican", Side::Mexican, Degree::Decisive),
    ("substantial_mexican", Side::Mexican, Degree::Substantial),
    ("marginal_mexican", Side::Mexican, Degree::Marginal),
    ("marginal_texan", Side::Texan, Degree::Marginal),
    ("substantial_texan", Side::Texan, Degree::Substantial),
    ("decisive_texan", Side::Texan, Degree::Decisive),
];

/// Returns the winner and the degree of victory a word stands for.
pub fn victory_named(word: &str) -> Option<(Side, Degree)> {
    VICTORIES.iter().find(|(own, ..)| *own == word).map(|(_, side, degree)| (*side, *degree))
}

/// An effect of a rule, a row of a table or a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Sets a flag of a thing to 1.
    Mark(String, Thing),
    /// Sets a flag of a thing to 0.
    Clear(String, Thing),
    /// Sets a flag of a thing to a number.
    Put(String, Thing, Number),
    /// Adds a number to a flag of a thing.
    Bump(String, Thing, Number),
    /// Shows a hidden flag to both sides.
    Reveal(String),
    /// Turns the hexsides found into another kind.
    Become(Query, String),
    /// Makes a Damage Check for every unit found; the word is its `Mode`.
    Check(Query, String),
    /// Sets the order of a unit: `good`, `disordered` or `routed`, or one `better` or `worse` than before. Or turns it
    /// to its `front` or its `back`.
    State(Thing, String),
    /// Eliminates the pieces found, as if they were lost in combat.
    Remove(Query),
    /// Takes the pieces found off the map without counting them as losses.
    Withdraw(Query),
    /// Puts a piece on a spot with room for it: a piece on the map is moved there, a waiting piece arrives, and a lost
    /// or withdrawn piece returns.
    Place(Thing, Thing),
    /// Swaps two pieces of the same side on the map.
    Swap(Thing, Thing),
    /// Makes a unit retreat this many hexes, away from the acting enemy or from what the rule's variant has flagged.
    Retreat(Thing, Number),
    /// Makes the first attack the second, in addition to its other attacks.
    Attack(Thing, Thing, AttackMode),
    /// Moves a piece to a spot along the shortest path, spot by spot; the word is the `Mode` of every step.
    March(Thing, Thing, String),
    /// Spends this many movement points of the moving piece.
    Spend(Number),
    /// Ends the move of the moving piece where it is.
    Halt,
    /// Prevents what was about to happen.
    Deny,
    /// Rolls on a table, or draws a card if the table is a deck. An empty deck has no effect.
    Roll(String),
    /// Puts all cards back into a deck.
    Shuffle(String),
    /// Draws one of the things found at random, each with the same probability. It is `It` in the effects.
    Random(Query, Vec<Self>),
    /// Lets a side choose some of the things found, one at a time.
    Choose {
        /// The side that chooses.
        by: Side,
        /// The things that may be chosen.
        from: Query,
        /// The minimum number to choose, or all of them if there are fewer; 0 if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        least: Option<Number>,
        /// The maximum number to choose.
        most: Number,
        /// The effects for each thing chosen, which is `It`.
        #[serde(rename = "do")]
        act: Vec<Self>,
    },
    /// Carries out the effects for each thing found, which is `It`. The things are found before the first effect.
    Each(Query, Vec<Self>),
    /// Carries out the first effects if the condition holds, otherwise the second.
    If(Condition, Vec<Self>, Vec<Self>),
    /// Sets the number of batteries of each kind.
    Supply(BTreeMap<String, u8>),
    /// Brings waiting pieces onto the first free spots of a region, or, for `plotted`, of the entry area plotted for
    /// their column.
    Enter(Query, String),
    /// Gives a side this many victory points.
    Score(Side, Number),
    /// Ends the game with this victory: `decisive_mexican` to `decisive_texan`.
    EndGame(String),
}
