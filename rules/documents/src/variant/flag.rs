//! Flags: everything a variant adds to a position.
//!
//! A marker is a flag with an icon, a once-per-game switch is a flag of the game, a door is a flag of a hexside, and a
//! secret is a flag hidden from a side.

use serde::{Deserialize, Serialize};

use crate::side::Side;
use crate::words::Words;

/// A number, from 0, that things of one type carry.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Flag {
    /// Its name, as used in rules.
    pub id: String,
    /// The type of thing that carries it.
    pub of: Scope,
    /// Its largest value; 1 for a flag that is either set or not.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub most: u8,
    /// How long it lasts.
    #[serde(default, skip_serializing_if = "Lasts::is_default")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub lasts: Lasts,
    /// The side that does not see it until it is revealed; left out if both see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hide_from: Option<Side>,
    /// The picture of its marker; empty to draw none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub icon: String,
    /// What it means, in a few words for players.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}

const fn one() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_one(most: &u8) -> bool {
    *most == 1
}

/// The type of thing that carries a flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The game as a whole.
    Game,
    /// A column of the attackers.
    Column,
    /// A combat unit, a leader or a battery.
    Unit,
    /// A spot of the map.
    Spot,
    /// A layer of a hexside.
    Hexside,
    /// A room of a building.
    Room,
    /// An area, in the game that moves by areas.
    Area,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Self; 7] =
        [Self::Game, Self::Column, Self::Unit, Self::Spot, Self::Hexside, Self::Room, Self::Area];
}

/// How long a flag lasts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lasts {
    /// Until something clears it.
    #[default]
    Game,
    /// Until the next Game-Turn begins.
    Turn,
    /// Until the next phase begins.
    Phase,
}

impl Lasts {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_default(&self) -> bool {
        *self == Self::Game
    }
}
