//! Maps shifted by a column or a row, and maps that are not.

use super::{NumberingShift, near};
use crate::fixture;
use crate::lint::run_with_notes;
use crate::project::Project;
use crate::report::Report;

fn shifted(mut project: Project, columns: i32, rows: i32) -> Report {
    let map = NumberingShift { columns, rows }.map(project.base_map());
    project.set_base_map(map);
    run_with_notes(&project)
}

fn told(report: &Report) -> Vec<String> {
    report.findings.iter().map(|own| format!("{} {}", own.lint, own.place)).collect()
}

fn presidio() -> Project {
    Project::load(&fixture::Data, "presidio").expect("the bundled scenario loads")
}

#[test]
fn spans_move_onto_the_grid_and_never_off_its_other_edge() {
    let all = |span, size| near(span, size).collect::<Vec<_>>();
    assert_eq!(all((3, 12), 10), [-2]);
    assert_eq!(all((3, 11), 10), [-2, -1]);
    assert_eq!(all((0, 7), 10), [1, 2, 3]);
    assert_eq!(all((1, 11), 10), [0; 0]);
    assert_eq!(all((4, 5), 10), [-2, -1, 0, 1, 2]);
}

#[test]
fn a_whole_map_shifted_by_one_is_one_finding_whatever_its_direction() {
    for project in [fixture::alamo, fixture::mission, presidio] {
        let clean = told(&run_with_notes(&project()));
        for (columns, rows) in [(0, 1), (1, 0), (1, 1), (2, 0), (0, 2), (-1, 0), (0, -1), (-1, 1)] {
            let report = shifted(project(), columns, rows);
            // Notes appear wherever the map is.
            let own: Vec<String> = report
                .findings
                .iter()
                .filter(|own| own.severity != crate::report::Severity::Note)
                .map(|own| format!("{} {}", own.lint, own.place))
                .collect();
            assert_eq!(own, ["shifted-numbering "], "{columns} {rows}");
            assert!(report.findings.len() <= clean.len() + 1);
        }
    }
}

#[test]
fn the_shift_it_offers_takes_the_map_back() {
    let mut project = fixture::mission();
    let before = project.base_map().clone();
    project.set_base_map(NumberingShift { columns: 1, rows: 0 }.map(&before));
    let report = run_with_notes(&project);
    let fix = report.findings_of("shifted-numbering").next().and_then(|own| own.fix.clone()).expect("a fix");
    crate::project_edit::ProjectEdit::apply_all(&fix.edits, &mut project).expect("the fix fits");
    assert_eq!(project.base_map(), &crate::edit::canonical(before));
}

#[test]
fn a_set_up_written_for_another_map_does_not_shift_this_one() {
    let mut project = fixture::alamo();
    for line in &mut project.scenario.setup {
        line.at.hex.row += 1;
    }
    let report = run_with_notes(&project);
    assert_eq!(report.findings_of("shifted-numbering").count(), 0, "{:?}", told(&report));
}

#[test]
fn what_else_is_wrong_on_a_shifted_map_is_still_said() {
    let mut project = fixture::mission();
    let mut map = project.base_map().clone();
    map.rooms[0].building = "barakcs".to_owned();
    project.set_base_map(map);
    let own = told(&shifted(project, 0, 1));
    assert!(own.contains(&"shifted-numbering ".to_owned()), "{own:?}");
    assert!(own.iter().any(|own| own.starts_with("unknown-building room")), "{own:?}");
}
