//! Notes on the bundled scenarios, and the places on the map of findings on a scenario.

use std::fmt::Write;

use crate::fixture;
use crate::lint::{run, run_with_notes};
use crate::phrase::Argument;
use crate::project::Project;
use crate::report::Severity;
use crate::scenario::Placement;

const FAMILY: [&str; 5] = ["unreachable-inside", "blind-gun", "dead-end", "single-door", "idle-entry-area"];

/// Returns the findings on playability: lint, place, and the spots or hexsides they name.
fn notes(project: &Project) -> String {
    let mut text = String::new();
    for finding in run_with_notes(project).findings.iter().filter(|own| FAMILY.contains(&own.lint)) {
        assert_eq!(finding.severity, Severity::Note, "{finding:?}");
        let named = finding.message.arguments.iter().find_map(|(name, value)| match value {
            Argument::Text(text) if *name == "at" => Some(text.as_str()),
            _ => None,
        });
        writeln!(text, "{} {}: {}", finding.lint, finding.place, named.unwrap_or("–")).unwrap();
    }
    text
}

#[test]
fn what_is_worth_knowing_of_the_alamo() {
    insta::assert_snapshot!(notes(&fixture::bundled("alamo")));
}

#[test]
fn what_is_worth_knowing_of_the_mission() {
    insta::assert_snapshot!(notes(&fixture::bundled("mission")));
}

#[test]
fn lines_of_a_scenario_light_up_their_spots_and_areas() {
    let mut project = fixture::mission();
    project.scenario.setup.push(Placement { piece: "ibarra".to_owned(), at: "0710".parse().unwrap() });
    let report = run(&project);
    let [finding] = report.findings.as_slice() else { panic!("{report:?}") };
    assert_eq!(finding.place.to_string(), "set-up ibarra");
    assert_eq!(finding.hexes(&project), ["0710".parse().unwrap()]);
    let mut project = fixture::mission();
    project.scenario.plot[0].area = project.scenario.plot[1].area;
    project.counters.columns[1].reserve = false;
    let report = run(&project);
    let finding = report.findings_of("illegal-plot").next().unwrap();
    let area = project.map.entry_areas.iter().find(|area| area.number == project.scenario.plot[1].area).unwrap();
    assert_eq!(finding.hexes(&project).len(), area.hexes.len());
}
