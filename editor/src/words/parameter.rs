//! Parameters in words.

use rules::message::Message;
use rules::rulebook::{Parameter, Value};

use super::Voice;

impl Voice {
    /// The default of a parameter and the values it takes.
    #[must_use]
    pub fn figures(&self, parameter: &Parameter) -> String {
        let (low, high) = parameter.range;
        self.say(&match parameter.default_value() {
            Value::Number(number) => {
                Message::new("explain-parameter-number").with("default", number).with("low", low).with("high", high)
            }
            Value::Flag(on) => {
                Message::new("explain-parameter-switch").word("default", if on { "explain-on" } else { "explain-off" })
            }
            Value::Text(text) if parameter.allowed.is_empty() => {
                Message::new("explain-parameter-text").with("default", text)
            }
            Value::Text(text) => Message::new("explain-parameter-words")
                .with("default", text)
                .with("allowed", parameter.allowed.join(", ")),
        })
    }
}
