//! "Remember the Alamo!", George Knapp's rules for miniatures, on the hexes of the shared map (K1 to K18).
//!
//! A game has three parts: days of bombardment, a set-up in which the plan of the columns is secret, and an assault of
//! several turns. Each section of the rules has its own module:
//!
//! - `guns`, `siege`: the guns of the garrison and the bombardment (K3);
//! - `secret_plan`, `garrison_set_up`: the columns and the posts of the garrison (K4);
//! - `morale`, `march`, `front`: columns on their way to the wall, and their fronts there (K5, K7, K11);
//! - `foot_movement`, `ladders`, `doors`: movement of castings and stands on foot, ladders and doors (K7 to K10);
//! - `fire`, `melee`: shots and melee (K6, K10);
//! - `victory_points`, `sequence`: points, the end of the game, and the sequence of phases (K12, K13);
//! - `house`: house rules.
//!
//! Anything the recovered text leaves open is a parameter of the rulebook or a ruling of the index. Rulings of
//! procedure taken here: a column has arrived as soon as its leading stand touches the wall, and the stand beside it
//! closes up; the reserve starts at a position like the other columns; the game ends at once if a side has no pieces
//! left.

#![allow(
    clippy::single_match_else,
    clippy::too_many_lines,
    clippy::match_same_arms,
    clippy::redundant_guards,
    clippy::double_must_use,
    reason = "each section of the rules is told in its own order"
)]

mod action;
mod amend;
mod amend_column;
pub mod atoms;
mod cells;
mod charts;
mod compile;
mod contract;
mod counts;
mod distance;
mod doors;
mod event;
mod figures;
mod fire;
mod foot_movement;
mod front;
mod garrison_set_up;
mod ground;
mod guns;
pub mod house;
pub mod index;
mod ladders;
mod legal;
mod march;
mod melee;
mod morale;
mod notation;
mod odds;
mod phase;
mod piece;
mod placing;
mod players;
mod position;
mod refusal;
mod scenario_set_up;
mod secret_plan;
mod sequence;
mod shown;
mod siege;
mod telling;
mod victory_points;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use amend::{AMEND_FORMS, Amend};
pub use amend_column::OfColumn;
pub use charts::charts;
pub use counts::Counter;
pub use event::{Event, Happening};
pub use figures::Figures;
pub use fire::Shot;
pub use ground::{Aim, Door, Edge, GunPlace, Link, Passage, Section, Start, TerrainIndex};
pub use notation::{ACTION_FORMS, EVENT_FORMS};
pub use odds::{Upshot, Upshots};
pub use phase::{PHASES, Phase};
pub use piece::{Piece, PieceType};
pub use players::HASTY;
pub use position::{
    Bout, Column, ColumnOrder, Crowd, Did, Ended, Ending, Gun, Life, Mover, Pending, PieceState, Position, Stage,
};

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use crate::board::los::Sight;
use crate::board::{Board, SpotId};
use crate::house::Program;
use crate::play::{PieceId, naming};

/// A scenario compiled for play.
#[derive(Debug, Clone)]
pub struct Game {
    own: Arc<Setting>,
    start: Position,
}

/// The parts of a game that never change.
#[derive(Debug)]
pub struct Setting {
    /// The board.
    pub(super) board: Board,
    /// The lines of sight.
    pub(super) sight: Sight,
    /// The terrain as this game reads it from the map.
    pub ground: TerrainIndex,
    /// The parameters of the rules.
    pub figures: Figures,
    /// All pieces, by number.
    pub pieces: Vec<Piece>,
    /// The lines of the scenario's set-up, by piece.
    set_up: Vec<(PieceId, SpotId)>,
    /// The castings of the garrison.
    pub castings: Vec<PieceId>,
    /// The stands of the attackers, including the command stands.
    pub stands: Vec<PieceId>,
    /// The command stands.
    pub commands: Vec<PieceId>,
    /// The guns.
    pub guns: Vec<PieceId>,
    /// The batteries of the bombardment.
    pub batteries: Vec<PieceId>,
    /// Crockett and his sharpshooters.
    pub sharps: Vec<PieceId>,
    /// The terrain knowledge of the players, built on first use.
    terrain: OnceLock<Arc<players::Terrain>>,
    /// The rules of the variants in force.
    program: Option<Program>,
}

impl Deref for Game {
    type Target = Setting;

    fn deref(&self) -> &Setting {
        &self.own
    }
}

impl Setting {
    /// The data of a piece.
    #[must_use]
    pub fn piece_of(&self, piece: PieceId) -> &Piece {
        &self.pieces[piece.index()]
    }

    /// Whether a piece is a casting of the garrison.
    #[must_use]
    pub fn is_casting(&self, piece: PieceId) -> bool {
        self.pieces.get(piece.index()).is_some_and(|own| own.kind.is_casting())
    }

    /// Whether a piece is a stand of the attackers.
    #[must_use]
    pub fn is_stand(&self, piece: PieceId) -> bool {
        self.pieces.get(piece.index()).is_some_and(|own| own.kind.is_stand())
    }

    /// Returns the name of a piece; `?` if there is no such piece.
    #[must_use]
    pub fn name(&self, piece: PieceId) -> &str {
        self.pieces.get(piece.index()).map_or("?", |own| own.name.as_str())
    }

    /// Returns the board the game is played on.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The display name of a spot.
    #[must_use]
    pub fn spot_shown(&self, spot: SpotId) -> String {
        naming::spot_shown(&self.board, spot)
    }
}
