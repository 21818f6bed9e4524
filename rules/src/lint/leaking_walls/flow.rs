//! The maximum flow from the country outside into the confines when every open hexside lets one unit through.
//!
//! The search goes from the confines outwards, straight towards the edge of the map. Leaks are usually small, so that
//! only a small part of a large map is searched. As in any flow algorithm, a path may reverse part of an earlier one,
//! and there are no more paths than hexsides in the minimum cut.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::board::{Board, Crossing, SpotId, SpotSet};
use crate::hexside::Hexside;
use crate::lint::reachability::is_open;
use crate::map::MapDocument;
use crate::spot::Level;

/// The confines' side of the minimum cut nearest to them.
#[derive(Debug)]
pub(super) struct Near {
    /// All its spots, the confines included.
    pub(super) spots: SpotSet,
    /// The spots of the confines with an open crossing out of them, usually few.
    pub(super) rim: Vec<SpotId>,
}

/// Finds the maximum flow. Returns `None` if no open crossing leads out of the confines.
pub(super) fn fill(board: &Board, map: &MapDocument) -> Option<Near> {
    let (rim, mut exits) = exits(board, map);
    if exits.is_empty() {
        return None;
    }
    let mut flow = Flow::new(board, map);
    loop {
        let before = exits.len();
        // No spot is searched twice within a round: if many paths lead out, there are few rounds and each finds many.
        flow.met.clone_from(board.confines());
        exits.retain(|exit| !flow.reaches(*exit));
        if exits.len() == before {
            return Some(Near { spots: flow.met, rim });
        }
    }
}

/// Whether a spot belongs to the country outside: at the edge of the map, or on the ground in an entry area.
pub(in crate::lint) fn is_outside(board: &Board, map: &MapDocument, spot: SpotId) -> bool {
    let place = board.place(spot);
    place.entry_area != 0 && place.spot.level == Level::Ground || map.grid.is_edge(place.spot.hex)
}

/// Returns the spots of the confines with an open crossing out of them, and the spots just outside, each once per open
/// hexside leading there; [`SpotId::NOWHERE`] stands for the country outside.
fn exits(board: &Board, map: &MapDocument) -> (Vec<SpotId>, Vec<SpotId>) {
    let mut rim = Vec::new();
    let mut exits: Vec<(Hexside, SpotId)> = Vec::new();
    for from in board.confines().iter() {
        let before = exits.len();
        let leads_out = |crossing: &&Crossing| is_open(crossing.kind) && !board.confines().contains(crossing.to);
        for crossing in board.crossings(from).iter().filter(leads_out) {
            let to = if is_outside(board, map, crossing.to) { SpotId::NOWHERE } else { crossing.to };
            exits.push((board.side(from, crossing), to));
        }
        if exits.len() > before {
            rim.push(from);
        }
    }
    // The layers of a hexside between the same two places are one path: the hexside is painted once.
    exits.sort_unstable();
    exits.dedup();
    (rim, exits.into_iter().map(|(_, to)| to).collect())
}

/// The flow so far, and the state of a search.
struct Flow<'a> {
    board: &'a Board,
    map: &'a MapDocument,
    /// For every spot the crossings with flow into it, as bits in their order.
    inflow: Vec<u32>,
    /// The spots met in this round, the confines included.
    met: SpotSet,
    /// For every spot met, its predecessor and the index of the crossing there; `NOWHERE` at an exit.
    came: Vec<(SpotId, u8)>,
    /// The spots met but not yet searched, the nearest to the edge of the map first.
    next: BinaryHeap<Reverse<(u16, SpotId)>>,
}

impl<'a> Flow<'a> {
    fn new(board: &'a Board, map: &'a MapDocument) -> Self {
        Self {
            board,
            map,
            inflow: vec![0; board.len()],
            met: SpotSet::default(),
            came: vec![(SpotId::NOWHERE, 0); board.len()],
            next: BinaryHeap::new(),
        }
    }

    /// Whether a path leads from an exit to the country outside over spots not met in this round. If so, flow is added
    /// along it.
    fn reaches(&mut self, exit: SpotId) -> bool {
        if exit == SpotId::NOWHERE {
            return true;
        }
        self.meet(exit, (SpotId::NOWHERE, 0));
        while let Some(Reverse((_, spot))) = self.next.pop() {
            for (number, crossing) in self.board.crossings(spot).iter().enumerate() {
                let full = self.inflow[spot.index()] >> number & 1 != 0;
                if full || !is_open(crossing.kind) || self.met.contains(crossing.to) {
                    continue;
                }
                if is_outside(self.board, self.map, crossing.to) {
                    self.enter(spot, crossing);
                    self.follow(spot);
                    // Later searches may continue from spots not yet searched.
                    for Reverse((_, left)) in self.next.drain() {
                        self.met.remove(left);
                    }
                    return true;
                }
                self.meet(crossing.to, (spot, number as u8));
            }
        }
        false
    }

    fn meet(&mut self, spot: SpotId, from: (SpotId, u8)) {
        if self.met.insert(spot) {
            self.came[spot.index()] = from;
            self.next.push(Reverse((self.to_edge(spot), spot)));
        }
    }

    /// Returns the distance to the edge of the map.
    fn to_edge(&self, spot: SpotId) -> u16 {
        let (hex, grid) = (self.board.spot(spot).hex, self.map.grid);
        let beyond = grid.columns.saturating_sub(hex.column).min(grid.rows.saturating_sub(hex.row));
        beyond.min(hex.column - 1).min(hex.row - 1)
    }

    /// Adds flow from the country outside over a crossing and all others into the spot over the same hexside.
    fn enter(&mut self, spot: SpotId, entry: &Crossing) {
        for (number, crossing) in self.board.crossings(spot).iter().enumerate() {
            if crossing.direction == entry.direction && is_outside(self.board, self.map, crossing.to) {
                self.inflow[spot.index()] |= 1 << number;
            }
        }
    }

    /// Adds flow from a spot back to the exit it was met from, cancelling flow in the opposite direction.
    fn follow(&mut self, mut spot: SpotId) {
        loop {
            let (from, number) = self.came[spot.index()];
            if from == SpotId::NOWHERE {
                return;
            }
            let back = self.board.crossings(spot).iter().position(|crossing| crossing.to == from);
            match back.map(|back| 1 << back) {
                Some(back) if self.inflow[spot.index()] & back != 0 => self.inflow[spot.index()] &= !back,
                _ => self.inflow[from.index()] |= 1 << number,
            }
            spot = from;
        }
    }
}
