//! What brushes have in common: a stroke passes over hexes or along hexsides.

use rules::hex::Hex;
use rules::hexside::Hexside;

use super::question::Question;
use super::{Tool, hex, hexside};
use crate::picture::geometry::Point;

/// What a brush passed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Passed {
    /// Hexes, in its order.
    Hexes(Vec<Hex>),
    /// Hexsides, in its order.
    Hexsides(Vec<Hexside>),
}

/// A stroke that is not finished.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Trail {
    /// Of a brush for hexes.
    Hexes(hex::Trail),
    /// Of the brush for hexsides.
    Hexsides(hexside::Trail),
    /// Of a stamp: only where it comes down counts.
    Stamp,
}

impl Trail {
    /// A tool comes down on a point: the stroke and what it begins with. `None` for a tool that does not paint, and
    /// off the map.
    pub fn begin(tool: Tool, at: Point) -> Option<(Self, Passed)> {
        match tool {
            Tool::Select | Tool::Ask(Question::Zones) => None,
            Tool::Hexside => {
                hexside::Trail::begin(at).map(|trail| (Self::Hexsides(trail), Passed::Hexsides(vec![trail.last()])))
            }
            Tool::Hex | Tool::EntryArea | Tool::Ask(_) => {
                hex::Trail::begin(at).map(|(trail, first)| (Self::Hexes(trail), Passed::Hexes(vec![first])))
            }
            Tool::GunSite => hex::Trail::begin(at).map(|(_, first)| (Self::Stamp, Passed::Hexes(vec![first]))),
        }
    }

    /// The tool moves: what it passes, if anything.
    pub fn moved(&mut self, to: Point) -> Option<Passed> {
        match self {
            Self::Hexes(trail) => Some(trail.moved(to)).filter(|passed| !passed.is_empty()).map(Passed::Hexes),
            Self::Hexsides(trail) => Some(trail.moved(to)).filter(|passed| !passed.is_empty()).map(Passed::Hexsides),
            Self::Stamp => None,
        }
    }
}
