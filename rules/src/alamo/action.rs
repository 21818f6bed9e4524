//! Every choice a player can make.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::PieceId;
use super::variant::Item;
use crate::board::{BreachId, SpotId};

/// A player's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Place a piece: set-up, a replacement, the Reserve (2.0, 13.0).
    Place {
        /// The piece.
        piece: PieceId,
        /// Its spot.
        at: SpotId,
    },
    /// Plot where a column enters (2.0).
    Plot {
        /// The column, by its place in the game's list.
        column: u8,
        /// The printed number of its area.
        area: u8,
    },
    /// One step of a unit or leader; starting another piece finishes the one before (5.0).
    Step {
        /// The piece.
        piece: PieceId,
        /// The spot it enters.
        to: SpotId,
    },
    /// Take a leader along with a unit that is about to move or on the move (R83).
    Take {
        /// The leader.
        leader: PieceId,
        /// The unit.
        with: PieceId,
    },
    /// Leave a leader, or the battery in tow, where the moving unit stands.
    Leave {
        /// The leader or battery.
        piece: PieceId,
    },
    /// Take a battery in tow before the unit's first step (10.1, 10.2).
    Tow {
        /// The battery.
        battery: PieceId,
        /// The unit.
        by: PieceId,
    },
    /// Attack one enemy unit with one unit or battery (8.1).
    Attack {
        /// The unit or battery.
        by: PieceId,
        /// Fire or melee.
        mode: Mode,
        /// The enemy unit.
        target: PieceId,
    },
    /// Strike back at once (9.1).
    Counterattack {
        /// Fire or melee.
        mode: Mode,
    },
    /// Retreat along a path, of three spots unless the rulebook says otherwise (9.6).
    Retreat {
        /// The spots entered.
        path: Path,
    },
    /// A leader goes along with his retreating or advancing unit (9.8, R58).
    Follow,
    /// A leader stays where he is.
    Stay,
    /// Move into the spot a melee has emptied (9.7).
    Advance,
    /// Commit the Reserve (2.2).
    Commit,
    /// Leave an offer: no counterattack, no advance.
    Decline,
    /// End the phase or the set-up step.
    Done,
    /// Name the leader who counts in the Damage Check that is due (11.1).
    Lead {
        /// The leader.
        leader: PieceId,
    },
    /// Try a leader for a ferocious counterattack of his unit (15.0).
    Ferocity {
        /// The leader.
        leader: PieceId,
    },
    /// Consult the Continued Siege Table (16.3).
    Consult,
    /// Fire a battery at a hexside instead of a unit (10.6).
    Breach {
        /// The battery.
        battery: PieceId,
    },
    /// Aim the battery that fires at a hexside (10.6).
    At {
        /// The hexside, by its number among those that can be breached; [`BreachId::NONE`] is any other.
        side: BreachId,
    },
    /// Use a rule of a variant that is offered.
    Use {
        /// The rule, by its number in the game.
        rule: u16,
        /// The piece that uses it; none when the thing itself does.
        unit: Option<PieceId>,
        /// What it is used on.
        item: Item,
    },
    /// Use a rule of a variant when asked.
    Accept,
    /// Choose a thing for a rule of a variant.
    Pick {
        /// The thing.
        item: Item,
    },
}

impl Action {
    /// The same action with other pieces in it.
    #[must_use]
    pub(crate) fn with_pieces(self, other: impl Fn(PieceId) -> PieceId) -> Self {
        let item_of = |item: Item| match item {
            Item::Piece(piece) => Item::Piece(other(piece)),
            item => item,
        };
        match self {
            Self::Place { piece, at } => Self::Place { piece: other(piece), at },
            Self::Step { piece, to } => Self::Step { piece: other(piece), to },
            Self::Take { leader, with } => Self::Take { leader: other(leader), with: other(with) },
            Self::Leave { piece } => Self::Leave { piece: other(piece) },
            Self::Tow { battery, by } => Self::Tow { battery: other(battery), by: other(by) },
            Self::Attack { by, mode, target } => Self::Attack { by: other(by), mode, target: other(target) },
            Self::Lead { leader } => Self::Lead { leader: other(leader) },
            Self::Ferocity { leader } => Self::Ferocity { leader: other(leader) },
            Self::Breach { battery } => Self::Breach { battery: other(battery) },
            Self::Use { rule, unit, item } => Self::Use { rule, unit: unit.map(&other), item: item_of(item) },
            Self::Pick { item } => Self::Pick { item: item_of(item) },
            Self::Plot { .. }
            | Self::Counterattack { .. }
            | Self::Retreat { .. }
            | Self::Follow
            | Self::Stay
            | Self::Advance
            | Self::Commit
            | Self::Decline
            | Self::Done
            | Self::Consult
            | Self::At { .. }
            | Self::Accept => self,
        }
    }
}

/// The two modes of attack (8.0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Fire.
    Fire,
    /// Hand to hand.
    Melee,
}

impl Mode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Fire, Self::Melee];
}

/// The spots a retreat enters, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Path([SpotId; Self::MOST]);

impl Path {
    /// The most spots one holds.
    pub const MOST: usize = 6;

    /// A path over these spots; `None` when there are none or too many.
    #[must_use]
    pub fn new(spots: &[SpotId]) -> Option<Self> {
        let mut path = [SpotId::NOWHERE; Self::MOST];
        path.get_mut(..spots.len())?.copy_from_slice(spots);
        (!spots.is_empty()).then_some(Self(path))
    }

    /// The spots, in the order they are entered.
    #[must_use]
    pub fn spots(&self) -> &[SpotId] {
        let length = self.0.iter().position(|spot| *spot == SpotId::NOWHERE).unwrap_or(Self::MOST);
        &self.0[..length]
    }
}

/// Paths a retreat may take: in three steps, at each of which three hexes at most lie farther off, each with two
/// levels at most. Longer retreats have more, and the first so many are good enough.
pub(crate) type Paths = ArrayVec<Path, 216>;
