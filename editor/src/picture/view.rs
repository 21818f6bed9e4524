//! What is shown of a map, and how.

use rules::spot::Level;
use rules::words::Language;

use super::palette::Theme;
use super::shape::Layers;

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
}

impl Default for View {
    fn default() -> Self {
        Self { level: Level::Ground, theme: Theme::default(), language: Language::default(), layers: Layers::ALL }
    }
}
