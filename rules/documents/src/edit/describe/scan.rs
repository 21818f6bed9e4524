//! Changes of the scan behind a map in words.

use super::lists::{beyond, texts};
use crate::map::Scan;
use crate::phrase::Phrase;

/// Describes what changes in the scan: its file, its anchors, the hexes compared with it.
pub(super) fn describe(was: Option<&Scan>, becomes: Option<&Scan>) -> Vec<Phrase> {
    let none = Scan::default();
    let file = |scan: Option<&Scan>| scan.map_or_else(|| "–".to_owned(), |scan| scan.file.clone());
    let (before, after) = (file(was), file(becomes));
    let mut messages = Vec::new();
    if before != after || was.is_some() != becomes.is_some() {
        messages.push(Phrase::new("edit-scan").with("was", before).with("becomes", after));
    }
    let (was, becomes) = (was.unwrap_or(&none), becomes.unwrap_or(&none));
    let mut more = |id, all: &[String], than: &[String]| {
        let some = beyond(all, than);
        if !some.is_empty() {
            messages.push(Phrase::new(id).count("count", some.len()).with("members", some.join(", ")));
        }
    };
    let (before, after) = (texts(&was.anchors), texts(&becomes.anchors));
    more("edit-scan-unanchored", &before, &after);
    more("edit-scan-anchored", &after, &before);
    let (before, after) = (texts(&was.checked), texts(&becomes.checked));
    more("edit-scan-unchecked", &before, &after);
    more("edit-scan-checked", &after, &before);
    messages
}
