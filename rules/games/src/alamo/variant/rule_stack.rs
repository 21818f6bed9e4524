//! A stack of suspended rules: where each continues once the decision or roll above it is settled.

use serde::Serialize;

use super::Roles;
use crate::board::SpotId;

/// The most frames that can be on the stack. A rule never starts inside a chain it has started itself, so real chains
/// are a few frames deep; anything pushed beyond that is left out, and reported.
pub const MOST_FRAMES: usize = 20;

/// The state in which a suspended rule continues.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Frame {
    /// What to do next.
    pub task: Task,
    /// The things it refers to.
    pub roles: Roles,
}

/// What to do when a frame comes to the top. Numbers are those of the game's program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Task {
    /// Nothing: the frame is over.
    #[default]
    Over,
    /// Continue with the rules of a list.
    Rules {
        /// The list.
        list: u16,
        /// The index of its next rule.
        next: u16,
    },
    /// Ask a player whether to use a rule.
    Ask {
        /// The rule.
        rule: u16,
    },
    /// Continue with the effects of a block.
    Effects {
        /// The rule it belongs to.
        rule: u16,
        /// The block.
        block: u16,
        /// The index of its next effect.
        next: u16,
    },
    /// Apply the roll on a table.
    Throw {
        /// The rule it belongs to.
        rule: u16,
        /// The table.
        table: u16,
    },
    /// Carry out effects for one of the things a query finds, drawn at random.
    Random {
        /// The rule it belongs to.
        rule: u16,
        /// The query.
        query: u16,
        /// The block of effects.
        block: u16,
    },
    /// Let a player choose.
    Choose {
        /// The rule it belongs to.
        rule: u16,
        /// The choice.
        choice: u16,
        /// The number of things chosen so far.
        chosen: u8,
    },
    /// Continue the unit's march to a spot.
    March {
        /// The rule it belongs to.
        rule: u16,
        /// The spot.
        goal: SpotId,
    },
}

impl Task {
    /// Returns the rule it belongs to; `None` if it belongs to none.
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
