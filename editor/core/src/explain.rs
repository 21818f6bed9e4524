//! The page for a word: a lint, a rule, a parameter, a variant, a correction, or a list of them. Terminal and window
//! show the same text.
//!
//! The pages of the manual are not here but in the program: they name keys and tools of the window.

mod cases;
pub mod correction;
pub mod example;
pub mod format;
mod games;
pub mod indexes;
pub mod language;
pub mod licences;
mod parameter;
mod region_kind;
mod rule;
pub mod variant;

use rules::alamo::notation::EVENT_FORMS;
use rules::lint::{LINTS, Lint};
use rules::rulebook::{Figure, Parameter, System};
use rules::{case, deguello, knapp, log, query};

use crate::words::{Voice, formed};

/// The words that name a list or page: five lists, the pages on the games, cases, logs, queries and formats, and the
/// rule language manual.
pub const LISTS: [&str; 12] = [
    "games",
    "lints",
    "rules",
    "parameters",
    "region-kinds",
    "variants",
    "cases",
    "logs",
    "query",
    format::FORMAT,
    language::LANGUAGE,
    language::COOKBOOK,
];

/// Returns the Markdown page for a word; `None` if it has none.
#[must_use]
pub fn page(what: &str, voice: &Voice) -> Option<String> {
    written(what, voice).map(|page| voice.page(&page))
}

/// Returns a page as it is written.
fn written(what: &str, voice: &Voice) -> Option<String> {
    match what {
        "games" => Some(games::page(voice)),
        "cases" => Some(cases(voice)),
        "logs" => Some(log::page(voice.language()).to_owned()),
        "query" => Some(query::page(voice.language()).to_owned()),
        _ => Lint::named(what)
            .map(|lint| lint.page(voice.language()).to_owned())
            .or_else(|| language::page(what, voice))
            .or_else(|| format::asked(what, voice)),
    }
}

/// Returns the page on cases, with every event in the form in which the program writes it.
fn cases(voice: &Voice) -> String {
    let row = |form: &&str| format!("| `{form}` | {} |", voice.text(&formed::told(form)));
    let head = format!("| {} | {} |\n|---|---|", voice.text("told-form"), voice.text("told-means"));
    let rows: Vec<String> = std::iter::once(head).chain(EVENT_FORMS.iter().map(row)).collect();
    let quoted = |forms: &[&str]| forms.iter().map(|form| format!("`{form}`")).collect::<Vec<_>>().join(", ");
    let of_knapp = quoted(knapp::EVENT_FORMS);
    let of_deguello = quoted(deguello::EVENT_FORMS);
    let page = case::page(voice.language()).replace("{events}", &rows.join("\n"));
    page.replace("{knapp-events}", &of_knapp).replace("{deguello-events}", &of_deguello)
}

/// Returns the plain lines that explain a word; `None` if it has none.
#[must_use]
pub fn lines(what: &str, voice: &Voice) -> Option<String> {
    match what {
        "lints" => Some(lints(voice)),
        "rules" => Some(rule::list(voice)),
        "variants" => Some(variant::list(voice)),
        "region-kinds" => Some(region_kind::list(voice)),
        "parameters" => Some(System::all_parameters().map(|parameter| parameter::line(parameter, voice)).collect()),
        _ => Parameter::named(what)
            .map(|parameter| parameter::page(parameter, voice))
            .or_else(|| Figure::named(what).map(|figure| parameter::figure(figure, voice)))
            .or_else(|| rule::pages(what, voice))
            .or_else(|| variant::bundled(what, voice).map(|page| page + &cases_of(what, voice)))
            .or_else(|| correction::bundled(what, voice)),
    }
}

/// Returns the cases that show a rule of a variant; empty if there is no such rule.
fn cases_of(rule: &str, voice: &Voice) -> String {
    cases::showing(rule, voice).map(|cases| format!("\n{cases}\n")).unwrap_or_default()
}

/// Returns the title of every lint's page, one per line.
fn lints(voice: &Voice) -> String {
    LINTS.iter().fold(String::new(), |text, lint| {
        let title = lint.page(voice.language()).lines().next().unwrap_or(lint.name);
        text + &voice.typeset(title.trim_start_matches("# ")) + "\n"
    })
}
