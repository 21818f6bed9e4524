//! R18 to R24 on sketches, one ruling per test.

use super::charts_with;
use super::sketch::Sketch;
use crate::map::HexsideKind::{
    self, ChurchWall, Doorway, GunRamp, Gunslit, InnerWall, InteriorWall, OuterWall, StoneWall,
};
use crate::rulebook::ParameterValue;

#[test]
fn r18_neighbours_see_each_other_over_any_wall_but_an_interior_one() {
    for kind in HexsideKind::ALL {
        let field = Sketch::new(4, 4).sides(kind, "0202/0203").field();
        let expected = match kind {
            HexsideKind::InteriorWall => "interior_wall 0202/0203:ground R18",
            HexsideKind::Impassable => "impassable 0202/0203:ground R18",
            HexsideKind::ChurchWall => "church_wall 0202/0203:ground R18",
            _ => "clear R18",
        };
        assert_eq!(field.look("0202", "0203"), expected);
    }
    // A line from level 2 passes over a church wall (E12 likewise: a wall that stops zones does not stop fire).
    let field = Sketch::new(4, 4).platforms("0202").sides(ChurchWall, "0202/0203").field();
    assert_eq!(field.look("0202/roof", "0203"), "clear R18");
}

#[test]
fn r19_a_low_wall_hides_only_those_who_are_not_next_to_it() {
    let draw = || Sketch::new(3, 9).sides(StoneWall, "0204/0205");
    let field = draw().field();
    assert_eq!(field.look("0203", "0206"), "stone_wall 0204/0205:ground R19");
    assert_eq!(field.look("0204", "0208"), "clear R19");
    assert_eq!(field.look("0201", "0205"), "clear R19");
    let low = draw().with(charts_with("los.low_wall_blocks", ParameterValue::Flag(false)));
    assert_eq!(low.look("0203", "0206"), "clear R19");
}

#[test]
fn r19_a_high_wall_hides_level_1_even_next_to_it() {
    let field = Sketch::new(3, 9).sides(OuterWall, "0204/0205").field();
    assert_eq!(field.look("0204", "0205"), "clear R18");
    assert_eq!(field.look("0204", "0206"), "outer_wall 0204/0205:ground R19");
}

#[test]
fn r19_only_the_parapet_sees_down() {
    let draw = || {
        let parapet = "0205/0206:upper 0202/0203:upper";
        Sketch::new(3, 9).platforms("0203 0204 0205").sides(OuterWall, parapet).sides(StoneWall, "0207/0208")
    };
    let field = draw().field();
    assert_eq!(field.look("0205/roof", "0209"), "clear R19");
    assert_eq!(field.look("0204/roof", "0207"), "0205 level 2 R19");
    assert_eq!(field.look("0207", "0201"), "0203 level 2 R19");
    assert_eq!(field.look("0203/roof", "0205/roof"), "clear R19");
    // With `los.roof_depth_blocks` off the whole roof sees down, but not over the next building.
    let flat = draw().platforms("0208").with(charts_with("los.roof_depth_blocks", ParameterValue::Flag(false)));
    assert_eq!(flat.look("0203/roof", "0207"), "clear R19");
    assert_eq!(flat.look("0203/roof", "0209"), "0208 level 2 R19");
}

#[test]
fn r19_roofs_see_each_other_over_everything_but_a_church_wall() {
    let draw = || Sketch::new(3, 12).platforms("0202 0206 0211").sides(OuterWall, "0202/0203 0208/0209 0210/0211");
    assert_eq!(draw().field().look("0202/roof", "0211/roof"), "clear R19");
    let church = draw().sides(ChurchWall, "0203/0204 0206/0207:upper").field();
    assert_eq!(church.look("0202/roof", "0211/roof"), "church_wall 0203/0204:ground R19");
    assert_eq!(church.look("0206/roof", "0211/roof"), "clear R19");
    let upper = draw().sides(ChurchWall, "0206/0207:upper").field();
    assert_eq!(upper.look("0202/roof", "0211/roof"), "church_wall 0206/0207:upper R19");
}

