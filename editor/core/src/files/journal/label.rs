//! The name of a stroke in serialized form.

use rules::phrase::{Argument, Phrase};
use rules::words::Words;
use serde::{Deserialize, Serialize};

use crate::words;

/// A message that can be read back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    id: String,
    arguments: Vec<(String, Given)>,
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
enum Given {
    Number(i64),
    Text(String),
    Word(String),
    Words(Words),
    Said(Label),
}

impl Label {
    /// Returns the message; `None` if this version of the program does not know its words.
    #[must_use]
    pub fn message(&self) -> Option<Phrase> {
        let mut message = Phrase::new(words::known_id(&self.id)?);
        for (name, given) in &self.arguments {
            message.arguments.push((words::known_argument(name)?, given.argument()?));
        }
        Some(message)
    }
}

impl From<&Phrase> for Label {
    fn from(message: &Phrase) -> Self {
        let given = |(name, argument): &(&str, Argument)| ((*name).to_owned(), Given::from(argument));
        Self { id: message.id.to_owned(), arguments: message.arguments.iter().map(given).collect() }
    }
}

impl Given {
    fn argument(&self) -> Option<Argument> {
        Some(match self {
            Self::Number(number) => Argument::Number(*number),
            Self::Text(text) => Argument::Text(text.clone()),
            Self::Word(id) => Argument::Word(id.clone()),
            Self::Words(words) => Argument::Words(words.clone()),
            Self::Said(label) => Argument::Said(label.message()?),
        })
    }
}

impl From<&Argument> for Given {
    fn from(argument: &Argument) -> Self {
        match argument {
            Argument::Number(number) => Self::Number(*number),
            Argument::Text(text) => Self::Text(text.clone()),
            Argument::Word(id) => Self::Word(id.clone()),
            Argument::Words(words) => Self::Words(words.clone()),
            Argument::Said(message) => Self::Said(Label::from(message)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_read_as_it_was_written() {
        let place = Phrase::new("gui-stroke-edit").with("place", "0203");
        let words = Words::new("A gate", "Une porte");
        let messages = [
            Phrase::new("gui-stroke-paint").word("kind", "hexside-stone-wall"),
            Phrase::new("gui-undone").said("stroke", place).words("kind", words).count("number", 3),
        ];
        for message in messages {
            let text = serde_json::to_string(&Label::from(&message)).unwrap();
            assert_eq!(serde_json::from_str::<Label>(&text).unwrap().message(), Some(message));
        }
    }

    #[test]
    fn a_label_nobody_has_words_for_is_none() {
        assert_eq!(Label::from(&Phrase::new("gui-stroke-of-tomorrow")).message(), None);
    }
}
