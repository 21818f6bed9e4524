//! Tests for defects of a module that the engine would not report.

mod attributes;
mod opened;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use rules::characters::shown;
use rules::hex::Hex;
use rules::map::RegionKind;
use rules::project::Project;
use rules::rulebook::System;
use rules::spot::Level;
use rules::systems;
use rules::words::Language;

use super::sequence::tests::parts;
use super::*;
use crate::files::{bundled_names, open, switch_on};
use crate::picture::layout;
use opened::{Node, Opened};

fn project(name: &str) -> Project {
    open(Path::new(name)).unwrap().project
}

fn made(project: &Project, language: Language) -> Module {
    let options = Options { hex: 40, release: "1.0".to_owned() };
    module(project, &options, &Voice::new(language)).unwrap()
}

/// Returns every bundled scenario, one of them with variants that have markers, in both languages.
fn all() -> &'static [(Project, Opened)] {
    static ALL: LazyLock<Vec<(Project, Opened)>> = LazyLock::new(every);
    &ALL
}

fn every() -> Vec<(Project, Opened)> {
    let mut all = Vec::new();
    let names = bundled_names("scenario.ron");
    assert!(names.len() > 2);
    for (name, language) in names.into_iter().zip([Language::English, Language::French].into_iter().cycle()) {
        let mut project = project(name);
        if name == "mission" {
            for variant in ["homebrew/smoke", "ladders"] {
                switch_on(&mut project, variant).unwrap();
            }
        }
        let module = made(&project, language);
        all.push((project, Opened::new(&module)));
    }
    all
}

#[test]
fn the_same_scenario_gives_the_same_bytes() {
    let project = project("mission");
    let [one, other] = [made(&project, Language::French), made(&project, Language::French)];
    assert!(one == other);
    assert!(one != made(&project, Language::English));
    let names: Vec<_> = Opened::new(&one).files.into_keys().collect();
    assert!(names.contains(&"buildFile.xml".to_owned()) && names.contains(&"moduledata".to_owned()), "{names:?}");
}

#[test]
fn turns_are_counted_to_the_last_one_of_the_game() {
    for (project, module) in all() {
        let name = &project.scenario.title.en;
        let turns = match project.rulebook.system {
            System::Alamo => "game.turns",
            System::Knapp => "k.turns",
            System::Deguello => "d.rounds",
        };
        let counters = module.root.all("CounterTurnLevel");
        let limits: Vec<_> = counters.into_iter().map(|own| own.attribute("loopLimit").to_owned()).collect();
        assert_eq!(limits, [project.rulebook.number(turns).to_string()], "{name}");
    }
}

#[test]
fn every_counter_is_on_its_hex_and_level_or_waits_beside_the_map() {
    for (project, module) in all() {
        let name = &project.scenario.title.en;
        let mut stacks: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        let map = module.maps()[0];
        for stack in map.all("SetupStack") {
            if stack.attribute("useGridLocation") == "true" {
                let pieces = stack.all("PieceSlot").into_iter().map(|slot| {
                    let traits = module.traits(slot);
                    let mark = traits.iter().find(|own| own.fields[0] == "mark").unwrap();
                    let level =
                        traits.iter().find(|own| own.fields.get(19).is_some_and(|name| name == "Level")).unwrap();
                    (parts(',', &mark.state)[0].clone(), level.state.clone())
                });
                let before = stacks.insert(number(stack.attribute("location")).to_owned(), pieces.collect());
                assert_eq!(before, None, "{name}: two stacks on {}", stack.attribute("location"));
            }
        }
        let mut expected: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        let kinds = counters_by_name(project);
        for own in &project.scenario.setup {
            let level = match own.at.level {
                Level::Ground => "1",
                Level::In => "2",
                Level::Roof => "3",
                Level::Upper => panic!("{name}: the 1981 game knows no upper floors"),
            };
            expected.entry(own.at.hex.to_string()).or_default().push((kinds[&own.piece].clone(), level.to_owned()));
        }
        // In some systems all counters are placed by the players.
        assert_eq!(expected.is_empty(), project.rulebook.system != System::Alamo, "{name}");
        for pieces in stacks.values_mut().chain(expected.values_mut()) {
            pieces.sort();
        }
        assert_eq!(stacks, expected, "{name}");
        let beside = module.maps()[1].all("SetupStack").into_iter().flat_map(|stack| stack.all("PieceSlot"));
        let waiting = beside.filter(|slot| module.traits(slot).iter().any(|own| own.text().starts_with("mark;Piece")));
        assert_eq!(waiting.count() + project.scenario.setup.len(), kinds.len(), "{name}");
    }
}

