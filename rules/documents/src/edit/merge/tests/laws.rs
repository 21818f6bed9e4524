//! Properties of every merge, for whole maps and broken ones.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::*;
use crate::edit::{Edit, apply_all, paint_entry_area, place_gun_site};
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::map::{Anchor, Corner, EntryArea, GunSite, HexEntry, HexsideEntry, Region, Room, Scan};
use crate::spot::Spot;

fn hex() -> impl Strategy<Value = Hex> {
    (1..4_u16, 1..3_u16).prop_map(|(column, row)| Hex::new(column, row))
}

fn spot() -> impl Strategy<Value = Spot> {
    (hex(), 0..2_usize).prop_map(|(hex, level)| Spot::new(hex, Level::ALL[level]))
}

fn words() -> impl Strategy<Value = Words> {
    ("[ab]?", "[ab]?").prop_map(|(en, fr)| Words::new(en, fr))
}

fn by() -> impl Strategy<Value = Provenance> {
    let origins = [Provenance::by_hand(), cited("a"), cited("b"), Provenance::reconstructed("c", "")];
    (0..4_usize).prop_map(move |at| origins[at].clone())
}

fn side() -> impl Strategy<Value = LayeredSide> {
    (hex(), 0..3_usize).prop_map(|(hex, layer)| LayeredSide {
        side: Hexside::new(hex, Hex::new(hex.column, hex.row + 1)),
        layer: [None, Some(Layer::Ground), Some(Layer::Upper)][layer],
    })
}

fn members() -> impl Strategy<Value = Members> {
    prop_oneof![vec(hex(), 0..4).prop_map(Members::Hexes), vec(spot(), 0..3).prop_map(Members::Spots)]
}

/// Generates the painted entries.
fn painted() -> impl Strategy<Value = (Vec<HexEntry>, Vec<HexsideEntry>, Vec<GunSite>, Vec<Label>)> {
    let hexes = (hex(), 0..6_usize, any::<bool>(), by())
        .prop_map(|(hex, ground, open_top, by)| HexEntry { open_top, ..HexEntry::new(hex, Ground::ALL[ground], by) });
    let sides = (side(), 0..4_usize, 0..2_usize, by()).prop_map(|(at, kind, protects, by)| HexsideEntry {
        at,
        kind: HexsideKind::ALL[kind],
        protects: [Protects::Nobody, Protects::Both][protects],
        by,
    });
    let guns = (spot(), any::<bool>(), option::of(0..2_i16), by()).prop_map(|(at, printed, facing, by)| GunSite {
        at,
        kind: if printed { GunSiteKind::Printed } else { GunSiteKind::Optional },
        facing,
        by,
    });
    let labels = (hex(), words(), 0..2_i16).prop_map(|(at, text, turned)| Label { at, text, turned, size: 100 });
    (vec(hexes, 0..5), vec(sides, 0..6), vec(guns, 0..3), vec(labels, 0..4))
}

/// Generates the named entries.
fn named() -> impl Strategy<Value = (Vec<Room>, Vec<Region>, Vec<EntryArea>)> {
    let rooms = ("[AB]", words(), "[x]?", vec(spot(), 0..4), by()).prop_map(|(id, name, building, spots, by)| Room {
        id,
        name,
        building,
        spots,
        by,
    });
    let regions = ("[AB]", words(), members(), 0..3, by()).prop_map(|(id, name, members, facing, by)| {
        let mut region = Region::new(id, name, members, by);
        if facing > 0 {
            region.kind = "pond".to_owned();
            region.figures.insert("facing".to_owned(), facing);
        }
        region
    });
    let areas = (1..3_u8, words(), vec(hex(), 0..4), by()).prop_map(|(number, name, hexes, by)| EntryArea {
        number,
        name,
        hexes,
        by,
    });
    (vec(rooms, 0..3), vec(regions, 0..3), vec(areas, 0..3))
}

/// Generates one of two scans, or none, with anchors and checked hexes.
fn scan() -> impl Strategy<Value = Option<Scan>> {
    let corner = (0..7_usize).prop_map(|at| Corner::ALL.get(at).copied());
    let anchor = (hex(), corner, 0..2_i32).prop_map(|(at, corner, x)| Anchor { at, corner, x, y: 0 });
    let scan = ("[ab]", vec(anchor, 0..3), vec(hex(), 0..5));
    option::of(scan.prop_map(|(file, anchors, checked)| Scan { file, anchors, checked }))
}

