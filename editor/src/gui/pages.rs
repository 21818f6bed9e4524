//! The pages beside and below the map, by name. What they show lies elsewhere: keys, help and the window all name them.

use super::theme;

/// The pages at the right.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Side {
    /// What lies in a hex.
    #[default]
    Inspector,
    /// The counter mix.
    Counters,
    /// The rulebook.
    Rulebook,
    /// Set-up and plot.
    Scenario,
    /// Rules that are switched on, and what they say.
    Variants,
    /// What is shown, locked and faint, and what judges the map.
    Layers,
    /// A game played by hand.
    Play,
}

impl Side {
    /// Every page, in the order of their riders.
    pub const ALL: [Self; 7] =
        [Self::Inspector, Self::Counters, Self::Rulebook, Self::Variants, Self::Scenario, Self::Layers, Self::Play];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Inspector => "gui-side-inspector",
            Self::Counters => "gui-side-counters",
            Self::Rulebook => "gui-side-rulebook",
            Self::Variants => "gui-side-variants",
            Self::Scenario => "gui-side-scenario",
            Self::Layers => "gui-side-layers",
            Self::Play => "gui-side-play",
        }
    }

    /// Whether it has fields to write in.
    pub(in crate::gui) const fn has_fields(self) -> bool {
        match self {
            Self::Inspector | Self::Scenario | Self::Layers | Self::Play => false,
            Self::Counters | Self::Rulebook | Self::Variants => true,
        }
    }

    /// How wide it is, in px.
    pub(in crate::gui) const fn width(self) -> f32 {
        match self {
            Self::Inspector | Self::Scenario | Self::Layers | Self::Play => theme::INSPECTOR,
            Self::Counters | Self::Rulebook => theme::WIDE,
            Self::Variants => theme::WIDEST,
        }
    }
}

/// The pages of the dock.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Dock {
    /// What the validator says.
    #[default]
    Problems,
    /// Who wins.
    Playtest,
    /// Find and replace.
    Find,
    /// What was done.
    History,
}
