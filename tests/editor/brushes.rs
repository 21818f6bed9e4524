//! The brushes for hexes, entry areas and gun sites.

use bexar::gui::app::{Notice, Workspace};
use bexar::gui::designer_layer::DesignerLayer;
use bexar::gui::tool::{TOOLS, Tool};
use iced_test::selector::Candidate;
use rules::hex::Hex;
use rules::map::{Ground, GunSiteKind};
use rules::report::Severity;
use rules::spot::Level;
use rules::text;

use crate::desk::Desk;

fn ground(desk: &Desk, hex: &str) -> Ground {
    desk.app.document().map().ground(hex.parse().expect("a hex"))
}

fn area(desk: &Desk, number: u8) -> Vec<String> {
    let areas = desk.app.document().map().entry_areas.iter().filter(|area| area.number == number);
    areas.flat_map(|area| &area.hexes).map(ToString::to_string).collect()
}

fn site(desk: &Desk, spot: &str) -> Option<GunSiteKind> {
    let at = spot.parse().expect("a spot");
    desk.app.document().map().gun_sites.iter().find(|site| site.at == at).map(|site| site.kind)
}

#[test]
fn a_click_paints_the_ground_and_undo_takes_it_back() {
    let mut desk = Desk::alamo();
    let before = text::write(desk.app.document().base_map());
    desk.take(Tool::Hex);
    assert_eq!(desk.app.toolbox().tool, Tool::Hex);
    desk.click("yard");
    desk.drag(&[desk.hex("0303")]);
    assert_eq!(ground(&desk, "0303"), Ground::Yard);
    assert_eq!(ground(&desk, "0304"), Ground::Outside);
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), before);
    desk.strike("Ctrl+Y");
    assert_eq!(ground(&desk, "0303"), Ground::Yard);
}

#[test]
fn a_fast_drag_of_ground_leaves_no_gap_and_is_one_step() {
    let mut slow = Desk::alamo();
    slow.take(Tool::Hex);
    slow.click("plaza");
    let (from, to) = (slow.hex("0202"), slow.hex("0505"));
    let mut fast = Desk::alamo();
    fast.take(Tool::Hex);
    fast.click("plaza");
    let way: Vec<_> = (0..=80).map(|part| from + (to - from) * (part as f32 / 80.0)).collect();
    slow.drag(&way);
    fast.drag(&[from, to]);
    let painted = |desk: &Desk| {
        let own = |hex: &Hex| desk.app.document().map().ground(*hex) == Ground::Plaza && hex.column < 6 && hex.row < 8;
        desk.app.document().map().grid.hexes().filter(own).collect::<Vec<_>>()
    };
    assert!(painted(&slow).len() >= 5, "{:?}", painted(&slow));
    assert_eq!(painted(&slow), painted(&fast));
    fast.strike("Ctrl+Z");
    assert_eq!(painted(&fast), []);
    assert!(fast.app.document().undo_label().is_none());
}

#[test]
fn a_floor_brings_its_roof_and_the_eraser_takes_the_building_away() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hex);
    desk.click("floor");
    desk.drag(&[desk.hex("0303")]);
    let levels = |desk: &Desk| desk.app.document().map().storeys(Hex::new(3, 3)).to_vec();
    assert_eq!(levels(&desk).iter().map(|storey| storey.level).collect::<Vec<_>>(), [Level::In, Level::Roof]);
    desk.strike("X");
    assert_eq!(desk.app.toolbox().tool, Tool::Hex);
    desk.drag(&[desk.hex("0303")]);
    assert_eq!(levels(&desk)[0].level, Level::Ground);
    assert_eq!(ground(&desk, "0303"), Ground::Outside);
}

