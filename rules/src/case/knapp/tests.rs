//! Cases of this game are checked as strictly as all others.

use std::collections::BTreeSet;

use super::super::set_up::Staged as _;
use super::super::setting::{game, is_own};
use super::super::steps::happen;
use crate::case::{CaseReport, Cases, Happenings, bring_along, flaws, run};
use crate::fixture;
use crate::knapp::{EVENT_FORMS, Game};
use crate::phrase::Phrase;
use crate::play::{Game as _, Spoken as _};
use crate::project::Project;
use crate::text;

const CASE: &str = r#"Cases(
  format: 1,
  title: (en: "One", fr: "Un"),
  by: Reconstructed("a test"),
  base: "knapp",
  cases: [(
    id: "own",
    says: (en: "A shot", fr: "Un tir"),
    covers: ["K6.k"],
    begin: ["begin knapp_texan_fire", "put rifleman-1 1006/roof", "put infantry-1 1002", "put infantry-2 1001"],
    steps: [(do: "fire rifleman-1 infantry-1", dice: [6], events: ["K6.k shot 6"], then: ["turn 1"])],
  )],
)"#;

fn knapp() -> Project {
    Project::load(&fixture::Data, "knapp").unwrap()
}

/// Returns the flaws of the case with `from` replaced by `to`, as step and message; checks that reading and playing it
/// report the same.
fn wrong(from: &str, to: &str, base: &Project) -> Vec<(usize, Phrase)> {
    assert!(CASE.contains(from), "{from}");
    let cases: Cases = text::read(&CASE.replacen(from, to, 1)).unwrap_or_else(|error| panic!("{to}: {error:?}"));
    let read = flaws(&cases, base).unwrap().into_iter().map(|(_, flaw)| flaw.failure(Game::index()));
    let read: Vec<_> = read.map(|failure| (failure.step, failure.found)).collect();
    let reports = run(&cases, base);
    let played: Vec<_> = reports[0].failures.iter().map(|own| (own.step, own.found.clone())).collect();
    assert_eq!(read, played, "{to}");
    read
}

#[test]
fn words_nobody_knows_are_refused() {
    let base = knapp();
    assert_eq!(wrong("turn 1", "turn 1", &base), []);
    let fire = "fire rifleman-1 infantry-1";
    for (from, to, step, id) in [
        ("put infantry-1 1002", "put infantry-99 1002", 0, "query-no-piece"),
        ("put infantry-1 1002", "putt infantry-1 1002", 0, "case-no-verb"),
        ("put infantry-1 1002", "put rifleman-2 1002", 0, "case-refused-because"),
        ("put infantry-1 1002", "column 1 6 start_north_9", 0, "case-no-thing"),
        ("K6.k\"]", "K6.z\"]", 0, "case-no-rule"),
        ("K6.k shot", "A6.3.a shot", 1, "case-no-rule"),
        ("K6.k shot 6", "K6.k shoot 6", 1, "case-no-event"),
        ("K6.k shot 6", "K6.k shot six", 1, "case-no-number"),
        (fire, "fier rifleman-1 infantry-1", 1, "case-no-verb"),
        (fire, "until knapp_texan_rally", 1, "case-no-word"),
        ("turn 1", "trun 1", 1, "case-no-expectation"),
        ("turn 1", "gun rifleman-1 up", 1, "case-wrong-class"),
        ("turn 1", "column 1 waiting", 1, "case-no-word"),
        ("turn 1", "breached 1010/1011", 1, "query-no-hexside"),
        ("turn 1", "odds half", 1, "case-no-number"),
        ("covers", "parameters: [(name: \"move.ma\", value: 6)], covers", 0, "case-no-parameter"),
        ("covers", "parameters: [(name: \"k.turns\", value: 600)], covers", 0, "case-setting-number"),
    ] {
        let found = wrong(from, to, &base);
        let [(at, message)] = found.as_slice() else { panic!("{to}: {found:?}") };
        assert_eq!((*at, message.id), (step, id), "{to}: {message:?}");
    }
}

#[test]
fn fields_of_the_other_game_are_named_with_what_to_write_instead() {
    let base = knapp();
    for field in ["phase: texan_combat", "turn: 3", "pieces: [(piece: \"kent9\", at: \"1518\")]", "casualties: 2"] {
        let found = wrong("covers", &format!("{field}, covers"), &base);
        let [(0, message)] = found.as_slice() else { panic!("{field}: {found:?}") };
        assert_eq!(message.id, "case-other-field", "{field}");
    }
    // A case of the 1981 game must give its phase.
    let cases: Cases = text::read(&CASE.replace("\"knapp\"", "\"alamo\"").replace("K6.k", "A6.3.a")).unwrap();
    let flaws = flaws(&cases, &fixture::alamo()).unwrap();
    assert!(format!("{flaws:?}").contains("case-no-phase"), "{flaws:?}");
}

