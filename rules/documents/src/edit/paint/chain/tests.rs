//! Tests of chains of hexsides.

use proptest::prelude::*;

use super::*;

const GRID: Grid = Grid { columns: 40, rows: 40 };

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

fn names(sides: &[Hexside]) -> Vec<String> {
    sides.iter().map(ToString::to_string).collect()
}

#[test]
fn a_line_down_a_column_has_its_wall_on_the_hand_one_asks_for() {
    let right = wall_line(GRID, hex("0403"), hex("0404"), Hand::Right);
    assert_eq!(names(&right), ["0303/0403", "0304/0403", "0304/0404", "0305/0404"]);
    let left = wall_line(GRID, hex("0403"), hex("0404"), Hand::Left);
    assert_eq!(names(&left), ["0403/0503", "0403/0504", "0404/0504", "0404/0505"]);
}

#[test]
fn no_line_no_wall_and_nothing_beyond_the_grid() {
    assert_eq!(wall_line(GRID, hex("0403"), hex("0403"), Hand::Left), []);
    assert_eq!(wall_line(GRID, hex("0101"), hex("0103"), Hand::Right), []);
}

#[test]
fn an_outline_goes_around_and_not_through() {
    assert_eq!(outline(GRID, &[hex("0403")]).len(), 6);
    assert_eq!(outline(GRID, &[hex("0403"), hex("0404"), hex("0404")]).len(), 10);
    assert_eq!(outline(GRID, &[hex("0101")]).len(), 2);
}

fn place() -> impl Strategy<Value = Hex> {
    (10..30u16, 10..30u16).prop_map(|(column, row)| Hex::new(column, row))
}

proptest! {
    #[test]
    fn a_wall_line_has_no_gap_and_the_two_hands_close_around_the_line(from in place(), to in place()) {
        prop_assume!(from != to);
        let chains = [Hand::Left, Hand::Right].map(|hand| wall_line(GRID, from, to, hand));
        for chain in &chains {
            for pair in chain.windows(2) {
                prop_assert!(pair[0].meeting().any(|side| side == pair[1]), "{} {}", pair[0], pair[1]);
            }
        }
        let line: Vec<_> = from.line(to).collect();
        let both: BTreeSet<_> = chains.concat().into_iter().collect();
        prop_assert_eq!(both.len(), chains[0].len() + chains[1].len(), "no hexside is on both hands");
        // All of the outline except the hexside at either end.
        let around = outline(GRID, &line);
        prop_assert_eq!(around.len(), both.len() + 2);
        prop_assert!(both.iter().all(|side| around.contains(side)));
    }

    #[test]
    fn an_outline_parts_inside_from_outside(places in prop::collection::vec(place(), 1..20)) {
        let sides = outline(GRID, &places);
        for side in &sides {
            let [a, b] = side.hexes();
            prop_assert!(places.contains(&a) != places.contains(&b));
        }
        for hex in &places {
            for near in hex.neighbours().filter(|near| !places.contains(near)) {
                prop_assert!(sides.contains(&Hexside::new(*hex, near)));
            }
        }
    }
}
