//! A project compiled only as far as checks of its set-up need: board, pieces and scenario lines, no lines of sight.

use super::compile::assemble;
use super::position::{MOST_COLUMNS, MOST_PIECES};
use super::{Area, Game, MoveRange, Piece, PieceId, Position};
use crate::alamo::charts;
use crate::board::{Board, SpotId};
use crate::play::Refusal;
use crate::project::Project;
use crate::report::Report;
use crate::side::Side;

/// A project compiled only as far as its set-up requires: the terrain, the counters, the lines of the scenario.
///
/// It can be made from any project, broken or not, and costs little: no line of sight is computed, and play has not
/// begun. So it knows the terrain,
///
/// ```
/// fn spots(set_up: &rules::alamo::SetUp) -> usize {
///     set_up.board().len()
/// }
/// ```
///
/// but not the lines of sight,
///
/// ```compile_fail,E0599
/// fn sight(set_up: &rules::alamo::SetUp) -> &rules::board::los::Sight {
///     set_up.sight()
/// }
/// ```
///
/// nor how play begins, which only a [`Game`] knows.
///
/// ```compile_fail,E0599
/// fn start(set_up: &rules::alamo::SetUp) -> rules::alamo::Position {
///     set_up.start()
/// }
/// ```
#[derive(Debug, Clone)]
pub struct SetUp {
    /// A game without lines of sight and without a start.
    pub(super) game: Game,
}

impl SetUp {
    /// Compiles the set-up of a project. Parts that cannot be played are left out without being reported.
    #[must_use]
    pub fn new(project: &Project) -> Self {
        Self::on(project, Board::new(&project.map, charts(&project.rulebook)))
    }

    /// Compiles the set-up of a project on its board.
    pub fn on(project: &Project, board: Board) -> Self {
        let mut own = assemble(project, &project.counters, board, &mut Report::default());
        own.game.equip(&project.rulebook);
        own
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.game.board()
    }

    /// All pieces, by number. A broken mix may have more than a game can hold.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        self.game.pieces()
    }

    /// The entry areas.
    #[must_use]
    pub fn areas(&self) -> &[Area] {
        self.game.areas()
    }

    /// Whether a game can hold this number of pieces and columns.
    pub(super) const fn fits(&self) -> bool {
        self.game.pieces.len() <= MOST_PIECES && self.game.columns.len() <= MOST_COLUMNS
    }

    /// A position in which every piece waits, as a start for [`SetUp::put`].
    pub fn nobody(&self) -> Position {
        self.game.empty_position()
    }

    /// Puts a piece on a spot, as [`Game::put`] does.
    pub fn put(&self, position: &mut Position, piece: PieceId, at: SpotId) -> Result<(), Refusal> {
        self.game.put(position, piece, at)
    }

    /// Finds where a piece can end its move, as [`Game::range`] does.
    pub fn range(&self, position: &Position, piece: PieceId, range: &mut MoveRange) {
        self.game.range(position, piece, range);
    }

    /// Whether a unit's fire reaches a target from its current spot, regardless of lines of sight (14.0).
    pub fn fire_carries(&self, position: &Position, by: PieceId, target: PieceId) -> bool {
        self.game.fire_carries(position, by, target)
    }

    /// Whether there is an enemy spot from which the terrain lets a unit retreat, with no other piece on the board.
    pub fn has_way_back(&self, side: Side, at: SpotId) -> bool {
        self.game.has_way_back(side, at)
    }

    /// The number of hexes of a retreat (9.6.a).
    pub fn retreat_hexes(&self) -> usize {
        self.game.retreat_hexes()
    }

    /// The game against which texts are parsed: for names, and for statements about a position. Answers that depend on
    /// sight beyond adjacent spots, or on the start, are not valid.
    pub const fn vocabulary(&self) -> &Game {
        &self.game
    }
}
