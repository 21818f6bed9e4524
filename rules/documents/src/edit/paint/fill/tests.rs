//! Tests of the flood fill.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::edit::{outline, paint_hex, paint_hexside};
use crate::provenance::Provenance;
use crate::words::Words;

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

fn wall(map: &mut MapDocument, sides: &[Hexside], kind: HexsideKind) {
    for side in sides {
        paint_hexside(map, *side, &[Layer::Ground], kind, &Provenance::by_hand()).apply(map).unwrap();
    }
}

#[test]
fn a_ring_of_walls_holds_what_is_in_it_until_there_is_a_door() {
    let grid = Grid { columns: 8, rows: 8 };
    let mut map = MapDocument::new(Words::default(), grid);
    let yard = [hex("0303"), hex("0304"), hex("0403")];
    let ring = outline(grid, &yard);
    wall(&mut map, &ring, HexsideKind::StoneWall);
    assert_eq!(fill(&map, hex("0304")), yard);
    assert_eq!(fill(&map, hex("0101")).len(), 64 - 3);
    wall(&mut map, &ring[..1], HexsideKind::Doorway);
    assert_eq!(fill(&map, hex("0304")).len(), 64);
    assert_eq!(fill(&map, hex("0909")), []);
}

#[test]
fn other_ground_is_a_rim() {
    let mut map = MapDocument::new(Words::default(), Grid { columns: 5, rows: 5 });
    for row in 1..6 {
        paint_hex(&map, Hex::new(3, row), Ground::Plaza, &Provenance::by_hand()).apply(&mut map).unwrap();
    }
    assert_eq!(fill(&map, hex("0101")).len(), 10);
    assert_eq!(fill(&map, hex("0303")).len(), 5);
}

proptest! {
    #[test]
    fn a_fill_is_the_same_from_each_of_its_hexes_and_its_rim_is_closed(
        walls in prop::collection::vec((1..9u16, 1..9u16, 0..6usize), 0..60),
        start in (1..9u16, 1..9u16),
    ) {
        let mut map = MapDocument::new(Words::default(), Grid { columns: 8, rows: 8 });
        let sides: Vec<_> = walls.into_iter()
            .filter_map(|(column, row, to)| Hexside::in_direction(Hex::new(column, row), Direction::ALL[to]))
            .collect();
        wall(&mut map, &sides, HexsideKind::StoneWall);
        let found = fill(&map, Hex::new(start.0, start.1));
        let set: BTreeSet<_> = found.iter().copied().collect();
        for hex in &found {
            prop_assert_eq!(&fill(&map, *hex), &found);
            for near in hex.neighbours().filter(|near| map.grid.contains(*near) && !set.contains(near)) {
                prop_assert!(map.kind(Hexside::new(*hex, near), Layer::Ground).is_wall());
            }
        }
    }
}
