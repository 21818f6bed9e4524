//! The page on cases tells the truth: its example is played, and its tables list what can be read.

use std::collections::BTreeSet;

use super::{Cases, Expectation, page, run};
use crate::alamo::{Game, Phase};
use crate::fixture;
use crate::text;
use crate::words::Language;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

/// The texts in the first column of the tables of a section, counted from 1.
fn forms(language: Language, section: usize) -> Vec<&'static str> {
    let section = page(language).split("\n## ").nth(section).unwrap();
    section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |").map(|(form, _)| form)).collect()
}

/// A text of this form that speaks of things the Alamo has.
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
        "N" | "AREA" => "2".to_owned(),
        "MODE" => "melee".to_owned(),
        "ORDER" => "good".to_owned(),
        "PHASE" => "mexican_combat".to_owned(),
        "ACTOR" | "SIDE" | "WINNER" => "mexican".to_owned(),
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
        "VERB" | "ACTION" | "ACTION;…" => "done".to_owned(),
        plain => {
            assert_eq!(plain, plain.to_lowercase(), "no example for {plain}");
            plain.to_owned()
        }
    };
    form.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn first_words<'a>(forms: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
    forms.into_iter().filter_map(|form| form.split(' ').next()).collect()
}

#[test]
fn both_pages_have_the_same_examples_and_they_hold() {
    let project = fixture::alamo();
    for language in LANGUAGES {
        let examples: Vec<_> = page(language).split("```ron\n").skip(1).collect();
        assert_eq!(examples.len(), 2);
        for example in examples {
            let (example, _) = example.split_once("```").unwrap();
            let cases: Cases = text::read(example).unwrap();
            let reports = run(&cases, &project);
            assert_eq!(reports.len(), 1);
            assert_eq!(reports[0].failures, []);
            assert!(page(LANGUAGES[0]).contains(example));
        }
    }
}

/// The Alamo with doors that can be shut.
fn with_doors() -> Game {
    let mut project = fixture::alamo();
    project.variants.iter_mut().for_each(|own| own.on = own.name == "doors");
    Game::new(&project).unwrap()
}

#[test]
fn every_action_is_listed_and_read() {
    let game = with_doors();
    let error = game.read_action("jump").unwrap_err().to_string();
    let (_, verbs) = error.split_once("the actions are: ").unwrap();
    for language in LANGUAGES {
        let forms = forms(language, 3);
        for form in &forms {
            game.read_action(&filled(form)).unwrap_or_else(|error| panic!("{form}: {error}"));
        }
        assert_eq!(first_words(forms), verbs.split(", ").collect());
    }
}

#[test]
fn every_expectation_is_listed_and_read() {
    let game = with_doors();
    // The arms of the reader, by their first words.
    let readers = [include_str!("expect.rs"), include_str!("expect/exact.rs")];
    let arms = readers.into_iter().flat_map(str::lines).filter_map(|line| line.trim().strip_prefix('['));
    let arms = arms.filter(|arm| arm.contains("=>")).flat_map(|arm| {
        let (first, _) = arm.split_once(',').unwrap();
        first.split('"').skip(1).step_by(2)
    });
    let arms: BTreeSet<_> = arms.collect();
    assert!(arms.len() > 20, "{arms:?}");
    for language in LANGUAGES {
        let forms = forms(language, 4);
        for form in &forms {
            if let Err(error) = Expectation::new(&filled(form)).hold(&game, &game.start()) {
                panic!("{form}: {error}");
            }
        }
        assert_eq!(first_words(forms), arms);
    }
}

#[test]
fn every_phase_is_listed() {
    let phases =
        std::iter::successors(Some(Phase::SetUpGuns), |phase| (*phase != Phase::TurnEnd).then(|| phase.next()));
    for phase in phases {
        for language in LANGUAGES {
            assert!(page(language).contains(&format!("`{}`", phase.word())), "{}", phase.word());
        }
    }
}
