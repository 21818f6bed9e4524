//! The sight flags of a map, as flat tables.
//!
//! Hexes are cells of the grid with a rim of one cell around it, because a line along the edge of the map touches hexes
//! that do not exist. A hexside belongs to the hex below or left of it, so each has one slot.

mod breach;

use self::breach::Breach;
use crate::board::{Board, SightRules};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideEntry, HexsideKind, MapDocument};
use crate::spot::Level;

/// The hex is on the grid.
pub(super) const ON_GRID: u8 = 1;
/// The hex has an indoor spot.
pub(super) const INDOORS: u8 = 2;
/// The hex has a spot on level 2.
pub(super) const HIGH: u8 = 4;
/// The number of flags of a hex.
pub(super) const HEX_FLAGS: usize = 3;

/// A low wall stands on the hexside: height 1 (R19).
pub(super) const LOW_WALL: u8 = 1;
/// A high wall stands on the hexside, seen from level 1: height 2 (R19).
pub(super) const HIGH_WALL: u8 = 2;
/// An interior wall separates the two hexes on level 1 (A7.2.d).
pub(super) const PARTITION: u8 = 4;
/// It can be seen through from indoors: a gunslit, a doorway, a breach, or no wall at all (R20).
pub(super) const OPENING: u8 = 8;
/// A church wall stands on the highest layer of the hexside (R19).
pub(super) const CHURCH: u8 = 16;
/// A passage between a roofless interior and a platform is drawn here (R88).
pub(super) const JOINED: u8 = 32;
/// The number of flags of a hexside.
pub(super) const SIDE_FLAGS: usize = 6;

/// The properties of a spot that matter for sight.
#[derive(Debug, Clone, Copy)]
pub(super) struct Viewpoint {
    /// The cell of its hex.
    pub(super) cell: u32,
    /// Whether it is on level 2.
    pub(super) high: bool,
    /// Whether it is indoors.
    pub(super) indoors: bool,
}

/// The properties of a map that matter for sight.
#[derive(Debug, Clone)]
pub(super) struct Terrain {
    pub(super) columns: i32,
    pub(super) rows: i32,
    pub(super) switches: SightRules,
    pub(super) viewpoints: Vec<Viewpoint>,
    pub(super) hexes: Vec<u8>,
    pub(super) sides: Vec<u8>,
    /// By hexside slot: the kinds of the ground layer and the upper layer.
    kinds: Vec<[HexsideKind; 2]>,
    /// By hexside slot: the breach it may have, with the kinds and flags once it is open.
    breaches: Vec<Breach>,
    /// Whether a breach can block a line. Only a chart that gives breaches a height makes it so.
    pub(super) breaches_close: bool,
    /// By hexside slot, whether a crossing joins a roofless interior and a platform.
    joins: Vec<bool>,
    heights: [u8; HexsideKind::ALL.len()],
}

impl Terrain {
    pub(super) fn new(map: &MapDocument, board: &Board) -> Self {
        let mut terrain = Self::unbreached(map, board);
        terrain.add_breaches(board);
        terrain
    }

    /// Creates the terrain without the effects of breaches, for callers that never look through a breach.
    pub(super) fn unbreached(map: &MapDocument, board: &Board) -> Self {
        let grid = map.grid;
        let [columns, rows] = [grid.columns, grid.rows].map(|size| i32::from(size.min(crate::map::Grid::LIMIT)));
        let cells = ((columns + 2) * (rows + 2)) as usize;
        let mut terrain = Self {
            columns,
            rows,
            switches: board.charts.sight,
            viewpoints: Vec::with_capacity(board.len()),
            hexes: vec![0; cells],
            sides: vec![0; cells * 3],
            kinds: vec![[HexsideKind::Clear; 2]; cells * 3],
            breaches: vec![Breach::NONE; cells * 3],
            breaches_close: false,
            joins: vec![false; cells * 3],
            heights: board.charts.passages.map(|passage| passage.height),
        };
        for hex in grid.hexes() {
            let cell = terrain.cell(hex);
            terrain.hexes[cell] |= ON_GRID;
        }
        terrain.add_viewpoints(board);
        terrain.add_sides(map, board);
        terrain
    }

