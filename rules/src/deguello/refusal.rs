//! Why an action is not allowed, in words.

use super::Game;
use crate::play::Refusal;
pub(super) use crate::play::{No, Verdict, unless};

impl Game {
    /// The refusal that tells people why not.
    pub(super) fn refusal(&self, no: No) -> Refusal {
        no.told(no.sentence(), &self.board, |piece| self.name(piece))
    }
}
