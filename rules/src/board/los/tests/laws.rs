//! Laws every map obeys.

use proptest::prelude::*;

use super::reference::{Reference, arrivals};
use super::{Field, charts, plain};
use crate::board::Board;
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{Ground, HexEntry, HexsideEntry, HexsideKind, MapDocument, Protects, Storey};
use crate::provenance::Provenance;
use crate::rulebook::{Rulebook, Setting, Value};
use crate::spot::Level;
use crate::text::Document;

/// What a random hex is: mostly open ground.
fn hex_entry(hex: Hex, pick: u8) -> Option<HexEntry> {
    let ground = match pick {
        0..70 => return None,
        70..80 => Ground::Floor,
        80..90 => Ground::Platform,
        _ => Ground::Churchyard,
    };
    let mut entry = HexEntry::new(hex, ground, Provenance::default());
    if ground == Ground::Churchyard {
        entry.levels = vec![Storey::new(Level::In, 1)];
        entry.open_top = true;
    }
    Some(entry)
}

/// Random maps of at most so many columns and rows, with every kind of hexside on any layer.
pub(super) fn maps(most: u16) -> impl Strategy<Value = MapDocument> {
    (2..=most, 2..=most).prop_flat_map(|(columns, rows)| {
        let hexes = usize::from(columns) * usize::from(rows);
        let picks = proptest::collection::vec(0..100_u8, hexes);
        let sides = proptest::collection::vec((0..100_u8, 0..14_usize, 0..3_u8), hexes * 3);
        (picks, sides).prop_map(move |(picks, sides)| {
            let mut map = plain(columns, rows);
            let mut sides = sides.into_iter();
            for (hex, pick) in map.grid.hexes().zip(picks) {
                map.hexes.extend(hex_entry(hex, pick));
                for direction in [Direction::South, Direction::NorthEast, Direction::SouthEast] {
                    let (Some((chance, kind, layer)), Some(other)) = (sides.next(), hex.neighbour(direction)) else {
                        continue;
                    };
                    if chance < 30 && map.grid.contains(other) {
                        let layer = Layer::ALL.get(usize::from(layer)).copied();
                        let at = LayeredSide { side: Hexside::new(hex, other), layer };
                        let (kind, by) = (HexsideKind::ALL[kind], Provenance::default());
                        map.hexsides.push(HexsideEntry { at, kind, protects: Protects::Both, by });
                    }
                }
            }
            map.sort();
            map
        })
    })
}

/// The charts with every combination of the three switches.
pub(super) fn rulebooks() -> impl Strategy<Value = Rulebook> {
    any::<[bool; 3]>().prop_map(|[low, deep, strict]| {
        let mut rulebook = charts();
        rulebook.parameters.retain(|setting| !setting.name.starts_with("los."));
        let graze = Value::Text(if strict { "strict" } else { "lenient" }.to_owned());
        for (name, value) in [
            ("los.low_wall_blocks", Value::Flag(low)),
            ("los.roof_depth_blocks", Value::Flag(deep)),
            ("los.graze", graze),
        ] {
            rulebook.parameters.push(Setting { name: name.to_owned(), value, by: Provenance::default() });
        }
        rulebook
    })
}

