//! The picture of a map: one list of shapes painted by every back end.
//!
//! What you see is what prints: canvas and SVG paint the same shapes. Shapes are in map units (see [`layout`]), so
//! nothing here depends on a zoom. Each shape records its [`Layer`] and the hex or hexside it draws, so that a back
//! end can cull, hide a layer, or replace the drawing of one place after an edit.

pub mod animation;
pub mod corrected;
pub mod counter;
pub mod detail;
mod entry_area;
mod feature;
mod field;
mod fixed_random;
pub mod geometry;
mod ground;
mod ground_edge;
mod gun_site;
mod hatch;
pub mod heat;
mod hexside;
pub mod key;
pub mod layout;
mod letters;
mod map_sheet;
pub mod marker;
mod marks;
pub mod measure;
pub mod moment;
mod names;
pub(crate) mod outline;
pub mod overhanging;
pub mod overlay;
pub mod palette;
pub mod part;
mod pen;
pub mod png;
mod program_icon;
pub mod provenance;
pub mod raster;
pub mod region;
pub mod scan;
pub mod shape;
pub mod size;
mod survey;
pub mod svg;
#[cfg(test)]
mod tests;
pub mod theme_colours;
pub mod typeface;
mod view;
pub mod wall_worth;

pub use moment::Moment;
pub use palette::Theme;
pub use png::png;
pub use program_icon::program_icon;
pub use shape::{Layer, Layers, Place, Shape};
pub use svg::svg;
pub use view::{MapFeatures, Opacities, RegionSet, View};

use std::collections::BTreeSet;

use rules::hex::{Direction, Hex};
use rules::hexside::Hexside;
use rules::map::MapDocument;
use rules::project::Project;
use rules::systems;

use geometry::{Point, Rect};
use key::Key;
use marker::Sign;
use palette::{Colour, Palette};
use part::Detail;
use pen::Pen;
use shape::Text;
use survey::Survey;

/// A map as shapes, in the order they are painted.
#[derive(Debug, Clone, PartialEq)]
pub struct Picture {
    /// The shapes in painting order: by layer, then rank, then place.
    pub shapes: Vec<Shape>,
    /// The rectangle around everything, including title and legend if they are drawn.
    pub bounds: Rect,
    /// The rectangle around the hexes.
    pub map_bounds: Rect,
    /// The colour of the paper around the picture.
    pub paper: Colour,
    /// The opacity of each layer.
    pub opacity: Opacities,
}

impl Picture {
    /// Replaces the shapes of one place after an edit by what [`hex`] or [`hexside`] draws now.
    ///
    /// Counts in the legend are not updated until the whole picture is drawn again.
    pub fn replace(&mut self, place: Place, shapes: Vec<Shape>) {
        self.shapes.retain(|shape| shape.place != place);
        self.shapes.extend(shapes);
        sort(&mut self.shapes);
    }

    /// Adds shapes such as counters to the picture, each on its own layer.
    pub fn lay(&mut self, shapes: Vec<Shape>) {
        self.shapes.extend(shapes);
        sort(&mut self.shapes);
    }

    /// Returns the picture without the details that are too small to make out.
    #[must_use]
    pub fn told(&self, detail: Detail) -> Self {
        let shapes = self.shapes.iter().filter(|shape| detail.shows(shape)).cloned().collect();
        Self { shapes, bounds: self.bounds, map_bounds: self.map_bounds, paper: self.paper, opacity: self.opacity }
    }

    /// Explains what is laid over the map: in the legend, or in a corner of a map that has none. `signs` are the
    /// markers on the map, which the legend explains too.
    pub fn explain(&mut self, key: &Key, map: &MapDocument, view: &View, signs: &[Sign]) {
        if !view.layers.has(Layer::Surround) {
            self.lay(key.on_map(self.map_bounds, self.layer(Layer::Overlay), view.theme));
            return;
        }
        let sheet = map_sheet::sheet(&Survey::new(map, *view), self.map_bounds, signs, Some(key));
        self.shapes.retain(|shape| !matches!(shape.layer, Layer::Surround | Layer::Paper));
        self.lay(sheet.shapes);
        self.bounds = self.bounds.union(sheet.bounds);
        map_sheet::lay_paper(self, *view);
    }

