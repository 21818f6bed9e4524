//! The actions a player can choose.

use crate::board::SpotId;
use crate::play::PieceId;

/// A player's choice. The derived order is the order of the lists of legal actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A piece is placed: a gun, a casting, or a stand that joins the front of its column (K4.i, K7.g).
    Place {
        /// The piece.
        piece: PieceId,
        /// The spot it is placed on.
        at: SpotId,
    },
    /// A gun is moved up its ramp (K3.h, K7.h).
    Raise {
        /// The gun.
        gun: PieceId,
    },
    /// A gun is moved down its ramp (K3.h).
    Lower {
        /// The gun.
        gun: PieceId,
    },
    /// The garrison reinforces a section of the wall (K3.n).
    Reinforce {
        /// The section, as an index into the list of the map.
        section: u8,
    },
    /// The besiegers bombard for another day (K3.a).
    Day,
    /// A gun is committed to answer the batteries today (K3.f).
    Commit {
        /// The gun.
        gun: PieceId,
    },
    /// A battery fires at a wall (K3.b).
    Aim {
        /// The battery.
        by: PieceId,
        /// The stretch of wall, as an index into the list of those that can be breached.
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
    /// The number of stands of a column is planned (K4.c, K4.d).
    Size {
        /// The column; the last is the reserve.
        column: u8,
        /// The number of stands, including the command stand.
        stands: u8,
    },
    /// The start position of a column is planned (K4.g).
    Start {
        /// The column.
        column: u8,
        /// The start position, as an index into the list of the map.
        position: u8,
    },
    /// The reserve is released (K11.d).
    Release,
    /// A column marches on beyond the map edge (K7.a).
    March {
        /// The column.
        column: u8,
    },
    /// A casting, a stand, or the head of a column (named by its first stand) takes a step (K7).
    Step {
        /// The piece.
        piece: PieceId,
        /// The spot it enters.
        to: SpotId,
    },
    /// A stand takes a step together with a captured gun (K7.j).
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
        /// The spot it climbs to.
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
        /// The piece that fires.
        by: PieceId,
        /// The target; a column is named by its first stand.
        target: PieceId,
    },
    /// A gun fires at a piece (K6.f, K6.j).
    Cannon {
        /// The gun.
        gun: PieceId,
        /// The target; a column is named by its first stand.
        target: PieceId,
    },
    /// A captured gun fires at a door (K10.j).
    Blast {
        /// The gun.
        gun: PieceId,
        /// The door, as an index into the list of the map.
        door: u16,
    },
    /// A fight between two pieces is chosen (K10.g).
    Fight {
        /// The piece that rolls.
        by: PieceId,
        /// Its opponent.
        target: PieceId,
    },
    /// A rule of a variant is used.
    Use {
        /// The rule, as an index into the rules of all variants in force.
        rule: u16,
        /// The piece it is offered for.
        piece: PieceId,
    },
    /// The player ends the phase.
    Done,
}