/// Every pair of spots.
fn pairs(board: &Board) -> impl Iterator<Item = (crate::board::SpotId, crate::board::SpotId)> + '_ {
    board.ids().flat_map(|a| board.ids().map(move |b| (a, b)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn sight_is_what_the_slow_walker_says(map in maps(7), rulebook in rulebooks()) {
        let field = Field::new(map, rulebook);
        let reference = Reference { map: &field.map, rulebook: &field.rulebook, board: &field.board };
        for (a, b) in pairs(&field.board) {
            let (from, to) = (field.board.spot(a), field.board.spot(b));
            let line = field.sight.line(&field.board, a, b);
            prop_assert_eq!(line.clear, reference.sees(from, to), "{} {} {:?}", from, to, line);
            prop_assert_eq!(line.clear, field.sight.clear(a, b), "{} {}", from, to);
        }
    }

    #[test]
    fn sight_and_its_reasons_are_the_same_both_ways(map in maps(9), rulebook in rulebooks()) {
        let field = Field::new(map, rulebook);
        for (a, b) in pairs(&field.board).filter(|(a, b)| a < b) {
            prop_assert_eq!(field.sight.clear(a, b), field.sight.clear(b, a));
            let line = field.sight.line(&field.board, a, b);
            prop_assert_eq!(line.clear, line.blockers.is_empty());
            prop_assert_eq!(line, field.sight.line(&field.board, b, a));
        }
    }

    #[test]
    fn a_line_arrives_where_the_slow_walker_says(map in maps(9)) {
        let field = Field::new(map, charts());
        for (a, b) in pairs(&field.board) {
            let mut found: Vec<_> = field.sight.arrival(a, b).into_iter().collect();
            found.sort();
            let (from, to) = (field.board.spot(a).hex, field.board.spot(b).hex);
            if from == to {
                prop_assert!(found.is_empty());
            } else {
                // The slow walker leaves out ways beyond the rim.
                found.retain(|direction| to.neighbour(*direction).is_some_and(|hex| field.map.grid.contains(hex)));
                prop_assert_eq!(found, arrivals(&field.map, from, to), "{} {}", from, to);
            }
        }
    }

    #[test]
    fn moving_the_map_by_two_columns_moves_sight(map in maps(6), rulebook in rulebooks(), down in 0..3_u16) {
        // A wide margin, so that no line grazes the rim.
        let moved = |columns: u16, rows: u16| {
            let by = |hex: Hex| Hex::new(hex.column + columns, hex.row + rows);
            let mut copy = plain(map.grid.columns + 6, map.grid.rows + 6);
            copy.hexes = map.hexes.iter().cloned().map(|mut entry| { entry.hex = by(entry.hex); entry }).collect();
            copy.hexsides = map.hexsides.iter().cloned().map(|mut entry| {
                let [a, b] = entry.at.side.hexes();
                entry.at.side = Hexside::new(by(a), by(b));
                entry
            }).collect();
            copy.sort();
            Field::new(copy, rulebook.clone())
        };
        let (one, other) = (moved(2, 1), moved(4, 1 + down));
        for (a, b) in pairs(&one.board) {
            let shift = |id| {
                let mut spot = one.board.spot(id);
                spot.hex = Hex::new(spot.hex.column + 2, spot.hex.row + down);
                other.board.id(spot)
            };
            let inner = |id| {
                let hex = one.board.spot(id).hex;
                (2..=map.grid.columns + 3).contains(&hex.column) && (2..=map.grid.rows + 2).contains(&hex.row)
            };
            if let (Some(c), Some(d)) = (shift(a), shift(b)) && inner(a) && inner(b) {
                prop_assert_eq!(one.sight.clear(a, b), other.sight.clear(c, d));
                prop_assert_eq!(one.sight.arrival(a, b), other.sight.arrival(c, d));
            }
        }
    }

    #[test]
    fn a_breach_equals_a_map_drawn_with_it(map in maps(6), rulebook in rulebooks(), pick in any::<prop::sample::Index>(), upper: bool) {
        let layer = Layer::ALL[usize::from(upper)];
        let before = Field::new(map.clone(), rulebook.clone());
        let sides: Vec<Hexside> = map.grid.hexes()
            .flat_map(|hex| hex.neighbours().map(move |near| Hexside::new(hex, near)))
            .filter(|side| side.hexes().iter().all(|hex| map.grid.contains(*hex)))
            // A ramp or inner wall to a ruin is what joins it to its platform; without it nothing would be drawn.
            .filter(|side| !upper || map.kind(*side, Layer::Upper) == HexsideKind::OuterWall
                && !side.hexes().iter().any(|hex| map.hex(*hex).is_some_and(|entry| entry.open_top)))
            .collect();
        prop_assume!(!sides.is_empty());
        let side = sides[pick.index(sides.len())];
        let mut after = map;
        let kept = Layer::ALL.map(|own| after.feature(side, own).cloned());
        after.hexsides.retain(|entry| entry.at.side != side);
        for (own, entry) in Layer::ALL.into_iter().zip(kept) {
            let at = LayeredSide::new(side, own);
            let breach = HexsideEntry { at, kind: HexsideKind::Breach, protects: Protects::Nobody, by: Provenance::default() };
            let entry = if own == layer { Some(breach) } else { entry.map(|entry| HexsideEntry { at, ..entry }) };
            after.hexsides.extend(entry);
        }
        after.sort();
        let after = Field::new(after, rulebook);
        let mut sight = before.sight.clone();
        sight.breach(&before.board, side, layer);
        for (a, b) in pairs(&before.board) {
            prop_assert_eq!(sight.clear(a, b), after.sight.clear(a, b), "{} {}", before.board.spot(a), before.board.spot(b));
            prop_assert_eq!(sight.protection(a, b), after.sight.protection(a, b));
        }
    }
}
