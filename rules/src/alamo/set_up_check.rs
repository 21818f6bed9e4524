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

/// A project compiled as far as its set-up goes: the ground, the counters, the lines of the scenario.
///
/// It is made of every project, broken or not, and costs little: no line of sight is worked out, and nothing has begun. So
/// it knows the ground,
///
/// ```
/// fn spots(set_up: &rules::alamo::SetUp) -> usize {
///     set_up.board().len()
/// }
/// ```
///
/// and cannot be asked who sees whom
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
    /// Without lines of sight and without a start.
    pub(super) game: Game,
}

impl SetUp {
    /// The set-up of a project. Parts of it that cannot be played are left out; nothing is reported about them.
    #[must_use]
    pub fn new(project: &Project) -> Self {
        Self::on(project, Board::new(&project.map, charts(&project.rulebook)))
    }

    /// The same on the board of the project.
    pub(crate) fn on(project: &Project, board: Board) -> Self {
        let mut own = assemble(project, &project.counters, board, &mut Report::default());
        own.game.equip(&project.rulebook);
        own
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.game.board()
    }

    /// Every piece, by its number. A broken mix may have more than a game holds.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        self.game.pieces()
    }

    /// The entry areas.
    #[must_use]
    pub fn areas(&self) -> &[Area] {
        self.game.areas()
    }

    /// Whether a game holds so many pieces and columns.
    pub(super) const fn fits(&self) -> bool {
        self.game.pieces.len() <= MOST_PIECES && self.game.columns.len() <= MOST_COLUMNS
    }

    /// A position in which every piece waits, to [`SetUp::put`] pieces into.
    pub(crate) fn nobody(&self) -> Position {
        self.game.empty_position()
    }

    /// Puts a piece onto a spot, as [`Game::put`] does.
    pub(crate) fn put(&self, position: &mut Position, piece: PieceId, at: SpotId) -> Result<(), Refusal> {
        self.game.put(position, piece, at)
    }

    /// Where a piece can end its move, as [`Game::range`] has it.
    pub(crate) fn range(&self, position: &Position, piece: PieceId, range: &mut MoveRange) {
        self.game.range(position, piece, range);
    }

    /// Whether a unit's fire carries to a target where both stand, whoever sees whom (14.0).
    pub(crate) fn fire_carries(&self, position: &Position, by: PieceId, target: PieceId) -> bool {
        self.game.fire_carries(position, by, target)
    }

    /// Whether there is an enemy before whom the ground lets a unit retreat from a spot, with nobody else on the board.
    pub(crate) fn has_way_back(&self, side: Side, at: SpotId) -> bool {
        self.game.has_way_back(side, at)
    }

    /// How many hexes a retreat has (9.6.a).
    pub(crate) fn retreat_hexes(&self) -> usize {
        self.game.retreat_hexes()
    }

    /// What texts are read against: names, and what is said of a position. An answer that depends on sight beyond the next
    /// spot, or on the start, is none.
    pub(crate) const fn vocabulary(&self) -> &Game {
        &self.game
    }
}
