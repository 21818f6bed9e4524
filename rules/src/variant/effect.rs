//! Effects: what a rule does.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{AttackMode, Condition, Number, Query, Thing};
use crate::side::Side;

/// In place of a region pieces enter: the entry area plotted for the column of each.
pub const PLOTTED_AREA: &str = "plotted";

/// One thing a rule, a row of a table or a card does.
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
    /// Shows a hidden flag to everybody.
    Reveal(String),
    /// Turns hexsides into another kind.
    Become(Query, String),
    /// Every unit found makes a Damage Check; the word is its `Mode`.
    Check(Query, String),
    /// A unit takes this order: `good`, `disordered` or `routed`; `better` or `worse` than it was by one; or it shows
    /// its `front` or its `back`.
    State(Thing, String),
    /// Takes pieces from the game as if they were lost in combat.
    Remove(Query),
    /// Takes pieces off the map without a loss: nobody counts them.
    Withdraw(Query),
    /// Puts a piece on a spot with room for it: one on the map is moved there, one that waits comes, one that was lost or
    /// withdrawn comes back.
    Place(Thing, Thing),
    /// Two pieces of one side on the map change places.
    Swap(Thing, Thing),
    /// A unit retreats so many hexes, from the enemy that acts or from what the rule's variant has flagged.
    Retreat(Thing, Number),
    /// The first attacks the second, beside all its other attacks.
    Attack(Thing, Thing, AttackMode),
    /// Walks a piece to a spot the shortest way, spot by spot; the word is the `Mode` of every step.
    March(Thing, Thing, String),
    /// Spends movement points of the piece on the move.
    Spend(Number),
    /// The piece on the move stops where it is.
    Halt,
    /// What was about to happen does not.
    Deny,
    /// Rolls on a table, or draws a card where the table is a deck. A deck without cards gives nothing.
    Roll(String),
    /// Puts all cards back into a deck.
    Shuffle(String),
    /// Draws one of the things found, each as likely as the other: it is `It`.
    Random(Query, Vec<Self>),
    /// A side chooses some of the things found, one after the other.
    Choose {
        /// The side that chooses.
        by: Side,
        /// The things that may be chosen.
        from: Query,
        /// How many at least: all of them where there are fewer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        least: Option<Number>,
        /// How many at most.
        most: Number,
        /// What is done with each: it is `It`.
        #[serde(rename = "do")]
        act: Vec<Self>,
    },
    /// Does something with each thing found, as they were before the first: it is `It`.
    Each(Query, Vec<Self>),
    /// Does one thing or the other.
    If(Condition, Vec<Self>, Vec<Self>),
    /// Sets how many batteries of each kind there are.
    Supply(BTreeMap<String, u8>),
    /// Brings waiting pieces onto the first free spots of a region, or of the entry area plotted for their column
    /// ([`PLOTTED_AREA`]).
    Enter(Query, String),
    /// Gives a side this many victory points.
    Score(Side, Number),
    /// Ends the game with this victory: `decisive_mexican` to `decisive_texan`.
    EndGame(String),
}
