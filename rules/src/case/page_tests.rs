//! Tests that the page on cases is correct: its example plays, and its tables list every form that can be read.

use std::collections::BTreeSet;

use super::expect::EXPECTATION_FORMS;
use super::until::{FORM, Until};
use super::{Cases, DEGUELLO_EXPECTATION_FORMS, Expectation, KNAPP_EXPECTATION_FORMS, page, run};
use crate::alamo::notation::{ACTION_FORMS, EVENT_FORMS};
use crate::alamo::{Game, Phase};
use crate::deguello;
use crate::fixture;
use crate::knapp;
use crate::project::Project;
use crate::text;
use crate::words::Language;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

/// Returns the texts in the first column of the tables of a section, counted from 1.
fn forms(language: Language, section: usize) -> Vec<&'static str> {
    let section = page(language).split("\n## ").nth(section).unwrap();
    section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |").map(|(form, _)| form)).collect()
}

/// Fills in a form with things that the Alamo has.
fn filled(form: &str) -> String {
    let mut spots = ["1013", "1014", "1015"].into_iter().cycle();
    let word = |word: &str| match word {
        "PIECE" | "UNIT" | "TARGET" | "UNIT…" | "TARGET…" => "kent9".to_owned(),
        "BY" => "c1-aldama-1".to_owned(),
        "LEADER" => "travis".to_owned(),
        "BATTERY" => "gun18".to_owned(),
        "HEXSIDE" => "1309/1408".to_owned(),
        "SPOT" => spots.next().unwrap().to_owned(),
        "COLUMN" => "1".to_owned(),
        "N" | "AREA" | "TURN" => "2".to_owned(),
        "MODE" => "melee".to_owned(),
        "ORDER" => "good".to_owned(),
        "PHASE" => "mexican_combat".to_owned(),
        "ACTOR" | "SIDE" | "HOLDER" | "WINNER" => "mexican".to_owned(),
        "DEGREE" => "marginal".to_owned(),
        "REASON" => "withdrawal".to_owned(),
        "RULE" => "A8.1.b".to_owned(),
        "PORTION…" => "A8.1.d:+8".to_owned(),
        "MODIFIER…" => "A8.5.e:+2".to_owned(),
        "ROW" => "clear".to_owned(),
        "OUTCOME" => "rout".to_owned(),
        "OFFER" => "doors.break".to_owned(),
        "FLAG" => "closed".to_owned(),
        "THING" => "1310/1409".to_owned(),
        "CHANCE" => "5/216".to_owned(),
        "SPOT…" => "1013".to_owned(),
        "ACTION" | "ACTION…" | "ACTION;…" => "done".to_owned(),
        "ACTION;EXPECTATION" => "done; turn 1".to_owned(),
        plain => {
            assert_eq!(plain, plain.to_lowercase(), "no example for {plain}");
            plain.to_owned()
        }
    };
    form.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn both_pages_have_the_same_examples_and_they_hold() {
    for language in LANGUAGES {
        let examples: Vec<_> = page(language).split("```ron\n").skip(1).collect();
        assert_eq!(examples.len(), 4);
        for example in examples {
            let (example, _) = example.split_once("```").unwrap();
            let cases: Cases = text::read(example).unwrap();
            let project = Project::load(&fixture::Data, &cases.base).unwrap();
            let reports = run(&cases, &project);
            assert_eq!(reports.len(), 1);
            assert_eq!(reports[0].failures, []);
            assert!(page(LANGUAGES[0]).contains(example));
        }
    }
}

/// Compiles the Alamo with the variant of doors that can be shut.
fn with_doors() -> Game {
    let mut project = fixture::alamo();
    project.variants.iter_mut().for_each(|own| own.on = own.name == "doors");
    Game::new(&project).unwrap()
}

#[test]
fn every_action_is_listed_and_read() {
    let game = with_doors();
    for language in LANGUAGES {
        let forms = forms(language, 3);
        for form in forms.iter().filter(|form| **form != FORM) {
            game.read_action(&filled(form)).unwrap_or_else(|error| panic!("{form}: {error}"));
        }
        assert!(Until::read(&filled(FORM), &game).is_some_and(|until| until.is_ok()));
        let all: BTreeSet<_> = ACTION_FORMS.iter().copied().chain([FORM]).collect();
        assert_eq!(forms.into_iter().collect::<BTreeSet<_>>(), all);
    }
}

#[test]
fn every_expectation_is_listed_and_read() {
    let game = with_doors();
    // The match arms of the readers, by their first words.
    let readers = [
        include_str!("chance.rs"),
        include_str!("common.rs"),
        include_str!("expect.rs"),
        include_str!("expect/exact.rs"),
        include_str!("expect/attacks.rs"),
    ];
    let arms = readers.into_iter().flat_map(str::lines).filter_map(|line| line.trim().strip_prefix('['));
    let arms = arms.filter(|arm| arm.contains("=>")).flat_map(|arm| {
        let (first, _) = arm.split_once(',').unwrap();
        first.split('"').skip(1).step_by(2)
    });
    let arms: BTreeSet<_> = arms.collect();
    let firsts: BTreeSet<_> = EXPECTATION_FORMS.iter().filter_map(|form| form.split(' ').next()).collect();
    assert_eq!(firsts, arms);
    for language in LANGUAGES {
        let forms = forms(language, 4);
        for form in &forms {
            if let Err(error) = Expectation::new(&filled(form)).hold(&game, &game.start()) {
                panic!("{form}: {error}");
            }
        }
        assert_eq!(forms, EXPECTATION_FORMS);
    }
}

/// Returns the texts in the first column of a table in a section on another game, both counted from 1.
fn forms_of(language: Language, section: usize, table: usize) -> Vec<&'static str> {
    let section = page(language).split("\n## ").nth(section).unwrap();
    let table = section.split("\n### ").nth(table).unwrap();
    table.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |").map(|(form, _)| form)).collect()
}

