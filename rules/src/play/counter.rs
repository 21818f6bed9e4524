//! Counters as maps and panels show them, whatever the game system.

use crate::board::SpotId;
use crate::hexside::Hexside;
use crate::side::Side;
use crate::words::Words;

/// The number of a counter in a game, dense from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(pub u16);

impl PieceId {
    /// As an index of lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a counter is, all game long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece<'g> {
    /// Its name in documents and logs.
    pub name: &'g str,
    /// Whose it is; `None` for one that belongs to whoever stands with it.
    pub side: Option<Side>,
    /// Whether it is a unit, a battery or a leader.
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

/// How a counter is now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// The counter.
    pub piece: PieceId,
    /// Where it stands; `None` when it is not on the map.
    pub at: Option<SpotId>,
    /// Whether its back is up.
    pub back: bool,
    /// How fit it is to fight.
    pub condition: UnitCondition,
}

/// How fit a unit is to fight.
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

/// A marker on the map or beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marker {
    /// The name of its picture.
    pub icon: String,
    /// What it means, in words for players.
    pub says: Words,
    /// The number it carries; `None` for one that is only there or not.
    pub count: Option<u8>,
    /// What carries it: a counter, a spot, a hexside, or the game as a whole.
    pub on: Bearer,
}

/// What carries a marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bearer {
    /// Nothing on the map: it is of the whole game, or of a group of counters.
    Beside,
    /// A counter, on the map or not.
    Piece(PieceId),
    /// A spot.
    Spot(SpotId),
    /// A hexside.
    Hexside(Hexside),
}

/// A group of counters that is planned for as a whole: a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Its id in the counter mix.
    pub id: String,
    /// What is planned for it; `None` while that is open.
    pub planned: Option<String>,
}