/// Returns the number of a place without the name that may follow it.
fn number(place: &str) -> &str {
    place.split_once(" (").map_or(place, |(number, _)| number)
}

/// Returns the id of the kind of each counter.
fn counters_by_name(project: &Project) -> BTreeMap<String, String> {
    let voice = Voice::new(Language::English);
    counters::on_the_table(&Workshop::new(project, 40, &voice))
}

#[test]
fn the_grid_lies_under_the_picture_and_numbers_as_the_map_does() {
    for (project, module) in all() {
        let board = module.maps()[0].all("Board")[0];
        let (grid, numbering) = (board.all("HexGrid")[0], board.all("HexGridNumbering")[0]);
        let [across, down, x, y] = ["dx", "dy", "x0", "y0"].map(|name| grid.attribute(name).parse::<f64>().unwrap());
        let zones = board.all("Zone");
        let whole = zones.last().expect("a zone of all hexes");
        let zone = parts(';', whole.attribute("path"));
        let zone: Vec<Vec<f64>> =
            zone.iter().map(|at| at.split(',').map(|part| part.parse().unwrap()).collect()).collect();
        assert_eq!(
            module.size(board.attribute("image")),
            ["width", "height"].map(|side| board.attribute(side).parse::<u32>().unwrap())
        );
        assert_eq!(
            [numbering.attribute("hOff"), numbering.attribute("vOff"), numbering.attribute("stagger")],
            ["1", "1", "false"]
        );
        for hex in project.map.grid.hexes() {
            let (column, row) = (f64::from(hex.column) - 1.0, f64::from(hex.row) - 1.0);
            let lower = if hex.column % 2 == 0 { 0.5 } else { 0.0 };
            let middle = [x + column * across, y + (row + lower) * down];
            let drawn = layout::centre(hex);
            let drawn = [x + f64::from(drawn.x) * 0.4, y + f64::from(drawn.y) * 0.4];
            assert!((middle[0] - drawn[0]).abs() < 0.1 && (middle[1] - drawn[1]).abs() < 0.1, "{hex}");
            assert!(middle[0] > zone[0][0] && middle[0] < zone[2][0], "{hex}");
            assert!(middle[1] > zone[0][1] && middle[1] < zone[2][1], "{hex}");
        }
    }
}

#[test]
fn hexes_of_large_maps_have_three_digits_each() {
    let [small, large] = [25, 120].map(|columns| rules::map::Grid { columns, rows: 27 });
    assert_eq!(main_map::location(Hex::new(4, 7), small), "0407");
    assert_eq!(main_map::location(Hex::new(4, 7), large), "004007");
    assert_eq!(main_map::location(Hex::new(104, 7), large), "104007");
}

#[test]
fn no_picture_is_missing_and_none_is_left_over() {
    for (project, module) in all() {
        let mut used: BTreeSet<String> = module.root.every("image").into_iter().map(str::to_owned).collect();
        for slot in module.root.all("PieceSlot").into_iter().chain(module.root.all("PrototypeDefinition")) {
            for own in module.traits(slot) {
                match own.fields[0].as_str() {
                    "emb2" => used.extend(parts(',', &own.fields[16])),
                    "piece" => {
                        used.insert(own.fields[3].clone());
                    }
                    "markmoved" => {
                        used.insert(own.fields[1].clone());
                    }
                    _ => {}
                }
            }
        }
        used.remove("");
        let there: BTreeSet<_> =
            module.files.keys().filter_map(|name| name.strip_prefix("images/")).map(str::to_owned).collect();
        assert_eq!(used, there, "{}", project.scenario.title.en);
    }
}

