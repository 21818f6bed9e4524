//! One moment of a game: plain data.

mod column;
mod pending;

pub use column::{Column, ColumnOrder, Stage};
pub use pending::{Bout, Pending};

use bitflags::bitflags;

use super::Phase;
use super::variant::{Marks, RunningRule};
use crate::board::{Breaches, SpotId};
use crate::play::{PieceId, Reason};
use crate::side::Side;

/// One moment of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The turn of the assault; 0 before it.
    pub turn: u8,
    /// Days of bombardment begun.
    pub day: u8,
    /// The phase.
    pub phase: Phase,
    /// Every piece.
    pub pieces: Vec<PieceState>,
    /// What is special of the guns, by their number.
    pub guns: Vec<Gun>,
    /// The side each battery fired from today, in quarters clockwise from the north, by its number.
    pub bearing: Vec<Option<u8>>,
    /// The columns; the last is the reserve.
    pub columns: Vec<Column>,
    /// Sections of the wall that are breached, one bit each.
    pub breached: u64,
    /// Sections that are reinforced, one bit each.
    pub reinforced: u64,
    /// The hexsides that are breached.
    pub breaches: Breaches,
    /// Edges of the perimeter with a ladder marker, in order.
    pub ladders: Vec<u16>,
    /// Doors that are broken, in order.
    pub doors: Vec<u16>,
    /// Shots out of windows this turn, in order of the windows.
    pub windows: Vec<(u16, u8)>,
    /// Stands and castings that have fired or fought through a breached section this turn, in order of the sections.
    pub through: Vec<(u8, [u8; 2])>,
    /// The piece on the move.
    pub mover: Option<Mover>,
    /// The roll that is due.
    pub pending: Option<Pending>,
    /// Hand-to-hand fights of this turn.
    pub bouts: Vec<Bout>,
    /// How the game has ended.
    pub ended: Option<Ended>,
    /// What things carry of the flags of variants.
    pub marks: Marks,
    /// Rules of variants that wait for dice, the first one first.
    pub asked: Vec<RunningRule>,
    /// Points that rules of variants have given, the Texan side first.
    pub score: [i16; 2],
    /// What stands on each spot: follows from the pieces, and is kept because it is asked all the time.
    pub crowd: Vec<Crowd>,
}

/// How many stand on a spot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Crowd {
    /// Castings.
    pub castings: u8,
    /// Stands.
    pub stands: u8,
}

/// How a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceState {
    /// Where it stands.
    pub at: SpotId,
    /// Whether it is in play.
    pub life: Life,
    /// What it has done this turn or day.
    pub did: Did,
    /// Its column; [`Column::NONE`] for none.
    pub column: u8,
    /// The edge of the perimeter it hangs on; [`PieceState::NO_EDGE`] for none.
    pub hangs: u16,
    /// The last turn in which it shot out of a window.
    pub shot: u8,
    /// Whether it is a command stand that has become infantry (K5.c).
    pub is_plain: bool,
}

impl PieceState {
    /// It hangs on no ladder.
    pub const NO_EDGE: u16 = u16::MAX;

    pub(super) const WAITING: Self = Self {
        at: SpotId::NOWHERE,
        life: Life::Waiting,
        did: Did::empty(),
        column: Column::NONE,
        hangs: Self::NO_EDGE,
        shot: 0,
        is_plain: false,
    };

    /// Whether it stands on the map by itself.
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

/// Whether a piece is in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Life {
    /// It has not come into play.
    Waiting,
    /// It stands by itself.
    Standing,
    /// It is in its column, or waits behind the front of one that has arrived.
    Ranked,
    /// It is lost.
    Dead,
}

bitflags! {
    /// What a piece has done this turn, a gun this day or turn.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Did: u8 {
        /// It has fired, or served a gun that did.
        const FIRE = 1;
        /// It has moved, and moves no more.
        const MOVE = 2;
        /// It serves a captured gun, or is a cannoneer whose gun has fired.
        const SERVE = 4;
        /// A gun: it went to another site.
        const SHIFT = 8;
        /// A gun: it went up or down.
        const TURN = 16;
        /// A gun: it answers today.
        const COMMIT = 32;
        /// A gun: it was captured just now.
        const FALL = 64;
        /// A casting: it has gone at least a step.
        const WALK = 128;
    }
}

/// What is special of a gun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gun {
    /// Its site, by its place in the list of the map; [`Gun::NO_SITE`] before it is placed.
    pub site: u8,
    /// Whether it is up.
    pub is_up: bool,
    /// Whether it is out of action for good.
    pub is_out: bool,
    /// Whether the attackers have it.
    pub is_captured: bool,
}

impl Gun {
    /// It has no site.
    pub const NO_SITE: u8 = u8::MAX;
}

/// The piece on the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mover {
    /// The piece; of a column its first stand.
    pub piece: PieceId,
    /// Half inches it has left.
    pub left: u8,
    /// Whether it has just come from behind the front: it may only go into the fort at once (K7.g).
    pub entered: bool,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    /// Who has won.
    pub winner: Side,
    /// Points, the Texan side first.
    pub points: [i32; 2],
    /// Why.
    pub reason: Ending,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The last turn is over.
    TurnsOver,
    /// Nobody of the garrison is left.
    NoCasting,
    /// No stand is left.
    NoStand,
}

impl Ending {
    /// What results call it.
    #[must_use]
    pub const fn reason(self) -> Reason {
        match self {
            Self::TurnsOver => Reason::TurnsOver,
            Self::NoCasting => Reason::GarrisonFallen,
            Self::NoStand => Reason::AttackersSpent,
        }
    }

    /// The word files use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.reason().word()
    }
}

impl Position {
    /// How a piece is.
    #[must_use]
    pub fn of(&self, piece: PieceId) -> &PieceState {
        &self.pieces[piece.index()]
    }

    pub(super) fn of_mut(&mut self, piece: PieceId) -> &mut PieceState {
        &mut self.pieces[piece.index()]
    }

    /// The pieces on a spot.
    pub fn on(&self, at: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        let here = self.pieces.iter().enumerate().filter(move |(_, own)| own.at == at);
        here.map(|(number, _)| PieceId(number as u16))
    }

    /// How many stand on a spot.
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
        self.of(piece).did.contains(what)
    }

    pub(super) fn note(&mut self, piece: PieceId, what: Did) {
        self.of_mut(piece).did.insert(what);
    }
}

/// Puts a number into a sorted list; `false` where it was there.
pub(super) fn insert(list: &mut Vec<u16>, number: u16) -> bool {
    match list.binary_search(&number) {
        Ok(_) => false,
        Err(at) => {
            list.insert(at, number);
            true
        }
    }
}
