//! Line of sight (D13).

use super::lines::{Block, FollowedLine};
use super::position::Position;
use super::refusal::{No, unless};
use super::{Features, Game, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

impl Game {
    /// The line between two spots.
    #[must_use]
    pub(super) fn line(&self, from: SpotId, to: SpotId) -> &FollowedLine {
        self.lines.line(&self.board, &self.ground, from, to)
    }

    /// The number of areas a line from one spot to another enters (D10.3.q).
    #[must_use]
    pub fn range(&self, from: SpotId, to: SpotId) -> u8 {
        self.line(from, to).range
    }

    /// The line from a firer's spot to another spot, or why it is blocked. The firer never blocks its own line, even if
    /// it stands elsewhere now.
    pub(super) fn sight(
        &self,
        position: &Position,
        by: Option<PieceId>,
        from: SpotId,
        to: SpotId,
    ) -> Result<&FollowedLine, No> {
        let line = self.line(from, to);
        match line.block {
            Some(Block::Wall) => return Err(No::new(atoms::D13_2_E, "deguello-no-sight").at(to)),
            Some(Block::Roof) => return Err(No::new(atoms::D13_2_A, "deguello-no-sight").at(to)),
            Some(Block::Floor) => return Err(No::new(atoms::D13_2_B, "deguello-no-sight-window").at(to)),
            Some(Block::LowWall) => return Err(No::new(atoms::D13_2_D, "deguello-no-sight-low-wall").at(to)),
            None => {}
        }
        let open = line.doors.iter().all(|door| position.is_broken(*door));
        unless(open, No::new(atoms::D7_41_A, "deguello-no-sight-door").at(to))?;
        let hides = |spot: &SpotId| {
            let dug = self.ground.has(*spot, Features::TRENCH | Features::ACEQUIA);
            !dug && position.on(*spot).any(|piece| Some(piece) != by && self.kind(piece).is_unit())
        };
        match line.between.iter().find(|spot| hides(spot)) {
            Some(spot) => Err(No::new(atoms::D13_2_C, "deguello-no-sight-units").at(*spot)),
            None => Ok(line),
        }
    }

    /// Whether two spots have a line of sight, ignoring the light.
    #[must_use]
    pub fn sees(&self, position: &Position, from: SpotId, to: SpotId) -> bool {
        self.sight(position, None, from, to).is_ok()
    }
}