#[test]
fn counters_have_two_sides_and_what_has_no_back_does_not_turn() {
    for (project, module) in all() {
        let mut turning = BTreeSet::new();
        for slot in module.root.all("PieceSlot") {
            let traits = module.traits(slot);
            let Some(mark) = traits.iter().find(|own| own.text().starts_with("mark;Piece")) else { continue };
            let id = parts(',', &mark.state)[0].clone();
            let step = traits.iter().find(|own| own.fields.get(19).is_some_and(|name| name == "Step"));
            if let Some(step) = step {
                assert_eq!(step.fields.len(), 34, "{id}: fields of a layer");
                let faces = parts(',', &step.fields[16]);
                assert!(faces.len() == 2 && faces[0] != faces[1], "{id}: {faces:?}");
                assert_eq!(module.size(&faces[0]), module.size(&faces[1]), "{id}");
                turning.insert(id);
            }
        }
        let mix = &project.counters;
        let units = mix.units.iter().map(|own| own.id.clone());
        let leaders = mix.leaders.iter().filter(|own| own.replacement.is_some()).map(|own| own.id.clone());
        let has_back = |kind: &str| systems::back_of(project.rulebook.system, kind).is_some();
        let declared = mix.pieces.iter().filter(|own| has_back(&own.kind)).map(|own| own.id.clone());
        assert_eq!(turning, units.chain(leaders).chain(declared).collect(), "{}", project.scenario.title.en);
    }
}

#[test]
fn no_two_pieces_have_one_number_and_every_prototype_is_there() {
    for (project, module) in all() {
        let name = &project.scenario.title.en;
        let slots = module.root.all("PieceSlot");
        let numbers: BTreeSet<u32> = slots.iter().map(|slot| slot.attribute("gpid").parse().unwrap()).collect();
        assert_eq!(numbers.len(), slots.len(), "{name}");
        let next: u32 = module.root.attribute("nextPieceSlotId").parse().unwrap();
        assert!(numbers.iter().all(|number| *number < next), "{name}");
        let known: BTreeSet<_> =
            module.root.all("PrototypeDefinition").into_iter().map(|own| own.attribute("name")).collect();
        for slot in slots {
            let traits = module.traits(slot);
            let used: Vec<_> = traits.iter().filter(|own| own.fields[0] == "prototype").collect();
            for own in &used {
                assert!(known.contains(own.fields[1].as_str()), "{name}: {}", own.text());
            }
            let number = &parts(';', &traits.last().unwrap().state)[3];
            assert_eq!(number, slot.attribute("gpid"), "{name}");
        }
    }
}

