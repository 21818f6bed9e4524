//! Counts by spot: traffic, losses, fire and melee, and the first entries inside the walls.

use super::{Count, CountSheet};
use crate::board::SpotId;
use crate::play::PieceId;
use crate::side::Side;

/// A quantity counted for each spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HexMeasure {
    /// Texan pieces that entered it.
    TexanTraffic,
    /// Mexican pieces that entered it.
    MexicanTraffic,
    /// Steps the Texan side lost on it.
    TexanLosses,
    /// Steps the Mexican side lost on it.
    MexicanLosses,
    /// Fire from it.
    FireFrom,
    /// Fire at it.
    FireAt,
    /// Melee into it.
    Melee,
    /// First entries inside the walls: at most one per game.
    FirstEntry,
}

impl HexMeasure {
    /// All measures, in order.
    pub const ALL: [Self; 8] = [
        Self::TexanTraffic,
        Self::MexicanTraffic,
        Self::TexanLosses,
        Self::MexicanLosses,
        Self::FireFrom,
        Self::FireAt,
        Self::Melee,
        Self::FirstEntry,
    ];

    /// Returns the cell of the measure of a spot.
    #[must_use]
    pub const fn cell(self, spot: SpotId) -> usize {
        spot.index() * Self::ALL.len() + self as usize
    }
}

/// The name of the sheet of these counts.
pub const HEXES: &str = "hexes";

/// Counts by spot in a game whose counters are told apart by number. It remembers where each of them was before the
/// step it is told about: a counter that is lost is no longer there after it.
#[derive(Debug)]
pub struct SpotCounts {
    sheet: CountSheet,
    spots: usize,
    last: Vec<SpotId>,
    has_entered: bool,
}

impl SpotCounts {
    /// Creates empty counts for a board with this number of spots.
    #[must_use]
    pub fn new(spots: usize) -> Self {
        let sheet = CountSheet::new(spots * HexMeasure::ALL.len());
        Self { sheet, spots, last: Vec::new(), has_entered: false }
    }

    /// Begins a game, with the spot of each counter.
    pub fn begin(&mut self, at: impl Iterator<Item = SpotId>) {
        self.sheet.forget();
        self.has_entered = false;
        self.follow(at);
    }

    /// Remembers the spot of each counter after a step.
    pub fn follow(&mut self, at: impl Iterator<Item = SpotId>) {
        self.last.clear();
        self.last.extend(at);
    }

    /// A counter comes onto a spot. The first attacker inside the walls is an entry.
    pub fn moved(&mut self, piece: PieceId, side: Side, to: SpotId, is_inside: bool) {
        self.mark(to, [HexMeasure::TexanTraffic, HexMeasure::MexicanTraffic][side.index()]);
        if side == Side::Mexican && is_inside && !self.has_entered {
            self.has_entered = true;
            self.mark(to, HexMeasure::FirstEntry);
        }
        if let Some(last) = self.last.get_mut(piece.index()) {
            *last = to;
        }
    }

    /// A counter is lost, or a step of it.
    pub fn lost(&mut self, piece: PieceId, side: Side) {
        self.mark(self.spot(piece), [HexMeasure::TexanLosses, HexMeasure::MexicanLosses][side.index()]);
    }

    /// A counter fires at another.
    pub fn fired(&mut self, by: PieceId, target: PieceId) {
        self.mark(self.spot(by), HexMeasure::FireFrom);
        self.mark(self.spot(target), HexMeasure::FireAt);
    }

    /// A counter is attacked hand to hand.
    pub fn fought(&mut self, target: PieceId) {
        self.mark(self.spot(target), HexMeasure::Melee);
    }

    /// Ends a game and adds its counts to the total.
    pub fn keep(&mut self) {
        self.sheet.keep();
    }

    /// Returns the counts of finished games.
    #[must_use]
    pub fn counts(&self) -> &[Count] {
        self.sheet.counts()
    }

    fn spot(&self, piece: PieceId) -> SpotId {
        self.last.get(piece.index()).copied().unwrap_or(SpotId::NOWHERE)
    }

    fn mark(&mut self, spot: SpotId, measure: HexMeasure) {
        if spot.index() < self.spots {
            self.sheet.mark(measure.cell(spot));
        }
    }
}
