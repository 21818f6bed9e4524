//! Lints on the counters and charts of the bundled games, one fact changed at a time.

use crate::alamo;
use crate::alamo::{Game, scenario_check};
use crate::board::Board;
use crate::fixture;
use crate::lint::{Touched, Validator, run, run_with_notes};
use crate::project::DocumentRef;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::report::Severity;
use crate::rulebook::{Band, CombatResult, Degree, ParameterValue, Setting, TerrainEffect, VictoryLevel};
use crate::side::Side;
use crate::words::Words;

/// A change of one fact, and its finding: the lint and the place.
type Fault = (fn(&mut Project), &'static str);

/// Returns the findings in the bundled Alamo after a change.
fn found(change: impl FnOnce(&mut Project)) -> Vec<String> {
    let mut project = fixture::alamo();
    change(&mut project);
    let report = run(&project);
    report.findings.iter().map(|finding| format!("{} {}", finding.lint, finding.place)).collect()
}

#[track_caller]
fn each(faults: &[Fault]) {
    let wrong: Vec<_> = faults
        .iter()
        .map(|(change, expected)| (found(change), *expected))
        .filter(|(found, expected)| found[..] != [*expected])
        .collect();
    assert_eq!(wrong, [], "found, and expected");
}

fn set(project: &mut Project, name: &str, value: ParameterValue) {
    let settings = &mut project.rulebook.parameters;
    settings.retain(|setting| setting.name != name);
    settings.push(Setting { name: name.to_owned(), value, by: Provenance::default() });
    settings.sort();
}

fn number(project: &mut Project, name: &str, value: i32) {
    set(project, name, ParameterValue::Number(value));
}

fn text(project: &mut Project, name: &str, value: &str) {
    set(project, name, ParameterValue::Text(value.to_owned()));
}

fn unit<'a>(project: &'a mut Project, id: &str) -> &'a mut crate::counters::UnitCounter {
    project.counters.units.iter_mut().find(|unit| unit.id == id).unwrap()
}

fn leader<'a>(project: &'a mut Project, id: &str) -> &'a mut crate::counters::LeaderCounter {
    project.counters.leaders.iter_mut().find(|leader| leader.id == id).unwrap()
}

fn row<'a>(project: &'a mut Project, name: &str) -> &'a mut Vec<Band> {
    &mut project.rulebook.combat_rows.iter_mut().find(|row| row.row == name).unwrap().strengths
}

#[test]
fn nothing_is_wrong_with_what_is_bundled() {
    assert_eq!(found(|_| {}), [""; 0]);
    assert_eq!(run(&fixture::bundled("mission")).findings, []);
}

#[test]
fn each_fault_of_the_counters_is_one_finding_at_its_place() {
    each(&[
        (
            |project| {
                let own = project.counters.units[1].clone();
                project.counters.units.push(own);
            },
            "doubled-name counter c1-aldama",
        ),
        (|project| unit(project, "c1-aldama").id = "duque".to_owned(), "doubled-name counter duque"),
        (|project| unit(project, "c2-toluca-scout").id = "c2-toluca-4".to_owned(), "doubled-name counter c2-toluca-4"),
        (
            |project| {
                let own = project.counters.columns[0].clone();
                project.counters.columns.push(own);
            },
            "doubled-name column 1",
        ),
        (|project| unit(project, "c1-aldama").quantity = i32::MAX, "overfull-mix counter c1-aldama"),
        (|project| unit(project, "c1-aldama").quantity = 0, "empty-quantity counter c1-aldama"),
        (|project| unit(project, "c1-aldama").quantity = -5, "empty-quantity counter c1-aldama"),
        (|project| unit(project, "c1-aldama").reduced.melee = 9, "stronger-reduced-side counter c1-aldama"),
        (|project| unit(project, "c1-aldama").full.fire = 1, "stronger-reduced-side counter c1-aldama"),
        (|project| unit(project, "vir6").full.fire = 1, "stronger-reduced-side counter vir6"),
        (|project| unit(project, "c1-aldama").full.morale = 80, "morale-beyond-dice counter c1-aldama"),
        (|project| unit(project, "c1-aldama").reduced.morale = 0, "morale-beyond-dice counter c1-aldama"),
        (|project| unit(project, "c1-aldama").reduced.morale = 70, "morale-beyond-dice counter c1-aldama"),
        (|project| unit(project, "c1-aldama").column = "11".to_owned(), "unknown-column counter c1-aldama"),
        (|project| leader(project, "cos").column.clear(), "unknown-column counter cos"),
        (|project| leader(project, "travis").column = "2".to_owned(), "stray-column counter travis"),
        (|project| leader(project, "duque").replacement = None, "leader-without-replacement counter duque"),
        (
            |project| {
                let back = leader(project, "duque").replacement.clone();
                leader(project, "travis").replacement = back;
            },
            "stray-replacement counter travis",
        ),
        (|project| leader(project, "duque").rating = 20, "rating-beyond-die counter duque"),
        (|project| leader(project, "cos").replacement.as_mut().unwrap().rating = 6, "rating-beyond-die counter cos"),
        (|project| unit(project, "c1-aldama").quantity = 6, "overfull-column column 1"),
        (|project| unit(project, "kent6").full.fire = 7, "miscounted-garrison field garrison"),
        (|project| project.counters.garrison.as_mut().unwrap().men = 189, "miscounted-garrison field garrison"),
        (|project| project.counters.batteries[0].strength = 0, "battery-beyond-dice counter gun12"),
        (|project| project.counters.batteries[0].strength = 90, "battery-beyond-dice counter gun12"),
    ]);
}

