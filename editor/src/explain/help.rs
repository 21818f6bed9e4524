//! The manual: pages under `data/help`, in both languages, on how to use the window.
//!
//! A page contains no keys itself: `{key:Save}` stands for the key of that command, `{tool:Hex}` for the name of a
//! tool with its key, `{word:gui-find-page}` for the text of a button, `{keys}` for the table of all keys, and `{version}`
//! and `{commit}` for those of the program. Links lead to other pages, lints, rules and parameters.

use rules::phrase::Phrase;
use rules::rulebook::System;
use rules::words::Language;

use super::language;
use crate::gui::keymap;
use crate::gui::pages::SidePage;
use crate::gui::tool::TOOLS;
use crate::program;
use crate::words::Voice;

macro_rules! pages {
    ($($name:literal,)*) => {
        /// Every page in the order of the contents: its name and its text in English and French.
        const PAGES: &[(&str, [&str; 2])] = &[
            $(($name, [
                include_str!(concat!("../../../data/help/", $name, ".md")),
                include_str!(concat!("../../../data/help/", $name, ".fr.md")),
            ]),)*
        ];
    };
}

pages! {
    "help",
    "window",
    "first-steps",
    "first-steps-knapp",
    "first-steps-deguello",
    "drawing",
    "levels",
    "regions",
    "counters",
    "rulebook",
    "house-rules",
    "scenario",
    "asking",
    "findings",
    "scan",
    "corrections",
    "layers",
    "find",
    "saving",
    "playtest",
    "sweeps",
    "play",
    "pictures",
    "keys",
    "about",
}

/// The name of the page that lists the others.
pub const CONTENTS: &str = "help";

/// Returns the name of the page with the first steps on a map for a game.
pub const fn first_steps_page(system: System) -> &'static str {
    match system {
        System::Alamo => "first-steps",
        System::Knapp => "first-steps-knapp",
        System::Deguello => "first-steps-deguello",
    }
}

/// The page after which those on the rule language are listed. The terminal shows them too, see [`language`].
const BEFORE_LANGUAGE: &str = "house-rules";

/// Returns the names of all pages, in the order of the contents.
pub fn names() -> impl Iterator<Item = &'static str> {
    PAGES.iter().flat_map(|(name, _)| {
        let language = (*name == BEFORE_LANGUAGE).then_some([language::LANGUAGE, language::COOKBOOK]);
        [*name].into_iter().chain(language.into_iter().flatten())
    })
}

/// Returns a page with its placeholders filled in; `None` if there is no such page.
#[must_use]
pub fn page(name: &str, voice: &Voice) -> Option<String> {
    source(name, voice.language()).map(|text| voice.page(&filled(text, voice)))
}

/// Returns the title of a page; its name if it has no title.
#[must_use]
pub fn title(name: &'static str, voice: &Voice) -> &'static str {
    let head = source(name, voice.language()).and_then(|text| text.lines().next());
    let head = head.map(|head| head.trim_start_matches("# "));
    head.or_else(|| language::title_of(name, voice)).unwrap_or(name)
}

/// One of the first steps with the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstStep {
    /// Its name.
    pub title: String,
    /// What to do, with the keys.
    pub about: String,
}

/// Returns the first steps on a map for a game from the numbered list of their page, without Markdown.
#[must_use]
pub fn first_steps(system: System, voice: &Voice) -> Vec<FirstStep> {
    let page = page(first_steps_page(system), voice).unwrap_or_default();
    let mut items: Vec<String> = Vec::new();
    for line in page.lines() {
        let number = line.split_once(". ").filter(|(number, _)| number.parse::<usize>().is_ok());
        match (number, items.last_mut()) {
            (Some((_, begins)), _) => items.push(begins.to_owned()),
            (None, Some(item)) if line.starts_with("  ") => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (None, _) => {}
        }
    }
    let told = |item: &String| {
        let (title, about) = item.strip_prefix("**")?.split_once(".** ")?;
        Some(FirstStep { title: title.to_owned(), about: plain(about) })
    };
    items.iter().filter_map(told).collect()
}

/// Removes Markdown: asterisks, backticks and link targets.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        plain += before;
        let link_to = link.split_once("](").and_then(|(words, to)| Some((words, to.split_once(')')?.1)));
        let (words, after) = link_to.unwrap_or(("[", link));
        plain += words;
        rest = after;
    }
    (plain + rest).replace(['*', '`'], "")
}

/// Returns a page without filling in its placeholders; `None` if there is no such page.
fn source(name: &str, language: Language) -> Option<&'static str> {
    let (_, [english, french]) = PAGES.iter().find(|(own, _)| *own == name)?;
    Some(match language {
        Language::English => english,
        Language::French => french,
    })
}

