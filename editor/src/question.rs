//! Questions to the rules and what they answer: who sees whom, whose zone a spot lies in, how far a piece gets, why an
//! attack is refused.
//!
//! The command line and the window ask the same questions; here they are put to the engine once, and answered with
//! messages and figures. No rule is worked out here.

pub mod attack;
pub mod moves;
pub mod placed_pieces;
pub mod sight;
pub mod trace;
pub mod zones;

use rules::alamo::Game;
use rules::board::{Board, SpotId};
use rules::phrase::Phrase;
use rules::play::Atom;
use rules::spot::Spot;

use crate::explain::indexes;

/// The number of a spot, or which spots its hex has instead.
///
/// # Errors
///
/// When the board has no such spot.
pub fn spot_id(board: &Board, spot: Spot) -> Result<SpotId, Phrase> {
    board.meant(spot).ok_or_else(|| {
        let known: Vec<_> = board.spots_of(spot.hex).map(|id| board.spot(id).to_string()).collect();
        let id = if known.is_empty() { "query-no-hex" } else { "query-no-spot" };
        Phrase::new(id).with("spot", spot).with("hex", spot.hex).with("known", known.join(", "))
    })
}

/// A rule with what it says, in a game that may have rules of variants: those go with the title of theirs.
#[must_use]
pub fn because_in(game: &Game, rule: Atom) -> Phrase {
    game.because(rule)
}

/// A rule of the game itself with what it says.
#[must_use]
pub fn because(rule: &str) -> Phrase {
    let word = indexes::find(rule).first().map(|rule| rule.atom.word());
    let message = Phrase::new("query-because").with("rule", rule);
    match word {
        Some(word) => message.word("text", word),
        None => message.with("text", ""),
    }
}
