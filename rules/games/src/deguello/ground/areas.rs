//! Areas: the units of movement, and their entry costs (D7, DM.a).

use super::{Features, TerrainIndex};
use crate::board::{Board, SpotId};
use crate::map::{MapDocument, Region};
use crate::spot::Level;
use crate::words::Words;

/// An area.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    /// Its id on the map.
    pub id: String,
    /// Its display name.
    pub name: Words,
    /// Its level, from 1.
    pub level: u8,
    /// Its surface.
    pub surface: Surface,
    /// Whether it lies inside the fort.
    pub inside: bool,
    /// The number of units it holds; 0 if there is no limit (D8.b).
    pub capacity: u8,
    /// Its spots, in order.
    pub spots: Vec<SpotId>,
    /// Whether it contains abatis.
    pub abatis: bool,
}

/// The surface of an area (DM.b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Surface {
    /// Open ground.
    Clear,
    /// An acequia outside the walls, a trench, rubble, ruins or La Villita: slow to enter.
    Slow,
    /// A marsh: slow to enter and to leave.
    Marsh,
    /// A room.
    Room,
    /// The upper floor of a building.
    Floor,
    /// The roof of a building.
    Roof,
    /// A parapet or the platform of a battery.
    Parapet,
}

/// The spots claimed by an area of the map: those of its level among the ones it lists.
#[derive(Debug, Clone)]
pub struct Claim<'m> {
    /// The region.
    pub region: &'m Region,
    /// Its level, from 1.
    pub level: u8,
    /// The spots, in order.
    pub spots: Vec<SpotId>,
}

/// The spots claimed by each area of a map, sorted by area name.
pub(super) fn claims<'m>(map: &'m MapDocument, board: &Board) -> Vec<Claim<'m>> {
    let mut regions = map.areas();
    regions.truncate(usize::from(TerrainIndex::NONE));
    let claim = |region: &'m Region| {
        let mut spots: Vec<SpotId> = map.area_spots(region).into_iter().filter_map(|spot| board.id(spot)).collect();
        spots.sort_unstable();
        Claim { region, level: region.area_level(), spots }
    };
    regions.into_iter().map(claim).collect()
}

/// Returns the areas of a map, sorted by name, and the area of each spot. A spot listed by two areas belongs to the
/// first.
///
/// The level of a spot is that of its area: a roof like any other to other games is level 3 if its area says so.
pub(super) fn read(
    map: &MapDocument,
    board: &Board,
    inside: &[bool],
    level: &mut [u8],
    features: &[Features],
) -> (Vec<Area>, Vec<u16>) {
    let (mut areas, mut of_spot) = (Vec::new(), vec![TerrainIndex::NONE; board.len()]);
    for Claim { region, level: own, mut spots } in claims(map, board) {
        spots.retain(|spot| of_spot[spot.index()] == TerrainIndex::NONE);
        let Some(first) = spots.first().copied() else { continue };
        for spot in &spots {
            of_spot[spot.index()] = areas.len() as u16;
            level[spot.index()] = own;
        }
        let has = |feature: Features| spots.iter().any(|spot| features[spot.index()].intersects(feature));
        let is_inside = inside[first.index()];
        areas.push(Area {
            id: region.id.clone(),
            name: region.name.clone(),
            level: own,
            surface: surface(board, first, own, is_inside, &has),
            inside: is_inside,
            capacity: region.area_capacity(),
            abatis: has(Features::ABATIS),
            spots,
        });
    }
    (areas, of_spot)
}

fn surface(board: &Board, first: SpotId, level: u8, inside: bool, has: &impl Fn(Features) -> bool) -> Surface {
    let is_building = board.spots_of(board.spot(first).hex).any(|spot| board.spot(spot).level == Level::In);
    if board.spot(first).level == Level::Upper {
        return Surface::Floor;
    }
    if level >= 2 {
        return if is_building { Surface::Roof } else { Surface::Parapet };
    }
    // An acequia inside the walls counts as ordinary ground.
    let dug = if inside { Features::TRENCH } else { Features::TRENCH | Features::ACEQUIA };
    if has(Features::MARSH) {
        Surface::Marsh
    } else if has(dug | Features::RUBBLE | Features::VILLITA) {
        Surface::Slow
    } else if board.spot(first).level == Level::In {
        Surface::Room
    } else {
        Surface::Clear
    }
}
