//! The region brush: hexes, spots of one level, hexsides, and regions that disagree with the walls.

use bexar::gui::app::App;
use bexar::gui::designer_layer::DesignerLayer;
use bexar::gui::desk::Message as On;
use bexar::gui::panel::layers;
use bexar::gui::panel::tools::{self, NAME};
use bexar::gui::tool::drafts::BrushName;
use bexar::gui::tool::region::Holds;
use bexar::gui::tool::{BrushSize, Tool};
use bexar::picture::MapFeatures;
use rules::hex::Hex;
use rules::lint;
use rules::map::{Members, RegionKind};
use rules::rulebook::System;
use rules::spot::{Level, Spot};
use rules::words::Language;

use crate::desk::Desk;

fn members<'a>(desk: &'a Desk, id: &str) -> &'a Members {
    &desk.app.document().map().region(id).expect("the region is there").members
}

/// Begins a region of this name with the kind of members on the button.
fn begin(desk: &mut Desk, name: &str, holds: &str) {
    desk.take(Tool::Region);
    desk.fill(NAME, name);
    desk.click(holds);
}

#[test]
fn a_region_holds_hexsides_when_these_are_painted() {
    let mut desk = Desk::alamo();
    begin(&mut desk, "Breach", "Hexsides");
    let at = desk.at("1304/1305");
    desk.drag(&[at]);
    let at = desk.at("1204/1305");
    desk.drag(&[at]);
    let Members::Hexsides(sides) = members(&desk, "breach") else { panic!("{:?}", members(&desk, "breach")) };
    assert_eq!(sides.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1204/1305", "1304/1305"]);
    // It accepts nothing else: the other choices are disabled.
    desk.click("Hexes");
    assert_eq!(desk.app.toolbox().region, Holds::Hexsides);
    desk.strike("X");
    let at = desk.at("1304/1305");
    desk.drag(&[at]);
    assert!(matches!(members(&desk, "breach"), Members::Hexsides(sides) if sides.len() == 1));
    desk.strike("Ctrl+Z");
    assert!(matches!(members(&desk, "breach"), Members::Hexsides(sides) if sides.len() == 2));
}

#[test]
fn a_region_of_spots_takes_the_level_shown_or_all_of_them() {
    let mut desk = Desk::alamo();
    begin(&mut desk, "Lookouts", "One level");
    desk.hears(On::LevelPicked(Level::Roof));
    let at = desk.hex("1404");
    desk.drag(&[at]);
    let roof = Spot::new("1404".parse().expect("a hex"), Level::Roof);
    assert_eq!(*members(&desk, "lookouts"), Members::Spots(vec![roof]));
    // Open ground has no roof.
    let open = desk.hex("0203");
    desk.drag(&[open]);
    assert!(desk.shows("0203 has no such level: Roofs"));
    desk.click("Hexes");
    assert_eq!(desk.app.toolbox().region, Holds::Hexes);
    desk.drag(&[at]);
    let with_floors = |spots: &[Spot]| spots.len() == 3;
    assert!(matches!(members(&desk, "lookouts"), Members::Spots(spots) if with_floors(spots)), "with the floors below");
}

#[test]
fn regions_are_drawn_while_their_brush_or_layer_asks_for_them_and_each_has_an_eye() {
    let mut desk = Desk::alamo();
    let drawn = |desk: &Desk| desk.app.view_of_map().regions;
    assert!(drawn(&desk).is_empty(), "no printed map has them");
    desk.take(Tool::Region);
    let all = drawn(&desk);
    let regions = &desk.app.document().map().regions;
    let plaza = regions.iter().position(|own| own.id == "plaza").expect("the Alamo has a plaza");
    // The areas of another game have a separate tool.
    assert!(regions.iter().enumerate().all(|(at, own)| all.has(at) == (own.kind != RegionKind::AREA)));
    let shown = |shown| On::Tools(tools::Message::RegionShown("plaza".to_owned(), shown));
    desk.hears(shown(false));
    assert_eq!(drawn(&desk), all.without(plaza));
    desk.take(Tool::Select);
    assert!(drawn(&desk).is_empty());
    desk.hears(On::Layers(layers::Message::Switched(DesignerLayer::Regions, true)));
    assert_eq!(drawn(&desk), all.without(plaza), "the eye stays shut");
    desk.take(Tool::Region);
    desk.hears(shown(true));
    assert_eq!(drawn(&desk), all);
}

#[test]
fn the_window_shows_what_the_game_reads_and_what_the_tool_in_hand_paints() {
    let seen = |desk: &Desk| desk.app.view_of_map().features;
    assert_eq!(seen(&Desk::alamo()), MapFeatures::ENTRY_AREAS);
    let mut desk = Desk::from(App::start(Some("guardhouse".into()), Language::English));
    let read = MapFeatures::read_by(System::Deguello);
    assert_eq!(seen(&desk), read);
    desk.take(Tool::EntryArea);
    assert_eq!(seen(&desk), read.with(MapFeatures::ENTRY_AREAS));
    // While areas are painted each has a colour of its own instead.
    desk.take(Tool::GameArea);
    assert_eq!(seen(&desk), read.without_kind(RegionKind::AREA));
    desk.take(Tool::Region);
    assert_eq!(seen(&desk), MapFeatures::NONE.with_kind(RegionKind::AREA));
    desk.take(Tool::Select);
    desk.hears(On::Layers(layers::Message::Switched(DesignerLayer::Regions, true)));
    let (view, map) = (desk.app.view_of_map(), desk.app.document().map());
    let ribbons = map.regions.iter().enumerate().filter(|(at, _)| view.regions.has(*at));
    assert!(ribbons.clone().count() > 0);
    assert!(ribbons.into_iter().all(|(_, own)| !read.has_kind(&own.kind)), "nothing is drawn twice");
}

#[test]
fn a_region_of_hexes_is_painted_by_hexes_whatever_was_picked_before() {
    let mut desk = Desk::alamo();
    begin(&mut desk, "Anything", "Hexsides");
    desk.click("Alamo confines");
    assert_eq!(desk.app.toolbox().region, Holds::Hexes.fitting(members(&desk, "confines")));
    assert_eq!(desk.app.toolbox().reach(), BrushSize::One);
}

#[test]
fn a_region_that_disagrees_with_the_walls_says_so_on_its_page_and_is_mended_there() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Region);
    let disagree = "REGIONS AND WALLS DISAGREE";
    assert!(!desk.shows(disagree));
    let before = members(&desk, "inside_walls").clone();
    desk.click("Inside the walls");
    // A hex outside two walls that protect the inside.
    let report = |desk: &Desk| desk.app.document().report().findings_of("contradicted-region").count();
    let is_inside = |hex: Hex| {
        [Level::Ground, Level::In, Level::Roof]
            .map(|level| Spot::new(hex, level))
            .iter()
            .any(|spot| before.has_spot(*spot))
    };
    let map = desk.app.document().map();
    let is_told = |hex: Hex| {
        let mut painted = map.clone();
        let region = painted.regions.iter_mut().find(|region| region.id == "inside_walls").expect("it is there");
        match &mut region.members {
            Members::Hexes(hexes) => hexes.push(hex),
            Members::Spots(spots) => spots.push(Spot::new(hex, Level::Ground)),
            Members::Hexsides(_) => unreachable!("a zone of hexes"),
        }
        let mut project = desk.app.document().project().clone();
        project.set_base_map(painted);
        lint::run(&project).findings_of("contradicted-region").count() > 0
    };
    let walls = |hex: &Hex| hex.neighbours().filter(|near| is_inside(*near)).count();
    let mut outside: Vec<_> = map.grid.hexes().filter(|hex| !is_inside(*hex) && walls(hex) > 1).collect();
    // The most enclosed one is told first: a stroke for each would take half a minute.
    outside.sort_by_key(|hex| std::cmp::Reverse(walls(hex)));
    let told = outside.into_iter().find(|hex| is_told(*hex)).expect("a hex outside is taken for one inside");
    let at = desk.hex(&told.to_string());
    desk.drag(&[at]);
    assert!(report(&desk) > 0, "{told}");
    desk.resize(crate::desk::TALL);
    assert!(desk.shows(disagree));
    let mut findings = desk.app.document().report().findings.iter();
    let at = findings.position(|finding| finding.lint == "contradicted-region").expect("it is found");
    desk.hears(On::Tools(tools::Message::FindingPicked(at)));
    assert!(!desk.app.board().marked().is_empty() && desk.shows(disagree), "it is lit up, and the page stays");
    assert!(desk.shows("Apply suggestion") || desk.shows("Fix"));
    let key = desk.app.board().key().expect("the map explains its marks");
    assert!(key.rows.iter().any(|(_, says)| says.contains("The walls put it")), "{key:?}");
    desk.hears(On::Tools(tools::Message::MendAsked(at)));
    assert_eq!(report(&desk), 0);
    // The suggestion changes one side of the contradiction, the region or a wall; it is one undo step.
    desk.strike("Ctrl+Z");
    assert!(report(&desk) > 0);
    desk.strike("Ctrl+Z");
    assert_eq!(*members(&desk, "inside_walls"), before);
}