    fn add_viewpoints(&mut self, board: &Board) {
        for id in board.ids() {
            let place = board.place(id);
            let indoors = place.spot.level == Level::In;
            let cell = self.cell(place.spot.hex);
            self.hexes[cell] |= if indoors { INDOORS } else { 0 } | if place.elevation >= 2 { HIGH } else { 0 };
            // Indoor spots are on level 1, whatever a broken map says (7.2).
            self.viewpoints.push(Viewpoint { cell: cell as u32, high: place.elevation >= 2 && !indoors, indoors });
        }
    }

    fn add_sides(&mut self, map: &MapDocument, board: &Board) {
        // The flags of an unpainted hexside are the same everywhere; the first slot is on the rim.
        let bare = self.met(0, [HexsideKind::Clear; 2]);
        self.sides.fill(bare);
        // The entries of a hexside are adjacent.
        for same in map.hexsides.chunk_by(|a, b| a.at.side == b.at.side) {
            self.paint(same[0].at.side, same);
        }
        for from in board.ids().filter(|from| self.viewpoints[from.index()].indoors) {
            for crossing in board.crossings(from).iter().filter(|crossing| self.viewpoints[crossing.to.index()].high) {
                let slot = self.slot(self.viewpoints[from.index()].cell as usize, crossing.direction);
                self.joins[slot] = true;
                self.sides[slot] = self.met(slot, self.kinds[slot]);
            }
        }
    }

    /// Paints a hexside with its entries; the first for a layer counts. Returns whether anything that matters for sight
    /// changed.
    pub(super) fn paint(&mut self, side: Hexside, entries: &[HexsideEntry]) -> bool {
        let Some(slot) = self.slot_of(side) else { return false };
        let before = self.seen(slot);
        self.kinds[slot] = Layer::ALL.map(|layer| {
            entries.iter().find(|entry| entry.at.covers(layer)).map_or(HexsideKind::Clear, |entry| entry.kind)
        });
        self.sides[slot] = self.met(slot, self.kinds[slot]);
        self.seen(slot) != before
    }

    /// Returns everything that decides whether a line over a hexside is clear, for distant spots and for neighbours.
    fn seen(&self, slot: usize) -> (u8, [[bool; 3]; 2]) {
        let seen = |kind| [is_shut(kind), is_opening(kind), kind == HexsideKind::ChurchWall];
        (self.sides[slot], self.kinds[slot].map(seen))
    }

    /// Returns the flags of a hexside with these kinds on its layers.
    fn met(&self, slot: usize, kinds: [HexsideKind; 2]) -> u8 {
        let [ground, upper] = kinds;
        let mut side = match self.heights[ground as usize] {
            0 => 0,
            1 => LOW_WALL,
            2.. => HIGH_WALL,
        };
        if ground == HexsideKind::InteriorWall {
            side |= PARTITION;
        }
        if is_opening(ground) {
            side |= OPENING;
        }
        if kinds[self.highest_layer(slot) as usize] == HexsideKind::ChurchWall {
            side |= CHURCH;
        }
        if self.joins[slot] && !is_shut(upper) {
            side |= JOINED;
        }
        side
    }

    /// Returns the highest layer that is used: the upper one if either hex reaches level 2.
    pub(super) fn highest_layer(&self, slot: usize) -> Layer {
        let (owner, direction) = (slot / 3, Direction::ALL[slot % 3]);
        let other = owner as i32 + self.towards(self.is_odd(owner), direction);
        let high = |cell: usize| self.hexes.get(cell).is_some_and(|hex| hex & HIGH != 0);
        if high(owner) || usize::try_from(other).is_ok_and(high) { Layer::Upper } else { Layer::Ground }
    }

