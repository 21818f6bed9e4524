//! The map in tiles: as many sheets as it needs at true scale, which overlap and are glued together.

use rules::phrase::Phrase;

use super::crop_marks::{self, Cuts};
use super::lines::{Style, set};
use super::paper::{MARGIN, MM};
use super::sheet::{Sheet, Tile};
use super::{Map, PrintOrder, SheetKind};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::ACROSS;
use crate::words::{Voice, sentence};

/// The distance a tile extends beyond its cut, as a flap for glue.
pub const OVERLAP: f32 = 6.0 * MM;
/// The height of a line of text above the tile.
const LABEL: f32 = 5.0 * MM;
/// The room for crop marks around it.
const MARKS: f32 = 4.0 * MM;

/// The division of a map into tiles.
#[derive(Debug, Clone, PartialEq)]
pub struct Tiling {
    /// The width and height of the sheets: portrait, or landscape if that takes fewer.
    pub paper: [f32; 2],
    /// The number of columns and rows of tiles.
    pub grid: [usize; 2],
    /// The width and height of a tile after cutting.
    pub tile: [f32; 2],
    /// The bounds of the map, in map units.
    pub map: Rect,
    /// The number of points per map unit.
    pub scale: f32,
}

impl Tiling {
    /// Returns the tiling with the fewest sheets for a map with hexes `hex` points across.
    #[must_use]
    pub fn new(map: Rect, hex: f32, [wide, high]: [f32; 2]) -> Self {
        let upright = Self::on([wide, high], map, hex);
        let lying = Self::on([high, wide], map, hex);
        if lying.grid[0] * lying.grid[1] < upright.grid[0] * upright.grid[1] { lying } else { upright }
    }

    fn on(paper: [f32; 2], map: Rect, hex: f32) -> Self {
        let scale = hex / ACROSS;
        let size = [map.width() * scale, map.height() * scale];
        // A tile between two others overlaps both.
        let room = room(paper);
        let net = [room.width() - OVERLAP, room.height() - OVERLAP];
        let grid = [0, 1].map(|way| (size[way] / net[way]).ceil().max(1.0) as usize);
        let tile = [0, 1].map(|way| size[way] / grid[way] as f32);
        Self { paper, grid, tile, map, scale }
    }

    /// Returns the number of tiles.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.grid[0] * self.grid[1]
    }

    /// Whether there are no tiles; a map always has at least one.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the name of a tile: its column as a letter, its row as a number.
    #[must_use]
    pub fn name(&self, column: usize, row: usize) -> String {
        let letter = char::from(b'A' + (column % 26) as u8);
        let letters = if column < 26 { String::from(letter) } else { format!("{letter}{}", column / 26) };
        format!("{letters}{}", row + 1)
    }

    /// Returns the part of the map that a tile shows after cutting, in map units.
    #[must_use]
    pub fn part(&self, column: usize, row: usize) -> Rect {
        let size = Point::new(self.tile[0], self.tile[1]) * (1.0 / self.scale);
        let from = self.map.from + Point::new(size.x * column as f32, size.y * row as f32);
        Rect::new(from, from + size)
    }

    /// Returns the rectangle of a tile on its sheet after cutting.
    #[must_use]
    pub fn net(&self) -> Rect {
        let room = room(self.paper);
        let half = Point::new(self.tile[0], self.tile[1]) * 0.5;
        Rect::new(room.centre() - half, room.centre() + half)
    }

    /// Returns the printed part of a tile, including the overlap.
    #[must_use]
    pub fn cut_out(&self, map: usize, column: usize, row: usize) -> Tile {
        let (net, part) = (self.net(), self.part(column, row));
        let over = |neighbour: bool| if neighbour { OVERLAP / 2.0 } else { 0.0 };
        let from = net.from - Point::new(over(column > 0), over(row > 0));
        let to = net.to + Point::new(over(column + 1 < self.grid[0]), over(row + 1 < self.grid[1]));
        Tile { map, clip: Rect::new(from, to), origin: net.from - part.from * self.scale, scale: self.scale }
    }
}

/// Returns the part of a sheet available for tiles.
fn room([wide, high]: [f32; 2]) -> Rect {
    let safe = Rect::new(Point::new(0.0, 0.0), Point::new(wide, high)).grown(-MARGIN - MARKS);
    Rect::new(Point::new(safe.from.x, safe.from.y + LABEL - MARKS), safe.to)
}

/// Returns the sheets of a map.
pub(super) fn sheets(number: usize, map: &Map, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    let tiling = Tiling::new(map.picture.bounds, order.hex.points(), order.paper.size());
    let [columns, rows] = tiling.grid;
    let level = voice.text(map.word());
    let mut sheets = Vec::new();
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        let name = tiling.name(column, row);
        let title = Phrase::new("print-tile").with("level", &level).with("tile", &name);
        let mut sheet = Sheet::new(SheetKind::Map, voice.say(&title), tiling.paper);
        let shown = tiling.cut_out(number, column, row);
        sheet.tiles.push(shown);
        let net = tiling.net();
        let cuts = Cuts { across: vec![net.from.x, net.to.x], down: vec![net.from.y, net.to.y] };
        sheet.shapes.extend(crop_marks::around(&cuts, shown.clip));
        let [above, below, left, right] = neighbours(&tiling, column, row);
        let joins = [("above", above), ("below", below), ("left", left), ("right", right)];
        let mut label = Phrase::new("print-tile-label").with("level", level.clone()).with("tile", &name);
        for (way, neighbour) in joins {
            label = label.with(way, neighbour.unwrap_or_else(|| "no".to_owned()));
        }
        let words = sentence(&voice.say(&label));
        // Kept off the edge of the paper.
        let at = Point::new(shown.clip.from.x.max(MARGIN), (shown.clip.from.y - MARKS - 3.0).max(MARGIN + 3.0));
        sheet.shapes.extend(set(Style::NOTE, at, &words));
        sheets.push(sheet.sorted());
    }
    sheets
}

/// Returns the names of the tiles above, below, left and right.
fn neighbours(tiling: &Tiling, column: usize, row: usize) -> [Option<String>; 4] {
    let [columns, rows] = tiling.grid;
    [
        row.checked_sub(1).map(|row| tiling.name(column, row)),
        (row + 1 < rows).then(|| tiling.name(column, row + 1)),
        column.checked_sub(1).map(|column| tiling.name(column, row)),
        (column + 1 < columns).then(|| tiling.name(column + 1, row)),
    ]
}
