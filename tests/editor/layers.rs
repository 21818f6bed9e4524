//! The layers page: hidden, locked and faint layers; origins; changes made by corrections.

use bexar::gui::app::Notice;
use bexar::gui::designer_layer::DesignerLayer;
use bexar::gui::desk::Message as On;
use bexar::gui::panel::{corrections, scenario};
use bexar::gui::tool::Tool;
use bexar::picture::{Layer, Place};
use rules::hexside::Layer as Storey;
use rules::map::{Ground, HexsideKind};
use rules::text;

use crate::desk::Desk;

/// Selects a layer, using only the keyboard.
fn in_hand(desk: &mut Desk, ply: DesignerLayer) {
    desk.strike("Ctrl+5");
    // The game of the Alamo reads no kinds of regions, so the page has no layer for them.
    let mut listed = DesignerLayer::ALL.into_iter().filter(|own| *own != DesignerLayer::Features);
    for _ in 0..listed.position(|own| own == ply).expect("a layer of the page") {
        desk.strike("PgDn");
    }
}

fn locked(ply: DesignerLayer) -> Desk {
    let mut desk = Desk::alamo();
    in_hand(&mut desk, ply);
    desk.strike("Shift+L");
    desk
}

fn refused(desk: &Desk) -> bool {
    matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "gui-locked")
}

fn map(desk: &Desk) -> String {
    text::write(desk.app.document().base_map())
}

#[test]
fn a_locked_layer_takes_no_stroke_and_says_so_until_it_is_opened() {
    let mut desk = locked(DesignerLayer::Hexsides);
    let before = map(&desk);
    for tool in [Tool::Hexside, Tool::Opening, Tool::Wall] {
        desk.take(tool);
        assert!(desk.shows("Hexsides: locked"), "{tool:?}");
        let way = [desk.hex("0203"), desk.at("0203/0204"), desk.hex("0405")];
        desk.drag(&way);
        assert!(refused(&desk), "{tool:?}");
        assert!(map(&desk) == before && desk.app.document().undo_label().is_none(), "{tool:?}");
    }
    desk.take(Tool::Hex);
    desk.drag(&[desk.hex("0203")]);
    assert_eq!(desk.app.document().map().ground("0203".parse().unwrap()), Ground::Plaza);
    desk.strike("Shift+L");
    desk.take(Tool::Hexside);
    desk.drag(&[desk.at("0203/0204")]);
    assert!(!refused(&desk) && !desk.shows("Hexsides: locked"));
    assert_eq!(desk.app.document().map().kind("0203/0204".parse().unwrap(), Storey::Ground), HexsideKind::StoneWall);
}

#[test]
fn a_tool_that_builds_several_things_builds_none_when_its_own_layer_is_locked() {
    let mut desk = locked(DesignerLayer::Ground);
    let before = map(&desk);
    for tool in [Tool::Building, Tool::Fill, Tool::Hex] {
        desk.take(tool);
        desk.drag(&[desk.hex("0203")]);
        assert!(refused(&desk) && map(&desk) == before, "{tool:?}");
    }
    // Undo restores earlier states, whatever is locked now.
    desk.strike("Shift+L");
    desk.drag(&[desk.hex("0203")]);
    assert_ne!(map(&desk), before);
    desk.strike("Shift+L");
    desk.strike("Ctrl+Z");
    assert_eq!(map(&desk), before);
}

#[test]
fn what_is_cut_stays_where_its_layer_is_locked() {
    let mut desk = locked(DesignerLayer::Hexsides);
    let sides = desk.app.document().base_map().hexsides.clone();
    desk.strike("Ctrl+A");
    desk.strike("Del");
    let after = desk.app.document().base_map();
    assert_eq!(after.hexsides, sides);
    assert!(after.hexes.iter().all(|entry| entry.ground == Ground::Outside));
    assert!(matches!(desk.app.notice(), Some(Notice::Done(said)) if said.id == "gui-locked-part"));
    assert!(desk.shows("Unchanged because locked: Hexsides"));
}

