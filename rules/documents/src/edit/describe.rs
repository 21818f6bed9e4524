//! Edits in words, for the printed difference of two maps and the names of undo steps.

mod hexes;
mod hexsides;
mod lists;
mod scan;

pub(super) use hexes::written;

use super::Edit;
use crate::phrase::{Argument, Phrase};
use crate::provenance::Provenance;
use crate::words::Words;

/// Returns what an edit changes, one message for each change; none for an edit that changes nothing.
///
/// For example "1304/1305, ground layer: wooden wall → high palisade (protects 1305) \[cited: terrain correction\]".
///
/// # Examples
///
/// ```
/// use rules::edit::{describe, paint_hexside};
/// use rules::hexside::Layer;
/// use rules::map::{HexsideKind, MapDocument};
/// use rules::provenance::Provenance;
///
/// let map = MapDocument::sketch(&["grid 5 5"])?;
/// let side = "0303/0304".parse()?;
/// let paint = |kind| paint_hexside(&map, side, &[Layer::Ground], kind, &Provenance::Painted);
/// assert_eq!(describe(&paint(HexsideKind::StoneWall)).len(), 1);
/// assert!(describe(&paint(HexsideKind::Clear)).is_empty(), "it is clear already");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn describe(edit: &Edit) -> Vec<Phrase> {
    match edit {
        Edit::Hex(change) => hexes::describe(change),
        Edit::Hexside(change) => hexsides::describe(change),
        Edit::Room(change) => lists::rooms(change),
        Edit::Region(change) => lists::regions(change),
        Edit::EntryArea(change) => lists::entry_areas(change),
        Edit::GunSite(change) => lists::gun_sites(change),
        Edit::Label(change) => lists::labels(change),
        Edit::Allow(change) => lists::allowances(change),
        Edit::Grid { was, becomes } if was == becomes => Vec::new(),
        Edit::Grid { was, becomes } => vec![
            Phrase::new("edit-grid")
                .with("columns-was", was.columns)
                .with("rows-was", was.rows)
                .with("columns", becomes.columns)
                .with("rows", becomes.rows),
        ],
        Edit::Title { was, becomes } if was == becomes => Vec::new(),
        Edit::Title { was, becomes } => vec![renamed("edit-title", was, becomes)],
        Edit::Scan { was, becomes } => scan::describe(was.as_ref(), becomes.as_ref()),
    }
}

/// Returns a message with a name before and after, in both languages.
fn renamed(id: &'static str, was: &Words, becomes: &Words) -> Phrase {
    use crate::words::Language::{English, French};
    Phrase::new(id)
        .with("was-en", was.get(English))
        .with("becomes-en", becomes.get(English))
        .with("was-fr", was.get(French))
        .with("becomes-fr", becomes.get(French))
}

/// Adds to a message the origin of the new entry; an origin without words is not shown.
pub(crate) fn from(message: Phrase, by: Option<&Provenance>) -> Phrase {
    let origin = match by {
        Some(by) if by.words().is_empty() => "none",
        Some(by) => by.kind().name(),
        None => "none",
    };
    message.with("origin", origin).words("source", by.map(Provenance::words).unwrap_or_default())
}

/// Returns a message that an entry is listed more or less often than before, on a broken map or after fixing one.
fn doubles<T>(thing: &'static str, name: &Argument, was: &[T], becomes: &[T]) -> Option<Phrase> {
    (was.len().max(becomes.len()) > 1 && was.len() != becomes.len()).then(|| {
        let message = Phrase::new("edit-doubles").word("thing", thing).argument("name", name.clone());
        message.count("was", was.len()).count("becomes", becomes.len())
    })
}

#[cfg(test)]
mod tests;
