//! Columns: plan, roster and place.

use crate::board::SpotId;
use crate::play::PieceId;

/// A column of attackers (K4, K7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The number of stands planned, including the command stand; 0 if not yet planned.
    pub stands: u8,
    /// Its start position; [`Column::NO_START`] if not yet planned.
    pub start: u8,
    /// The stage of its march.
    pub stage: Stage,
    /// Its stands that do not yet act individually, the leading rank first.
    pub roster: Vec<PieceId>,
    /// The number of stands it started with.
    pub began: u8,
    /// The number of stands it has lost.
    pub lost: u8,
    /// The half inches to the map edge.
    pub off: u8,
    /// The two hexes of its head: the leading one, and the one beside it.
    pub head: [SpotId; 2],
    /// The earlier hexes of its head, oldest first.
    pub trail: Vec<[SpotId; 2]>,
    /// The number of movement segments it still has to wait in the mud.
    pub bogged: u8,
    /// The number of movement segments it will have to wait after the current one.
    pub sinks: u8,
    /// Whether its head is in a pond.
    pub is_wet: bool,
    /// The result of its last morale check.
    pub order: ColumnOrder,
    /// The half inches it has marched this turn.
    pub marched: u8,
    /// The hexes along the wall that it fights from.
    pub front: Vec<SpotId>,
    /// The turn in which it arrived.
    pub arrived: u8,
    /// The number of hexes its front has grown by this turn.
    pub grown: u8,
}

impl Column {
    /// The value that stands for no column.
    pub const NONE: u8 = u8::MAX;
    /// The value that stands for no start position.
    pub const NO_START: u8 = u8::MAX;

    /// A column of which nothing is planned.
    pub(in crate::knapp) const fn open() -> Self {
        Self {
            stands: 0,
            start: Self::NO_START,
            stage: Stage::Planned,
            roster: Vec::new(),
            began: 0,
            lost: 0,
            off: 0,
            head: [SpotId::NOWHERE; 2],
            trail: Vec::new(),
            bogged: 0,
            sinks: 0,
            is_wet: false,
            order: ColumnOrder::Advance,
            marched: 0,
            front: Vec::new(),
            arrived: 0,
            grown: 0,
        }
    }

    /// Whether its plan is complete.
    #[must_use]
    pub const fn is_planned(&self) -> bool {
        self.stands > 0 && self.start != Self::NO_START
    }

    /// Whether it is marching to the wall.
    #[must_use]
    pub fn is_marching(&self) -> bool {
        self.stage == Stage::Marching
    }

    /// Whether its head is on the map.
    #[must_use]
    pub fn is_on_map(&self) -> bool {
        self.is_marching() && self.off == 0
    }

    /// Its first stand, which represents it on the map.
    #[must_use]
    pub fn lead(&self) -> Option<PieceId> {
        self.roster.first().copied()
    }
}

/// The stages of the march of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// It has not set out.
    Planned,
    /// The reserve, which has not been released.
    Held,
    /// It marches as a column.
    Marching,
    /// It has arrived at the wall: its stands act individually.
    Arrived,
    /// It has no stands left.
    Gone,
}

/// The order a column gets from its morale (K11.g).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnOrder {
    /// It may advance.
    Advance,
    /// It stands fast and may fire.
    Stand,
    /// It has fallen back.
    Back,
}
