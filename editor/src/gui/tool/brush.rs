//! The common parts of brushes: a stroke passes over hexes or along hexsides.

use rules::hex::Hex;
use rules::hexside::Hexside;

use super::{Gesture, distance, hex, hexside, lasso, scan};
use crate::picture::geometry::Point;

/// What a brush has passed.
#[derive(Debug, Clone, PartialEq)]
pub enum Passed {
    /// Hexes, in the order of the stroke.
    Hexes(Vec<Hex>),
    /// Hexsides, in the order of the stroke.
    Hexsides(Vec<Hexside>),
    /// The drag from one hex to another.
    Span(Hex, Hex),
    /// A freehand line, in map units.
    Loop(Vec<Point>),
    /// A point dragged to another, in map units.
    Pull(Point, Point),
}

/// A stroke in progress.
#[derive(Debug, Clone, PartialEq)]
pub enum UnfinishedStroke {
    /// The stroke of a brush for hexes.
    Hexes(hex::HexDrag),
    /// The stroke of the brush for hexsides.
    Hexsides(hexside::HexsideDrag),
    /// The stroke of a stamp: only its start counts.
    Stamp,
    /// A drag from one hex to another.
    Span(distance::DistanceDrag),
    /// A line around something.
    Loop(lasso::LassoLine),
    /// A point that is being dragged.
    Pull(scan::AnchorDrag),
}

impl UnfinishedStroke {
    /// Starts a stroke at a point: returns it with the first thing passed. `None` for a tool that only selects, and off
    /// the map.
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

    /// Moves the tool; returns what it passes, if anything.
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
