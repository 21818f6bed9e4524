//! The charts with which a board is compiled for this game: heights and cover as in the 1981 game (K6.p).

use crate::board::{Charts, CrossingEffects, SightRules};
use crate::map::HexsideKind;

/// The effects of each kind of hexside on sight and cover.
///
/// A low wall hides anything that neither end is next to: a casting at the parapet sees over it (K6.p). Movement
/// follows the [passages](super::ground::Passage) of this game, so the costs only say whether a hexside can be crossed
/// at all.
#[must_use]
pub fn charts() -> Charts {
    Charts {
        passages: HexsideKind::ALL.map(CrossingEffects::open_or_closed),
        // K6.k: a wall or a window gives cover, a breach or a door does not.
        rows: HexsideKind::ALL.map(|kind| u8::from(kind.is_wall() || kind == HexsideKind::Gunslit)),
        // K3.d: a section can be breached whatever it is made of.
        breachable: HexsideKind::ALL.map(|kind| kind.is_wall() || kind == HexsideKind::Gunslit),
        upper_floors: false,
        roof_edge: true,
        sight: SightRules { low_walls: true, roof_depth: true, lenient: true },
    }
}
