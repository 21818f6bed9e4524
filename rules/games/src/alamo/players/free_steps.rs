//! The spots a piece has been to in its move without spending a movement point.
//!
//! Where steps cost nothing, a piece that may not stop where it stands could be sent round in circles endlessly. A
//! player that moves step by step checks here whether a step only leads back.

use crate::alamo::{Action, PieceId, Position};
use crate::board::SpotId;

/// The spots a piece has stood on since it last spent a movement point.
#[derive(Debug, Clone, Default)]
pub(super) struct FreeSteps {
    /// The moving piece and the movement points it had left.
    mover: Option<(PieceId, u8)>,
    spots: Vec<SpotId>,
}

impl FreeSteps {
    /// Records where the moving piece stands now.
    pub(super) fn look(&mut self, view: &Position) {
        let mover = view.mover.map(|mover| (mover.piece, mover.points));
        if self.mover != mover {
            self.mover = mover;
            self.spots.clear();
        }
        if let Some((piece, _)) = mover {
            self.spots.push(view.state(piece).at);
        }
    }

    /// Whether an action moves the moving piece back to a spot in this list.
    pub(super) fn leads_back(&self, action: Action) -> bool {
        let Action::Step { piece, to } = action else { return false };
        self.mover.is_some_and(|(mover, _)| mover == piece) && self.spots.contains(&to)
    }
}
