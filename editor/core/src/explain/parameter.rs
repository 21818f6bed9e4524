//! Parameters in words.

use rules::phrase::Phrase;
use rules::rulebook::{Figure, Home, Parameter};

use super::indexes;
use crate::words::Voice;

/// Returns a parameter as one line of a list.
pub(super) fn line(parameter: &Parameter, voice: &Voice) -> String {
    format!("{}  {} ({})\n", parameter.name, voice.text(&parameter.word()), voice.figures(parameter))
}

/// Returns the meaning of a parameter, the values it takes, and the rule it comes from.
pub(super) fn page(parameter: &Parameter, voice: &Voice) -> String {
    let head = format!("{}\n{}\n{}\n", parameter.name, voice.text(&parameter.word()), voice.figures(parameter));
    head + &because(parameter.atom, voice)
}

/// Returns where a figure that is not a parameter is written, and the rule it comes from.
pub(super) fn figure(figure: &Figure, voice: &Voice) -> String {
    let home = match figure.home {
        Home::Terrain(kind) => Phrase::new(figure.home.word()).word("kind", kind.word()),
        _ => Phrase::new(figure.home.word()),
    };
    format!("{}\n{}\n", figure.name, voice.say(&home)) + &because(figure.atom, voice)
}

/// Returns the rules with a number, with their texts.
fn because(atom: &str, voice: &Voice) -> String {
    indexes::find(atom).iter().fold(String::new(), |text, rule| {
        let rule = Phrase::new("query-because").with("rule", rule.atom).word("text", rule.atom.word());
        text + &voice.say(&rule) + "\n"
    })
}
