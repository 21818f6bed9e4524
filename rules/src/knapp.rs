//! "Remember the Alamo!", George Knapp's rules for miniatures, on the hexes of the shared map (K1 to K18).
//!
//! A game has three parts: days of bombardment, a set-up in which the plan of the columns is secret, and an assault of some
//! turns. A file each has a section of the rules:
//!
//! - `guns`, `siege`: the guns of the garrison and the bombardment (K3);
//! - `plan`, `posts`: the columns and the posts of the garrison (K4);
//! - `morale`, `march`, `front`: columns until they come to the wall, and their fronts there (K5, K7, K11);
//! - `foot_movement`, `ladders`, `doors`: castings and stands on foot, ladders, doors (K7 to K10);
//! - `fire`, `melee`: shots and hand-to-hand fighting (K6, K10);
//! - `points`, `sequence`: points, the end, and how phases follow one another (K12, K13);
//! - `variant`: what rules of variants change of all that.
//!
//! What the recovered text leaves open is a parameter of the rulebook or a ruling of the index. Rulings of procedure taken
//! here: a column has arrived as soon as its leading stand touches the wall, and the stand beside it closes up; the reserve
//! starts at a position like the other columns; a game in which a side has nobody left ends at once.

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
mod secret_plan;
mod sequence;
mod shown;
mod siege;
mod telling;
pub mod variant;
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
pub use ground::{Aim, Door, Edge, GunPlace, LAYERS, Link, Passage, Section, Start, TerrainIndex};
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
use crate::play::{PieceId, naming};

/// A scenario compiled for play.
#[derive(Debug, Clone)]
pub struct Game {
    own: Arc<Setting>,
    start: Position,
}

/// Everything of a game that never changes.
#[derive(Debug)]
pub struct Setting {
    /// The board.
    pub(super) board: Board,
    /// Who sees whom.
    pub(super) sight: Sight,
    /// What the layers of the map mean.
    pub ground: TerrainIndex,
    /// The figures of the rules.
    pub figures: Figures,
    /// Every piece.
    pub pieces: Vec<Piece>,
    /// The castings of the garrison.
    pub castings: Vec<PieceId>,
    /// The stands of the attackers, command stands among them.
    pub stands: Vec<PieceId>,
    /// The command stands.
    pub commands: Vec<PieceId>,
    /// The guns.
    pub guns: Vec<PieceId>,
    /// The batteries of the bombardment.
    pub batteries: Vec<PieceId>,
    /// Crockett and his sharpshooters.
    pub sharps: Vec<PieceId>,
    /// What players know of the ground, once one has asked.
    terrain: OnceLock<Arc<players::Terrain>>,
    /// The rules of the variants in force.
    program: Option<variant::Program>,
}

impl Deref for Game {
    type Target = Setting;

    fn deref(&self) -> &Setting {
        &self.own
    }
}

impl Setting {
    /// What a piece is.
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

    /// The name of a piece.
    #[must_use]
    pub fn name(&self, piece: PieceId) -> &str {
        self.pieces.get(piece.index()).map_or("?", |own| own.name.as_str())
    }

    /// The board the game is played on.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// A spot as people say it.
    #[must_use]
    pub fn spot_shown(&self, spot: SpotId) -> String {
        naming::spot_shown(&self.board, spot)
    }
}
