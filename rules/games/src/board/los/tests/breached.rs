//! Breaches opened in play have the same effect as breaches drawn on the map.

use proptest::prelude::*;
use proptest::sample::Index;

use super::alamo::alamo;
use super::maps::{maps, pairs, rulebooks};
use super::{Field, charts, charts_with};
use crate::board::los::tests::Sketch;
use crate::board::{BreachId, Breaches, Crossing};
use crate::hex::Direction;
use crate::hexside::{Layer, LayeredSide};
use crate::map::HexsideKind::{self, Gunslit, InteriorWall, OuterWall};
use crate::map::{HexsideEntry, MapDocument, Protects};
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Rulebook, Setting};
use crate::text::Document;

/// Returns the field with these breaches drawn on the map.
fn drawn(field: &Field, breaches: &Breaches) -> Field {
    let mut map = field.map.clone();
    for breach in breaches.iter() {
        let side = field.board.breach_side(breach);
        let kept = Layer::ALL.map(|layer| map.feature(side, layer).cloned());
        map.hexsides.retain(|entry| entry.at.side != side);
        for (layer, entry) in Layer::ALL.into_iter().zip(kept) {
            let at = LayeredSide::new(side, layer);
            let hole = (HexsideKind::Breach, Protects::Nobody, Provenance::default());
            let (kind, protects, by) = if field.board.breach_opens_layer(breach, layer) {
                hole
            } else {
                let Some(entry) = entry else { continue };
                (entry.kind, entry.protects, entry.by)
            };
            map.hexsides.push(HexsideEntry { at, kind, protects, by });
        }
        map.sort();
    }
    Field::new(map, field.rulebook.clone())
}

/// Checks that the board of a field with breaches in play equals the one with them drawn.
fn same_board(field: &Field, breaches: &Breaches, fresh: &Field) -> Result<(), TestCaseError> {
    let board = &field.board;
    let plain = |crossing: Crossing| Crossing { breach: BreachId::NONE, ..crossing };
    for from in board.ids() {
        let now: Vec<_> = board.crossings_through(breaches, from).collect();
        prop_assert_eq!(now.len(), fresh.board.crossings(from).len());
        for (crossing, drawn) in now.iter().zip(fresh.board.crossings(from)) {
            prop_assert_eq!(plain(*crossing), plain(*drawn));
            prop_assert_eq!(crossing.breach == BreachId::NONE, drawn.breach == BreachId::NONE);
            prop_assert_eq!(board.crossing_through(breaches, from, crossing.to), Some(*crossing));
            let near = board.crossings(crossing.to).iter().map(|crossing| crossing.to);
            for spot in near.chain(board.ids().skip(usize::from(from.0) % 13).step_by(13)) {
                let same = board.same_wall(breaches, from, crossing, spot);
                prop_assert_eq!(
                    same,
                    fresh.board.same_wall(&Breaches::NONE, from, drawn, spot),
                    "{} {:?}",
                    board.spot(from),
                    crossing
                );
            }
        }
        for direction in Direction::ALL {
            let row = fresh.board.place(from).rows[direction as usize];
            prop_assert_eq!(board.row_through(breaches, from, direction), row);
        }
    }
    Ok(())
}

/// Checks the same for sight. One in `every` spots is checked for its verdicts in words and the hexsides it sees.
fn same_sight(field: &Field, breaches: &Breaches, fresh: &Field, every: usize) -> Result<(), TestCaseError> {
    let (board, sight) = (&field.board, &field.sight);
    for (a, b) in pairs(board) {
        let clear = sight.clear_through(breaches, board, a, b);
        prop_assert_eq!(clear, fresh.sight.clear(a, b), "{} {}", board.spot(a), board.spot(b));
        let openable = crate::bits::has(sight.row_openable(board, a), b.index());
        prop_assert!(openable || !clear && !sight.clear(a, b));
        prop_assert_eq!(sight.protection_through(breaches, a, b), fresh.sight.protection(a, b));
        if (a.index() + b.index()).is_multiple_of(every) {
            prop_assert_eq!(sight.line_through(breaches, board, a, b), fresh.sight.line(&fresh.board, a, b));
            let side = sight.protecting_side_through(breaches, a, b);
            prop_assert_eq!(side, fresh.sight.protecting_side(a, b));
        }
    }
    for from in board.ids().step_by(every) {
        let seen = sight.sides_seen(breaches, board, from);
        let sides: Vec<_> = seen.iter().map(|breach| board.breach_side(breach)).collect();
        let drawn = fresh.sight.sides_seen(&Breaches::NONE, &fresh.board, from);
        let drawn: Vec<_> = drawn.iter().map(|breach| fresh.board.breach_side(breach)).collect();
        prop_assert_eq!(sides, drawn, "{}", board.spot(from));
        for breach in board.breach_ids().filter(|breach| !breaches.has(*breach)) {
            prop_assert_eq!(sight.sees_side(breaches, board, from, breach), seen.has(breach));
        }
    }
    Ok(())
}

