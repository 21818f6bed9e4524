//! The tables of a rulebook, and the names of their columns.

use rules::rulebook::Rulebook;

/// A table of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulebookChart {
    /// The terrain effects chart (5.7).
    Terrain,
    /// The rows of the combat table (8.3).
    Rows,
    /// The results of its dice (8.8).
    Dice,
    /// Casualties that end the game (16.2).
    Withdrawal,
    /// Victory levels (16.5).
    Victory,
    /// The continued siege (16.7).
    Siege,
}

impl RulebookChart {
    /// Its list in the rulebook, as named by findings.
    pub const fn list(self) -> &'static str {
        match self {
            Self::Terrain => "terrain",
            Self::Rows => "combat_rows",
            Self::Dice => "combat_results",
            Self::Withdrawal => "withdrawal",
            Self::Victory => "victory",
            Self::Siege => "siege",
        }
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Terrain => "rulebook-table-terrain",
            Self::Rows => "rulebook-table-rows",
            Self::Dice => "rulebook-table-dice",
            Self::Withdrawal => "rulebook-table-withdrawal",
            Self::Victory => "rulebook-table-victory",
            Self::Siege => "rulebook-table-siege",
        }
    }

    /// The id of the explanation of its cells, if they need one.
    pub const fn about(self) -> Option<&'static str> {
        match self {
            Self::Rows => Some("rulebook-about-rows"),
            Self::Dice => Some("rulebook-about-dice"),
            Self::Terrain | Self::Withdrawal | Self::Victory | Self::Siege => None,
        }
    }

    /// The figure that moves all its lines together, if there is one.
    pub const fn figure(self) -> Option<&'static str> {
        match self {
            Self::Withdrawal => Some("withdrawal.threshold"),
            Self::Victory => Some("vp.level_bounds"),
            Self::Terrain | Self::Rows | Self::Dice | Self::Siege => None,
        }
    }

    /// The ids of the names of its first columns; the remaining columns of the combat table are named by strengths.
    pub const fn heads(self) -> &'static [&'static str] {
        match self {
            Self::Terrain => &[
                "rulebook-head-kind",
                "rulebook-head-cost",
                "rulebook-head-battery",
                "rulebook-head-zoc",
                "rulebook-head-height",
                "rulebook-head-melee",
                "rulebook-head-row",
            ],
            Self::Rows => &["rulebook-head-row"],
            Self::Dice => &["rulebook-head-die"],
            Self::Withdrawal => &["rulebook-head-turn", "rulebook-head-casualties"],
            Self::Victory => &["rulebook-head-points", "rulebook-head-winner", "rulebook-head-degree"],
            Self::Siege => &["rulebook-head-rolls", "rulebook-head-en", "rulebook-head-fr"],
        }
    }

    /// The heading of a column after the named ones. Columns of the dice are named by the strengths in the first row of
    /// the combat table that use them.
    pub fn head(self, rulebook: &Rulebook, column: usize) -> String {
        let printed = || rulebook.combat_rows.first()?.strengths.get(column.checked_sub(1)?);
        match self {
            Self::Dice => printed().map(ToString::to_string).unwrap_or_default(),
            Self::Rows | Self::Terrain | Self::Withdrawal | Self::Victory | Self::Siege => String::new(),
        }
    }
}
