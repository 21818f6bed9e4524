//! The tools that select, build, name, stamp and measure, by mouse and keyboard.

use bexar::gui::app::Message;
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::Dialog;
use bexar::gui::panel::{find, scenario, tools};
use bexar::gui::tool::drafts::BrushName;
use bexar::gui::tool::{SelectionMethod, Tool};
use bexar::picture::Layer;
use iced::keyboard::Modifiers;
use rules::edit::Building;
use rules::hex::Hex;
use rules::hexside::Layer as Half;
use rules::map::{Ground, HexsideKind};
use rules::text;
use rules::words::Language;

use crate::desk::Desk;
use crate::kind;

/// Returns an empty map, 12 by 10.
fn open_country() -> Desk {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+N");
    desk.fill(bexar::gui::dialog::new_map::COLUMNS, "12");
    desk.fill(bexar::gui::dialog::new_map::ROWS, "10");
    desk.click("Create");
    desk
}

fn tell(desk: &mut Desk, message: tools::Message) {
    desk.hears(On::Tools(message));
}

#[test]
fn a_house_with_two_rooms_and_a_door_is_drawn_in_a_few_gestures() {
    let mut desk = open_country();
    let blank = text::write(desk.app.document().base_map());
    desk.take(Tool::Building);
    desk.drag(&[desk.hex("0404"), desk.hex("0704")]);
    assert_eq!(kind(&desk, "0403/0404", Half::Ground), HexsideKind::InteriorWall);
    assert_eq!(kind(&desk, "0403/0404", Half::Upper), HexsideKind::OuterWall);
    assert_eq!(kind(&desk, "0404/0504", Half::Ground), HexsideKind::Clear, "no wall within the house");
    let walls = |desk: &Desk| {
        let sides = &desk.app.document().map().hexsides;
        sides.iter().filter(|own| own.kind == HexsideKind::InteriorWall).count()
    };
    let around = walls(&desk);
    desk.take(Tool::Room);
    tell(&mut desk, tools::Message::RoomTyped("West room".to_owned()));
    desk.drag(&[desk.hex("0404"), desk.hex("0504")]);
    assert_eq!(desk.app.drafts().room, BrushName::Known("west_room".to_owned()));
    tell(&mut desk, tools::Message::RoomTyped("East room".to_owned()));
    desk.drag(&[desk.hex("0604"), desk.hex("0704")]);
    let rooms: Vec<_> = desk.app.document().map().rooms.iter().map(|room| room.spots.len()).collect();
    assert_eq!(rooms.iter().sum::<usize>(), desk.app.document().map().hexes.len());
    assert!(walls(&desk) > around, "a wall between the rooms");
    desk.take(Tool::Opening);
    desk.drag(&[desk.at("0403/0404")]);
    assert_eq!(kind(&desk, "0403/0404", Half::Ground), HexsideKind::Doorway);
    for _ in 0..4 {
        desk.strike("Ctrl+Z");
    }
    assert_eq!(text::write(desk.app.document().base_map()), blank);
}

#[test]
fn a_room_wants_a_name_and_a_roof_over_it() {
    let mut desk = open_country();
    desk.take(Tool::Room);
    desk.drag(&[desk.hex("0404")]);
    assert!(desk.shows("0404 is outdoors: build a house there first (U)."));
    desk.take(Tool::Building);
    desk.drag(&[desk.hex("0404")]);
    desk.take(Tool::Room);
    desk.drag(&[desk.hex("0404")]);
    assert!(desk.shows("Name the new room first, or pick a room from the list."));
    assert!(desk.app.document().map().rooms.is_empty());
}

#[test]
fn filling_stops_at_walls_and_is_one_step() {
    let mut desk = open_country();
    desk.take(Tool::Wall);
    tell(&mut desk, tools::Message::KindPicked(HexsideKind::StoneWall));
    desk.drag(&[desk.hex("0601"), desk.hex("0605"), desk.hex("0610")]);
    assert!(desk.app.document().map().hexsides.len() >= 19, "a wall from rim to rim");
    desk.take(Tool::Fill);
    tell(&mut desk, tools::Message::GroundPicked(Ground::Plaza));
    desk.drag(&[desk.hex("0202")]);
    let map = desk.app.document().map();
    assert_eq!(map.ground(Hex::new(1, 10)), Ground::Plaza);
    assert_eq!(map.ground(Hex::new(12, 1)), Ground::Outside);
    desk.strike("Ctrl+Z");
    assert!(desk.app.document().map().hexes.is_empty() && !desk.app.document().map().hexsides.is_empty());
}