#[test]
fn stacks_lie_on_boards_that_are_there_and_windows_have_all_their_parts() {
    for (project, module) in all() {
        let name = &project.scenario.title.en;
        // The secret plot has a separate window if there are columns.
        let plot = usize::from(!project.counters.columns.is_empty() || project.rulebook.system == System::Knapp);
        assert_eq!(module.maps().len(), 2 + plot, "{name}");
        for map in module.maps() {
            let board = map.all("Board")[0];
            let size = module.size(board.attribute("image"));
            let zones: BTreeSet<_> = board.all("Zone").into_iter().map(|zone| zone.attribute("name")).collect();
            assert_eq!(zones.len(), board.all("Zone").len(), "{name}: zones of one name");
            for stack in map.all("SetupStack") {
                assert_eq!(stack.attribute("owningBoard"), board.attribute("name"), "{name}");
                assert!(!stack.all("PieceSlot").is_empty(), "{name}");
                if stack.attribute("useGridLocation") == "true" {
                    let at = stack.attribute("location");
                    let place = &at[number(at).len()..];
                    let on_map = number(at).parse::<Hex>().is_ok_and(|hex| project.map.grid.contains(hex));
                    let is_known = place.is_empty() || zones.iter().any(|own| place == format!(" ({own})"));
                    assert!(on_map && is_known || zones.contains(at), "{name}: {at}");
                } else {
                    let [x, y] = ["x", "y"].map(|part| stack.attribute(part).parse::<u32>().unwrap());
                    assert!(x > 0 && y > 0 && x < size[0] && y < size[1], "{name}: {x}, {y}");
                }
            }
            for part in [
                "StackMetrics",
                "LayeredPieceCollection",
                "PieceMover",
                "KeyBufferer",
                "ForwardToKeyBuffer",
                "ForwardToChatter",
                "MenuDisplayer",
                "StackExpander",
                "MapCenterer",
                "Scroller",
                "CounterDetailViewer",
                "Zoomer",
                "HighlightLastMoved",
            ] {
                assert_eq!(map.all(part).len(), 1, "{name}: {part}");
            }
        }
        let sides: Vec<_> = module.root.all("PlayerRoster")[0].children.iter().map(|own| own.text.as_str()).collect();
        assert_eq!(sides.len(), 2, "{name}: {sides:?}");
        if let Some(plot) = module.maps().into_iter().find(|map| map.class == "PrivateMap") {
            assert!(sides.contains(&plot.attribute("side")), "{name}: {sides:?}");
            assert_eq!(plot.attribute("visible"), "false", "{name}");
            for format in ["moveWithinFormat", "moveToFormat", "createFormat", "changeFormat"] {
                assert_eq!(plot.attribute(format), "", "{name}: {format} tells the other side the plot");
                assert!(module.maps().iter().any(|map| !map.attribute(format).is_empty()), "{name}: {format}");
            }
        }
    }
}

#[test]
fn the_plot_of_the_scenario_lies_in_the_window_of_its_side() {
    let (project, module) = (project("alamo"), Opened::new(&made(&project("alamo"), Language::English)));
    let plot = module.maps().into_iter().find(|map| map.class == "PrivateMap").unwrap();
    let zones = plot.all("Zone");
    let zone_at = |x: i32, y: i32| {
        zones.iter().position(|zone| {
            let corners: Vec<Vec<i32>> = zone
                .attribute("path")
                .split(';')
                .map(|at| at.split(',').map(|own| own.parse().unwrap()).collect())
                .collect();
            x > corners[0][0] && x < corners[2][0] && y > corners[0][1] && y < corners[2][1]
        })
    };
    let mut planned: Vec<_> = plot
        .all("SetupStack")
        .into_iter()
        .map(|stack| zone_at(stack.attribute("x").parse().unwrap(), stack.attribute("y").parse().unwrap()).unwrap())
        .collect();
    let areas: Vec<_> = project.map.entry_areas.iter().map(|area| area.number).collect();
    let mut expected: Vec<_> =
        project.scenario.plot.iter().map(|line| areas.iter().position(|own| *own == line.area).unwrap()).collect();
    planned.sort_unstable();
    expected.sort_unstable();
    assert_eq!(planned, expected);
}

#[test]
fn the_plan_of_the_second_game_has_a_box_for_each_start_and_a_marker_for_each_column() {
    let project = project("rancho");
    let module = Opened::new(&made(&project, Language::French));
    let plot = module.maps().into_iter().find(|map| map.class == "PrivateMap").unwrap();
    let starts = project.map.regions.iter().filter(|own| own.kind == RegionKind::START_POSITION).count();
    // One more box is for the columns that have no place yet.
    assert_eq!(plot.all("Zone").len(), starts + 1);
    let columns = project.rulebook.number("k.columns.most") as usize;
    assert_eq!(plot.all("SetupStack").len(), columns + 1);
}

