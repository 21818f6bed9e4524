//! Tests of the report on a search.

use rules::playtest::{BalanceTarget, Fought, Range, ScenarioChange, balance};
use rules::project::Project;
use rules::words::Language;

use super::*;
use crate::files::Bundled;
use crate::report::Chart;

fn mission() -> Project {
    Project::load(&Bundled, "mission").unwrap()
}

/// Runs a search on coins whose share grows by three percent per value, from 20 percent.
fn tossed(name: &str, most: i32) -> (Search, Answer, [String; 1]) {
    let search = Search {
        ranges: vec![Range { least: 0, most }],
        present: vec![0],
        target: BalanceTarget { share: 0.5, within: 0.04 },
        ordered: ScenarioChange::is_ordered(name),
        games: 1000,
        seed: 1836,
    };
    let answer = balance(&search, &mut |values, games, _| {
        let limit = 200 + 30 * u64::from(values[0].unsigned_abs());
        Fought::Won(games.filter(|game| u64::from(*game) * 618 % 1000 < limit).count() as u32)
    });
    (search, answer, [name.to_owned()])
}

fn with<T>(name: &str, most: i32, tell: impl FnOnce(Tuned<'_>) -> T) -> T {
    let ((search, answer, figures), players) = (tossed(name, most), ["captain", "recruit"].map(str::to_owned));
    let (title, side) = ("Mission", Side::Texan);
    tell(Tuned { title, figures: &figures, search: &search, side, players: &players, seed: 1836, answer: &answer })
}

#[test]
fn the_value_that_does_it_is_told_in_both_languages_and_a_wall_by_its_kind() {
    for (language, wall) in [(Language::English, "impassable"), (Language::French, "infranchissable")] {
        let voice = Voice::new(language);
        let said = with("move.ma", 20, |tuned| voice.say(&tuned.sentences(&voice)[0]));
        assert!(said.contains("move.ma = 10") && !said.contains('$'), "{said}");
        let kind = figure_value("wall.0304/0305", 10, &voice);
        assert!(kind.to_lowercase().contains(wall), "{kind}");
        let said = with("wall.0304/0305", 12, |tuned| voice.say(&tuned.sentences(&voice)[0]));
        assert!(said.contains(&format!("wall.0304/0305 = {kind}")), "{said}");
    }
}

#[test]
fn where_no_value_does_it_the_nearest_is_told() {
    let voice = Voice::new(Language::English);
    let said = with("move.ma", 4, |tuned| voice.say(&tuned.sentences(&voice)[0]));
    assert!(said.starts_with("No value reaches the target") && said.contains("move.ma = 4"), "{said}");
}

#[test]
fn a_figure_that_hardly_matters_is_told_first_and_no_value_of_it_is_praised() {
    let search = Search {
        ranges: vec![Range { least: 2, most: 14 }],
        present: vec![6],
        target: BalanceTarget { share: 0.5, within: 0.03 },
        ordered: true,
        games: 2000,
        seed: 1836,
    };
    let answer = balance(&search, &mut |_, games, _| Fought::Won(games.filter(|game| game % 100 < 46).count() as u32));
    let (players, figures) = (["captain", "captain"].map(str::to_owned), ["d.reserve.round".to_owned()]);
    for (language, hardly) in [(Language::English, "hardly matters"), (Language::French, "n’importe guère")] {
        let voice = Voice::new(language);
        let (title, side, search, answer) = ("Deguello", Side::Mexican, &search, &answer);
        let told = Tuned { title, figures: &figures, search, side, players: &players, seed: 1836, answer };
        let said: Vec<String> = told.sentences(&voice).iter().map(|own| voice.say(own)).collect();
        assert!(said[0].contains(hardly) && said[0].contains("46"), "{said:?}");
        assert!(said[1].contains("d.reserve.round = 6") && said.len() == 2, "{said:?}");
    }
}

#[test]
fn the_curve_has_every_candidate_and_what_was_confirmed() {
    let voice = Voice::new(Language::English);
    with("move.ma", 20, |tuned| {
        let own = section(&tuned, "Movement", &voice).unwrap();
        let Some(Chart::Shares { band, shares, ordered: true, .. }) = own.chart else { panic!("{own:?}") };
        assert_eq!(band, (46.0, 54.0));
        let fresh = shares.iter().filter(|share| share.fresh).count();
        assert_eq!(shares.len() - fresh, tuned.answer.tried.len());
        assert_eq!(fresh, tuned.answer.confirmed.len());
    });
}

#[test]
fn every_figure_of_a_project_has_words() {
    let project = mission();
    for language in [Language::English, Language::French] {
        let voice = Voice::new(language);
        let wall = ["wall.0304/0305".to_owned()];
        for name in ScenarioChange::figures(&project).into_iter().chain(wall) {
            let called = figure_called(&project, &name, &voice);
            assert!(called != name && !called.contains('$') && !called.starts_with("tuned-"), "{name}: {called}");
        }
        assert_eq!(figure_called(&project, "no.such", &voice), "no.such");
    }
    let english = Voice::new(Language::English);
    assert_eq!(figure_called(&project, "counter.haskell.rating", &english), "Haskell: Rating");
}
