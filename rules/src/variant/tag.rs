//! Tags: the words by which rules call what a thing is.

/// A word as tags are written: lower case, with an underscore between its parts.
pub(crate) fn as_tag(word: &str) -> String {
    let parts = word.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.map(str::to_lowercase).collect::<Vec<_>>().join("_")
}
