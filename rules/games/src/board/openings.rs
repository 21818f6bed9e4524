//! The hexsides of a board that can be breached, and the crossings that a breach there opens (R62, R65).

use super::charts::Charts;
use super::sides::{Painted, Side};
use super::spots::Spots;
use super::{BreachId, Breaches, SpotId, SpotInfo};
use crate::hexside::{Hexside, Layer};

/// The hexsides that can be breached, by number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Openings {
    sides: Vec<Hexside>,
    /// Whether a breach opens the ground layer and the upper one.
    layers: Vec<[bool; 2]>,
    /// The index of the first crossing of each; one more entry marks the end.
    first: Vec<u32>,
    crossings: Vec<(SpotId, SpotId)>,
}

impl Openings {
    /// Finds the breachable hexsides among the painted ones, and records their numbers there and at the spots behind
    /// them.
    pub(super) fn find(
        painted: &[Painted],
        charts: &Charts,
        sides: &mut [Side],
        spots: &Spots,
        places: &mut [SpotInfo],
    ) -> Self {
        let mut openings = Self::default();
        for own in painted {
            let side = &mut sides[own.at];
            let layers = opened(own, side, charts);
            if layers == [false; 2] || openings.sides.len() >= Breaches::MOST {
                continue;
            }
            let breach = BreachId(openings.sides.len() as u16);
            side.breach = layers.map(|opens| if opens { breach } else { BreachId::NONE });
            openings.add(own, layers, side.is_drawn(), spots, places);
            for (hex, towards) in [(own.low, own.direction), (own.high, own.direction.opposite())] {
                for place in places[spots.of_hex(hex)].iter_mut().filter(|place| layers[place.layer() as usize]) {
                    place.breaches[towards as usize] = breach;
                }
            }
        }
        openings.first.push(openings.crossings.len() as u32);
        openings
    }

    fn add(&mut self, own: &Painted, layers: [bool; 2], drawn: bool, spots: &Spots, places: &[SpotInfo]) {
        self.sides.push(own.side());
        self.layers.push(layers);
        self.first.push(self.crossings.len() as u32);
        for a in spots.of_hex(own.low) {
            for b in spots.of_hex(own.high) {
                if spots.layer_between(places, [a, b], drawn).is_some_and(|layer| layers[layer as usize]) {
                    self.crossings.push((SpotId(a as u16), SpotId(b as u16)));
                }
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.sides.len()
    }

    pub(super) fn id(&self, side: Hexside) -> Option<BreachId> {
        self.sides.binary_search(&side).ok().map(|index| BreachId(index as u16))
    }

    pub(super) fn side(&self, breach: BreachId) -> Hexside {
        self.sides[breach.index()]
    }

    pub(super) fn opens(&self, breach: BreachId, layer: Layer) -> bool {
        self.layers[breach.index()][layer as usize]
    }

    pub(super) fn crossings(&self, breach: BreachId) -> &[(SpotId, SpotId)] {
        let (start, end) = (self.first[breach.index()], self.first[breach.index() + 1]);
        &self.crossings[start as usize..end as usize]
    }
}

/// Whether a breach of a hexside opens its ground layer and its upper layer; neither if it cannot be breached.
pub(super) fn opened(own: &Painted, side: &Side, charts: &Charts) -> [bool; 2] {
    let can = |layer: Layer| own.meets[layer as usize] && charts.breachable[side.kind(layer) as usize];
    // In a building only the ground layer opens; on a platform or a free-standing wall, the one layer there is (R65).
    let only = charts.roof_edge || !own.meets[Layer::Ground as usize];
    [can(Layer::Ground), can(Layer::Upper) && only]
}
