//! The maps of a booklet, one for each level: drawn once, shown in cut-outs.

use rules::project::Project;
use rules::spot::Level;
use rules::words::Language;

use super::low_ink;
use crate::picture::geometry::Rect;
use crate::picture::layout::ACROSS;
use crate::picture::shape::{Layer, Shape};
use crate::picture::{self, Layers, Picture, View, svg};

/// A map as it is printed, without counters.
#[derive(Debug, Clone, PartialEq)]
pub struct Map {
    /// The level shown in full strength.
    pub level: Level,
    /// The picture, in units of the map; the centre of hex 0101 is its origin.
    pub picture: Picture,
    /// Its title and legend, for the key.
    pub(super) surround: Vec<Shape>,
    /// The rectangle around map, title and legend.
    pub(super) with_surround: Rect,
}

impl Map {
    pub(super) fn new(project: &Project, level: Level, language: Language, saves_ink: bool) -> Self {
        let layers = Layers::ALL.without(Layer::Counters);
        let view = View { level, language, layers, ..View::default() };
        let whole = picture::map(&project.map, &view);
        let bare = View { layers: layers.without(Layer::Surround), ..view };
        let mut own = picture::map(&project.map, &bare);
        let mut surround: Vec<_> = whole.layer(Layer::Surround).to_vec();
        if saves_ink {
            own.shapes = low_ink::map(own.shapes);
            surround = low_ink::map(surround);
        }
        Self { level, picture: own, surround, with_surround: whole.bounds }
    }

    /// The map as SVG text, a unit of it to a unit.
    pub(super) fn drawn(&self) -> String {
        svg(&self.picture, ACROSS)
    }

    /// The id of the name of its level.
    pub(super) const fn word(&self) -> &'static str {
        match self.level {
            Level::Ground => "picture-level-ground",
            Level::In => "picture-level-in",
            Level::Roof => "picture-level-roof",
        }
    }
}