#[test]
fn entry_areas_are_counted_against_the_rulebook_while_they_are_painted() {
    let mut desk = Desk::alamo();
    desk.take(Tool::EntryArea);
    assert!(desk.shows("8 of 8") && desk.shows("North"));
    desk.click("North");
    assert_eq!(desk.app.toolbox().entry_area.number, 2);
    desk.drag(&[desk.hex("0601"), desk.hex("0501")]);
    assert_eq!(area(&desk, 2).len(), 10);
    assert!(desk.shows("10 of 8"));
    assert_eq!(desk.app.document().report().count(Severity::Error), 1);
    desk.strike("X");
    desk.drag(&[desk.hex("0501"), desk.hex("0601")]);
    assert_eq!(area(&desk, 2).len(), 8);
    assert_eq!(desk.app.document().report().count(Severity::Error), 0);
    desk.strike("Ctrl+Z");
    desk.strike("Ctrl+Z");
    assert_eq!(area(&desk, 2).len(), 8);
    assert!(!desk.app.document().is_edited());
}

#[test]
fn a_hex_painted_into_another_area_leaves_the_one_it_was_in() {
    let mut desk = Desk::alamo();
    desk.take(Tool::EntryArea);
    desk.click("South");
    desk.drag(&[desk.hex("0101")]);
    desk.click("North-west");
    desk.drag(&[desk.hex("0101")]);
    assert!(area(&desk, 1).contains(&"0101".to_owned()) && !area(&desk, 5).contains(&"0101".to_owned()));
    assert!(desk.shows("9 of 8"));
    desk.click("new");
    desk.drag(&[desk.hex("0101")]);
    assert_eq!(area(&desk, 7), ["0101"]);
}

#[test]
fn a_gun_site_stands_on_the_level_shown() {
    let mut desk = Desk::alamo();
    desk.take(Tool::GunSite);
    // 1404 is a room with a roof and no open ground.
    desk.drag(&[desk.hex("1404")]);
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(_))) && !desk.app.document().is_edited());
    desk.strike("F4");
    desk.drag(&[desk.hex("1404"), desk.hex("1405")]);
    assert_eq!(site(&desk, "1404/roof"), Some(GunSiteKind::Printed));
    assert_eq!(site(&desk, "1405/roof"), None, "a stamp does not smear");
    desk.click("optional gun site");
    desk.drag(&[desk.hex("1404")]);
    assert_eq!(site(&desk, "1404/roof"), Some(GunSiteKind::Optional));
    desk.strike("Ctrl+Z");
    assert_eq!(site(&desk, "1404/roof"), Some(GunSiteKind::Printed));
    desk.strike("X");
    desk.drag(&[desk.hex("1404")]);
    assert_eq!(site(&desk, "1404/roof"), None);
}

#[test]
fn numbers_and_names_can_be_switched_off() {
    let mut desk = Desk::alamo();
    desk.click("Numbers");
    assert!(!desk.app.shown().has(DesignerLayer::Numbers) && desk.app.shown().has(DesignerLayer::Names));
    desk.click("Names");
    desk.click("Numbers");
    assert!(desk.app.shown().has(DesignerLayer::Numbers) && !desk.app.shown().has(DesignerLayer::Names));
}

#[test]
fn every_tool_has_a_key_of_its_own_and_a_workspace() {
    let mut keys = std::collections::BTreeSet::new();
    for tool in TOOLS.iter().map(|own| own.tool) {
        let key = bexar::gui::keymap::key_of(tool.command());
        assert!(key.len() == 1 && keys.insert(key), "{tool:?}");
        assert!(Workspace::ALL.into_iter().any(|workspace| workspace.has(tool)), "{tool:?}");
    }
}

#[test]
fn the_line_below_names_both_layers_of_the_hexside_under_the_pointer() {
    let mut desk = Desk::alamo();
    desk.drag(&[desk.at("1407/1507")]);
    let hex = "1407 · floor, ";
    let status = "1407/1507: gunslit on the ground, outer wall above";
    let shown = desk.window().find(|seen: Candidate<'_>| match seen {
        Candidate::Text { content, .. } if content.contains(status) => Some(content.to_owned()),
        _ => None,
    });
    assert!(shown.as_ref().is_ok_and(|shown| shown.starts_with(hex) || shown.starts_with("1507")), "{shown:?}");
}
