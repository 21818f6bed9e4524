//! The perimeter: the closed loop of hexsides that parts the fort from the country (K15.a, K15.b).

use std::collections::BTreeSet;

use super::{Door, Edge, Ground, hexes, hexsides, highest, lowest, of_kind};
use crate::board::{Board, BreachId};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Region, RegionKind};
use crate::spot::Level;

/// The hexsides of the perimeter, and the hexes inside.
///
/// Where none is painted it is the border of the region Texans never leave. Inside is whatever cannot be reached from the
/// edge of the map without crossing it, and lies in that region where the loop is open.
pub(super) fn read(map: &MapDocument) -> (BTreeSet<Hexside>, BTreeSet<Hex>) {
    let painted: BTreeSet<Hexside> = of_kind(map, RegionKind::PERIMETER).flat_map(hexsides).copied().collect();
    if painted.is_empty() {
        let confines: BTreeSet<Hex> = map.region(Region::CONFINES).map(hexes).unwrap_or_default().into_iter().collect();
        let around = |hex: &Hex| {
            let hex = *hex;
            hex.neighbours().map(move |near| (hex, near))
        };
        let border = confines.iter().flat_map(around).filter(|(_, near)| !confines.contains(near));
        let border = border.filter(|(_, near)| map.grid.contains(*near)).map(|(hex, near)| Hexside::new(hex, near));
        return (border.collect(), confines);
    }
    let on_rim =
        |hex: &Hex| hex.column == 1 || hex.row == 1 || hex.column == map.grid.columns || hex.row == map.grid.rows;
    let mut outside: BTreeSet<Hex> = map.grid.hexes().filter(on_rim).collect();
    let mut open: Vec<Hex> = outside.iter().copied().collect();
    while let Some(hex) = open.pop() {
        let free = |near: &Hex| map.grid.contains(*near) && !painted.contains(&Hexside::new(hex, *near));
        let reached: Vec<Hex> = hex.neighbours().filter(free).collect();
        open.extend(reached.into_iter().filter(|near| outside.insert(*near)));
    }
    let inside = map.grid.hexes().filter(|hex| !outside.contains(hex)).collect();
    (painted, inside)
}

/// The edges of the perimeter: its hexsides between a hex inside and one outside.
pub(super) fn edges(
    map: &MapDocument,
    board: &Board,
    sides: &BTreeSet<Hexside>,
    inside: &BTreeSet<Hex>,
    doors: &[Door],
) -> Vec<Edge> {
    let barred: BTreeSet<Hexside> = of_kind(map, RegionKind::UNSCALABLE).flat_map(hexsides).copied().collect();
    let tall: BTreeSet<Hex> = of_kind(map, RegionKind::TWO_STOREYS).flat_map(hexes).collect();
    let edge = |side: &Hexside| {
        let [a, b] = side.hexes();
        let (inner, outer) = match (inside.contains(&a), inside.contains(&b)) {
            (true, false) => (a, b),
            (false, true) => (b, a),
            _ => return None,
        };
        let (out, low, top) = (lowest(board, outer)?, lowest(board, inner)?, highest(board, inner)?);
        let crossing = board.crossing(out, low);
        let kind = crossing.map_or(HexsideKind::Impassable, |own| own.kind);
        let open =
            matches!(kind, HexsideKind::Clear | HexsideKind::DryStreambed | HexsideKind::GunRamp | HexsideKind::Breach);
        let door = doors.iter().position(|door| door.side == *side && door.spots.contains(&low));
        let is_church = Layer::ALL.into_iter().any(|layer| board.kind(*side, layer) == HexsideKind::ChurchWall);
        // Nobody climbs into a room: without a roof or open ground behind it a wall leads nowhere.
        let ends = board.spot(top).level != Level::In;
        let scalable = !open && !is_church && ends && !barred.contains(side) && !tall.contains(&inner);
        Some(Edge {
            side: *side,
            out,
            top,
            low,
            scalable,
            open,
            door: door.map_or(Ground::NONE, |number| number as u16),
            section: Ground::NO_SECTION,
            breach: board.breach_id(*side).unwrap_or(BreachId::NONE),
            through: 0,
        })
    };
    sides.iter().filter_map(edge).take(usize::from(u16::MAX) - 1).collect()
}

/// The edges around the hex of every spot, by direction; [`Ground::NONE`] where there is none.
pub(super) fn around(board: &Board, edges: &[Edge]) -> Vec<[u16; 6]> {
    let of = |hex: Hex| {
        Direction::ALL.map(|direction| {
            let side = Hexside::of(hex, direction);
            let edge = side.and_then(|side| edges.binary_search_by_key(&side, |edge| edge.side).ok());
            edge.map_or(Ground::NONE, |edge| edge as u16)
        })
    };
    board.ids().map(|spot| of(board.spot(spot).hex)).collect()
}
