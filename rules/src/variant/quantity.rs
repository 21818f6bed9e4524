//! What `Adjust` changes, and how.

use serde::{Deserialize, Serialize};

use super::{Number, Way};

/// A number or a permission of the game that a variant may change.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Quantity {
    /// Whether a rule holds: one of the base game by its number, or one of a variant by its name.
    Applies(String),
    /// Whether a piece may be set up on a spot.
    MayPlace,
    /// Whether a piece may go over a hexside.
    MayCross,
    /// Whether a piece may enter a spot.
    MayEnter,
    /// Whether a unit may take a battery in tow: beside the one move of the garrison, where it is allowed.
    MayHaul,
    /// Whether a unit or battery may attack in this way.
    MayAttack(Way),
    /// Whether somebody may be attacked: a leader, where it is allowed, like a unit.
    MayTarget,
    /// Whether a unit may answer an attack: one that is disordered too, where it is allowed.
    MayCounter,
    /// Whether zones of control reach over a hexside.
    ZocAcross,
    /// Whether sight passes a hexside.
    Sees,
    /// Movement points to go over a hexside, those of the hex included.
    CrossCost,
    /// Movement points of a piece at the start of its move.
    Moves,
    /// Strength of an attack made in this way.
    Strength(Way),
    /// Attacks a unit has in a Combat Phase if all are made in this way.
    Attacks(Way),
    /// What is added to the die of an attack.
    AttackRoll,
    /// What is added to the dice of a Damage Check.
    CheckRoll,
    /// Morale.
    Morale,
    /// Rating of a leader.
    Rating,
    /// Up to which roll a unit without a leader may be ferocious.
    Ferocity,
    /// What is added to the dice of a table.
    RollOf(String),
    /// Hexes that can be seen.
    Sight,
    /// Hexes that fire carries.
    Reach,
    /// Hexes of a retreat.
    Retreat,
    /// Units on a spot.
    StackMax,
    /// Casualties that make the attackers withdraw.
    Withdrawal,
    /// The last Game-Turn.
    GameLength,
}

/// Whether a quantity is a number or a permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sort {
    /// A number: set, added to, bounded.
    Number,
    /// A permission: allowed or forbidden.
    Permission,
}

impl Quantity {
    /// Whether it is a number or a permission.
    #[must_use]
    pub const fn sort(&self) -> Sort {
        match self {
            Self::Applies(_)
            | Self::MayPlace
            | Self::MayCross
            | Self::MayEnter
            | Self::MayHaul
            | Self::MayAttack(_)
            | Self::MayTarget
            | Self::MayCounter
            | Self::ZocAcross
            | Self::Sees => Sort::Permission,
            Self::CrossCost
            | Self::Moves
            | Self::Strength(_)
            | Self::Attacks(_)
            | Self::AttackRoll
            | Self::CheckRoll
            | Self::Morale
            | Self::Rating
            | Self::Ferocity
            | Self::RollOf(_)
            | Self::Sight
            | Self::Reach
            | Self::Retreat
            | Self::StackMax
            | Self::Withdrawal
            | Self::GameLength => Sort::Number,
        }
    }
}

/// How a quantity is changed. Of several changes of one number those that set it come first, then sums, then halves,
/// then bounds; of permissions, what is forbidden beats what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Operation {
    /// It is allowed.
    Allow,
    /// It is forbidden.
    Forbid,
    /// So much is added.
    Add(Number),
    /// It is this.
    Set(Number),
    /// It is this at least.
    AtLeast(Number),
    /// It is this at most.
    AtMost(Number),
    /// Half of it, a rest counted as whole.
    Halve,
}

impl Operation {
    /// The sort of quantity it is meant for.
    #[must_use]
    pub const fn sort(&self) -> Sort {
        match self {
            Self::Allow | Self::Forbid => Sort::Permission,
            Self::Add(_) | Self::Set(_) | Self::AtLeast(_) | Self::AtMost(_) | Self::Halve => Sort::Number,
        }
    }
}
