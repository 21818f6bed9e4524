//! Every choice a player can make.

use crate::board::SpotId;
use crate::hex::Direction;
use crate::play::PieceId;

/// A player's choice. The order is that of the lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A Texan piece is set up (D19.c).
    Place {
        /// The piece.
        piece: PieceId,
        /// The spot it comes to.
        at: SpotId,
    },
    /// A piece turns, or a gun is turned by whoever stands with it (D9.1.b).
    Face {
        /// The piece.
        piece: PieceId,
        /// Where it looks.
        facing: Direction,
    },
    /// An officer is activated, and his command with him (D4.1.a).
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
    /// All Texan units of an area act (D4.12.b).
    Area {
        /// The area.
        area: u16,
    },
    /// A piece moves into a neighbouring area, or to another place of its own (D7.a, D7.b).
    Step {
        /// The piece.
        piece: PieceId,
        /// The spot it comes to.
        to: SpotId,
    },
    /// A unit takes a gun along (D11.8.a).
    Haul {
        /// The unit.
        piece: PieceId,
        /// The gun.
        gun: PieceId,
        /// The spot they come to.
        to: SpotId,
    },
    /// A unit leans over the wall (D13.4.a).
    Expose {
        /// The unit.
        piece: PieceId,
    },
    /// A unit fires at another (D10.a).
    Fire {
        /// Who fires.
        by: PieceId,
        /// At whom.
        target: PieceId,
    },
    /// A gun fires at a unit (D11.4.a).
    Cannon {
        /// The gun.
        gun: PieceId,
        /// At whom.
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
    /// A flecha puts a ladder up (D12.4.a).
    Emplace {
        /// The flecha.
        piece: PieceId,
        /// The edge of the perimeter.
        edge: u16,
    },
    /// A flecha climbs where nobody stands beside the ladder (D12.4.d).
    Climb {
        /// The flecha.
        piece: PieceId,
        /// The spot it comes to.
        to: SpotId,
    },
    /// A flecha, or two on two ladders, attack whoever stands beside the ladder (D12.4.e, D12.4.f).
    Storm {
        /// The flecha.
        by: PieceId,
        /// The second one.
        with: Option<PieceId>,
        /// The edge of the perimeter.
        edge: u16,
    },
    /// A unit, or two, attack another hand to hand (D14).
    Melee {
        /// Who attacks.
        by: PieceId,
        /// Who helps.
        with: Option<PieceId>,
        /// Whom.
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
    /// The piece of several that is lost or takes the loss (D5.3.a, D14.g).
    Lose {
        /// The piece.
        piece: PieceId,
    },
    /// The room a fire spreads to (D16.a).
    Ignite {
        /// Its area.
        area: u16,
    },
    /// The player has done all he wants: he passes, ends his activation, or lets a shot be.
    Done,
}

impl Action {
    /// The pieces it names, the acting one first.
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
            | Self::Lose { piece } => [Some(piece), None, None],
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

    /// The spot it names.
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
            | Self::Done => None,
        }
    }
}
