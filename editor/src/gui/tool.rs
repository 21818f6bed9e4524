//! The tools: what the left button does on the map.

pub mod brush;
pub mod entry_area;
pub mod gun_site;
pub mod hex;
pub mod hexside;
pub mod question;
pub mod select;

use self::question::Question;
use rules::hexside::Layer;
use rules::map::{Ground, GunSiteKind, HexsideKind};

use super::keymap::Command;
use super::widget::Icon;

/// A tool. Its gesture lives in the file of its name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Tool {
    /// Looks: a click chooses a hex, a drag moves the map.
    #[default]
    Select,
    /// Paints the ground of hexes.
    Hex,
    /// Paints hexsides.
    Hexside,
    /// Paints entry areas.
    EntryArea,
    /// Places gun sites.
    GunSite,
    /// Asks the rules.
    Ask(Question),
}

impl Tool {
    /// Every tool, in the order the rail shows them.
    pub const ALL: [Self; 9] = [
        Self::Select,
        Self::Hex,
        Self::Hexside,
        Self::EntryArea,
        Self::GunSite,
        Self::Ask(Question::Sight),
        Self::Ask(Question::Zones),
        Self::Ask(Question::Moves),
        Self::Ask(Question::Odds),
    ];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Select => "gui-tool-select",
            Self::Hex => "gui-tool-hex",
            Self::Hexside => "gui-tool-hexside",
            Self::EntryArea => "gui-tool-entry-area",
            Self::GunSite => "gui-tool-gun-site",
            Self::Ask(question) => question.word(),
        }
    }

    /// The id of what it does in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Select => "gui-tool-select-about",
            Self::Hex => "gui-tool-hex-about",
            Self::Hexside => "gui-tool-hexside-about",
            Self::EntryArea => "gui-tool-entry-area-about",
            Self::GunSite => "gui-tool-gun-site-about",
            Self::Ask(question) => question.about(),
        }
    }

    /// Its icon.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Select => Icon::Select,
            Self::Hex => Icon::Hex,
            Self::Hexside => Icon::Hexside,
            Self::EntryArea => Icon::EntryArea,
            Self::GunSite => Icon::GunSite,
            Self::Ask(question) => question.icon(),
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

/// The tool in hand and how each one is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Toolbox {
    /// The tool in hand.
    pub tool: Tool,
    /// What the hex brush paints.
    pub ground: Ground,
    /// What the hexside brush paints; clear is the eraser.
    pub kind: HexsideKind,
    /// On which layers.
    pub coverage: Coverage,
    /// What the brush for entry areas does.
    pub entry_area: entry_area::Brush,
    /// What a click with the gun sites places; `None` is the eraser.
    pub gun_site: Option<GunSiteKind>,
}

impl Default for Toolbox {
    fn default() -> Self {
        Self {
            tool: Tool::Select,
            ground: Ground::Plaza,
            kind: HexsideKind::StoneWall,
            coverage: Coverage::Both,
            entry_area: entry_area::Brush::default(),
            gun_site: Some(GunSiteKind::Printed),
        }
    }
}

impl Toolbox {
    /// The eraser of the tool in hand; looking takes up the one for hexsides.
    pub const fn erase(&mut self) {
        match self.tool {
            Tool::Select | Tool::Hexside => {
                self.tool = Tool::Hexside;
                self.kind = HexsideKind::Clear;
            }
            Tool::Hex => self.ground = Ground::Outside,
            Tool::EntryArea => self.entry_area.erases = true,
            Tool::GunSite => self.gun_site = None,
            Tool::Ask(_) => {}
        }
    }

    /// Whether the tool in hand takes away.
    pub fn erases(self) -> bool {
        match self.tool {
            Tool::Select | Tool::Ask(_) => false,
            Tool::Hex => self.ground == Ground::Outside,
            Tool::Hexside => self.kind == HexsideKind::Clear,
            Tool::EntryArea => self.entry_area.erases,
            Tool::GunSite => self.gun_site.is_none(),
        }
    }
}