#[test]
fn large_brushes_cover_more() {
    let mut desk = open_country();
    desk.take(Tool::Hex);
    desk.strike("Shift+B");
    desk.drag(&[desk.hex("0505")]);
    assert_eq!(desk.app.document().map().hexes.len(), 7);
    desk.strike("Shift+B");
    desk.drag(&[desk.hex("0505")]);
    assert_eq!(desk.app.document().map().hexes.len(), 19);
}

#[test]
fn hexes_are_chosen_copied_turned_and_stamped() {
    let mut desk = Desk::alamo();
    desk.take(Tool::ChooseHexes);
    desk.drag(&[desk.hex("1716"), desk.hex("1818")]);
    let chosen = desk.app.selection().len();
    assert!(chosen >= 5);
    desk.hold(Modifiers::SHIFT);
    desk.drag(&[desk.hex("0303")]);
    assert_eq!(desk.app.selection().len(), chosen + 1);
    desk.hold(Modifiers::COMMAND);
    desk.drag(&[desk.hex("0303")]);
    assert_eq!(desk.app.selection().len(), chosen);
    desk.hold(Modifiers::empty());
    desk.strike("Ctrl+C");
    desk.strike("Ctrl+V");
    assert_eq!(desk.app.toolbox().tool, Tool::Stamp);
    let before = text::write(desk.app.document().base_map());
    desk.strike("]");
    desk.strike("[");
    let floors = |desk: &Desk| {
        let map = desk.app.document().map();
        map.hexes.iter().filter(|own| own.ground == Ground::Floor && own.hex.column < 6).count()
    };
    let there = floors(&desk);
    desk.drag(&[desk.hex("0314")]);
    assert!(floors(&desk) > there, "the church stands in the west too");
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), before);
}

#[test]
fn what_is_cut_is_gone_and_comes_back_with_undo() {
    let mut desk = Desk::alamo();
    let before = text::write(desk.app.document().base_map());
    desk.take(Tool::ChooseHexes);
    tell(&mut desk, tools::Message::SelectionMethodPicked(SelectionMethod::Lasso));
    let (a, b) = (desk.hex("1615"), desk.hex("1919"));
    let ring = [a, iced::Point::new(b.x, a.y), b, iced::Point::new(a.x, b.y), a];
    desk.drag(&ring);
    assert!(desk.app.selection().contains(&Hex::new(17, 17)));
    desk.strike("Ctrl+X");
    assert_eq!(desk.app.document().map().ground(Hex::new(17, 17)), Ground::Outside);
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), before);
}

#[test]
fn names_are_written_changed_and_deleted() {
    let mut desk = open_country();
    desk.take(Tool::Label);
    tell(&mut desk, tools::Message::LabelTyped("The gate".to_owned()));
    desk.drag(&[desk.hex("0505")]);
    assert_eq!(desk.app.document().map().labels[0].text.en, "The gate");
    desk.drag(&[desk.hex("0505")]);
    assert!(desk.app.drafts().label_held.is_some());
    tell(&mut desk, tools::Message::LabelTyped("The old gate".to_owned()));
    desk.click("Change");
    assert_eq!(desk.app.document().map().labels[0].text.en, "The old gate");
    desk.drag(&[desk.hex("0505")]);
    desk.click("Delete");
    assert!(desk.app.document().map().labels.is_empty());
}

#[test]
fn regions_are_painted_by_the_names_rules_ask_for() {
    let mut desk = open_country();
    desk.take(Tool::Region);
    desk.click("The confines");
    desk.drag(&[desk.hex("0303"), desk.hex("0306")]);
    let region = desk.app.document().map().region("confines").cloned();
    assert_eq!(region.map(|region| region.members.has_spots()), Some(true));
    desk.strike("X");
    desk.drag(&[desk.hex("0303"), desk.hex("0306")]);
    assert_eq!(desk.app.document().map().region("confines"), None, "a region without hexes is gone");
}

