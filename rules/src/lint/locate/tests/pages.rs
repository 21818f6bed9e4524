//! Where the findings of the bad examples of every page stand.

use super::*;
use crate::fixture::mission;
use crate::lint::{self, Lint};
use crate::project::{LoadedCorrection, Project};
use crate::provenance::Provenance;
use crate::rulebook::{Setting, Value};
use crate::words::Language;

/// The bad examples of a page, each with what the first line of its block says.
fn examples(lint: &Lint) -> Vec<(&'static str, &'static str)> {
    let blocks = lint.page(Language::English).split("\n```ron bad").skip(1);
    blocks.map(|block| block.split("\n```\n").next().unwrap().split_once('\n').unwrap()).collect()
}

/// The project they make, as the pages say it.
fn project(examples: &[(&str, &str)]) -> Project {
    let around = examples.iter().any(|(first, _)| first.contains("around=mission"));
    let mut project = if around { mission() } else { Project::default() };
    let settings =
        examples.iter().flat_map(|(first, _)| first.split_whitespace()).filter_map(|one| one.split_once('='));
    let mut figures: Vec<(&str, i32)> =
        settings.filter(|(name, _)| *name != "around").map(|(name, value)| (name, value.parse().unwrap())).collect();
    if !around && figures.iter().all(|(name, _)| *name != "entry_areas") {
        figures.push(("entry_areas", 0));
    }
    let set = |(name, value)| Setting {
        name: format!("setup.{name}"),
        value: Value::Number(value),
        by: Provenance::default(),
    };
    project.rulebook.parameters.extend(figures.into_iter().map(set));
    for (_, body) in examples {
        match text::kind(body) {
            Some("Map") => project.set_base_map(text::read(body).unwrap()),
            Some("Scenario") => project.scenario = text::read(body).unwrap(),
            Some("Counters") => project.counters = text::read(body).unwrap(),
            Some("Rulebook") => project.rulebook = text::read(body).unwrap(),
            Some("Correction") => {
                let document = text::read(body).unwrap();
                project.corrections.push(LoadedCorrection { name: String::new(), document, on: true, conflict: None });
            }
            other => panic!("{body}: an example of kind {other:?}"),
        }
    }
    project.correct();
    project
}

const fn word(part: Part) -> &'static str {
    match part {
        Part::Map => "Map",
        Part::Correction(_) => "Correction",
        Part::Counters => "Counters",
        Part::Rulebook => "Rulebook",
        Part::Scenario => "Scenario",
        Part::Cases => "Cases",
    }
}

#[test]
fn every_finding_of_the_bad_examples_stands_on_a_line_of_them() {
    let mut shown = Vec::new();
    for lint in LINTS {
        let examples = examples(lint);
        for finding in lint::run_with_notes(&project(&examples)).findings {
            let (_, body) = examples.iter().find(|(_, body)| text::kind(body) == Some(word(finding.part))).unwrap();
            let words: Vec<&str> = finding.locate(body).iter().map(|span| &body[span.start..span.end]).collect();
            assert!(!words.is_empty(), "{}: {:?}", lint.name, finding.place);
            shown.push(format!("{}: {}", finding.lint, words.join(" | ")));
        }
    }
    insta::assert_snapshot!(shown.join("\n"));
}
