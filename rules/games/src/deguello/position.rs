//! The state of a game at one moment, as plain data.

mod crowd;
mod due;

pub(super) use crowd::Crowd;
pub(super) use due::Decider;
pub use due::{Clash, Due};

use bitflags::bitflags;

use super::Phase;
use crate::board::SpotId;
use crate::hex::Direction;
use crate::house::{Marks, RunningRule};
use crate::play::{PieceId, Reason};
use crate::rulebook::Degree;
use crate::side::Side;

/// The state of a game at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The round; 0 during set-up.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Whether it is day.
    pub is_day: bool,
    /// The state of each piece.
    pub pieces: Vec<PieceState>,
    /// The state of each gun, by its number.
    pub guns: Vec<Gun>,
    /// The edges of the perimeter with a ladder, in order.
    pub ladders: Vec<u16>,
    /// The broken doors, in order.
    pub doors: Vec<u16>,
    /// The rooms that burn or have burnt, by area number.
    pub fires: Vec<Fire>,
    /// The rooms with rubble where a gun has broken their door, in order (D11.5.a).
    pub rubble: Vec<u16>,
    /// The pairs of units locked in melee.
    pub locks: Vec<Lock>,
    /// The pairs of units that have fought in this activation.
    pub fought: Vec<[PieceId; 2]>,
    /// The moving piece.
    pub mover: Option<Mover>,
    /// The flecha that has emplaced a ladder and must climb it, and the edge (D12.4.c).
    pub bound: Option<(PieceId, u16)>,
    /// The officer whose command is activated; `None` for a column, an area or a single unit.
    pub caller: Option<PieceId>,
    /// The battery that has fired in this activation (D4.13.a).
    pub battery: Option<u8>,
    /// The rolls and decisions due before play continues; the last comes first.
    pub due: Vec<Due>,
    /// The number of consecutive passes.
    pub passes: u16,
    /// Whether the staff officers are released (D4.11.f).
    pub released: bool,
    /// The flecha-equivalents the attackers have lost.
    pub lost: i32,
    /// How the game ended; `None` while it goes on.
    pub ended: Option<Ended>,
    /// The values of the flags of variants.
    pub marks: Marks,
    /// The rules of variants that wait for dice; the first rolls next.
    pub asked: Vec<RunningRule>,
    /// The pieces on each spot.
    pub(super) crowd: Crowd,
}

/// The state of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
pub struct PieceState {
    /// The spot it stands on.
    pub at: SpotId,
    /// Whether and how it is in play.
    pub life: Life,
    /// Its facing.
    pub facing: Direction,
    /// What it has done in this activation, and its status in it.
    pub did: Did,
    /// The spot it stood on when this activation began.
    pub began: SpotId,
    /// The number of ladders it carries.
    pub ladders: u8,
    /// The number of axes and crowbars it carries.
    pub axes: u8,
    /// Whether it has lost a step.
    pub is_reduced: bool,
    /// Whether it leans over the wall (D13.4.a).
    pub is_exposed: bool,
    /// Whether it is wounded (D5.3.d).
    pub is_wounded: bool,
    /// Whether it has ever fired (D10.3.t).
    pub has_fired: bool,
}

impl PieceState {
    pub(super) const WAITING: Self = Self {
        at: SpotId::NOWHERE,
        life: Life::Waiting,
        facing: Direction::North,
        did: Did::empty(),
        began: SpotId::NOWHERE,
        ladders: 0,
        axes: 0,
        is_reduced: false,
        is_exposed: false,
        is_wounded: false,
        has_fired: false,
    };

    /// Whether it stands on the map.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.life == Life::Standing
    }
}

/// Whether and how a piece is in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Life {
    /// It has not entered play.
    Waiting,
    /// It stands on the map.
    Standing,
    /// A company that has split.
    Split,
    /// It is lost.
    Dead,
}

bitflags! {
    /// What a piece has done in the current activation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Did: u8 {
        /// It is activated.
        const ACTIVE = 1;
        /// It has moved or turned.
        const MOVE = 2;
        /// It has fired, or served a gun that did.
        const FIRE = 4;
        /// It has taken its special action.
        const SPECIAL = 8;
        /// It has loaded a gun.
        const LOAD = 16;
        /// It has touched the perimeter from outside since before this activation.
        const TOUCH = 32;
        /// It acts alone: it may either move or fire (D4.2.d).
        const ALONE = 64;
        /// It has come up a ladder and may still choose its facing (D12.4.d, D12.4.g).
        const TURN = 128;
    }
}

/// The state of a gun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gun {
    /// Whether it is loaded.
    pub is_loaded: bool,
    /// Whether it was fired or loaded in this activation (D11.3.a).
    pub is_done: bool,
}