#[test]
fn the_measure_counts_hexes_and_leaves_a_line_that_can_be_printed() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Measure);
    desk.drag(&[desk.hex("0505"), desk.hex("0905")]);
    assert!(desk.shows("0505 to 0905: 4 hexes"));
    assert!(desk.app.board().laid().iter().all(|shape| shape.layer == Layer::Overlay));
    assert!(!desk.app.board().laid().is_empty());
    desk.strike("Esc");
    assert!(desk.app.board().laid().is_empty());
}

#[test]
fn the_pipette_takes_up_what_lies_under_the_pointer() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hexside);
    desk.hover("1304/1305");
    desk.strike("I");
    assert_eq!(desk.app.toolbox().kind, HexsideKind::WoodenWall);
    desk.take(Tool::Building);
    desk.hover("1717/1718");
    desk.strike("I");
    assert_eq!(desk.app.toolbox().building, Some(Building::OpenTop));
}

#[test]
fn a_map_can_be_painted_from_the_keyboard_alone() {
    let mut desk = open_country();
    desk.take(Tool::Building);
    desk.strike("↑");
    let at = desk.app.chosen().expect("the hex cursor begins in the middle");
    desk.strike("Enter");
    assert_eq!(desk.app.document().map().ground(at), Ground::Floor);
    desk.take(Tool::Wall);
    desk.strike("↓");
    desk.strike("Enter");
    for _ in 0..3 {
        desk.strike("↓");
    }
    let before = desk.app.document().map().hexsides.len();
    desk.strike("Enter");
    assert!(desk.app.document().map().hexsides.len() > before);
}

#[test]
fn commands_are_found_by_words_in_both_languages() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+K");
    desk.write("measure");
    desk.strike("Enter");
    assert_eq!((desk.app.toolbox().tool, desk.app.dialog()), (Tool::Measure, None));
    desk.update(Message::LanguagePicked(Language::French));
    desk.strike("Ctrl+K");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Palette(_))) && desk.shows("Outil\u{a0}: Mesurer"));
}

#[test]
fn counters_go_from_the_tray_to_the_map_and_the_rules_have_their_say() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Counter);
    assert!(desk.shows("Set up the rest"), "the tray opens with the tool");
    let setup = |desk: &Desk| desk.app.document().project().scenario.setup.clone();
    let all = setup(&desk).len();
    desk.hears(On::Scenario(scenario::Message::TakenBack("vir6".to_owned())));
    assert_eq!(setup(&desk).len(), all - 1);
    desk.hears(On::Scenario(scenario::Message::Chosen("vir6".to_owned())));
    assert!(!desk.app.board().laid().is_empty(), "where it may go is lit, the rest dimmed");
    desk.drag(&[desk.hex("0103")]);
    assert_eq!(setup(&desk).len(), all - 1);
    let said = format!("{:?}", desk.app.notice());
    assert!(said.contains("A2.0.g") && said.contains("0103"), "{said}");
    desk.drag(&[desk.hex("1010")]);
    assert!(setup(&desk).iter().any(|line| line.piece == "vir6" && line.at.hex == Hex::new(10, 10)));
    desk.strike("Ctrl+Z");
    assert_eq!(setup(&desk).len(), all - 1);
    desk.hears(On::Scenario(scenario::Message::Cleared));
    assert!(setup(&desk).is_empty());
    desk.click("Set up the rest");
    assert!(setup(&desk).len() >= all, "{}", setup(&desk).len());
    assert!(desk.app.document().report().findings.is_empty(), "{:?}", desk.app.document().report());
    desk.strike("Ctrl+Z");
    assert!(setup(&desk).is_empty(), "one step");
}

#[test]
fn what_a_query_finds_is_lit_and_replaced_in_one_step() {
    let mut desk = Desk::alamo();
    let before = text::write(desk.app.document().base_map());
    desk.strike("Ctrl+F");
    desk.hears(On::Find(find::Message::QueryTyped("wooden wall between".to_owned())));
    assert!(desk.app.board().laid().is_empty(), "half a query finds nothing and breaks nothing");
    desk.hears(On::Find(find::Message::QueryTyped("wooden walls".to_owned())));
    assert!(desk.shows("16 hexsides") && !desk.app.board().laid().is_empty());
    desk.hears(On::Find(find::Message::SettingTyped("high_palisade".to_owned())));
    desk.click("Replace all");
    assert_eq!(kind(&desk, "1304/1305", Half::Ground), HexsideKind::HighPalisade);
    assert!(desk.shows("No matches"));
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), before);
}
