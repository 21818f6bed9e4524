//! The charts a board is compiled with: the cost, height, cover and other effects of every kind of hexside.

use super::{BreachId, Crossing, SpotId};
use crate::hex::Direction;
use crate::hexside::Layer;
use crate::map::HexsideKind;

/// The number of hexside kinds.
const KINDS: usize = HexsideKind::ALL.len();

/// The charts of a game for every kind of hexside, indexed as in [`HexsideKind::ALL`], and its rules for line of sight.
///
/// Each game system builds them from its rulebook: the board knows no parameter by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Charts {
    /// The effects of crossing each kind.
    pub passages: [CrossingEffects; KINDS],
    /// The row of the combat table that protects a defender behind each kind, from 0 for no protection to the best.
    pub rows: [u8; KINDS],
    /// Whether each kind can be breached in play.
    pub breachable: [bool; KINDS],
    /// Whether the game uses the upper floors of buildings. If not, their spots are left out.
    pub upper_floors: bool,
    /// Whether a breach also opens the edge of a roof.
    pub roof_edge: bool,
    /// The rules for lines of sight.
    pub sight: SightRules,
}

/// The effects of a kind of hexside on a piece that crosses it and on a line of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrossingEffects {
    /// Movement points to enter the hex behind it, including that hex's own cost; [`Crossing::PROHIBITED`] if it cannot
    /// be crossed.
    pub cost: u8,
    /// Whether zones of control extend across it.
    pub zoc: bool,
    /// Whether melee is possible across it.
    pub melee: bool,
    /// Whether a battery may be towed across it.
    pub battery: bool,
    /// The height of the obstacle for line of sight, in levels.
    pub height: u8,
}

/// The rules for lines of sight that differ between games or house rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SightRules {
    /// Whether low walls block a line between two spots on level 1.
    pub low_walls: bool,
    /// Whether the hexes of a roof behind its edge block a line down from it.
    pub roof_depth: bool,
    /// Whether a line along a hexside or through a corner is clear if one of the two ways past it is.
    pub lenient: bool,
}

impl CrossingEffects {
    /// The effects of a hexside that cannot be crossed and has no height.
    pub const CLOSED: Self = Self { cost: Crossing::PROHIBITED, zoc: false, melee: false, battery: false, height: 0 };

    /// Returns the effects of a kind for games that decide what can be crossed by rules of their own: its height, and
    /// whether it can be passed at all.
    pub(crate) const fn open_or_closed(kind: HexsideKind) -> Self {
        let height = match kind {
            HexsideKind::OuterWall | HexsideKind::InnerWall | HexsideKind::ChurchWall => 2,
            HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => 1,
            HexsideKind::Clear
            | HexsideKind::DryStreambed
            | HexsideKind::Doorway
            | HexsideKind::Gunslit
            | HexsideKind::GunRamp
            | HexsideKind::Breach
            | HexsideKind::Impassable
            | HexsideKind::InteriorWall => 0,
        };
        let open = matches!(
            kind,
            HexsideKind::Clear
                | HexsideKind::DryStreambed
                | HexsideKind::GunRamp
                | HexsideKind::Breach
                | HexsideKind::Doorway
                | HexsideKind::InnerWall
        );
        Self { cost: if open { 1 } else { Crossing::PROHIBITED }, zoc: open, melee: open, battery: open, height }
    }
}

impl Charts {
    /// Returns a crossing of each kind, complete except for its destination.
    pub(super) fn crossings(&self) -> [Crossing; KINDS] {
        HexsideKind::ALL.map(|kind| {
            let CrossingEffects { cost, zoc, melee, battery, height } = self.passages[kind as usize];
            Crossing {
                to: SpotId::NOWHERE,
                direction: Direction::North,
                layer: Layer::Ground,
                kind,
                cost,
                zoc,
                melee,
                battery,
                height,
                breach: BreachId::NONE,
            }
        })
    }
}
