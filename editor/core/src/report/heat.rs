//! Heat maps: where things happen on the map.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::map::MapDocument;
use rules::playtest::{HexLine, Summary};

use super::plot::escaped;
use super::who;
use crate::picture::heat::heat;
use crate::picture::palette::Palette;
use crate::picture::shape::{Layer, Layers, ShapeForm};
use crate::picture::svg::FONTS;
use crate::picture::{Picture, Shape, Theme, View, map, printed, svg};
use crate::words::Voice;

/// Numbers by hex, with a title and a unit.
#[derive(Debug, Clone, PartialEq)]
pub struct HeatMap {
    /// Its name in links and file names.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// The unit of the numbers.
    pub unit: String,
    /// The number of games and the players.
    pub who: String,
    /// The number for each hex, per hundred games, summed over its levels.
    pub values: Vec<(Hex, u32)>,
}

/// A count taken from a line of hexes.
type Measure = fn(&HexLine) -> u64;

const MAPS: [(&str, &str, Measure); 6] = [
    ("map-first-entry", "report-map-first-entry", |line| line.first_entries.into()),
    ("map-mexican-losses", "report-map-mexican-losses", |line| line.losses[1]),
    ("map-texan-losses", "report-map-texan-losses", |line| line.losses[0]),
    ("map-fire", "report-map-fire", |line| line.fire_at),
    ("map-melee", "report-map-melee", |line| line.melee),
    ("map-traffic", "report-map-traffic", |line| line.traffic[1]),
];

/// The names by which a heat map can be requested.
pub const NAMES: [&str; 6] = ["first-entry", "mexican-losses", "texan-losses", "fire", "melee", "traffic"];

/// Returns the heat maps of a play-test.
#[must_use]
pub fn heat_maps(summary: &Summary, voice: &Voice) -> Vec<HeatMap> {
    let (unit, who) = (voice.text("report-map-unit"), who(summary, voice));
    MAPS.iter()
        .map(|(id, title, measure)| {
            let mut sums: BTreeMap<Hex, u64> = BTreeMap::new();
            for line in &summary.hexes {
                *sums.entry(line.at.hex).or_default() += measure(line);
            }
            // Rounded to the nearest: what happens less than once in two hundred games is not shown.
            let games = u64::from(summary.games.max(1));
            let values = sums.into_iter().map(|(hex, sum)| (hex, ((sum * 200 + games) / (2 * games)) as u32));
            let values = values.filter(|(_, value)| *value > 0).collect();
            HeatMap { id, title: voice.text(title), unit: unit.clone(), who: who.clone(), values }
        })
        .collect()
}

/// A map as the background of heat maps.
pub(super) struct HeatBackground {
    picture: Picture,
    /// The printed parts of the map, which stay above the heat.
    printed: Vec<Shape>,
    theme: Theme,
}

/// The width of a hex between its flat sides, in pixels.
const HEX_SIZE: f32 = 30.0;

impl HeatBackground {
    pub(super) fn new(document: &MapDocument, voice: &Voice, theme: Theme) -> Self {
        let layers = Layers::ALL
            .without(Layer::Counters)
            .without(Layer::Surround)
            .without(Layer::Numbers)
            .without(Layer::EntryAreas);
        let view = View { theme, language: voice.language(), layers, ..View::default() };
        let mut picture = map(document, &view);
        // Drop gradients: they are referred to by id, and several pictures share a page.
        picture.shapes.retain(|shape| !matches!(shape.form, ShapeForm::Vignette(..)));
        Self { picture, printed: printed(document, &view, &BTreeSet::new()), theme }
    }

    /// Returns the map alone, as the content of an SVG element.
    pub(super) fn drawn(&self) -> String {
        inner(&svg(&self.picture, HEX_SIZE))
    }

    /// Returns the heat alone, as the content of an SVG element.
    pub(super) fn heat(&self, own: &HeatMap) -> String {
        let shapes = heat(&own.values, &self.printed, self.theme);
        inner(&svg(&Picture { shapes, ..self.picture.clone() }, HEX_SIZE))
    }

    /// Returns the width and height in pixels.
    pub(super) fn size(&self) -> (f32, f32) {
        let scale = HEX_SIZE / crate::picture::layout::ACROSS;
        (self.picture.bounds.width() * scale, self.picture.bounds.height() * scale)
    }

    /// Returns the corner and the size of the drawing in map units, as an SVG view box.
    pub(super) fn view_box(&self) -> String {
        let own = self.picture.bounds;
        format!("{:.1} {:.1} {:.1} {:.1}", own.from.x, own.from.y, own.width(), own.height())
    }
}

impl HeatMap {
    /// Returns the unit of the numbers, the number of games and the players.
    #[must_use]
    pub fn about(&self) -> String {
        format!("{}. {}", self.unit, self.who)
    }

    /// Draws the heat map over its map as a separate picture, with its title and the unit of the numbers.
    #[must_use]
    pub fn svg(&self, document: &MapDocument, voice: &Voice, theme: Theme) -> String {
        let ground = HeatBackground::new(document, voice, theme);
        let palette = Palette::for_theme(theme);
        let (width, height) = ground.size();
        let (ink, paper) = (palette.ink, palette.paper);
        let colour =
            |own: crate::picture::palette::Colour| format!("#{:02x}{:02x}{:02x}", own.red, own.green, own.blue);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{:.0}" font-family="{FONTS}"><rect width="100%" height="100%" fill="{paper}"/><text x="12" y="28" font-size="18" fill="{ink}">{}</text><svg y="40" width="{width:.0}" height="{height:.0}" viewBox="{}" stroke-linejoin="round">{}{}</svg><text x="12" y="{:.0}" font-size="11" fill="{ink}">{}</text><text x="12" y="{:.0}" font-size="11" fill="{ink}">{}</text></svg>"#,
            height + 86.0,
            escaped(&self.title),
            ground.view_box(),
            ground.drawn(),
            ground.heat(self),
            height + 60.0,
            escaped(&self.unit),
            height + 76.0,
            escaped(&self.who),
            paper = colour(paper),
            ink = colour(ink),
        )
    }
}

/// Returns the content of an SVG text, with the ids of its groups turned into classes: several texts share a page.
fn inner(text: &str) -> String {
    let start = text.find('>').map_or(0, |at| at + 1);
    let end = text.rfind("</svg>").unwrap_or(text.len());
    text[start..end].replace(" id=\"", " class=\"")
}