#[test]
fn r20_one_looks_out_of_a_building_only_by_openings() {
    let draw = || {
        Sketch::new(3, 12)
            .houses("0204 0205 0206")
            .sides(Gunslit, "0203/0204:ground")
            .sides(Doorway, "0206/0207:ground")
            .sides(InnerWall, "0203/0204:upper 0206/0207:upper")
    };
    let open = draw().field();
    assert_eq!(open.look("0204/in", "0201"), "clear R20");
    assert_eq!(open.look("0205/in", "0201"), "clear R20");
    assert_eq!(open.look("0204/in", "0206/in"), "clear R20");
    // The house hides what is behind it, and cannot be looked through.
    assert_eq!(open.look("0203", "0207"), "0204 level 2 R19");
    let parted = draw().sides(InteriorWall, "0204/0205:ground").field();
    assert_eq!(parted.look("0205/in", "0201"), "interior_wall 0204/0205:ground R20");
    assert_eq!(parted.look("0204/in", "0205/in"), "interior_wall 0204/0205:ground R18");
    assert_eq!(parted.look("0204/in", "0206/in"), "interior_wall 0204/0205:ground R20");
    // Walls are not openings, not even low ones.
    let walled = Sketch::new(3, 6).houses("0203").sides(StoneWall, "0203/0204:ground").field();
    assert_eq!(walled.look("0203/in", "0205"), "stone_wall 0203/0204:ground R20");
}

#[test]
fn r20_from_above_one_looks_in_by_the_door() {
    let field = Sketch::new(3, 9)
        .platforms("0202")
        .houses("0207 0208")
        .sides(InnerWall, "0202/0203:upper 0206/0207:upper")
        .sides(Doorway, "0206/0207:ground")
        .field();
    assert_eq!(field.look("0202/roof", "0207/in"), "clear R20");
    assert_eq!(field.look("0202/roof", "0207/roof"), "clear R19");
    assert_eq!(field.row("0202/roof", "0207/in"), "doorway");
    assert_eq!(field.row("0202/roof", "0207/roof"), "inner_wall");
}

#[test]
fn r21_a_graze_is_lenient_unless_the_rulebook_says_strict() {
    // 0303 to 0503 runs along 0402/0403.
    let one = || Sketch::new(7, 6).platforms("0402");
    assert_eq!(one().field().look("0303", "0503"), "clear R21");
    let strict = || charts_with("los.graze", ParameterValue::Text("strict".to_owned()));
    assert_eq!(one().with(strict()).look("0303", "0503"), "0402 level 2 R19");
    let both = one().platforms("0403").field();
    assert_eq!(both.look("0303", "0503"), "0402 level 2 R19, 0403 level 2 R19");
    // At the edge of the map there is only one way past.
    let rim = || Sketch::new(5, 3).platforms("0301");
    assert_eq!(rim().field().look("0101", "0501"), "0301 level 2 R19");
    assert_eq!(Sketch::new(5, 3).platforms("0201").field().look("0101", "0301"), "0201 level 2 R19");
    assert_eq!(Sketch::new(5, 3).with(strict()).look("0101", "0301"), "clear R19");
}

#[test]
fn r21_a_strict_rulebook_sees_the_wall_a_line_runs_along() {
    // 0303 to 0503 runs along 0402/0403, and 0303 to 0703 along 0602/0603 as well.
    let strict = || charts_with("los.graze", ParameterValue::Text("strict".to_owned()));
    for (kind, side, seen) in [
        (OuterWall, "0402/0403", "outer_wall 0402/0403:ground R19"),
        (StoneWall, "0402/0403", "stone_wall 0402/0403:ground R19"),
        (InteriorWall, "0402/0403", "interior_wall 0402/0403:ground A7.2.d"),
        (Doorway, "0402/0403", "clear R19"),
        (OuterWall, "0403/0404", "clear R19"),
    ] {
        let draw = || Sketch::new(9, 6).sides(kind, side);
        assert_eq!(draw().with(strict()).look("0303", "0503"), seen, "{kind:?}");
        assert_eq!(draw().with(strict()).look("0503", "0303"), seen, "{kind:?}");
        assert_eq!(draw().field().look("0303", "0503"), "clear R19", "{kind:?}");
    }
    let far = Sketch::new(9, 6).sides(OuterWall, "0602/0603").with(strict());
    assert_eq!(far.look("0303", "0703"), "outer_wall 0602/0603:ground R19");
    assert_eq!(far.look("0303", "0503"), "clear R19");
    // Once breached, it lets the line pass.
    assert_eq!(far.look_through("0602/0603", "0303", "0703"), "clear R19");
    // A low wall is looked over from above, a high one is not; between roofs only a church wall counts.
    let above = |kind| Sketch::new(9, 6).platforms("0303 0703").sides(kind, "0402/0403").with(strict());
    assert_eq!(above(StoneWall).look("0303/roof", "0503"), "clear R19");
    assert_eq!(above(OuterWall).look("0303/roof", "0503"), "outer_wall 0402/0403:ground R19");
    assert_eq!(above(OuterWall).look("0303/roof", "0703/roof"), "clear R19");
    assert_eq!(above(ChurchWall).look("0303/roof", "0703/roof"), "church_wall 0402/0403:ground R19");
    // Indoors, a partition hides what is along it, and a doorway in it does not.
    let rooms = |kind| Sketch::new(9, 6).houses("0303 0402 0403 0503").sides(kind, "0402/0403:ground").with(strict());
    assert_eq!(rooms(InteriorWall).look("0303/in", "0503/in"), "interior_wall 0402/0403:ground R20");
    assert_eq!(rooms(Doorway).look("0303/in", "0503/in"), "clear R20");
}

