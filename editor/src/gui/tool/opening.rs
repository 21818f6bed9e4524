//! What is set into single hexsides: doorways, gunslits, gun ramps.

use rules::map::HexsideKind;

/// What can be set into a hexside, in the order the panel shows it; clear closes it again.
pub const KINDS: [HexsideKind; 4] =
    [HexsideKind::Doorway, HexsideKind::Gunslit, HexsideKind::GunRamp, HexsideKind::Clear];