/// Every figure of the chart is held against the rules that its line cites, and only against these.
#[test]
fn a_line_of_the_chart_that_misquotes_its_rule_is_found() {
    let lines = fixture::alamo().rulebook.terrain;
    let cited = |line: &&TerrainEffect| line.by.is_cited();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| cited(line)) {
        let kind = line.kind.name();
        let otherwise = [
            TerrainEffect { cost: Some(line.cost.map_or(1, |cost| cost + 1)), ..line.clone() },
            TerrainEffect { cost: if line.cost.is_none() { Some(0) } else { None }, ..line.clone() },
            TerrainEffect { battery: !line.battery, ..line.clone() },
            TerrainEffect { zoc: !line.zoc, ..line.clone() },
            TerrainEffect { height: (line.height + 1) % 3, ..line.clone() },
            TerrainEffect { melee: !line.melee, ..line.clone() },
        ];
        for other in otherwise {
            let quoted = found(|project| project.rulebook.terrain[at] = other.clone());
            assert!(quoted.contains(&format!("misquoted-terrain terrain {kind}")), "{other:?}: {quoted:?}");
            let own = found(|project| {
                project.rulebook.terrain[at] = TerrainEffect { by: Provenance::Original, ..other.clone() };
            });
            assert!(!own.iter().any(|finding| finding.starts_with("misquoted-terrain")), "{other:?}: {own:?}");
        }
    }
    // The palisade of a correction has the row of the wooden wall too, so no row is left unused.
    let row = found(|project| project.rulebook.terrain[3].row = "clear".to_owned());
    assert_eq!(row, ["misquoted-terrain terrain wooden_wall"]);
    // The published chart lets batteries across a streambed, and 10.3 does not.
    let streambed = |citation: &str| {
        let by = Provenance::Cited(citation.to_owned());
        found(|project| {
            let line = &mut project.rulebook.terrain[1];
            *line = TerrainEffect { battery: true, by, ..line.clone() };
        })
    };
    assert_eq!(streambed("5.7"), [""; 0]);
    assert_eq!(streambed("5.7, 10.3"), ["misquoted-terrain terrain dry_streambed"]);
}

