//! Every bundled document loads, is written back byte for byte, and refers only to things that exist.

use std::collections::BTreeSet;

use bexar::files::{Bundled, bundled, bundled_names, bundled_scenarios};
use rules::alamo::Game;
use rules::case::Cases;
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::edit::difference;
use rules::fingerprint::Fingerprint;
use rules::map::{GunSiteKind, HexsideKind, MapDocument, Members};
use rules::playtest::{self, Plan};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::report::Severity;
use rules::rulebook::{ParameterValue, Rulebook, System};
use rules::scenario::Scenario;
use rules::side::Side;
use rules::spot::{Level, Spot};
use rules::text::{self, Document};
use rules::variant::{Rule, Variant};

/// Returns every bundled document of a kind, by name.
#[track_caller]
fn all<D: Document + Clone>() -> Vec<(&'static str, D)> {
    let documents: Vec<_> = bundled_names(D::EXTENSION)
        .into_iter()
        .map(|name| {
            let file = format!("{name}.{}", D::EXTENSION);
            let text = bundled(&file).unwrap_or_else(|| panic!("{file} is not bundled"));
            let document: D = text::read(text).unwrap_or_else(|error| panic!("{file}:{error}: {:?}", error.message));
            assert_eq!(text::write(&document), text, "{file} is not in canonical form");
            assert!(!document.title().en.is_empty() && !document.title().fr.is_empty(), "{file} lacks a title");
            (name, document)
        })
        .collect();
    assert!(!documents.is_empty(), "no bundled {}", D::NAME);
    documents
}

fn alamo() -> Project {
    Project::load(&Bundled, "alamo").expect("the bundled scenario loads")
}

/// Returns the pieces of a side in a counter mix, without batteries, which belong to no side.
fn pieces(mix: &CounterMix, of: Side) -> Vec<String> {
    let units = mix.units.iter().filter(|unit| unit.side == of).map(|unit| (&unit.id, unit.quantity));
    let leaders = mix.leaders.iter().filter(|leader| leader.side == of).map(|leader| (&leader.id, 1));
    units.chain(leaders).flat_map(|(id, quantity)| CounterMix::pieces_of(id, quantity)).collect()
}

fn batteries(mix: &CounterMix) -> Vec<String> {
    mix.batteries.iter().flat_map(|battery| CounterMix::pieces_of(&battery.id, battery.quantity)).collect()
}

#[test]
fn every_document_survives_reading_and_writing() {
    all::<MapDocument>();
    all::<CounterMix>();
    all::<Rulebook>();
    all::<Correction>();
    all::<Variant>();
    all::<Scenario>();
    all::<Cases>();
}

/// Every variant has a page, and texts for each figure, choice and rule, in both languages.
#[test]
fn every_variant_explains_itself_in_both_languages() {
    for (name, variant) in all::<Variant>() {
        assert_eq!(variant.id, name.rsplit('/').next().unwrap(), "{name} is found by another name than its own");
        assert!(variant.notes.len() > 1, "{name} has no page");
        let figures = variant.params.iter().map(|param| &param.says).chain(variant.opts.iter().map(|opt| &opt.says));
        let added = variant.flags.iter().map(|flag| &flag.says).chain(variant.tables.iter().map(|table| &table.says));
        let words = variant.notes.iter().chain(figures).chain(added).chain(variant.rules.iter().map(Rule::says));
        for words in words {
            assert!(!words.en.is_empty() && !words.fr.is_empty(), "{name}: {words:?}");
        }
    }
}

#[test]
fn every_scenario_loads_with_its_parts_and_nothing_is_found() {
    for (name, _) in all::<Scenario>() {
        let project = Project::load(&Bundled, name).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        assert!(project.corrections.iter().all(|correction| correction.conflict.is_none()), "{name}");
        let findings = rules::lint::run(&project).findings;
        let bad: Vec<_> = findings.iter().filter(|finding| finding.severity != Severity::Note).collect();
        assert!(bad.is_empty(), "{name}: {bad:#?}");
    }
}

/// Every bundled scenario is pinned to its map, so that a change of a map requires a look at the scenarios on it.
#[test]
fn every_scenario_is_pinned_to_its_map_as_it_is() {
    for (name, scenario) in all::<Scenario>() {
        let project = Project::load(&Bundled, name).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let map = Fingerprint::of(project.base_map());
        assert_eq!(
            scenario.map_fingerprint, map,
            "{name}: `cargo run -- fix --suggestions data/scenarios/{name}.scenario.ron` pins it to its map as it is; \
             a new scenario gets the line `map_fingerprint: \"{map}\",` below its `map`"
        );
    }
}

