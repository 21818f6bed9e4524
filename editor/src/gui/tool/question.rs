//! The tools that ask the rules and change nothing.

use crate::gui::widget::Icon;

/// What a tool asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Who sees whom.
    Sight,
    /// Whose zones of control lie where.
    Zones,
    /// How far a counter gets.
    Moves,
    /// What comes of an attack.
    Odds,
}

impl Question {
    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sight => "gui-tool-sight",
            Self::Zones => "gui-tool-zones",
            Self::Moves => "gui-tool-moves",
            Self::Odds => "gui-tool-odds",
        }
    }

    /// The id of what it does in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Sight => "gui-tool-sight-about",
            Self::Zones => "gui-tool-zones-about",
            Self::Moves => "gui-tool-moves-about",
            Self::Odds => "gui-tool-odds-about",
        }
    }

    /// Whether counters matter to it: lines of sight pass them by (R22).
    pub const fn has_counters(self) -> bool {
        !matches!(self, Self::Sight)
    }

    /// Its icon.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Sight => Icon::Sight,
            Self::Zones => Icon::Zones,
            Self::Moves => Icon::Moves,
            Self::Odds => Icon::Odds,
        }
    }
}
