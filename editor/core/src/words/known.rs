//! The ids and argument names in the string files, to resolve messages read from a file.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::STRINGS;

/// Returns the static form of a text id; `None` if there is no such text.
pub(crate) fn known_id(id: &str) -> Option<&'static str> {
    static IDS: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
        let lines = texts().flat_map(str::lines).filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect()
    });
    IDS.get(id).copied()
}

/// Returns the static form of an argument name; `None` if no text uses it.
pub(crate) fn known_argument(name: &str) -> Option<&'static str> {
    static NAMES: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
        let after = texts().flat_map(|text| text.split('$').skip(1));
        after.map(|text| &text[..text.find(|c: char| !is_part_of_name(c)).unwrap_or(text.len())]).collect()
    });
    NAMES.get(name).copied()
}

const fn is_part_of_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

fn texts() -> impl Iterator<Item = &'static str> {
    STRINGS[0].2.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_string_files_have_is_known() {
        assert_eq!(known_id("gui-undo"), Some("gui-undo"));
        assert_eq!(known_argument("stroke"), Some("stroke"));
        assert_eq!((known_id("gui-und"), known_argument("strok")), (None, None));
    }
}
