//! How a game ended.

use serde::Serialize;

use crate::side::Side;

/// How a game ended, in what every game system has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// Who has won.
    pub winner: Side,
    /// How clearly: the word files use, such as `decisive`.
    pub degree: &'static str,
    /// The points the victory level is read by: those of the Texan side, or what they are above the Mexican ones where both
    /// sides count.
    pub points: i32,
    /// Why the game ended: the word files use, such as `withdrawal`.
    pub reason: &'static str,
    /// How good the result is for the Texan side: below 0 when it has lost, the further from 0 the clearer.
    #[serde(skip)]
    pub level: i8,
}
