//! Finds cases and game logs next to a document that mention one of its names. They are not part of the project, so a
//! rename does not update them.

use std::path::Path;

use super::{DocumentKind, read};

/// Returns the names of the files of cases and game logs in a folder that mention a name, or a numbered piece of that
/// name, sorted. Unreadable files are skipped.
#[must_use]
pub fn mentions(folder: &Path, name: &str) -> Vec<String> {
    let endings = [DocumentKind::Cases, DocumentKind::Log].map(|kind| format!(".{}", kind.extension()));
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let named = files.filter_map(|file| Some((file.file_name().into_string().ok()?, file.path())));
    let ours = named.filter(|(name, _)| endings.iter().any(|ending| name.ends_with(ending.as_str())));
    let mut found: Vec<String> =
        ours.filter(|(_, path)| read(path).is_ok_and(|text| has(&text, name))).map(|(name, _)| name).collect();
    found.sort();
    found
}

/// Whether a text contains a name as a whole word, possibly followed by the number of a piece: `gun4`, `gun4-2`.
fn has(text: &str, name: &str) -> bool {
    let is_part = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '-' | '.');
    !name.is_empty()
        && text.match_indices(name).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after =
                text[at + name.len()..].trim_start_matches('-').trim_start_matches(|c: char| c.is_ascii_digit());
            let plain = text[at + name.len()..].chars().next();
            let piece = plain == Some('-') && after.chars().next().is_none_or(|next| !is_part(next));
            before.is_none_or(|sign| !is_part(sign)) && (plain.is_none_or(|sign| !is_part(sign)) || piece)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_as_a_word_and_as_a_piece() {
        for text in ["gun4", "at: \"gun4-12@1403\"", "(gun4,", "fire gun4-1 at vir6"] {
            assert!(has(text, "gun4"), "{text}");
        }
        for text in ["gun41", "big_gun4", "gun4-x", "gun4-1b", "gun.", ""] {
            assert!(!has(text, "gun4"), "{text}");
        }
        assert!(!has("anything", ""));
    }

    #[test]
    fn only_cases_and_logs_are_looked_at() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in
            [("b.case.ron", "LB5"), ("a.log.ron", "LB5"), ("c.case.ron", "LB6"), ("d.map.ron", "LB5"), ("e.txt", "LB5")]
        {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        assert_eq!(mentions(folder.path(), "LB5"), ["a.log.ron", "b.case.ron"]);
        assert_eq!(mentions(&folder.path().join("nowhere"), "LB5"), Vec::<String>::new());
    }
}
