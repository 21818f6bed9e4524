//! The charts with which a board is compiled for this game.
//!
//! They only say whether a hexside can be crossed at all: movement follows the [links](super::ground::Link) of areas,
//! and sight the [lines](super::lines) of this game.

use crate::board::{Charts, CrossingEffects, SightRules};
use crate::map::HexsideKind;

/// The properties of each kind of hexside.
#[must_use]
pub fn charts() -> Charts {
    Charts {
        passages: HexsideKind::ALL.map(CrossingEffects::open_or_closed),
        rows: HexsideKind::ALL.map(|kind| u8::from(kind.is_wall())),
        // D11.9.a: no gun breaches a wall.
        breachable: HexsideKind::ALL.map(|_| false),
        upper_floors: true,
        roof_edge: true,
        sight: SightRules { low_walls: true, roof_depth: true, lenient: true },
    }
}
