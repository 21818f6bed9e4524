//! Every choice a player can make.

use crate::board::SpotId;
use crate::play::PieceId;

/// A player's choice. The order is that of the lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A piece comes onto the map: a gun, a casting, or a stand that joins the front of its column (K4.i, K7.g).
    Place {
        /// The piece.
        piece: PieceId,
        /// The spot it comes to.
        at: SpotId,
    },
    /// A gun goes up its ramp (K3.h, K7.h).
    Raise {
        /// The gun.
        gun: PieceId,
    },
    /// A gun goes down its ramp (K3.h).
    Lower {
        /// The gun.
        gun: PieceId,
    },
    /// The garrison strengthens a section of the wall (K3.n).
    Reinforce {
        /// The section, by its place in the list of the map.
        section: u8,
    },
    /// Bombard for another day (K3.a).
    Day,
    /// A gun answers the batteries today (K3.f).
    Commit {
        /// The gun.
        gun: PieceId,
    },
    /// A battery fires at a wall (K3.b).
    Aim {
        /// The battery.
        by: PieceId,
        /// The stretch of wall, by its place among those that can be breached.
        at: u16,
    },
    /// A battery fires at a gun (K3.b).
    Shell {
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
    /// How many stands a column has, its command stand included (K4.c, K4.d).
    Size {
        /// The column; the last is the reserve.
        column: u8,
        /// How many.
        stands: u8,
    },
    /// Where a column starts (K4.g).
    Start {
        /// The column.
        column: u8,
        /// The start position, by its place in the list of the map.
        position: u8,
    },
    /// The reserve comes (K11.d).
    Release,
    /// A column marches on beyond the edge of the map (K7.a).
    March {
        /// The column.
        column: u8,
    },
    /// A casting, a stand, or the head of a column by its first stand, goes a step (K7).
    Step {
        /// The piece.
        piece: PieceId,
        /// The spot it enters.
        to: SpotId,
    },
    /// A stand takes a captured gun along for a step (K7.j).
    Haul {
        /// The stand.
        piece: PieceId,
        /// The spot it enters.
        to: SpotId,
    },
    /// A stand climbs the wall (K9).
    Scale {
        /// The stand.
        piece: PieceId,
        /// Where it climbs to.
        to: SpotId,
    },
    /// A stand breaks a door (K10.i).
    Bash {
        /// The stand.
        piece: PieceId,
        /// The spot behind the door.
        to: SpotId,
    },
    /// A casting or a stand fires (K6).
    Fire {
        /// Who fires.
        by: PieceId,
        /// At whom; at a column by its first stand.
        target: PieceId,
    },
    /// A gun fires at a piece (K6.f, K6.j).
    Cannon {
        /// The gun.
        gun: PieceId,
        /// At whom; at a column by its first stand.
        target: PieceId,
    },
    /// A captured gun fires at a door (K10.j).
    Blast {
        /// The gun.
        gun: PieceId,
        /// The door, by its place among those of the map.
        door: u16,
    },
    /// Who fights whom hand to hand (K10.g).
    Fight {
        /// Who rolls.
        by: PieceId,
        /// Against whom.
        target: PieceId,
    },
    /// A rule of a variant is made use of.
    Use {
        /// The rule, by its place among all.
        rule: u16,
        /// The piece it is offered for.
        piece: PieceId,
    },
    /// The player has done all he wants.
    Done,
}
