//! Tiles of the previous zoom, scaled until the tiles of the current zoom are painted.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{DEEP, Key, TILE, Tile};

/// The tiles of a previous zoom, sampled for some columns of pixels of the current zoom.
pub(super) struct Old<'t> {
    tiles: &'t BTreeMap<Key, Tile>,
    scale: u32,
    /// The number of its pixels per current pixel.
    ratio: f32,
    /// The offset of each column within a row of its tile, in bytes.
    offsets: Vec<usize>,
    /// The columns grouped by tile: the tile's column, and its range of pixel columns.
    runs: Vec<(i32, Range<usize>)>,
    /// The tile row of the tiles in `held`.
    down: Option<i32>,
    /// The tile of each run; `None` if it is missing.
    held: Vec<Option<&'t Tile>>,
}

impl<'t> Old<'t> {
    /// Samples the zoom `before` for these columns of pixels at the zoom `now`, both as the bits of their scale.
    pub(super) fn new(tiles: &'t BTreeMap<Key, Tile>, before: u32, now: u32, columns: Range<i32>) -> Self {
        let ratio = f32::from_bits(before) / f32::from_bits(now);
        let (mut offsets, mut runs) = (Vec::with_capacity(columns.len()), Vec::<(i32, Range<usize>)>::new());
        for (at, column) in columns.enumerate() {
            let x = then(column, ratio);
            let across = x.div_euclid(TILE);
            offsets.push(x.rem_euclid(TILE) as usize * DEEP);
            match runs.last_mut() {
                Some((own, run)) if *own == across => run.end = at + 1,
                _ => runs.push((across, at..at + 1)),
            }
        }
        Self { tiles, scale: before, ratio, offsets, runs, down: None, held: Vec::new() }
    }

    /// Looks up the tiles of a row of pixels. Returns whether they are all there.
    pub(super) fn turn_to(&mut self, row: i32) -> bool {
        let down = then(row, self.ratio).div_euclid(TILE);
        if self.down != Some(down) {
            self.down = Some(down);
            self.held.clear();
            self.held.extend(self.runs.iter().map(|(across, _)| self.tiles.get(&(self.scale, down, *across))));
        }
        self.held.iter().all(Option::is_some)
    }

    /// Copies the existing pixels of the row that was looked up last.
    pub(super) fn lay(&self, row: i32, pixels: &mut [u8]) {
        let first = (then(row, self.ratio).rem_euclid(TILE) * TILE) as usize * DEEP;
        for ((_, run), tile) in self.runs.iter().zip(&self.held) {
            let Some(line) = tile.and_then(|tile| tile.pixels.get(first..first + TILE as usize * DEEP)) else {
                continue;
            };
            let own = pixels[run.start * DEEP..run.end * DEEP].chunks_exact_mut(DEEP);
            for (pixel, offset) in own.zip(&self.offsets[run.clone()]) {
                pixel.copy_from_slice(&line[*offset..*offset + DEEP]);
            }
        }
    }
}

/// Returns the pixel of the previous zoom at the position of a current pixel.
fn then(at: i32, ratio: f32) -> i32 {
    ((at as f32 + 0.5) * ratio).floor() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a tile whose pixels encode their position.
    fn tile(down: i32, across: i32) -> Tile {
        let pixel = |at: i32| [down as u8, across as u8, (at / TILE) as u8, (at % TILE) as u8];
        Tile { pixels: (0..TILE * TILE).flat_map(pixel).collect(), version: 1, used: 0, age: 0 }
    }

    #[test]
    fn every_pixel_is_the_one_that_was_there_and_missing_tiles_are_left_alone() {
        let (before, now) = (0.5_f32.to_bits(), 0.8_f32.to_bits());
        let there = [(0, 1), (0, 2), (1, 2)];
        let tiles = there.map(|(down, across)| ((before, down, across), tile(down, across))).into();
        let columns = 210..610;
        let mut old = Old::new(&tiles, before, now, columns.clone());
        for row in [3, 100, 204, 205, 300] {
            let mut pixels = vec![99; columns.len() * DEEP];
            let y = then(row, 0.5 / 0.8);
            assert_eq!(old.turn_to(row), y < TILE && then(609, 0.5 / 0.8) < 3 * TILE, "{row}");
            old.lay(row, &mut pixels);
            for (column, pixel) in columns.clone().zip(pixels.chunks_exact(DEEP)) {
                let x = then(column, 0.5 / 0.8);
                let (down, across) = (y / TILE, x / TILE);
                let is_there = there.contains(&(down, across));
                let own = [down, across, y % TILE, x % TILE].map(|at| at as u8);
                assert_eq!(pixel, if is_there { own } else { [99; 4] }, "{row} {column}");
            }
        }
    }
}
