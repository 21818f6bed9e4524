//! Printed names.

use crate::edit::{Change, Edit, Keyed};
use crate::map::{Label, MapDocument};

/// Returns the edit that adds a name; `None` if it is there already. A name with the same text on the same hex is
/// replaced.
///
/// # Examples
///
/// ```
/// use rules::edit::put_label;
/// use rules::hex::Hex;
/// use rules::map::{Label, MapDocument};
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 5 5"])?;
/// let chapel = Label { at: Hex::new(3, 3), text: Words::new("Chapel", "Chapelle"), turned: 0, size: 100 };
/// put_label(&map, &chapel).map(|edit| edit.apply(&mut map)).transpose()?;
/// assert_eq!(map.labels, [chapel.clone()]);
/// assert_eq!(put_label(&map, &chapel), None, "it is there already");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn put_label(map: &MapDocument, label: &Label) -> Option<Edit> {
    let edit = Edit::Label(Change::new(&map.labels, &label.key(), vec![label.clone()]));
    Some(edit).filter(|edit| !edit.is_empty())
}

/// Returns the edits that replace a label by another, or remove it if `becomes` is `None`.
///
/// Returns no edits for a label the map does not have.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, change_label};
/// use rules::hex::Hex;
/// use rules::map::{Label, MapDocument};
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 5 5"])?;
/// let chapel = Label { at: Hex::new(3, 3), text: Words::new("Chapel", "Chapelle"), turned: 0, size: 100 };
/// map.labels.push(chapel.clone());
/// let moved = Label { at: Hex::new(4, 4), ..chapel.clone() };
/// let edits = change_label(&map, &chapel, Some(&moved));
/// apply_all(&mut map, &edits)?;
/// assert_eq!(map.labels, [moved]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn change_label(map: &MapDocument, label: &Label, becomes: Option<&Label>) -> Vec<Edit> {
    let Some(place) = map.labels.iter().position(|own| own == label) else { return Vec::new() };
    let key = label.key();
    let beside = map.labels.iter().enumerate().filter(|(at, own)| *at != place && own.key() == key);
    let mut rest: Vec<Label> = beside.map(|(_, own)| own.clone()).collect();
    let stays = becomes.filter(|becomes| becomes.key() == key);
    rest.extend(stays.cloned());
    let here = Edit::Label(Change::new(&map.labels, &key, rest));
    let there = becomes.filter(|becomes| becomes.key() != key).and_then(|becomes| put_label(map, becomes));
    std::iter::once(here).chain(there).filter(|edit| !edit.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply_all;
    use crate::map::Grid;
    use crate::words::Words;

    fn label(at: &str, text: &str, turned: i16) -> Label {
        Label { at: at.parse().unwrap(), text: Words::new(text, ""), turned, size: 100 }
    }

    #[test]
    fn a_name_is_put_changed_moved_and_taken() {
        let empty = MapDocument::new(Words::default(), Grid { columns: 5, rows: 5 });
        let mut map = empty.clone();
        let mut undo = Vec::new();
        let mut make = |map: &mut MapDocument, edits: Vec<Edit>| {
            let mut back = apply_all(map, &edits).unwrap();
            back.extend(std::mem::take(&mut undo));
            undo = back;
        };
        let steps = [label("0202", "Ford", 0), label("0202", "Ford", 30), label("0303", "The ford", 30)];
        let put = put_label(&map, &steps[0]).into_iter().collect();
        make(&mut map, put);
        assert_eq!(put_label(&map, &steps[0]), None);
        for pair in steps.windows(2) {
            let edits = change_label(&map, &pair[0], Some(&pair[1]));
            make(&mut map, edits);
            assert_eq!(map.labels, [pair[1].clone()]);
        }
        assert_eq!(change_label(&map, &steps[0], None), [], "this one is gone already");
        let edits = change_label(&map, &steps[2], None);
        make(&mut map, edits);
        assert!(map.labels.is_empty());
        apply_all(&mut map, &undo).unwrap();
        assert_eq!(map, empty);
    }
}