/// Generates maps with duplicate entries, spots in two rooms, and members in any order.
fn broken_map() -> impl Strategy<Value = MapDocument> {
    (painted(), named(), words(), by(), vec(words(), 0..3), 1..3_u16, scan()).prop_map(
        |((hexes, hexsides, gun_sites, labels), (rooms, regions, entry_areas), title, by, notes, columns, scan)| {
            let grid = crate::map::Grid { columns, rows: 3 };
            MapDocument {
                format: 1,
                title,
                by,
                notes,
                allow: Vec::new(),
                sources: Vec::new(),
                scan,
                grid,
                hexes,
                hexsides,
                rooms,
                regions,
                entry_areas,
                gun_sites,
                labels,
            }
        },
    )
}

/// Generates a map and two others that differ from it in some lists only.
fn family() -> impl Strategy<Value = [MapDocument; 3]> {
    (broken_map(), broken_map(), broken_map(), any::<u16>()).prop_map(|(base, ours, theirs, kept)| {
        let mut sides = [ours, theirs];
        for (at, map) in sides.iter_mut().enumerate() {
            let keeps = |list: u16| kept >> (list + 8 * at as u16) & 1 == 1;
            if keeps(0) {
                map.hexes.clone_from(&base.hexes);
            }
            if keeps(1) {
                map.hexsides.clone_from(&base.hexsides);
            }
            if keeps(2) {
                map.rooms.clone_from(&base.rooms);
            }
            if keeps(3) {
                map.entry_areas.clone_from(&base.entry_areas);
            }
            if keeps(4) {
                map.labels.clone_from(&base.labels);
            }
        }
        let [ours, theirs] = sides;
        [base, ours, theirs]
    })
}

fn mirrored(conflict: MergeConflict) -> MergeConflict {
    MergeConflict { ours: conflict.theirs, theirs: conflict.ours, ..conflict }
}

/// Returns a stroke of one side in its own columns, on its own entry area.
fn stroke(map: &mut MapDocument, (brush, column, row, what): (u8, u16, u16, usize), area: u8) -> Vec<Edit> {
    let (at, by) = (Hex::new(column, row), Provenance::by_hand());
    let edits = match brush {
        0 => vec![paint_hex(map, at, Ground::ALL[what], &by)],
        1 => {
            let kind = HexsideKind::ALL[what * 2];
            vec![paint_hexside(map, Hexside::new(at, Hex::new(column, row + 1)), &Layer::ALL[..=what % 2], kind, &by)]
        }
        2 => paint_entry_area(map, at, (what < 3).then_some(area), &by),
        _ => vec![place_gun_site(map, Spot::new(at, Level::Ground), (what < 3).then_some(GunSiteKind::Printed), &by)],
    };
    apply_all(map, &edits).unwrap();
    edits
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn a_side_that_changed_nothing_has_no_say([base, now, _] in family()) {
        let now = canonical(now);
        for merged in [
            merge(&base, &now, &base, Prefer::Theirs),
            merge(&base, &base, &now, Prefer::Ours),
            merge(&base, &now, &now, Prefer::Ours),
        ] {
            prop_assert_eq!(&merged.conflicts, &[]);
            prop_assert_eq!(&merged.map, &now);
        }
    }

    #[test]
    fn the_sides_are_alike([base, ours, theirs] in family()) {
        let there = merge(&base, &ours, &theirs, Prefer::Ours);
        let back = merge(&base, &theirs, &ours, Prefer::Theirs);
        prop_assert_eq!(&there.map, &back.map);
        let back: Vec<_> = back.conflicts.into_iter().map(mirrored).collect();
        prop_assert_eq!(&there.conflicts, &back);
        // Without a conflict the preference does not matter.
        let other = merge(&base, &ours, &theirs, Prefer::Theirs);
        prop_assert_eq!(&other.conflicts, &there.conflicts);
        prop_assert!(!there.conflicts.is_empty() || other.map == there.map);
    }

    #[test]
    fn changes_of_different_places_are_all_made(
        before in vec((0..4_u8, 1..9_u16, 1..5_u16, 0..6_usize), 0..10),
        ours in vec((0..4_u8, 1..4_u16, 1..5_u16, 0..6_usize), 0..12),
        theirs in vec((0..4_u8, 5..9_u16, 1..5_u16, 0..6_usize), 0..12),
    ) {
        let mut base = MapDocument::new(Words::new("Small", ""), crate::map::Grid { columns: 9, rows: 9 });
        for own in before {
            stroke(&mut base, own, if own.1 < 5 { 1 } else { 2 });
        }
        let (mut our_map, mut their_map, mut all) = (base.clone(), base.clone(), base.clone());
        for own in ours {
            stroke(&mut our_map, own, 1);
            stroke(&mut all, own, 1);
        }
        for own in theirs {
            stroke(&mut their_map, own, 2);
            stroke(&mut all, own, 2);
        }
        let merged = merge(&base, &our_map, &their_map, Prefer::Ours);
        prop_assert_eq!(&merged.conflicts, &[]);
        prop_assert_eq!(&merged.map, &all);
    }
}