#[test]
fn pages_are_there_and_hold_the_rules_in_force() {
    for (project, module) in all() {
        let pages: Vec<_> = module.root.every("fileName");
        assert!(pages.len() > 3);
        for page in pages {
            let text = std::str::from_utf8(&module.files[page]).unwrap();
            assert!(text.starts_with("<html>") && text.is_ascii(), "{page}");
            assert!(Node::read(text.as_bytes()).all("body")[0].children.len() > 1, "{page}");
        }
        let rules = std::str::from_utf8(&module.files["rules-in-force.html"]).unwrap();
        let published = crate::aids::in_force(project, &Voice::new(Language::English)).is_empty();
        assert_eq!(rules.contains("<ul>"), !published, "{}", project.scenario.title.en);
    }
}

#[test]
fn variants_bring_their_markers_along() {
    let (project, module) = all().iter().find(|(project, _)| project.variants.iter().any(|own| own.on)).unwrap();
    let flags = project.variants.iter().filter(|own| own.on).flat_map(|own| &own.document.flags);
    let flags = flags.filter(|flag| !flag.icon.is_empty()).count();
    assert!(flags > 0);
    let markers = module.root.all("PieceSlot").into_iter();
    let markers = markers.filter(|slot| module.traits(slot).iter().any(|own| own.text() == "prototype;marker"));
    // One more is the breach.
    assert_eq!(markers.count(), flags + 1);
}

#[test]
fn the_engine_knows_every_attribute() {
    for (_, module) in all() {
        module.root.walk(&mut |node| {
            for (name, _) in &node.attributes {
                assert!(attributes::knows(&node.class, name), "{} has no `{name}`", node.class);
            }
        });
    }
}

#[test]
fn names_of_documents_may_hold_any_sign() {
    let mut project = project("mission");
    let odd = "A/b;c,d\te\\'f' <g> & \"h\" \u{1}$i$ ✠";
    for unit in &mut project.counters.units {
        unit.name.en = odd.to_owned();
    }
    project.scenario.title.en = odd.to_owned();
    let module = Opened::new(&made(&project, Language::English));
    let read = shown(&odd.replace('\t', " ")).into_owned();
    assert_eq!(module.root.attribute("name").replace(' ', ""), read.replace(' ', ""));
    let unit = module
        .root
        .all("PieceSlot")
        .into_iter()
        .find(|slot| module.traits(slot).iter().any(|own| own.text() == "prototype;texan-unit"));
    let traits = module.traits(unit.unwrap());
    assert_eq!(traits.last().unwrap().fields[4], read);
}

#[test]
fn a_map_too_large_to_be_shown_is_refused() {
    let mut project = project("mission");
    let options = Options { hex: 240, release: String::new() };
    for (side, why) in [(100, "png-too-large"), (200, "picture-too-many-hexes")] {
        project.map.grid = rules::map::Grid { columns: side, rows: side };
        let refused = module(&project, &options, &Voice::new(Language::English)).unwrap_err();
        assert_eq!(refused.message().id, why);
    }
}

#[test]
fn zones_have_the_names_that_the_game_gives_to_places() {
    for (project, module) in all() {
        let board = module.maps()[0].all("Board")[0];
        let zones: Vec<String> = board.all("Zone").iter().map(|zone| zone.attribute("name").to_owned()).collect();
        let kind = match project.rulebook.system {
            System::Alamo => {
                assert_eq!(zones.len(), 1, "only the hexes: {zones:?}");
                continue;
            }
            System::Knapp => RegionKind::START_POSITION,
            System::Deguello => RegionKind::AREA,
        };
        for region in project.map.regions_of(kind) {
            let is_it = |own: &str| {
                [Language::English, Language::French].into_iter().any(|language| own == region.name.get(language))
            };
            assert!(zones.iter().flat_map(|own| own.split(" / ")).any(is_it), "{}: {zones:?}", region.id);
        }
    }
}
