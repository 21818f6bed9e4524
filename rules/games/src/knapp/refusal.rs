//! Explains why an action is not allowed: the text of a variant's rule replaces that of the game.

use super::Game;
use crate::phrase::Phrase;
use crate::play::Refusal;
pub(super) use crate::play::{No, Verdict, unless};

impl Game {
    /// Turns a broken rule into a refusal with its sentence.
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
