//! `bexar explain`: the page behind a finding, a rule, a parameter.

mod parameter;
mod rule;

use clap::Args;
use rules::alamo::index::INDEX;
use rules::case;
use rules::lint::{LINTS, Lint};
use rules::log;
use rules::message::Message;
use rules::query;
use rules::rulebook::{FIGURES, Figure, PARAMETERS, Parameter};
use rules::text::nearest;

use super::terminal::{Exit, Terminal, Trouble};
use crate::words::Voice;

/// What goes by one word: three lists and the pages on cases, logs and queries.
const LISTS: [&str; 6] = ["lints", "rules", "parameters", "cases", "logs", "query"];

/// Explains a lint, a rule, a parameter, or how cases, logs and queries are written
///
/// WHAT is the name of a lint, such as `leaking-walls`; the number of a rule, such as `A6.3.a`, of all that belongs to
/// one, such as `6.3` or `6`, or of a house ruling, such as `R13`; or the name of a parameter, such as `move.ma`. The
/// words `lints`, `rules` and `parameters` list them all; `cases` says how examples of the rules are written, `logs` how games are,
/// `query` how things are found on a map.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar explain 6.3 --lang fr")]
pub(super) struct Explain {
    /// A lint, a rule, a house ruling, a parameter, a list (lints, rules, parameters), cases, logs or query
    what: String,
}

impl Explain {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, Trouble> {
        let text = explain(self.what.trim(), terminal.voice()).ok_or_else(|| unknown(&self.what))?;
        terminal.print(&text)?;
        Ok(Exit::Fine)
    }
}

fn explain(what: &str, voice: &Voice) -> Option<String> {
    match what {
        "lints" => Some(lints(voice)),
        "rules" => Some(rule::list(voice)),
        "cases" => Some(case::page(voice.language()).to_owned()),
        "logs" => Some(log::page(voice.language()).to_owned()),
        "query" => Some(query::page(voice.language()).to_owned()),
        "parameters" => Some(PARAMETERS.iter().map(|parameter| parameter::line(parameter, voice)).collect()),
        _ => Lint::named(what)
            .map(|lint| lint.page(voice.language()).to_owned())
            .or_else(|| Parameter::named(what).map(|parameter| parameter::page(parameter, voice)))
            .or_else(|| Figure::named(what).map(|figure| parameter::figure(figure, voice)))
            .or_else(|| rule::pages(what, voice)),
    }
}

/// The title of every lint's page.
fn lints(voice: &Voice) -> String {
    LINTS.iter().fold(String::new(), |text, lint| {
        let title = lint.page(voice.language()).lines().next().unwrap_or(lint.name);
        text + title.trim_start_matches("# ") + "\n"
    })
}

/// Says that nothing has this name, and which names look like it: one of each kind.
fn unknown(what: &str) -> Message {
    let section = if what.starts_with(|first: char| first.is_ascii_digit()) { "A" } else { "" };
    // Rules are written in capitals, atoms of a rule in small letters: `A6.3.a`.
    let (head, tail) = what.split_at(what.chars().next().map_or(0, char::len_utf8));
    let number = format!("{section}{}{}", head.to_uppercase(), tail.to_lowercase());
    let near = [
        nearest(what, LINTS.iter().map(|lint| lint.name).chain(LISTS)),
        nearest(what, PARAMETERS.iter().map(|own| own.name).chain(FIGURES.iter().map(|own| own.name))),
        nearest(&number, INDEX.rules().map(|rule| rule.atom.id())),
    ];
    let near: Vec<_> = near.into_iter().flatten().map(|name| format!("`{name}`")).collect();
    let message = if near.is_empty() { Message::new("explain-strange") } else { Message::new("explain-unknown") };
    message.with("name", what).with("nearest", near.join(", "))
}
