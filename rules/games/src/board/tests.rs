//! The hexsides that can be breached, what a breach opens, and what it leaves of a wall.

use super::los::tests::{Field, Sketch, charts, charts_with};
use super::{BreachId, Breaches, Crossing};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind::{self, Doorway, GunRamp, Gunslit, InnerWall, InteriorWall, OuterWall, StoneWall};
use crate::map::{HexsideEntry, Protects};
use crate::provenance::Provenance;
use crate::rulebook::ParameterValue;

/// Returns the crossings that a breach of a hexside opens, as text.
#[track_caller]
fn opens(field: &Field, side: &str) -> String {
    let Some(breach) = field.board.breach_id(side.parse().unwrap()) else { return "nothing".to_owned() };
    assert_eq!(field.board.breach_side(breach).to_string(), side);
    let crossings = field.board.breach_opens(breach).iter().map(|(a, b)| {
        let crossing = field.board.crossing(*a, *b).unwrap();
        assert_eq!(crossing.breach, breach);
        format!("{}-{}", field.board.spot(*a), field.board.spot(*b))
    });
    crossings.collect::<Vec<_>>().join(" ")
}

#[test]
fn r62_walls_doorways_and_gunslits_can_be_breached() {
    for kind in HexsideKind::ALL {
        let expected = match kind {
            HexsideKind::Clear
            | HexsideKind::DryStreambed
            | HexsideKind::GunRamp
            | HexsideKind::Breach
            | HexsideKind::Impassable => "nothing",
            HexsideKind::StoneWall
            | HexsideKind::WoodenWall
            | HexsideKind::InnerWall
            | HexsideKind::OuterWall
            | HexsideKind::ChurchWall
            | HexsideKind::Doorway
            | HexsideKind::Gunslit
            | HexsideKind::InteriorWall
            | HexsideKind::HighPalisade => "0202-0203",
        };
        let draw = || Sketch::new(4, 4).sides(kind, "0202/0203");
        assert_eq!(opens(&draw().field(), "0202/0203"), expected, "{kind:?}");
        let wooden =
            draw().with(charts_with("breach.types", ParameterValue::Text("wooden_wall gun_ramp bricks".to_owned())));
        let listed = matches!(kind, HexsideKind::WoodenWall | HexsideKind::HighPalisade | HexsideKind::GunRamp);
        assert_eq!(opens(&wooden, "0202/0203") != "nothing", listed, "{kind:?}");
        let none = draw().with(charts_with("breach.types", ParameterValue::Flag(true)));
        assert_eq!(opens(&none, "0202/0203"), "nothing");
    }
}

#[test]
fn r65_a_breach_opens_the_lower_storey_or_the_only_one() {
    let draw = || {
        Sketch::new(4, 9)
            .houses("0203 0204")
            .platforms("0207")
            .sides(Gunslit, "0202/0203:ground 0204/0205:upper")
            .sides(InnerWall, "0202/0203:upper 0203/0204:upper 0206/0207")
            .sides(InteriorWall, "0203/0204:ground")
    };
    let field = draw().field();
    assert_eq!(opens(&field, "0202/0203"), "0202-0203/in");
    assert_eq!(opens(&field, "0203/0204"), "0203/in-0204/in");
    assert_eq!(opens(&field, "0206/0207"), "0206-0207/roof");
    // Below the wall there is a passage already.
    assert_eq!(opens(&field, "0204/0205"), "nothing");
    let both = draw().with(charts_with("breach.roof_edge", ParameterValue::Flag(true)));
    assert_eq!(opens(&both, "0202/0203"), "0202-0203/in 0202-0203/roof");
    assert_eq!(opens(&both, "0203/0204"), "0203/in-0204/in 0203/roof-0204/roof");
    assert_eq!(opens(&both, "0204/0205"), "0204/roof-0205");
}

#[test]
fn r88_a_breach_between_a_platform_and_a_ruin_opens_the_one_edge_drawn() {
    let draw = |joint| Sketch::new(4, 6).platforms("0203").ruins("0204").sides(joint, "0203/0204:upper").field();
    assert_eq!(opens(&draw(InnerWall), "0203/0204"), "0203/roof-0204/in");
    assert_eq!(opens(&draw(GunRamp), "0203/0204"), "nothing");
}

