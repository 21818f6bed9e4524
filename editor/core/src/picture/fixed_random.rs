//! Deterministic pseudo-random numbers, for details of a picture that should look irregular.

use rules::hex::Hex;

/// Returns a number that is always the same for a given hex and purpose.
pub(super) fn chance(hex: Hex, purpose: u32) -> u32 {
    let mut mixed = u32::from(hex.column) << 16 ^ u32::from(hex.row) << 4 ^ purpose.wrapping_mul(0x9e37_79b9);
    for factor in [0x7feb_352d_u32, 0x846c_a68b] {
        mixed = (mixed ^ (mixed >> 15)).wrapping_mul(factor);
    }
    mixed ^ (mixed >> 16)
}
