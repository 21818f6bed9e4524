//! Pieces of a case: their places and states, and counters added by the case.

use serde::{Deserialize, Serialize};

use super::is_none;
use crate::alamo::Order;
use crate::counters::Strength;
use crate::side::Side;
use crate::spot::Spot;

/// The spot and the state of a piece when the case begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a marker a counter carries, on its own")]
#[serde(rename = "Standing")]
pub struct StartingPiece {
    /// The name of the piece.
    pub piece: String,
    /// Its spot; left out for a piece that is not on the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// Its space on the Replacement Track; left out if it is not on the track.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<u8>,
    /// Its order: good, disordered or routed.
    #[serde(default, skip_serializing_if = "is_good")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub order: Order,
    /// Whether its back is up, as for a reduced unit or a replacement leader.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flipped: bool,
    /// Whether it is waiting to be placed, in the set-up or in the Reserve.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waiting: bool,
    /// Whether it has finished its move in this phase (5.0).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// Movement points a leader has spent in this phase (R83).
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub spent: u8,
    /// The unit this leader travels with (R83).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub with: String,
    /// Whether it has attacked in this phase (8.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// Whether this unit has fired a battery in this phase, or this battery has been fired (10.4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gunned: bool,
    /// Whether it came to its spot after the Combat Phase began (10.0).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub newcomer: bool,
    /// Whether an enemy was next to this battery when the Combat Phase began, even if none is now (10.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silenced: bool,
}

/// The piece that is moving when the case begins (5.0).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Underway {
    /// The name of the piece.
    pub piece: String,
    /// The movement points it has left.
    pub points: u8,
    /// The name of the battery it tows (10.1); empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub tow: String,
}

/// A counter added by a case, or a counter of the mix with other values.
///
/// A counter of the mix keeps its quantity, its column and its origin unless they are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnCounter {
    /// A combat unit with these values.
    Unit {
        /// Its name: one of the counter mix, or a new one.
        id: String,
        /// The side it fights on.
        side: Side,
        /// Its column; if left out, the first of the mix for a Mexican unit.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        column: String,
        /// Home state, country or battalion.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        origin: String,
        /// The values on its front.
        strength: Strength,
        /// The values on its back; if left out, those on its front.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reduced: Option<Strength>,
    },
    /// A leader with this rating.
    Leader {
        /// Its name: one of the counter mix, or a new one.
        id: String,
        /// The side it fights on.
        side: Side,
        /// Its column; if left out, the first of the mix for a Mexican leader.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        column: String,
        /// Leadership rating.
        rating: u8,
        /// The rating of the leader's replacement (13.7).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replacement: Option<u8>,
    },
    /// A battery with this strength.
    Battery {
        /// Its name: one of the counter mix, or a new one.
        id: String,
        /// Its fire strength.
        strength: u8,
    },
}

impl OwnCounter {
    /// Returns the counter's id.
    pub(super) fn id(&self) -> &str {
        match self {
            Self::Unit { id, .. } | Self::Leader { id, .. } | Self::Battery { id, .. } => id,
        }
    }
}

fn is_good(order: &Order) -> bool {
    *order == Order::Good
}
