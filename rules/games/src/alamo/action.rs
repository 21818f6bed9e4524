//! The actions a player can choose from.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::PieceId;
use super::variant::Item;
use crate::board::{BreachId, SpotId};

/// A player's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Place a piece: during set-up, as a replacement, or from the Reserve (2.0, 13.0).
    Place {
        /// The piece.
        piece: PieceId,
        /// Its spot.
        at: SpotId,
    },
    /// Plot where a column enters (2.0).
    Plot {
        /// The column, by its index in the game's list.
        column: u8,
        /// The printed number of its area.
        area: u8,
    },
    /// Move a unit or leader one spot; moving another piece ends the move of the previous one (5.0).
    Step {
        /// The piece.
        piece: PieceId,
        /// The spot it enters.
        to: SpotId,
    },
    /// Attach a leader to a unit that is about to move or already moving (R83).
    Take {
        /// The leader.
        leader: PieceId,
        /// The unit.
        with: PieceId,
    },
    /// Leave a leader, or the battery in tow, on the moving unit's current spot.
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
    /// The attacked unit counterattacks at once (9.1).
    Counterattack {
        /// Fire or melee.
        mode: Mode,
    },
    /// Retreat along a path of three spots, unless the rulebook sets another length (9.6).
    Retreat {
        /// The spots entered.
        path: Path,
    },
    /// A leader follows its retreating or advancing unit (9.8, R58).
    Follow,
    /// A leader does not follow its unit.
    Stay,
    /// Advance into the spot emptied by a melee (9.7).
    Advance,
    /// Commit the Reserve (2.2).
    Commit,
    /// Decline an offered counterattack or advance.
    Decline,
    /// End the phase or the set-up step.
    Done,
    /// Name the leader whose rating counts in the pending Damage Check (11.1).
    Lead {
        /// The leader.
        leader: PieceId,
    },
    /// Test a leader for a ferocious counterattack of its unit (15.0).
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
    /// Aim the battery that is firing at a hexside (10.6).
    At {
        /// The hexside, by its number among the breachable ones; [`BreachId::NONE`] stands for any other.
        side: BreachId,
    },
    /// Use a rule that a variant offers.
    Use {
        /// The rule, by its number in the game.
        rule: u16,
        /// The piece that uses the rule; `None` when the item itself does.
        unit: Option<PieceId>,
        /// The item the rule is used on.
        item: Item,
    },
    /// Agree to use a rule of a variant when asked.
    Accept,
    /// Choose an item for a rule of a variant.
    Pick {
        /// The item.
        item: Item,
    },
}

impl Action {
    /// Returns this action with every piece in it mapped through `other`.
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
    /// Melee.
    Melee,
}

impl Mode {
    /// Both modes.
    pub const ALL: [Self; 2] = [Self::Fire, Self::Melee];
}

/// The spots a retreat enters, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Path([SpotId; Self::MOST]);

impl Path {
    /// The maximum number of spots in a path.
    pub const MOST: usize = 6;

    /// Creates a path over `spots`; `None` if there are none or more than [`Self::MOST`].
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

/// The paths of a retreat: three steps, each to one of at most three more distant hexes with at most two levels each.
/// Longer retreats may have more paths; only the first 216 are kept, which is good enough.
pub(crate) type Paths = ArrayVec<Path, 216>;
