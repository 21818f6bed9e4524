//! What a board is compiled with for this game: heights and cover are the same as in the 1981 game (K6.p).

use crate::board::{Charts, CrossingEffects, SightRules};
use crate::map::HexsideKind;

/// What sight and cover make of every kind of hexside.
///
/// A low wall hides what neither of the two stands next to: a casting at the parapet sees over it (K6.p). What can be crossed
/// is not said here but by the [ways](super::ground::Passage) of this game, so costs only say whether anything can be crossed.
#[must_use]
pub fn charts() -> Charts {
    Charts {
        passages: HexsideKind::ALL.map(CrossingEffects::open_or_closed),
        // K6.k: behind a wall or in a window there is cover, at a breach or a door there is none.
        rows: HexsideKind::ALL.map(|kind| u8::from(kind.is_wall() || kind == HexsideKind::Gunslit)),
        // K3.d: whatever a section is made of can be shot down.
        breachable: HexsideKind::ALL.map(|kind| kind.is_wall() || kind == HexsideKind::Gunslit),
        upper_floors: false,
        roof_edge: true,
        sight: SightRules { low_walls: true, roof_depth: true, lenient: true },
    }
}
