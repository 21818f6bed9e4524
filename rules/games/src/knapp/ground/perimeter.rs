//! The perimeter: the closed loop of hexsides that separates the fort from the outside (K15.a, K15.b).

use std::collections::BTreeSet;

use super::{Door, Edge, TerrainIndex, hexes, hexsides, highest};
use crate::board::{Board, BreachId};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, RegionKind};
use crate::spot::Level;

/// The edges of the perimeter: its hexsides between a hex inside and one outside.
pub(super) fn edges(
    map: &MapDocument,
    board: &Board,
    sides: &BTreeSet<Hexside>,
    inside: &BTreeSet<Hex>,
    doors: &[Door],
) -> Vec<Edge> {
    let barred: BTreeSet<Hexside> = map.regions_of(RegionKind::UNSCALABLE).flat_map(hexsides).copied().collect();
    let tall: BTreeSet<Hex> = map.regions_of(RegionKind::TWO_STOREYS).flat_map(hexes).collect();
    let edge = |side: &Hexside| {
        let [a, b] = side.hexes();
        let (inner, outer) = match (inside.contains(&a), inside.contains(&b)) {
            (true, false) => (a, b),
            (false, true) => (b, a),
            _ => return None,
        };
        let (out, low, top) = (board.lowest(outer)?, board.lowest(inner)?, highest(board, inner)?);
        let crossing = board.crossing(out, low);
        let kind = crossing.map_or(HexsideKind::Impassable, |own| own.kind);
        let open =
            matches!(kind, HexsideKind::Clear | HexsideKind::DryStreambed | HexsideKind::GunRamp | HexsideKind::Breach);
        let door = doors.iter().position(|door| door.side == *side && door.spots.contains(&low));
        let is_church = Layer::ALL.into_iter().any(|layer| board.kind(*side, layer) == HexsideKind::ChurchWall);
        // A ladder cannot lead into a room: a wall without a roof or open ground behind it leads nowhere.
        let ends = board.spot(top).level != Level::In;
        let scalable = !open && !is_church && ends && !barred.contains(side) && !tall.contains(&inner);
        Some(Edge {
            side: *side,
            out,
            top,
            low,
            scalable,
            open,
            door: door.map_or(TerrainIndex::NONE, |number| number as u16),
            section: TerrainIndex::NO_SECTION,
            breach: board.breach_id(*side).unwrap_or(BreachId::NONE),
            through: 0,
        })
    };
    sides.iter().filter_map(edge).take(usize::from(u16::MAX) - 1).collect()
}