/// A text that is the same in both languages is one fault; two different texts are two.
#[test]
fn what_both_languages_say_alike_is_told_once() {
    let long = |letter: &str| letter.repeat(41);
    let label = |en: String, fr: String| {
        let mut project = fixture::alamo();
        let at = "0101".parse().unwrap();
        project.map.labels.push(crate::map::Label { at, text: Words::new(en, fr), turned: 0, size: 100 });
        project.map.labels.sort();
        let report = run(&project);
        let fields = report.findings_of("overlong-name").map(|finding| {
            let said = finding.message.arguments.iter().find(|(name, _)| *name == "field");
            format!("{:?}", said.expect("the field").1)
        });
        fields.collect::<Vec<_>>()
    };
    assert_eq!(label(long("a"), long("a")), [r#"Text("labels.0101.text")"#]);
    let both = [r#"Text("labels.0101.text.en")"#, r#"Text("labels.0101.text.fr")"#];
    assert_eq!(label(long("a"), long("e")), both);
    assert_eq!(label(long("a"), "a".to_owned()), both[..1]);
}

#[test]
fn who_finds_no_spot_is_homeless() {
    assert_eq!(found(|project| project.counters.batteries[0].quantity = 4), ["homeless-counter set-up gun12-4"]);
    let lost = found(|project| {
        text(project, "setup.bowie_hex", "9999");
        project.scenario.setup.retain(|line| line.piece != "bowie");
    });
    assert_eq!(lost, ["misplaced-fixed-hex parameter setup.bowie_hex"]);
}

#[test]
fn a_column_that_loses_all_its_units_is_empty() {
    let empty = found(|project| {
        project.counters.units.retain(|unit| unit.column != "4");
        project.counters.leaders.retain(|leader| leader.column != "4");
    });
    assert_eq!(empty, ["empty-column column 4"]);
}

#[test]
fn each_fault_of_the_tables_is_one_finding_at_its_place() {
    each(&[
        (|project| project.rulebook.combat_rows.clear(), "missing-combat-table field combat_rows"),
        (|project| project.rulebook.combat_results.clear(), "missing-combat-table field combat_results"),
        (
            |project| {
                project.rulebook.combat_results.remove(2);
            },
            "missing-table-line combat_results 3",
        ),
        (
            |project| {
                project.rulebook.terrain.remove(2);
            },
            "missing-table-line terrain stone_wall",
        ),
        (
            |project| project.rulebook.terrain[2].kind = project.rulebook.terrain[3].kind,
            "doubled-rulebook-line terrain wooden_wall",
        ),
        (|project| project.rulebook.combat_results[2].die = 4, "doubled-rulebook-line combat_results 4"),
        (|project| project.rulebook.withdrawal[2].turn = 4, "doubled-rulebook-line withdrawal 4"),
        (|project| project.rulebook.victory[2].from = 12, "doubled-rulebook-line victory 12"),
        (
            |project| project.rulebook.combat_rows[4].row = "gunslit".to_owned(),
            "doubled-rulebook-line combat_rows gunslit",
        ),
        (|project| row(project, "clear")[9] = Band::Between(9, 9), "table-gap combat_rows clear"),
        (|project| row(project, "clear")[10] = Band::Between(11, 11), "table-gap combat_rows clear"),
        (|project| row(project, "doorway")[0] = Band::Between(2, 3), "table-gap combat_rows doorway"),
        (
            |project| {
                project.rulebook.siege.remove(4);
            },
            "table-gap field siege",
        ),
        (
            |project| {
                project.rulebook.withdrawal.remove(1);
            },
            "table-gap field withdrawal",
        ),
        (|project| row(project, "clear")[9] = Band::Between(8, 10), "table-overlap combat_rows clear"),
        (|project| row(project, "clear")[3] = Band::Between(4, 4), "table-overlap combat_rows clear"),
        (|project| project.rulebook.siege[3].rolls = Band::Between(6, 7), "table-overlap siege 6"),
        (|project| row(project, "clear")[9] = Band::Between(10, 9), "backward-range combat_rows clear"),
        (
            |project| {
                row(project, "clear").pop();
            },
            "uneven-combat-table combat_rows clear",
        ),
        (|project| row(project, "clear").push(Band::Nothing), "uneven-combat-table combat_rows clear"),
        (
            |project| {
                project.rulebook.combat_results[1].results.remove(3);
            },
            "uneven-combat-table combat_results 2",
        ),
        (|project| row(project, "clear").swap(3, 4), "unordered-columns combat_rows clear"),
        (|project| project.rulebook.combat_rows[6].row = "gunslot".to_owned(), "unknown-combat-row terrain gunslit"),
        (|project| project.rulebook.terrain[8].row = "gunslot".to_owned(), "unknown-combat-row terrain gunslit"),
        (|project| project.rulebook.terrain[8].row = "clear".to_owned(), "unused-combat-row combat_rows gunslit"),
        (|project| project.rulebook.combat_results[1].results.swap(4, 5), "weaker-with-strength combat_results 2"),
        (
            |project| project.rulebook.combat_results[4].results[6] = CombatResult::Counterattack,
            "weaker-with-strength combat_results 5",
        ),
        (|project| project.rulebook.combat_results[5].die = 7, "roll-beyond-dice combat_results 7"),
        (|project| project.rulebook.siege[0].rolls = Band::Between(1, 3), "roll-beyond-dice siege 1-3"),
        (
            |project| project.rulebook.combat_results[0].results[10] = CombatResult::Hit(30),
            "hit-beyond-dice combat_results 1",
        ),
        (
            |project| {
                row(project, "clear")[10] = Band::Nothing;
                row(project, "clear")[9] = Band::AtLeast(9);
            },
            "unused-column field combat_rows",
        ),
        (|project| project.rulebook.withdrawal[4].turn = 9, "idle-withdrawal-figure withdrawal 9"),
        (|project| project.rulebook.withdrawal[1].casualties = 50, "falling-withdrawal withdrawal 2"),
        (|project| project.rulebook.withdrawal[3].casualties = 3, "falling-withdrawal withdrawal 4"),
        (|project| project.rulebook.withdrawal[0].casualties = 0, "falling-withdrawal withdrawal 1"),
        (|project| project.rulebook.victory.clear(), "broken-victory-schedule field victory"),
        (
            |project| {
                project.rulebook.victory.remove(0);
            },
            "broken-victory-schedule victory 12",
        ),
        (|project| project.rulebook.victory[1].winner = Side::Texan, "broken-victory-schedule victory 12"),
        (|project| project.rulebook.victory[4].degree = Degree::Marginal, "broken-victory-schedule victory 15"),
        (|project| project.rulebook.victory[5].from = 999, "broken-victory-schedule victory 999"),
        (|project| project.rulebook.victory.truncate(3), "broken-victory-schedule field victory"),
    ]);
}

#[test]
fn each_fault_of_the_parameters_is_one_finding_at_its_place() {
    each(&[
        (
            |project| {
                let own = project.rulebook.parameters[3].clone();
                project.rulebook.parameters.push(own);
            },
            "doubled-rulebook-line parameter entryretreat.space_full",
        ),
        (|project| number(project, "move.mb", 8), "unknown-parameter parameter move.mb"),
        (|project| number(project, "tec.stone.cost", 8), "unknown-parameter parameter tec.stone.cost"),
        (|project| text(project, "move.ma", "eight"), "misfit-parameter parameter move.ma"),
        (|project| text(project, "vp.rounding", "half"), "misfit-parameter parameter vp.rounding"),
        (|project| number(project, "rally.routed", 1), "misfit-parameter parameter rally.routed"),
        (|project| number(project, "move.ma", 31), "parameter-out-of-range parameter move.ma"),
        (|project| number(project, "texan.confined", 7), "parameter-out-of-range parameter texan.confined"),
        (
            |project| set(project, "retreat.hexes", ParameterValue::Flag(true)),
            "parameter-out-of-range parameter retreat.hexes",
        ),
        (|project| text(project, "breach.types", "stone_wall wodden_wall"), "unknown-list-word parameter breach.types"),
        (
            |project| text(project, "range.exempt_states", "Tennesse, Kentucky"),
            "unknown-list-word parameter range.exempt_states",
        ),
        (|project| number(project, "move.ma_disordered", 9), "contradicting-parameters parameter move.ma_disordered"),
        (|project| number(project, "damage.eliminate_over", 1), "contradicting-parameters parameter damage.step_over"),
    ]);
}

#[test]
fn a_siege_needs_its_table() {
    let without = found(|project| {
        set(project, "siege.enabled", ParameterValue::Flag(true));
        project.rulebook.siege.clear();
    });
    assert_eq!(without, ["siege-without-table parameter siege.enabled"]);
}

#[test]
fn rules_that_are_off_and_names_that_lack_are_notes() {
    let notes = |change: fn(&mut Project)| {
        let mut project = fixture::alamo();
        change(&mut project);
        let mut findings = run_with_notes(&project).findings;
        findings.retain(|finding| ["optional-rule-off", "nameless-counter"].contains(&finding.lint));
        findings.iter().map(|finding| finding.place.to_string()).collect::<Vec<_>>()
    };
    let off = ["parameter ferocity.enabled", "parameter range.enabled", "parameter siege.enabled"];
    assert_eq!(notes(|_| {}), off);
    assert_eq!(notes(|project| set(project, "range.enabled", ParameterValue::Flag(true))), [off[0], off[2]]);
    assert_eq!(notes(|project| unit(project, "vir6").name = Words::default())[0], "counter vir6");
}

#[test]
fn a_document_alone_is_looked_at_and_an_empty_one_is_not() {
    let mut counters = Project::default();
    counters.counters = fixture::alamo().counters;
    let of_mix =
        |project: &Project| run(project).findings.into_iter().filter(|own| own.part == DocumentRef::Counters).count();
    assert_eq!(of_mix(&counters), 0);
    unit(&mut counters, "vir6").full.morale = 40;
    assert_eq!(of_mix(&counters), 1);
    let mut charts = Project::default();
    charts.rulebook = fixture::alamo().rulebook;
    let of_charts =
        |project: &Project| run(project).findings.into_iter().filter(|own| own.part == DocumentRef::Rulebook).count();
    assert_eq!(of_charts(&charts), 0);
    charts.rulebook.siege.remove(3);
    assert_eq!(of_charts(&charts), 1);
}

/// Faults that have a fix.
const MENDED: &[fn(&mut Project)] = &[
    |project| {
        let own = project.counters.units[1].clone();
        project.counters.units.insert(1, own);
    },
    |project| unit(project, "c1-aldama").quantity = 0,
    |project| leader(project, "travis").column = "2".to_owned(),
    |project| {
        let unit = unit(project, "c1-aldama");
        std::mem::swap(&mut unit.full, &mut unit.reduced);
    },
    |project| project.rulebook.terrain[8].row = "gunslot".to_owned(),
    |project| row(project, "clear")[9] = Band::Between(10, 9),
    |project| {
        project.rulebook.siege[0].rolls = Band::Between(3, 2);
        project.rulebook.siege.sort();
    },
    |project| {
        let own = project.rulebook.victory[1].clone();
        project.rulebook.victory.insert(1, own);
    },
    |project| {
        project.rulebook.parameters.retain(|setting| setting.name != "move.ma");
        number(project, "move.mb", 8);
    },
    |project| text(project, "vp.rounding", "half_upp"),
    |project| number(project, "move.ma", 31),
    |project| text(project, "breach.types", "stone_wall wodden_wall"),
];

#[test]
fn a_fix_mends_its_finding_and_brings_no_other() {
    for fault in MENDED {
        let mut project = fixture::alamo();
        fault(&mut project);
        let broken = project.clone();
        let mut validator = Validator::new(&project, false);
        assert!(!validator.report().findings.is_empty());
        while let Some(fix) = validator.report().findings.first().map(|own| own.fix.clone().expect("a fix")) {
            for edit in &fix.edits {
                edit.apply(&mut project).expect("it fits");
                validator.update(&project, &Touched::new(edit, &project));
            }
            assert_eq!(*validator.report(), run(&project));
        }
        assert_ne!(project, broken);
    }
}

#[test]
fn what_keeps_a_game_from_being_made_has_a_lint() {
    let faults: [fn(&mut Project); 6] = [
        |project| project.rulebook.combat_rows.clear(),
        |project| text(project, "vp.rounding", "half"),
        |project| unit(project, "c1-aldama").quantity = 500,
        |project| unit(project, "c1-aldama").column.clear(),
        |project| {
            let column = project.counters.columns[0].clone();
            for number in 0..12 {
                let id = format!("X{number:02}");
                project.counters.columns.push(crate::counters::Column { id, ..column.clone() });
            }
        },
        |project| set(project, "setup.bowie_hex", ParameterValue::Flag(true)),
    ];
    for fault in faults {
        let mut project = fixture::alamo();
        fault(&mut project);
        let board = Board::new(&project.map, alamo::charts(&project.rulebook));
        assert!(Game::new(&project).is_err() && !scenario_check::judge(&project, board).0.obstacles.is_playable());
        let report = run(&project);
        assert!(report.findings_of("unplayable").next().is_none() && report.count(Severity::Error) > 0);
    }
}

#[test]
fn an_unreachable_level_asks_who_fights() {
    let level = VictoryLevel { from: 60, winner: Side::Texan, degree: Degree::Decisive };
    let mut project = fixture::mission();
    project.rulebook.victory[5] = level;
    assert_eq!(run(&project).findings_of("broken-victory-schedule").count(), 1);
    project.scenario.format = 0;
    assert_eq!(run(&project).findings_of("broken-victory-schedule").count(), 0);
}

#[test]
fn a_siege_table_may_end_where_its_dice_do_when_no_casualties_count() {
    let ends = |excess: i32| {
        found(move |project| {
            number(project, "siege.excess_casualties", excess);
            project.rulebook.siege.pop();
        })
    };
    // The maximum of two dice, plus 1 for never having been inside.
    assert_eq!(ends(0), [""; 0]);
    assert_eq!(ends(5), ["table-gap field siege"]);
}