    /// Returns the shapes of one layer, which are contiguous in the list.
    #[must_use]
    pub fn layer(&self, layer: Layer) -> &[Shape] {
        let from = self.shapes.partition_point(|shape| shape.layer < layer);
        let to = self.shapes.partition_point(|shape| shape.layer <= layer);
        &self.shapes[from..to]
    }
}

/// Draws a map.
#[must_use]
pub fn map(map: &MapDocument, view: &View) -> Picture {
    with_key(map, view, &[])
}

/// Draws the legend of a map on its own, `width` units wide, with a key to the markers `signs`, for a separate sheet.
#[must_use]
pub fn legend(map: &MapDocument, view: &View, signs: &[Sign], width: f32) -> Picture {
    let survey = Survey::new(map, *view);
    let map_sheet::MapSheet { mut shapes, bounds } = map_sheet::legend_alone(&survey, width, signs);
    sort(&mut shapes);
    Picture { shapes, bounds, map_bounds: bounds, paper: survey.palette.paper, opacity: view.opacity }
}

/// Draws a map with a key to the markers that will be placed on it.
fn with_key(map: &MapDocument, view: &View, signs: &[Sign]) -> Picture {
    let survey = Survey::new(map, *view);
    let mut shapes = Vec::new();
    for hex in map.grid.hexes() {
        shapes.extend(hex_shapes(&survey, hex));
    }
    for side in sides(&survey) {
        shapes.extend(hexside_shapes(&survey, side));
    }
    shapes.extend(field::field(&survey));
    shapes.extend(entry_area::areas(&survey).into_values().flatten());
    shapes.extend(feature::features(&survey).into_values().flatten());
    shapes.extend(region::areas(&survey).into_values().flatten());
    shapes.extend(provenance::areas(&survey).into_values().flatten());
    let map_bounds = layout::bounds(map.grid);
    let bounds = if view.layers.has(Layer::Surround) {
        let sheet = map_sheet::sheet(&survey, map_bounds, signs, None);
        shapes.extend(sheet.shapes);
        sheet.bounds
    } else {
        map_bounds.grown(layout::ACROSS * 0.2)
    };
    shapes.retain(|shape| view.layers.has(shape.layer));
    sort(&mut shapes);
    // A name may extend beyond the edge of the map.
    let bounds =
        shapes.iter().filter(|shape| shape.layer != Layer::Paper).fold(bounds, |all, shape| all.union(shape.bounds));
    let mut picture = Picture { shapes, bounds, map_bounds, paper: survey.palette.paper, opacity: view.opacity };
    map_sheet::lay_paper(&mut picture, *view);
    picture
}

/// Returns the parts of a map that must stay readable under any overlay: names of places, and artillery symbols in
/// hexes that are not `taken` by counters.
#[must_use]
pub fn printed(map: &MapDocument, view: &View, taken: &BTreeSet<Hex>) -> Vec<Shape> {
    let survey = Survey::new(map, *view);
    let guns = map.gun_sites.iter().map(|site| site.at.hex).collect::<BTreeSet<_>>();
    let guns = guns
        .into_iter()
        .filter(|hex| map.grid.contains(*hex) && !taken.contains(hex))
        .flat_map(|hex| gun_site::gun_site(&survey, hex));
    let names = map.labels.iter().flat_map(|label| marks::label(&survey, label));
    kept(*view, guns.chain(names).collect())
}

/// Draws the map of a scenario, corrections included, with the counters where they are set up.
#[must_use]
pub fn scenario(project: &Project, view: &View) -> Picture {
    let counters = counter::placed(&project.map, &project.counters, systems::set_up(project), view);
    with_counters(map(&project.map, view), counters)
}

/// Draws one moment of play: the map at that time, counters and markers.
#[must_use]
pub fn moment(project: &Project, moment: &Moment, view: &View) -> Picture {
    let counters = moment.counters(&project.map, &project.counters, view);
    let mut picture = with_counters(with_key(moment.map(&project.map), view, &moment.key()), counters);
    picture.lay(moment.markers(view).into_values().flatten().collect());
    picture
}

