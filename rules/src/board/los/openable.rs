//! The lines that breaches can still open, worked out when the first hexside is breached.

use std::sync::OnceLock;

use super::cover::Cover;
use super::first_breach::FirstBreach;
use super::line_walk::Vector;
use super::matrix::Matrix;
use super::offsets::Offsets;
use super::span::{Point, Span};
use super::sweep::Sweep;
use super::table_path::TablePath;
use super::terrain::Terrain;
use crate::board::{Board, Breaches, SpotId};
use crate::hex::Hex;

/// Every pair that would be clear with every hexside breached that can be, and the lines looked at so far.
#[derive(Debug, Clone)]
pub(super) struct Openable {
    pub(super) matrix: Matrix,
    offsets: Offsets,
    lenient: bool,
    paths: Box<[OnceLock<Box<TablePath>>]>,
    pub(super) locks: FirstBreach,
    /// Where each spot lies.
    points: Vec<Point>,
    /// Where the hexside of each breach lies; none off the grid.
    spans: Vec<Option<Span>>,
}

impl Openable {
    pub(super) fn new(terrain: &Terrain, board: &Board) -> Self {
        let open = terrain.at_best();
        let mut matrix = Matrix::new(board.len());
        Sweep::new(&open).run(&mut matrix, &mut Cover::new(&open, board));
        matrix.look_around(&open, board);
        let offsets = Offsets::new(terrain);
        let locks = FirstBreach::new(board.len());
        let points = board.ids().map(|spot| Point::new(board.spot(spot).hex)).collect();
        let side = |breach| Some(board.breach_side(breach)).filter(|side| terrain.slot_of(*side).is_some());
        let spans = board.breach_ids().map(|breach| side(breach).and_then(Span::of)).collect();
        let paths = (0..offsets.len()).map(|_| OnceLock::new()).collect();
        let lenient = terrain.switches.lenient;
        Self { matrix, offsets, lenient, paths, locks, points, spans }
    }

    /// Whether the line between two spots meets any hexside that is breached, if only at a corner; by a strict rulebook also
    /// one it runs along.
    pub(super) fn meets(&self, breaches: &Breaches, a: SpotId, b: SpotId) -> bool {
        let line = Span::between(self.points[a.index()], self.points[b.index()]);
        breaches.iter().any(|breach| match self.spans.get(breach.index()) {
            Some(Some(span)) => span.is_passed(&line, self.lenient),
            Some(None) | None => false,
        })
    }

    /// The line between two hexes of the grid.
    pub(super) fn path(&self, terrain: &Terrain, from: Hex, to: Hex) -> &TablePath {
        let slot = &self.paths[self.offsets.between(from, to)];
        slot.get_or_init(|| {
            Box::new(TablePath::new(terrain, !from.column.is_multiple_of(2), Vector::between(from, to)))
        })
    }
}
