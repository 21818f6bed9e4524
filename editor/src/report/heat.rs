//! Where things happen, on the map.

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

/// Numbers by hex with what they are.
#[derive(Debug, Clone, PartialEq)]
pub struct HeatMap {
    /// What it is called in links and file names.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What the numbers are.
    pub unit: String,
    /// Number of games and players.
    pub who: String,
    /// The number of each hex, in a hundred games, all its levels together.
    pub values: Vec<(Hex, u32)>,
}

/// What is counted on a line of hexes.
type Measure = fn(&HexLine) -> u64;

const MAPS: [(&str, &str, Measure); 6] = [
    ("map-first-entry", "report-map-first-entry", |line| line.first_entries.into()),
    ("map-mexican-losses", "report-map-mexican-losses", |line| line.losses[1]),
    ("map-texan-losses", "report-map-texan-losses", |line| line.losses[0]),
    ("map-fire", "report-map-fire", |line| line.fire_at),
    ("map-melee", "report-map-melee", |line| line.melee),
    ("map-traffic", "report-map-traffic", |line| line.traffic[1]),
];

/// The names by which a heat map can be asked for.
pub const NAMES: [&str; 6] = ["first-entry", "mexican-losses", "texan-losses", "fire", "melee", "traffic"];

/// The heat maps of a play-test.
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

/// A map as the ground of heat maps.
pub(super) struct HeatBackground {
    picture: Picture,
    /// What is printed on the map and stays above the heat.
    printed: Vec<Shape>,
    theme: Theme,
}

/// Pixels from one flat side of a hex to the other.
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
        // A gradient is referred to by its id, and several pictures share a page.
        picture.shapes.retain(|shape| !matches!(shape.form, ShapeForm::Vignette(..)));
        Self { picture, printed: printed(document, &view, &BTreeSet::new()), theme }
    }

    /// The map alone, as what stands between the tags of an SVG text.
    pub(super) fn drawn(&self) -> String {
        inner(&svg(&self.picture, HEX_SIZE))
    }

    /// The heat alone, likewise.
    pub(super) fn heat(&self, own: &HeatMap) -> String {
        let shapes = heat(&own.values, &self.printed, self.theme);
        inner(&svg(&Picture { shapes, ..self.picture.clone() }, HEX_SIZE))
    }

    /// Width and height in pixels.
    pub(super) fn size(&self) -> (f32, f32) {
        let scale = HEX_SIZE / crate::picture::layout::ACROSS;
        (self.picture.bounds.width() * scale, self.picture.bounds.height() * scale)
    }

    /// The corner and the size of what is drawn, in units of the map.
    pub(super) fn view_box(&self) -> String {
        let own = self.picture.bounds;
        format!("{:.1} {:.1} {:.1} {:.1}", own.from.x, own.from.y, own.width(), own.height())
    }
}

impl HeatMap {
    /// What the numbers are, of how many games, and who played.
    #[must_use]
    pub fn about(&self) -> String {
        format!("{}. {}", self.unit, self.who)
    }

    /// The heat map over its map as a picture of its own, with its title and what the numbers are.
    #[must_use]
    pub fn svg(&self, document: &MapDocument, voice: &Voice, theme: Theme) -> String {
        let ground = HeatBackground::new(document, voice, theme);
        let palette = Palette::of(theme);
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

/// What stands between the tags of an SVG text, its groups without ids: several of them share a page.
fn inner(text: &str) -> String {
    let start = text.find('>').map_or(0, |at| at + 1);
    let end = text.rfind("</svg>").unwrap_or(text.len());
    text[start..end].replace(" id=\"", " class=\"")
}
