//! Samples of the hexside kinds for the palette, drawn as on the map.

use iced::widget::Canvas;
use iced::widget::canvas::{self, Cache, Geometry};
use iced::{Rectangle, Renderer, Theme, Vector, mouse};
use rules::edit::paint_hexside;
use rules::hex::{Direction, Hex};
use rules::hexside::{Hexside, Layer};
use rules::map::{Grid, HexsideKind, MapDocument};
use rules::provenance::Provenance;
use rules::words::Words;

use super::glyphs::Glyphs;
use super::ink::Ink;
use crate::picture::{self, Place, View, layout};

/// Height of a sample, in px.
const HEIGHT: f32 = 22.0;
/// Pixels a map unit takes in a sample.
const SCALE: f32 = 0.5;

/// A sample of every kind of hexside.
#[derive(Debug)]
pub struct Swatches(Vec<Swatch>);

/// One of them.
#[derive(Debug)]
pub struct Swatch {
    kind: HexsideKind,
    inks: Vec<Ink>,
    cache: Cache,
}

impl Swatches {
    /// Width of a sample, in px.
    pub const WIDTH: f32 = 36.0;

    /// The samples as a view shows them.
    pub fn new(view: &View) -> Self {
        let mut glyphs = Glyphs::default();
        Self(HexsideKind::ALL.into_iter().map(|kind| Swatch::new(kind, view, &mut glyphs)).collect())
    }

    /// The sample of a kind.
    pub fn sample<'a, M: 'a>(&'a self, kind: HexsideKind) -> Option<Canvas<&'a Swatch, M>> {
        let swatch = self.0.iter().find(|swatch| swatch.kind == kind)?;
        Some(canvas::Canvas::new(swatch).width(Self::WIDTH).height(HEIGHT))
    }
}

/// The hex whose lower side is painted for a sample: the middle of a map of three by three.
const SAMPLE: Hex = Hex::new(2, 2);

impl Swatch {
    fn new(kind: HexsideKind, view: &View, glyphs: &mut Glyphs) -> Self {
        let mut map = MapDocument::new(Words::default(), Grid { columns: 3, rows: 3 });
        let inks = Hexside::of(SAMPLE, Direction::South).map_or_else(Vec::new, |side| {
            let edit = paint_hexside(&map, side, &Layer::ALL, kind, &Provenance::default());
            // An edit made for this map fits it.
            if edit.apply(&mut map).is_err() {
                return Vec::new();
            }
            let picture = picture::map(&map, view);
            let drawn = |shape: &&picture::Shape| {
                shape.layer == picture::Layer::Hexsides && shape.place == Place::Hexside(side)
            };
            picture.shapes.iter().filter(drawn).map(|shape| Ink::new(shape, glyphs)).collect()
        });
        Self { kind, inks, cache: Cache::new() }
    }
}

impl<M> canvas::Program<M> for Swatch {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let geometry = self.cache.draw(renderer, bounds.size(), |frame| {
            let middle = layout::side(SAMPLE, Direction::South);
            let middle = middle[0].towards(middle[1], 0.5);
            frame.translate(Vector::new(Swatches::WIDTH / 2.0 - middle.x * SCALE, HEIGHT / 2.0 - middle.y * SCALE));
            frame.scale(SCALE);
            for ink in &self.inks {
                ink.paint(frame, SCALE);
            }
        });
        vec![geometry]
    }
}
