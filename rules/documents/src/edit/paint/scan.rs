//! Edits of the scan behind a map: its anchors, and the hexes compared with it.

use std::collections::BTreeSet;

use crate::edit::Edit;
use crate::hex::Hex;
use crate::map::{Anchor, MapDocument, Scan};

/// Records whether hexes have been compared with the scan. Hexes off the grid are ignored.
///
/// # Examples
///
/// ```
/// use rules::edit::check_hexes;
/// use rules::hex::Hex;
/// use rules::map::{MapDocument, Scan};
///
/// let mut map = MapDocument { scan: Some(Scan::new("fort.png")), ..MapDocument::sketch(&["grid 5 5"])? };
/// check_hexes(&map, &[Hex::new(3, 3), Hex::new(9, 9)], true).map(|edit| edit.apply(&mut map)).transpose()?;
/// assert_eq!(map.scan.map(|scan| scan.checked), Some(vec![Hex::new(3, 3)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn check_hexes(map: &MapDocument, hexes: &[Hex], checked: bool) -> Option<Edit> {
    let hexes: BTreeSet<_> = hexes.iter().copied().filter(|hex| map.grid.contains(*hex)).collect();
    change(map, |scan| {
        scan.checked.retain(|hex| !hexes.contains(hex));
        if checked {
            scan.checked.extend(hexes);
            scan.checked.sort();
        }
    })
}

/// Sets the place on the map of a point of the scan, replacing another anchor at that place.
///
/// # Examples
///
/// ```
/// use rules::edit::set_anchor;
/// use rules::hex::Hex;
/// use rules::map::{Anchor, MapDocument, Scan};
///
/// let mut map = MapDocument { scan: Some(Scan::new("fort.png")), ..MapDocument::sketch(&["grid 5 5"])? };
/// let anchor = Anchor { at: Hex::new(3, 3), corner: None, x: 120, y: 340 };
/// set_anchor(&map, anchor).map(|edit| edit.apply(&mut map)).transpose()?;
/// assert_eq!(map.scan.map(|scan| scan.anchors), Some(vec![anchor]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn set_anchor(map: &MapDocument, anchor: Anchor) -> Option<Edit> {
    change(map, |scan| {
        scan.anchors.retain(|own| !own.is_at(&anchor));
        scan.anchors.push(anchor);
        scan.anchors.sort();
    })
}

/// Removes an anchor.
#[must_use]
pub fn remove_anchor(map: &MapDocument, anchor: &Anchor) -> Option<Edit> {
    change(map, |scan| scan.anchors.retain(|own| own != anchor))
}

fn change(map: &MapDocument, make: impl FnOnce(&mut Scan)) -> Option<Edit> {
    let was = map.scan.as_ref()?;
    let mut becomes = was.clone();
    make(&mut becomes);
    (*was != becomes).then(|| Edit::Scan { was: Some(was.clone()), becomes: Some(becomes) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Grid;
    use crate::words::Words;

    fn scanned() -> MapDocument {
        let map = MapDocument::new(Words::new("Small", ""), Grid { columns: 3, rows: 3 });
        MapDocument { scan: Some(Scan::new("old.png")), ..map }
    }

    fn make(map: &mut MapDocument, edit: Option<Edit>) -> Edit {
        edit.expect("something changes").apply(map).unwrap()
    }

    #[test]
    fn hexes_are_checked_once_and_only_on_the_map() {
        let mut map = scanned();
        let before = map.clone();
        let hexes = [Hex::new(2, 1), Hex::new(1, 1), Hex::new(2, 1), Hex::new(9, 9)];
        let edit = check_hexes(&map, &hexes, true);
        let undo = make(&mut map, edit);
        assert_eq!(map.scan.as_ref().unwrap().checked, [Hex::new(1, 1), Hex::new(2, 1)]);
        assert_eq!(check_hexes(&map, &hexes, true), None);
        let mut fewer = map.clone();
        let edit = check_hexes(&fewer, &[Hex::new(1, 1), Hex::new(3, 3)], false);
        make(&mut fewer, edit);
        assert_eq!(fewer.scan.unwrap().checked, [Hex::new(2, 1)]);
        undo.apply(&mut map).unwrap();
        assert_eq!(map, before);
    }

    #[test]
    fn a_point_of_the_map_has_one_anchor() {
        let mut map = scanned();
        let first = Anchor { at: Hex::new(2, 2), corner: None, x: 5, y: 5 };
        for anchor in [first, Anchor { x: 9, ..first }, Anchor { at: Hex::new(1, 1), ..first }] {
            let edit = set_anchor(&map, anchor);
            make(&mut map, edit);
        }
        let left = [Anchor { at: Hex::new(1, 1), ..first }, Anchor { x: 9, ..first }];
        assert_eq!(map.scan.as_ref().unwrap().anchors, left);
        assert_eq!(remove_anchor(&map, &first), None, "it was replaced");
        let edit = remove_anchor(&map, &left[0]);
        make(&mut map, edit);
        assert_eq!(map.scan.unwrap().anchors, left[1..]);
    }

    #[test]
    fn a_map_without_a_scan_has_nothing_to_compare_with() {
        let map = MapDocument { scan: None, ..scanned() };
        assert_eq!(check_hexes(&map, &[Hex::new(1, 1)], true), None);
    }
}
