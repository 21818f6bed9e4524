//! The claims a fact can make.

use std::fmt;

use rules::hex::Hex;
use rules::hexside::{Hexside, LayeredSide};
use rules::map::{Ground, GunSiteKind, HexsideKind};
use rules::scenario::PlotLine;
use rules::spot::Spot;
use serde::{Deserialize, Serialize};

use super::{Evidence, Verdict, board, chart, entry, geometry, guns, hexsides, places, rooms};

/// A statement that is true or false of the documents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Claim {
    /// The two hexes are adjacent.
    Adjacent(Hex, Hex),
    /// The two hexes are not adjacent.
    Apart(Hex, Hex),
    /// The number of hexes from one hex to the other, counting the last one.
    Distance(Hex, Hex, u32),
    /// The hexes form one straight row.
    Hexrow(Vec<Hex>),
    /// The hex has all six neighbours on the map.
    SixNeighbours(Hex),
    /// The straight line between two hexes runs along a hexside and meets the second hex at its corner.
    LineSplits(Hex, Hex, Hexside),
    /// Each hexside meets the next at a corner.
    UnbrokenLine(Vec<Hexside>),

    /// The spots exist.
    Spots(Vec<Spot>),
    /// The hexes have a level of elevation 2.
    LevelTwo(Vec<Hex>),
    /// The hexes are painted with this ground.
    Painted(Ground, Vec<Hex>),
    /// The hexes lie inside the walls (2.2).
    InsideWalls(Vec<Hex>),
    /// The hexes do not lie inside the walls (2.2).
    NotInsideWalls(Vec<Hex>),
    /// The hexes lie in the confines (2.3).
    InConfines(Vec<Hex>),
    /// The region exists and has members.
    Region(String),
    /// The hexes belong to the region.
    Members(String, Vec<Hex>),
    /// No hex of the region lies inside the walls.
    RegionNotInsideWalls(String),
    /// Every hex of the region lies in the confines.
    RegionInConfines(String),
    /// Every hex of the region lies in this column or farther east.
    RegionFromColumn(String, u16),
    /// The hexes belong to the building of this name, as rooms or platforms.
    Building(String, Vec<Hex>),
    /// Every roofed building hex has an interior on level 1 and a roof on level 2.
    BuildingsHaveTwoLevels,
    /// Every platform is level 2 and nothing else.
    PlatformsAreLevelTwoOnly,
    /// No crossing joins an interior with a roof.
    NoWayFromRoofToRoom,
    /// No hex of the church has an interior with a roof above it.
    ChurchHasNoRoof,

    /// A layer of a hexside is of this kind.
    Side(LayeredSide, HexsideKind),
    /// A layer of a hexside is not of this kind.
    NotSide(LayeredSide, HexsideKind),
    /// A layer of a hexside is a wall that can be climbed.
    Climbed(LayeredSide),
    /// A layer of a hexside protects this hex and not the other (8.7).
    Protects(LayeredSide, Hex),
    /// Two level-2 hexes stand on the same outer wall (6.3).
    SharedOuterWall(Hex, Hex),
    /// Every hexside from the hex to the outside is a wooden wall.
    WoodenWallAround(Hex),
    /// The southern hexside of each hex is a wooden wall.
    WoodenWallSouth(Vec<Hex>),
    /// A stone wall separates the first region from the second.
    StoneWallBetween(String, String),

    /// Zones of control extend from one spot to the other (6.0).
    ZocExtends(Spot, Spot),
    /// A battery can be towed from one spot to the other (10.3).
    BatteryPath(Spot, Spot),
    /// An attack from the first spot on a defender in the second is resolved on this row (8.6).
    CombatRow(Spot, Spot, String),

    /// The hex lies in the room of this name.
    Room(Hex, String),
    /// The room of the hex has this many doorways.
    RoomDoors(Hex, usize),
    /// The rooms of this region together have this many doorways.
    RegionDoors(String, usize),
    /// The building has at least this many rooms.
    RoomsIn(String, usize),
    /// Every room has a doorway.
    EveryRoomHasDoor,
    /// The easternmost room of the building includes the hex.
    EasternmostRoom(String, Hex),
    /// A doorway leads from the room of the hex into the region.
    DoorTo(Hex, String),

    /// The spots have artillery symbols of this kind.
    GunSites(GunSiteKind, Vec<Spot>),
    /// The map has this many artillery symbols of a kind.
    GunTotal(GunSiteKind, usize),
    /// The region has this many artillery symbols of a kind.
    GunsIn(String, GunSiteKind, usize),
    /// The region has at least this many artillery symbols of both kinds.
    GunsAtLeast(String, usize),
    /// The church platform has this many hexes, each a printed gun hex from which a gun can shift to another.
    ChurchPlatform(usize),

    /// There are this many entry areas with this many hexes each.
    EntryAreas(usize, usize),
    /// The entry area lies on this side of the map.
    AreaSide(u8, Compass),
    /// With this many movement points, at least this many hexes of every entry area reach the foot of a wall.
    EntryReach(u32, usize),
    /// The scenario's plot of the columns is this one.
    Plot(Vec<PlotLine>),
    /// No column has more combat units than an entry area has hexes.
    ColumnsFit,

    /// The line of the terrain effects chart: kind, cost, batteries, zones of control, height, melee (5.7).
    Chart(HexsideKind, Option<u8>, bool, bool, u8, bool),
    /// Batteries cross these kinds and no others of the base chart (10.3).
    BatteriesCross(Vec<HexsideKind>),
    /// In the base chart only this kind has this cost.
    OnlyKindOfCost(u8, HexsideKind),
    /// Every wall of the base chart except the one between rooms has height 1 or 2 (7.0).
    WallsHaveHeight,
}

