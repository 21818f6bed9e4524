//! Rolls that are due, and fights that wait for their rolls.

use crate::play::{Dice, PieceId};

/// The roll that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pending {
    /// A battery fires at a stretch of wall (K3.c).
    Wall {
        /// The battery.
        by: PieceId,
        /// The stretch of wall.
        at: u16,
    },
    /// A battery fires at a gun (K3.c).
    Gun {
        /// The battery.
        by: PieceId,
        /// The gun.
        gun: PieceId,
    },
    /// A gun fires at a battery (K3.f).
    Counter {
        /// The gun.
        gun: PieceId,
        /// The battery.
        at: PieceId,
    },
    /// A shot is fired (K6.k).
    Shot {
        /// The piece that fires.
        by: PieceId,
        /// The target; a column is named by its first stand.
        target: PieceId,
        /// The lowest result that hits, including the bonus.
        need: i8,
        /// The bonus added to the die roll.
        bonus: i8,
    },
    /// Whether the loss of a column is its command stand (K5.e).
    Command {
        /// The column.
        column: u8,
    },
    /// A column checks its morale (K11.e).
    Morale {
        /// The column.
        column: u8,
    },
    /// A column enters a pond (K7.e).
    Pond {
        /// The column.
        column: u8,
    },
    /// A stand raises a ladder (K9.c).
    Scale {
        /// The stand.
        piece: PieceId,
        /// The edge of the perimeter.
        edge: u16,
    },
    /// The garrison tries to throw a ladder down (K9.e).
    Push {
        /// The stand.
        piece: PieceId,
        /// The edge of the perimeter.
        edge: u16,
    },
    /// A stand tries to force a door (K10.i).
    Bash {
        /// The stand.
        piece: PieceId,
        /// The door.
        door: u16,
        /// The lowest die roll that forces it.
        need: i8,
    },
    /// A captured gun fires at a door (K10.j).
    Blast {
        /// The gun.
        gun: PieceId,
        /// The door.
        door: u16,
    },
    /// A melee die (K10.g).
    Bout {
        /// The fight, as an index into the list.
        number: u16,
    },
}

impl Pending {
    /// The dice of the roll.
    #[must_use]
    pub const fn dice(self) -> Dice {
        let (what, count) = match self {
            Self::Wall { .. } | Self::Gun { .. } => ("dice-knapp-bombard", 2),
            Self::Counter { .. } => ("dice-knapp-counter", 2),
            Self::Shot { .. } => ("dice-knapp-fire", 1),
            Self::Command { .. } => ("dice-knapp-command", 1),
            Self::Morale { .. } => ("dice-knapp-morale", 1),
            Self::Pond { .. } => ("dice-knapp-pond", 1),
            Self::Scale { .. } => ("dice-knapp-scale", 1),
            Self::Push { .. } => ("dice-knapp-push", 1),
            Self::Bash { .. } | Self::Blast { .. } => ("dice-knapp-door", 1),
            Self::Bout { .. } => ("dice-knapp-melee", 1),
        };
        Dice { what, count, faces: 6 }
    }
}

/// One melee die: its result is applied once all are rolled (K10.g).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bout {
    /// The piece that rolls.
    pub by: PieceId,
    /// Its opponent.
    pub target: PieceId,
    /// The die roll; 0 before it is made.
    pub roll: u8,
    /// Whether the roll kills.
    pub kills: bool,
}