    /// Returns the cells of hexes that overlook a roofless room next to them, once for each such room (R88). The room's
    /// own cell is included, which is harmless: it has no high spot.
    pub(super) fn leading_down(&self) -> impl Iterator<Item = usize> + '_ {
        let joined = (0..self.sides.len()).filter(|slot| self.sides[*slot] & JOINED != 0);
        joined.flat_map(|slot| {
            let (owner, direction) = (slot / 3, Direction::ALL[slot % 3]);
            [owner, (owner as i32 + self.towards(self.is_odd(owner), direction)) as usize]
        })
    }

    /// Returns the kind of a layer of a hexside.
    pub(super) fn kind(&self, slot: usize, layer: Layer) -> HexsideKind {
        self.kinds[slot][layer as usize]
    }

    /// Returns the cell of a hex. Cells are stored column by column, from left to right.
    pub(super) fn cell(&self, hex: Hex) -> usize {
        usize::from(hex.column) * self.stride() as usize + usize::from(hex.row)
    }

    /// Returns the hex of a cell.
    pub(super) fn hex(&self, cell: usize) -> Hex {
        let stride = self.stride() as usize;
        Hex::new((cell / stride) as u16, (cell % stride) as u16)
    }

    /// The number of cells from one column to the next.
    pub(super) fn stride(&self) -> i32 {
        self.rows + 2
    }

    fn is_odd(&self, cell: usize) -> bool {
        !(cell / self.stride() as usize).is_multiple_of(2)
    }

    /// Returns the difference of cells to the neighbour of a hex. Odd columns are half a hex higher (C1).
    pub(super) fn towards(&self, odd: bool, direction: Direction) -> i32 {
        let up = -i32::from(odd);
        match direction {
            Direction::North => -1,
            Direction::South => 1,
            Direction::NorthEast => self.stride() + up,
            Direction::SouthEast => self.stride() + up + 1,
            Direction::NorthWest => -self.stride() + up,
            Direction::SouthWest => -self.stride() + up + 1,
        }
    }

    /// Returns the slot of a hexside relative to three times the cell, for a hex of an odd or even column.
    pub(super) fn slot_towards(&self, odd: bool, direction: Direction) -> i32 {
        let number = direction as i32;
        if number < 3 { number } else { self.towards(odd, direction) * 3 + number - 3 }
    }

    /// Returns the slot of the hexside of a cell in a direction.
    pub(super) fn slot(&self, cell: usize, direction: Direction) -> usize {
        (cell as i32 * 3 + self.slot_towards(self.is_odd(cell), direction)) as usize
    }

    /// Returns the hex on the other side of a hexside from the hex of a cell.
    pub(super) fn across(&self, slot: usize, cell: usize) -> Hex {
        let owner = slot / 3;
        let other = (owner as i32 + self.towards(self.is_odd(owner), Direction::ALL[slot % 3])) as usize;
        self.hex(if owner == cell { other } else { owner })
    }

    /// Returns the slot of a hexside; `None` unless it lies between two hexes of the grid that touch.
    pub(super) fn slot_of(&self, side: Hexside) -> Option<usize> {
        let [a, b] = side.hexes();
        let on_grid = |hex: Hex| {
            (1..=self.columns).contains(&i32::from(hex.column)) && (1..=self.rows).contains(&i32::from(hex.row))
        };
        (on_grid(a) && on_grid(b)).then_some(())?;
        Some(self.slot(self.cell(a), side.direction()?))
    }
}

/// Whether a kind can be seen through from indoors: an opening, or no wall at all (R20).
const fn is_opening(kind: HexsideKind) -> bool {
    match kind {
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::Doorway
        | HexsideKind::Gunslit
        | HexsideKind::GunRamp
        | HexsideKind::Breach => true,
        HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall
        | HexsideKind::HighPalisade => false,
    }
}

/// Whether not even neighbours see each other across this kind (R18).
pub(super) const fn is_shut(kind: HexsideKind) -> bool {
    matches!(kind, HexsideKind::InteriorWall | HexsideKind::Impassable)
}
