//! What sight meets on a map, as planes of bits: one bit a hex.
//!
//! A line's first hex is added to the offsets of its trail; so in a plane read from an offset on, the bits that follow
//! one another are those that lines from neighbouring hexes meet at the same place of their trail. Every plane is kept
//! eight times, each moved on by one more bit, and is read at any offset from a whole byte on.

use super::lanes::Lanes;
use super::layout::Layout;
use super::terrain::{CHURCH, HIGH, HIGH_WALL, INDOORS, JOINED, LOW_WALL, ON_GRID, OPENING, PARTITION, Terrain};
use crate::bits;
use crate::board::SightRules;
use crate::hex::Direction;

/// What a plane tells of a hexside and the hex behind it, or of the hex itself.
///
/// The first ones say where a line is stopped: under a lenient rulebook also where it would leave the map, for
/// there is no such way (R21). The others say where it may go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Stops a line on level 1 where it starts (R19).
    GroundFirst,
    /// Stops a line on level 1 on its way.
    GroundOn,
    /// Stops a line on level 1 where it ends.
    GroundLast,
    /// Stops a line down from level 2 where it starts, unless it may follow the roof.
    FallFirst,
    /// Stops a line down from level 2 once it has left the roof.
    FallOn,
    /// Stops a line down from level 2 where it ends in the open.
    FallLast,
    /// Stops a line between two level-2 spots where it starts or ends.
    HighEnd,
    /// Stops a line between two level-2 spots on its way.
    HighOn,
    /// Out of a building into the open (R20).
    Outside,
    /// Into an interior by an opening.
    Room,
    /// By an opening, whatever is behind.
    Opening,
    /// From a roof into the open.
    OffRoof,
    /// From a roof to the next one.
    AlongRoof,
    /// From a roof into a roofless interior (R88).
    Down,
    /// From a roof into a roofless interior, whatever else is there.
    Joined,
    /// From a hex of the map to another.
    OnMap,
}

impl Kind {
    const ALL: [Self; 16] = [
        Self::GroundFirst,
        Self::GroundOn,
        Self::GroundLast,
        Self::FallFirst,
        Self::FallOn,
        Self::FallLast,
        Self::HighEnd,
        Self::HighOn,
        Self::Outside,
        Self::Room,
        Self::Opening,
        Self::OffRoof,
        Self::AlongRoof,
        Self::Down,
        Self::Joined,
        Self::OnMap,
    ];

    /// The plane's bits for 64 hexes.
    fn plane(self, there: &There, switches: SightRules) -> u64 {
        let There { side, hex } = there;
        let [low_wall, high_wall, partition, opening, church, joined] = *side;
        let [on_map, indoors, high] = *hex;
        let house = indoors | high;
        let low = if switches.low_walls { low_wall } else { 0 };
        let stops = |bits: u64| if switches.lenient { bits | !on_map } else { bits & on_map };
        match self {
            Self::GroundFirst => stops(high_wall | partition | house),
            Self::GroundOn => stops(high_wall | partition | low | house),
            Self::GroundLast => stops(high_wall | partition),
            Self::FallFirst => stops(house),
            Self::FallOn => stops(high_wall | house),
            Self::FallLast => stops(high_wall),
            Self::HighEnd => stops(0),
            Self::HighOn => stops(church),
            Self::Outside => opening & !house & on_map,
            Self::Room => opening & indoors & on_map,
            Self::Opening => opening & on_map,
            Self::OffRoof => !house & on_map,
            Self::AlongRoof => {
                if switches.roof_depth {
                    0
                } else {
                    high & on_map
                }
            }
            Self::Down => joined & indoors & !high & on_map,
            Self::Joined => joined & on_map,
            Self::OnMap => on_map,
        }
    }
}

/// What 64 hexes have in one direction: the hexside and the hex behind it.
struct There {
    side: [u64; SIDES.len()],
    hex: [u64; HEXES.len()],
}

const SIDES: [u8; 6] = [LOW_WALL, HIGH_WALL, PARTITION, OPENING, CHURCH, JOINED];
const HEXES: [u8; 3] = [ON_GRID, INDOORS, HIGH];

/// The planes of a map.
#[derive(Debug)]
pub(super) struct Planes {
    pub(super) layout: Layout,
    /// Bytes of one plane moved on by so many bits.
    length: usize,
    bytes: Vec<u8>,
}

impl Planes {
    pub(super) fn new(terrain: &Terrain) -> Self {
        let layout = Layout::new(terrain.columns, terrain.rows);
        let words = bits::words(layout.positions(Lanes::COUNT)) + 1;
        let mut planes = Self { layout, length: words * 8, bytes: vec![0; Kind::ALL.len() * 48 * words * 8] };
        let raw = Raw::new(terrain, layout, words);
        let mut plane = vec![0; words];
        for direction in Direction::ALL {
            let there: Vec<There> = (0..words).map(|word| raw.towards(layout, direction, word)).collect();
            for kind in Kind::ALL {
                for (bits, there) in plane.iter_mut().zip(&there) {
                    *bits = kind.plane(there, terrain.switches);
                }
                let at = planes.kind(kind) + planes.window(direction, 0);
                moved_on(&plane, &mut planes.bytes[at..][..8 * planes.length]);
            }
        }
        planes
    }

