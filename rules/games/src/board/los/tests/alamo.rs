//! The worked examples on the map of the Alamo.

use super::reference::Reference;
use super::sketch::Sketch;
use super::*;

pub(super) fn alamo() -> Field {
    let map: MapDocument = crate::text::read(include_str!("../../../../../fixtures/maps/alamo.map.ron")).unwrap();
    Field::new(map, charts())
}

/// Returns the protecting hexside and the row, as text.
#[track_caller]
fn cover(field: &Field, from: &str, to: &str) -> String {
    let side = field.sight.protecting_side(field.id(from), field.id(to));
    side.map_or_else(|| "nothing".to_owned(), |side| format!("{} {side}", field.row(from, to)))
}

#[test]
fn e4_and_e12_neighbours_parted_by_a_wall_may_fire() {
    let field = Sketch::new(4, 4).houses("0202 0203").sides(HexsideKind::OuterWall, "0202/0203:upper").field();
    let crossing = field.board.crossing(field.id("0202/roof"), field.id("0203/roof")).unwrap();
    assert!(!crossing.zoc);
    assert_eq!(field.look("0202/roof", "0203/roof"), "clear R18");
}

#[test]
fn e14_and_e16_to_e18_the_row_is_that_of_the_shared_hexside() {
    let field = alamo();
    for (from, to, covered) in [
        ("1403", "1404/roof", "outer_wall 1403/1404"),
        ("1618", "1718/in", "doorway 1618/1718"),
        ("1204", "1205", "wooden_wall 1204/1205"),
        ("1205", "1204", "nothing"),
        ("1309", "1409/in", "gunslit 1309/1409"),
        ("1409/in", "1309", "nothing"),
    ] {
        assert_eq!(field.look(from, to), "clear R18");
        assert_eq!(cover(&field, from, to), covered, "{from} {to}");
    }
}

#[test]
fn e16_as_printed_the_line_would_enter_from_the_north() {
    let field = alamo();
    let arrival = field.sight.arrival(field.id("1608"), field.id("1718/in"));
    assert_eq!(arrival.as_slice(), [Direction::North]);
}

#[test]
fn e19_a_line_that_splits_two_hexsides_meets_the_better_one() {
    let field = alamo();
    let (from, to) = (field.id("1208"), field.id("1408/in"));
    let mut arrival = field.sight.arrival(from, to);
    arrival.sort();
    assert_eq!(arrival.as_slice(), [Direction::SouthWest, Direction::NorthWest]);
    assert_eq!(field.look("1208", "1408/in"), "clear R20");
    // With both breached there is no cover left.
    for (breaches, row) in
        [("", "gunslit"), ("1309/1408", "gunslit"), ("1308/1408", "gunslit"), ("1309/1408 1308/1408", "clear")]
    {
        assert_eq!(field.look_through(breaches, "1208", "1408/in"), "clear R20");
        assert_eq!(field.row_through(breaches, "1208", "1408/in"), row);
    }
}

#[test]
fn those_at_the_parapet_fire_out_and_those_behind_it_do_not() {
    let field = alamo();
    for (parapet, outside) in
        [("1404/roof", "1401"), ("1404/roof", "1704"), ("1106/roof", "0703"), ("0907/roof", "0801")]
    {
        assert_eq!(field.look(parapet, outside), "clear R19");
        assert_eq!(cover(&field, parapet, outside), "nothing");
        assert_ne!(cover(&field, outside, parapet), "nothing");
    }
    assert_eq!(field.look("1405/roof", "1401"), "1404 level 2 R19");
    assert_eq!(field.look("1404/roof", "1210"), "1405 level 2 R19");
}

#[test]
fn the_churchyard_wall_hides_the_plaza_but_for_its_gap() {
    let field = alamo();
    assert_eq!(field.look("1217", "1517"), "stone_wall 1317/1417:ground R19");
    assert_eq!(field.look("1317", "1517"), "clear R19");
    assert_eq!(field.look("1218", "1518"), "clear R19");
    assert_eq!(field.look("1718/in", "1218"), "clear R20");
    assert_eq!(field.look("1315", "1617"), "1415 level 2 R19");
}

#[test]
fn rooms_are_parted_and_the_nave_is_open() {
    let field = alamo();
    assert_eq!(field.look("1404/in", "1405/in"), "clear R18");
    assert_eq!(field.look("1405/in", "1406/in"), "interior_wall 1405/1406:ground R18");
    assert_eq!(field.look("1404/in", "1407/in"), "interior_wall 1405/1406:ground R20");
    assert_eq!(field.look("1718/in", "1917/in"), "clear R20");
    assert_eq!(field.look("1816/in", "1818/in"), "clear R20");
    assert_eq!(field.look("2016/roof", "1718/in"), "clear R20");
    assert_eq!(field.look("0916", "1409/in"), "clear R20");
    assert_eq!(cover(&field, "0916", "1415/in"), "doorway 1316/1415");
}

