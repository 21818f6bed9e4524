//! What is shown of the map, and what is lit up on it.

mod lights;

pub(super) use lights::Lights;

use rules::spot::Level;
use rules::words::Language;

use crate::gui::theme::Mode;
use crate::picture::{self, Layer, Layers, View};

/// What is shown besides the map itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The numbers of the hexes.
    pub numbers: bool,
    /// The names of places and rooms.
    pub names: bool,
    /// The counters where the scenario sets them up.
    pub counters: bool,
}

impl Default for Shown {
    fn default() -> Self {
        Self { numbers: true, names: true, counters: true }
    }
}

/// How the window shows a map: everything that is switched on but title and legend, which belong to the printed sheet.
pub fn view(level: Level, language: Language, mode: Mode, shown: Shown) -> View {
    let theme = match mode {
        Mode::Light => picture::Theme::Light,
        Mode::Dark => picture::Theme::Dark,
    };
    let hidden = [
        (shown.numbers, Layer::Numbers),
        (shown.names, Layer::Rooms),
        (shown.names, Layer::Labels),
        (shown.counters, Layer::Counters),
    ];
    let layers = hidden
        .into_iter()
        .filter(|(shown, _)| !shown)
        .fold(Layers::ALL.without(Layer::Surround), |layers, (_, hidden)| layers.without(hidden));
    View { level, theme, language, layers }
}
