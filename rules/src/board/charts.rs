//! The charts a board is compiled with: cost, height, cover and so on of every kind of hexside.

use super::{BreachId, Crossing, SpotId};
use crate::hex::Direction;
use crate::hexside::Layer;
use crate::map::HexsideKind;

/// How many kinds of hexsides there are.
const KINDS: usize = HexsideKind::ALL.len();

/// What the charts of a game say of every kind of hexside, by its place in [`HexsideKind::ALL`], and how sight is judged.
///
/// Each game system makes them of its rulebook: the board knows no parameter by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Charts {
    /// What crossing each kind means.
    pub passages: [CrossingEffects; KINDS],
    /// The row of the combat table that protects behind it, from no protection at 0 to the best.
    pub rows: [u8; KINDS],
    /// Whether it can be breached in play.
    pub breachable: [bool; KINDS],
    /// Whether the game knows the upper floors of buildings: without them their spots are left out.
    pub upper_floors: bool,
    /// Whether a breach opens the edge of a roof too.
    pub roof_edge: bool,
    /// How lines of sight are judged.
    pub sight: SightRules,
}

/// The effects of a kind of hexside on a piece that crosses it and on a line of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrossingEffects {
    /// Movement points to enter the hex behind it, that hex included; [`Crossing::PROHIBITED`] when nobody crosses.
    pub cost: u8,
    /// Whether zones of control extend across.
    pub zoc: bool,
    /// Whether melee is possible across.
    pub melee: bool,
    /// Whether a battery may be towed across.
    pub battery: bool,
    /// Height of what stands there, in levels, for line of sight.
    pub height: u8,
}

/// How lines of sight are judged where games or house rules differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SightRules {
    /// Whether low walls stop a line between two spots on level 1.
    pub low_walls: bool,
    /// Whether the hexes of a roof behind its edge stop a line down from it.
    pub roof_depth: bool,
    /// Whether a line that passes along a hexside or through a corner is free while one of the two ways past is.
    pub lenient: bool,
}

impl CrossingEffects {
    /// What nobody crosses and nothing stands on.
    pub const CLOSED: Self = Self { cost: Crossing::PROHIBITED, zoc: false, melee: false, battery: false, height: 0 };

    /// What a kind of hexside is to games that say by ways of their own what can be crossed: its height, and whether anything
    /// passes it at all.
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
    /// A crossing of each kind, for everything but where it leads.
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
