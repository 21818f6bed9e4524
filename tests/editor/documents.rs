//! Documents in the window: new ones, unsaved ones, scenarios with their counters.

use bexar::files::bundled;
use bexar::files::journal::Beginning;
use bexar::gui::app::{App, DeskId, Message, Notice};
use bexar::gui::designer_layer::DesignerLayer;
use bexar::gui::dialog::{Dialog, Then, export, new_map, size};
use bexar::gui::document::OpenDocument;
use bexar::gui::keymap::Command;
use bexar::gui::tool::Tool;
use bexar::picture::{self, Layer};
use bexar::words::Voice;
use iced::window;
use rules::edit::Change;
use rules::hex::Hex;
use rules::map::{Grid, Ground};
use rules::project_edit::{CountersEdit, ProjectEdit, ScenarioEdit};
use rules::scenario::Placement;
use rules::spot::{Level, Spot};
use rules::text;
use rules::words::{Language, Words};

use crate::desk::Desk;

#[test]
fn a_new_map_is_empty_and_as_large_as_asked() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+N");
    assert!(matches!(desk.app.dialog(), Some(Dialog::New(_))));
    desk.fill(new_map::COLUMNS, "12");
    desk.fill(new_map::ROWS, "200");
    desk.fill(new_map::TITLE, "Fort Défiance");
    desk.click("Create");
    let map = desk.app.document().map();
    assert_eq!((map.grid, map.title.en.as_str()), (Grid { columns: 12, rows: 200 }, "Fort Défiance"));
    assert!(map.hexes.is_empty() && desk.app.dialog().is_none() && !desk.app.document().is_edited());
    assert!(!desk.app.document().is_scenario());
    desk.take(Tool::Hex);
    desk.drag(&[desk.hex("0599")]);
    assert_eq!(desk.app.document().map().ground(Hex::new(5, 99)), Ground::Plaza);
    assert!(desk.app.document().is_edited() && desk.app.title().starts_with("Fort Défiance •"));
}

#[test]
fn a_new_map_with_counters_of_its_own_is_saved_as_a_scenario_that_opens_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let map = folder.path().join("fort.map.ron");
    let mut document =
        OpenDocument::empty(Words::new("Fort", "Fort"), Grid { columns: 9, rows: 9 }, rules::rulebook::System::Alamo);
    let unit = document.project().counters.units[0].clone();
    let edit = CountersEdit::Unit(Change { was: vec![unit], becomes: Vec::new() });
    document.edit(ProjectEdit::Counters(edit)).unwrap();
    let line = Placement {
        piece: document.project().counters.leaders[0].id.clone(),
        at: Spot::new(Hex::new(4, 4), Level::Ground),
    };
    let edit = ScenarioEdit::Placement(Change { was: Vec::new(), becomes: vec![line.clone()] });
    document.edit(ProjectEdit::Scenario(edit)).unwrap();
    let snapshot = document.snapshot(&map);
    for (file, text) in snapshot.others.iter().chain([&(map.clone(), snapshot.map.clone())]) {
        bexar::files::save(file, text).unwrap();
    }
    document.saved(&map, snapshot.mark);
    assert!(document.is_scenario() && !document.is_edited());
    let home = folder.path().join("fort.scenario.ron");
    assert_eq!(document.as_on_disk().header.beginning, Beginning::Opened(home.clone()), "that is recovered");
    let opened = OpenDocument::open(&home).unwrap();
    assert_eq!(opened.project().counters, document.project().counters);
    assert_eq!((opened.base_map(), opened.file()), (document.base_map(), Some(&*map)));
    assert_eq!((opened.project().scenario.setup.clone(), &*opened.project().scenario.rulebook), (vec![line], "alamo"));
    assert_eq!(opened.project().scenario.title.en, "Fort");
    // Saving it again from the same window gives the same files.
    let again = document.snapshot(&map);
    assert_eq!((again.map, again.others), (snapshot.map, snapshot.others));
}

