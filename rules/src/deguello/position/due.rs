//! Rolls and decisions that are due before anybody goes on, and what follows them.

use crate::board::SpotId;
use crate::play::PieceId;
use crate::side::Side;

/// Something that is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Due {
    /// Whether the invalid can fight (D15.5.a): a roll.
    Invalid {
        /// Who.
        piece: PieceId,
    },
    /// Whether it is day (D6.b): a roll.
    Day,
    /// Whether a wounded officer lives (D5.3.d): a roll. If he does his activation goes on.
    Check {
        /// Who.
        piece: PieceId,
        /// The battery he activates.
        battery: Option<u8>,
    },
    /// A shot (D10.a): a roll.
    Shot {
        /// Who fires.
        by: PieceId,
        /// At whom.
        target: PieceId,
        /// What is added to the dice.
        add: i8,
    },
    /// A try of a gun (D11.4.a): a roll.
    Cannon {
        /// The gun.
        gun: PieceId,
        /// At whom.
        target: PieceId,
        /// What is added to the dice.
        add: i8,
        /// How many tries there are, this one counted.
        left: u8,
    },
    /// A try of a gun at a door (D11.5.a): a roll.
    Blast {
        /// The gun.
        gun: PieceId,
        /// The door.
        door: u16,
        /// What is added to the dice.
        add: i8,
        /// How many tries there are, this one counted.
        left: u8,
    },
    /// Whether a ladder is lost with a hit (D12.5.a): a roll.
    Ladder {
        /// Who carries it.
        piece: PieceId,
        /// The die that loses it.
        need: i8,
    },
    /// Whether an officer is lost with a hit (D5.3.a): a roll.
    Officer {
        /// The area the officers are in.
        area: u16,
        /// Whose.
        side: Side,
    },
    /// Which officer that is: a decision of his side.
    Officers {
        /// The area the officers are in.
        area: u16,
        /// Whose.
        side: Side,
    },
    /// Whether a wound kills (D5.3.d): a roll.
    Wound {
        /// Who.
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
        /// The die that breaks it.
        need: i8,
    },
    /// Whether a room catches fire (D16.a): a roll.
    Arson {
        /// The flecha.
        piece: PieceId,
        /// The room.
        area: u16,
    },
    /// A fight (D14.a): two rolls, that of the attacker first.
    Clash(Clash),
    /// Which of several beaten units takes the loss (D14.g): a decision of their side.
    Beaten {
        /// Whose they are.
        side: Side,
        /// The units.
        units: Vec<PieceId>,
    },
    /// A flecha goes up its ladder, if nobody is beside it any more (D12.4.g).
    Up {
        /// The flecha.
        piece: PieceId,
        /// The edge.
        edge: u16,
        /// Where it comes to.
        to: SpotId,
    },
    /// An enemy may fire at a unit that breaks off (D14.7.b): a decision.
    Free {
        /// Who may fire.
        by: PieceId,
        /// At whom.
        target: PieceId,
    },
    /// A unit that breaks off goes its way.
    Leave {
        /// The unit.
        piece: PieceId,
        /// Where it comes to.
        to: SpotId,
    },
    /// What becomes of a fire (D16.a): a roll.
    Burn {
        /// The room.
        area: u16,
    },
    /// The room a fire spreads to (D16.a): a decision of the attackers.
    Ignite {
        /// Where it comes from.
        area: u16,
    },
}

/// A fight hand to hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clash {
    /// Those who attack.
    pub attackers: Vec<PieceId>,
    /// Those who are attacked.
    pub defenders: Vec<PieceId>,
    /// What is added to the dice, of the attackers first.
    pub add: [i8; 2],
    /// The ladder it is fought for.
    pub edge: Option<u16>,
    /// What the attackers have rolled; 0 before they have.
    pub rolled: u8,
}

/// Who or what decides what is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::deguello) enum Decider {
    /// So many dice.
    Dice(&'static str, u8),
    /// A player.
    Player(Side),
    /// Nobody: it simply happens.
    Nobody,
}
