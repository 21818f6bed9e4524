//! The areas, walls and doors that a line between two spots crosses (D13). None of this changes during play; each line
//! is traced on first use.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use arrayvec::ArrayVec;

use super::ground::{Features, PerimeterKind, TerrainIndex};
use crate::board::los::hexes_passed::{Entered, passed};
use crate::board::{Board, SpotId};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, RegionKind};
use crate::spot::{Level, Spot};

/// The doors a line can pass; more than three block it.
type Doors = ArrayVec<u16, 3>;

/// What a line crosses.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "a line passes each of these or not, whatever else it passes")]
pub(super) struct FollowedLine {
    /// The number of areas it enters beyond that of the firer (D10.3.q).
    pub(super) range: u8,
    /// The permanent obstacle that blocks it, if any.
    pub(super) block: Option<Block>,
    /// Whether it passes an exterior wall or a gate.
    pub(super) wall: bool,
    /// Whether it passes a palisade or a redoubt.
    pub(super) palisade: bool,
    /// Whether it passes the front of a bastion.
    pub(super) bastion: bool,
    /// Whether it enters the room at its end through a door, or the upper floor at its end through a window.
    pub(super) by_door: bool,
    /// The doors that must be broken for the line to be open.
    pub(super) doors: Doors,
    /// The ground spots between its ends, where units may block it; empty unless both ends are on the ground.
    pub(super) between: Box<[SpotId]>,
}

/// The permanent obstacles that block a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Block {
    /// A wall, a building, or a room without a door on the line (D7.41.d, D13.2.e).
    Wall,
    /// A building on a line that ends at level 3 (D13.2.a).
    Roof,
    /// The wall of an upper floor without a window on the line (D13.2.b).
    Floor,
    /// A low wall next to neither end (D13.2.d).
    LowWall,
}

/// The lines from one spot, each traced on first use.
type Row = Box<[OnceLock<FollowedLine>]>;

/// The cache of the lines of a board.
#[derive(Debug)]
pub(super) struct FireLines {
    /// The features of each hexside, by its number on the board.
    sides: Box<[SideFeatures]>,
    rows: Box<[OnceLock<Row>]>,
    /// The range of each line and whether it is open, indexed by its ends; see [`Self::open`].
    open: Box<[AtomicU8]>,
}

/// The features of a hexside.
#[derive(Debug, Clone, Copy)]
struct SideFeatures {
    /// The painted kind.
    kind: HexsideKind,
    /// The kind of perimeter and its door; `None` if the hexside is not part of the perimeter.
    edge: Option<(PerimeterKind, u16)>,
    /// The door of a doorway, if there is one.
    door: Option<u16>,
    /// Whether it has a redoubt.
    redoubt: bool,
    /// Whether it has a window of an upper floor.
    window: bool,
    /// Whether it has a wall between two yards.
    yard_wall: bool,
}

impl SideFeatures {
    const NOTHING: Self =
        Self { kind: HexsideKind::Clear, edge: None, door: None, redoubt: false, window: false, yard_wall: false };
}

/// Marks a line that has not been traced yet.
const UNASKED: u8 = 0;
/// Marks a line that is permanently blocked.
const BLOCKED: u8 = 1;
/// The offset added to the range of an open line.
const OPEN: u8 = 2;

impl FireLines {
    pub(super) fn new(map: &MapDocument, board: &Board, ground: &TerrainIndex) -> Self {
        let mut sides = vec![SideFeatures::NOTHING; board.side_numbers()];
        let around = |hex: Hex| Direction::ALL.into_iter().filter_map(move |way| Hexside::in_direction(hex, way));
        for side in map.grid.hexes().flat_map(around) {
            let Some(own) = board.side_number(side).and_then(|at| sides.get_mut(at)) else { continue };
            own.kind = board.kind(side, Layer::Ground);
            own.edge = ground.edge_at(side).map(|edge| (ground.edge(edge).made, ground.edge(edge).door));
            let door = ground.doors.binary_search_by_key(&side, |door| door.side).ok();
            own.door = door.map(|door| door as u16);
        }
        for region in &map.regions {
            let kinds = [RegionKind::REDOUBT, RegionKind::WINDOW, RegionKind::YARD_WALL];
            let [redoubt, window, yard_wall] = kinds.map(|kind| region.kind == kind);
            let own = region.members.sides().iter().filter(|_| redoubt || window || yard_wall);
            for at in own.filter_map(|side| board.side_number(*side)) {
                sides[at].redoubt |= redoubt;
                sides[at].window |= window;
                sides[at].yard_wall |= yard_wall;
            }
        }
        let rows = board.ids().map(|_| OnceLock::new()).collect();
        let open = (0..board.len() * board.len()).map(|_| AtomicU8::new(UNASKED)).collect();
        Self { sides: sides.into(), rows, open }
    }

