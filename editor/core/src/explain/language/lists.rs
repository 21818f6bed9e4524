//! Names the game itself defines, in addition to those of a designer: tags, regions, results and others.

use rules::variant::grammar::NameClass;
use rules::variant::{LIFTABLE, named};

use crate::words::{Voice, language, sentence};

/// The classes of names that are listed.
const LISTED: [NameClass; 7] = [
    NameClass::Tag,
    NameClass::Kind,
    NameClass::Region,
    NameClass::Mode,
    NameClass::Result,
    NameClass::Order,
    NameClass::Victory,
];

/// Returns all lists, each under its heading.
pub(super) fn all(voice: &Voice) -> String {
    let lists = LISTED.into_iter().map(|names| {
        let rows = named(names).map(|(name, message)| (format!("`{name}`"), voice.say(&message)));
        list(&language::names(names), rows, voice)
    });
    let rules = LIFTABLE.into_iter().map(|name| (format!("[{name}]({name})"), language::rule_said(name, voice)));
    let rules = list("language-suspended", rules, voice);
    lists.chain([rules]).collect::<Vec<_>>().join("\n")
}

fn list(title: &str, rows: impl Iterator<Item = (String, String)>, voice: &Voice) -> String {
    let head = format!("| {} | {} |\n|---|---|\n", voice.text("language-name"), voice.text("language-means"));
    let rows = rows.fold(String::new(), |rows, (name, means)| rows + &format!("| {name} | {means} |\n"));
    format!("### {}\n\n{head}{rows}", sentence(&voice.text(title)))
}
