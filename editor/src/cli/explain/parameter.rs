//! Parameters in words.

use rules::alamo::index::INDEX;
use rules::message::Message;
use rules::rulebook::{Figure, Home, Parameter, Value};

use crate::words::Voice;

/// A parameter in one line of a list.
pub(super) fn line(parameter: &Parameter, voice: &Voice) -> String {
    format!("{}  {} ({})\n", parameter.name, voice.text(&parameter.word()), figures(parameter, voice))
}

/// What a parameter means, which values it takes, and the rule it comes from.
pub(super) fn page(parameter: &Parameter, voice: &Voice) -> String {
    let head = format!("{}\n{}\n{}\n", parameter.name, voice.text(&parameter.word()), figures(parameter, voice));
    head + &because(parameter.atom, voice)
}

/// A figure that is no parameter: where it is written, and the rule it comes from.
pub(super) fn figure(figure: &Figure, voice: &Voice) -> String {
    let home = match figure.home {
        Home::Terrain(kind) => Message::new(figure.home.word()).word("kind", kind.word()),
        _ => Message::new(figure.home.word()),
    };
    format!("{}\n{}\n", figure.name, voice.say(&home)) + &because(figure.atom, voice)
}

/// The rules of a number, with their texts.
fn because(atom: &str, voice: &Voice) -> String {
    INDEX.find(atom).iter().fold(String::new(), |text, rule| {
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
        Value::Text(text) if parameter.allowed.is_empty() => {
            Message::new("explain-parameter-text").with("default", text)
        }
        Value::Text(text) => {
            Message::new("explain-parameter-words").with("default", text).with("allowed", parameter.allowed.join(", "))
        }
    })
}
