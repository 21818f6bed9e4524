//! The names of the side pages. Their contents are defined elsewhere: keys, help and the window all refer to these
//! names.

/// A page of the side panel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SidePage {
    /// The tool in hand, or the contents of a hex while no painting tool is.
    #[default]
    Inspector,
    /// The counter mix.
    Counters,
    /// The rulebook.
    Rulebook,
    /// Set-up and plot.
    Scenario,
    /// The variants that are switched on, and their rules.
    Variants,
    /// The corrections that the scenario applies to its map.
    Corrections,
    /// The layers: shown, locked, faded, and those that judge the map.
    Layers,
    /// A game played by hand.
    Play,
    /// The findings of the validator.
    Problems,
    /// Find and replace.
    Find,
    /// The edits made so far.
    History,
    /// The search for the value of a figure at which a side wins as often as desired.
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

    /// Whether it has text fields.
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
