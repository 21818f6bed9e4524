//! The tools: what the left button does on the map.

pub mod hexside;
pub mod select;

use rules::hexside::Layer;
use rules::map::HexsideKind;

use super::keymap::Command;
use super::widget::Icon;

/// A tool. Its gesture lives in the file of its name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Tool {
    /// Looks: a click chooses a hex, a drag moves the map.
    #[default]
    Select,
    /// Paints hexsides.
    Hexside,
}

impl Tool {
    /// Every tool, in the order the rail shows them.
    pub const ALL: [Self; 2] = [Self::Select, Self::Hexside];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Select => "gui-tool-select",
            Self::Hexside => "gui-tool-hexside",
        }
    }

    /// The id of what it does in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Select => "gui-tool-select-about",
            Self::Hexside => "gui-tool-hexside-about",
        }
    }

    /// Its icon.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Select => Icon::Select,
            Self::Hexside => Icon::Hexside,
        }
    }

    /// The command that picks it.
    pub const fn command(self) -> Command {
        Command::Tool(self)
    }
}

/// Which layers a brush paints.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Coverage {
    /// What units on level 1 meet.
    Ground,
    /// What units going to, from or along level 2 meet.
    Upper,
    /// Both.
    #[default]
    Both,
}

impl Coverage {
    /// Every choice, in the order the panel shows them.
    pub const ALL: [Self; 3] = [Self::Ground, Self::Upper, Self::Both];

    /// The layers.
    pub const fn layers(self) -> &'static [Layer] {
        match self {
            Self::Ground => &[Layer::Ground],
            Self::Upper => &[Layer::Upper],
            Self::Both => &Layer::ALL,
        }
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground",
            Self::Upper => "gui-layer-upper",
            Self::Both => "gui-layer-both",
        }
    }

    /// The id of what it means in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground-about",
            Self::Upper => "gui-layer-upper-about",
            Self::Both => "gui-layer-both-about",
        }
    }
}

/// The tool in hand and how it is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Toolbox {
    /// The tool in hand.
    pub tool: Tool,
    /// What the hexside brush paints; clear is the eraser.
    pub kind: HexsideKind,
    /// On which layers.
    pub coverage: Coverage,
}

impl Default for Toolbox {
    fn default() -> Self {
        Self { tool: Tool::Select, kind: HexsideKind::StoneWall, coverage: Coverage::Both }
    }
}
