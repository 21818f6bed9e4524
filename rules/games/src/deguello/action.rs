//! The actions a player can choose.

use crate::board::SpotId;
use crate::hex::Direction;
use crate::play::PieceId;

/// A player's choice. The derived order is the order of the lists of legal actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A Texan piece is set up (D19.c).
    Place {
        /// The piece.
        piece: PieceId,
        /// The spot it is placed on.
        at: SpotId,
    },
    /// A piece changes facing, or a unit turns the gun it stands with (D9.1.b).
    Face {
        /// The piece.
        piece: PieceId,
        /// The new facing.
        facing: Direction,
    },
    /// An officer is activated together with the units of the same command (D4.1.a).
    Activate {
        /// The officer.
        officer: PieceId,
    },
    /// An artillery officer activates the crews of a battery (D4.13.b).
    Battery {
        /// The officer.
        officer: PieceId,
        /// The battery.
        command: u8,
    },
    /// A column enters (D4.1.d).
    Column {
        /// The column.
        command: u8,
    },
    /// A unit without an officer acts alone (D4.2.d).
    Lone {
        /// The unit.
        piece: PieceId,
    },
    /// All Texan units in an area act (D4.12.b).
    Area {
        /// The area.
        area: u16,
    },
    /// A piece moves into a neighbouring area, or to another spot of its own area (D7.a, D7.b).
    Step {
        /// The piece.
        piece: PieceId,
        /// The spot it moves to.
        to: SpotId,
    },
    /// A unit moves together with a gun (D11.8.a).
    Haul {
        /// The unit.
        piece: PieceId,
        /// The gun.
        gun: PieceId,
        /// The spot they move to.
        to: SpotId,
    },
    /// A unit leans over the wall (D13.4.a).
    Expose {
        /// The unit.
        piece: PieceId,
    },
    /// A unit fires at another (D10.a).
    Fire {
        /// The unit that fires.
        by: PieceId,
        /// The target.
        target: PieceId,
    },
    /// A gun fires at a unit (D11.4.a).
    Cannon {
        /// The gun.
        gun: PieceId,
        /// The target.
        target: PieceId,
    },
    /// A gun fires at a door (D11.5.a).
    Blast {
        /// The gun.
        gun: PieceId,
        /// The door.
        door: u16,
    },
    /// A gun is loaded (D11.2.a).
    Load {
        /// The gun.
        gun: PieceId,
    },
    /// A company splits (D7.12.b).
    Split {
        /// The company.
        piece: PieceId,
    },
    /// A flecha emplaces a ladder (D12.4.a).
    Emplace {
        /// The flecha.
        piece: PieceId,
        /// The edge of the perimeter.
        edge: u16,
    },
    /// A flecha climbs a ladder that no defender stands beside (D12.4.d).
    Climb {
        /// The flecha.
        piece: PieceId,
        /// The spot it climbs to.
        to: SpotId,
    },
    /// A flecha, or two on two ladders, attacks the defenders beside a ladder (D12.4.e, D12.4.f).
    Storm {
        /// The flecha.
        by: PieceId,
        /// The second flecha, if there is one.
        with: Option<PieceId>,
        /// The edge of the perimeter.
        edge: u16,
    },
    /// One or two units attack an enemy unit in melee (D14).
    Melee {
        /// The attacker.
        by: PieceId,
        /// The second attacker, if there is one.
        with: Option<PieceId>,
        /// The target.
        target: PieceId,
    },
    /// A flecha takes an axe to a door (D12.6.c).
    Axe {
        /// The flecha.
        piece: PieceId,
        /// The door.
        door: u16,
    },
    /// A flecha sets a room on fire (D16.a).
    Arson {
        /// The flecha.
        piece: PieceId,
        /// The broken door it stands at.
        door: u16,
    },
    /// The player chooses which of several pieces is lost or takes the loss (D5.3.a, D14.g).
    Lose {
        /// The piece.
        piece: PieceId,
    },
    /// The player chooses the room a fire spreads to (D16.a).
    Ignite {
        /// The area of the room.
        area: u16,
    },
    /// A rule of a variant is used for a piece.
    Use {
        /// The rule, as an index into the rules of all variants in force.
        rule: u16,
        /// The piece.
        piece: PieceId,
    },
    /// The player passes, ends the activation, or declines a shot.
    Done,
}

impl Action {
    /// The pieces the action names, the acting one first.
    #[must_use]
    pub const fn pieces(self) -> [Option<PieceId>; 3] {
        match self {
            Self::Place { piece, .. }
            | Self::Face { piece, .. }
            | Self::Lone { piece }
            | Self::Step { piece, .. }
            | Self::Expose { piece }
            | Self::Split { piece }
            | Self::Emplace { piece, .. }
            | Self::Climb { piece, .. }
            | Self::Axe { piece, .. }
            | Self::Arson { piece, .. }
            | Self::Lose { piece }
            | Self::Use { piece, .. } => [Some(piece), None, None],
            Self::Activate { officer } | Self::Battery { officer, .. } => [Some(officer), None, None],
            Self::Haul { piece, gun, .. } => [Some(piece), Some(gun), None],
            Self::Fire { by, target } => [Some(by), Some(target), None],
            Self::Cannon { gun, target } => [Some(gun), Some(target), None],
            Self::Blast { gun, .. } | Self::Load { gun } => [Some(gun), None, None],
            Self::Storm { by, with, .. } => [Some(by), None, with],
            Self::Melee { by, with, target } => [Some(by), Some(target), with],
            Self::Column { .. } | Self::Area { .. } | Self::Ignite { .. } | Self::Done => [None, None, None],
        }
    }

    /// The spot the action names, if any.
    #[must_use]
    pub const fn spot(self) -> Option<SpotId> {
        match self {
            Self::Place { at, .. } => Some(at),
            Self::Step { to, .. } | Self::Haul { to, .. } | Self::Climb { to, .. } => Some(to),
            Self::Face { .. }
            | Self::Activate { .. }
            | Self::Battery { .. }
            | Self::Column { .. }
            | Self::Lone { .. }
            | Self::Area { .. }
            | Self::Expose { .. }
            | Self::Fire { .. }
            | Self::Cannon { .. }
            | Self::Blast { .. }
            | Self::Load { .. }
            | Self::Split { .. }
            | Self::Emplace { .. }
            | Self::Storm { .. }
            | Self::Melee { .. }
            | Self::Axe { .. }
            | Self::Arson { .. }
            | Self::Lose { .. }
            | Self::Ignite { .. }
            | Self::Use { .. }
            | Self::Done => None,
        }
    }
}
