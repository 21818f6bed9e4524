//! Compares all lines computed at once with the same lines computed one by one.

use proptest::prelude::*;

use super::maps::{maps, rulebooks};
use super::*;
use crate::hex::Hex;
use crate::map::{Ground, HexEntry, Storey};
use crate::rulebook::Rulebook;
use crate::text::Document;

/// Checks that the bits of a sight equal its verdicts on single lines, in both directions.
#[track_caller]
fn assert_as_judged(field: &Field) {
    let Field { board, sight, .. } = field;
    for a in board.ids() {
        for b in board.ids().filter(|b| a < *b) {
            let apart = board.spot(a).hex != board.spot(b).hex;
            let clear = apart && sight.walk(&Breaches::NONE, board, a, b);
            let verdict = || format!("{} {} {:?}", board.spot(a), board.spot(b), sight.terrain.switches);
            assert_eq!(sight.clear(a, b), clear, "{}", verdict());
            assert_eq!(sight.clear(b, a), clear, "{}", verdict());
        }
        let seen = sight.row(a).iter().map(|word| word.count_ones() as usize).sum::<usize>();
        assert_eq!(seen, board.ids().filter(|b| sight.clear(a, *b)).count());
    }
}

/// The charts with every combination of the house rules on sight.
fn every_ruling() -> impl Iterator<Item = Rulebook> {
    use crate::rulebook::ParameterValue::{Flag, Text};
    (0..8).map(|choice| {
        let mut rulebook = charts();
        let graze = if choice & 4 == 0 { "lenient" } else { "strict" };
        for (name, value) in [
            ("los.low_wall_blocks", Flag(choice & 1 == 0)),
            ("los.roof_depth_blocks", Flag(choice & 2 == 0)),
            ("los.graze", Text(graze.to_owned())),
        ] {
            super::set(&mut rulebook, name, value);
        }
        rulebook
    })
}

#[test]
fn on_the_maps_of_the_alamo_all_lines_at_once_are_what_each_is_alone() {
    for text in [
        include_str!("../../../../../fixtures/maps/alamo.map.ron"),
        include_str!("../../../../../fixtures/maps/mission.map.ron"),
    ] {
        let map: MapDocument = crate::text::read(text).unwrap();
        for rulebook in every_ruling() {
            assert_as_judged(&Field::new(map.clone(), rulebook));
        }
    }
}

#[test]
fn strips_are_followed_to_their_ends() {
    // Longer than the number of lines followed in parallel, and as narrow as possible.
    for (columns, rows) in [(1, 1), (1, 300), (300, 1), (2, 200), (200, 2), (0, 5), (5, 0)] {
        let mut map = plain(columns, rows);
        let hexes: Vec<Hex> = map.grid.hexes().skip(7).step_by(41).collect();
        map.hexes.extend(hexes.into_iter().map(|hex| HexEntry::new(hex, Ground::Platform, Provenance::default())));
        assert_as_judged(&Field::new(map, charts()));
    }
}

/// Storeys that no map should have: several on one level, high interiors, hexes without any.
fn storeys() -> impl Strategy<Value = Vec<Storey>> {
    let one = |level| prop::option::weighted(0.5, (1..=2_u8).prop_map(move |elevation| Storey::new(level, elevation)));
    (one(Level::Ground), one(Level::In), one(Level::Roof))
        .prop_map(|(ground, inside, roof)| [ground, inside, roof].into_iter().flatten().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn on_any_map_all_lines_at_once_are_what_each_is_alone(map in maps(30), rulebook in rulebooks()) {
        assert_as_judged(&Field::new(map, rulebook));
    }

    #[test]
    fn on_broken_maps_too(
        map in maps(14),
        rulebook in rulebooks(),
        ruins in prop::collection::vec((any::<prop::sample::Index>(), storeys()), 0..40),
        heights in prop::collection::vec(0..4_u8, 14),
    ) {
        let (mut map, mut rulebook) = (map, rulebook);
        let hexes: Vec<Hex> = map.grid.hexes().collect();
        for (pick, levels) in ruins {
            let hex = hexes[pick.index(hexes.len())];
            map.hexes.retain(|entry| entry.hex != hex);
            let entry = HexEntry::new(hex, Ground::Floor, Provenance::default());
            map.hexes.push(HexEntry { levels, open_top: true, ..entry });
        }
        map.sort();
        for (effect, height) in rulebook.terrain.iter_mut().zip(heights) {
            effect.height = height;
        }
        assert_as_judged(&Field::new(map, rulebook));
    }
}
