//! What is shown of a map, and how.

use rules::spot::Level;
use rules::words::Language;

use super::palette::Theme;
use super::shape::{Layer, Layers};

/// What is shown of a map, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// The level shown in full strength: open ground, rooms, or roofs and platforms.
    pub level: Level,
    /// Light or dimmed paper.
    pub theme: Theme,
    /// Language of names and legend.
    pub language: Language,
    /// The layers drawn.
    pub layers: Layers,
    /// How strong each of them is painted.
    pub opacity: Opacities,
    /// Whether it is marked where everything comes from: from the published texts or from a reconstruction.
    pub provenance: bool,
}

impl Default for View {
    fn default() -> Self {
        Self {
            level: Level::Ground,
            theme: Theme::default(),
            language: Language::default(),
            layers: Layers::ALL,
            opacity: Opacities::FULL,
            provenance: false,
        }
    }
}

/// How strong layers are painted, in percent.
///
/// A faint layer is faint as a whole, as if it were on a film: what lies one above the other on it does not show through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opacities([u8; Layer::ALL.len()]);

impl Opacities {
    /// Every layer in full strength.
    pub const FULL: Self = Self([100; Layer::ALL.len()]);

    /// How strong a layer is, in percent.
    #[must_use]
    pub const fn of(self, layer: Layer) -> u8 {
        self.0[layer as usize]
    }

    /// How strong a layer is: 1 is in full strength.
    #[must_use]
    pub fn share(self, layer: Layer) -> f32 {
        f32::from(self.of(layer)) / 100.0
    }

    /// Whether a layer is painted in full strength.
    #[must_use]
    pub const fn is_full(self, layer: Layer) -> bool {
        self.of(layer) >= 100
    }

    /// The same with one layer as strong as this, in percent.
    #[must_use]
    pub const fn with(mut self, layer: Layer, percent: u8) -> Self {
        self.0[layer as usize] = if percent > 100 { 100 } else { percent };
        self
    }
}
