//! The fewest hexsides that must be closed to separate the country outside from the confines.
//!
//! This is a minimum cut, with as many hexsides as there are disjoint paths in. Of several minimum cuts, the one
//! nearest the confines is reported, because that is where the wall is. Outside the confines the layers of a hexside
//! between hexes of several levels count separately, so that near buildings out there the cut is small but not always
//! minimal.

use super::flow::fill;
use crate::board::{Board, Crossing};
use crate::hexside::{Hexside, Layer};
use crate::lint::reachability::is_open;
use crate::map::MapDocument;

/// An open hexside of the cut, with the layers that are open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) side: Hexside,
    pub(super) layers: Vec<Layer>,
}

/// Returns the minimum cut; empty if the walls are closed.
pub(super) fn smallest(board: &Board, map: &MapDocument) -> Vec<Gap> {
    let Some(near) = fill(board, map) else { return Vec::new() };
    let mut cut = Vec::new();
    let beyond = near.spots.iter().filter(|spot| !board.confines().contains(*spot));
    for from in near.rim.iter().copied().chain(beyond) {
        let leads_on = |crossing: &&Crossing| is_open(crossing.kind) && !near.spots.contains(crossing.to);
        let crossings = board.crossings(from).iter().filter(leads_on);
        cut.extend(crossings.map(|crossing| (board.side(from, crossing), crossing.layer)));
    }
    merged(cut)
}

/// Merges the cut into one gap per hexside, with all its open layers.
pub(super) fn merged(mut cut: Vec<(Hexside, Layer)>) -> Vec<Gap> {
    cut.sort_unstable();
    cut.dedup();
    let gap = |same: &[(Hexside, Layer)]| Gap { side: same[0].0, layers: same.iter().map(|own| own.1).collect() };
    cut.chunk_by(|a, b| a.0 == b.0).map(gap).collect()
}