#[test]
fn a_size_that_makes_no_sense_is_not_begun() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+N");
    desk.fill(new_map::COLUMNS, "201");
    desk.click("Create");
    assert!(matches!(desk.app.dialog(), Some(Dialog::New(_))));
    assert_eq!(desk.app.document().map().grid.columns, 25);
    desk.click("Cancel");
    assert!(desk.app.dialog().is_none());
}

#[test]
fn whatever_would_lose_changes_asks_first() {
    let id = window::Id::unique();
    let ways = [
        (Message::Commanded(Command::Quit), Then::Quit),
        (Message::CloseRequested(id), Then::Close(id)),
        (Message::Commanded(Command::CloseTab), Then::CloseTab(DeskId::default())),
        (Message::TabClosed(DeskId::default()), Then::CloseTab(DeskId::default())),
    ];
    for (way, meant) in ways {
        let mut desk = Desk::alamo();
        desk.take(Tool::Hex);
        desk.drag(&[desk.hex("0303")]);
        desk.update(way);
        assert_eq!(desk.app.dialog(), Some(&Dialog::Unsaved(meant)));
        desk.click("Cancel");
        assert!(desk.app.dialog().is_none() && desk.app.document().is_edited());
    }
}

#[test]
fn a_new_map_has_a_past_of_its_own() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hex);
    desk.drag(&[desk.hex("0303")]);
    desk.strike("Ctrl+N");
    desk.click("Create");
    assert!(!desk.app.document().is_edited());
    desk.strike("Ctrl+Z");
    assert!(desk.app.document().map().hexes.is_empty(), "undo does not reach into the map before");
}

#[test]
fn the_counters_of_a_scenario_are_on_the_map_until_they_are_switched_off() {
    let mut desk = Desk::alamo();
    assert!(desk.app.shown().has(DesignerLayer::Counters));
    let drawn = |desk: &Desk| {
        let shapes = picture::scenario(desk.app.document().project(), &desk.app.view_of_map()).shapes;
        shapes.iter().filter(|shape| shape.layer == Layer::Counters).count()
    };
    assert!(drawn(&desk) > 41, "at least one shape a counter");
    desk.click("Counters");
    assert!(!desk.app.shown().has(DesignerLayer::Counters));
    assert_eq!(drawn(&desk), 0);
    desk.strike("C");
    assert!(desk.app.shown().has(DesignerLayer::Counters));
}

#[test]
fn the_inspector_lists_the_counters_of_a_hex_with_their_values() {
    let mut desk = Desk::alamo();
    desk.drag(&[desk.hex("0907")]);
    assert_eq!(desk.app.chosen(), Some(Hex::new(9, 7)));
    let document = desk.app.document();
    let mix = &document.project().counters;
    let travis = mix.leaders.iter().find(|leader| leader.id == "travis").expect("Travis is in the mix");
    assert!(desk.shows(&travis.name.en) && desk.shows(&format!("rating {}", travis.rating)));
    assert!(desk.shows("8-pounder"));
    desk.drag(&[desk.hex("0303")]);
    assert!(!desk.shows("8-pounder"));
}

#[test]
fn trouble_is_shown_over_the_map_and_does_not_block() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.map.ron");
    std::fs::write(&file, "Map(").unwrap();
    let mut desk = Desk::from(App::start(Some(file), Language::English));
    assert!(matches!(desk.app.notice(), Some(Notice::Unreadable(_))));
    desk.take(Tool::Hex);
    desk.drag(&[desk.hex("0303")]);
    assert!(desk.app.document().is_edited() && desk.app.notice().is_none());
}

#[test]
fn a_part_of_a_scenario_opens_the_scenario_beside_it_on_its_own_page() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file
    };
    let part = |name: &str| bundled(name).unwrap();
    let scenario = part("mission.scenario.ron").replace("counters: \"mission\"", "counters: \"own.counters.ron\"");
    let scenario = put("own.scenario.ron", &scenario);
    let counters = put("own.counters.ron", part("mission.counters.ron"));
    let mut desk = Desk::from(App::start(Some(counters.clone()), Language::English));
    assert!(desk.app.notice().is_none() && desk.app.document().is_scenario());
    assert_eq!(desk.app.document().own_file(), Some(scenario.as_path()));
    assert!(desk.shows("Grenadiers") && desk.shows("Haskell"), "the page of the counters");
    // Dropped on the window it leads to the same document.
    desk.update(Message::FileDropped(counters));
    assert_eq!(desk.app.documents().count(), 1);
}

