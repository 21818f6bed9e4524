//! Links between areas (D7, DM.f): what can be crossed, by which side, and at what added cost.

use std::collections::BTreeSet;

use super::edges::PerimeterKind;
use super::{Area, Door, Edge, Features, Surface, TerrainIndex};
use crate::board::{Board, SpotId};
use crate::hexside::Hexside;
use crate::map::HexsideKind;
use crate::spot::{Level, Spot};

/// A link to a neighbouring area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Link {
    /// The area it leads to.
    pub to: u16,
    /// The passage that leads there.
    pub way: Passage,
}

/// The kinds of passages between two neighbouring areas.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Passage {
    /// No barrier.
    Open,
    /// A palisade, a redoubt or a low wall.
    Over,
    /// The passage up to a roof, or to a higher one.
    Roof,
    /// The passage down from a roof.
    Down,
    /// The passage up to a parapet or a platform, or down from it.
    Parapet,
    /// The staircase up to or down from an upper floor.
    Stairs,
    /// The passage between an upper floor and the roof over it, inside the building.
    Hatch,
    /// A door: the garrison opens it, the attackers have to break it.
    Door(u16),
}

/// The parts of the terrain that links are read from.
pub(super) struct Terrain<'a> {
    pub(super) board: &'a Board,
    /// The area of each spot.
    pub(super) area: &'a [u16],
    pub(super) areas: &'a [Area],
    /// The level of each spot.
    pub(super) level: &'a [u8],
    pub(super) edges: &'a [Edge],
    pub(super) doors: &'a [Door],
}

/// Returns the links out of each area, without duplicates.
pub(super) fn read(terrain: &Terrain<'_>, yard_walls: &BTreeSet<Hexside>, features: &[Features]) -> Vec<Vec<Link>> {
    let Terrain { board, area, areas, level, edges, doors } = *terrain;
    let of = |area_of: &Area| {
        let mut links = Vec::new();
        for from in &area_of.spots {
            links.extend(over_head(board, *from).map(|to| Link { to: area[to.index()], way: Passage::Hatch }));
            for crossing in board.crossings(*from) {
                let to = area[crossing.to.index()];
                if to == TerrainIndex::NONE || to == area[from.index()] {
                    continue;
                }
                let spots = [*from, crossing.to];
                if spots.iter().any(|spot| board.spot(*spot).level == Level::Upper) {
                    links.extend(upstairs(board, spots, features).map(|way| Link { to, way }));
                    continue;
                }
                let side = board.side(*from, crossing);
                let levels = [level[from.index()], level[crossing.to.index()]];
                let surfaces = [area_of.surface, areas[usize::from(to)].surface];
                // A wall between two yards stops whoever is on the ground on either side, and nobody above (D7.41.d).
                if yard_walls.contains(&side) {
                    let above = levels[0] >= 2 && levels[0] == levels[1];
                    links.extend(above.then_some(Link { to, way: Passage::Open }));
                    continue;
                }
                let way = match edges.binary_search_by_key(&side, |edge| edge.side) {
                    Ok(edge) => over_edge(&edges[edge], levels, surfaces),
                    Err(_) => within(board, spots, crossing.kind, side, levels, surfaces, doors),
                };
                links.extend(way.map(|way| Link { to, way }));
            }
        }
        links.retain(|link| link.to != TerrainIndex::NONE);
        links.sort_unstable();
        links.dedup();
        links
    };
    areas.iter().map(of).collect()
}

/// The roof over an upper-floor spot, or the upper floor under a roof spot.
fn over_head(board: &Board, from: SpotId) -> Option<SpotId> {
    let own = board.spot(from);
    let other = match own.level {
        Level::Upper => Level::Roof,
        Level::Roof => Level::Upper,
        Level::Ground | Level::In => return None,
    };
    board.id(Spot::new(own.hex, other))
}

/// The passage to or from an upper-floor spot: along the floor or by its staircase only (D7.41.b).
fn upstairs(board: &Board, spots: [SpotId; 2], features: &[Features]) -> Option<Passage> {
    let is_upper = spots.map(|spot| board.spot(spot).level == Level::Upper);
    let stairs = spots.iter().any(|spot| features[spot.index()].contains(Features::STAIRS));
    match is_upper {
        [true, true] => Some(Passage::Open),
        _ => stairs.then_some(Passage::Stairs),
    }
}

/// An area and those its links lead to, in order.
pub(super) fn near(area: u16, links: &[Vec<Link>]) -> Vec<u16> {
    let mut near: Vec<u16> = links[usize::from(area)].iter().map(|link| link.to).collect();
    near.push(area);
    near.sort_unstable();
    near.dedup();
    near
}

/// The passage over the perimeter; `None` if there is none. Where no barrier stands one steps up to a parapet as from a
/// yard; roofs are reached from inside the fort only (D7.2.d).
fn over_edge(edge: &Edge, levels: [u8; 2], surfaces: [Surface; 2]) -> Option<Passage> {
    let is_level = levels[0] == levels[1];
    match edge.made {
        PerimeterKind::Wall => None,
        PerimeterKind::Palisade | PerimeterKind::Bastion => is_level.then_some(Passage::Over),
        PerimeterKind::Gate => is_level.then_some(Passage::Door(edge.door)),
        PerimeterKind::Open if is_level => Some(Passage::Open),
        PerimeterKind::Open => {
            let steps = levels[0].abs_diff(levels[1]) == 1 && surfaces.contains(&Surface::Parapet);
            steps.then_some(Passage::Parapet)
        }
    }
}

fn within(
    board: &Board,
    spots: [SpotId; 2],
    kind: HexsideKind,
    side: Hexside,
    levels: [u8; 2],
    surfaces: [Surface; 2],
    doors: &[Door],
) -> Option<Passage> {
    let is_level = levels[0] == levels[1];
    // The roof of a building can be reached only from outside it, not from a room (D7.4.a).
    let in_room = spots.iter().any(|spot| board.spot(*spot).level == Level::In);
    // A piece cannot go up two levels at once: the roof of a two-storey building is reached from another roof (D7.2.d).
    let is_far = levels[0].abs_diff(levels[1]) > 1;
    let between_levels = || {
        if in_room || is_far {
            None
        } else if surfaces.contains(&Surface::Roof) {
            Some(if levels[1] > levels[0] { Passage::Roof } else { Passage::Down })
        } else {
            Some(Passage::Parapet)
        }
    };
    match kind {
        // A gun ramp leads up to a platform even from indoors if the building is open at the top (D7.41.c).
        HexsideKind::GunRamp if in_room && !is_level => (!is_far).then_some(Passage::Parapet),
        HexsideKind::Clear | HexsideKind::DryStreambed | HexsideKind::GunRamp | HexsideKind::Breach => {
            if is_level {
                Some(Passage::Open)
            } else {
                between_levels()
            }
        }
        HexsideKind::InnerWall => {
            if is_level {
                Some(Passage::Open)
            } else {
                between_levels()
            }
        }
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => {
            is_level.then_some(Passage::Over)
        }
        HexsideKind::Doorway => {
            let door = doors.binary_search_by_key(&side, |door| door.side).ok()?;
            let joined = spots.iter().all(|spot| doors[door].spots.contains(spot));
            joined.then_some(Passage::Door(door as u16))
        }
        HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::Gunslit
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall => None,
    }
}
