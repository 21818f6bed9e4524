//! Ids of the texts of the rule language that are put together from what the grammar calls things, one function a family.

use rules::variant::grammar::{NameClass, SlotClass};

use super::Voice;

/// The pattern of a word.
pub(crate) fn word(class: SlotClass, word: &str) -> String {
    format!("word-{}-{}", class.key(), kebab(word))
}

/// The heading of a choice between the words of a class.
#[cfg(feature = "gui")]
pub(crate) fn class(class: SlotClass) -> String {
    format!("form-class-{}", class.key())
}

/// The heading of the words of a class in the manual.
pub(crate) fn class_title(class: SlotClass) -> String {
    format!("language-class-{}", class.key())
}

/// What names of a sort are names of.
pub(crate) fn names(names: NameClass) -> String {
    format!("language-names-{}", names.key())
}

/// The caption of a slot behind any word.
#[cfg(feature = "gui")]
pub(crate) fn slot(slot: &str) -> String {
    format!("slot-{}", kebab(slot))
}

/// The caption of a slot behind one word. Few slots have one.
#[cfg(feature = "gui")]
pub(crate) fn slot_of(word: &str, slot: &str) -> String {
    format!("slot-{}-{}", kebab(word), kebab(slot))
}

/// `MayEnter` as `may-enter`.
pub(crate) fn kebab(word: &str) -> String {
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

/// What a rule of the base game says, and its first part. Rules without parts lack the one, those with parts the other.
pub(crate) fn rule(name: &str) -> [String; 2] {
    let whole = format!("rule-{}", name.to_lowercase().replace('.', "-"));
    let part = format!("{whole}-a");
    [whole, part]
}

/// What a rule of the base game says; of one with parts, the first of them.
pub(crate) fn rule_said(name: &str, voice: &Voice) -> String {
    let mut said = rule(name).into_iter().map(|id| (voice.text(&id), id));
    said.find(|(text, id)| text != id).map(|(text, _)| text).unwrap_or_default()
}
