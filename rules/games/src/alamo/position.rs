//! A single position in a game, as plain data.

mod pending;

pub use pending::{Landed, Pending, Peril, Strike, Warrant};

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::done_this_turn::TurnMarks;
use super::occupancy::Occupancy;
use super::variant::{Frame, MOST_FRAMES, Marks};
use super::{Phase, PieceId};
use crate::alamo::Outcome;
use crate::board::{Breaches, SpotId};
use crate::side::Side;

/// The maximum number of pieces in a game.
pub const MOST_PIECES: usize = 160;

/// The maximum number of columns in a game.
pub const MOST_COLUMNS: usize = 12;

/// The maximum number of pending decisions and rolls.
///
/// Each rout in a chain starts farther from the enemy than the previous one and displaces units on at most three spots,
/// so a real chain is a dozen deep; a unit that would exceed the limit has no retreat.
pub const MOST_PENDING: usize = 92;

/// A single position in a game: plain data of at most 5 KB, copied as one block.
///
/// A game is resumed from its log, not from a position: positions are never deserialized.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Position {
    /// Game-Turn, from 1; 0 during set-up.
    pub turn: u8,
    /// Phase.
    pub phase: Phase,
    /// The state of every piece, by its number.
    pub pieces: ArrayVec<[PieceState; MOST_PIECES]>,
    /// The area plotted for each column; 0 for none, or for one unknown to the viewer.
    pub plot: ArrayVec<[u8; MOST_COLUMNS]>,
    /// The piece that is currently moving.
    pub mover: Option<Mover>,
    /// Decisions and rolls that must be resolved before the phase continues, innermost last.
    pub pending: ArrayVec<[Pending; MOST_PENDING]>,
    /// Casualty points of the attackers (16.1).
    pub casualties: u16,
    /// The number of Game-Turns the garrison has lived to see (16.4).
    pub turns_held: u8,
    /// The turn in which the Reserve was committed; 0 if it has not been.
    pub committed: u8,
    /// The hexsides batteries have breached (10.6).
    pub breaches: Breaches,
    /// The number of batteries the Texan side has moved (10.2).
    pub texan_tows: u8,
    /// Whether an attacking combat unit has ever come inside the walls (16.7).
    pub been_inside: bool,
    /// The leader each side has named for the pending Damage Check (11.1).
    pub leads: [Option<PieceId>; Side::ALL.len()],
    /// The outcome; `None` while the game is not decided.
    pub outcome: Option<Outcome>,
    /// The flags that variants have raised.
    pub marks: Marks,
    /// The pending work of variants, innermost last: one frame for each of their pending decisions or rolls.
    pub frames: ArrayVec<[Frame; MOST_FRAMES]>,
    /// The victory points variants have given to the Texan side, or taken from it if negative.
    pub score: i16,
    /// The work done by rules of variants since the last action of the phase.
    pub labour: u32,
    /// The number of times an already placed piece was given another spot in the current step of the set-up.
    pub mends: u16,
    /// The number of sides that have passed on the rules on offer in a phase in which no piece moves or attacks.
    #[serde(skip)]
    pub(super) passed: u8,
    /// The sum of the last roll, recorded if a rule of a variant asks for it.
    #[serde(skip)]
    pub(super) dice: u8,
    /// What pieces have done in this Game-Turn, recorded if a rule of a variant asks for it.
    #[serde(skip)]
    pub(super) turn_marks: TurnMarks,
    /// The pieces on each spot, derived from the states of the pieces.
    #[serde(skip)]
    pub(super) standing: Occupancy,
}

/// The state of a piece.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PieceState {
    /// Its spot; [`SpotId::NOWHERE`] if it is not on the map.
    pub at: SpotId,
    /// Whether it is on the map, and where it is otherwise.
    pub status: Status,
    /// Its order, if it is a combat unit.
    pub order: Order,
    /// Whether its back is up: reduced units, replacement leaders.
    pub flipped: bool,
    /// Whether it has finished its move in this phase, and why.
    pub moved: Moved,
    /// Movement points a leader has spent in this phase; those a unit no longer has once its move has ended.
    pub spent: u8,
    /// The unit this leader or towed battery travels with, during its move or its retreat. In a Combat Phase, the enemy
    /// at which this unit or its battery has fired, or the battery itself if it fired at a hexside.
    pub with: Option<PieceId>,
    /// The number of attacks it has made in this phase.
    pub attacked: u8,
    /// The number of batteries this unit has fired in this phase, or of times this battery has been fired.
    pub gunned: u8,
    /// Whether it came to its spot after the Combat Phase began (10.0).
    pub newcomer: bool,
    /// Whether an enemy was next to this battery when the Combat Phase began (10.5).
    pub silenced: bool,
}

