//! The state of a game at one moment, as plain data.

mod column;
mod pending;

pub use column::{Column, ColumnOrder, Stage};
pub use pending::{Bout, Pending};

use bitflags::bitflags;

use super::Phase;
use crate::board::{Breaches, SpotId};
use crate::house::{Marks, RunningRule};
use crate::play::{PieceId, Reason};
use crate::side::Side;

/// The state of a game at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The turn of the assault; 0 before it.
    pub turn: u8,
    /// The number of days of bombardment begun.
    pub day: u8,
    /// The phase.
    pub phase: Phase,
    /// The state of each piece.
    pub pieces: Vec<PieceState>,
    /// The state of each gun, by its number.
    pub guns: Vec<Gun>,
    /// The side from which each battery fired today, in quarters clockwise from north, by its number.
    pub bearing: Vec<Option<u8>>,
    /// The columns; the last is the reserve.
    pub columns: Vec<Column>,
    /// The breached sections of the wall, one bit each.
    pub breached: u64,
    /// The reinforced sections, one bit each.
    pub reinforced: u64,
    /// The breached hexsides.
    pub breaches: Breaches,
    /// The edges of the perimeter with a ladder marker, in order.
    pub ladders: Vec<u16>,
    /// The broken doors, in order.
    pub doors: Vec<u16>,
    /// The windows shot out of this turn, in order, with their numbers of shots.
    pub windows: Vec<(u16, u8)>,
    /// The breached sections that were fired or fought through this turn, in order, each with a stand or casting that
    /// did so.
    pub through: Vec<(u8, PieceId)>,
    /// The moving piece.
    pub mover: Option<Mover>,
    /// The roll that is due, if any.
    pub pending: Option<Pending>,
    /// The fights of this turn.
    pub bouts: Vec<Bout>,
    /// How the game ended; `None` while it goes on.
    pub ended: Option<Ended>,
    /// The values of the flags of variants.
    pub marks: Marks,
    /// The rules of variants that wait for dice, the first one first.
    pub asked: Vec<RunningRule>,
    /// The points given by rules of variants, the Texan side first.
    pub score: [i16; 2],
    /// The number of pieces on each spot; derived from the pieces, and cached because it is needed constantly.
    pub crowd: Vec<Crowd>,
}

/// The number of pieces on a spot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Crowd {
    /// The number of castings.
    pub castings: u8,
    /// The number of stands.
    pub stands: u8,
}

/// The state of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceState {
    /// The spot it stands on.
    pub at: SpotId,
    /// Whether and how it is in play.
    pub life: Life,
    /// What it has done this turn or day.
    pub did: Did,
    /// Its column; [`Column::NONE`] if it has none.
    pub column: u8,
    /// The edge of the perimeter it hangs on; [`PieceState::NO_EDGE`] if it hangs on none.
    pub hangs: u16,
    /// The last window it shot out of, and the turn.
    pub by_window: Option<(u16, u8)>,
    /// Whether it is a command stand that has become infantry (K5.c).
    pub is_plain: bool,
}

impl PieceState {
    /// The value that stands for no edge.
    pub const NO_EDGE: u16 = u16::MAX;

    pub(super) const WAITING: Self = Self {
        at: SpotId::NOWHERE,
        life: Life::Waiting,
        did: Did::empty(),
        column: Column::NONE,
        hangs: Self::NO_EDGE,
        by_window: None,
        is_plain: false,
    };

    /// Whether it is an individual piece on the map.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.life == Life::Standing
    }

    /// Whether it hangs on a ladder.
    #[must_use]
    pub const fn is_hanging(&self) -> bool {
        self.hangs != Self::NO_EDGE
    }
}

/// Whether and how a piece is in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Life {
    /// It has not entered play.
    Waiting,
    /// It is an individual piece on the map.
    Standing,
    /// It is in its column, or waits behind the front of one that has arrived.
    Ranked,
    /// It is lost.
    Dead,
}

