//! Findings in the window: fixed by a key, explained by their page, notes on request.

use bexar::files::bundled;
use bexar::gui::desk::Message as On;
use bexar::gui::document::OpenDocument;
use bexar::gui::panel::{page, tools};
use bexar::gui::tool::Tool;
use rules::edit::Change;
use rules::hexside::Layer;
use rules::map::HexsideKind;
use rules::project_edit::{ProjectEdit, ScenarioEdit};
use rules::scenario::Placement;
use rules::text;
use rules::words::Language;

use super::desk::Desk;
use super::kind;

/// Returns the Alamo with a hole in its wall.
fn with_a_hole() -> Desk {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hexside);
    desk.strike("3");
    desk.strike("X");
    let at = desk.at("1403/1404");
    desk.drag(&[at]);
    assert_eq!(kind(&desk, "1403/1404", Layer::Ground), HexsideKind::Clear);
    desk
}

#[test]
fn one_key_mends_and_undo_brings_the_fault_back() {
    let mut desk = with_a_hole();
    let broken = text::write(desk.app.document().base_map());
    assert_eq!(desk.app.document().report().findings_of("leaking-walls").count(), 1);
    desk.strike("M");
    assert!(desk.app.document().report().findings.is_empty());
    assert_ne!(kind(&desk, "1403/1404", Layer::Ground), HexsideKind::Clear);
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), broken);
    assert_eq!(desk.app.document().report().findings_of("leaking-walls").count(), 1);
}

/// After any edit the report may count other findings: none is chosen until the designer chooses one again.
#[test]
fn no_tool_leaves_another_finding_chosen() {
    let edits: [(Tool, &[&str]); 3] =
        [(Tool::Hexside, &["1403/1404"]), (Tool::Wall, &["1303", "1403"]), (Tool::Fill, &["1303"])];
    for (tool, way) in edits {
        let mut desk = with_a_hole();
        desk.strike("F8");
        desk.strike("F1");
        assert!(desk.app.page().is_some_and(|page| page.subject() == "leaking-walls"), "{tool:?}");
        desk.strike("F1");
        let before = text::write(desk.app.document().base_map());
        desk.take(tool);
        desk.hears(On::Tools(tools::Message::KindPicked(HexsideKind::StoneWall)));
        let way: Vec<_> = way.iter().map(|at| if at.contains('/') { desk.at(at) } else { desk.hex(at) }).collect();
        desk.drag(&way);
        assert!(text::write(desk.app.document().base_map()) != before, "{tool:?}");
        desk.strike("F1");
        assert!(desk.app.page().is_some_and(|page| page.subject() != "leaking-walls"), "{tool:?}");
    }
}

#[test]
fn where_nothing_can_be_mended_the_key_says_so() {
    let mut desk = Desk::alamo();
    desk.strike("M");
    assert!(desk.shows("None of the listed problems has an automatic fix"));
}

#[test]
fn the_page_of_a_finding_opens_beside_the_list_and_speaks_the_language() {
    let mut desk = with_a_hole();
    desk.strike("F8");
    assert!(!desk.shows("leaking-walls"));
    desk.strike("F1");
    assert!(desk.shows("leaking-walls"));
    desk.strike("F9");
    assert!(desk.shows("leaking-walls") && desk.app.page().is_some_and(|page| page.language() == Language::French));
    desk.strike("F1");
    assert!(!desk.shows("leaking-walls"));
}

/// The actions on the page of a lint take one press: fix it, or show where it is.
#[test]
fn the_page_of_a_finding_offers_what_can_be_done() {
    let mut desk = with_a_hole();
    desk.strike("F8");
    desk.strike("F1");
    assert!(desk.shows("The walls leak"), "the title comes first");
    desk.click("Apply suggestion");
    assert!(desk.app.document().report().findings.is_empty());
    assert!(desk.shows("leaking-walls") && desk.shows("Nothing of this kind here"));
    assert!(!desk.shows("Apply suggestion"));
}

#[test]
fn the_page_of_a_lint_that_finds_nothing_says_so() {
    let mut desk = with_a_hole();
    let followed = page::Message::Followed("room-without-door".to_owned());
    desk.strike("F1");
    desk.hears(On::Page(followed));
    assert!(desk.shows("A room without a doorway") && desk.shows("Nothing of this kind here"));
}

#[test]
fn what_is_mended_beside_the_map_is_saved_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file
    };
    let map = put("own.map.ron", bundled("mission.map.ron").unwrap());
    let scenario = bundled("mission.scenario.ron").unwrap();
    let file = put("own.scenario.ron", &scenario.replace("map: \"mission\"", "map: \"own.map.ron\""));
    let mut document = OpenDocument::open(&file).unwrap();
    let line: Placement = document.project().scenario.setup[0].clone();
    let edit = ScenarioEdit::Placement(Change { was: vec![line], becomes: Vec::new() });
    document.edit(ProjectEdit::Scenario(edit)).unwrap();
    assert!(document.is_edited());
    let snapshot = document.snapshot(&map);
    let (saved, written) = &snapshot.others[0];
    assert_eq!((snapshot.others.len(), saved), (1, &file));
    assert_eq!(written, &text::write(&document.project().scenario));
    assert!(document.undo().is_some() && !document.is_edited());
}
