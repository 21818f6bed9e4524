//! The picture of the map in square tiles, so that what has been painted once is only moved about.
//!
//! The software renderer repaints every path in each frame. Here a tile is painted once per zoom, and again after an
//! edit that touches it; a frame copies tiles side by side. While the wheel turns, the tiles of the previous zoom are
//! shown scaled until sharp ones have been painted.

mod old;
mod strips;
#[cfg(test)]
mod tests;
mod window;

pub(super) use window::Window;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use tiny_skia::Pixmap;

use self::strips::Strips;
use crate::picture::geometry::Rect;
use crate::picture::layout::ACROSS;
use crate::picture::overhanging::Overhanging;
use crate::picture::palette::Colour;
use crate::picture::part::{Detail, Drafter, Subject};
use crate::picture::raster::{Painter, PixelFrame};
use crate::picture::scan::PlacedScan;
use crate::picture::shape::{Layer, Shape};

/// The edge of a tile, in pixels.
const TILE: i32 = 128;
/// The number of bytes per pixel.
const DEEP: usize = 4;
/// The time a frame may spend on painting visible tiles.
const BUDGET: Duration = Duration::from_millis(4);
/// The time a frame may spend on painting tiles that are not visible yet.
const AHEAD: Duration = Duration::from_millis(2);
/// The number of rings of tiles around the window that are painted ahead.
const RINGS: i32 = 2;
/// The number of previous zooms that are shown below each other as stand-ins.
const ZOOMS: usize = 3;
/// The least number of tiles that are kept: 64 KiB each.
const KEPT: usize = 512;

/// The key of a tile: the bits of its scale, then its row and column.
type Key = (u32, i32, i32);

/// A painted tile.
#[derive(Debug)]
struct Tile {
    pixels: Vec<u8>,
    /// The number of the painting, which is unique.
    version: u64,
    /// The last frame that showed it.
    used: u64,
    /// The age of the picture when the tile was painted.
    age: u64,
}

/// What the tiles show.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene<'a> {
    /// The map, and its view.
    pub(super) subject: Subject<'a>,
    /// The shapes that overhang their hexes.
    pub(super) far: &'a Overhanging,
    /// The scan of a printed map on it.
    pub(super) scan: Option<&'a PlacedScan>,
    /// The colour around the map.
    pub(super) desk: Colour,
}

/// What is still to be painted after a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// Tiles that are visible, or soon may be.
    Something,
    /// No tiles.
    Nothing,
}

/// The painted tiles.
#[derive(Debug, Default)]
pub(super) struct Tiles {
    painter: Painter,
    kept: BTreeMap<Key, Tile>,
    strips: Strips,
    scale: f32,
    /// The previous zooms, the latest last, shown until there are tiles of the current one.
    before: Vec<u32>,
    frame: u64,
    painted: u64,
    /// Incremented with each change of the whole picture.
    age: u64,
    /// Whether a part has been repainted since the last frame.
    is_touched: bool,
}

impl Tiles {
    /// Drops all tiles, because the picture is another one.
    pub(super) fn clear(&mut self) {
        self.kept.clear();
        self.before.clear();
    }

    /// Marks all tiles as outdated: they are shown as they are until there was time to repaint them.
    pub(super) const fn age(&mut self) {
        self.age += 1;
    }

    /// Returns how often a tile, or a part of one, has been painted.
    pub(super) const fn painted(&self) -> u64 {
        self.painted
    }

    /// Paints the missing tiles of a window, the middle first: all of them if `at_once` is set or nothing is painted
    /// yet, otherwise as many as the budget of a frame allows. A frame in which the zoom changes paints only where no
    /// previous zoom can stand in, because the wheel may turn on before those tiles are ever seen. In a frame in which
    /// the map was edited, outdated tiles wait: its time belongs to the brush.
    pub(super) fn prepare(&mut self, scene: &Scene<'_>, window: &Window, at_once: bool) -> Left {
        self.frame += 1;
        let is_turning = self.turn_to(window.scale);
        let is_touched = std::mem::take(&mut self.is_touched);
        let at_once = at_once || self.kept.is_empty();
        let mut drafter = None;
        let seen = self.lacking(window, 0);
        let mut clock = Clock::new();
        for key in &seen {
            let can_wait = is_turning && self.has_stand_in(*key) || is_touched && self.kept.contains_key(key);
            if !at_once && can_wait {
                continue;
            }
            if !at_once && !clock.has_time(BUDGET) {
                return self.end(window, Left::Something);
            }
            self.paint(drafter.get_or_insert_with(|| Drafter::new(scene.subject, scene.far)), scene, *key);
        }
        if !at_once && (is_touched || is_turning && !seen.is_empty()) {
            return self.end(window, Left::Something);
        }
        self.before.clear();
        if !seen.is_empty() {
            return self.end(window, Left::Something);
        }
        let ahead = self.lacking(window, RINGS);
        let mut clock = Clock::new();
        for key in ahead {
            if !clock.has_time(AHEAD) {
                return self.end(window, Left::Something);
            }
            self.paint(drafter.get_or_insert_with(|| Drafter::new(scene.subject, scene.far)), scene, key);
        }
        self.end(window, Left::Nothing)
    }

