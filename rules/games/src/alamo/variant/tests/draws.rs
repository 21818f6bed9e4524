//! Each card comes out of a deck once, and what is drawn at random is one of the things found.

use super::{compiled, play_and_see};
use crate::alamo::Happening;
use crate::alamo::variant::Item;
use crate::fixture::mission_and;
use crate::side::Side;

/// Returns the draws and shuffles in a game of random moves.
fn drawn(lists: &str, seed: u64) -> Vec<Happening> {
    let mut all = Vec::new();
    play_and_see(&compiled(&mission_and(lists)), seed, &mut |_, events| {
        let draws = events.iter().map(|event| event.what);
        all.extend(draws.filter(|own| {
            matches!(own, Happening::Drew { .. } | Happening::Shuffled { .. } | Happening::Drawn { .. })
        }));
    });
    all
}

/// Returns a deck of three cards, two of them alike, of which one is drawn in each movement phase.
fn deck(act: &str) -> String {
    format!(
        r#"tables: [(id: "events", throw: Deck(3), rows: [(on: R(1, 2), is: "calm"), (on: Eq(3), is: "storm")])],
        rules: [When(on: Phase(TexanMove), do: [{act}]), When(on: Phase(MexicanMove), do: [{act}])]"#
    )
}

#[test]
fn each_card_comes_once_and_then_none() {
    let all = drawn(&deck(r#"Roll("events")"#), 1);
    let cards = all.iter().filter_map(|own| match own {
        Happening::Drew { card, row, .. } => Some((*card, *row)),
        _ => None,
    });
    let cards: Vec<_> = cards.collect();
    let mut first: Vec<_> = cards.iter().copied().take(3).collect();
    first.sort_unstable();
    assert_eq!(first, [(1, 0), (2, 0), (3, 1)]);
    assert!(cards.len() > 3 && cards[3..].iter().all(|own| *own == (0, u8::MAX)), "{cards:?}");
}

#[test]
fn a_shuffled_deck_is_whole_again() {
    let act = r#"If(Eq(Left("events"), N(0)), [Shuffle("events")], []), Roll("events")"#;
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let all = drawn(&deck(act), seed);
        assert!(all.iter().any(|own| matches!(own, Happening::Shuffled { .. })));
        let cards = all.iter().filter_map(|own| match own {
            Happening::Drew { card, .. } => Some(*card),
            _ => None,
        });
        let cards: Vec<u8> = cards.collect();
        for round in cards.chunks_exact(3) {
            let mut sorted = round.to_vec();
            sorted.sort_unstable();
            assert_eq!(sorted, [1, 2, 3]);
            orders.insert(round.to_vec());
        }
    }
    assert_eq!(orders.len(), 6, "every order comes up: {orders:?}");
}

#[test]
fn one_of_the_things_found_is_drawn() {
    let lists = r#"flags: [(id: "sick", of: unit)],
        rules: [When(on: Phase(TexanMove), do: [Random(Units(Is(It, "texan")), [Mark("sick", It)])])]"#;
    let game = compiled(&mission_and(lists));
    let mut names = std::collections::BTreeSet::new();
    for seed in 0..6 {
        for own in drawn(lists, seed) {
            let Happening::Drawn { item: Item::Piece(piece) } = own else { panic!("{own:?}") };
            assert_eq!(game.piece(piece).side, Some(Side::Texan));
            names.insert(piece);
        }
    }
    assert!(names.len() > 2, "{names:?}");
}
