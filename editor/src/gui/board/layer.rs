//! Which layers of the map are shown, and what is highlighted on it.

mod hover;

pub(super) use hover::Hover;

use rules::spot::Level;
use rules::words::Language;

use crate::gui::designer_layer::{DesignerLayer, DesignerLayers};
use crate::gui::theme::Mode;
use crate::picture::{self, Layer, Layers, Opacities, RegionSet, View};

/// The layers shown, and their opacity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LayersShown {
    hidden: DesignerLayers,
    opacity: Opacities,
}

impl Default for LayersShown {
    /// Shows everything that is printed on the map: no regions, origins or corrections.
    fn default() -> Self {
        let hidden = [DesignerLayer::Regions, DesignerLayer::Provenance, DesignerLayer::Corrections];
        let hidden =
            hidden.into_iter().fold(DesignerLayers::NONE, |hidden, designer_layer| hidden.with(designer_layer, true));
        Self { hidden, opacity: Opacities::FULL }
    }
}

impl LayersShown {
    /// The least opacity of a layer, in percent: a fainter one is better hidden.
    pub const FAINTEST: u8 = 10;

    /// Whether a layer is shown.
    pub const fn has(self, designer_layer: DesignerLayer) -> bool {
        !self.hidden.has(designer_layer)
    }

    /// Returns this with a layer shown or hidden.
    #[must_use]
    pub const fn with(self, designer_layer: DesignerLayer, shown: bool) -> Self {
        Self { hidden: self.hidden.with(designer_layer, !shown), ..self }
    }

    /// Returns the opacity of a layer, in percent.
    pub fn strength(self, designer_layer: DesignerLayer) -> u8 {
        designer_layer.layers().first().map_or(100, |layer| self.opacity.percent(*layer))
    }

    /// Returns this with the opacity of a layer set, in percent.
    #[must_use]
    pub fn at_strength(self, designer_layer: DesignerLayer, percent: u8) -> Self {
        let percent = percent.clamp(Self::FAINTEST, 100);
        let opacity = designer_layer.layers().iter().fold(self.opacity, |opacity, layer| opacity.with(*layer, percent));
        Self { opacity, ..self }
    }

    /// Whether names of any kind are shown: those of places, or those of rooms.
    pub const fn has_names(self) -> bool {
        self.has(DesignerLayer::Names) || self.has(DesignerLayer::Rooms)
    }

    /// Returns this with the names of both kinds shown or hidden.
    #[must_use]
    pub const fn with_names(self, shown: bool) -> Self {
        self.with(DesignerLayer::Names, shown).with(DesignerLayer::Rooms, shown)
    }
}

/// Returns the view of a map in the window: without title and legend, which belong to the printed sheet.
pub fn view(level: Level, language: Language, mode: Mode, shown: LayersShown) -> View {
    let theme = match mode {
        Mode::Light => picture::Theme::Light,
        Mode::Dark => picture::Theme::Dark,
    };
    let hidden = shown.hidden.iter().flat_map(DesignerLayer::layers);
    let layers = hidden.fold(Layers::ALL.without(Layer::Surround), |layers, hidden| layers.without(*hidden));
    let provenance = shown.has(DesignerLayer::Provenance);
    let regions = if shown.has(DesignerLayer::Regions) { RegionSet::ALL } else { RegionSet::NONE };
    View { level, theme, language, layers, opacity: shown.opacity, provenance, regions, ..View::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hiding_and_showing_again_changes_nothing_else() {
        let faint = LayersShown::default().at_strength(DesignerLayer::Ground, 40);
        for designer_layer in DesignerLayer::ALL {
            let (on, off) = (faint.with(designer_layer, true), faint.with(designer_layer, false));
            assert!(on.has(designer_layer) && !off.has(designer_layer), "{designer_layer:?}");
            assert_eq!(off.with(designer_layer, true), on, "{designer_layer:?}");
            let view = |shown| view(Level::Ground, Language::English, Mode::Light, shown);
            for layer in designer_layer.layers() {
                assert!(view(on).layers.has(*layer) && !view(off).layers.has(*layer), "{designer_layer:?}");
            }
            let others = DesignerLayer::ALL.into_iter().filter(|other| *other != designer_layer);
            assert!(others.clone().all(|other| off.has(other) == faint.has(other)), "{designer_layer:?}");
            assert!(others.into_iter().all(|other| off.strength(other) == faint.strength(other)), "{designer_layer:?}");
        }
    }

    #[test]
    fn no_layer_gets_fainter_than_can_be_seen() {
        let shown = LayersShown::default().at_strength(DesignerLayer::Hexsides, 0);
        assert_eq!(shown.strength(DesignerLayer::Hexsides), LayersShown::FAINTEST);
        assert_eq!(shown.at_strength(DesignerLayer::Hexsides, 200), LayersShown::default());
        // A layer that is painted nowhere keeps its opacity.
        assert_eq!(shown.at_strength(DesignerLayer::Corrections, 50), shown);
    }
}
