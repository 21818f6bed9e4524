//! What brushes have in common: a stroke passes over hexes or along hexsides.

use rules::hex::Hex;
use rules::hexside::Hexside;

use super::{Gesture, distance, hex, hexside, lasso, scan};
use crate::picture::geometry::Point;

/// What a brush passed.
#[derive(Debug, Clone, PartialEq)]
pub enum Passed {
    /// Hexes, in its order.
    Hexes(Vec<Hex>),
    /// Hexsides, in its order.
    Hexsides(Vec<Hexside>),
    /// The way from one hex to another.
    Span(Hex, Hex),
    /// A line drawn by hand, in map units.
    Loop(Vec<Point>),
    /// A point pulled to another, in map units.
    Pull(Point, Point),
}

/// A stroke that is not finished.
#[derive(Debug, Clone, PartialEq)]
pub enum UnfinishedStroke {
    /// Of a brush for hexes.
    Hexes(hex::HexDrag),
    /// Of the brush for hexsides.
    Hexsides(hexside::HexsideDrag),
    /// Of a stamp: only where it comes down counts.
    Stamp,
    /// From one hex to another.
    Span(distance::DistanceDrag),
    /// Around something.
    Loop(lasso::LassoLine),
    /// A point that is pulled.
    Pull(scan::AnchorDrag),
}

impl UnfinishedStroke {
    /// A tool comes down on a point: the stroke and what it begins with. `None` for a tool that only looks, and
    /// off the map.
    pub fn begin(gesture: Gesture, at: Point) -> Option<(Self, Passed)> {
        match gesture {
            Gesture::Look => None,
            Gesture::Hexsides => hexside::HexsideDrag::begin(at)
                .map(|trail| (Self::Hexsides(trail), Passed::Hexsides(vec![trail.last()]))),
            Gesture::Hexes => {
                hex::HexDrag::begin(at).map(|(trail, first)| (Self::Hexes(trail), Passed::Hexes(vec![first])))
            }
            Gesture::Hex => hex::HexDrag::begin(at).map(|(_, first)| (Self::Stamp, Passed::Hexes(vec![first]))),
            Gesture::Hexside => {
                hexside::HexsideDrag::begin(at).map(|trail| (Self::Stamp, Passed::Hexsides(vec![trail.last()])))
            }
            Gesture::Span => distance::DistanceDrag::begin(at).map(|trail| {
                let (from, to) = trail.ends();
                (Self::Span(trail), Passed::Span(from, to))
            }),
            Gesture::Pull => Some((Self::Pull(scan::AnchorDrag::begin(at)), Passed::Pull(at, at))),
            Gesture::Loop => Some((Self::Loop(lasso::LassoLine::begin(at)), Passed::Loop(vec![at]))),
        }
    }

    /// The tool moves: what it passes, if anything.
    pub fn moved(&mut self, to: Point) -> Option<Passed> {
        match self {
            Self::Hexes(trail) => Some(trail.moved(to)).filter(|passed| !passed.is_empty()).map(Passed::Hexes),
            Self::Hexsides(trail) => Some(trail.moved(to)).filter(|passed| !passed.is_empty()).map(Passed::Hexsides),
            Self::Stamp => None,
            Self::Span(trail) => trail.moved(to).map(|(from, to)| Passed::Span(from, to)),
            Self::Loop(trail) => trail.moved(to).map(Passed::Loop),
            Self::Pull(trail) => Some(Passed::Pull(trail.from(), to)),
        }
    }
}
