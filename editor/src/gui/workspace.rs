//! The workspaces of the window: drawing, setting up, changing rules, playing. Each has its own tools and pages.

use super::pages::Side;
use super::tool::{Group, Tool};

/// What one is about.
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
    /// Every one, in the order of the head of the window.
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

    /// The id of the sentence that says what is done in it.
    pub(super) const fn about(self) -> &'static str {
        match self {
            Self::Draw => "gui-workspace-draw-about",
            Self::SetUp => "gui-workspace-set-up-about",
            Self::Rules => "gui-workspace-rules-about",
            Self::Play => "gui-workspace-play-about",
        }
    }

    /// Its pages, in the order of their tabs. The first one is open when one comes for the first time.
    pub const fn sides(self) -> &'static [Side] {
        match self {
            Self::Draw => &[Side::Inspector, Side::Layers],
            Self::SetUp => &[Side::Scenario, Side::Counters, Side::Inspector],
            Self::Rules => &[Side::Rulebook, Side::Variants, Side::Corrections, Side::Inspector],
            Self::Play => &[Side::Play, Side::Inspector],
        }
    }

    /// The groups of tools in it.
    pub const fn groups(self) -> &'static [Group] {
        match self {
            Self::Draw => &[Group::Look, Group::Ground, Group::Walls, Group::Areas, Group::Ask],
            Self::SetUp => &[Group::Look, Group::Counters, Group::Ask],
            Self::Rules | Self::Play => &[Group::Look, Group::Ask],
        }
    }

    /// Whether a tool is one of its own.
    pub fn has(self, tool: Tool) -> bool {
        self.groups().contains(&tool.entry().group)
    }
}

impl Side {
    /// Whether it is one of the pages of a workspace.
    pub(super) fn is_of(self, workspace: Workspace) -> bool {
        workspace.sides().contains(&self)
    }

    /// The workspace to turn to for it; `None` for a page that belongs to all of them.
    pub(super) fn workspace(self) -> Option<Workspace> {
        match self {
            Self::Inspector | Self::Problems | Self::Find | Self::History | Self::Balance => None,
            _ => Workspace::ALL.into_iter().find(|workspace| self.is_of(*workspace)),
        }
    }
}
