//! The terrain of a hexside once it is breached.

use super::{CHURCH, HIGH_WALL, LOW_WALL, PARTITION, Terrain};
use crate::board::{Board, BreachId, Breaches};
use crate::hexside::Layer;
use crate::map::HexsideKind;

/// What keeps sight from passing a hexside; its other bits let it pass.
const BLOCKING: u8 = LOW_WALL | HIGH_WALL | PARTITION | CHURCH;

/// The breach a hexside may have.
#[derive(Debug, Clone, Copy)]
pub(super) struct Breach {
    id: BreachId,
    /// What stands on its layers once the breach is open.
    kinds: [HexsideKind; 2],
    /// What sight meets there then.
    side: u8,
}

impl Breach {
    /// That of a hexside that cannot be breached.
    pub(super) const NONE: Self = Self { id: BreachId::NONE, kinds: [HexsideKind::Clear; 2], side: 0 };
}

impl Terrain {
    pub(super) fn add_breaches(&mut self, board: &Board) {
        for id in board.breach_ids() {
            let Some(slot) = self.slot_of(board.breach_side(id)) else { continue };
            let mut kinds = self.kinds[slot];
            for layer in Layer::ALL.into_iter().filter(|layer| board.breach_opens_layer(id, *layer)) {
                kinds[layer as usize] = HexsideKind::Breach;
            }
            let side = self.met(slot, kinds);
            self.breaches[slot] = Breach { id, kinds, side };
            self.breaches_close |= side != self.side_at_best(slot);
        }
    }

    /// The breach a hexside may have; [`BreachId::NONE`] when it cannot be breached.
    pub(in super::super) fn breach(&self, slot: usize) -> BreachId {
        self.breaches[slot].id
    }

    /// What sight meets at a hexside as things are now.
    pub(in super::super) fn side_through(&self, breaches: &Breaches, slot: usize) -> u8 {
        let breach = &self.breaches[slot];
        if breaches.has(breach.id) { breach.side } else { self.sides[slot] }
    }

    /// What stands on a layer of a hexside as things are now.
    pub(in super::super) fn kind_through(&self, breaches: &Breaches, slot: usize, layer: Layer) -> HexsideKind {
        let breach = &self.breaches[slot];
        if breaches.has(breach.id) { breach.kinds[layer as usize] } else { self.kind(slot, layer) }
    }

    /// What sight meets at a hexside, breached or not, whichever lets more through.
    pub(in super::super) fn side_at_best(&self, slot: usize) -> u8 {
        let (side, breach) = (self.sides[slot], self.breaches[slot]);
        if breach.id == BreachId::NONE {
            return side;
        }
        let (both, either) = (side & breach.side, side | breach.side);
        (both & BLOCKING) | (either & !BLOCKING)
    }

    /// The same map with every hexside breached that can be: what is blocked here is blocked whatever is breached.
    pub(in super::super) fn at_best(&self) -> Self {
        let mut open = self.clone();
        for (slot, breach) in self.breaches.iter().enumerate().filter(|(_, breach)| breach.id != BreachId::NONE) {
            open.sides[slot] = self.side_at_best(slot);
            open.kinds[slot] = breach.kinds;
        }
        open
    }
}
