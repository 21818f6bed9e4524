//! Laws that hold on every map.

use proptest::prelude::*;

use super::maps::{maps, pairs, rulebooks};
use super::reference::{Reference, arrivals};
use super::{Field, charts, plain};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::text::Document;

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
}
