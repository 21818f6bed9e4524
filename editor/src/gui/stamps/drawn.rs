//! A fragment of a map as shapes: faint under the pointer, and small in the library.

use std::collections::BTreeSet;
use std::sync::Arc;

use iced::widget::image::Handle;
use rules::edit::Fragment;
use rules::hex::Hex;

use crate::gui::image_handle::{FINE, image_of};
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::Colour;
use crate::picture::raster::{Painter, PixelFrame};
use crate::picture::shape::{LineStyle, Paint, ShapeForm};
use crate::picture::{self, Layer, Layers, Opacities, Place, RegionSet, Shape, View, layout};

/// The opacity of the ghost: the map shows through.
const STRENGTH: f32 = 0.72;
/// The maximum size of a small picture, in px.
pub const SMALL: [u32; 2] = [72, 56];

/// The ghost of the stamp in hand, as it was drawn last.
#[derive(Debug, Default)]
pub struct Ghost {
    of: Option<(Arc<Fragment>, View)>,
    shapes: Vec<Shape>,
}

impl Ghost {
    /// Returns faint shapes of what a stamp would put on the map at this hex.
    pub fn under(&mut self, hovering: Option<&(Hex, Arc<Fragment>)>, view: View) -> Vec<Shape> {
        let Some((hex, piece)) = hovering else { return Vec::new() };
        let is_drawn = |own: &(Arc<Fragment>, View)| Arc::ptr_eq(&own.0, piece) && own.1 == view;
        if !self.of.as_ref().is_some_and(is_drawn) {
            *self = Self { of: Some((Arc::clone(piece), view)), shapes: ghost(piece, view) };
        }
        on(&self.shapes, *hex)
    }
}

/// Returns the faint shapes of a stamp, with its anchor at the map's origin.
pub fn ghost(piece: &Fragment, view: View) -> Vec<Shape> {
    let Some((shapes, anchor)) = alone(piece, view) else { return Vec::new() };
    let back = Point::default() - anchor;
    shapes.into_iter().map(|shape| moved(&faint(shape), back)).collect()
}

/// Returns shapes that have their anchor at the map's origin, moved to a hex.
pub fn on(ghost: &[Shape], hex: Hex) -> Vec<Shape> {
    ghost.iter().map(|shape| moved(shape, layout::centre(hex))).collect()
}

/// Returns a small picture of a stamp; `None` if the stamp is empty.
pub(super) fn small(piece: &Fragment, view: View) -> Option<Handle> {
    let (shapes, _) = alone(piece, View { opacity: Opacities::FULL, ..view })?;
    let bounds = shapes.iter().map(|shape| shape.bounds).reduce(Rect::union)?.grown(2.0);
    let [wide, high] = SMALL.map(|size| size as f32);
    let scale = FINE * (wide / bounds.width()).min(high / bounds.height());
    let pixels = Painter::default().picture(&shapes, Opacities::FULL, PixelFrame::new(bounds, scale), None)?;
    Some(image_of(&pixels))
}

/// Returns the shapes of the fragment alone, and the position of its anchor.
fn alone(piece: &Fragment, view: View) -> Option<(Vec<Shape>, Point)> {
    let (map, at) = piece.alone()?;
    let hidden = [Layer::Paper, Layer::Grid, Layer::EntryAreas, Layer::Provenance, Layer::Numbers, Layer::Surround];
    let layers = hidden.into_iter().fold(Layers::ALL, Layers::without);
    let drawn = picture::map(&map, &View { layers, provenance: false, regions: RegionSet::NONE, ..view });
    let cells: BTreeSet<Hex> = piece.hexes_on(at).into_iter().collect();
    let is_own = |shape: &Shape| match shape.place {
        Place::Hex(hex) => cells.contains(&hex),
        Place::Hexside(side) => side.hexes().iter().any(|hex| cells.contains(hex)),
        Place::Sheet | Place::Stack(_) => false,
    };
    Some((drawn.shapes.into_iter().filter(is_own).collect(), layout::centre(at)))
}

fn faint(mut shape: Shape) -> Shape {
    let pale = |colour: Colour| colour.faded((f32::from(colour.alpha) * STRENGTH) as u8);
    let line = |stroke: LineStyle| LineStyle { colour: pale(stroke.colour), ..stroke };
    let area = |paint: Paint| Paint { fill: paint.fill.map(pale), stroke: paint.stroke.map(line) };
    match &mut shape.form {
        ShapeForm::Polygon(_, paint) | ShapeForm::Circles(_, _, paint) => *paint = area(*paint),
        ShapeForm::Lines(_, stroke) => *stroke = line(*stroke),
        ShapeForm::Text(text) => (text.colour, text.halo) = (pale(text.colour), text.halo.map(pale)),
        ShapeForm::Vignette(_, dusk) => dusk.colour = pale(dusk.colour),
    }
    shape
}

fn moved(shape: &Shape, by: Point) -> Shape {
    let all = |lines: &[Vec<Point>]| lines.iter().map(|line| line.iter().map(|at| *at + by).collect()).collect();
    let form = match &shape.form {
        ShapeForm::Polygon(outlines, paint) => ShapeForm::Polygon(all(outlines), *paint),
        ShapeForm::Lines(lines, stroke) => ShapeForm::Lines(all(lines), *stroke),
        ShapeForm::Circles(centres, radius, paint) => {
            ShapeForm::Circles(centres.iter().map(|at| *at + by).collect(), *radius, *paint)
        }
        ShapeForm::Vignette(area, dusk) => {
            let area = Rect::new(area.from + by, area.to + by);
            ShapeForm::Vignette(area, picture::shape::Vignette { at: dusk.at + by, ..*dusk })
        }
        ShapeForm::Text(text) => ShapeForm::Text(picture::shape::Text { at: text.at + by, ..text.clone() }),
    };
    Shape { bounds: Rect::new(shape.bounds.from + by, shape.bounds.to + by), form, ..shape.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::document::OpenDocument;

    fn piece() -> Fragment {
        let document = OpenDocument::open("alamo".as_ref()).unwrap();
        let cells = ["1404", "1405"].map(|hex| hex.parse().unwrap());
        Fragment::copy(document.map(), &cells, cells[0], false)
    }

    #[test]
    fn the_ghost_lies_where_the_map_draws_the_same() {
        let document = OpenDocument::open("alamo".as_ref()).unwrap();
        let (view, hex) = (View::default(), "1404".parse().unwrap());
        let ghost = on(&ghost(&piece(), view), hex);
        let ground = |shapes: &[Shape]| {
            let own = shapes.iter().find(|own| own.place == Place::Hex(hex) && own.layer == Layer::Ground);
            own.map(|own| own.bounds)
        };
        let there = ground(&picture::hex(document.map(), &view, hex)).unwrap();
        let here: Vec<_> = ghost.iter().filter(|own| own.layer == Layer::Ground).map(|own| own.bounds).collect();
        let near = |a: Rect, b: Rect| (a.from - b.from).length() < 0.1 && (a.to - b.to).length() < 0.1;
        assert!(here.iter().any(|own| near(*own, there)), "{there:?} {here:?}");
        assert!(ghost.iter().any(|own| own.layer == Layer::Hexsides), "with its walls");
    }

    #[test]
    fn a_small_picture_is_small() {
        let Some(Handle::Rgba { width, height, .. }) = small(&piece(), View::default()) else { panic!("no picture") };
        assert!(width <= 2 * SMALL[0] + 2 && height <= 2 * SMALL[1] + 2 && width > 20, "{width} {height}");
    }
}