bitflags! {
    /// What a piece has done this turn; for a gun, this day or turn.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Did: u8 {
        /// It has fired, or served a gun that did.
        const FIRE = 1;
        /// It has moved, and moves no more.
        const MOVE = 2;
        /// It serves a captured gun, or is a cannoneer whose gun has fired.
        const SERVE = 4;
        /// Guns only: it has moved to another site.
        const SHIFT = 8;
        /// Guns only: it was raised or lowered.
        const TURN = 16;
        /// Guns only: it answers the batteries today.
        const COMMIT = 32;
        /// Guns only: it has just been captured.
        const FALL = 64;
        /// Castings only: it has taken at least one step.
        const WALK = 128;
    }
}

/// The state of a gun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gun {
    /// Its site, as an index into the list of the map; [`Gun::NO_SITE`] before it is placed.
    pub site: u8,
    /// Whether it is up.
    pub is_up: bool,
    /// Whether it is permanently out of action.
    pub is_out: bool,
    /// Whether the attackers have it.
    pub is_captured: bool,
}

impl Gun {
    /// The value that stands for no site.
    pub const NO_SITE: u8 = u8::MAX;
}

/// The moving piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mover {
    /// The piece; a column is named by its first stand.
    pub piece: PieceId,
    /// The half inches it can still move.
    pub left: u8,
    /// Whether it has just come up from behind the front: it may only go into the fort at once (K7.g).
    pub entered: bool,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    /// The winner.
    pub winner: Side,
    /// The points, the Texan side first.
    pub points: [i32; 2],
    /// Why the game is over.
    pub reason: Ending,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The last turn is over.
    TurnsOver,
    /// No castings of the garrison are left.
    NoCasting,
    /// No stands of the attackers are left.
    NoStand,
}

impl Ending {
    /// The reason as results report it.
    #[must_use]
    pub const fn reason(self) -> Reason {
        match self {
            Self::TurnsOver => Reason::TurnsOver,
            Self::NoCasting => Reason::GarrisonFallen,
            Self::NoStand => Reason::AttackersSpent,
        }
    }

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.reason().word()
    }
}

impl Position {
    /// The state of a piece.
    #[must_use]
    pub fn state(&self, piece: PieceId) -> &PieceState {
        &self.pieces[piece.index()]
    }

    pub(super) fn state_mut(&mut self, piece: PieceId) -> &mut PieceState {
        &mut self.pieces[piece.index()]
    }

    /// The pieces on a spot.
    pub fn on(&self, at: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        let here = self.pieces.iter().enumerate().filter(move |(_, own)| own.at == at);
        here.map(|(number, _)| PieceId(number as u16))
    }

    /// The number of pieces on a spot.
    #[must_use]
    pub fn crowd(&self, at: SpotId) -> Crowd {
        self.crowd.get(at.index()).copied().unwrap_or_default()
    }

    /// Whether an edge of the perimeter has a ladder marker.
    #[must_use]
    pub fn has_ladder(&self, edge: u16) -> bool {
        self.ladders.binary_search(&edge).is_ok()
    }

    /// Whether a door is broken.
    #[must_use]
    pub fn is_broken(&self, door: u16) -> bool {
        self.doors.binary_search(&door).is_ok()
    }

    /// Whether a section of the wall is breached.
    #[must_use]
    pub const fn is_breached(&self, section: u8) -> bool {
        section < 64 && self.breached >> section & 1 != 0
    }

    pub(super) fn did(&self, piece: PieceId, what: Did) -> bool {
        self.state(piece).did.contains(what)
    }

    pub(super) fn note(&mut self, piece: PieceId, what: Did) {
        self.state_mut(piece).did.insert(what);
    }
}

/// Inserts a number into a sorted list; returns whether it was new.
pub(super) fn insert(list: &mut Vec<u16>, number: u16) -> bool {
    match list.binary_search(&number) {
        Ok(_) => false,
        Err(at) => {
            list.insert(at, number);
            true
        }
    }
}