/// A side of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Compass {
    /// The top edge.
    North,
    /// The right edge.
    East,
    /// The bottom edge.
    South,
    /// The upper half of the left edge.
    NorthWest,
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Documents are plain data; a reader will search for the claim as the sheet writes it.
        f.write_str(&ron::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl Claim {
    /// Evaluates the claim.
    ///
    /// # Errors
    ///
    /// Returns a description of the actual state if the claim does not hold.
    pub fn evaluate(&self, evidence: &Evidence<'_>) -> Verdict {
        let map = &evidence.project.map;
        match self {
            Self::Adjacent(a, b) => geometry::distance(*a, *b, |distance| distance == 1),
            Self::Apart(a, b) => geometry::distance(*a, *b, |distance| distance > 1),
            Self::Distance(a, b, hexes) => geometry::distance(*a, *b, |distance| distance == *hexes),
            Self::Hexrow(hexes) => geometry::hexrow(hexes),
            Self::SixNeighbours(hex) => geometry::six_neighbours(map, *hex),
            Self::LineSplits(from, to, along) => geometry::line_splits(*from, *to, *along),
            Self::UnbrokenLine(sides) => geometry::unbroken_line(sides),
            Self::Spots(spots) => places::spots(map, spots),
            Self::LevelTwo(hexes) => places::level_two(map, hexes),
            Self::Painted(ground, hexes) => places::painted(map, *ground, hexes),
            Self::InsideWalls(hexes) => places::inside_walls(map, hexes, true),
            Self::NotInsideWalls(hexes) => places::inside_walls(map, hexes, false),
            Self::InConfines(hexes) => places::members(map, rules::map::Region::CONFINES, hexes),
            Self::Region(id) => places::region(map, id),
            Self::Members(id, hexes) => places::members(map, id, hexes),
            Self::RegionNotInsideWalls(id) => places::inside_walls(map, &places::hexes_of(map, id)?, false),
            Self::RegionInConfines(id) => {
                places::members(map, rules::map::Region::CONFINES, &places::hexes_of(map, id)?)
            }
            Self::RegionFromColumn(id, column) => places::from_column(map, id, *column),
            Self::Building(id, hexes) => places::building(map, id, hexes),
            Self::BuildingsHaveTwoLevels => places::buildings_have_two_levels(map),
            Self::PlatformsAreLevelTwoOnly => places::platforms_are_level_two_only(map),
            Self::NoWayFromRoofToRoom => board::no_way_from_roof_to_room(evidence),
            Self::ChurchHasNoRoof => places::church_has_no_roof(map),
            Self::Side(at, kind) => hexsides::is(map, *at, *kind),
            Self::NotSide(at, kind) => hexsides::is_not(map, *at, *kind),
            Self::Climbed(at) => hexsides::climbed(map, *at),
            Self::Protects(at, hex) => hexsides::protects(map, *at, *hex),
            Self::SharedOuterWall(a, b) => hexsides::shared_outer_wall(map, *a, *b),
            Self::WoodenWallAround(hex) => hexsides::wooden_wall_around(map, *hex),
            Self::WoodenWallSouth(hexes) => hexsides::wooden_wall_south(map, hexes),
            Self::StoneWallBetween(a, b) => hexsides::stone_wall_between(map, a, b),
            Self::ZocExtends(from, to) => board::zoc_extends(evidence, *from, *to),
            Self::BatteryPath(from, to) => board::battery_path(evidence, *from, *to),
            Self::CombatRow(from, at, row) => board::combat_row(evidence, *from, *at, row),
            Self::Room(hex, id) => rooms::is_in(map, *hex, id),
            Self::RoomDoors(hex, doors) => rooms::doors(map, *hex, *doors),
            Self::RegionDoors(id, doors) => rooms::region_doors(map, id, *doors),
            Self::RoomsIn(building, least) => rooms::at_least(map, building, *least),
            Self::EveryRoomHasDoor => rooms::every_room_has_door(map),
            Self::EasternmostRoom(building, hex) => rooms::easternmost(map, building, *hex),
            Self::DoorTo(hex, region) => rooms::door_to(map, *hex, region),
            Self::GunSites(kind, spots) => guns::sites(map, *kind, spots),
            Self::GunTotal(kind, number) => guns::total(map, *kind, *number),
            Self::GunsIn(id, kind, number) => guns::in_region(map, id, *kind, *number),
            Self::GunsAtLeast(id, least) => guns::at_least(map, id, *least),
            Self::ChurchPlatform(hexes) => guns::church_platform(evidence, *hexes),
            Self::EntryAreas(areas, hexes) => entry::areas(map, *areas, *hexes),
            Self::AreaSide(area, side) => entry::side(map, *area, *side),
            Self::EntryReach(points, hexes) => entry::reach(evidence, *points, *hexes),
            Self::Plot(lines) => entry::plot(evidence, lines),
            Self::ColumnsFit => entry::columns_fit(evidence),
            Self::Chart(kind, cost, battery, zoc, height, melee) => {
                chart::line(evidence, *kind, (*cost, *battery, *zoc, *height, *melee))
            }
            Self::BatteriesCross(kinds) => chart::batteries_cross(evidence, kinds),
            Self::OnlyKindOfCost(cost, kind) => chart::only_kind_of_cost(evidence, *cost, *kind),
            Self::WallsHaveHeight => chart::walls_have_height(evidence),
        }
    }
}
