//! Properties that hold for every map, however broken.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;

use super::{mended, report};
use crate::edit::{canonical, paint_hexside};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{
    EntryArea, Grid, Ground, GunSite, GunSiteKind, HexEntry, HexsideEntry, HexsideKind, MapDocument, Members, Protects,
    Region, Room, Storey,
};
use crate::place::Place;
use crate::provenance::Provenance;
use crate::report::Finding;
use crate::spot::{Level, Spot};
use crate::words::Words;

fn by() -> Provenance {
    Provenance::default()
}

/// Generates origins: painted by hand, cited from a rule that exists, or from one that does not.
fn source() -> impl Strategy<Value = Provenance> {
    let cited = |rule: &str| Provenance::Cited(rule.to_owned());
    prop_oneof![8 => Just(by()), 1 => Just(cited("8.7")), 1 => Just(cited("8.77"))]
}

/// Generates hexes on and beyond small grids, with a few beyond any grid.
fn hex() -> impl Strategy<Value = Hex> {
    prop_oneof![
        20 => (1_u16..8, 1_u16..8).prop_map(|(column, row)| Hex::new(column, row)),
        1 => (any::<u16>(), any::<u16>()).prop_map(|(column, row)| Hex::new(column, row)),
    ]
}

fn level() -> impl Strategy<Value = Level> {
    prop::sample::select(&Level::ALL[..])
}

fn spot() -> impl Strategy<Value = Spot> {
    (hex(), level()).prop_map(|(hex, level)| Spot::new(hex, level))
}

/// Generates hexsides, some of them between hexes that do not touch.
pub(crate) fn side() -> impl Strategy<Value = Hexside> {
    (hex(), hex(), 0_usize..9)
        .prop_map(|(hex, other, near)| Hexside::new(hex, hex.neighbours().nth(near).unwrap_or(other)))
}

fn at() -> impl Strategy<Value = LayeredSide> {
    let layer = prop::sample::select(vec![None, Some(Layer::Ground), Some(Layer::Upper)]);
    (side(), layer).prop_map(|(side, layer)| LayeredSide { side, layer })
}

pub(crate) fn kind() -> impl Strategy<Value = HexsideKind> {
    prop::sample::select(&HexsideKind::ALL[..])
}

fn hex_entry() -> impl Strategy<Value = HexEntry> {
    let storey = (level(), any::<u8>()).prop_map(|(level, elevation)| Storey::new(level, elevation % 4));
    (hex(), prop::sample::select(&Ground::ALL[..]), prop::option::weighted(0.3, vec(storey, 0..4)), any::<bool>())
        .prop_map(|(hex, ground, levels, open_top)| {
            let plain = HexEntry::new(hex, ground, by());
            HexEntry { levels: levels.unwrap_or(plain.levels.clone()), open_top, ..plain }
        })
}

fn hexside_entry() -> impl Strategy<Value = HexsideEntry> {
    let protects = prop_oneof![Just(Protects::Nobody), Just(Protects::Both), hex().prop_map(Protects::Hex)];
    (at(), kind(), protects, source()).prop_map(|(at, kind, protects, by)| HexsideEntry { at, kind, protects, by })
}

fn region() -> impl Strategy<Value = Region> {
    let members = prop_oneof![
        3 => vec(hex(), 0..20).prop_map(Members::Hexes),
        1 => vec(spot(), 0..20).prop_map(Members::Spots),
        1 => vec(side(), 0..9).prop_map(Members::Hexsides),
    ];
    let id = prop::sample::select(vec![Region::CONFINES, Region::INSIDE_WALLS, "church"]);
    (id, members).prop_map(|(id, members)| Region::new(id, Words::default(), members, by()))
}

pub(crate) fn map() -> impl Strategy<Value = MapDocument> {
    let room = ("[ab]", vec(spot(), 0..5)).prop_map(|(id, spots)| Room {
        id,
        name: Words::default(),
        building: String::new(),
        spots,
        by: by(),
    });
    let area = (0_u8..4, vec(hex(), 0..9)).prop_map(|(number, hexes)| EntryArea {
        number,
        name: Words::default(),
        hexes,
        by: by(),
    });
    let gun = spot().prop_map(|at| GunSite::new(at, GunSiteKind::Printed, by()));
    let lists = (vec(room, 0..4), vec(region(), 0..4), vec(area, 0..4), vec(gun, 0..4));
    ((0_u16..8, 0_u16..8), vec(hex_entry(), 0..20), vec(hexside_entry(), 0..40), lists).prop_map(
        |((columns, rows), hexes, hexsides, (rooms, regions, entry_areas, gun_sites))| MapDocument {
            format: 1,
            grid: Grid { columns, rows },
            hexes,
            hexsides,
            rooms,
            regions,
            entry_areas,
            gun_sites,
            ..MapDocument::default()
        },
    )
}

proptest! {
    #[test]
    fn running_never_fails_and_always_says_the_same(map in map()) {
        // First unsorted, then sorted like every loaded document.
        let _ = report(&map);
        let sorted = canonical(map);
        let first = report(&sorted);
        prop_assert_eq!(&first, &report(&sorted));
        let order: Vec<_> = first.findings.iter().map(|finding| finding.severity).collect();
        prop_assert!(order.is_sorted());
    }

    #[test]
    fn painting_and_taking_it_back_gives_the_same_report(map in map(), side in side(), kind in kind()) {
        let mut map = canonical(map);
        let before = report(&map);
        let undo = paint_hexside(&map, side, &Layer::ALL, kind, &by()).apply(&mut map).unwrap();
        let _ = report(&map);
        undo.apply(&mut map).unwrap();
        prop_assert_eq!(before, report(&map));
    }

    #[test]
    fn every_fix_fits_and_removes_its_finding(map in map()) {
        let map = canonical(map);
        for finding in report(&map).findings.iter().filter(|finding| finding.fix.is_some()) {
            let mended = mended(&map, finding);
            prop_assert!(!report(&mended).findings.contains(finding), "{finding:?}");
        }
    }

    #[test]
    fn closing_the_hexsides_named_closes_the_walls(map in map()) {
        let map = canonical(map);
        prop_assert!(!leaks_with_closed(&map, &named(&map)));
    }

    // If hexes have several levels, a hexside closed on both layers may close more than its gap.
    #[test]
    fn on_one_level_no_hexside_is_named_in_vain(map in map()) {
        let map = canonical(MapDocument { hexes: Vec::new(), ..map });
        let named = named(&map);
        for open in &named {
            let closed: Vec<Hexside> = named.iter().filter(|side| *side != open).copied().collect();
            prop_assert!(leaks_with_closed(&map, &closed), "{open}");
        }
    }
}

/// Returns the hexsides named by leaks.
fn named(map: &MapDocument) -> Vec<Hexside> {
    let sides = |leak: &Arc<Finding>| match &leak.place {
        Place::Hexside(at) => vec![at.side],
        Place::Hexsides(sides) => sides.clone(),
        other => panic!("a leak at {other:?}"),
    };
    report(map).findings_of("leaking-walls").flat_map(sides).collect()
}

fn leaks_with_closed(map: &MapDocument, sides: &[Hexside]) -> bool {
    let mut map = map.clone();
    for side in sides {
        paint_hexside(&map, *side, &Layer::ALL, HexsideKind::Impassable, &by()).apply(&mut map).unwrap();
    }
    report(&map).findings_of("leaking-walls").count() > 0
}