    /// The number of areas the line from one spot to another enters; `None` if a permanent obstacle blocks it.
    pub(super) fn open(&self, board: &Board, ground: &TerrainIndex, from: SpotId, to: SpotId) -> Option<u8> {
        let known = &self.open[from.index() * board.len() + to.index()];
        let mut open = known.load(Ordering::Relaxed);
        if open == UNASKED {
            let line = self.line(board, ground, from, to);
            open = if line.block.is_some() { BLOCKED } else { line.range + OPEN };
            known.store(open, Ordering::Relaxed);
        }
        open.checked_sub(OPEN)
    }

    /// The line from one spot to another, traced on first use.
    pub(super) fn line(&self, board: &Board, ground: &TerrainIndex, from: SpotId, to: SpotId) -> &FollowedLine {
        let row = self.rows[from.index()].get_or_init(|| board.ids().map(|_| OnceLock::new()).collect());
        row[to.index()].get_or_init(|| Follow::new(self, board, ground, from, to).line())
    }
}

/// The effect of crossing one hexside on a line.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each stands or opens on a hexside by itself")]
struct Crossed {
    block: Option<Block>,
    wall: bool,
    palisade: bool,
    bastion: bool,
    door: Option<u16>,
    window: bool,
}

struct Follow<'a> {
    lines: &'a FireLines,
    board: &'a Board,
    ground: &'a TerrainIndex,
    spots: [SpotId; 2],
    hexes: [Hex; 2],
    /// The level of the higher end.
    height: u8,
    /// Whether both ends are on the ground.
    low: bool,
    /// Whether each end is on an upper floor.
    upstairs: [bool; 2],
}

impl<'a> Follow<'a> {
    fn new(lines: &'a FireLines, board: &'a Board, ground: &'a TerrainIndex, from: SpotId, to: SpotId) -> Self {
        let level = [from, to].map(|spot| ground.level[spot.index()]);
        let hexes = [from, to].map(|spot| board.spot(spot).hex);
        let height = level[0].max(level[1]);
        let upstairs = [from, to].map(|spot| board.spot(spot).level == Level::Upper);
        Self { lines, board, ground, spots: [from, to], hexes, height, low: height == 1, upstairs }
    }

    fn line(&self) -> FollowedLine {
        let mut line = FollowedLine::default();
        let [start, end] = self.hexes;
        if start == end {
            line.block = (self.spots[0] != self.spots[1]).then_some(Block::Wall);
            return line;
        }
        let own = self.ground.area_of(self.spots[0]);
        let far = start.distance(end) as usize;
        let (mut areas, mut between) = (Vec::with_capacity(far), Vec::with_capacity(far));
        let mut buildings = Vec::with_capacity(if self.low { 0 } else { far });
        let mut at = start;
        let mut by_window = false;
        for ways in passed(start, end) {
            let mut open: Option<ArrayVec<Crossed, 2>> = None;
            let mut blocked = None;
            for way in &ways {
                let crossed = self.way(at, way);
                line.palisade |= crossed.iter().any(|own| own.palisade);
                line.bastion |= crossed.iter().any(|own| own.bastion);
                line.wall |= crossed.iter().any(|own| own.wall);
                match crossed.iter().find_map(|own| own.block) {
                    Some(block) => blocked = blocked.or(Some(block)),
                    None if open.is_none() => open = Some(crossed),
                    None => {}
                }
            }
            match open {
                Some(crossed) => {
                    let doors = crossed.iter().filter_map(|own| own.door);
                    for door in doors {
                        if line.doors.try_push(door).is_err() {
                            line.block = line.block.or(Some(Block::Wall));
                        }
                    }
                    by_window |= crossed.iter().any(|own| own.window);
                    line.by_door = crossed.last().is_some_and(|own| own.door.is_some());
                }
                None => line.block = line.block.or(blocked).or(Some(Block::Wall)),
            }
            let Some(hex) = ways.first().and_then(|way| way.last()).copied() else { break };
            let spot = if hex == end { Some(self.spots[1]) } else { self.passed_spot(hex) };
            let area = spot.and_then(|spot| self.ground.area_of(spot));
            areas.extend(area.filter(|area| Some(*area) != own && !areas.contains(area)));
            if hex != end {
                if self.low {
                    between.extend(self.board.spots_of(hex).filter(|spot| self.ground.level[spot.index()] == 1));
                } else {
                    let tall = self.board.spots_of(hex).any(|spot| self.ground.level[spot.index()] >= 2);
                    buildings.push(tall);
                }
            }
            at = hex;
        }
        line.by_door &= self.board.spot(self.spots[1]).level == Level::In;
        line.by_door |= self.upstairs[1] && by_window;
        line.block = line.block.or(self.ends_above().then_some(Block::Floor));
        line.range = areas.len().min(250) as u8;
        line.between = between.into();
        if line.block.is_none() && self.is_hidden(&buildings) {
            line.block = Some(if self.height >= 3 { Block::Roof } else { Block::Wall });
        }
        line
    }

