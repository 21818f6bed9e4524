//! The sight flags of a hexside once it is breached.

use super::{CHURCH, HIGH_WALL, LOW_WALL, PARTITION, Terrain};
use crate::board::{Board, BreachId, Breaches};
use crate::hexside::Layer;
use crate::map::HexsideKind;

/// The flags that block sight; the other flags let it pass.
const BLOCKING: u8 = LOW_WALL | HIGH_WALL | PARTITION | CHURCH;

/// The breach a hexside may have.
#[derive(Debug, Clone, Copy)]
pub(super) struct Breach {
    id: BreachId,
    /// The kinds of its layers once the breach is open.
    kinds: [HexsideKind; 2],
    /// Its sight flags once the breach is open.
    side: u8,
}

impl Breach {
    /// The value for a hexside that cannot be breached.
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

    /// Returns the breach a hexside may have; [`BreachId::NONE`] if it cannot be breached.
    pub(in super::super) fn breach(&self, slot: usize) -> BreachId {
        self.breaches[slot].id
    }

    /// Returns the flags of a hexside with these breaches open.
    pub(in super::super) fn side_through(&self, breaches: &Breaches, slot: usize) -> u8 {
        let breach = &self.breaches[slot];
        if breaches.has(breach.id) { breach.side } else { self.sides[slot] }
    }

    /// Returns the kind of a layer of a hexside with these breaches open.
    pub(in super::super) fn kind_through(&self, breaches: &Breaches, slot: usize, layer: Layer) -> HexsideKind {
        let breach = &self.breaches[slot];
        if breaches.has(breach.id) { breach.kinds[layer as usize] } else { self.kind(slot, layer) }
    }

    /// Returns the most permissive flags of a hexside, breached or not.
    pub(in super::super) fn side_at_best(&self, slot: usize) -> u8 {
        let (side, breach) = (self.sides[slot], self.breaches[slot]);
        if breach.id == BreachId::NONE {
            return side;
        }
        let (both, either) = (side & breach.side, side | breach.side);
        (both & BLOCKING) | (either & !BLOCKING)
    }

    /// Returns the terrain with every breachable hexside breached. What is blocked here is blocked whatever is
    /// breached.
    pub(in super::super) fn at_best(&self) -> Self {
        let mut open = self.clone();
        for (slot, breach) in self.breaches.iter().enumerate().filter(|(_, breach)| breach.id != BreachId::NONE) {
            open.sides[slot] = self.side_at_best(slot);
            open.kinds[slot] = breach.kinds;
        }
        open
    }
}
