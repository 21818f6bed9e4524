//! Line of sight in exact integers (7.5, R16 to R24).
//!
//! [`Sight`] answers for every pair of spots of a board with one bit. Neighbouring spots follow R18 and R23, for which
//! the board's crossings suffice; all others follow R19 to R21 and R88 along the line between them.
//!
//! What a line passes:
//!
//! - `step`: one step of a line, over a hexside or past a corner or hexside it grazes;
//! - `line_steps`: the steps of a line, computed from its vector alone;
//! - `hexes_passed`: the same steps hex by hex, for rules that depend on the contents of the hexes;
//! - `passing`: whether a line passes one hexside, without following the line.
//!
//! What blocks it:
//!
//! - `terrain`: the sight flags of each hex and each hexside, breached or not, in flat tables;
//! - `table_path`: a line as offsets into these tables, shared by all pairs of hexes with the same vector;
//! - `blocking`: the rules for a line at one hexside, without a map;
//! - `walker`: follows one line by these rules, and can report what blocks it;
//! - `blocking_hexes`: whether a line meets hexes that a game declares to block it, such as those of units.
//!
//! All lines of a board at once, with the same answers as one by one:
//!
//! - `line_bits`: a row of bits, one for each line that is followed;
//! - `plane_layout`: the position of a hex in a plane of bits;
//! - `plane_kinds`: the kinds of planes: the answers of `blocking` to every possible question;
//! - `planes`: a map as planes of bits;
//! - `plane_path`: a line as the planes it reads;
//! - `plane_walker`: follows many lines with the same vector;
//! - `sweep`: computes all lines of a board;
//! - `matrix`: one bit for every pair of spots;
//! - `offsets`: numbers for the vectors between hexes;
//! - `cover`: the hexsides by which a line arrives, and the protection there.
//!
//! Single lines in detail:
//!
//! - `sight_line`: the verdict on a line and what blocks it;
//! - `breached_terrain`: computes the verdict with breaches open;
//! - `trace`: everything a line meets, step by step;
//! - `lines`: any line of a map too large for all pairs;
//! - `single_lines`: the same with a cache, while a map is being painted.
//!
//! Breaches:
//!
//! - `openable`: the lines that breaches can open, and the breach each of them needs;
//! - `breached`: the answers of [`Sight`] with breaches open;
//! - `hexsides_seen`: the hexsides a battery sees and can breach.

mod blocking;
mod blocking_hexes;
mod breached;
mod breached_terrain;
mod cover;
pub(crate) mod hexes_passed;
mod hexsides_seen;
mod line_bits;
mod line_steps;
mod lines;
mod matrix;
mod offsets;
mod openable;
mod passing;
mod plane_kinds;
mod plane_layout;
mod plane_path;
mod plane_walker;
mod planes;
mod sight_line;
mod single_lines;
mod step;
mod sweep;
mod table_path;
mod terrain;
mod trace;
mod walker;

#[cfg(test)]
pub(super) mod tests;

pub use cover::Shelter;
pub use lines::SightLines;
pub(crate) use passing::{Point, Segment};
pub use sight_line::{Blocker, SightLine};
pub use single_lines::SingleLines;
pub use trace::{CrossedHexside, LineContact, Meeting, WayPastGraze};

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use self::cover::CoverRows;
use self::hexsides_seen::HexsidesSeen;
use self::matrix::Matrix;
use self::openable::OpenableLines;
use self::sweep::Sweep;
use self::terrain::{Terrain, Viewpoint};
use super::{Board, Breaches, SpotId};
use crate::hex::Direction;
use crate::hexside::Hexside;
use crate::map::{HexsideKind, MapDocument};

/// The lines of sight between all spots of a board, and the protection against fire along each line.
///
/// A spot sees neither itself nor any other spot in its hex (R23). Units and batteries never block (R22, 10.7).
///
/// Time and memory grow with the square of the number of spots: the 704 spots of the Alamo take 66 KB.
///
/// # Examples
///
/// ```
/// use rules::board::{Board, los::Sight};
/// use rules::map::MapDocument;
/// use rules::rulebook::Rulebook;
/// use rules::systems::charts;
///
/// let map = MapDocument::sketch(&["grid 1 5", "building 0103"])?;
/// let board = Board::new(&map, charts(&Rulebook::default()));
/// let sight = Sight::new(&map, &board);
/// let id = |spot: &str| spot.parse().ok().and_then(|spot| board.id(spot)).ok_or("no such spot");
/// assert!(!sight.clear(id("0101")?, id("0105")?), "the house stands between them");
/// assert!(sight.clear(id("0101")?, id("0102")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Sight {
    terrain: Terrain,
    matrix: Matrix,
    cover: CoverRows,
    openable: OnceLock<OpenableLines>,
    /// The hexsides that a battery on each spot sees.
    hexsides_seen: Box<[OnceLock<Box<HexsidesSeen>>]>,
}

