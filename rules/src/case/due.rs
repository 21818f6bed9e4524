//! The roll or the decision that a game waits for, named when a case waits for something else.

use std::collections::BTreeSet;

use crate::phrase::Phrase;
use crate::play::{Actor, Spoken};

/// The maximum number of actions written out in full; if there are more, only their first words are.
const MOST: usize = 6;

/// Describes the roll or the decision that comes next.
pub(super) fn due<G: Spoken>(game: &G, position: &G::Position) -> Phrase {
    let moment = game.moment(position);
    match game.actor(position) {
        Actor::Over if game.outcome(position).is_some() => Phrase::new("case-due-nothing"),
        // Only a case can begin in a phase without decisions.
        Actor::Over => Phrase::new("case-due-alone").with("phase", moment.phase.word),
        Actor::Chance => {
            let dice = game.chance(position);
            let purpose = dice.map_or("dice-variant", |dice| dice.what);
            Phrase::new("case-due-roll")
                .count("dice", dice.map_or(0, |dice| usize::from(dice.count)))
                .word("purpose", purpose)
        }
        Actor::Player(side) => Phrase::new("case-due-choice")
            .with("side", side.word())
            .with("phase", moment.phase.word)
            .count("turn", usize::from(moment.turn))
            .with("actions", actions(game, position)),
    }
}

/// Returns the legal actions in the notation.
fn actions<G: Spoken>(game: &G, position: &G::Position) -> String {
    let mut legal = Vec::new();
    game.legal(position, &mut legal);
    let texts: Vec<String> = legal.iter().map(|action| game.write_action(*action)).collect();
    if texts.len() <= MOST {
        return texts.join("; ");
    }
    let verbs: BTreeSet<&str> = texts.iter().filter_map(|text| text.split(' ').next()).collect();
    verbs.into_iter().collect::<Vec<_>>().join(", ")
}
