//! What is shown of the map, and what is lit up on it.

mod lights;

pub(super) use lights::Lights;

use rules::spot::Level;
use rules::words::Language;

use crate::gui::ply::{Plies, Ply};
use crate::gui::theme::Mode;
use crate::picture::{self, Layer, Layers, Opacities, RegionSet, View};

/// Which layers are shown, and how strong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    hidden: Plies,
    opacity: Opacities,
}

impl Default for Shown {
    /// The map with all that is printed on it, unjudged; no regions, which are not printed.
    fn default() -> Self {
        let hidden = [Ply::Regions, Ply::Provenance, Ply::Corrections];
        let hidden = hidden.into_iter().fold(Plies::NONE, |hidden, ply| hidden.with(ply, true));
        Self { hidden, opacity: Opacities::FULL }
    }
}

impl Shown {
    /// The faintest a layer can be, in percent: what is fainter is better hidden.
    pub const FAINTEST: u8 = 10;

    /// Whether a layer is shown.
    pub const fn has(self, ply: Ply) -> bool {
        !self.hidden.has(ply)
    }

    /// The same with a layer shown, or hidden.
    #[must_use]
    pub const fn with(self, ply: Ply, shown: bool) -> Self {
        Self { hidden: self.hidden.with(ply, !shown), ..self }
    }

    /// How strong a layer is, in percent.
    pub fn strength(self, ply: Ply) -> u8 {
        ply.layers().first().map_or(100, |layer| self.opacity.of(*layer))
    }

    /// The same with a layer as strong as this, in percent.
    #[must_use]
    pub fn at_strength(self, ply: Ply, percent: u8) -> Self {
        let percent = percent.clamp(Self::FAINTEST, 100);
        let opacity = ply.layers().iter().fold(self.opacity, |opacity, layer| opacity.with(*layer, percent));
        Self { opacity, ..self }
    }

    /// Whether names of any kind are shown: of places, or of rooms.
    pub const fn has_names(self) -> bool {
        self.has(Ply::Names) || self.has(Ply::Rooms)
    }

    /// The same with names of both kinds shown, or hidden.
    #[must_use]
    pub const fn with_names(self, shown: bool) -> Self {
        self.with(Ply::Names, shown).with(Ply::Rooms, shown)
    }
}

/// How the window shows a map: without title and legend, which belong to the printed sheet.
pub fn view(level: Level, language: Language, mode: Mode, shown: Shown) -> View {
    let theme = match mode {
        Mode::Light => picture::Theme::Light,
        Mode::Dark => picture::Theme::Dark,
    };
    let hidden = shown.hidden.iter().flat_map(Ply::layers);
    let layers = hidden.fold(Layers::ALL.without(Layer::Surround), |layers, hidden| layers.without(*hidden));
    let provenance = shown.has(Ply::Provenance);
    let regions = if shown.has(Ply::Regions) { RegionSet::ALL } else { RegionSet::NONE };
    View { level, theme, language, layers, opacity: shown.opacity, provenance, regions }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hiding_and_showing_again_changes_nothing_else() {
        let faint = Shown::default().at_strength(Ply::Ground, 40);
        for ply in Ply::ALL {
            let (on, off) = (faint.with(ply, true), faint.with(ply, false));
            assert!(on.has(ply) && !off.has(ply), "{ply:?}");
            assert_eq!(off.with(ply, true), on, "{ply:?}");
            let view = |shown| view(Level::Ground, Language::English, Mode::Light, shown);
            for layer in ply.layers() {
                assert!(view(on).layers.has(*layer) && !view(off).layers.has(*layer), "{ply:?}");
            }
            let others = Ply::ALL.into_iter().filter(|other| *other != ply);
            assert!(others.clone().all(|other| off.has(other) == faint.has(other)), "{ply:?}");
            assert!(others.into_iter().all(|other| off.strength(other) == faint.strength(other)), "{ply:?}");
        }
    }

    #[test]
    fn no_layer_gets_fainter_than_can_be_seen() {
        let shown = Shown::default().at_strength(Ply::Hexsides, 0);
        assert_eq!(shown.strength(Ply::Hexsides), Shown::FAINTEST);
        assert_eq!(shown.at_strength(Ply::Hexsides, 200), Shown::default());
        // What is painted nowhere is as strong as ever.
        assert_eq!(shown.at_strength(Ply::Corrections, 50), shown);
    }
}