#[test]
fn a_counter_stays_where_it_stands_while_counters_are_locked() {
    let mut desk = locked(DesignerLayer::Counters);
    let before = desk.app.document().project().scenario.setup.clone();
    let first = before.first().expect("the scenario sets counters up").clone();
    let taken_back = || On::Scenario(scenario::Message::TakenBack(first.piece.clone()));
    desk.hears(taken_back());
    assert!(refused(&desk));
    assert_eq!(desk.app.document().project().scenario.setup, before);
    // Picking up a counter does not change anything yet.
    desk.take(Tool::Counter);
    let there = desk.hex(&first.at.hex.to_string());
    desk.drag(&[there]);
    assert!(!refused(&desk) && desk.shows("Counters: locked"));
    desk.strike("Shift+L");
    desk.hears(taken_back());
    assert_eq!(desk.app.document().project().scenario.setup.len(), before.len() - 1);
}

#[test]
fn keys_hide_layers_make_them_faint_and_round_again() {
    let mut desk = Desk::alamo();
    in_hand(&mut desk, DesignerLayer::GunSites);
    desk.strike("Shift+H");
    assert!(!desk.app.shown().has(DesignerLayer::GunSites) && !desk.app.view_of_map().layers.has(Layer::GunSites));
    for percent in [75, 50, 25, 100] {
        desk.strike("Shift+O");
        assert_eq!(desk.app.view_of_map().opacity.percent(Layer::GunSites), percent);
    }
    // Regions are painted nowhere, so there is nothing to hide.
    let seen = desk.app.view_of_map();
    in_hand(&mut desk, DesignerLayer::Rooms);
    desk.strike("PgDn");
    desk.strike("N");
    assert!(!desk.app.shown().has(DesignerLayer::Names) && !desk.app.shown().has(DesignerLayer::Rooms));
    desk.strike("N");
    assert_eq!(desk.app.view_of_map(), seen);
}

#[test]
fn the_page_counts_where_things_come_from_and_lists_them() {
    let mut desk = Desk::alamo();
    desk.strike("Shift+P");
    assert!(desk.app.view_of_map().provenance);
    desk.strike("Ctrl+5");
    let map = desk.app.document().map();
    let cited = |count: usize, all: usize| (count, all - count);
    let hexes = map.hexes.iter().filter(|own| own.by.is_cited()).count();
    let sides = map.hexsides.iter().filter(|own| own.by.is_cited()).count();
    let rooms = map.rooms.iter().filter(|own| own.by.is_cited()).count();
    let regions = map.regions.iter().filter(|own| own.by.is_cited()).count();
    let areas = map.entry_areas.iter().filter(|own| own.by.is_cited()).count();
    let guns = map.gun_sites.iter().filter(|own| own.by.is_cited()).count();
    let all = map.hexes.len()
        + map.hexsides.len()
        + map.rooms.len()
        + map.regions.len()
        + map.entry_areas.len()
        + map.gun_sites.len();
    let (cited, reconstructed) = cited(hexes + sides + rooms + regions + areas + guns, all);
    assert!(cited > 0 && reconstructed > 0);
    assert!(desk.shows(&format!("cited {cited}, reconstructed {reconstructed}, original 0")));
    let first = map.hexes.iter().find(|own| own.by.is_cited()).expect("some hexes are cited").hex;
    desk.click(&hexes.to_string());
    assert!(desk.shows(&format!("Hexes: 1 to {} of {hexes}", hexes.min(30))));
    desk.click(&first.to_string());
    assert_eq!(desk.app.chosen(), Some(first));
    assert!(!desk.app.board().marked().is_empty());
}

#[test]
fn what_the_palisade_changes_is_lit_while_it_is_on() {
    let mut desk = Desk::alamo();
    let lit = |desk: &Desk| {
        let mut places: Vec<_> = desk.app.board().laid().iter().map(|shape| shape.place).collect();
        places.sort();
        places.dedup();
        places
    };
    desk.strike("Shift+C");
    assert_eq!(lit(&desk), []);
    desk.strike("Ctrl+5");
    desk.click_id(corrections::switch_id(0));
    let mut wanted =
        ["1304/1305", "1204/1305", "1204/1205", "1105/1205"].map(|side| Place::Hexside(side.parse().unwrap()));
    wanted.sort();
    assert_eq!(lit(&desk), wanted);
    // Painted over, the correction does not fit: it has changed nothing.
    desk.take(Tool::Hexside);
    desk.drag(&[desk.at("1304/1305")]);
    assert_eq!(lit(&desk), []);
    desk.strike("Ctrl+Z");
    assert_eq!(lit(&desk), wanted);
    desk.strike("Shift+C");
    assert_eq!(lit(&desk), []);
}
