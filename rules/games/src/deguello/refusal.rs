//! Explains why an action is not allowed.

use super::Game;
use crate::house::Offers as _;
use crate::play::Refusal;
pub(super) use crate::play::{No, Verdict, unless};

impl Game {
    /// Turns a broken rule into a refusal with its sentence.
    pub(super) fn refusal(&self, no: No) -> Refusal {
        self.refused(no)
    }
}