#[test]
fn every_change_by_hand_is_read_as_it_is_written_and_refused_where_it_cannot_be() {
    let game = Game::new(&knapp()).unwrap();
    let mut position = game.start();
    for (text, rule) in [
        ("column 1 6 start_north_2", "K4.n"),
        ("turn 3", "K2.a"),
        ("begin knapp_bombard", ""),
        ("days 9", "K3.a"),
        ("begin knapp_texan_move", ""),
        ("begin knapp_plan", "K2.a"),
        ("turn 3", ""),
        ("column 1 6 start_north_2", ""),
        ("column 2 6 start_north_2", "K4.h"),
        ("column 2 90 start_north_1", "K4.a"),
        ("column reserve 10 start_west_1", ""),
        ("off reserve 3", "K7.a"),
        ("off 1 3", ""),
        ("off 1 99", "K7.a"),
        ("head 1 0803 0903", ""),
        ("head 1 0803 0806", "K7.a"),
        ("head 1 1010 1011", "K7.o"),
        ("order 1 back", ""),
        ("mud 1 2", ""),
        ("fresh command-1", ""),
        ("remove infantry-1", ""),
        ("remove infantry-1", "K6.k"),
        ("breach 1005/1006", ""),
        ("breach 1005/1006", "K3.l"),
        ("ladder 1404/1505", "K9.b"),
    ] {
        let amend = game.read_amend(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.write_amend(amend), text);
        let before = position.clone();
        let refused = game.amend(&mut position, amend).map_err(|refusal| refusal.atom.id());
        assert_eq!(refused.err().unwrap_or_default(), rule, "{text}");
        assert!(rule.is_empty() || position == before, "{text}");
    }
    assert_eq!(position.columns[0].lost, 1);
    for text in ["column 1 6", "column 1 six start_north_2", "order 1 up", "head 1 0803", "fresh nobody", "mud one 1"] {
        assert!(game.read_amend(text).is_err(), "{text}");
    }
}

/// Returns the bundled case files of this game.
fn bundled() -> Vec<Cases> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/cases");
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = paths.map(|path| std::fs::read_to_string(path).unwrap());
    texts.filter(|text| text.contains("base: \"knapp\"")).map(|text| text::read(&text).unwrap()).collect()
}

#[test]
fn every_event_is_written_as_its_form_says() {
    let base = knapp();
    let (usual, mut met) = (Game::new(&base).unwrap(), BTreeSet::new());
    let files = bundled();
    for (cases, case) in files.iter().flat_map(|cases| cases.cases.iter().map(move |case| (cases, case))) {
        let mut with = base.clone();
        bring_along(&mut with, cases, &fixture::Data).unwrap();
        let own = is_own(case, cases).then(|| game::<Game>(case, cases, &with).ok().unwrap());
        let game = own.as_ref().unwrap_or(&usual);
        let (mut position, mut report) = (game.beginning(case).unwrap(), CaseReport::new(&case.id));
        for (number, step) in (1..).zip(&case.steps) {
            let happenings = happen(step, number, game, &mut position, &mut report);
            for event in happenings.iter().flat_map(Happenings::events) {
                let text = game.write_event(event);
                let words: Vec<&str> = text.split(' ').skip(1).collect();
                game.read_event(&words).unwrap_or_else(|error| panic!("{text}: {error}"));
                met.insert(words[0].to_owned());
            }
        }
        assert_eq!(report.failures, [], "{}", case.id);
    }
    let all: BTreeSet<_> = EVENT_FORMS.iter().filter_map(|form| form.split(' ').next()).collect();
    // Columns are revealed when all 74 castings have their posts; no bundled rule halts a piece or scores.
    let unmet: Vec<_> = all.into_iter().filter(|word| !met.contains(*word)).collect();
    assert_eq!(unmet, ["halted", "revealed", "scored"]);
}

#[test]
fn the_bundled_cases_hold() {
    let base = knapp();
    for cases in bundled() {
        let mut base = base.clone();
        bring_along(&mut base, &cases, &fixture::Data).unwrap();
        for report in run(&cases, &base) {
            assert_eq!(report.failures, [], "{}", report.id);
        }
    }
}
