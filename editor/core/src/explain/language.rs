//! The manual of the rule language: an overview with every word, and a page for each word. The words come from the
//! grammar, so form, checks and manual agree on them.

mod example;
mod lists;
mod word;

#[cfg(test)]
mod tests;

use rules::variant::grammar::{GrammarWord, SlotClass};
use rules::words::Language;

use crate::words::{Voice, language, pattern};

/// The name of the overview page.
pub const LANGUAGE: &str = "language";

/// The name of the page of recipes.
pub const COOKBOOK: &str = "cookbook";

/// The text of the overview, in English and French.
const OVERVIEW: [&str; 2] =
    [include_str!("../../../../data/help/language.md"), include_str!("../../../../data/help/language.fr.md")];

/// Rules for the most common needs of designers, in English and French.
const RECIPES: [&str; 2] =
    [include_str!("../../../../data/help/cookbook.md"), include_str!("../../../../data/help/cookbook.fr.md")];

/// Classes that are explained where they are used: texts, sources and findings that are allowed on purpose.
const UNTOLD: [SlotClass; 4] = [SlotClass::Variant, SlotClass::Words, SlotClass::Provenance, SlotClass::Allowance];

/// Returns the overview, the recipes, or the page of a word; `None` if the language has no such word.
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

/// Trims a page so that it ends with a single newline.
fn ended(page: &str) -> String {
    page.trim_end().to_owned() + "\n"
}

/// Returns the title of the overview or of the recipes; `None` for anything else.
pub fn title_of(name: &str, voice: &Voice) -> Option<&'static str> {
    let pages = match name {
        LANGUAGE => OVERVIEW,
        COOKBOOK => RECIPES,
        _ => return None,
    };
    source(pages, voice).lines().next().map(|head| head.trim_start_matches("# "))
}

/// Returns the names of all words that have a page.
pub fn names() -> impl Iterator<Item = &'static str> {
    classes().flat_map(SlotClass::words).map(|word| word.name).filter(|name| has_page(name))
}

/// Returns the classes of words, in the order of the overview.
fn classes() -> impl Iterator<Item = SlotClass> {
    SlotClass::ALL.into_iter().filter(|class| !UNTOLD.contains(class))
}

/// Whether a word has its own page. Sides, scopes and the like are explained where they are used.
fn has_page(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// Returns the recipes with every `{example:VARIANT/RULE}` filled in.
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

/// Returns every word by class, with its syntax and meaning.
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

/// Returns the heading of a class of words.
fn title(class: SlotClass, voice: &Voice) -> String {
    voice.text(&language::class_title(class))
}

/// Returns the syntax of a word: its name with the names of its slots.
pub(crate) fn written(word: &GrammarWord) -> String {
    let slots: Vec<_> = word.slots.iter().map(|slot| called(word.name, slot.name)).collect();
    if slots.is_empty() { word.name.to_owned() } else { format!("{}({})", word.name, slots.join(", ")) }
}

/// Returns the name of a slot: its field name if documents must write it, otherwise a full word.
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

/// Returns the meaning of a word, with dots for its slots. The only word of a class means what its class does.
fn means(class: SlotClass, word: &GrammarWord, voice: &Voice) -> String {
    let text = pattern::alone(class, word, voice);
    if text.starts_with("word-") { title(class, voice) } else { text }
}
