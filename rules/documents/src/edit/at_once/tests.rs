//! One pass has the same result as applying the edits one by one.

use proptest::prelude::*;

use super::*;
use crate::edit::{apply_all, paint_hex, paint_hexside};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Grid, Ground, HexsideKind};
use crate::provenance::Provenance;
use crate::words::Words;

fn by() -> Provenance {
    Provenance::reconstructed("a test", "")
}

fn small() -> MapDocument {
    MapDocument::new(Words::new("Small", ""), Grid { columns: 7, rows: 7 })
}

/// Paints hexes and hexsides of a map and returns the edits.
fn painted(map: &mut MapDocument, picks: &[(usize, u8)]) -> Vec<Edit> {
    let hexes: Vec<Hex> = map.grid.hexes().collect();
    let mut edits = Vec::new();
    for (pick, what) in picks {
        let hex = hexes[pick % hexes.len()];
        let near = hex.neighbours().find(|near| map.grid.contains(*near));
        let edit = match (what % 4, near) {
            (0, _) => paint_hex(map, hex, Ground::Plaza, &by()),
            (1, Some(near)) => paint_hexside(map, Hexside::new(hex, near), &Layer::ALL, HexsideKind::StoneWall, &by()),
            (2, Some(near)) => paint_hexside(map, Hexside::new(hex, near), &Layer::ALL, HexsideKind::Clear, &by()),
            _ => paint_hex(map, hex, Ground::Outside, &by()),
        };
        edit.apply(map).unwrap();
        edits.push(edit);
    }
    edits
}

proptest! {
    #[test]
    fn in_one_pass_as_one_by_one(picks in prop::collection::vec((0..49_usize, any::<u8>()), 1..160)) {
        let (before, mut one_by_one) = (small(), small());
        let mut edits = painted(&mut one_by_one, &picks);
        let mut at_once = before.clone();
        let undo = apply_all(&mut at_once, &edits).unwrap();
        prop_assert_eq!(&at_once, &one_by_one);
        apply_all(&mut at_once, &undo).unwrap();
        prop_assert_eq!(&at_once, &before);
        // In any order if no place occurs twice, and by place, where most of them fit in one pass.
        edits.sort_by_key(|edit| (matches!(edit, Edit::Hexside(_)), edit.place()));
        let apart = edits.windows(2).all(|pair| !pair[0].shares_place(&pair[1]));
        if apart {
            apply_all(&mut at_once, &edits).unwrap();
            prop_assert_eq!(&at_once, &one_by_one);
        }
    }

    #[test]
    fn one_that_does_not_fit_spoils_all(odd in 0..49_usize) {
        let mut map = small();
        let hexes: Vec<Hex> = map.grid.hexes().collect();
        let edits: Vec<Edit> = hexes.iter().map(|hex| paint_hex(&map, *hex, Ground::Plaza, &by())).collect();
        edits[odd].apply(&mut map).unwrap();
        let before = map.clone();
        let conflict = apply_all(&mut map, &edits).unwrap_err();
        prop_assert_eq!(conflict.place, hexes[odd].to_string());
        prop_assert_eq!(map, before);
    }
}