    /// Repaints the changed parts on the visible tiles of the current zoom; all other tiles that meet them are dropped.
    pub(super) fn repaint(&mut self, scene: &Scene<'_>, changed: &[Rect]) {
        self.is_touched |= !changed.is_empty();
        let drafter = Drafter::new(scene.subject, scene.far);
        for part in joined(changed) {
            let met: Vec<_> = self.kept.keys().copied().filter(|key| part.meets(on_map(*key))).collect();
            for key in met {
                let shown = self.kept.get(&key).is_some_and(|tile| tile.used == self.frame);
                if shown && key.0 == self.scale.to_bits() {
                    self.patch(&drafter, scene, key, part);
                } else {
                    self.kept.remove(&key);
                }
            }
        }
    }

    /// Returns the images of a window, from top to bottom.
    pub(super) fn show(&mut self, scene: &Scene<'_>, window: &Window) -> Vec<window::PlacedImage> {
        self.strips.show(&self.kept, &self.before, scene.desk, window)
    }

    /// Switches to a scale and keeps the tiles of the previous one as stand-ins. Returns whether the scale has changed.
    fn turn_to(&mut self, scale: f32) -> bool {
        let (old, new) = (self.scale.to_bits(), scale.to_bits());
        if old != new {
            self.before.retain(|own| *own != old && *own != new);
            if self.kept.keys().any(|key| key.0 == old) {
                self.before.push(old);
            }
            if self.before.len() > ZOOMS {
                self.before.remove(0);
            }
            self.scale = scale;
        }
        old != new
    }

    /// Whether the tiles of a previous zoom cover all of a tile.
    fn has_stand_in(&self, key: Key) -> bool {
        let part = on_map(key);
        self.before.iter().any(|before| {
            let [from, to] = window::tiles_of(part, f32::from_bits(*before));
            let mut places = (from[1]..=to[1]).flat_map(|down| (from[0]..=to[0]).map(move |across| (down, across)));
            places.all(|(down, across)| self.kept.contains_key(&(*before, down, across)))
        })
    }

    /// Returns the missing and outdated tiles of a window, the nearest to its middle first; existing tiles are marked
    /// as used.
    fn lacking(&mut self, window: &Window, rings: i32) -> Vec<Key> {
        let [from, to] = window.tiles(rings);
        let middle = [i32::midpoint(from[0], to[0]), i32::midpoint(from[1], to[1])];
        let mut lacking = Vec::new();
        for down in from[1]..=to[1] {
            for across in from[0]..=to[0] {
                let key = (window.scale.to_bits(), down, across);
                match self.kept.get_mut(&key) {
                    Some(tile) => {
                        tile.used = self.frame;
                        if tile.age < self.age {
                            lacking.push(key);
                        }
                    }
                    None => lacking.push(key),
                }
            }
        }
        lacking.sort_by_key(|(_, down, across)| (down - middle[1]).abs().max((across - middle[0]).abs()));
        lacking
    }

    /// Drops the least recently used tiles if there are too many.
    fn end(&mut self, window: &Window, left: Left) -> Left {
        let [from, to] = window.tiles(RINGS);
        let seen = ((to[0] - from[0] + 1) * (to[1] - from[1] + 1)) as usize;
        let kept = KEPT.max(2 * seen);
        if self.kept.len() > kept {
            let mut used: Vec<_> = self.kept.values().map(|tile| tile.used).collect();
            used.sort_unstable();
            let oldest = used[used.len() - kept / 2];
            self.kept.retain(|_, tile| tile.used >= oldest);
        }
        left
    }

