//! The map of a page: every level in both languages, and the hexsides that change during a game.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use rules::hexside::Hexside;
use rules::map::MapDocument;
use rules::project::Project;
use rules::spot::Level;
use rules::words::Language;

use super::layers::{LayeredDrawings, Visibility, coarse};
use crate::picture::geometry::Rect;
use crate::picture::shape::{Layer, Layers, Place, Shape, ShapeForm};
use crate::picture::theme_colours::Inks;
use crate::picture::{self, MapFeatures, Theme, View};

/// The languages, in the order used in pages.
pub(super) const LANGUAGES: [Language; 2] = [Language::English, Language::French];

/// The map, ready for insertion into a page.
pub(super) struct PageBoard {
    /// The rectangle around title, map and legend.
    pub(super) sheet: Rect,
    /// The rectangle around the hexes.
    pub(super) map: Rect,
    /// The drawing, as elements of an SVG document.
    pub(super) drawn: String,
    /// The bulkiest but least important parts of the drawing, by the ids of their places in it: the grain of the
    /// grounds, the outlines of the hexes, their numbers.
    pub(super) fine: BTreeMap<String, String>,
}

/// The hexsides that change, each with the maps of its states.
pub(super) type Changing = BTreeMap<Hexside, Vec<MapDocument>>;

impl PageBoard {
    /// Draws a map. Hexsides that change are drawn once for each of their states, the first of which is the printed
    /// one.
    pub(super) fn new(project: &Project, levels: &[Level], changing: &Changing, inks: &mut Inks) -> Self {
        let map = &project.map;
        let (mut laid, mut around) = (LayeredDrawings::new(levels.len()), None);
        for (seen, view) in views(levels, MapFeatures::of(project)) {
            let light = picture::map(map, &view);
            let dark = picture::map(map, &View { theme: Theme::Dark, ..view });
            laid.lay(seen, drawn_in(inks, light.shapes, dark.shapes));
            around.get_or_insert((light.bounds, light.map_bounds));
        }
        let (sheet, bounds) = around.unwrap_or_default();
        let changes = |shape: &Shape| matches!(shape.place, Place::Hexside(side) if changing.contains_key(&side));
        laid.keep(|shape| !changes(shape));
        let mut small = laid.take(|shape| matches!(shape.layer, Layer::Rooms | Layer::GunSites));
        let ground = |layer: Layer| layer == Layer::Ground;
        let (mut drawn, mut fine) = (String::new(), BTreeMap::new());
        let mut put_by = |id: &str, text: String| {
            fine.insert(id.to_owned(), text);
            format!("<g id=\"{id}\"></g>")
        };
        for layer in Layer::ALL {
            let only = |own: Layer| own == layer;
            match layer {
                Layer::Ground => {
                    drawn += &laid.elements(ground, 0, picture::part::LAST_COLOUR);
                    drawn += &put_by("grain", laid.elements(ground, picture::part::LAST_COLOUR + 1, u8::MAX));
                }
                Layer::Grid | Layer::Numbers => {
                    drawn += &put_by(picture::svg::name(layer), laid.elements(only, 0, u8::MAX));
                }
                Layer::GunSites => {}
                Layer::Rooms => drawn += &beneath_counters(std::mem::take(&mut small)),
                Layer::Hexsides => {
                    drawn += &laid.elements(only, 0, u8::MAX);
                    drawn += &sides(changing, levels, inks);
                }
                _ => {
                    let text = laid.elements(only, 0, u8::MAX);
                    if !text.is_empty() {
                        let _ = write!(drawn, "<g class=\"layer-{}\">{text}</g>", picture::svg::name(layer));
                    }
                }
            }
        }
        Self { sheet, map: bounds, drawn, fine }
    }
}

/// Returns every view of a page that shows these levels and features, in the light theme.
pub(super) fn views(levels: &[Level], features: MapFeatures) -> impl Iterator<Item = (Visibility, View)> {
    let layers = Layers::ALL.without(Layer::Counters);
    let of_level = move |level: Level| {
        let in_language = move |(number, language): (usize, Language)| {
            (Visibility::at(level, number), View { level, language, layers, features, ..View::default() })
        };
        LANGUAGES.into_iter().enumerate().map(in_language)
    };
    levels.iter().copied().flat_map(of_level)
}

/// Returns a drawing in inks; if its two themes differ in more than colours, the light one unchanged.
pub(super) fn drawn_in(inks: &mut Inks, mut light: Vec<Shape>, mut dark: Vec<Shape>) -> Vec<Shape> {
    for shapes in [&mut light, &mut dark] {
        shapes.retain(|shape| !matches!(shape.form, ShapeForm::Vignette(..)));
    }
    let mixed = inks.mixed(&light, &dark).or_else(|| inks.mixed(&light, &light));
    coarse(mixed.unwrap_or_default())
}

/// Returns everything that counters hide wherever they are, by hex: names of rooms and symbols of guns.
fn beneath_counters(mut small: LayeredDrawings) -> String {
    let hex = |shape: &Shape| if let Place::Hex(hex) = shape.place { Some(hex) } else { None };
    let hexes: BTreeSet<_> = small.shapes().filter_map(hex).collect();
    let mut text = String::new();
    for own in hexes {
        let drawn = small.take(|shape| hex(shape) == Some(own)).elements(|_| true, 0, u8::MAX);
        // Writing to a string cannot fail.
        let _ = write!(text, "<g data-beneath=\"{own}\">{drawn}</g>");
    }
    text + &small.elements(|_| true, 0, u8::MAX)
}

/// Returns the hexsides that change, each in all its states.
fn sides(changing: &Changing, levels: &[Level], inks: &mut Inks) -> String {
    let mut text = String::new();
    for (number, (own, states)) in changing.iter().enumerate() {
        for (state, map) in states.iter().enumerate() {
            let hidden = if state == 0 { "" } else { " hidden" };
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "<g class=\"side\" data-side=\"{number}\" data-state=\"{state}\"{hidden}>{}</g>",
                side(*own, map, levels, inks)
            );
        }
    }
    text
}

/// Returns the drawing of a hexside of a map, as elements of an SVG document.
pub(super) fn side(side: Hexside, map: &MapDocument, levels: &[Level], inks: &mut Inks) -> String {
    let mut laid = LayeredDrawings::new(levels.len());
    // Hexsides are the same in every game.
    for (seen, view) in views(levels, MapFeatures::NONE) {
        let [light, dark] =
            [Theme::Light, Theme::Dark].map(|theme| picture::hexside(map, &View { theme, ..view }, side));
        laid.lay(seen, drawn_in(inks, light, dark));
    }
    laid.elements(|_| true, 0, u8::MAX)
}