    /// Whether one end is on an upper floor and the other in a room below such a floor or on the roof over one.
    fn ends_above(&self) -> bool {
        self.upstairs[0] != self.upstairs[1] && self.hexes.iter().all(|hex| self.has_floor(*hex))
    }

    fn has_floor(&self, hex: Hex) -> bool {
        self.board.id(Spot::new(hex, Level::Upper)).is_some()
    }

    fn has_outhouse(&self, hex: Hex) -> bool {
        self.board.spots_of(hex).any(|spot| self.ground.has(spot, Features::OUTHOUSE))
    }

    /// The spot whose area a line enters in a hex: the highest one not above its higher end.
    fn passed_spot(&self, hex: Hex) -> Option<SpotId> {
        let level = |spot: &SpotId| self.ground.level[spot.index()];
        let known = |spot: &SpotId| level(spot) <= self.height && self.ground.area_of(*spot).is_some();
        self.board.spots_of(hex).filter(known).max_by_key(level)
    }

    /// Whether buildings on the way hide the end of a line from or to a roof. `buildings` says of each hex passed,
    /// nearest first, whether a building stands there. If an end is on level 3 any building hides it, otherwise only
    /// one that neither end stands on or next to.
    fn is_hidden(&self, buildings: &[bool]) -> bool {
        if self.height >= 3 {
            return buildings.contains(&true);
        }
        let first = buildings.iter().position(|tall| !tall).unwrap_or(buildings.len());
        let last = buildings.iter().rposition(|tall| !tall).map_or(0, |at| at + 1);
        first < last && buildings[first..last].contains(&true)
    }

    fn way(&self, from: Hex, way: &Entered) -> ArrayVec<Crossed, 2> {
        std::iter::once(from).chain(way.iter().copied()).zip(way).map(|(from, to)| self.cross(from, *to)).collect()
    }

    fn cross(&self, from: Hex, to: Hex) -> Crossed {
        let number = self.board.side_number(Hexside::new(from, to));
        let side = number.map_or(SideFeatures::NOTHING, |at| self.lines.sides[at]);
        let mut crossed = Crossed { palisade: side.redoubt, ..Crossed::default() };
        if self.upstairs.contains(&true) {
            match [from, to].map(|hex| self.has_floor(hex)) {
                // An upper floor is not divided.
                [true, true] => return crossed,
                [false, false] => {}
                _ => crossed.window = side.window,
            }
            if !crossed.window && self.has_floor(from) != self.has_floor(to) {
                crossed.block = Some(Block::Floor);
                return crossed;
            }
        }
        let is_end = |hex: Hex| self.hexes.contains(&hex);
        // On the ground a wall between two yards and a row of outhouses block the line (D7.41.d).
        if self.low && (side.yard_wall || !is_end(to) && self.has_outhouse(to)) {
            crossed.block = Some(Block::Wall);
            return crossed;
        }
        let indoors = [(from, 0), (to, 1)]
            .into_iter()
            .any(|(hex, end)| hex == self.hexes[end] && self.board.spot(self.spots[end]).level == Level::In);
        match side.edge {
            Some((PerimeterKind::Wall, _)) => {
                crossed.wall = true;
                crossed.block = (self.low || indoors).then_some(Block::Wall);
                return crossed;
            }
            Some((PerimeterKind::Gate, door)) => {
                crossed.wall = true;
                crossed.door = Some(door).filter(|_| self.low || indoors);
                return crossed;
            }
            Some((PerimeterKind::Palisade, _)) => crossed.palisade = true,
            Some((PerimeterKind::Bastion, _)) => crossed.bastion = true,
            Some((PerimeterKind::Open, _)) | None => {}
        }
        if !self.low && !indoors || side.edge.is_some() {
            return crossed;
        }
        // Built-up ground blocks the line.
        let solid = |hex: Hex| self.board.spots_of(hex).all(|spot| self.ground.level[spot.index()] >= 2);
        if self.low && (solid(from) || solid(to)) {
            crossed.block = Some(Block::Wall);
            return crossed;
        }
        match side.kind {
            HexsideKind::Clear | HexsideKind::DryStreambed | HexsideKind::GunRamp | HexsideKind::Breach => {}
            HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => {
                crossed.block = (!is_end(from) && !is_end(to)).then_some(Block::LowWall);
            }
            HexsideKind::Doorway => {
                crossed.door = side.door;
                crossed.block = side.door.is_none().then_some(Block::Wall);
            }
            HexsideKind::InnerWall
            | HexsideKind::OuterWall
            | HexsideKind::ChurchWall
            | HexsideKind::Gunslit
            | HexsideKind::Impassable
            | HexsideKind::InteriorWall => crossed.block = Some(Block::Wall),
        }
        crossed
    }
}