#[test]
fn a_blank_house_face_is_no_partition() {
    let field = alamo();
    let called = |from, to| {
        let line = field.sight.line(&field.board, field.id(from), field.id(to));
        format!("{:?}", line.messages())
    };
    let face = called("0922", "1022/in");
    assert!(face.contains("hexside-blank-wall") && !face.contains("hexside-interior-wall"), "{face}");
    let partition = called("1405/in", "1406/in");
    assert!(partition.contains("hexside-interior-wall"), "{partition}");
    let side = |text: &str| text.parse::<Hexside>().unwrap();
    let word = |text| field.map.side_word(side(text), HexsideKind::InteriorWall);
    assert_eq!([word("0922/1022"), word("1405/1406")], ["hexside-blank-wall", "hexside-interior-wall"]);
    assert_eq!(field.map.side_word(side("0922/1022"), HexsideKind::InnerWall), "hexside-inner-wall");
}

/// R88: a platform of the church sees down through the nave and out of it, and no other spot does.
#[test]
fn r88_opens_the_nave_to_its_platform() {
    let field = alamo();
    let mut shut = field.map.clone();
    let is_high = |id: SpotId| field.sight.terrain.viewpoints[id.index()].high;
    for from in field.board.ids().filter(|from| field.sight.terrain.viewpoints[from.index()].indoors) {
        for crossing in field.board.crossings(from).iter().filter(|crossing| is_high(crossing.to)) {
            let [a, b] = [from, crossing.to].map(|spot| field.board.spot(spot).hex);
            for entry in shut.hexsides.iter_mut().filter(|entry| entry.at.side == Hexside::new(a, b)) {
                entry.kind = HexsideKind::InteriorWall;
            }
        }
    }
    let shut = Field::new(shut, charts());
    let church = |id: SpotId| field.map.hexes.iter().any(|own| own.open_top && own.hex == field.board.spot(id).hex);
    let mut opened = Vec::new();
    for a in field.board.ids().filter(|a| is_high(*a)) {
        for b in field.board.ids().filter(|b| !is_high(*b) && !church(*b)) {
            assert!(field.sight.clear(a, b) || !shut.sight.clear(a, b));
            if field.sight.clear(a, b) && !shut.sight.clear(a, b) {
                opened.push(format!("{} {}", field.board.spot(a), field.board.spot(b)));
            }
        }
    }
    insta::assert_snapshot!(format!("{}\n{}", opened.len(), opened.join("\n")));
}

#[test]
fn walls_between_roofs_matter_only_at_the_church() {
    let field = alamo();
    assert_eq!(field.look("1404/roof", "0509/roof"), "clear R19");
    assert_eq!(cover(&field, "1404/roof", "0509/roof"), "nothing");
    assert_eq!(field.look("0509/roof", "2016/roof"), "church_wall 1815/1916:upper R19");
    // R28: an inner wall covers against fire across the plaza.
    assert_eq!(cover(&field, "0617/roof", "1411/roof"), "inner_wall 1312/1411");
}

#[test]
fn a_sample_of_all_lines_agrees_with_the_slow_walker() {
    let field = alamo();
    let reference = Reference { map: &field.map, rulebook: &field.rulebook, board: &field.board };
    let mut seen = 0;
    for a in field.board.ids() {
        // Check more of the pairs that involve a building or a platform.
        for b in field.board.ids().filter(|b| a < *b) {
            let (from, to) = (field.board.spot(a), field.board.spot(b));
            let plain = from.level == Level::Ground && to.level == Level::Ground;
            if (usize::from(a.0) * 31 + usize::from(b.0) * 17) % if plain { 23 } else { 7 } != 0 {
                continue;
            }
            let clear = field.sight.clear(a, b);
            assert_eq!(clear, reference.sees(from, to), "{from} {to}");
            seen += u32::from(clear);
        }
    }
    assert!(seen > 1000, "{seen}");
}

#[test]
fn a_row_meets_a_set_of_spots() {
    let field = alamo();
    let mut walls = crate::board::SpotSet::new(field.board.len());
    for spot in ["1404/roof", "1405/roof", "1409/in"] {
        walls.insert(field.id(spot));
    }
    let seen: Vec<_> =
        walls.common(field.sight.row(field.id("1401"))).map(|id| field.board.spot(id).to_string()).collect();
    assert_eq!(seen, ["1404/roof"]);
}
