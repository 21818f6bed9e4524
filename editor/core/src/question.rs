//! Questions to the rules and their answers: lines of sight, zones of control, how far a piece can move, why an
//! attack is refused.
//!
//! The command line and the window ask the same questions; this module puts them to the engine and returns messages
//! and figures. It implements no rule itself.

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

/// Returns the id of a spot on a board.
///
/// # Errors
///
/// When the board has no such spot; the message lists the spots its hex does have.
pub fn spot_id(board: &Board, spot: Spot) -> Result<SpotId, Phrase> {
    board.meant(spot).ok_or_else(|| {
        let known: Vec<_> = board.spots_of(spot.hex).map(|id| board.spot(id).to_string()).collect();
        let id = if known.is_empty() { "query-no-hex" } else { "query-no-spot" };
        Phrase::new(id).with("spot", spot).with("hex", spot.hex).with("known", known.join(", "))
    })
}

/// Returns a rule with its text, in a game that may have rules of variants; those are cited with the title of their
/// variant.
#[must_use]
pub fn because_in(game: &Game, rule: Atom) -> Phrase {
    game.because(rule)
}

/// Returns a rule of the game itself with its text.
#[must_use]
pub fn because(rule: &str) -> Phrase {
    let word = indexes::find(rule).first().map(|rule| rule.atom.word());
    let message = Phrase::new("query-because").with("rule", rule);
    match word {
        Some(word) => message.word("text", word),
        None => message.with("text", ""),
    }
}