#[test]
fn the_palisade_changes_four_hexsides_and_its_inverse_restores_the_file() {
    let project = alamo();
    let correction = &project.corrections[0].document;
    let mut map = project.base_map().clone();
    correction.apply(&mut map).unwrap();
    let changed: Vec<_> = difference(project.base_map(), &map).iter().map(rules::edit::Edit::place).collect();
    assert_eq!(changed, ["1105/1205", "1204/1205", "1204/1305", "1304/1305"]);
    let high = map.hexsides.iter().filter(|entry| entry.kind == HexsideKind::HighPalisade);
    let high: Vec<_> = high.map(|entry| entry.at.to_string()).collect();
    assert_eq!(high, ["1105/1205:ground", "1204/1205:ground", "1204/1305:ground", "1304/1305:ground"]);

    correction.inverse().apply(&mut map).unwrap();
    assert_eq!(Some(text::write(&map).as_str()), bundled("alamo.map.ron"));
}

#[test]
fn the_correction_switch_changes_the_map_in_force_only() {
    let mut project = alamo();
    assert_eq!(&project.map, project.base_map());
    project.corrections[0].on = true;
    project.correct();
    assert_eq!(project.corrections[0].conflict, None);
    assert_eq!(difference(project.base_map(), &project.map).len(), 4);
}

#[test]
fn whatever_a_map_names_is_on_it() {
    for (name, map) in all::<MapDocument>() {
        let hexes = map.hexes.iter().map(|entry| entry.hex).chain(map.labels.iter().map(|label| label.at));
        for hex in hexes.chain(map.entry_areas.iter().flat_map(|area| area.hexes.iter().copied())) {
            assert!(map.grid.contains(hex), "{name}: {hex} is off the map");
        }
        for entry in &map.hexsides {
            assert!(entry.at.side.is_real() && entry.at.layer.is_some(), "{name}: {}", entry.at);
            assert!(map.layer_applies(entry.at), "{name}: {} does not apply", entry.at);
            assert_ne!(entry.kind, HexsideKind::Clear, "{name}: {}", entry.at);
        }
        for pair in map.hexsides.windows(2) {
            assert_ne!(pair[0].at, pair[1].at, "{name}: listed twice");
        }
        let spots =
            map.rooms.iter().flat_map(|room| room.spots.iter()).chain(map.gun_sites.iter().map(|site| &site.at));
        for spot in spots {
            assert!(map.has_spot(*spot), "{name}: no spot {spot}");
        }
        for room in &map.rooms {
            assert!(map.region(&room.building).is_some(), "{name}: room {} of no building", room.id);
        }
        for region in &map.regions {
            match &region.members {
                Members::Hexes(hexes) => assert!(hexes.iter().all(|hex| map.grid.contains(*hex)), "{}", region.id),
                Members::Spots(spots) => assert!(spots.iter().all(|spot| map.has_spot(*spot)), "{}", region.id),
                Members::Hexsides(sides) => assert!(sides.iter().all(|side| side.is_real()), "{}", region.id),
            }
        }
    }
}

#[test]
fn every_indoor_spot_lies_in_one_room() {
    for (name, map) in all::<MapDocument>() {
        for spot in map.spots().filter(|spot| spot.level == Level::In) {
            let rooms = map.rooms.iter().filter(|room| room.spots.contains(&spot)).count();
            assert_eq!(rooms, 1, "{name}: {spot}");
        }
    }
    assert_eq!(alamo().map.rooms.len(), 20);
}

#[test]
fn every_line_of_the_charts_finds_its_row() {
    for (name, rulebook) in all::<Rulebook>().into_iter().filter(|(_, own)| own.system == System::Alamo) {
        for kind in HexsideKind::ALL {
            let effect = rulebook.effect(kind).unwrap_or_else(|| panic!("{name}: no line for {}", kind.name()));
            assert!(rulebook.combat_rows.iter().any(|row| row.row == effect.row), "{name}: no row {}", effect.row);
        }
        let columns = rulebook.combat_rows[0].strengths.len();
        assert!(rulebook.combat_rows.iter().all(|row| row.strengths.len() == columns), "{name}");
        assert!(rulebook.combat_results.iter().all(|line| line.results.len() == columns), "{name}");
        let dice: Vec<_> = rulebook.combat_results.iter().map(|line| line.die).collect();
        assert_eq!(dice, [1, 2, 3, 4, 5, 6], "{name}");
        for row in &rulebook.combat_rows {
            for strength in 1..=12 {
                let held = row.strengths.iter().filter(|band| band.contains(strength)).count();
                assert_eq!(held, 1, "{name}: strength {strength} in row {}", row.row);
            }
        }
    }
}

