//! Parameters in words.

use rules::alamo::index::INDEX;
use rules::message::Message;
use rules::rulebook::{Parameter, Value};

use crate::words::Voice;

/// A parameter in one line of a list.
pub(super) fn line(parameter: &Parameter, voice: &Voice) -> String {
    format!("{}  {} ({})\n", parameter.name, voice.text(&parameter.word()), figures(parameter, voice))
}

/// What a parameter means, which values it takes, and the rule it comes from.
pub(super) fn page(parameter: &Parameter, voice: &Voice) -> String {
    let head = format!("{}\n{}\n{}\n", parameter.name, voice.text(&parameter.word()), figures(parameter, voice));
    INDEX.find(parameter.atom).iter().fold(head, |text, rule| {
        let rule = Message::new("query-because").with("rule", rule.atom).word("text", rule.atom.word());
        text + &voice.say(&rule) + "\n"
    })
}

fn figures(parameter: &Parameter, voice: &Voice) -> String {
    let (low, high) = parameter.range;
    voice.say(&match parameter.default_value() {
        Value::Number(number) => {
            Message::new("explain-parameter-number").with("default", number).with("low", low).with("high", high)
        }
        Value::Flag(on) => {
            Message::new("explain-parameter-switch").word("default", if on { "explain-on" } else { "explain-off" })
        }
        Value::Text(text) => Message::new("explain-parameter-text").with("default", text),
    })
}
