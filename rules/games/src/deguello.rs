//! "Deguello at Dawn", a game of area movement and activation, played on the shared map (D1 to D19).
//!
//! A round is one activation of the attackers and one of the garrison. Each section of the rules has its own module:
//!
//! - `activation`: officers, commands, chains, batteries (D4, D5.1);
//! - `light`: night and day (D6);
//! - `movement`, `stacking`, `flechas`: areas, movement costs, companies and flechas (D7, D8);
//! - `facing`, `fire`, `modifiers`, `cannon`: facing, musketry and guns (D9 to D11);
//! - `ladders`, `doors`, `fires`: ladders, axes, fires (D12, D16);
//! - `lines`, `sight`: what a line crosses, and line of sight (D13);
//! - `melee`, `melee_end`, `losses`: melee, ties, loss of steps and officers (D5.3, D14);
//! - `set_up`, `victory`, `sequence`: set-up, victory, and the sequence of phases (D4, D15, D17);
//! - `house`: house rules.
//!
//! The rulebook itself is not available: rulings of the index fill what its handbook leaves open. Rulings of procedure
//! taken here: staff officers who are not released lead only the reserve; an artillery officer activates the crews of
//! one battery; a gun is fired by its crew if it has one.

#![allow(
    clippy::too_many_lines,
    clippy::match_same_arms,
    clippy::double_must_use,
    reason = "each section of the rules is told in its own order"
)]

mod action;
mod activation;
mod amend;
pub mod atoms;
mod cannon;
mod cells;
mod charts;
mod compass;
mod compile;
mod contract;
mod counts;
mod doors;
mod entry_places;
mod event;
mod facing;
mod figures;
mod fire;
mod fires;
mod flechas;
mod ground;
pub mod house;
pub mod index;
mod ladders;
mod legal;
mod light;
mod lines;
mod listing;
mod losses;
mod melee;
mod melee_end;
mod modifiers;
mod movement;
mod notation;
mod odds;
mod phase;
mod piece;
mod players;
mod position;
mod refusal;
mod roads;
mod sequence;
mod set_up;
mod shown;
mod sight;
mod stacking;
mod telling;
mod victory;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use amend::{AMEND_FORMS, Amend};
pub use charts::charts;
pub use compile::garrison;
pub use counts::Counter;
pub use event::{Event, Happening};
pub use figures::Figures;
pub use ground::{Area, Door, Edge, Features, Link, Passage, PerimeterKind, Surface, TerrainIndex, is_gap};
pub use modifiers::Aim;
pub use notation::{ACTION_FORMS, EVENT_FORMS};
pub use odds::{Upshot, Upshots};
pub use phase::{PHASES, Phase};
pub use piece::{Piece, PieceType};
pub use position::{Clash, Did, Due, Ended, Ending, Fire, Gun, Life, Lock, Mover, PieceState, Position};

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use crate::board::{Board, SpotId};
use crate::draw::Identity;
use crate::house::Program;
use crate::play::{PieceId, naming};
use crate::side::Side;

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
    /// The terrain as this game reads it from the map.
    pub ground: TerrainIndex,
    /// What each line of fire crosses.
    lines: lines::FireLines,
    /// The precomputed directions between hexes.
    compass: compass::Compass,
    /// The parameters of the rules.
    pub figures: Figures,
    /// The rules of the variants in force.
    program: Option<Program>,
    /// The lines of the scenario's set-up, by piece.
    set_up: Vec<(PieceId, SpotId)>,
    /// The columns, commands and batteries, sorted by name.
    pub commands: Vec<String>,
    /// The entry places of each command, in the same order.
    quarters: Vec<entry_places::Quarters>,
    /// What each command is, without its name, in the same order.
    identities: Vec<Identity>,
    /// Every piece.
    pub pieces: Vec<Piece>,
    /// The units of both sides.
    pub units: Vec<PieceId>,
    /// The units of each side, the Texan one first.
    fighters: [Vec<PieceId>; 2],
    /// The officers of both sides.
    pub officers: Vec<PieceId>,
    /// The units and then the officers of each side, the Texan side first.
    members: [Vec<PieceId>; 2],
    /// The guns.
    pub guns: Vec<PieceId>,
    /// The column of the staff officers, which enters later than the others (D18.b).
    pub reserve: Option<u8>,
    /// The strength of the attackers in flecha-equivalents.
    pub strength: i32,
    /// The connections between areas, computed on first use.
    roads: OnceLock<roads::Roads>,
}

impl Deref for Game {
    type Target = Setting;

    fn deref(&self) -> &Setting {
        &self.own
    }
}

impl Setting {
    /// What an area is on this map, whatever its name: its first spot.
    #[must_use]
    pub(crate) fn area_identity(&self, area: u16) -> Identity {
        let first = self.ground.area(area).spots.first();
        first.map_or(Identity::NONE, |spot| self.board.identity(*spot))
    }

    /// What a command is, whatever its name: where it enters, or its pieces.
    #[must_use]
    pub(crate) fn command_identity(&self, command: u8) -> Identity {
        self.identities.get(usize::from(command)).copied().unwrap_or_default()
    }

    /// The data of a piece.
    #[must_use]
    pub fn piece_of(&self, piece: PieceId) -> &Piece {
        &self.pieces[piece.index()]
    }

    /// The kind of a piece.
    #[must_use]
    pub fn kind(&self, piece: PieceId) -> PieceType {
        self.piece_of(piece).kind
    }

    /// The side of a piece; `None` for a gun.
    #[must_use]
    pub fn side(&self, piece: PieceId) -> Option<Side> {
        self.kind(piece).side()
    }

    /// Whether a piece belongs to the garrison.
    #[must_use]
    pub fn is_texan(&self, piece: PieceId) -> bool {
        self.side(piece) == Some(Side::Texan)
    }

    /// The name of a piece.
    #[must_use]
    pub fn name(&self, piece: PieceId) -> &str {
        self.pieces.get(piece.index()).map_or("?", |own| own.name.as_str())
    }

    /// The name of a column, command or battery.
    #[must_use]
    pub fn command_name(&self, command: u8) -> &str {
        self.commands.get(usize::from(command)).map_or("?", String::as_str)
    }

    /// The board the game is played on.
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
