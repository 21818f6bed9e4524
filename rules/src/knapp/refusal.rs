//! Why an action is not allowed, in words: what a rule of a variant says takes the place of the game's own.

use super::Game;
use crate::phrase::Phrase;
use crate::play::Refusal;
pub(super) use crate::play::{No, Verdict, unless};

impl Game {
    /// The refusal that tells people why not.
    pub(super) fn refusal(&self, no: No) -> Refusal {
        let house = self.program.as_ref().and_then(|program| program.cited(no.atom));
        let says = house.map(|own| own.rule.says()).filter(|says| !says.is_empty());
        let sentence = match says {
            Some(words) if no.word == "knapp-no-house-rule" => Phrase::new("rule-says").words("text", words.clone()),
            _ => no.sentence(),
        };
        no.told(sentence, &self.board, |piece| self.name(piece))
    }
}
