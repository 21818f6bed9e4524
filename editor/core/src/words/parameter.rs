//! Parameters in words.

use rules::phrase::Phrase;
use rules::rulebook::{Parameter, ParameterValue};

use super::{Voice, formed};

impl Voice {
    /// Returns the display name of a value that can be chosen; a designer’s own word is its own name.
    #[must_use]
    pub fn choice(&self, word: &str) -> String {
        let id = formed::choice(word);
        let said = self.text(&id);
        if said == id { word.replace('_', " ") } else { said }
    }

    /// Returns the display form of a parameter value.
    #[must_use]
    pub fn value(&self, parameter: &Parameter, value: &ParameterValue) -> String {
        match value {
            ParameterValue::Number(number) => number.to_string().replace('-', "−"),
            ParameterValue::Flag(on) => self.text(if *on { "gui-yes" } else { "gui-no" }),
            ParameterValue::Text(text) if !parameter.allowed.is_empty() => self.choice(text),
            ParameterValue::Text(text) if text.contains(',') => text.clone(),
            // A hex, a name, or the kinds of hexsides that can be breached.
            ParameterValue::Text(text) => {
                text.split_whitespace().map(|word| self.row(word)).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Returns the default of a parameter and the values it takes.
    #[must_use]
    pub fn figures(&self, parameter: &Parameter) -> String {
        let (low, high) = parameter.range;
        self.say(&match parameter.default_value() {
            ParameterValue::Number(number) => {
                Phrase::new("explain-parameter-number").with("default", number).with("low", low).with("high", high)
            }
            ParameterValue::Flag(on) => {
                Phrase::new("explain-parameter-switch").word("default", if on { "explain-on" } else { "explain-off" })
            }
            ParameterValue::Text(text) if parameter.allowed.is_empty() => {
                Phrase::new("explain-parameter-text").with("default", text)
            }
            ParameterValue::Text(text) => Phrase::new("explain-parameter-words")
                .with("default", text)
                .with("allowed", parameter.allowed.join(", ")),
        })
    }
}