/// Whether a piece has finished its move in this phase, and why.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    /// It has a move left.
    #[default]
    No,
    /// It has made its one move: another piece has started to move, or a rule has ended it (5.0).
    Once,
    /// An enemy zone of control has stopped it (6.1).
    Stopped,
    /// Its movement points are spent (5.2).
    Spent,
}

impl Moved {
    /// Whether the move is finished.
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::No)
    }
}

/// The place of a piece: on or off the map.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Not placed yet.
    #[default]
    Waiting,
    /// On the map.
    Map,
    /// On this space of the Replacement Track (13.0).
    Track(u8),
    /// Out of the game.
    Gone,
}

/// The order of a combat unit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// In good order.
    #[default]
    Good,
    /// Disordered (9.3).
    Disordered,
    /// Routed (9.4).
    Routed,
}

impl Order {
    /// The name used in cases, logs and accounts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Disordered => "disordered",
            Self::Routed => "routed",
        }
    }
}

/// The piece that is currently moving, with what it has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mover {
    /// The piece.
    pub piece: PieceId,
    /// Movement points left.
    pub points: u8,
    /// Whether it has made a step.
    pub stepped: bool,
    /// Whether it has taken a leader along since its last step (R83).
    pub joined: bool,
    /// The last spot of the move with room for it, to which it falls back if a variant stops it among friendly units.
    pub last_room: SpotId,
    /// The number of batteries it has in tow.
    pub towing: u8,
    /// The number of hexes it has towed them.
    pub hauled: u8,
}

impl Default for SpotId {
    fn default() -> Self {
        Self::NOWHERE
    }
}

impl PieceState {
    /// Whether the piece is on the map.
    #[must_use]
    pub const fn is_on_map(&self) -> bool {
        matches!(self.status, Status::Map)
    }
}

impl Position {
    /// The state of a piece.
    #[must_use]
    #[inline]
    pub fn state(&self, piece: PieceId) -> &PieceState {
        &self.pieces[piece.index()]
    }

    /// The state of a piece, mutably.
    pub fn state_mut(&mut self, piece: PieceId) -> &mut PieceState {
        &mut self.pieces[piece.index()]
    }

    /// The combat unit on a spot: if another is passing through, the one that was there first.
    #[must_use]
    #[inline]
    pub fn unit_on(&self, spot: SpotId) -> Option<PieceId> {
        self.units_on(spot).next()
    }

    /// The combat units on a spot: the one that holds it, then those that entered later.
    #[inline]
    pub(crate) fn units_on(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.standing.units(spot).filter(move |piece| self.state(*piece).at == spot)
    }

    /// The pieces on a spot: its combat units, then its leaders and batteries.
    pub fn on(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.units_on(spot).chain(self.others_on(spot))
    }

    /// The leaders and batteries on a spot.
    pub(crate) fn others_on(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.standing.others(spot).filter(move |piece| self.state(*piece).at == spot)
    }

    /// Moves a piece to a spot; [`SpotId::NOWHERE`] takes it off the map.
    pub fn put(&mut self, piece: PieceId, is_unit: bool, to: SpotId) {
        let from = self.state(piece).at;
        self.state_mut(piece).at = to;
        self.standing.leave(piece, is_unit, from);
        self.standing.enter(piece, is_unit, to);
    }

    /// Records what an attack uses up: an attack of a unit, or a battery and a shot of its crew. The target is
    /// remembered (R31).
    pub(super) fn spend(&mut self, by: PieceId, unit: PieceId, target: PieceId) {
        let state = self.state_mut(by);
        state.attacked = state.attacked.saturating_add(1);
        if by != unit {
            state.gunned += 1;
            self.state_mut(unit).gunned += 1;
        }
        self.state_mut(unit).with = Some(target);
    }

    /// Whether the game is over: it is decided, and no decision is pending.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() && self.pending.is_empty()
    }

    /// Pushes a decision or a roll on top of the pending ones; returns `false` if too many are pending already.
    pub(super) fn lay(&mut self, pending: Pending) -> bool {
        self.pending.try_push(pending).is_none()
    }
}

#[cfg(test)]
mod tests;
