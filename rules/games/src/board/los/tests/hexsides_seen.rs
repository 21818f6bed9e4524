//! The hexsides that a battery sees (R63).

use proptest::prelude::*;

use super::alamo::alamo;
use super::maps::{maps, rulebooks};
use super::reference::Reference;
use super::sketch::Sketch;
use super::{Field, charts_with};
use crate::board::{BreachId, Breaches, SpotId};
use crate::map::HexsideKind::{Doorway, Gunslit, InnerWall, OuterWall, StoneWall};
use crate::rulebook::ParameterValue;
use crate::spot::Spot;

impl Field {
    /// Whether a battery sees a hexside once the given ones are breached.
    #[track_caller]
    fn sees_side(&self, breaches: &str, from: &str, side: &str) -> bool {
        self.sight.sees_side(&self.breaches(breaches), &self.board, self.id(from), self.breach(side))
    }

    /// Returns the answer of the slow walker for a hexside without breaches.
    fn should_see(&self, from: SpotId, side: BreachId) -> bool {
        let reference = Reference { map: &self.map, rulebook: &self.rulebook, board: &self.board };
        let opens = self.board.breach_opens(side);
        let touching: Vec<Spot> = opens.iter().flat_map(|(a, b)| [a, b].map(|spot| self.board.spot(*spot))).collect();
        reference.sees_side(self.board.spot(from), self.board.breach_side(side), &touching)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_slow_walker_agrees(map in maps(7), rulebook in rulebooks()) {
        let field = Field::new(map, rulebook);
        for from in field.board.ids() {
            let seen = field.sight.sides_seen(&Breaches::NONE, &field.board, from);
            for side in field.board.breach_ids() {
                let (spot, hexside) = (field.board.spot(from), field.board.breach_side(side));
                prop_assert_eq!(seen.has(side), field.should_see(from, side), "{} {}", spot, hexside);
            }
        }
    }
}

#[test]
fn the_slow_walker_agrees_on_the_alamo() {
    let field = alamo();
    let mut found = [0, 0];
    for from in field.board.ids().step_by(29) {
        let seen = field.sight.sides_seen(&Breaches::NONE, &field.board, from);
        for side in field.board.breach_ids().step_by(3) {
            assert_eq!(seen.has(side), field.should_see(from, side), "{}", field.board.spot(from));
            found[usize::from(seen.has(side))] += 1;
        }
    }
    assert!(found.iter().all(|count| *count > 200), "{found:?}");
}

#[test]
fn r63_the_hexside_itself_hides_nothing_and_what_stands_before_it_does() {
    let field = Sketch::new(3, 12).sides(OuterWall, "0204/0205 0206/0207 0209/0210").field();
    assert!(field.sees_side("", "0201", "0204/0205"));
    assert!(!field.sees_side("", "0201", "0206/0207"));
    // A wall is seen equally well from its other side, but not past another wall, however near.
    assert!(field.sees_side("", "0208", "0206/0207"));
    assert!(!field.sees_side("", "0204", "0206/0207"));
    assert!(field.sees_side("0204/0205", "0204", "0206/0207") && field.sees_side("0204/0205", "0201", "0206/0207"));
    assert!(!field.sees_side("0204/0205", "0201", "0209/0210"));
    assert!(field.sees_side("0204/0205 0206/0207", "0201", "0209/0210"));
    // A low wall next to the hex the line ends in hides nothing (R19).
    let low = Sketch::new(3, 12).sides(StoneWall, "0204/0205 0205/0206 0207/0208").field();
    assert!(low.sees_side("", "0201", "0205/0206") && !low.sees_side("", "0201", "0207/0208"));
}

#[test]
fn r63_a_battery_sees_the_hexsides_of_its_own_hex() {
    let field = Sketch::new(3, 6).houses("0203 0204").sides(OuterWall, "0202/0203").sides(Gunslit, "0204/0205").field();
    for spot in ["0202", "0203/in", "0203/roof"] {
        assert!(field.sees_side("", spot, "0202/0203"), "{spot}");
    }
    // Through the house to its far wall: the room is open towards that wall.
    assert!(field.sees_side("", "0203/in", "0204/0205"));
    // The roof does not see the wall below its own far edge.
    assert!(!field.sees_side("", "0203/roof", "0204/0205"));
}

#[test]
fn r63_a_house_shows_its_near_walls_and_by_a_door_the_far_ones() {
    let draw = || {
        Sketch::new(3, 10)
            .houses("0204 0205")
            .sides(Doorway, "0203/0204:ground")
            .sides(Gunslit, "0205/0206:ground")
            .sides(InnerWall, "0203/0204:upper 0205/0206:upper")
    };
    let field = draw().field();
    assert!(field.sees_side("", "0201", "0203/0204") && field.sees_side("", "0209", "0205/0206"));
    assert!(field.sees_side("", "0201", "0205/0206"));
    let shut = draw().sides(OuterWall, "0204/0205:ground").field();
    assert!(!shut.sees_side("", "0201", "0205/0206") && shut.sees_side("0204/0205", "0201", "0205/0206"));
}

#[test]
fn r63_the_edge_of_a_platform_is_seen_from_below_and_from_above() {
    let edges = "0203/0204 0205/0206 0209/0210";
    let field = Sketch::new(3, 12).platforms("0204 0205 0210").sides(OuterWall, edges).field();
    for (from, side, seen) in [
        ("0208", "0205/0206", true),
        ("0208", "0209/0210", true),
        ("0208", "0203/0204", false),
        ("0210/roof", "0205/0206", true),
        ("0210/roof", "0203/0204", true),
        ("0201", "0203/0204", true),
        ("0201", "0205/0206", false),
    ] {
        assert_eq!(field.sees_side("", from, side), seen, "{from} {side}");
    }
}

#[test]
fn r63_along_a_wall_either_of_its_hexes_will_do() {
    // The line from 0303 runs along 0402/0403.
    let one = || Sketch::new(7, 6).sides(OuterWall, "0402/0403 0303/0402");
    assert!(one().field().sees_side("", "0303", "0402/0403"));
    let strict = charts_with("los.graze", ParameterValue::Text("strict".to_owned()));
    assert!(!one().with(strict).sees_side("", "0303", "0402/0403"));
    let both = one().sides(OuterWall, "0303/0403").field();
    assert!(!both.sees_side("", "0303", "0402/0403") && both.sees_side("0303/0403", "0303", "0402/0403"));
}

#[test]
fn what_is_breached_is_no_target_any_more() {
    let field = Sketch::new(3, 12).sides(OuterWall, "0204/0205 0206/0207").field();
    let seen = |breaches: &str| field.sight.sides_seen(&field.breaches(breaches), &field.board, field.id("0201"));
    assert_eq!(seen(""), field.breaches("0204/0205"));
    assert_eq!(seen("0204/0205"), field.breaches("0206/0207"));
    assert_eq!(seen("0204/0205 0206/0207"), Breaches::NONE);
}
