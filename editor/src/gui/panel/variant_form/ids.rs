//! Ids of the texts of the form alone; those of the language stand in `words/language.rs`.

/// The tab of a section, by its key.
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
