//! Tags: the words by which rules say what a thing is.

/// Returns a word as a tag: in lower case, with an underscore between its parts.
pub fn as_tag(word: &str) -> String {
    let mut tag = String::with_capacity(word.len());
    for part in word.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty()) {
        if !tag.is_empty() {
            tag.push('_');
        }
        let from = tag.len();
        if part.is_ascii() {
            tag.push_str(part);
            tag[from..].make_ascii_lowercase();
        } else {
            tag.push_str(&part.to_lowercase());
        }
    }
    tag
}
