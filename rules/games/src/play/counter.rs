//! Counters as maps and panels show them, in any game system.

use crate::board::SpotId;
use crate::hexside::Hexside;
use crate::side::Side;
use crate::words::Words;

/// The number of a counter in a game, dense from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(pub u16);

impl PieceId {
    /// Returns the index into lists of counters.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The properties of a counter that do not change during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece<'g> {
    /// Its name in documents and logs.
    pub name: &'g str,
    /// The side that owns it; `None` if it belongs to the side of the units on its spot.
    pub side: Option<Side>,
    /// The class of the counter.
    pub class: CounterClass,
}

/// The classes of counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CounterClass {
    /// A unit that moves and fights by itself.
    Unit,
    /// A gun.
    Battery,
    /// A leader.
    Leader,
}

/// The current state of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// The counter.
    pub piece: PieceId,
    /// The side it belongs to now; `None` if neither side has it.
    pub side: Option<Side>,
    /// The spot it is on; `None` if it is not on the map.
    pub at: Option<SpotId>,
    /// Where it comes onto the map, if it is on a track that leads there.
    pub track: Option<SpotId>,
    /// Whether it shows its back.
    pub back: bool,
    /// Its condition.
    pub condition: UnitCondition,
}

/// The condition of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum UnitCondition {
    /// In good order.
    #[default]
    Good,
    /// Disordered.
    Disordered,
    /// Routed.
    Routed,
}

/// A marker on the map or next to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marker {
    /// The name of its icon.
    pub icon: String,
    /// Its meaning, in words for players.
    pub says: Words,
    /// Its number; `None` for a marker without one.
    pub count: Option<u8>,
    /// The counter, spot or hexside that carries it.
    pub on: Bearer,
}

/// A kind of marker that a game has, so that sheets and modules provide these and no others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkerKind {
    /// The name of its icon.
    pub icon: &'static str,
    /// Its meaning in English.
    pub en: &'static str,
    /// Its meaning in French.
    pub fr: &'static str,
    /// The largest number it carries; 0 for a marker without one.
    pub most: u8,
}

impl MarkerKind {
    /// Returns its meaning, in words for players.
    #[must_use]
    pub fn says(&self) -> Words {
        Words { en: self.en.to_owned(), fr: self.fr.to_owned() }
    }

    /// Returns such a marker, without a number.
    pub(crate) fn on(&self, on: Bearer) -> Marker {
        Marker { icon: self.icon.to_owned(), says: self.says(), count: None, on }
    }

    /// Returns such a marker with a number.
    pub(crate) fn counted(&self, count: u8, on: Bearer) -> Marker {
        Marker { count: Some(count), ..self.on(on) }
    }
}

/// What it means that a counter shows its back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BackFace {
    /// A unit has lost a step.
    Reduced,
    /// A gun is not loaded.
    Unloaded,
    /// A gun is not in its embrasure, or out of action.
    Down,
}

/// The carrier of a marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bearer {
    /// Nothing on the map: the marker belongs to the whole game, or to a group of counters.
    Beside,
    /// A counter, on the map or not.
    Piece(PieceId),
    /// A spot.
    Spot(SpotId),
    /// A hexside.
    Hexside(Hexside),
}

/// A group of counters with a common plan, such as a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Its id in the counter mix.
    pub id: String,
    /// The plan of the group; `None` while there is none.
    pub planned: Option<String>,
}