#[test]
fn every_parameter_is_one_of_its_system_and_within_its_range() {
    for (name, rulebook) in all::<Rulebook>() {
        for setting in &rulebook.parameters {
            let parameter = rulebook.system.parameter(&setting.name);
            let parameter = parameter.unwrap_or_else(|| panic!("{name}: {}", setting.name));
            match (parameter.default_value(), &setting.value) {
                (ParameterValue::Flag(_), ParameterValue::Flag(_))
                | (ParameterValue::Text(_), ParameterValue::Text(_)) => {}
                (ParameterValue::Number(_), ParameterValue::Number(number)) => {
                    assert!((parameter.range.0..=parameter.range.1).contains(number), "{name}: {}", setting.name);
                }
                _ => panic!("{name}: {} is of another type", setting.name),
            }
        }
    }
}

/// The example of 8.3: strength 9 at an outer wall hits on a 3 and misses on a 6.
#[test]
fn the_combat_table_agrees_with_the_example_of_the_rules() {
    let rulebook = alamo().rulebook;
    let row = rulebook.combat_rows.iter().find(|row| row.row == "outer_wall").unwrap();
    let column = row.column(9).unwrap();
    let result =
        |die: u8| rulebook.combat_results.iter().find(|line| line.die == die).unwrap().results[column].to_string();
    assert_eq!((result(3).as_str(), result(6).as_str()), ("H", "-"));
}

#[test]
fn the_counters_are_those_of_the_order_of_battle() {
    let mix = alamo().counters;
    let count = |side| mix.units.iter().filter(|unit| unit.side == side).map(|unit| unit.quantity).sum::<i32>();
    assert_eq!((count(Side::Mexican), count(Side::Texan)), (36, 24));
    assert_eq!((mix.leaders.len(), batteries(&mix).len()), (8, 14));
    let men: i32 = mix
        .units
        .iter()
        .filter(|unit| unit.side == Side::Texan)
        .map(|unit| i32::from(unit.full.fire) * unit.quantity)
        .sum();
    assert_eq!(men + 3, 183, "a point of fire is a man, and there are three leaders");
    let mut ids: Vec<_> = [pieces(&mix, Side::Texan), pieces(&mix, Side::Mexican), batteries(&mix)].concat();
    let pieces = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), pieces, "two pieces of one name");
    let columns: BTreeSet<_> = mix.columns.iter().map(|column| column.id.as_str()).collect();
    for unit in &mix.units {
        assert_eq!(columns.contains(unit.column.as_str()), unit.side == Side::Mexican, "{}", unit.id);
    }
}

/// The set-up is a legal one for the Texan player (2.0): all pieces, in the confines, a battery on every printed
/// symbol, one combat unit per spot, Bowie where the rules put him.
#[test]
fn every_texan_set_up_is_complete_and_legal() {
    for name in bundled_scenarios(System::Alamo) {
        let project = Project::load(&Bundled, name).expect("the bundled scenario loads");
        let (map, mix, setup) = (&project.map, &project.counters, &project.scenario.setup);
        let placed = |of: &dyn Fn(&str) -> bool| {
            let mut names: Vec<_> = setup.iter().filter(|line| of(&line.piece)).map(|line| &line.piece).collect();
            names.sort();
            names.into_iter().cloned().collect::<Vec<_>>()
        };
        let sorted = |mut names: Vec<String>| {
            names.sort();
            names
        };
        let guns = batteries(mix);
        let is_gun = |name: &str| guns.iter().any(|gun| gun == name);
        assert_eq!(placed(&|piece| !is_gun(piece)), sorted(pieces(mix, Side::Texan)), "{name}");
        assert_eq!(placed(&is_gun), sorted(guns.clone()), "{name}");
        for line in setup {
            let legal = map.has_spot(line.at) && map.in_region("confines", line.at);
            assert!(legal, "{name}: {} at {}", line.piece, line.at);
        }

        let at = |of: &dyn Fn(&str) -> bool| {
            let mut spots: Vec<Spot> = setup.iter().filter(|line| of(&line.piece)).map(|line| line.at).collect();
            spots.sort();
            spots
        };
        let printed = map.gun_sites.iter().filter(|site| site.kind == GunSiteKind::Printed).map(|site| site.at);
        let gun_spots = at(&is_gun);
        assert_eq!(gun_spots, printed.collect::<Vec<_>>(), "{name}");
        let is_leader = |name: &str| mix.leaders.iter().any(|leader| leader.id == name);
        let unit_spots = at(&|piece| !is_gun(piece) && !is_leader(piece));
        assert!(unit_spots.windows(2).all(|pair| pair[0] != pair[1]), "{name}: two combat units on one spot");
        assert!(gun_spots.iter().all(|spot| unit_spots.contains(spot)), "{name}: a battery without a crew");
    }
    let project = alamo();
    let bowie = project.scenario.setup.iter().find(|line| line.piece == "bowie").unwrap();
    assert_eq!(bowie.at.to_string(), "1717/in");
    assert_eq!(Some(ParameterValue::Text(bowie.at.hex.to_string())), project.rulebook.value("setup.bowie_hex"));
}

