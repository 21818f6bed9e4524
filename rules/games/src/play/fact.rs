//! Events as maps and accounts show them, in any game system.

use super::{Moment, PieceId};
use crate::board::SpotId;
use crate::hexside::Hexside;

/// An event as seen by a viewer of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EventView {
    /// The phase that begins with the event.
    pub began: Option<Moment>,
    /// The sum of the dice that decided it.
    pub rolled: Option<u8>,
    /// The part of it that is visible on the map.
    pub fact: Option<Fact>,
    /// What it means for the course of the game.
    pub news: Option<News>,
    /// Whether the game ends with it.
    pub ends: bool,
}

/// What an event means for the course of the game: the things one counts at the end of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    /// A counter attacks another.
    Attacked {
        /// The attacker.
        by: PieceId,
        /// The target.
        target: PieceId,
    },
    /// A counter is eliminated, or a leader falls.
    Lost(PieceId),
    /// A unit loses a step.
    Reduced(PieceId),
    /// A counter that was lost comes back.
    Returned(PieceId),
    /// A gun changes hands.
    Captured {
        /// The gun.
        gun: PieceId,
        /// The unit that takes it.
        by: PieceId,
    },
    /// A gun or a battery is put out of action for good.
    Silenced(PieceId),
    /// A wall is breached.
    Breached(Hexside),
    /// A door is broken open.
    Opened(Hexside),
    /// A unit of the attackers comes inside the walls.
    Inside {
        /// The unit.
        piece: PieceId,
        /// The spot it comes to.
        at: SpotId,
    },
}

/// The visible part of an event on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A counter is placed on the map.
    Placed {
        /// The spot where it is placed.
        at: SpotId,
    },
    /// A counter moves one step.
    Walked {
        /// The counter.
        piece: PieceId,
        /// The spot it leaves.
        from: SpotId,
        /// The spot it enters.
        to: SpotId,
        /// The cost in movement points.
        cost: u8,
    },
    /// A unit retreats, or advances after combat.
    Went {
        /// The spot it leaves.
        from: SpotId,
        /// The spot it enters.
        to: SpotId,
    },
    /// A counter attacks another.
    Struck {
        /// The spot of the attacker.
        from: SpotId,
        /// The spot of the target.
        to: SpotId,
    },
    /// A unit makes a test.
    Tested {
        /// The spot of the unit.
        at: SpotId,
    },
}

/// The subject of a pending decision or roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Concern {
    /// An attack from one spot on another.
    Attack(SpotId, SpotId),
    /// An advance from one spot to another.
    Advance(SpotId, SpotId),
    /// A hexside.
    Side(Hexside),
    /// The pieces on a spot.
    Spot(SpotId),
}
