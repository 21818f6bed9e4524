//! The phases of a game (4.0).

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// A phase: a step of the set-up, in the order of 2.0, or one of the eleven phases of a Game-Turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The Texan side places the batteries.
    #[default]
    SetUpGuns,
    /// The Mexican side plots where its columns enter.
    Plot,
    /// The Texan side places its units and leaders.
    SetUpTexans,
    /// The Mexican side places columns 1 to 4.
    SetUpMexicans,
    /// Phase 1: pieces on the Replacement Track advance and may enter.
    Replacement,
    /// Phase 2: a committed Reserve is placed.
    ReservePlacement,
    /// Phase 3: the garrison moves.
    TexanMovement,
    /// Phase 4: the garrison attacks.
    TexanCombat,
    /// Phase 5: the garrison rallies.
    TexanRally,
    /// Phase 6: the Reserve may be committed.
    ReserveCommitment,
    /// Phase 7: the attackers move.
    MexicanMovement,
    /// Phase 8: the attackers attack.
    MexicanCombat,
    /// Phase 9: the attackers rally.
    MexicanRally,
    /// Phase 10: the attackers' losses are compared with the withdrawal figures.
    Withdrawal,
    /// Phase 11: the turn marker advances.
    TurnEnd,
}

impl Phase {
    /// The number of phases.
    pub(super) const COUNT: usize = Self::TurnEnd as usize + 1;

    /// All phases, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::successors(Some(Self::default()), |phase| (*phase != Self::TurnEnd).then(|| phase.next()))
    }

    /// The next phase; after the last, the first of the next turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::SetUpGuns => Self::Plot,
            Self::Plot => Self::SetUpTexans,
            Self::SetUpTexans => Self::SetUpMexicans,
            Self::SetUpMexicans | Self::TurnEnd => Self::Replacement,
            Self::Replacement => Self::ReservePlacement,
            Self::ReservePlacement => Self::TexanMovement,
            Self::TexanMovement => Self::TexanCombat,
            Self::TexanCombat => Self::TexanRally,
            Self::TexanRally => Self::ReserveCommitment,
            Self::ReserveCommitment => Self::MexicanMovement,
            Self::MexicanMovement => Self::MexicanCombat,
            Self::MexicanCombat => Self::MexicanRally,
            Self::MexicanRally => Self::Withdrawal,
            Self::Withdrawal => Self::TurnEnd,
        }
    }

    /// The name used in cases, logs and accounts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::SetUpGuns => "set_up_guns",
            Self::Plot => "plot",
            Self::SetUpTexans => "set_up_texans",
            Self::SetUpMexicans => "set_up_mexicans",
            Self::Replacement => "replacement",
            Self::ReservePlacement => "reserve_placement",
            Self::TexanMovement => "texan_movement",
            Self::TexanCombat => "texan_combat",
            Self::TexanRally => "texan_rally",
            Self::ReserveCommitment => "reserve_commitment",
            Self::MexicanMovement => "mexican_movement",
            Self::MexicanCombat => "mexican_combat",
            Self::MexicanRally => "mexican_rally",
            Self::Withdrawal => "withdrawal",
            Self::TurnEnd => "turn_end",
        }
    }

    /// The side that decides in the phase; `None` if the phase runs automatically.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::SetUpGuns | Self::SetUpTexans | Self::TexanMovement | Self::TexanCombat => Some(Side::Texan),
            Self::Plot
            | Self::SetUpMexicans
            | Self::Replacement
            | Self::ReservePlacement
            | Self::ReserveCommitment
            | Self::MexicanMovement
            | Self::MexicanCombat => Some(Side::Mexican),
            Self::TexanRally | Self::MexicanRally | Self::Withdrawal | Self::TurnEnd => None,
        }
    }

    /// The Combat Phase of a side.
    #[must_use]
    pub const fn combat(side: Side) -> Self {
        match side {
            Side::Texan => Self::TexanCombat,
            Side::Mexican => Self::MexicanCombat,
        }
    }

    /// Whether units of a side move in the phase.
    #[must_use]
    pub const fn is_movement(self) -> bool {
        matches!(self, Self::TexanMovement | Self::MexicanMovement)
    }

    /// Whether units of a side attack in the phase.
    #[must_use]
    pub const fn is_combat(self) -> bool {
        matches!(self, Self::TexanCombat | Self::MexicanCombat)
    }

    /// Whether the phase is part of set-up, before the first turn.
    #[must_use]
    pub const fn is_setup(self) -> bool {
        matches!(self, Self::SetUpGuns | Self::Plot | Self::SetUpTexans | Self::SetUpMexicans)
    }
}