#[test]
fn r23_an_interior_and_a_roof_next_to_it_do_not_see_each_other() {
    let field = Sketch::new(4, 8).houses("0202 0203 0204").field();
    assert_eq!(field.look("0202/in", "0202/roof"), "apart R23");
    assert_eq!(field.look("0202/in", "0203/roof"), "apart R23");
    assert_eq!(field.look("0202/in", "0204/roof"), "0203 level 2 R19");
    assert_eq!(field.look("0101", "0101"), "apart R23");
}

#[test]
fn r88_a_ruin_is_open_to_its_platform_and_what_lies_behind_and_blocks_the_rest() {
    let draw = |joint, exit| {
        Sketch::new(3, 10).platforms("0203").ruins("0204 0205").sides(joint, "0203/0204:upper").sides(exit, "0205/0206")
    };
    let ramp = draw(GunRamp, Doorway).field();
    assert_eq!(ramp.look("0203/roof", "0204/in"), "clear R18");
    assert_eq!(ramp.look("0203/roof", "0205/in"), "clear R20");
    assert_eq!(ramp.look("0203/roof", "0206"), "clear R88");
    assert_eq!(ramp.look("0203/roof", "0207"), "clear R88");
    // The room can be seen out of only through its openings, and no other line leads through it.
    let blank = draw(GunRamp, InteriorWall).field();
    assert_eq!(blank.look("0203/roof", "0207"), "interior_wall 0205/0206:ground R20");
    assert_eq!(ramp.look("0202", "0207"), "0203 level 2 R19");
    assert_eq!(ramp.look("0204/in", "0208"), "clear R20");
    let shut = draw(InteriorWall, Doorway).field();
    assert_eq!(shut.look("0203/roof", "0204/in"), "interior_wall 0203/0204:upper R18");
    assert_ne!(shut.look("0203/roof", "0205/in"), "clear R20");
    // No line from outside passes through two neighbouring ruins.
    let field = Sketch::new(3, 9).ruins("0204 0205").sides(Doorway, "0203/0204 0205/0206").field();
    assert_eq!(field.look("0203", "0206"), "0204 level 1 R88");
    assert_eq!(field.look("0202", "0205/in"), "clear R20");
}

#[test]
fn a_line_that_goes_through_the_wrong_house_names_it() {
    let field = Sketch::new(3, 9)
        .houses("0203 0206")
        .sides(Doorway, "0202/0203:ground 0203/0204:ground 0205/0206:ground")
        .field();
    assert_eq!(field.look("0201", "0206/in"), "0203 level 2 R19");
}

#[test]
fn an_interior_wall_in_the_open_hides_too() {
    let field = Sketch::new(3, 9).sides(InteriorWall, "0204/0205").field();
    assert_eq!(field.look("0203", "0206"), "interior_wall 0204/0205:ground A7.2.d");
}

#[test]
fn a_breach_opens_a_line_and_covers_nobody() {
    let field =
        Sketch::new(3, 9).houses("0203").sides(Gunslit, "0203/0204:ground").sides(OuterWall, "0206/0207").field();
    assert_eq!(field.look("0205", "0208"), "outer_wall 0206/0207:ground R19");
    assert_eq!(field.row("0204", "0203/in"), "gunslit");
    let both = "0206/0207 0203/0204";
    assert_eq!(field.look_through(both, "0205", "0208"), "clear R19");
    assert_eq!(field.look_through(both, "0203/in", "0209"), "clear R20");
    assert_eq!(field.row_through(both, "0204", "0203/in"), "clear");
    let (from, to) = (field.id("0204"), field.id("0203/in"));
    assert_eq!(field.sight.protecting_side_through(&field.breaches(both), from, to), None);
    assert!(field.sight.protecting_side_through(&field.breaches("0206/0207"), from, to).is_some());
}
