//! The groups of tools, by their purpose in designing a map and its game.

use super::{TOOLS, Tool};

/// Tools that belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToolGroup {
    /// Look at what is there and take hold of it.
    Look,
    /// Ground and buildings.
    Ground,
    /// Hexsides.
    Walls,
    /// Areas, places and names.
    Areas,
    /// Counters.
    Counters,
    /// Ask the rules and measure.
    Ask,
}

impl ToolGroup {
    /// Every group, in the order of the work.
    pub const ALL: [Self; 6] = [Self::Look, Self::Ground, Self::Walls, Self::Areas, Self::Counters, Self::Ask];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Look => "gui-tools-look",
            Self::Ground => "gui-tools-ground",
            Self::Walls => "gui-tools-walls",
            Self::Areas => "gui-tools-areas",
            Self::Counters => "gui-tools-counters",
            Self::Ask => "gui-tools-ask",
        }
    }

    /// Its tools, in the order of the table.
    pub fn tools(self) -> impl Iterator<Item = Tool> {
        TOOLS.iter().filter(move |own| own.group == self).map(|own| own.tool)
    }
}
