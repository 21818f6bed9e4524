//! Tests that the aids match the documents.

use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::{Parameter, ParameterValue, Setting};
use rules::words::Language;

use super::*;
use crate::files::Bundled;
use crate::words::known_id;

const SCENARIOS: [&str; 3] = ["alamo", "mission", "presidio"];

fn project(name: &str) -> Project {
    Project::load(&Bundled, name).unwrap()
}

fn voices() -> [Voice; 2] {
    [Language::English, Language::French].map(Voice::new)
}

fn chart<'a>(charts: &'a [Table], name: &str) -> &'a Table {
    charts.iter().find(|own| own.name == name).unwrap_or_else(|| panic!("no chart {name}"))
}

/// Returns every text of the aids of a project.
fn texts(project: &Project, voice: &Voice) -> Vec<String> {
    let set_up = set_up(project, voice);
    let tables = charts(project, voice).into_iter().chain(set_up.groups).chain(set_up.plot);
    let of_table = |table: Table| {
        let cells: Vec<_> = table.rows().flatten().cloned().collect();
        let heads = table.columns.into_iter().map(|own| own.title);
        heads.chain(cells).chain(table.parts.into_iter().map(|own| own.title)).chain(table.notes).chain([table.title])
    };
    let mut all: Vec<String> = tables.flat_map(of_table).collect();
    for track in tracks(project, voice) {
        all.push(track.title);
        all.extend(track.spaces.into_iter().flat_map(|own| [own.label, own.note]).chain(track.notes));
    }
    let InForce { variants, figures, errata } = in_force(project, voice);
    all.extend(variants.into_iter().flat_map(|own| {
        let rules = own.rules.into_iter().flat_map(|own| [own.cites, own.title, own.sentence]);
        rules.chain(own.notes).chain(own.terms).chain([own.title, own.source]).collect::<Vec<_>>()
    }));
    all.extend(figures.into_iter().flat_map(|own| [own.meaning, own.value, own.usual, own.why]));
    all.extend(errata.into_iter().flat_map(|own| own.changes.into_iter().chain([own.title, own.source])));
    all.extend(origins(project, voice).into_iter().flat_map(|own| [own.kind, own.title, own.source]));
    all
}

/// Loads a project and switches on all its variants and corrections.
fn all_on(name: &str) -> Project {
    let mut project = project(name);
    project.variants.iter_mut().for_each(|own| own.on = true);
    project.corrections.iter_mut().for_each(|own| own.on = true);
    project.correct();
    project
}

#[test]
fn every_text_is_there_in_both_languages() {
    for name in SCENARIOS {
        for voice in voices() {
            for text in texts(&all_on(name), &voice) {
                assert!(known_id(&text).is_none() || !text.contains('-'), "{name}: {text}");
                assert!(!text.contains("{ $") && !text.contains("aids-"), "{name}: {text}");
            }
        }
    }
}

#[test]
fn every_row_has_a_cell_for_each_column() {
    for name in SCENARIOS {
        let project = all_on(name);
        let set_up = set_up(&project, &voices()[0]);
        for table in charts(&project, &voices()[0]).into_iter().chain(set_up.groups).chain(set_up.plot) {
            assert!(!table.is_empty(), "{}", table.name);
            assert!(table.rows().all(|row| row.len() == table.columns.len()), "{}", table.name);
        }
    }
}

#[test]
fn the_combat_table_is_that_of_the_rulebook() {
    let [english, _] = voices();
    for name in SCENARIOS {
        let project = project(name);
        let charts = charts(&project, &english);
        let rows: Vec<_> = chart(&charts, "combat").rows().collect();
        let rulebook = &project.rulebook;
        assert_eq!(rows.len(), rulebook.combat_rows.len() + rulebook.combat_results.len());
        for (row, line) in rows[rulebook.combat_rows.len()..].iter().zip(&rulebook.combat_results) {
            assert_eq!(row[0], line.die.to_string());
            for (cell, result) in row[1..].iter().zip(&line.results) {
                assert_eq!(cell.replace('–', "-"), result.to_string());
            }
        }
    }
}

#[test]
fn a_variant_changes_the_charts_it_has_a_say_in() {
    let [english, _] = voices();
    let mut project = project("alamo");
    let before = tracks(&project, &english)[0].spaces.len();
    let points = |project: &Project| chart(&charts(project, &english), "victory").rows().last().unwrap()[0].clone();
    assert_eq!((before, points(&project).as_str()), (12, "16+"));
    project.variants.iter_mut().find(|own| own.document.id == "long_game").unwrap().on = true;
    assert_eq!(tracks(&project, &english)[0].spaces.len(), 18);
    assert_eq!(points(&project), "22+");
    let all = charts(&project, &english);
    assert!(chart(&all, "victory").notes.iter().any(|note| note.contains("V11.a")), "{:?}", chart(&all, "victory"));
    assert_eq!(chart(&all, "long_game-victory").rows().count(), 6);
}

#[test]
fn what_is_set_otherwise_is_a_figure_of_the_house() {
    let [english, french] = voices();
    let mut project = project("alamo");
    assert!(in_force(&project, &english).is_empty(), "{:?}", in_force(&project, &english));
    project.rulebook.parameters.retain(|own| own.name != "move.ma");
    let by = Provenance::reconstructed("they are tired", "ils sont las");
    project.rulebook.parameters.push(Setting { name: "move.ma".to_owned(), value: ParameterValue::Number(6), by });
    let [figure] = &in_force(&project, &french).figures[..] else { panic!("one figure") };
    let values = [&*figure.value, &*figure.usual, figure.rule, &*figure.why];
    assert_eq!(values, ["6", "8", "A5.0.a", "ils sont las"]);
    let charts = charts(&project, &english);
    let row = chart(&charts, "movement").rows().next().unwrap();
    assert_eq!(row[1], "6 (published: 8)");
    // A different spelling of the published value is not a house figure.
    let flag = Parameter::named("los.low_wall_blocks").unwrap();
    let setting = project.rulebook.parameters.iter_mut().find(|own| own.name == flag.name).unwrap();
    setting.value = ParameterValue::Number(1);
    assert_eq!(in_force(&project, &english).figures.len(), 1);
}

#[test]
fn a_correction_in_force_is_told_as_errata() {
    let [english, _] = voices();
    let errata = in_force(&all_on("alamo"), &english).errata;
    let [palisade] = &errata[..] else { panic!("one correction") };
    assert_eq!(palisade.name, "palisade");
    assert_eq!(palisade.changes.len(), 4, "{:?}", palisade.changes);
}

#[test]
fn every_counter_is_set_up_in_one_group() {
    let [english, _] = voices();
    for name in SCENARIOS {
        let project = project(name);
        let set_up = set_up(&project, &english);
        let rows = set_up.groups.iter().map(|own| own.rows().count()).sum::<usize>();
        assert_eq!(rows, project.counters.piece_names().count(), "{name}");
        let placed = set_up.groups.iter().flat_map(Table::rows).filter(|row| !row[2].contains("placed")).count();
        assert_eq!(placed, project.scenario.setup.len(), "{name}");
        assert_eq!(set_up.plot.map_or(0, |plot| plot.rows().count()), project.scenario.plot.len(), "{name}");
    }
}
