//! The groups of tools, by their purpose in designing a map and its game.

use super::{TOOLS, Tool};

/// A group of tools that belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToolGroup {
    /// Selecting and inspecting.
    Look,
    /// Ground and buildings.
    Ground,
    /// Hexsides.
    Walls,
    /// Areas, places and names.
    Areas,
    /// Counters.
    Counters,
    /// Asking the rules, and measuring.
    Ask,
}

impl ToolGroup {
    /// Every group, in the order of the design work.
    pub const ALL: [Self; 6] = [Self::Look, Self::Ground, Self::Walls, Self::Areas, Self::Counters, Self::Ask];

    /// Returns the id of its name in the string files.
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

    /// Returns its tools, in the order of the table.
    pub fn tools(self) -> impl Iterator<Item = Tool> {
        TOOLS.iter().filter(move |own| own.group == self).map(|own| own.tool)
    }
}
