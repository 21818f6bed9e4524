//! Tiles joined into strips: images as wide as the canvas, one below the other.
//!
//! The renderer clears and repaints every rectangle that has changed, and joins rectangles only if they fit together.
//! Strips do: a map that is moved is painted once, and one painted hex costs a strip or two.

use std::collections::BTreeMap;
use std::ops::Range;

use iced::widget::image::Handle;

use super::old::Old;
use super::window::{PlacedImage, Window};
use super::{DEEP, Key, TILE, Tile};
use crate::picture::palette::Colour;

/// The number of pixel rows in a strip.
const ROWS: i32 = 64;

/// The strips shown last.
#[derive(Debug, Default)]
pub(super) struct Strips {
    strips: Vec<Strip>,
}

/// An image, and what it was made of.
#[derive(Debug)]
struct Strip {
    made_of: MadeOf,
    handle: Handle,
}

/// What a strip is made of: the first pixel, the size, the zoom, the previous zooms, and the versions of its tiles, 0
/// for missing ones.
#[derive(Debug, PartialEq, Eq)]
struct MadeOf {
    from: [i32; 2],
    size: [i32; 2],
    scale: u32,
    before: Vec<u32>,
    versions: Vec<u64>,
}

/// The tiles from which strips are made.
struct Floor<'t> {
    tiles: &'t BTreeMap<Key, Tile>,
    before: &'t [u32],
    desk: Colour,
}

impl Strips {
    /// Returns the images of a window. The images of unchanged strips are reused.
    pub(super) fn show(
        &mut self,
        tiles: &BTreeMap<Key, Tile>,
        before: &[u32],
        desk: Colour,
        window: &Window,
    ) -> Vec<PlacedImage> {
        let floor = Floor { tiles, before, desk };
        let [wide, high] = window.size;
        if wide == 0 || high == 0 {
            return Vec::new();
        }
        let firsts: Vec<_> = (0..high).step_by(ROWS as usize).collect();
        self.strips.truncate(firsts.len());
        let mut shown = Vec::with_capacity(firsts.len());
        for (at, first) in firsts.into_iter().enumerate() {
            let count = ROWS.min(high - first);
            let made_of = floor.made_of(window, first, count);
            let same = self.strips.get(at).is_some_and(|strip| strip.made_of == made_of);
            if !same {
                let handle = Handle::from_rgba(wide as u32, count as u32, floor.lay(&made_of));
                let strip = Strip { made_of, handle };
                match self.strips.get_mut(at) {
                    Some(own) => *own = strip,
                    None => self.strips.push(strip),
                }
            }
            if let Some(strip) = self.strips.get(at) {
                shown.push((window.rows(first, count), strip.handle.clone()));
            }
        }
        shown
    }
}

/// Returns the tiles that a range of pixels covers.
fn over(from: i32, count: i32) -> std::ops::RangeInclusive<i32> {
    from.div_euclid(TILE)..=(from + count - 1).div_euclid(TILE)
}

impl Floor<'_> {
    fn made_of(&self, window: &Window, first: i32, count: i32) -> MadeOf {
        let from = [window.from[0], window.from[1] + first];
        let size = [window.size[0], count];
        let scale = window.scale.to_bits();
        let mut versions = Vec::new();
        for down in over(from[1], size[1]) {
            for across in over(from[0], size[0]) {
                versions.push(self.tiles.get(&(scale, down, across)).map_or(0, |tile| tile.version));
            }
        }
        // The previous zooms count only if they show.
        let before = if versions.contains(&0) { self.before.to_vec() } else { Vec::new() };
        MadeOf { from, size, scale, before, versions }
    }

    fn lay(&self, strip: &MadeOf) -> Vec<u8> {
        let [wide, high] = strip.size;
        let mut pixels = vec![0; (wide * high) as usize * DEEP];
        for down in over(strip.from[1], high) {
            for across in over(strip.from[0], wide) {
                // The part of the tile on the strip, in pixels of the map.
                let from = [strip.from[0].max(across * TILE), strip.from[1].max(down * TILE)];
                let to =
                    [(strip.from[0] + wide).min((across + 1) * TILE), (strip.from[1] + high).min((down + 1) * TILE)];
                let first = |y: i32| ((y - strip.from[1]) * wide + from[0] - strip.from[0]) as usize * DEEP;
                let long = (to[0] - from[0]) as usize * DEEP;
                let Some(tile) = self.tiles.get(&(strip.scale, down, across)) else {
                    let rows = (from[1]..to[1]).map(|y| (y, first(y)..first(y) + long));
                    self.lay_old(strip, from[0]..to[0], rows, &mut pixels);
                    continue;
                };
                for y in from[1]..to[1] {
                    let at = ((y - down * TILE) * TILE + from[0] - across * TILE) as usize * DEEP;
                    pixels[first(y)..first(y) + long].copy_from_slice(&tile.pixels[at..at + long]);
                }
            }
        }
        pixels
    }

    /// Fills rows of pixels, each with its range in the strip, from the tiles of the previous zooms; where there are
    /// none, with the colour of the desk.
    fn lay_old(
        &self,
        strip: &MadeOf,
        columns: Range<i32>,
        rows: impl Iterator<Item = (i32, Range<usize>)>,
        pixels: &mut [u8],
    ) {
        let Colour { red, green, blue, alpha } = self.desk;
        let desk = [red, green, blue, alpha];
        let old = |before: &u32| Old::new(self.tiles, *before, strip.scale, columns.clone());
        let mut olds: Vec<_> = strip.before.iter().map(old).collect();
        for (y, place) in rows {
            let row = &mut pixels[place];
            let mut whole = None;
            for (at, old) in olds.iter_mut().enumerate() {
                if old.turn_to(y) {
                    whole = Some(at);
                }
            }
            if whole.is_none() {
                row.chunks_exact_mut(DEEP).for_each(|pixel| pixel.copy_from_slice(&desk));
            }
            // A complete row hides the older ones below it.
            for old in &olds[whole.unwrap_or(0)..] {
                old.lay(y, row);
            }
        }
    }
}
