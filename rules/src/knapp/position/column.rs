//! A column: its plan, its roster, and where its head is.

use crate::board::SpotId;
use crate::play::PieceId;

/// A column of attackers (K4, K7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Stands planned for it, its command stand included; 0 while that is open.
    pub stands: u8,
    /// Its start position; [`Column::NO_START`] while that is open.
    pub start: u8,
    /// Where it is on its way.
    pub stage: Stage,
    /// Its stands that have not gone into the fight one by one, the leading rank first.
    pub roster: Vec<PieceId>,
    /// Stands it set out with.
    pub began: u8,
    /// Stands it has lost.
    pub lost: u8,
    /// Half inches to the edge of the map.
    pub off: u8,
    /// The two hexes of its head: the leading one, and that beside it.
    pub head: [SpotId; 2],
    /// The hexes its head came by, the first ones first.
    pub trail: Vec<[SpotId; 2]>,
    /// Movement segments it has to wait in the mud.
    pub bogged: u8,
    /// Movement segments it will have to wait after the one under way.
    pub sinks: u8,
    /// Whether its head is in a pond.
    pub is_wet: bool,
    /// What its last morale check says.
    pub order: ColumnOrder,
    /// Half inches it has marched this turn.
    pub marched: u8,
    /// The hexes along the wall it fights from.
    pub front: Vec<SpotId>,
    /// The turn in which it arrived.
    pub arrived: u8,
    /// Hexes the front has grown by this turn.
    pub grown: u8,
}

impl Column {
    /// No column.
    pub const NONE: u8 = u8::MAX;
    /// No start position.
    pub const NO_START: u8 = u8::MAX;

    /// Nothing planned.
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

    /// Whether all of its plan is made.
    #[must_use]
    pub const fn is_planned(&self) -> bool {
        self.stands > 0 && self.start != Self::NO_START
    }

    /// Whether it is on its way to the wall.
    #[must_use]
    pub fn is_marching(&self) -> bool {
        self.stage == Stage::Marching
    }

    /// Whether its head is on the map.
    #[must_use]
    pub fn is_on_map(&self) -> bool {
        self.is_marching() && self.off == 0
    }

    /// Its first stand, by which it is known on the map.
    #[must_use]
    pub fn lead(&self) -> Option<PieceId> {
        self.roster.first().copied()
    }
}

/// Where a column is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// It has not set out.
    Planned,
    /// The reserve, which has not been released.
    Held,
    /// It marches as a column.
    Marching,
    /// It has come to the wall: its stands act one by one.
    Arrived,
    /// Nobody is left of it.
    Gone,
}

/// What the morale of a column lets it do this turn (K11.g).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnOrder {
    /// It may advance.
    Advance,
    /// It stands fast and may fire.
    Stand,
    /// It has fallen back.
    Back,
}