    /// Where the planes of a kind start.
    pub(super) const fn kind(&self, kind: Kind) -> usize {
        kind as usize * 48 * self.length
    }

    /// Where, within the planes of any kind, the one for a direction is read from a position on.
    pub(super) const fn window(&self, direction: Direction, position: i32) -> usize {
        let position = position as usize;
        (direction as usize * 8 + position % 8) * self.length + position / 8
    }

    /// The bits from a place on.
    pub(super) fn read(&self, at: usize) -> Lanes {
        read(&self.bytes, at)
    }
}

/// A plane of spots, read like the others.
#[derive(Debug)]
pub(super) struct SpotPlane {
    length: usize,
    bytes: Vec<u8>,
}

impl SpotPlane {
    /// The plane with these positions set.
    pub(super) fn new(layout: Layout, positions: impl Iterator<Item = i32>) -> Self {
        let mut plane = vec![0; bits::words(layout.positions(Lanes::COUNT)) + 1];
        for position in positions {
            set(&mut plane, position);
        }
        let mut bytes = vec![0; 64 * plane.len()];
        moved_on(&plane, &mut bytes);
        Self { length: plane.len() * 8, bytes }
    }

    /// The bits from a position on.
    pub(super) fn read(&self, position: usize) -> Lanes {
        read(&self.bytes, position % 8 * self.length + position / 8)
    }
}

fn read(bytes: &[u8], at: usize) -> Lanes {
    bytes.get(at..).and_then(<[u8]>::first_chunk).map_or(Lanes::default(), Lanes::new)
}

fn set(plane: &mut [u64], position: i32) {
    bits::insert(plane, position as usize);
}

/// Writes a plane moved on by 0 to 7 bits, one after the other.
fn moved_on(plane: &[u64], bytes: &mut [u8]) {
    for (by, bytes) in bytes.chunks_exact_mut(plane.len() * 8).enumerate() {
        for (word, bytes) in bytes.chunks_exact_mut(8).enumerate() {
            bytes.copy_from_slice(&from(plane, word as i32 * 64 + by as i32).to_le_bytes());
        }
    }
}

/// The 64 bits from a position on; what lies beyond either end of the plane is not set.
fn from(plane: &[u64], position: i32) -> u64 {
    let (word, bit) = (position.div_euclid(64), position.rem_euclid(64));
    let at = |word: i32| usize::try_from(word).ok().and_then(|word| plane.get(word)).map_or(0, |bits| *bits);
    if bit == 0 { at(word) } else { at(word) >> bit | at(word + 1) << (64 - bit) }
}

/// The tables of the terrain, bit by bit.
struct Raw {
    /// For the three directions in which a hex owns its hexsides, by what is there.
    sides: [[Vec<u64>; SIDES.len()]; 3],
    hexes: [Vec<u64>; HEXES.len()],
}

impl Raw {
    fn new(terrain: &Terrain, layout: Layout, words: usize) -> Self {
        let empty = || vec![0; words];
        let mut raw = Self {
            sides: std::array::from_fn(|_| std::array::from_fn(|_| empty())),
            hexes: std::array::from_fn(|_| empty()),
        };
        for column in 1..=layout.columns {
            for row in 1..=layout.rows {
                let cell = (column * terrain.stride() + row) as usize;
                let position = layout.position(column, row);
                for (plane, flag) in raw.hexes.iter_mut().zip(HEXES) {
                    if terrain.hexes[cell] & flag != 0 {
                        set(plane, position);
                    }
                }
                for (planes, side) in raw.sides.iter_mut().zip(&terrain.sides[cell * 3..]) {
                    for (plane, flag) in planes.iter_mut().zip(SIDES) {
                        if side & flag != 0 {
                            set(plane, position);
                        }
                    }
                }
            }
        }
        raw
    }

    /// What the hexes of a word have in a direction.
    fn towards(&self, layout: Layout, direction: Direction, word: usize) -> There {
        let here = word as i32 * 64;
        let behind = here + layout.towards(direction);
        let (owner, number) = if (direction as usize) < 3 { (here, direction) } else { (behind, direction.opposite()) };
        let mut hex = HEXES.map(|_| 0);
        for (bits, plane) in hex.iter_mut().zip(&self.hexes) {
            *bits = from(plane, behind);
        }
        // A way leads from one hex of the map to another.
        hex[0] &= from(&self.hexes[0], here);
        let mut side = SIDES.map(|_| 0);
        for (bits, plane) in side.iter_mut().zip(&self.sides[number as usize]) {
            *bits = from(plane, owner);
        }
        There { side, hex }
    }
}