#[test]
fn what_the_window_does_not_open_it_names() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text, words) in [
        ("lone.counters.ron", bundled("mission.counters.ron").unwrap(), "a counter mix"),
        ("lone.rules.ron", bundled("mission.rules.ron").unwrap(), "a rulebook"),
        ("lone.variant.ron", bundled("ladders.variant.ron").unwrap(), "a variant changes the rules"),
        ("lone.correction.ron", bundled("palisade.correction.ron").unwrap(), "a correction changes the map"),
        ("lone.case.ron", "Cases(format: 1)", "bexar test"),
        ("lone.results.ron", "Results(format: 1)", "play-test results"),
        ("lone.walls.ron", "Walls(format: 1)", "play-test results"),
        ("lone.shard.ron", "Shard(format: 1)", "bexar gather"),
        ("lone.txt", "Log(format: 1)", "a game log"),
    ] {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        let desk = Desk::from(App::start(Some(file), Language::English));
        let Some(Notice::Unreadable(errors)) = desk.app.notice() else { panic!("{name}: {:?}", desk.app.notice()) };
        let said = Voice::new(Language::English).load_error(&errors[0]);
        assert!(said.contains(words) && said.contains(name), "{name}: {said}");
    }
}

#[test]
fn panels_can_be_put_away_and_come_back_when_they_are_needed() {
    let mut desk = Desk::alamo();
    desk.strike("F7");
    assert!(!desk.shows("Inspector") && !desk.shows("Layers"));
    let wide = desk.app.map_size().width;
    desk.strike("F8");
    desk.strike("Ctrl+1");
    assert!(desk.shows("Inspector") && desk.app.map_size().width < wide);
    let high = desk.app.map_size().height;
    desk.without_tasks(|desk| desk.strike("F5"));
    assert!(desk.app.map_size().height < high);
    desk.strike("Shift+F6");
    assert!((desk.app.map_size().height - high).abs() < 0.5);
}

#[test]
fn a_map_grows_on_the_left_and_everything_goes_along() {
    let mut desk = Desk::alamo();
    let before = text::write(desk.app.document().base_map());
    let bowie = |desk: &Desk| {
        let setup = &desk.app.document().project().scenario.setup;
        setup.iter().find(|line| line.piece == "bowie").map(|line| line.at.hex)
    };
    assert_eq!(bowie(&desk), Some(Hex::new(17, 17)));
    desk.strike("Ctrl+G");
    desk.fill(size::LEFT, "2");
    desk.click("Resize");
    assert_eq!((desk.app.document().map().grid.columns, bowie(&desk)), (27, Some(Hex::new(19, 17))));
    assert_eq!(desk.app.document().map().ground(Hex::new(19, 17)), Ground::Floor);
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), before);
    // Anything that would fall off is named, and nothing is changed.
    desk.strike("Ctrl+G");
    desk.fill(size::LEFT, "-6");
    desk.click("Resize");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Size(_))));
    assert_eq!(text::write(desk.app.document().base_map()), before);
}

#[test]
fn a_picture_is_asked_for_with_what_the_window_shows() {
    let mut desk = Desk::alamo();
    desk.strike("H");
    desk.strike("Ctrl+E");
    let Some(Dialog::Export(dialog)) = desk.app.dialog() else { panic!("the dialog opens") };
    let order = dialog.order().expect("the suggestion makes sense");
    assert!(!order.has(export::PicturePart::Numbers) && order.has(export::PicturePart::Counters), "{order:?}");
    assert_eq!(order.is_svg(), Some(false));
}