#[test]
fn every_line_action_and_expectation_of_the_other_game_is_listed() {
    for language in LANGUAGES {
        assert_eq!(forms_of(language, 7, 1), knapp::AMEND_FORMS);
        let actions: Vec<_> = knapp::ACTION_FORMS.iter().copied().chain([FORM]).collect();
        assert_eq!(forms_of(language, 7, 2), actions);
        assert_eq!(forms_of(language, 7, 3), KNAPP_EXPECTATION_FORMS);
        assert!(knapp::PHASES.iter().all(|(_, word)| page(language).contains(&format!("`{word}`"))));
    }
}

#[test]
fn every_line_action_and_expectation_of_the_third_game_is_listed() {
    for language in LANGUAGES {
        assert_eq!(forms_of(language, 8, 1), deguello::AMEND_FORMS);
        let actions: Vec<_> = deguello::ACTION_FORMS.iter().copied().chain([FORM]).collect();
        assert_eq!(forms_of(language, 8, 2), actions);
        assert_eq!(forms_of(language, 8, 3), DEGUELLO_EXPECTATION_FORMS);
        assert!(deguello::PHASES.iter().all(|(_, word)| page(language).contains(&format!("`{word}`"))));
    }
}

/// Compares the forms with the match arms of the readers, by their first words.
#[test]
fn every_expectation_of_the_third_game_has_a_reader() {
    let readers = [
        include_str!("common.rs"),
        include_str!("chance.rs"),
        include_str!("odds.rs"),
        include_str!("deguello/expect.rs"),
        include_str!("deguello/odds.rs"),
    ]
    .into_iter();
    let arms = readers.flat_map(str::lines).filter_map(|line| line.trim().strip_prefix('['));
    let arms = arms.filter(|arm| arm.contains("=>")).flat_map(|arm| {
        let (first, _) = arm.split_once(',').unwrap();
        first.split('"').skip(1).step_by(2)
    });
    let firsts: BTreeSet<_> = DEGUELLO_EXPECTATION_FORMS.iter().filter_map(|form| form.split(' ').next()).collect();
    assert_eq!(firsts, arms.collect::<BTreeSet<_>>());
}

/// Compares the forms with the match arms of the readers, by their first words.
#[test]
fn every_expectation_of_the_other_game_has_a_reader() {
    let readers = [
        include_str!("common.rs"),
        include_str!("chance.rs"),
        include_str!("odds.rs"),
        include_str!("knapp/expect.rs"),
        include_str!("knapp/odds.rs"),
    ]
    .into_iter();
    let arms = readers.flat_map(str::lines).filter_map(|line| line.trim().strip_prefix('['));
    let arms = arms.filter(|arm| arm.contains("=>")).flat_map(|arm| {
        let (first, _) = arm.split_once(',').unwrap();
        first.split('"').skip(1).step_by(2)
    });
    let firsts: BTreeSet<_> = KNAPP_EXPECTATION_FORMS.iter().filter_map(|form| form.split(' ').next()).collect();
    assert_eq!(firsts, arms.collect::<BTreeSet<_>>());
}

/// The placeholder where the program inserts all event forms.
#[test]
fn the_page_has_a_place_for_the_events() {
    for language in LANGUAGES {
        assert_eq!(page(language).matches("\n{events}\n").count(), 1);
        assert_eq!(page(language).matches("{knapp-events}").count(), 1);
        assert_eq!(page(language).matches("{deguello-events}").count(), 1);
    }
    assert!(EVENT_FORMS.contains(&"stepped PIECE SPOT SPOT cost N") && EVENT_FORMS.len() > 40);
}

/// Returns the phases in the first column of a row of the table of phases.
fn phases(row: &str) -> Vec<&str> {
    row.split('`').skip(1).step_by(2).filter(|word| Phase::all().any(|phase| phase.word() == *word)).collect()
}

#[test]
fn the_page_says_which_phases_end_by_themselves_and_which_are_skipped() {
    let words = |is: &dyn Fn(Phase) -> bool| -> BTreeSet<&str> {
        Phase::all().filter(|phase| is(*phase)).map(Phase::word).collect()
    };
    let alone = words(&|phase| phase.side().is_none());
    let always = words(&|phase| phase.is_movement() || phase.is_combat());
    for language in LANGUAGES {
        let section = page(language).split("\n## ").nth(6).unwrap();
        let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| `")).collect();
        let rows: Vec<BTreeSet<&str>> = rows
            .iter()
            .map(|row| {
                phases(row.strip_prefix("| ").and_then(|row| row.split(" | ").next()).unwrap()).into_iter().collect()
            })
            .collect();
        assert_eq!(rows.iter().flatten().copied().collect::<BTreeSet<_>>(), words(&|_| true));
        assert!(rows.contains(&alone) && rows.contains(&always), "{rows:?}");
    }
    // A side without a decision is not asked: play goes from the garrison's fire to the columns on the move.
    let game = Game::new(&fixture::alamo()).unwrap();
    let mut position = game.empty();
    let kent = game.find_piece("kent9").unwrap();
    game.put(&mut position, kent, game.spot_named("1013").unwrap()).unwrap();
    game.open(&mut position, Phase::TexanCombat);
    game.apply(&mut position, crate::alamo::Action::Done, &mut Vec::new()).unwrap();
    assert_eq!(position.phase, Phase::MexicanMovement);
}

#[test]
fn every_phase_is_listed() {
    for phase in Phase::all() {
        for language in LANGUAGES {
            assert!(page(language).contains(&format!("`{}`", phase.word())), "{}", phase.word());
        }
    }
}
