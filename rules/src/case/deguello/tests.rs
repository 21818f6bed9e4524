//! The bundled cases of this game.

use super::super::set_up::Staged as _;
use super::super::setting::{game, is_own};
use super::super::steps::happen;
use crate::case::{CaseReport, Cases, Happenings, bring_along, run};
use crate::deguello::Game;
use crate::fixture;
use crate::play::Spoken as _;
use crate::project::Project;
use crate::text;

/// Returns the bundled case files of this game, each with its scenario.
fn bundled() -> Vec<(Cases, Project)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/cases");
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = paths.map(|path| std::fs::read_to_string(path).unwrap());
    let base = |text: &str| match text {
        _ if text.contains("base: \"guardhouse\"") => Some(fixture::bundled("guardhouse")),
        _ if text.contains("base: \"deguello\"") => Some(fixture::bundled("deguello")),
        _ => None,
    };
    texts.filter_map(|text| Some((text::read(&text).unwrap(), base(&text)?))).collect()
}

#[test]
fn the_bundled_cases_hold() {
    let files = bundled();
    assert!(!files.is_empty());
    let mut failures = Vec::new();
    for (cases, mut base) in files {
        bring_along(&mut base, &cases, &fixture::Data).unwrap();
        for report in run(&cases, &base) {
            failures.extend(report.failures.iter().map(|failure| format!("{}: {failure:?}", report.id)));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_event_is_written_as_its_form_says() {
    let files = bundled();
    let usual: Vec<Game> = files.iter().map(|(_, base)| Game::new(base).unwrap()).collect();
    let every =
        files.iter().zip(&usual).flat_map(|(file, usual)| file.0.cases.iter().map(move |case| (file, usual, case)));
    for ((cases, base), usual, case) in every {
        let own = is_own(case, cases).then(|| game::<Game>(case, cases, base).ok().unwrap());
        let game = own.as_ref().unwrap_or(usual);
        let (mut position, mut report) = (game.beginning(case).unwrap(), CaseReport::new(&case.id));
        for (number, step) in (1..).zip(&case.steps) {
            let happenings = happen(step, number, game, &mut position, &mut report);
            for event in happenings.iter().flat_map(Happenings::events) {
                let text = game.write_event(event);
                let words: Vec<&str> = text.split(' ').skip(1).collect();
                game.read_event(&words).unwrap_or_else(|error| panic!("{text}: {error}"));
            }
        }
    }
}