#[test]
fn a_region_is_of_a_kind_with_its_figures_and_a_gun_looks_somewhere() {
    let mut desk = Desk::alamo();
    begin(&mut desk, "Battery", "Hexes");
    let at = desk.hex("0203");
    desk.drag(&[at]);
    desk.hears(On::Tools(tools::Message::RegionPicked(BrushName::Known("battery".to_owned()))));
    desk.hears(On::Tools(tools::Message::RegionKindPicked(Some("battery_site"))));
    desk.hears(On::Tools(tools::Message::RegionFigureMoved(RegionKind::FACING, 135)));
    assert!(desk.shows("135°"), "a figure is shown while it is set");
    desk.hears(On::Tools(tools::Message::RegionFigureSet));
    let told = |desk: &Desk| {
        let region = desk.app.document().map().region("battery").expect("the region is there");
        (region.kind.clone(), region.figures.get(RegionKind::FACING).copied())
    };
    assert_eq!(told(&desk), ("battery_site".to_owned(), Some(135)));
    desk.strike("Ctrl+Z");
    assert_eq!(told(&desk), ("battery_site".to_owned(), Some(0)));
    desk.take(Tool::GunSite);
    desk.hears(On::Tools(tools::Message::GunFacingPicked(Some(45))));
    desk.drag(&[at]);
    let site =
        |desk: &Desk| desk.app.document().map().gun_sites.iter().find(|own| own.at.hex.to_string() == "0203").cloned();
    assert_eq!(site(&desk).and_then(|site| site.facing), Some(45));
    desk.strike("Ctrl+Z");
    assert_eq!(site(&desk), None);
}