#[test]
fn a_breach_is_crossed_as_the_chart_says() {
    let field = Sketch::new(4, 6).houses("0203").sides(Gunslit, "0202/0203:ground").sides(OuterWall, "0202/0203:upper");
    let field = field.field();
    let (out, inside, roof) = (field.id("0202"), field.id("0203/in"), field.id("0203/roof"));
    let now = |breaches: &str, to| field.board.crossing_through(&field.breaches(breaches), out, to).unwrap();
    assert_eq!(now("", inside), *field.board.crossing(out, inside).unwrap());
    assert_eq!(now("", inside).cost, Crossing::PROHIBITED);
    let open = now("0202/0203", inside);
    assert_eq!((open.to, open.kind, open.cost, open.height), (inside, HexsideKind::Breach, 1, 0));
    assert!(open.zoc && open.melee && open.battery);
    assert_eq!(open.breach, BreachId::NONE);
    assert_eq!(now("0202/0203", roof), *field.board.crossing(out, roof).unwrap());
    // An opened crossing does not change again.
    assert_eq!(field.board.through(&field.breaches("0202/0203"), &open), open);
    let row = |breaches: &str, at| field.board.row_through(&field.breaches(breaches), at, Direction::North);
    assert_eq!((row("0202/0203", inside), row("0202/0203", roof)), (0, row("", roof)));
    assert!(row("", inside) > 0 && row("", roof) > 0);
}

#[test]
fn r13_a_breach_cuts_a_wall_in_two() {
    // A wall from left to right, seven hexsides long.
    let wall = "0104/0105 0105/0204 0204/0205 0204/0305 0304/0305 0305/0404 0404/0405";
    let field = Sketch::new(6, 8).sides(StoneWall, wall).sides(Doorway, "0205/0206").field();
    let same = |breaches: &str, from: &str, to: &str, spot: &str| {
        let breaches = field.breaches(breaches);
        let crossing = field.board.crossing_through(&breaches, field.id(from), field.id(to)).unwrap();
        field.board.same_wall(&breaches, field.id(from), &crossing, field.id(spot))
    };
    assert!(same("", "0104", "0105", "0405") && same("", "0405", "0404", "0104"));
    assert!(!same("", "0104", "0105", "0507") && !same("", "0205", "0206", "0205"));
    // A breached hexside is no wall, and the parts on either side of it are no longer connected.
    assert!(!same("0304/0305", "0304", "0305", "0304"));
    assert!(!same("0304/0305", "0104", "0105", "0405") && !same("0304/0305", "0404", "0405", "0104"));
    assert!(same("0304/0305", "0104", "0105", "0305") && same("0304/0305", "0404", "0405", "0305"));
    // A hole at the end shortens it.
    assert!(same("0104/0105", "0105", "0204", "0405") && !same("0104/0105", "0105", "0204", "0104"));
    // A hole in another wall changes nothing.
    assert!(same("0205/0206", "0104", "0105", "0405"));
}

#[test]
fn a_board_numbers_the_first_hexsides_that_can_be_breached() {
    let mut map = super::los::tests::plain(40, 40);
    for hex in map.grid.hexes() {
        for side in
            [Direction::South, Direction::SouthEast, Direction::NorthEast].map(|to| Hexside::in_direction(hex, to))
        {
            let Some(side) = side.filter(|side| side.hexes().iter().all(|hex| map.grid.contains(*hex))) else {
                continue;
            };
            let at = crate::hexside::LayeredSide::new(side, Layer::Ground);
            let (protects, by) = (Protects::Both, Provenance::default());
            map.hexsides.push(HexsideEntry { at, kind: StoneWall, protects, by });
        }
    }
    crate::text::Document::sort(&mut map);
    let board = super::Board::new(&map, crate::alamo::charts(&charts()));
    let sides: Vec<_> = board.breach_ids().map(|breach| board.breach_side(breach)).collect();
    assert_eq!(sides.len(), Breaches::MOST);
    assert!(sides.is_sorted());
    let last = Hexside::new(Hex::new(40, 39), Hex::new(40, 40));
    assert_eq!(board.breach_id(last), None);
    let crossing = board.crossings(board.ids().last().unwrap())[0];
    assert_eq!(crossing.breach, BreachId::NONE);
}
