//! Boards other than maps: rows of boxes with headings, for tracks and for counters off the map.

use super::element::Element;
use super::workshop::Workshop;
use crate::export::{ExportError, pixels};
use crate::picture::Opacities;
use crate::picture::geometry::{Point, Rect};
use crate::picture::measure::lines;
use crate::picture::palette::Palette;
use crate::picture::raster::PixelFrame;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text, Weight};

/// The width of a board, in map units.
pub(super) const WIDE: f32 = 1560.0;
/// The margin around everything.
const MARGIN: f32 = 40.0;
/// The gap between boxes.
const GAP: f32 = 10.0;
/// The gap between groups of boxes.
const APART: f32 = 34.0;
/// The font size of headings.
const HEADING: f32 = 30.0;
/// The font size of the numbers in track boxes.
const LABEL: f32 = 24.0;
/// The font size of text at the edge of a box and below boxes.
const SMALL: f32 = 15.0;

/// A box of a board.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Space {
    /// Its name in the engine, unique on the board.
    pub name: String,
    /// Its rectangle, in map units.
    pub at: Rect,
}

/// A board being drawn, from top to bottom.
pub(super) struct Boxes {
    shapes: Vec<Shape>,
    spaces: Vec<Space>,
    y: f32,
    palette: &'static Palette,
}

impl Boxes {
    /// Starts a board with only its title.
    pub(super) fn new(shop: &Workshop<'_>, title: &str) -> Self {
        let mut boxes =
            Self { shapes: Vec::new(), spaces: Vec::new(), y: MARGIN, palette: Palette::for_theme(shop.view.theme) };
        let text = Text::new(Point::new(WIDE / 2.0, boxes.y + 24.0), title, 46.0, boxes.palette.ink);
        boxes.text(text.in_serif());
        boxes.y += 64.0;
        boxes
    }

    /// Adds a heading for what follows.
    pub(super) fn heading(&mut self, words: &str) {
        let at = Point::new(MARGIN, self.y + HEADING / 2.0);
        self.text(Text::new(at, words, HEADING, self.palette.ink).in_serif().from_left());
        self.y += HEADING + GAP;
    }

    /// Adds a paragraph.
    pub(super) fn note(&mut self, words: &str) {
        for line in lines(words, SMALL, Weight::Plain, WIDE - 2.0 * MARGIN) {
            let at = Point::new(MARGIN, self.y + SMALL * 0.6);
            self.text(Text::new(at, line, SMALL, self.palette.ink_soft).from_left());
            self.y += SMALL * 1.35;
        }
    }

    /// Adds square boxes side by side, as many in a row as fit, each with a label in its corner and a note at its foot.
    /// Their names begin with that of the track. Returns their indexes in the list of boxes.
    pub(super) fn track(&mut self, called: &str, edge: f32, spaces: &[(String, String)]) -> Vec<usize> {
        let across = (((WIDE - 2.0 * MARGIN + GAP) / (edge + GAP)) as usize).max(1);
        let mut places = Vec::new();
        for row in spaces.chunks(across) {
            for (number, (label, note)) in row.iter().enumerate() {
                let from = Point::new(MARGIN + number as f32 * (edge + GAP), self.y);
                let at = Rect::new(from, from + Point::new(edge, edge));
                self.frame(at);
                // The marker lies in the centre.
                let corner = from + Point::new(7.0, 16.0);
                self.text(Text::new(corner, label, LABEL, self.palette.ink).bold().from_left());
                for (line, words) in lines(note, 11.0, Weight::Plain, edge - 6.0).into_iter().rev().take(2).enumerate()
                {
                    let up = 9.0 + line as f32 * 12.0;
                    let foot = Point::new(at.centre().x, at.to.y - up);
                    self.text(Text::new(foot, words, 11.0, self.palette.ink));
                }
                places.push(self.space(&format!("{called} {label}"), at));
            }
            self.y += edge + GAP;
        }
        places
    }

    /// Adds a box as wide as the board, `height` high, with its name in the corner. Returns its index in the list of
    /// boxes.
    pub(super) fn wide(&mut self, name: &str, height: f32) -> usize {
        let from = Point::new(MARGIN, self.y);
        let at = Rect::new(from, Point::new(WIDE - MARGIN, self.y + height));
        self.frame(at);
        let corner = from + Point::new(9.0, 14.0);
        self.text(Text::new(corner, name, SMALL, self.palette.ink).bold().from_left());
        self.y += height + GAP;
        self.space(name, at)
    }

    /// Adds white space below a group.
    pub(super) const fn apart(&mut self) {
        self.y += APART - GAP;
    }

    /// Returns a box by its index.
    pub(super) fn at(&self, place: usize) -> &Space {
        &self.spaces[place]
    }

    /// Returns the board for the engine: its picture, and a zone for each box.
    pub(super) fn board(self, shop: &mut Workshop<'_>, name: &str, file: &str) -> Result<Element, ExportError> {
        let bounds = Rect::new(Point::default(), Point::new(WIDE, self.y + MARGIN));
        let frame = PixelFrame::new(bounds, shop.scale);
        let png = pixels::on_paper(&self.shapes, Opacities::FULL, frame, self.palette.paper)?;
        let image = shop.images.add(file, png);
        let zones = self.spaces.iter().map(|space| {
            let corners = space.at.corners().map(|at| [at.x, at.y].map(|part| shop.pixels(part)));
            zone(&space.name, &corners, "$name$")
        });
        let grid = Element::build("module.map.boardPicker.board.ZonedGrid").holding_all(zones);
        Ok(board(name, &image, frame.size).holding(grid))
    }

    fn space(&mut self, label: &str, at: Rect) -> usize {
        let mut name = label.to_owned();
        let mut number = 2;
        while self.spaces.iter().any(|own| own.name == name) {
            name = format!("{label} ({number})");
            number += 1;
        }
        self.spaces.push(Space { name, at });
        self.spaces.len() - 1
    }

    fn frame(&mut self, at: Rect) {
        let paint = Paint::both(self.palette.plaza, LineStyle::flat(self.palette.ink_soft, 1.6));
        self.shapes.push(Shape::new(
            Layer::Surround,
            0,
            Place::Sheet,
            ShapeForm::Polygon(vec![at.corners().to_vec()], paint),
        ));
    }

    fn text(&mut self, text: Text) {
        self.shapes.push(Shape::new(Layer::Surround, 1, Place::Sheet, ShapeForm::Text(text)));
    }
}

/// Returns a board element with its picture.
pub(super) fn board(name: &str, image: &str, [width, height]: [u32; 2]) -> Element {
    Element::build("module.map.boardPicker.Board")
        .with("name", name)
        .with("image", image)
        .with("width", width)
        .with("height", height)
        .with_all([("color", "255,255,255"), ("reversible", "false")])
}

/// Returns a named part of a board.
pub(super) fn zone(name: &str, corners: &[[i32; 2]], says: &str) -> Element {
    let path: Vec<_> = corners.iter().map(|[x, y]| format!("{x},{y}")).collect();
    Element::build("module.map.boardPicker.board.mapgrid.Zone")
        .with("name", name)
        .with("path", path.join(";"))
        .with("locationFormat", says)
        .with_all([("useParentGrid", "false"), ("useHighlight", "false"), ("highlightProperty", "")])
}