/// A room that burns or has burnt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fire {
    /// Its area.
    pub area: u16,
    /// Whether it has burnt out.
    pub is_out: bool,
    /// The sides that have begun an activation since it caught fire, the Texan one first.
    pub seen: [bool; 2],
}

/// Two units locked in melee (D14.7.a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lock {
    /// The two units, the one that attacked first.
    pub pieces: [PieceId; 2],
    /// The edge of the ladder they are locked across, if any.
    pub edge: Option<u16>,
}

impl Lock {
    /// The other unit of the lock; `None` if `piece` is not part of it.
    #[must_use]
    pub fn other(&self, piece: PieceId) -> Option<PieceId> {
        match self.pieces {
            [a, b] if a == piece => Some(b),
            [a, b] if b == piece => Some(a),
            _ => None,
        }
    }
}

/// The moving piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mover {
    /// The piece.
    pub piece: PieceId,
    /// The movement points it has left.
    pub left: u8,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    /// The winner.
    pub winner: Side,
    /// Why the game is over.
    pub reason: Ending,
    /// The degree of the victory, if a rule of a variant ended the game.
    pub degree: Option<Degree>,
}

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The last round is over.
    RoundsOver,
    /// No units of the garrison are left.
    NoTexan,
    /// No units of the attackers are left.
    NoMexican,
    /// Both sides have passed for several rounds.
    Idle,
    /// A rule of a variant ended the game.
    ByVariant,
}

impl Ending {
    /// Every reason.
    pub const ALL: [Self; 5] = [Self::RoundsOver, Self::NoTexan, Self::NoMexican, Self::Idle, Self::ByVariant];

    /// The reason as results report it.
    #[must_use]
    pub const fn reason(self) -> Reason {
        match self {
            Self::RoundsOver => Reason::RoundsOver,
            Self::NoTexan => Reason::GarrisonFallen,
            Self::NoMexican => Reason::AttackersSpent,
            Self::Idle => Reason::BothIdle,
            Self::ByVariant => Reason::ByVariant,
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

    /// The mutable state of a piece; change its spot only through [`Self::put`].
    pub(super) fn state_mut(&mut self, piece: PieceId) -> &mut PieceState {
        &mut self.pieces[piece.index()]
    }

    /// Puts a piece on a spot and sets whether it is in play.
    pub(super) fn put(&mut self, piece: PieceId, at: SpotId, life: Life) {
        let state = &mut self.pieces[piece.index()];
        let place = |state: &PieceState| if state.stands() { state.at } else { SpotId::NOWHERE };
        let before = place(state);
        (state.at, state.life) = (at, life);
        let after = place(state);
        if before != after {
            self.crowd.leave(piece, before);
            self.crowd.join(piece, after);
        }
    }

    /// Moves a piece to another spot.
    pub(super) fn shift(&mut self, piece: PieceId, at: SpotId) {
        self.put(piece, at, self.state(piece).life);
    }

    /// The pieces on a spot, in numerical order.
    pub fn on(&self, at: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.crowd.on(at)
    }

    /// Whether no piece stands on a spot.
    #[must_use]
    pub fn is_empty(&self, at: SpotId) -> bool {
        self.crowd.is_empty(at)
    }

    /// Whether an edge of the perimeter has a ladder.
    #[must_use]
    pub fn has_ladder(&self, edge: u16) -> bool {
        self.ladders.binary_search(&edge).is_ok()
    }

    /// Whether a door is broken.
    #[must_use]
    pub fn is_broken(&self, door: u16) -> bool {
        self.doors.binary_search(&door).is_ok()
    }

    /// The fire in an area, if any.
    #[must_use]
    pub fn fire_of(&self, area: u16) -> Option<&Fire> {
        self.fires.iter().find(|fire| fire.area == area)
    }

    /// Whether an area burns.
    #[must_use]
    pub fn burns(&self, area: u16) -> bool {
        self.fire_of(area).is_some_and(|fire| !fire.is_out)
    }

    /// The locks a piece is part of.
    pub fn locks_of(&self, piece: PieceId) -> impl Iterator<Item = &Lock> + '_ {
        self.locks.iter().filter(move |lock| lock.pieces.contains(&piece))
    }

    /// Whether a piece is locked in melee.
    #[must_use]
    pub fn is_locked(&self, piece: PieceId) -> bool {
        self.locks_of(piece).next().is_some()
    }

    pub(super) fn did(&self, piece: PieceId, what: Did) -> bool {
        self.state(piece).did.intersects(what)
    }

    pub(super) fn note(&mut self, piece: PieceId, what: Did) {
        self.state_mut(piece).did.insert(what);
    }
}

/// Inserts a number into a sorted list, unless it is there.
pub(super) fn insert(list: &mut Vec<u16>, number: u16) {
    if let Err(at) = list.binary_search(&number) {
        list.insert(at, number);
    }
}
