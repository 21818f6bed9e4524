//! The names of the side pages. Their contents are defined elsewhere: keys, help and the window all refer to these
//! names.

use std::path::Path;

use crate::files::DocumentKind;

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

    /// Returns the page of the part of a scenario that a file has the name of; `None` for any other file.
    pub fn of_file(file: &Path) -> Option<Self> {
        let name = file.file_name()?.to_str()?;
        let pages = [
            (DocumentKind::Counters, Self::Counters),
            (DocumentKind::Rulebook, Self::Rulebook),
            (DocumentKind::Variant, Self::Variants),
            (DocumentKind::Correction, Self::Corrections),
        ];
        let is_of = |kind: DocumentKind| name.strip_suffix(kind.extension()).is_some_and(|stem| stem.ends_with('.'));
        pages.into_iter().find(|(kind, _)| is_of(*kind)).map(|(_, page)| page)
    }

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