    fn paint(&mut self, drafter: &Drafter<'_>, scene: &Scene<'_>, key: Key) {
        if let Some(pixels) = self.raster(drafter, scene, key, on_map(key)) {
            self.painted += 1;
            self.kept
                .insert(key, Tile { pixels: pixels.take(), version: self.painted, used: self.frame, age: self.age });
        }
    }

    /// Repaints the part of a tile that meets a part of the map.
    fn patch(&mut self, drafter: &Drafter<'_>, scene: &Scene<'_>, key: Key, part: Rect) {
        let scale = f32::from_bits(key.0);
        let clip = |at: f32, tile: i32| (at as i32 - tile * TILE).clamp(0, TILE);
        let from = [clip((part.from.x * scale).floor(), key.2), clip((part.from.y * scale).floor(), key.1)];
        let to = [clip((part.to.x * scale).ceil(), key.2), clip((part.to.y * scale).ceil(), key.1)];
        let corner = [key.2 * TILE, key.1 * TILE];
        let on_tile = |at: [i32; 2]| [corner[0] + at[0], corner[1] + at[1]];
        let part = window::on_map(on_tile(from), on_tile(to), scale);
        let Some(fresh) = self.raster(drafter, scene, key, part) else { return };
        self.painted += 1;
        if let Some(tile) = self.kept.get_mut(&key) {
            for row in from[1]..to[1] {
                let [first, last] = [from[0], to[0]].map(|across| (row * TILE + across) as usize * DEEP);
                tile.pixels[first..last].copy_from_slice(&fresh.data()[first..last]);
            }
            tile.version = self.painted;
        }
    }

    /// Paints on a tile all shapes that meet a part of the map. They are painted whole, not clipped to the part:
    /// clipped lines would be rounded to pixels differently than on the whole tile.
    fn raster(&mut self, drafter: &Drafter<'_>, scene: &Scene<'_>, key: Key, part: Rect) -> Option<Pixmap> {
        let scale = f32::from_bits(key.0);
        // One more pixel on each side, because edges are antialiased.
        let shapes = drafter.part(part.grown(1.0 / scale), Detail(scale * ACROSS));
        let frame = PixelFrame { from: [key.2 * TILE, key.1 * TILE], size: [TILE.cast_unsigned(); 2], scale };
        let (opacity, ground) = (scene.subject.view.opacity, Some(scene.desk));
        let Some(scan) = scene.scan else { return self.painter.picture(&shapes, opacity, frame, ground) };
        let below = if scan.above { shapes.len() } else { shapes.partition_point(is_ground) };
        let mut pixels = self.painter.picture(&shapes[..below], opacity, frame, ground)?;
        scan.paint(&mut pixels, frame.from, scale);
        self.painter.paint(&shapes[below..], opacity, &mut pixels, frame.from, scale);
        Some(pixels)
    }
}

/// Measures how long the tiles of a frame take.
struct Clock {
    start: Instant,
    /// The time elapsed before the last tile; `None` before the first one.
    before: Option<Duration>,
    /// The time of the slowest tile.
    slowest: Duration,
}

impl Clock {
    fn new() -> Self {
        Self { start: Instant::now(), before: None, slowest: Duration::ZERO }
    }

    /// Whether there is time for another tile as slow as the slowest so far; there always is for the first one. To be
    /// called once before each tile.
    fn has_time(&mut self, budget: Duration) -> bool {
        let gone = self.start.elapsed();
        let Some(before) = self.before.replace(gone) else { return true };
        self.slowest = self.slowest.max(gone.saturating_sub(before));
        gone + self.slowest <= budget
    }
}

/// Whether a shape belongs to the ground below a scan.
const fn is_ground(shape: &Shape) -> bool {
    matches!(shape.layer, Layer::Paper | Layer::Ground)
}

/// Returns the part of the map on a tile.
fn on_map((scale, down, across): Key) -> Rect {
    let corner = [across * TILE, down * TILE];
    window::on_map(corner, [corner[0] + TILE, corner[1] + TILE], f32::from_bits(scale))
}

/// Returns the rectangles with nearby ones joined into one.
pub(super) fn joined(parts: &[Rect]) -> Vec<Rect> {
    let area = |rect: &Rect| rect.width() * rect.height();
    let mut joined: Vec<Rect> = Vec::new();
    for part in parts {
        let near = joined.iter_mut().find(|own| area(&own.union(*part)) < 1.5 * (area(own) + area(part)));
        match near {
            Some(own) => *own = own.union(*part),
            None => joined.push(*part),
        }
    }
    joined
}