/// Writes a line below the map of a picture. Returns the rectangle around the map and the line, which has the same
/// size for every line.
pub fn caption(picture: &mut Picture, line: &str, theme: Theme) -> Rect {
    // The numbers of entry areas are drawn next to the map.
    let Rect { from, to } = picture.map_bounds.grown(layout::ACROSS * 0.75);
    let high = layout::ACROSS * 0.8;
    let at = Point::new(f32::midpoint(from.x, to.x), to.y + high / 2.0);
    let text = Text::new(at, line, high * 0.55, Palette::for_theme(theme).ink).in_serif();
    let room = (to.x - from.x) * 0.96;
    let text = if text.width() > room { Text { size: text.size * room / text.width(), ..text } } else { text };
    let mut pen = Pen::new(Layer::Surround, Place::Sheet);
    pen.text(1, text);
    picture.lay(pen.done());
    Rect::new(from, Point::new(to.x, to.y + high))
}

/// Returns the hexes on which counters stand.
#[must_use]
pub fn taken(shapes: &[Shape]) -> BTreeSet<Hex> {
    shapes.iter().filter_map(|shape| if let Place::Stack(hex) = shape.place { Some(hex) } else { None }).collect()
}

fn with_counters(mut picture: Picture, counters: Vec<Shape>) -> Picture {
    let taken = taken(&counters);
    // The name of a room or the arrow of a gun would stick out from under a counter, cut off at both ends.
    picture.shapes.retain(|shape| match (shape.layer, shape.place) {
        (Layer::Rooms | Layer::GunSites, Place::Hex(hex)) => !taken.contains(&hex),
        _ => true,
    });
    picture.lay(counters);
    picture
}

/// Returns the shapes of one hex: ground, outline, number, gun site, room and name. Entry areas belong to no single
/// hex.
#[must_use]
pub fn hex(map: &MapDocument, view: &View, hex: Hex) -> Vec<Shape> {
    let survey = Survey::new(map, *view);
    kept(*view, hex_shapes(&survey, hex))
}

/// Returns the shapes of one hexside. They depend only on the hexside and its two hexes: after painting a hex, redraw
/// its six hexsides too.
#[must_use]
pub fn hexside(map: &MapDocument, view: &View, side: Hexside) -> Vec<Shape> {
    kept(*view, hexside_shapes(&Survey::new(map, *view), side))
}

fn hex_shapes(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    if !survey.map.grid.contains(hex) {
        return Vec::new();
    }
    let mut shapes = ground::ground(survey, hex);
    shapes.extend(ground::outline(survey, hex));
    shapes.extend(marks::number(survey, hex));
    shapes.extend(gun_site::gun_site(survey, hex));
    shapes.extend(provenance::hex(survey, hex));
    shapes.extend(marks::room(survey, hex));
    for label in survey.map.labels.iter().filter(|label| label.at == hex) {
        shapes.extend(marks::label(survey, label));
    }
    shapes
}

/// Returns the hexsides with something to draw: a hexside kind, or a border between two kinds of ground.
fn sides(survey: &Survey<'_>) -> BTreeSet<Hexside> {
    let painted = survey.map.hexsides.iter().map(|entry| entry.at.side);
    let around = |hex: Hex| Direction::ALL.into_iter().filter_map(move |way| Hexside::in_direction(hex, way));
    let settled = survey.map.hexes.iter().filter(|entry| survey.map.grid.contains(entry.hex));
    painted.chain(settled.flat_map(|entry| around(entry.hex))).collect()
}

fn hexside_shapes(survey: &Survey<'_>, side: Hexside) -> Vec<Shape> {
    let mut shapes = ground_edge::wash(survey, side);
    shapes.extend(hexside::hexside(survey, side));
    shapes.extend(provenance::hexside(survey, side));
    shapes
}

fn kept(view: View, mut shapes: Vec<Shape>) -> Vec<Shape> {
    shapes.retain(|shape| view.layers.has(shape.layer));
    shapes
}

/// Sorts shapes into painting order. Stable: shapes of one place keep the order they were drawn in.
fn sort(shapes: &mut [Shape]) {
    shapes.sort_by_key(|shape| (shape.layer, shape.rank, shape.place));
}
