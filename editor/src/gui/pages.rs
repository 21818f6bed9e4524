//! The pages at the right of the map, by name. What they show lies elsewhere: keys, help and the window all name them.

/// The pages at the right.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SidePage {
    /// The tool in hand; what lies in a hex while nothing is painted.
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
    /// What the scenario corrects on its map.
    Corrections,
    /// What is shown, locked and faint, and what judges the map.
    Layers,
    /// A game played by hand.
    Play,
    /// What the validator says.
    Problems,
    /// Find and replace.
    Find,
    /// What was done.
    History,
    /// The value of a figure with which a side wins as often as one wants.
    Balance,
}

impl SidePage {
    /// Every page.
    pub const ALL: [Self; 12] = [
        Self::Inspector,
        Self::Counters,
        Self::Rulebook,
        Self::Variants,
        Self::Corrections,
        Self::Scenario,
        Self::Layers,
        Self::Play,
        Self::Problems,
        Self::Find,
        Self::History,
        Self::Balance,
    ];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Inspector => "gui-side-inspector",
            Self::Counters => "gui-side-counters",
            Self::Rulebook => "gui-side-rulebook",
            Self::Variants => "gui-side-variants",
            Self::Corrections => "gui-side-corrections",
            Self::Scenario => "gui-side-scenario",
            Self::Layers => "gui-side-layers",
            Self::Play => "gui-side-play",
            Self::Problems => "gui-problems",
            Self::Find => "gui-find",
            Self::History => "gui-history",
            Self::Balance => "gui-side-balance",
        }
    }

    /// Whether it has fields to write in.
    pub(in crate::gui) const fn has_fields(self) -> bool {
        match self {
            Self::Inspector
            | Self::Corrections
            | Self::Scenario
            | Self::Layers
            | Self::Play
            | Self::Problems
            | Self::History => false,
            Self::Counters | Self::Rulebook | Self::Variants | Self::Find | Self::Balance => true,
        }
    }
}
