//! Crossings: the passages from one spot to the next.

use super::sides::Side;
use super::spots::Spots;
use super::{BreachId, SpotId, SpotInfo};
use crate::hex::Direction;
use crate::hexside::Layer;
use crate::map::HexsideKind;

/// A passage between two adjacent spots, seen from the first. Without a crossing there is no adjacency (C3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Crossing {
    /// The spot it leads to.
    pub to: SpotId,
    /// The direction of the destination's hex.
    pub direction: Direction,
    /// The layer of the hexside it uses.
    pub layer: Layer,
    /// The kind of the hexside.
    pub kind: HexsideKind,
    /// Movement points to enter, including the hex's own cost; [`Crossing::PROHIBITED`] if it cannot be crossed (5.2,
    /// 5.7).
    pub cost: u8,
    /// Whether zones of control extend across (6.0).
    pub zoc: bool,
    /// Whether melee is possible across (8.2).
    pub melee: bool,
    /// Whether a battery may be towed across (10.3).
    pub battery: bool,
    /// The height of the obstacle for line of sight (7.1).
    pub height: u8,
    /// The breach that would open it (R65); [`BreachId::NONE`] if it cannot be breached or is a breach already.
    pub breach: BreachId,
}

impl Crossing {
    /// The cost of a crossing that cannot be made.
    pub const PROHIBITED: u8 = u8::MAX;
}

/// Returns every crossing, spot by spot, after the index of each spot's first one. One more index marks the end.
pub(super) fn between(
    spots: &Spots,
    places: &[SpotInfo],
    sides: &[Side],
    charts: &[Crossing; HexsideKind::ALL.len()],
) -> (Vec<u32>, Vec<Crossing>) {
    build(spots, places, sides, charts, |_, _| false)
}

/// Like [`between`], but `keep` may supply the crossings of a spot that are already known, and then returns `true`.
pub(super) fn build(
    spots: &Spots,
    places: &[SpotInfo],
    sides: &[Side],
    charts: &[Crossing; HexsideKind::ALL.len()],
    mut keep: impl FnMut(usize, &mut Vec<Crossing>) -> bool,
) -> (Vec<u32>, Vec<Crossing>) {
    let mut first = Vec::with_capacity(places.len() + 1);
    let mut crossings = Vec::with_capacity(places.len() * 8);
    let lies_high: Vec<bool> = places.iter().map(|place| place.elevation >= 2).collect();
    for (from, here) in places.iter().enumerate() {
        first.push(crossings.len() as u32);
        if keep(from, &mut crossings) {
            continue;
        }
        let hex = here.spot.hex;
        for direction in Direction::ALL {
            let side = &sides[spots.sheet.side(hex, direction)];
            for to in spots.beyond(hex, direction) {
                // Most of a map is on level 1.
                let layer = if lies_high[from] || lies_high[to] {
                    spots.layer_between(places, [from, to], side.is_drawn())
                } else {
                    Some(Layer::Ground)
                };
                let Some(layer) = layer else { continue };
                let breach = side.breach[layer as usize];
                let chart = charts[side.kind(layer) as usize];
                crossings.push(Crossing { to: SpotId(to as u16), direction, layer, breach, ..chart });
            }
        }
    }
    first.push(crossings.len() as u32);
    (first, crossings)
}
