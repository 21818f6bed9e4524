//! The sight flags of a map as planes of bits: one bit for each hex, one plane for each kind and direction.
//!
//! The position of a line's first hex is added to the offsets of its path. In a plane read from such an offset,
//! consecutive bits are therefore those that lines from consecutive hexes meet at the same point of their path. Every
//! plane is stored eight times, shifted by one more bit each time, so that it can be read from any offset at a whole
//! byte.

use super::line_bits::Lanes;
use super::plane_kinds::{self, KindTable, PlaneKind};
use super::plane_layout::Layout;
use super::terrain::{HEX_FLAGS, ON_GRID, SIDE_FLAGS, Terrain};
use crate::bits;
use crate::hex::Direction;

/// The planes of a map.
#[derive(Debug)]
pub(super) struct Planes {
    pub(super) layout: Layout,
    /// The number of bytes of one plane at one shift.
    length: usize,
    bytes: Vec<u8>,
}

impl Planes {
    pub(super) fn new(terrain: &Terrain) -> Self {
        let layout = Layout::new(terrain.columns, terrain.rows);
        let words = bits::words(layout.positions(Lanes::COUNT)) + 1;
        let mut planes = Self { layout, length: words * 8, bytes: vec![0; PlaneKind::ALL.len() * 48 * words * 8] };
        let (raw, table) = (Raw::new(terrain, layout, words), plane_kinds::table(terrain.switches));
        let mut plane = vec![0; words];
        for direction in Direction::ALL {
            let there: Vec<_> = (0..words).map(|word| kinds(&raw.towards(layout, direction, word), table)).collect();
            for kind in PlaneKind::ALL {
                for (bits, kinds) in plane.iter_mut().zip(&there) {
                    *bits = kinds[kind as usize];
                }
                let at = planes.kind(kind) + planes.window(direction, 0);
                moved_on(&plane, &mut planes.bytes[at..][..8 * planes.length]);
            }
        }
        planes
    }

    /// Returns the offset of the planes of a kind.
    pub(super) const fn kind(&self, kind: PlaneKind) -> usize {
        kind as usize * 48 * self.length
    }

    /// Returns the offset, within the planes of any kind, at which the plane of a direction is read from a position on.
    pub(super) const fn window(&self, direction: Direction, position: i32) -> usize {
        let position = position as usize;
        (direction as usize * 8 + position % 8) * self.length + position / 8
    }

    /// Reads the bits at an offset.
    pub(super) fn read(&self, at: usize) -> Lanes {
        read(&self.bytes, at)
    }
}

/// A plane of spots, read like the planes of a map.
#[derive(Debug)]
pub(super) struct SpotPlane {
    length: usize,
    bytes: Vec<u8>,
}

impl SpotPlane {
    /// Creates the plane with these positions set.
    pub(super) fn new(layout: Layout, positions: impl Iterator<Item = i32>) -> Self {
        let mut plane = vec![0; bits::words(layout.positions(Lanes::COUNT)) + 1];
        for position in positions {
            set(&mut plane, position);
        }
        let mut bytes = vec![0; 64 * plane.len()];
        moved_on(&plane, &mut bytes);
        Self { length: plane.len() * 8, bytes }
    }

    /// Reads the bits from a position on.
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

/// Writes a plane shifted by 0 to 7 bits, all eight in sequence.
fn moved_on(plane: &[u64], bytes: &mut [u8]) {
    for (by, bytes) in bytes.chunks_exact_mut(plane.len() * 8).enumerate() {
        for (word, bytes) in bytes.chunks_exact_mut(8).enumerate() {
            bytes.copy_from_slice(&from(plane, word as i32 * 64 + by as i32).to_le_bytes());
        }
    }
}

/// Returns the 64 bits from a position on. Bits beyond either end of the plane are not set.
fn from(plane: &[u64], position: i32) -> u64 {
    let (word, bit) = (position.div_euclid(64), position.rem_euclid(64));
    let at = |word: i32| usize::try_from(word).ok().and_then(|word| plane.get(word)).map_or(0, |bits| *bits);
    if bit == 0 { at(word) } else { at(word) >> bit | at(word + 1) << (64 - bit) }
}

/// The flags of 64 hexsides and of the hexes behind them, one word for each flag.
type Flags = [u64; SIDE_FLAGS + HEX_FLAGS];

/// Returns the bits of every kind for 64 hexsides. Most hexsides are equal; equal ones share one table look-up.
fn kinds(flags: &Flags, table: &KindTable) -> [u64; PlaneKind::ALL.len()] {
    let mut kinds = [0; PlaneKind::ALL.len()];
    let mut rest = u64::MAX;
    while rest != 0 {
        let one = rest.trailing_zeros();
        let (mut key, mut alike) = (0, rest);
        for (flag, bits) in flags.iter().enumerate() {
            let own = bits >> one & 1;
            key |= (own as usize) << flag;
            alike &= !(bits ^ own.wrapping_neg());
        }
        bits::each(0, u64::from(table[key]), |kind| kinds[kind] |= alike);
        rest &= !alike;
    }
    kinds
}

/// The flags of the terrain, one plane for each.
struct Raw {
    /// The flags of hexsides, for the three directions in which a hex owns them.
    sides: [[Vec<u64>; SIDE_FLAGS]; 3],
    hexes: [Vec<u64>; HEX_FLAGS],
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
                spread(terrain.hexes[cell], &mut raw.hexes, position);
                for (planes, side) in raw.sides.iter_mut().zip(&terrain.sides[cell * 3..]) {
                    spread(*side, planes, position);
                }
            }
        }
        raw
    }

    /// Returns the flags of the hexsides in a direction, and of the hexes behind them, for the hexes of a word.
    fn towards(&self, layout: Layout, direction: Direction, word: usize) -> Flags {
        let here = word as i32 * 64;
        let behind = here + layout.towards(direction);
        let (owner, number) = if (direction as usize) < 3 { (here, direction) } else { (behind, direction.opposite()) };
        let (sides, hexes) = (&self.sides[number as usize], &self.hexes);
        let mut flags = [0; SIDE_FLAGS + HEX_FLAGS];
        let planes = sides.iter().map(|plane| (plane, owner)).chain(hexes.iter().map(|plane| (plane, behind)));
        for (bits, (plane, position)) in flags.iter_mut().zip(planes) {
            *bits = from(plane, position);
        }
        // A leg leads from one hex of the map to another, so both must be on the grid.
        let on_grid = ON_GRID.trailing_zeros() as usize;
        flags[SIDE_FLAGS + on_grid] &= from(&hexes[on_grid], here);
        flags
    }
}

/// Sets a position in the planes of the given flags.
fn spread(flags: u8, planes: &mut [Vec<u64>], position: i32) {
    bits::each(0, u64::from(flags), |flag| set(&mut planes[flag], position));
}
