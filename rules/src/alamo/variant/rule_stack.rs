//! A stack of suspended rules: where each goes on once the decision or roll above it is settled.

use serde::Serialize;

use super::Roles;
use crate::board::SpotId;

/// The most frames that can wait for one another. A rule never starts inside a chain it has started itself, so real
/// chains are a few deep; whatever would be laid on top of so many is left out, and that is told.
pub const MOST_FRAMES: usize = 20;

/// Where a rule goes on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Frame {
    /// What is to be done.
    pub task: Task,
    /// What it speaks of.
    pub roles: Roles,
}

/// What is to be done when a frame's turn comes. Numbers are those of the game's program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Task {
    /// Nothing: it is over.
    #[default]
    Over,
    /// Go on with the rules of a list.
    Rules {
        /// The list.
        list: u16,
        /// The next rule of it.
        next: u16,
    },
    /// Ask a player whether he uses a rule.
    Ask {
        /// The rule.
        rule: u16,
    },
    /// Go on with the effects of a block.
    Effects {
        /// The rule it belongs to.
        rule: u16,
        /// The block.
        block: u16,
        /// The next effect of it.
        next: u16,
    },
    /// Use the roll on a table.
    Throw {
        /// The rule it belongs to.
        rule: u16,
        /// The table.
        table: u16,
    },
    /// Do something with one of the things a query finds, drawn at random.
    Random {
        /// The rule it belongs to.
        rule: u16,
        /// The query.
        query: u16,
        /// What is done.
        block: u16,
    },
    /// Let a player choose.
    Choose {
        /// The rule it belongs to.
        rule: u16,
        /// The choice.
        choice: u16,
        /// How many he has chosen.
        chosen: u8,
    },
    /// Walk the unit on to a spot.
    March {
        /// The rule it belongs to.
        rule: u16,
        /// The spot.
        goal: SpotId,
    },
}

impl Task {
    /// The rule it belongs to.
    #[must_use]
    pub const fn rule(self) -> Option<u16> {
        match self {
            Self::Over | Self::Rules { .. } => None,
            Self::Ask { rule }
            | Self::Effects { rule, .. }
            | Self::Throw { rule, .. }
            | Self::Random { rule, .. }
            | Self::Choose { rule, .. }
            | Self::March { rule, .. } => Some(rule),
        }
    }
}
