//! Ids of the texts of the form that are put together from what the grammar calls things, one function a family.

use rules::variant::grammar::Class;

/// The pattern of a word.
pub(super) fn word(class: Class, word: &str) -> String {
    format!("word-{}-{}", class.key(), kebab(word))
}

/// The heading of a choice between the words of a class.
pub(super) fn class(class: Class) -> String {
    format!("form-class-{}", class.key())
}

/// The rider of a section, by its key.
pub(super) fn section(key: &str) -> String {
    format!("form-section-{key}")
}

/// What is said of a section with nothing in it, by its key.
pub(super) fn empty(key: &str) -> String {
    format!("form-empty-{key}")
}

/// What is added with one press, by its key.
pub(super) fn addition(key: &str) -> String {
    format!("form-add-{key}")
}

/// What something that is added with one press is for, by its key.
pub(super) fn about_addition(key: &str) -> String {
    format!("form-add-about-{key}")
}

/// The caption of a slot behind any word.
pub(super) fn slot(slot: &str) -> String {
    format!("slot-{}", kebab(slot))
}

/// The caption of a slot behind one word. Few slots have one.
pub(super) fn slot_of(word: &str, slot: &str) -> String {
    format!("slot-{}-{}", kebab(word), kebab(slot))
}

/// `MayEnter` as `may-enter`.
pub(super) fn kebab(word: &str) -> String {
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
pub(super) fn rule(name: &str) -> [String; 2] {
    let whole = format!("rule-{}", name.to_lowercase().replace('.', "-"));
    let part = format!("{whole}-a");
    [whole, part]
}
