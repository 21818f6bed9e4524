//! The page of a word: its meaning, its slots, what it binds, and a bundled rule that uses it.

use rules::phrase::Phrase;
use rules::variant::grammar::{GrammarWord, SlotClass, binds};
use rules::variant::works_at;

use super::{called, classes, example, has_page, means, title, written};
use crate::words::{Voice, language, pattern};

/// The maximum number of words listed; beyond it only the class is named.
const MANY: usize = 12;

/// Returns the page of a word; `None` if there is no such word. Some words are in several classes.
pub(super) fn page(name: &str, voice: &Voice) -> Option<String> {
    let meant = classes().filter_map(|class| Some((class, class.word(name)?)));
    let parts: Vec<_> = meant.filter(|_| has_page(name)).map(|(class, word)| part(class, word, voice)).collect();
    (!parts.is_empty()).then(|| format!("# {name}\n\n{}", parts.join("\n")))
}

/// Returns the section about a word in one class.
fn part(class: SlotClass, word: &GrammarWord, voice: &Voice) -> String {
    let mut text = format!("## {}\n\n`{}`: {}\n", title(class, voice), written(word), means(class, word, voice));
    if let Some(note) = pattern::note(class, word, voice) {
        text = text + "\n" + &note + "\n";
    }
    let slots = word.slots.iter().map(|slot| {
        let about = about(word.name, slot.name).map_or_else(String::new, |id| format!("; {}", voice.text(id)));
        format!("- `{}`: {}{about}\n", called(word.name, slot.name), fills(slot.class, voice))
    });
    let slots: String = slots.collect();
    if !slots.is_empty() {
        text = text + "\n" + &slots;
    }
    if let Some(bound) = binds(class, word.name) {
        let bound: Vec<_> = bound.into_iter().map(linked).collect();
        let binds = Phrase::new("language-binds").count("count", bound.len()).with("things", bound.join(", "));
        text = text + "\n" + &voice.say(&binds) + "\n";
    }
    if let Some(works) = works(class, word.name, voice) {
        text = text + "\n" + &works + "\n";
    }
    match example::text(class, word.name, voice) {
        Some(example) => text + "\n" + &example,
        None => text,
    }
}

/// Returns the id of the extra information on a slot of a word, beyond what it accepts; `None` for most.
const fn about(word: &str, slot: &str) -> Option<&'static str> {
    match (word.as_bytes(), slot.as_bytes()) {
        (b"Flag", b"most") => Some("language-flag-most"),
        (b"Flag", b"lasts") => Some("language-flag-lasts"),
        _ => None,
    }
}

/// Returns where a word has an effect; `None` if that is everywhere.
fn works(class: SlotClass, word: &str, voice: &Voice) -> Option<String> {
    let (id, places) = match class {
        SlotClass::Thing => ("language-works", binders(word)),
        SlotClass::Effect | SlotClass::Condition | SlotClass::Number => {
            let [works, idle] = works_at(word)?;
            if idle.len() < works.len() { ("language-works-not", idle) } else { ("language-works", works) }
        }
        _ => return None,
    };
    let places: Vec<_> = places.iter().map(|place| format!("`{place}`")).collect();
    let works = Phrase::new(id).count("count", places.len()).with("places", places.join(", "));
    (!places.is_empty()).then(|| voice.say(&works))
}

/// Returns the happenings, occasions and quantities that bind a thing.
fn binders(thing: &str) -> Vec<String> {
    let binds = |class: SlotClass, name: &str| binds(class, name).is_some_and(|bound| bound.contains(&thing));
    let of = |class: SlotClass| class.words().iter().map(|word| word.name).filter(move |name| binds(class, name));
    let happens = of(SlotClass::Happening).map(|name| format!("Did({name})"));
    happens.chain(of(SlotClass::Occasion).chain(of(SlotClass::Quantity)).map(str::to_owned)).collect()
}

/// Describes what a slot of this class accepts.
fn fills(class: SlotClass, voice: &Voice) -> String {
    match class {
        SlotClass::List(inner) => voice.say(&Phrase::new("language-list").with("of", fills(*inner, voice))),
        SlotClass::Maybe(inner) => voice.say(&Phrase::new("language-maybe").with("of", fills(*inner, voice))),
        SlotClass::Name(names) => voice.text(&language::names(names)),
        _ if class.words().is_empty() => title(class, voice),
        _ => {
            let words = class.words();
            let some: Vec<_> = words.iter().take(MANY).map(|word| linked(word.name)).collect();
            let more = if words.len() > MANY { ", …" } else { "" };
            format!("{} ({}{more})", title(class, voice), some.join(", "))
        }
    }
}

/// Returns a word, with a link to its page if it has one.
fn linked(name: &str) -> String {
    if has_page(name) { format!("[{name}]({name})") } else { format!("`{name}`") }
}