fn same(field: &Field, breaches: &Breaches, every: usize) -> Result<(), TestCaseError> {
    let fresh = drawn(field, breaches);
    same_board(field, breaches, &fresh)?;
    same_sight(field, breaches, &fresh, every)
}

/// Picks some of the breachable hexsides of a field.
fn some(field: &Field, picks: &[Index]) -> Breaches {
    let all: Vec<_> = field.board.breach_ids().collect();
    if all.is_empty() { Breaches::NONE } else { picks.iter().map(|pick| *pick.get(&all)).collect() }
}

fn set(rulebook: &mut Rulebook, name: &str, value: ParameterValue) {
    rulebook.parameters.retain(|setting| setting.name != name);
    rulebook.parameters.push(Setting { name: name.to_owned(), value, by: Provenance::default() });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn on_random_maps(
        map in maps(7), mut rulebook in rulebooks(), picks in proptest::collection::vec(any::<Index>(), 0..14),
        roof_edge: bool, every_kind: bool, rubble in prop_oneof![4 => Just(0_u8), 1 => 1..3_u8],
    ) {
        set(&mut rulebook, "breach.roof_edge", ParameterValue::Flag(roof_edge));
        if every_kind {
            let kinds = HexsideKind::ALL.map(HexsideKind::name).join(" ");
            set(&mut rulebook, "breach.types", ParameterValue::Text(kinds));
        }
        // A rulebook may give a breach a height, for rubble; then a breach can block lines too.
        for effect in rulebook.terrain.iter_mut().filter(|effect| effect.kind == HexsideKind::Breach) {
            effect.height = rubble;
        }
        let field = Field::new(map, rulebook);
        same(&field, &some(&field, &picks), 1)?;
    }

    #[test]
    fn a_breach_closes_no_line(
        map in maps(8), rulebook in rulebooks(), picks in proptest::collection::vec(any::<Index>(), 0..14), more: Index,
    ) {
        let field = Field::new(map, rulebook);
        let before = some(&field, &picks);
        let mut after = before;
        after.extend(some(&field, &[more]).iter());
        let (board, sight) = (&field.board, &field.sight);
        for (a, b) in pairs(board) {
            let [before, after] = [&before, &after].map(|breaches| sight.line_through(breaches, board, a, b).clear);
            prop_assert!(after || !before);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn on_the_bundled_maps(
        mission: bool, roof_edge: bool, picks in proptest::collection::vec(any::<Index>(), 1..60),
    ) {
        let map: MapDocument = crate::text::read(if mission {
            include_str!("../../../../../fixtures/maps/mission.map.ron")
        } else {
            include_str!("../../../../../fixtures/maps/alamo.map.ron")
        }).unwrap();
        let field = Field::new(map, charts_with("breach.roof_edge", ParameterValue::Flag(roof_edge)));
        same(&field, &some(&field, &picks), 17)?;
    }
}

#[test]
fn with_everything_breached_one_sees_all_that_can_be_opened() {
    let field = alamo();
    let (board, sight) = (&field.board, &field.sight);
    let all: Breaches = board.breach_ids().collect();
    let mut opened = 0;
    for a in board.ids() {
        let mut row = crate::board::SpotSet::new(board.len());
        for b in board.ids().filter(|b| sight.clear_through(&all, board, a, *b)) {
            row.insert(b);
            opened += u32::from(!sight.clear(a, b));
        }
        assert_eq!(row.words(), sight.row_openable(board, a));
    }
    assert!(opened > 10_000, "{opened}");
}

#[test]
fn a_line_may_need_several_breaches() {
    let field = Sketch::new(3, 12)
        .houses("0206 0207")
        .sides(OuterWall, "0203/0204 0204/0205")
        .sides(InteriorWall, "0206/0207:ground")
        .sides(Gunslit, "0205/0206:ground")
        .field();
    for breaches in ["", "0203/0204", "0204/0205 0206/0207", "0203/0204 0206/0207"] {
        assert_ne!(field.look_through(breaches, "0202", "0207/in"), "clear R20", "{breaches}");
    }
    assert_eq!(field.look_through("0203/0204 0204/0205 0206/0207", "0202", "0207/in"), "clear R20");
    assert_eq!(field.look_through("0203/0204", "0202", "0207/in"), "outer_wall 0204/0205:ground R19");
}

#[test]
fn a_breach_beside_a_roof_leaves_the_roof_its_edge() {
    let map =
        || Sketch::new(3, 9).houses("0204").sides(OuterWall, "0204/0205:upper").sides(Gunslit, "0204/0205:ground");
    let field = map().field();
    assert_eq!(field.row_through("0204/0205", "0206", "0204/in"), "clear");
    assert_eq!(field.row_through("0204/0205", "0206", "0204/roof"), "outer_wall");
    let both = map().with(charts_with("breach.roof_edge", ParameterValue::Flag(true)));
    assert_eq!(both.row_through("0204/0205", "0206", "0204/roof"), "clear");
    assert_eq!(charts().value("breach.roof_edge"), Some(ParameterValue::Flag(false)));
}
