//! The reasons why a text is not an action.

use crate::phrase::Phrase;
use crate::text::nearest;

/// The reason why a text is not an action of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAnAction {
    /// The first word is not the name of an action.
    #[error("`{word}` is not an action; the actions are: {}", known.join(", "))]
    Verb {
        /// The word.
        word: String,
        /// The first words of all actions.
        known: Vec<&'static str>,
    },
    /// The words after the first do not have the right form.
    #[error("`{text}` is not how this action is written: `{form}`")]
    Form {
        /// The text.
        text: String,
        /// The right form.
        form: &'static str,
    },
    /// No piece has this name.
    #[error("no piece is called `{name}`{}", hint(.nearest.as_deref()))]
    Piece {
        /// The name.
        name: String,
        /// The most similar known name.
        nearest: Option<String>,
    },
    /// The board has no such spot.
    #[error("the map has no spot `{name}`{}", hint(.nearest.as_deref()))]
    Spot {
        /// The text.
        name: String,
        /// The most similar spot: another level of the same hex is preferred.
        nearest: Option<String>,
    },
    /// The map has no such hexside.
    #[error("the map has no hexside `{name}`")]
    Hexside {
        /// The text.
        name: String,
    },
    /// A number is required.
    #[error("`{word}` is not a number")]
    Number {
        /// The word.
        word: String,
    },
    /// No rule of a variant, and nothing that such a rule refers to, has this name.
    #[error("`{name}` is nothing the variants of this game speak of{}", hint(.nearest.as_deref()))]
    Thing {
        /// The text.
        name: String,
        /// The most similar known name.
        nearest: Option<String>,
    },
    /// The map has no such area.
    #[error("the map has no area `{name}`{}", hint(.nearest.as_deref()))]
    Area {
        /// The text.
        name: String,
        /// The most similar known name.
        nearest: Option<String>,
    },
    /// No column has this code.
    #[error("no column is called `{name}`{}", hint(.nearest.as_deref()))]
    Column {
        /// The code.
        name: String,
        /// The most similar known code.
        nearest: Option<String>,
    },
}

impl NotAnAction {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        match self {
            Self::Verb { word, known } => {
                near(Phrase::new("case-no-verb").with("word", word), nearest(word, known.iter().copied()))
            }
            Self::Form { form, .. } => Phrase::new("case-other-form").with("form", form),
            Self::Piece { name, nearest: Some(nearest) } => {
                Phrase::new("query-no-piece").with("name", name).with("nearest", nearest)
            }
            Self::Piece { name, nearest: None } => Phrase::new("query-strange-piece").with("name", name),
            Self::Spot { name, nearest } => near(Phrase::new("case-no-spot").with("name", name), nearest.as_deref()),
            Self::Number { word } => Phrase::new("case-no-number").with("word", word),
            Self::Hexside { name } => Phrase::new("query-no-hexside").with("side", name),
            Self::Column { name, nearest } => {
                near(Phrase::new("case-no-column").with("name", name), nearest.as_deref())
            }
            Self::Area { name, nearest } => {
                near(Phrase::new("case-unknown-area").with("name", name), nearest.as_deref())
            }
            Self::Thing { name, nearest } => near(Phrase::new("case-no-thing").with("name", name), nearest.as_deref()),
        }
    }
}

/// Adds the most similar known name to a message, or `none` if there is none.
pub fn near(message: Phrase, nearest: Option<&str>) -> Phrase {
    message.with("nearest", nearest.unwrap_or("none"))
}

fn hint(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default()
}
