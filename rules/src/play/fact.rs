//! What happened, as maps and accounts show it, whatever the game system.

use super::{Moment, PieceId};
use crate::board::SpotId;
use crate::hexside::Hexside;

/// What an event is to those who follow a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EventView {
    /// The phase that begins with it.
    pub began: Option<Moment>,
    /// The sum of the dice it was decided by.
    pub rolled: Option<u8>,
    /// What is seen of it on the map.
    pub fact: Option<Fact>,
    /// Whether the game ends with it.
    pub ends: bool,
}

/// What is seen of an event on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A counter comes onto the map.
    Placed {
        /// The spot it comes to.
        at: SpotId,
    },
    /// A counter goes a step of its move.
    Walked {
        /// The counter.
        piece: PieceId,
        /// From where.
        from: SpotId,
        /// To where.
        to: SpotId,
        /// What it costs, in movement points.
        cost: u8,
    },
    /// A unit retreats, or advances after combat.
    Went {
        /// From where.
        from: SpotId,
        /// To where.
        to: SpotId,
    },
    /// A counter attacks another.
    Struck {
        /// Where the attacker stands.
        from: SpotId,
        /// Where the target stands.
        to: SpotId,
    },
    /// A unit rolls to see what becomes of it.
    Tested {
        /// Where it stands.
        at: SpotId,
    },
}

/// What a pending decision or roll is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Concern {
    /// An attack from one spot on another.
    Attack(SpotId, SpotId),
    /// An advance from one spot to another.
    Advance(SpotId, SpotId),
    /// A hexside.
    Side(Hexside),
    /// Whoever stands on a spot.
    Spot(SpotId),
}
