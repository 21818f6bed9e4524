//! Ids of the texts of the rule language, assembled from the names in the grammar, one function for each family.

use rules::variant::grammar::{NameClass, SlotClass};

use super::Voice;

/// Returns the id of the pattern of a word.
pub fn word(class: SlotClass, word: &str) -> String {
    format!("word-{}-{}", class.key(), kebab(word))
}

/// Returns the id of the heading of a choice between the words of a class.
pub fn class(class: SlotClass) -> String {
    format!("form-class-{}", class.key())
}

/// Returns the id of the heading of a class of words in the manual.
pub(crate) fn class_title(class: SlotClass) -> String {
    format!("language-class-{}", class.key())
}

/// Returns the id of the description of a class of names.
pub(crate) fn names(names: NameClass) -> String {
    format!("language-names-{}", names.key())
}

/// Returns the id of the caption of a slot of any word.
pub fn slot(slot: &str) -> String {
    format!("slot-{}", kebab(slot))
}

/// Returns the id of the caption of a slot of one particular word. Few slots have one.
pub fn slot_of(word: &str, slot: &str) -> String {
    format!("slot-{}-{}", kebab(word), kebab(slot))
}

/// Converts `MayEnter` to `may-enter`.
pub fn kebab(word: &str) -> String {
    let mut kebab = String::new();
    for (at, letter) in word.char_indices() {
        let after_small = at > 0 && word[..at].ends_with(|before: char| before.is_ascii_lowercase());
        if letter.is_ascii_uppercase() && after_small {
            kebab.push('-');
        }
        kebab.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    kebab
}

/// Returns the possible ids of the text of a rule of the base game: for a rule without parts, and for the first part.
pub fn rule(name: &str) -> [String; 2] {
    let whole = format!("rule-{}", name.to_lowercase().replace('.', "-"));
    let part = format!("{whole}-a");
    [whole, part]
}

/// Returns the text of a rule of the base game; for a rule with parts, that of the first part.
pub fn rule_said(name: &str, voice: &Voice) -> String {
    let mut said = rule(name).into_iter().map(|id| (voice.text(&id), id));
    said.find(|(text, id)| text != id).map(|(text, _)| text).unwrap_or_default()
}
