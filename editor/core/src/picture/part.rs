//! Draws a part of a picture without the rest, for the visible part of a large map in a window.
//!
//! The shapes are those of [`map`](super::map) and [`scenario`](super::scenario), in the same order, without details
//! too small to see at the requested size.

use std::collections::BTreeSet;

use rules::hex::{Direction, Hex};
use rules::hexside::Hexside;
use rules::map::{Grid, MapDocument};
use rules::project::Project;

use super::counter;
use super::geometry::Rect;
use super::layout::{ACROSS, SIDE};
use super::moment::Moment;
use super::overhanging::Overhanging;
use super::palette::Palette;
use super::pen::Pen;
use super::shape::{Layer, Paint, Place, Shape, ShapeForm};
use super::survey::Survey;
use super::view::View;
use super::{feature, ground, ground_edge, gun_site, hexside, map_sheet, marks, provenance, sort};

/// The largest distance, in map units, that the shapes of a hex or hexside reach beyond their hexes. Names and counters
/// reach farther: see [`Overhanging`].
pub const REACH: f32 = 0.3 * ACROSS;

/// The last rank of [`Layer::Ground`] that holds only colours; the ranks above it are grain.
pub const LAST_COLOUR: u8 = ground::COLOUR;

/// The subject of a picture.
#[derive(Debug, Clone, Copy)]
pub struct Subject<'a> {
    /// The map as it is shown.
    pub map: &'a MapDocument,
    /// The project whose counters are shown, if any.
    pub project: Option<&'a Project>,
    /// The moment of play shown instead of the set-up, if any. `map` must then be the moment's map
    /// ([`Moment::map`]).
    pub moment: Option<&'a Moment>,
    /// The view of the map.
    pub view: View,
}

/// The level of detail, as the size of a hex in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Detail(pub f32);

impl Detail {
    /// All details, whatever the size.
    pub const ALL: Self = Self(f32::INFINITY);

    /// Whether hex numbers are legible.
    fn numbers(self) -> bool {
        self.0 >= 36.0
    }

    /// Whether the grain of ground and walls is visible.
    fn grain(self) -> bool {
        self.0 >= 20.0
    }

    /// Whether the outlines of hexes are visible.
    fn grid(self) -> bool {
        self.0 >= 9.0
    }

    /// Whether the core of a wall is distinguishable from its edges.
    fn cores(self) -> bool {
        self.0 >= 60.0
    }

    /// Whether the print on counters is legible.
    fn values(self) -> bool {
        self.0 >= 40.0
    }

    /// Whether a shape is visible.
    pub(super) fn shows(self, shape: &Shape) -> bool {
        match shape.layer {
            Layer::Ground => ground::is_colour(shape.rank) || self.grain(),
            Layer::Grid => self.grid(),
            Layer::Hexsides => {
                (self.grain() || !hexside::is_grain(shape.rank)) && (self.cores() || !hexside::is_core(shape.rank))
            }
            Layer::Surround => self.cores() || !map_sheet::is_core(shape.rank),
            Layer::Features => feature::is_border(shape.rank) || self.grain(),
            Layer::Numbers => self.numbers(),
            Layer::Counters => self.values() || !counter::is_print(shape),
            Layer::Provenance => match &shape.form {
                ShapeForm::Text(_) => self.numbers(),
                ShapeForm::Lines(..) | ShapeForm::Circles(..) | ShapeForm::Polygon(..) | ShapeForm::Vignette(..) => {
                    shape.rank == 0 || self.grain()
                }
            },
            Layer::FeatureNames if !matches!(shape.form, ShapeForm::Text(_)) => self.grain(),
            Layer::Rooms | Layer::Labels | Layer::FeatureNames | Layer::RegionNames => match &shape.form {
                ShapeForm::Text(text) => text.size * self.0 / ACROSS >= 2.5,
                ShapeForm::Polygon(..) | ShapeForm::Lines(..) | ShapeForm::Circles(..) | ShapeForm::Vignette(..) => {
                    true
                }
            },
            Layer::Paper | Layer::Regions | Layer::EntryAreas | Layer::GunSites | Layer::Overlay => true,
        }
    }
}

/// Draws parts of one picture.
pub struct Drafter<'a> {
    survey: Survey<'a>,
    far: &'a Overhanging,
    extent: Rect,
}

impl<'a> Drafter<'a> {
    /// Creates a drafter for a picture, given its overhanging shapes.
    #[must_use]
    pub fn new(subject: Subject<'a>, far: &'a Overhanging) -> Self {
        let survey = Survey::new(subject.map, subject.view);
        Self { survey, far, extent: far.extent(subject.map.grid) }
    }

