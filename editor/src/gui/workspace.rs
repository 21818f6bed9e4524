//! The workspaces of the window: drawing, setting up, changing rules, playing. Each has its own tools and pages.

use super::pages::SidePage;
use super::tool::{Tool, ToolGroup};

/// A workspace: an activity with its tools and pages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Workspace {
    /// Drawing the map.
    #[default]
    Draw,
    /// Setting up counters and the plot.
    SetUp,
    /// Rulebook, variants and corrections.
    Rules,
    /// Playing a game.
    Play,
}

impl Workspace {
    /// All workspaces, in the order of the window's head.
    pub const ALL: [Self; 4] = [Self::Draw, Self::SetUp, Self::Rules, Self::Play];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Draw => "gui-workspace-draw",
            Self::SetUp => "gui-workspace-set-up",
            Self::Rules => "gui-workspace-rules",
            Self::Play => "gui-workspace-play",
        }
    }

    /// The id of its description in the string files.
    pub(super) const fn about(self) -> &'static str {
        match self {
            Self::Draw => "gui-workspace-draw-about",
            Self::SetUp => "gui-workspace-set-up-about",
            Self::Rules => "gui-workspace-rules-about",
            Self::Play => "gui-workspace-play-about",
        }
    }

    /// Its pages, in the order of their tabs. The first one is shown when the workspace is opened for the first time.
    pub const fn sides(self) -> &'static [SidePage] {
        match self {
            Self::Draw => &[SidePage::Inspector, SidePage::Layers],
            Self::SetUp => &[SidePage::Scenario, SidePage::Counters, SidePage::Inspector],
            Self::Rules => &[SidePage::Rulebook, SidePage::Variants, SidePage::Corrections, SidePage::Inspector],
            Self::Play => &[SidePage::Play, SidePage::Inspector],
        }
    }

    /// Its groups of tools.
    pub const fn groups(self) -> &'static [ToolGroup] {
        match self {
            Self::Draw => &[ToolGroup::Look, ToolGroup::Ground, ToolGroup::Walls, ToolGroup::Areas, ToolGroup::Ask],
            Self::SetUp => &[ToolGroup::Look, ToolGroup::Counters, ToolGroup::Ask],
            Self::Rules | Self::Play => &[ToolGroup::Look, ToolGroup::Ask],
        }
    }

    /// Whether a tool belongs to it.
    pub fn has(self, tool: Tool) -> bool {
        self.groups().contains(&tool.entry().group)
    }
}

impl SidePage {
    /// Whether the page belongs to a workspace.
    pub(super) fn is_of(self, workspace: Workspace) -> bool {
        workspace.sides().contains(&self)
    }

    /// The workspace the page belongs to; `None` for a page that belongs to all of them.
    pub(super) fn workspace(self) -> Option<Workspace> {
        match self {
            Self::Inspector | Self::Problems | Self::Find | Self::History | Self::Balance => None,
            _ => Workspace::ALL.into_iter().find(|workspace| self.is_of(*workspace)),
        }
    }
}
