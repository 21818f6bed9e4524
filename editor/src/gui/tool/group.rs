//! What tools are for, as somebody thinks who designs a map and its game.

use super::{TOOLS, Tool};

/// What a tool is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// To look at the map, choose parts of it and hold it against a printed one.
    Look,
    /// To paint ground, hexsides and names.
    Paint,
    /// To build houses: rooms, platforms, what leads in and out.
    Build,
    /// To prepare the game: where guns, columns and counters stand and come from.
    SetUp,
    /// To measure and to ask the rules.
    Ask,
}

impl Group {
    /// Every group, in the order of the work.
    pub const ALL: [Self; 5] = [Self::Look, Self::Paint, Self::Build, Self::SetUp, Self::Ask];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Look => "gui-tools-look",
            Self::Paint => "gui-tools-paint",
            Self::Build => "gui-tools-build",
            Self::SetUp => "gui-tools-set-up",
            Self::Ask => "gui-tools-ask",
        }
    }

    /// Its tools, in the order of the table.
    pub fn tools(self) -> impl Iterator<Item = Tool> {
        TOOLS.iter().filter(move |own| own.group == self).map(|own| own.tool)
    }
}
