//! The ids of the texts used only by the form; the ids of the rule language are in `words/language.rs`.

/// The label of the tab of a section.
pub(super) fn section(key: &str) -> String {
    format!("form-section-{key}")
}

/// The text of an empty section.
pub(super) fn empty(key: &str) -> String {
    format!("form-empty-{key}")
}

/// The label of a button that adds an item.
pub(super) fn addition(key: &str) -> String {
    format!("form-add-{key}")
}

/// The description of a button that adds an item.
pub(super) fn about_addition(key: &str) -> String {
    format!("form-add-about-{key}")
}
