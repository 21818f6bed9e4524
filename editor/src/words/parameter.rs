//! Parameters in words.

use rules::phrase::Phrase;
use rules::rulebook::{Parameter, Value};

use super::{Voice, formed};

impl Voice {
    /// A word that can be chosen, as people say it; a designer’s own word stands for itself.
    #[must_use]
    pub fn choice(&self, word: &str) -> String {
        let id = formed::choice(word);
        let said = self.text(&id);
        if said == id { word.replace('_', " ") } else { said }
    }

    /// A value of a parameter, as people say it.
    #[must_use]
    pub fn value(&self, parameter: &Parameter, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string().replace('-', "−"),
            Value::Flag(on) => self.text(if *on { "gui-yes" } else { "gui-no" }),
            Value::Text(text) if !parameter.allowed.is_empty() => self.choice(text),
            Value::Text(text) if text.contains(',') => text.clone(),
            // A hex, a name, or the kinds of hexsides that can be breached.
            Value::Text(text) => text.split_whitespace().map(|word| self.row(word)).collect::<Vec<_>>().join(", "),
        }
    }

    /// The default of a parameter and the values it takes.
    #[must_use]
    pub fn figures(&self, parameter: &Parameter) -> String {
        let (low, high) = parameter.range;
        self.say(&match parameter.default_value() {
            Value::Number(number) => {
                Phrase::new("explain-parameter-number").with("default", number).with("low", low).with("high", high)
            }
            Value::Flag(on) => {
                Phrase::new("explain-parameter-switch").word("default", if on { "explain-on" } else { "explain-off" })
            }
            Value::Text(text) if parameter.allowed.is_empty() => {
                Phrase::new("explain-parameter-text").with("default", text)
            }
            Value::Text(text) => Phrase::new("explain-parameter-words")
                .with("default", text)
                .with("allowed", parameter.allowed.join(", ")),
        })
    }
}
