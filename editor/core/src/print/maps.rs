//! The maps of a booklet, one for each level: drawn once, shown in tiles.

use rules::project::Project;
use rules::spot::Level;
use rules::words::Language;

use super::low_ink;
use crate::picture::layout::ACROSS;
use crate::picture::marker::Sign;
use crate::picture::shape::Layer;
use crate::picture::{self, Layers, Picture, View, svg};

/// A map as printed, without counters.
#[derive(Debug, Clone, PartialEq)]
pub struct Map {
    /// The level shown in full.
    pub level: Level,
    /// The picture, in map units; its origin is the centre of hex 0101.
    pub picture: Picture,
    /// Its legend, also in map units.
    pub(super) legend: Picture,
}

/// The width of the legend in map units, chosen so that its letters are as large as other text on a sheet.
const LEGEND: f32 = 1180.0;

impl Map {
    pub(super) fn new(project: &Project, level: Level, language: Language, saves_ink: bool) -> Self {
        let layers = Layers::ALL.without(Layer::Counters).without(Layer::Surround);
        let view = View { level, language, layers, ..View::of(project) };
        let mut picture = picture::map(&project.map, &view);
        let mut legend = picture::legend(&project.map, &view, &signs(project), LEGEND);
        if saves_ink {
            picture.shapes = low_ink::map(picture.shapes);
            legend.shapes = low_ink::map(legend.shapes);
        }
        Self { level, picture, legend }
    }

    /// Returns the map as SVG text, one map unit per SVG unit.
    pub(super) fn drawn(&self) -> String {
        svg(&self.picture, ACROSS)
    }

    /// Returns the message id of the name of its level.
    pub(super) const fn word(&self) -> &'static str {
        match self.level {
            Level::Ground => "picture-level-ground",
            Level::In => "picture-level-in",
            Level::Upper => "picture-level-upper",
            Level::Roof => "picture-level-roof",
        }
    }
}

/// Returns the signs of the markers that variants in force place on the map.
fn signs(project: &Project) -> Vec<Sign> {
    let flags = crate::aids::variants_on(project).into_iter().flat_map(|own| &own.document.flags);
    let mut signs: Vec<Sign> = flags
        .filter(|flag| !flag.icon.is_empty())
        .map(|flag| Sign { icon: flag.icon.clone(), count: None, says: flag.says.clone() })
        .collect();
    signs.sort();
    signs.dedup();
    signs
}