    /// Returns the shapes that meet a rectangle, in painting order.
    #[must_use]
    pub fn part(&self, part: Rect, detail: Detail) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if self.extent.meets(part) {
            let mut pen = Pen::new(Layer::Paper, Place::Sheet);
            pen.area(0, &self.extent.corners(), Paint::fill(Palette::for_theme(self.survey.view.theme).paper));
            shapes.extend(pen.done());
        }
        let hexes = hexes_near(self.survey.map.grid, part);
        for hex in &hexes {
            self.hex(*hex, detail, &mut shapes);
        }
        let layers = self.survey.view.layers;
        let (drawn, judged) = (layers.has(Layer::Hexsides), self.survey.view.provenance);
        let washed = layers.has(Layer::Ground) && detail.grain();
        if drawn || judged || washed {
            for side in sides_of(&hexes) {
                if washed {
                    shapes.extend(ground_edge::wash(&self.survey, side));
                }
                if self.survey.map.entries_at(side).next().is_some() {
                    shapes.extend(if drawn { hexside::hexside(&self.survey, side) } else { Vec::new() });
                    shapes.extend(provenance::hexside(&self.survey, side));
                }
            }
        }
        shapes.extend(self.far.shapes().filter(|shape| shape.bounds.meets(part)).cloned());
        shapes.retain(|shape| layers.has(shape.layer) && shape.bounds.meets(part) && detail.shows(shape));
        sort(&mut shapes);
        shapes
    }

    fn hex(&self, hex: Hex, detail: Detail, shapes: &mut Vec<Shape>) {
        let layers = self.survey.view.layers;
        let drawn = if detail.grain() { ground::ground } else { ground::plain };
        shapes.extend(drawn(&self.survey, hex));
        if detail.grid() {
            shapes.extend(ground::outline(&self.survey, hex));
        }
        if detail.numbers() && layers.has(Layer::Numbers) {
            shapes.extend(marks::number(&self.survey, hex));
        }
        if !self.far.is_taken(hex) {
            shapes.extend(gun_site::gun_site(&self.survey, hex));
        }
        shapes.extend(provenance::hex(&self.survey, hex));
    }
}

/// Returns the hexes that may have shapes in a rectangle.
fn hexes_near(grid: Grid, part: Rect) -> Vec<Hex> {
    let part = part.grown(REACH);
    let number = |at: f32, limit: u16| at.clamp(1.0, f32::from(limit)) as u16;
    let column = |x: f32| x / (1.5 * SIDE) + 1.0;
    let row = |y: f32| y / ACROSS + 1.0;
    if part.to.x < -SIDE || part.to.y < -ACROSS {
        return Vec::new();
    }
    let columns = number(column(part.from.x - SIDE).floor(), grid.columns)
        ..=number(column(part.to.x + SIDE).ceil(), grid.columns);
    // Even columns are half a hex lower.
    let rows =
        number(row(part.from.y - ACROSS).floor(), grid.rows)..=number(row(part.to.y + ACROSS / 2.0).ceil(), grid.rows);
    let near = columns.flat_map(|column| rows.clone().map(move |row| Hex::new(column, row)));
    near.filter(|hex| grid.contains(*hex)).collect()
}

fn sides_of(hexes: &[Hex]) -> BTreeSet<Hexside> {
    let sides =
        hexes.iter().flat_map(|hex| Direction::ALL.into_iter().filter_map(|way| Hexside::in_direction(*hex, way)));
    sides.collect()
}

#[cfg(test)]
mod tests {
    use rules::spot::Level;

    use super::*;
    use crate::files::Bundled;
    use crate::picture::geometry::Point;
    use crate::picture::shape::Layers;
    use crate::picture::{self, RegionSet};

    /// Any part of the bundled Alamo, on every level, holds exactly what the whole picture holds there.
    #[test]
    fn a_part_is_cut_out_of_the_whole() {
        let project = Project::load(&Bundled, "alamo").unwrap();
        for level in Level::ALL {
            let layers = Layers::ALL.without(Layer::Surround);
            let regions = if level == Level::In { RegionSet::ALL } else { RegionSet::NONE };
            let view = View { level, layers, provenance: level == Level::Roof, regions, ..View::default() };
            let subject = Subject { map: &project.map, project: Some(&project), moment: None, view };
            let far = Overhanging::new(subject);
            let whole = picture::scenario(&project, &view);
            assert_eq!(far.extent(project.map.grid), whole.bounds);
            let drafter = Drafter::new(subject, &far);
            for (x, y) in [(-200.0, -200.0), (300.0, 450.0), (1200.0, 900.0), (1900.0, 2200.0), (9000.0, 0.0)] {
                let part = Rect::new(Point::new(x, y), Point::new(x + 310.0, y + 270.0));
                let expected: Vec<_> = whole.shapes.iter().filter(|shape| shape.bounds.meets(part)).cloned().collect();
                let drawn = drafter.part(part, Detail::ALL);
                assert_eq!(drawn.len(), expected.len(), "{level:?} {x} {y}");
                assert!(drawn == expected, "{level:?} {x} {y}");
            }
        }
    }

    #[test]
    fn far_out_there_is_less_to_draw() {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let subject = Subject { map: &project.map, project: None, moment: None, view: View::default() };
        let far = Overhanging::new(subject);
        let drafter = Drafter::new(subject, &far);
        let all = far.extent(project.map.grid);
        let counts = [200.0, 30.0, 12.0, 6.0].map(|size| drafter.part(all, Detail(size)).len());
        assert!(counts.is_sorted_by(|near, far| near > far), "{counts:?}");
    }
}