impl Sight {
    /// Computes every line of a board. The map must be the one the board was compiled from.
    #[must_use]
    pub fn new(map: &MapDocument, board: &Board) -> Self {
        let terrain = Terrain::new(map, board);
        let mut cover = CoverRows::new(&terrain, board);
        let mut matrix = Matrix::new(board.len());
        Sweep::new(&terrain).run(&mut matrix, &mut cover);
        Self::with_matrix(board, terrain, matrix, cover)
    }

    /// Computes only the lines between neighbours: all other spots count as out of sight, except for [`Sight::line`].
    pub(crate) fn near(map: &MapDocument, board: &Board) -> Self {
        let terrain = Terrain::new(map, board);
        let cover = CoverRows::new(&terrain, board);
        Self::with_matrix(board, terrain, Matrix::new(board.len()), cover)
    }

    fn with_matrix(board: &Board, terrain: Terrain, mut matrix: Matrix, cover: CoverRows) -> Self {
        matrix.join_neighbours(&terrain, board);
        let hexsides_seen = board.ids().map(|_| OnceLock::new()).collect();
        Self { terrain, matrix, cover, openable: OnceLock::new(), hexsides_seen }
    }

    /// Whether the two spots see each other. Both must belong to this sight's board.
    #[must_use]
    pub fn clear(&self, a: SpotId, b: SpotId) -> bool {
        self.matrix.get(a, b)
    }

    /// Returns every spot that a spot sees, as the words of a [`SpotSet`](super::SpotSet).
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::{Board, los::Sight};
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 1 5", "inside 0101 0105", "building 0103"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let sight = Sight::new(&map, &board);
    /// let from = board.id("0102".parse()?).ok_or("no such spot")?;
    /// let seen = board.inside_walls().common(sight.row(from)).map(|id| board.spot(id).to_string());
    /// assert_eq!(seen.collect::<Vec<_>>(), ["0101"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn row(&self, from: SpotId) -> &[u64] {
        self.matrix.row(from)
    }

    /// Returns the row of the combat table that protects a defender in `to` against fire from `from`: the better of two
    /// if the line enters through a corner (A8.7.f, R24). Rows are numbered from no protection to the best.
    #[must_use]
    pub fn protection(&self, from: SpotId, to: SpotId) -> u8 {
        self.cover.row(&Breaches::NONE, from, to)
    }

    /// Returns the hexside that gives this protection; `None` if nothing protects.
    #[must_use]
    pub fn protecting_side(&self, from: SpotId, to: SpotId) -> Option<Hexside> {
        let (_, direction) = self.cover.best(from, to).filter(|(row, _)| *row > 0)?;
        Hexside::in_direction(self.terrain.hex(self.terrain.viewpoints[to.index()].cell as usize), direction)
    }

    /// Returns the directions, seen from the target, by which a line enters its hex: two at a corner, none within one
    /// hex (R24).
    #[must_use]
    pub fn arrival(&self, from: SpotId, to: SpotId) -> ArrayVec<Direction, 2> {
        self.cover.arrival(from, to)
    }

    /// Computes the verdict on one line with its reasons, without using the stored bits. `board` is the one this sight
    /// belongs to.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::board::{Board, los::{Blocker, Sight}};
    /// use rules::map::MapDocument;
    /// use rules::rulebook::Rulebook;
    /// use rules::systems::charts;
    ///
    /// let map = MapDocument::sketch(&["grid 1 5", "building 0103"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let id = |spot: &str| spot.parse().ok().and_then(|spot| board.id(spot)).ok_or("no such spot");
    /// let line = Sight::new(&map, &board).line(&board, id("0101")?, id("0105")?);
    /// assert!(!line.clear);
    /// assert!(matches!(line.blockers[..], [Blocker::Hex { elevation: 2, .. }]), "the roof is as high as two levels");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn line(&self, board: &Board, a: SpotId, b: SpotId) -> SightLine {
        self.line_through(&Breaches::NONE, board, a, b)
    }
}

/// Whether a hexside of this kind keeps neighbours from seeing each other across a crossing (R18).
fn shut(kind: HexsideKind, ends: [Viewpoint; 2]) -> bool {
    let over_church = kind == HexsideKind::ChurchWall && ends.iter().all(|end| !end.high);
    terrain::is_shut(kind) || over_church
}