/// Returns the manual page about a side page.
#[must_use]
pub const fn of_side(side: SidePage) -> &'static str {
    match side {
        SidePage::Inspector => "levels",
        SidePage::Counters => "counters",
        SidePage::Rulebook => "rulebook",
        SidePage::Variants => "house-rules",
        SidePage::Scenario => "scenario",
        SidePage::Layers => "layers",
        SidePage::Play => "play",
        SidePage::Corrections => "corrections",
        SidePage::Problems => "findings",
        SidePage::Find => "find",
        SidePage::History => "saving",
        SidePage::Balance => "playtest",
    }
}

/// Fills in the placeholders of a text. An unknown placeholder is left as it is; a test ensures there are none.
fn filled(text: &str, voice: &Voice) -> String {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| match part.split_once('}') {
        Some((asked, rest)) => match meant(asked, voice) {
            Some(said) => page + &said + rest,
            None => page + "{" + part,
        },
        None => page + "{" + part,
    })
}

/// Returns the text for a placeholder; `None` if it is unknown.
fn meant(asked: &str, voice: &Voice) -> Option<String> {
    match asked {
        "keys" => return Some(table(voice)),
        "version" => return Some(program::VERSION.to_owned()),
        "commit" => {
            let named = |commit| voice.say(&Phrase::new("about-commit").with("commit", commit));
            return Some(program::COMMIT.map_or_else(|| voice.text("about-no-commit"), named));
        }
        _ => {}
    }
    if let Some(tool) = asked.strip_prefix("tool:") {
        let tool = TOOLS.iter().find(|own| own.manual == tool)?;
        return Some(format!("**{}** (`{}`)", voice.text(tool.word), tool.key));
    }
    if let Some(id) = asked.strip_prefix("word:") {
        return Some(voice.text(id)).filter(|said| said != id);
    }
    let command = keymap::called(asked.strip_prefix("key:")?)?;
    Some(format!("`{}`", keymap::key_of(command)))
}

/// Returns a table of every command with its keys.
fn table(voice: &Voice) -> String {
    let head = format!("| {} | |\n|---|---|\n", voice.text("gui-help-key"));
    keymap::all().into_iter().fold(head, |table, (command, keys)| {
        let keys: Vec<_> = keys.split("  ").map(|key| format!("`{key}`")).collect();
        table + &format!("| {} | {} |\n", keys.join(" "), voice.say(&command.named()))
    })
}

#[cfg(test)]
mod tests {
    use rules::lint::Lint;

    use super::*;
    use crate::explain::{LISTS, explain};

    fn voices() -> [Voice; 2] {
        [Language::English, Language::French].map(Voice::new)
    }

    /// Returns the link targets of a page.
    fn links(text: &str) -> Vec<&str> {
        text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(to, _)| to).collect()
    }

    #[test]
    fn every_key_that_is_named_is_known() {
        for voice in voices() {
            for (name, _) in PAGES {
                let page = page(name, &voice).unwrap();
                assert!(!page.contains(['{', '}']), "{name}: {:?}", page.split('{').nth(1));
                assert!(page.starts_with("# ") && page.ends_with('\n') && !page.ends_with("\n\n"), "{name}");
            }
        }
    }

    #[test]
    fn every_link_leads_somewhere_and_both_languages_have_the_same() {
        for (name, [english, french]) in PAGES {
            assert_eq!(links(english), links(french), "{name}");
            for to in links(english) {
                assert!(explain(to, &voices()[0]).is_some(), "{name}: {to}");
            }
        }
    }

    #[test]
    fn the_contents_lead_to_every_page() {
        let listed = links(PAGES[0].1[0]);
        assert!(names().skip(1).all(|name| listed.contains(&name)), "{listed:?}");
        for voice in voices() {
            assert!(names().all(|name| title(name, &voice) != name && explain(name, &voice).is_some()));
        }
    }

    #[test]
    fn every_tool_is_told_about_on_the_page_it_opens() {
        for language in [Language::English, Language::French] {
            for tool in TOOLS {
                let text = source(tool.page, language).unwrap();
                assert!(text.contains(&format!("{{tool:{}}}", tool.manual)), "{}", tool.manual);
            }
        }
        for side in SidePage::ALL {
            assert!(source(of_side(side), Language::French).is_some());
        }
    }

    #[test]
    fn the_first_steps_are_read_from_their_page() {
        for voice in voices() {
            for step in System::ALL.into_iter().flat_map(|system| first_steps(system, &voice)) {
                assert!(!step.about.contains(['*', '`', '[', '{']) && step.title.chars().count() < 36, "{step:?}");
            }
        }
    }

    #[test]
    fn no_page_hides_another() {
        for (name, _) in PAGES {
            assert!(Lint::named(name).is_none() && !LISTS.contains(name), "{name}");
        }
    }
}
