//! The perimeter, hexside by hexside, and the doors (D12, DM.c).

use std::collections::BTreeSet;

use super::TerrainIndex;
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, RegionKind};

/// A hexside of the perimeter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    /// The hexside.
    pub side: Hexside,
    /// The spot at its foot, outside the fort.
    pub out: SpotId,
    /// The spot behind it at ground level.
    pub low: SpotId,
    /// The spot a ladder leads to.
    pub top: SpotId,
    /// The spots beside a ladder: the one it leads to, and those of the same level at either end (D12.4.i).
    pub beside: Vec<SpotId>,
    /// The kind of barrier.
    pub made: PerimeterKind,
    /// Whether ladders can be put up (D7.41.c).
    pub scalable: bool,
    /// Its door; [`TerrainIndex::NONE`] if it has none.
    pub door: u16,
}

/// The kinds of barriers that make up the perimeter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PerimeterKind {
    /// An exterior wall, which can be crossed only by a ladder.
    Wall,
    /// A palisade or a redoubt.
    Palisade,
    /// The front of the Bastion, where a wall of any kind stands.
    Bastion,
    /// A gate.
    Gate,
    /// No barrier.
    Open,
}

/// A door or an arch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Door {
    /// Its hexside.
    pub side: Hexside,
    /// The two spots it joins, the outer one first: open ground before a room, the outside before the fort.
    pub spots: [SpotId; 2],
    /// Whether it is an arch that guns can pass (D11.8.a).
    pub is_arch: bool,
}

/// The hexsides of all regions of a kind.
pub(super) fn sides_of(map: &MapDocument, kind: &str) -> BTreeSet<Hexside> {
    map.regions_of(kind).flat_map(|region| region.members.sides()).copied().collect()
}

/// Collects the doors from the crossings that pass through one.
pub(super) fn doors(map: &MapDocument, board: &Board) -> Vec<Door> {
    let arches = sides_of(map, RegionKind::ARCH);
    let (_, within) = map.perimeter();
    let mut doors = Vec::new();
    for from in board.ids() {
        for crossing in board.crossings(from).iter().filter(|own| own.kind == HexsideKind::Doorway && from < own.to) {
            let side = board.side(from, crossing);
            let inner = |spot: SpotId| {
                let spot = board.spot(spot);
                (within.contains(&spot.hex), spot.level.is_indoors())
            };
            let mut spots = [from, crossing.to];
            spots.sort_by_key(|spot| inner(*spot));
            doors.push(Door { side, spots, is_arch: arches.contains(&side) });
        }
    }
    doors.sort_by_key(|door| (door.side, door.spots));
    doors.dedup_by_key(|door| door.side);
    doors.truncate(usize::from(TerrainIndex::NONE));
    doors
}

/// Whether a hexside of the perimeter painted like this has no barrier.
#[must_use]
pub const fn is_gap(kind: HexsideKind) -> bool {
    matches!(kind, HexsideKind::Clear | HexsideKind::DryStreambed | HexsideKind::GunRamp | HexsideKind::Breach)
}

/// Builds the edges of the perimeter, each between a hex inside and one outside.
pub(super) fn edges(
    map: &MapDocument,
    board: &Board,
    perimeter: &BTreeSet<Hexside>,
    within: &BTreeSet<Hex>,
    doors: &[Door],
    level: &[u8],
) -> Vec<Edge> {
    let [barred, redoubt, bastion] =
        [RegionKind::UNSCALABLE, RegionKind::REDOUBT, RegionKind::BASTION].map(|kind| sides_of(map, kind));
    let edge = |side: &Hexside| {
        let [a, b] = side.hexes();
        let (inner, outer) = match (within.contains(&a), within.contains(&b)) {
            (true, false) => (a, b),
            (false, true) => (b, a),
            _ => return None,
        };
        let (out, low) = (board.lowest(outer)?, board.lowest(inner)?);
        let top = board.spots_of(inner).max_by_key(|spot| level[spot.index()])?;
        let height = level[top.index()];
        let kinds = Layer::ALL.map(|layer| board.kind(*side, layer));
        let door = doors.iter().position(|door| door.side == *side && door.spots.contains(&low));
        let is_open = kinds.iter().all(|kind| is_gap(*kind));
        let is_wooden = kinds.iter().any(|kind| matches!(kind, HexsideKind::WoodenWall | HexsideKind::HighPalisade));
        let made = if door.is_some() {
            PerimeterKind::Gate
        } else if bastion.contains(side) && !is_open {
            PerimeterKind::Bastion
        } else if redoubt.contains(side) || is_wooden {
            PerimeterKind::Palisade
        } else if is_open {
            PerimeterKind::Open
        } else {
            PerimeterKind::Wall
        };
        // Behind a wall ladders lead to any level, elsewhere only up to a higher one.
        let leads_up = made == PerimeterKind::Wall || made != PerimeterKind::Gate && height > level[out.index()];
        let is_church = kinds.contains(&HexsideKind::ChurchWall);
        // A ladder cannot lead into a room: a wall without a roof or open ground behind it leads nowhere.
        let ends = !board.spot(top).level.is_indoors();
        // A room beside the end of a hexside cannot be entered either (D7.41.a).
        let at_end = |hex: Hex| {
            let outdoors = |spot: &SpotId| !board.spot(*spot).level.is_indoors();
            board.spots_of(hex).find(|spot| level[spot.index()] == height && outdoors(spot))
        };
        let ends_at = side.corners().filter(|hex| within.contains(hex)).filter_map(at_end);
        let mut beside: Vec<SpotId> = std::iter::once(top).chain(ends_at).collect();
        beside.sort_unstable();
        Some(Edge {
            side: *side,
            out,
            low,
            top,
            beside,
            made,
            scalable: leads_up && ends && !is_church && !barred.contains(side),
            door: door.map_or(TerrainIndex::NONE, |number| number as u16),
        })
    };
    perimeter.iter().filter_map(edge).take(usize::from(TerrainIndex::NONE)).collect()
}
