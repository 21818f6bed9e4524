//! Rolls and decisions that are due before play continues, and their consequences.

use crate::board::SpotId;
use crate::play::PieceId;
use crate::side::Side;

/// A roll, a decision or a consequence that is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Due {
    /// Whether the invalid can fight (D15.5.a): a roll.
    Invalid {
        /// The invalid.
        piece: PieceId,
    },
    /// Whether it is day (D6.b): a roll.
    Day,
    /// Whether a wounded officer lives (D5.3.d): a roll. If the officer lives, the activation goes on.
    Check {
        /// The officer.
        piece: PieceId,
        /// The battery the officer activates, if it is an artillery officer.
        battery: Option<u8>,
    },
    /// A shot (D10.a): a roll.
    Shot {
        /// The unit that fires.
        by: PieceId,
        /// The target.
        target: PieceId,
        /// The modifier.
        add: i8,
    },
    /// A try of a gun (D11.4.a): a roll.
    Cannon {
        /// The gun.
        gun: PieceId,
        /// The target.
        target: PieceId,
        /// The modifier.
        add: i8,
        /// The number of tries left, including this one.
        left: u8,
    },
    /// A try of a gun at a door (D11.5.a): a roll.
    Blast {
        /// The gun.
        gun: PieceId,
        /// The door.
        door: u16,
        /// The modifier.
        add: i8,
        /// The number of tries left, including this one.
        left: u8,
    },
    /// Whether a ladder is lost with a hit (D12.5.a): a roll.
    Ladder {
        /// The unit that carries it.
        piece: PieceId,
        /// The lowest die roll at which the ladder is lost.
        need: i8,
    },
    /// Whether an officer is lost with a hit (D5.3.a): a roll.
    Officer {
        /// The area of the officers.
        area: u16,
        /// The side of the officers.
        side: Side,
    },
    /// Which officer is lost (D5.3.a): a decision of its side.
    Officers {
        /// The area of the officers.
        area: u16,
        /// The side of the officers.
        side: Side,
    },
    /// Whether a wound kills (D5.3.d): a roll.
    Wound {
        /// The officer.
        piece: PieceId,
    },
    /// Whether a ladder stands (D12.4.a): a roll.
    Emplace {
        /// The flecha.
        piece: PieceId,
        /// The edge.
        edge: u16,
    },
    /// Whether a door breaks (D12.6.c): a roll.
    Axe {
        /// The flecha.
        piece: PieceId,
        /// The door.
        door: u16,
        /// The lowest die roll at which the door breaks.
        need: i8,
    },
    /// Whether a room catches fire (D16.a): a roll.
    Arson {
        /// The flecha.
        piece: PieceId,
        /// The area of the room.
        area: u16,
    },
    /// A melee (D14.a): two rolls, the attacker's first.
    Clash(Clash),
    /// Which of several beaten units takes the loss (D14.g): a decision of their side.
    Beaten {
        /// The side of the units.
        side: Side,
        /// The units.
        units: Vec<PieceId>,
    },
    /// A flecha goes up its ladder if no defender is left beside it (D12.4.g).
    Up {
        /// The flecha.
        piece: PieceId,
        /// The edge.
        edge: u16,
        /// The spot it goes to.
        to: SpotId,
    },
    /// An enemy may fire at a unit that breaks off (D14.7.b): a decision.
    Free {
        /// The unit that may fire.
        by: PieceId,
        /// The target.
        target: PieceId,
    },
    /// A unit that breaks off moves away.
    Leave {
        /// The unit.
        piece: PieceId,
        /// The spot it moves to.
        to: SpotId,
    },
    /// What happens to a fire (D16.a): a roll.
    Burn {
        /// The area of the room.
        area: u16,
    },
    /// The room a fire spreads to (D16.a): a decision of the attackers.
    Ignite {
        /// The area the fire spreads from.
        area: u16,
    },
}

/// A melee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clash {
    /// The attacking units.
    pub attackers: Vec<PieceId>,
    /// The defending units.
    pub defenders: Vec<PieceId>,
    /// The modifiers, the attackers' first.
    pub add: [i8; 2],
    /// The edge of the ladder it is fought at, if any.
    pub edge: Option<u16>,
    /// The roll of the attackers; 0 before it is made.
    pub rolled: u8,
}

/// Who or what decides something that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::deguello) enum Decider {
    /// A roll: the message id and the number of dice.
    Dice(&'static str, u8),
    /// A player.
    Player(Side),
    /// Nothing: it happens automatically.
    Nobody,
}