#[test]
fn every_plot_names_columns_and_areas_that_exist() {
    for (name, scenario) in all::<Scenario>() {
        let project = Project::load(&Bundled, name).expect("the bundled scenario loads");
        let columns: Vec<_> = project.counters.columns.iter().map(|column| &column.id).collect();
        assert_eq!(scenario.plot.iter().map(|line| &line.column).collect::<Vec<_>>(), columns, "{name}");
        for line in &scenario.plot {
            let area = project.map.entry_areas.iter().any(|area| area.number == line.area);
            assert!(area, "{name}: area {}", line.area);
        }
    }
}

/// The teaching scenario has one of everything and fits on one screen.
#[test]
fn the_mission_is_small_and_shows_every_part_once() {
    let project = Project::load(&Bundled, "mission").expect("the bundled scenario loads");
    let (map, mix) = (&project.map, &project.counters);
    assert!(map.grid.columns <= 12 && map.grid.rows <= 10);
    assert_eq!((map.rooms.len(), map.gun_sites.len(), batteries(mix).len()), (2, 1, 1));
    let has = |kind| map.hexsides.iter().any(|entry| entry.kind == kind);
    for kind in [HexsideKind::StoneWall, HexsideKind::Doorway, HexsideKind::Gunslit, HexsideKind::GunRamp] {
        assert!(has(kind), "no {}", kind.name());
    }
    for side in Side::ALL {
        let units: i32 = mix.units.iter().filter(|unit| unit.side == side).map(|unit| unit.quantity).sum();
        let leaders = mix.leaders.iter().filter(|leader| leader.side == side).count();
        assert_eq!((units, leaders), (5, 1), "{side:?}");
    }
    assert_eq!(project.rulebook.number("game.turns"), 6);
    let own = [&map.by, &mix.by, &project.scenario.by];
    assert!(
        own.iter().all(|by| **by == Provenance::Original),
        "whoever reads one of its files sees that it is made up"
    );
    assert!(project.rulebook.by.words().en.contains("our own"));
    let cited = map.hexes.iter().map(|entry| &entry.by).chain(map.hexsides.iter().map(|entry| &entry.by));
    assert_eq!(cited.filter(|by| by.is_cited()).count(), 0, "no rule speaks of a place that never was");
}

/// The large scenario has the advertised size and is not presented as history.
#[test]
fn the_presidio_is_as_large_as_it_says() {
    let project = Project::load(&Bundled, "presidio").expect("the bundled scenario loads");
    let (map, mix) = (&project.map, &project.counters);
    assert_eq!((map.grid.columns, map.grid.rows), (34, 34));
    assert_eq!((pieces(mix, Side::Mexican).len(), pieces(mix, Side::Texan).len(), batteries(mix).len()), (45, 30, 6));
    assert_eq!((project.rulebook.number("game.turns"), map.entry_areas.len()), (12, 8));
    let members = |id| &map.region(id).unwrap_or_else(|| panic!("no region {id}")).members;
    let Members::Hexes(corral) = members("corral") else { panic!("the corral is not painted in hexes") };
    for corner in corral.iter().map(|hex| Spot::new(*hex, Level::Ground)) {
        let within = members("confines").has_spot(corner) && !members("inside_walls").has_spot(corner);
        assert!(within, "{corner}");
    }
    let own = [&map.by, &mix.by, &project.scenario.by];
    assert!(
        own.iter().all(|by| **by == Provenance::Original),
        "whoever reads one of its files sees that it is made up"
    );
    let cited = map.hexes.iter().map(|entry| &entry.by).chain(map.hexsides.iter().map(|entry| &entry.by));
    assert_eq!(cited.filter(|by| by.is_cited()).count(), 0, "no rule speaks of a place that never was");
}

#[test]
fn both_sides_can_win_the_made_up_battles() {
    for (name, player, games, most) in [("mission", "advance", 200, 0.8), ("presidio", "captain", 60, 0.75)] {
        let game = Game::new(&Project::load(&Bundled, name).expect("the bundled scenario loads")).unwrap();
        let players = [(); 2].map(|()| player.to_owned());
        let plan = Plan { games, seed: 1836, players, jobs: 0 };
        let results = playtest::run(&game, &plan, &|_| true).unwrap();
        assert_eq!(results.faults(), 0, "{name}");
        for side in Side::ALL {
            let share = f64::from(results.wins(side)) / f64::from(plan.games);
            assert!(share <= most, "{name}: {side:?} wins {share}");
        }
    }
}
