//! Tiles laid side by side: images as wide as the canvas, one below the other.
//!
//! The renderer takes away and paints again whatever rectangle has changed, and joins rectangles only where they fit
//! together: strips do, so a map that is moved is painted once, and one painted hex costs a strip or two.

use std::collections::BTreeMap;

use iced::widget::image::Handle;

use super::window::{Shown, Window};
use super::{DEEP, Key, TILE, Tile};
use crate::picture::palette::Colour;

/// Rows of pixels in a strip.
const ROWS: i32 = 64;

/// The images shown last.
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

/// What is on a strip: the first pixel, the size, the zoom, the zooms before, and the paintings of its tiles, 0 for
/// those that are missing.
#[derive(Debug, PartialEq, Eq)]
struct MadeOf {
    from: [i32; 2],
    size: [i32; 2],
    scale: u32,
    before: Vec<u32>,
    versions: Vec<u64>,
}

/// What strips are laid of.
struct Floor<'t> {
    tiles: &'t BTreeMap<Key, Tile>,
    before: &'t [u32],
    desk: Colour,
}

impl Strips {
    /// The images of a window. Those that would look as before are the same images.
    pub(super) fn show(
        &mut self,
        tiles: &BTreeMap<Key, Tile>,
        before: &[u32],
        desk: Colour,
        window: &Window,
    ) -> Vec<Shown> {
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

/// The tiles a stretch of pixels runs over.
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
        // What lies below counts only where it shows.
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
                let tile = self.tiles.get(&(strip.scale, down, across));
                for y in from[1]..to[1] {
                    let at = ((y - strip.from[1]) * wide + from[0] - strip.from[0]) as usize * DEEP;
                    let row = &mut pixels[at..at + (to[0] - from[0]) as usize * DEEP];
                    match tile {
                        Some(tile) => {
                            let at = ((y - down * TILE) * TILE + from[0] - across * TILE) as usize * DEEP;
                            row.copy_from_slice(&tile.pixels[at..at + row.len()]);
                        }
                        None => self.lay_old(strip, [from[0], y], row),
                    }
                }
            }
        }
        pixels
    }

    /// A row of pixels out of the tiles of the zooms before, enlarged or reduced; desk where there are none.
    fn lay_old(&self, strip: &MadeOf, from: [i32; 2], row: &mut [u8]) {
        let Colour { red, green, blue, alpha } = self.desk;
        let desk = [red, green, blue, alpha];
        row.chunks_exact_mut(DEEP).for_each(|pixel| pixel.copy_from_slice(&desk));
        for before in &strip.before {
            let ratio = f32::from_bits(*before) / f32::from_bits(strip.scale);
            let old = |at: i32| ((at as f32 + 0.5) * ratio).floor() as i32;
            let y = old(from[1]);
            let mut held: Option<(i32, Option<&Tile>)> = None;
            for (x, pixel) in (from[0]..).zip(row.chunks_exact_mut(DEEP)) {
                let x = old(x);
                let across = x.div_euclid(TILE);
                let tile = match held {
                    Some((own, tile)) if own == across => tile,
                    _ => self.tiles.get(&(*before, y.div_euclid(TILE), across)),
                };
                held = Some((across, tile));
                if let Some(tile) = tile {
                    let at = (y.rem_euclid(TILE) * TILE + x.rem_euclid(TILE)) as usize * DEEP;
                    pixel.copy_from_slice(&tile.pixels[at..at + DEEP]);
                }
            }
        }
    }
}
