//! The manual of the rule language: an overview with every word, and a page a word. The words come from the grammar, so
//! that form, checks and manual know the same ones.

mod example;
mod lists;
mod word;

#[cfg(test)]
mod tests;

use rules::variant::grammar::{GrammarWord, SlotClass};
use rules::words::Language;

use crate::words::{Voice, language, pattern};

/// The name of the overview.
pub const LANGUAGE: &str = "language";

/// The name of the page of recipes.
pub const COOKBOOK: &str = "cookbook";

/// What is written about the language, in English and French.
const OVERVIEW: [&str; 2] =
    [include_str!("../../../data/help/language.md"), include_str!("../../../data/help/language.fr.md")];

/// Rules that do what designers ask for most, in English and French.
const RECIPES: [&str; 2] =
    [include_str!("../../../data/help/cookbook.md"), include_str!("../../../data/help/cookbook.fr.md")];

/// Classes that are told about where they are used: texts, sources and findings that are meant to be there.
const UNTOLD: [SlotClass; 4] = [SlotClass::Variant, SlotClass::Words, SlotClass::Provenance, SlotClass::Allowance];

/// The overview, the recipes, or the page of a word; `None` where the language has no such word.
#[must_use]
pub fn page(what: &str, voice: &Voice) -> Option<String> {
    match what {
        LANGUAGE => {
            let page = source(OVERVIEW, voice).replace("{words}", &words(voice)).replace("{lists}", &lists::all(voice));
            Some(ended(&page))
        }
        COOKBOOK => Some(ended(&recipes(voice))),
        _ => word::page(what, voice),
    }
}

/// A page that ends with its last line.
fn ended(page: &str) -> String {
    page.trim_end().to_owned() + "\n"
}

/// The title of the overview or of the recipes; `None` of anything else.
#[cfg(feature = "gui")]
pub(super) fn title_of(name: &str, voice: &Voice) -> Option<&'static str> {
    let pages = match name {
        LANGUAGE => OVERVIEW,
        COOKBOOK => RECIPES,
        _ => return None,
    };
    source(pages, voice).lines().next().map(|head| head.trim_start_matches("# "))
}

/// The names of all words that have a page.
pub fn names() -> impl Iterator<Item = &'static str> {
    classes().flat_map(SlotClass::words).map(|word| word.name).filter(|name| has_page(name))
}

/// The classes of words, in the order of the overview.
fn classes() -> impl Iterator<Item = SlotClass> {
    SlotClass::ALL.into_iter().filter(|class| !UNTOLD.contains(class))
}

/// Whether a word has a page of its own. Sides, scopes and the like are told where they are used.
fn has_page(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// A text with every `{example:VARIANT/RULE}` in it put in.
fn recipes(voice: &Voice) -> String {
    let mut parts = source(RECIPES, voice).split("{example:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| match part.split_once('}') {
        Some((rule, rest)) => page + &example::named(rule, voice).unwrap_or_default() + rest,
        None => page + part,
    })
}

const fn source([english, french]: [&'static str; 2], voice: &Voice) -> &'static str {
    match voice.language() {
        Language::English => english,
        Language::French => french,
    }
}

/// Every word by its class: how it is written, and what it means.
fn words(voice: &Voice) -> String {
    let sections = classes().map(|class| {
        let rows = class.words().iter().map(|word| {
            let written = format!("`{}`", written(word));
            let written = if has_page(word.name) { format!("[{written}]({})", word.name) } else { written };
            format!("| {written} | {} |\n", means(class, word, voice))
        });
        let head = format!("| {} | {} |\n|---|---|\n", voice.text("language-word"), voice.text("language-means"));
        format!("### {}\n\n{head}{}", title(class, voice), rows.collect::<String>())
    });
    sections.collect::<Vec<_>>().join("\n")
}

/// What a class of words is called.
fn title(class: SlotClass, voice: &Voice) -> String {
    voice.text(&language::class_title(class))
}

/// A word with the names of what follows it, as it is written.
pub(crate) fn written(word: &GrammarWord) -> String {
    let slots: Vec<_> = word.slots.iter().map(|slot| called(word.name, slot.name)).collect();
    if slots.is_empty() { word.name.to_owned() } else { format!("{}({})", word.name, slots.join(", ")) }
}

/// What a place behind a word is called: as it is written where it has to be named, in whole words elsewhere.
fn called(word: &str, slot: &'static str) -> &'static str {
    match (word, slot) {
        ("When" | "Adjust", "cond") => "if",
        ("When" | "Choose" | "Row", "act") => "do",
        (_, "cond") => "condition",
        (_, "conds") => "conditions",
        (_, "act") => "effects",
        _ => slot,
    }
}

/// What a word means, with dots for what follows it. Words of which there is one only mean what their class does.
fn means(class: SlotClass, word: &GrammarWord, voice: &Voice) -> String {
    let text = pattern::alone(class, word, voice);
    if text.starts_with("word-") { title(class, voice) } else { text }
}
