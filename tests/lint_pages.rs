//! The pages of the lints are their tests: what a page calls bad is found, what it calls good is not.
//!
//! All `ron bad` blocks of a page together are one project (a map, and a correction where the lint speaks of one), and
//! so are its `ron good` blocks. The first line of a block sets what the rulebook wants: `entry_areas=1
//! entry_area_hexes=2`; without it no entry area is wanted, so that an example shows only what it is about. With
//! `around=mission` the blocks stand in the place of the same parts of that bundled scenario; with `rules=alamo` they are
//! judged by that bundled rulebook.

use bexar::files::Bundled;
use bexar::words::Voice;
use rules::correction::Correction;
use rules::lint::{self, LINTS, Lint, Report, Severity};
use rules::map::{Ground, GunSiteKind, HexsideKind, MapDocument};
use rules::project::{self, LoadedCorrection, Project};
use rules::provenance::Provenance;
use rules::rulebook::{Setting, Value};
use rules::scenario::Scenario;
use rules::text::Document;
use rules::words::Language;
use rules::{hexside::Layer, side::Side, spot::Level, text};

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

/// The headings of a page, in order; examples stand under the third and the fourth.
const fn headings(language: Language) -> [&'static str; 5] {
    match language {
        Language::English => ["What it finds", "Why it matters", "Example", "Instead", "How it is fixed"],
        Language::French => {
            ["Ce qui est signalé", "Pourquoi c’est important", "Exemple", "À la place", "Comment on corrige"]
        }
    }
}

/// The sections of a page by heading.
fn sections(page: &str) -> Vec<(&str, &str)> {
    page.split("\n## ").skip(1).map(|section| section.split_once('\n').expect("a heading has a text")).collect()
}

/// The fenced blocks of a section marked with a word, each with what else its first line says.
fn blocks<'a>(section: &'a str, mark: &str) -> Vec<(&'a str, &'a str)> {
    let mut blocks = Vec::new();
    for part in section.split("\n```ron ").skip(1) {
        let (first, rest) = part.split_once('\n').expect("a block has lines");
        let (body, _) = rest.split_once("\n```\n").expect("a block is closed");
        if let Some(settings) = first.strip_prefix(mark) {
            blocks.push((settings.trim(), body));
        }
    }
    blocks
}

/// The project the marked blocks of a section make.
#[track_caller]
fn project(section: &str, mark: &str, whose: &str) -> Project {
    let blocks = blocks(section, mark);
    assert!(!blocks.is_empty(), "{whose}: no `ron {mark}` block");
    let around = blocks.iter().find_map(|(settings, _)| settings.strip_prefix("around="));
    let mut project =
        around.map(|name| Project::load(&Bundled, name).expect("the bundled scenario loads")).unwrap_or_default();
    let mut wanted = if around.is_none() { vec![("setup.entry_areas".to_owned(), 0)] } else { Vec::new() };
    for (settings, body) in blocks {
        for setting in settings.split_whitespace().filter(|setting| !setting.starts_with("around=")) {
            let (name, value) = setting.split_once('=').expect("a setting is name=value");
            if name == "rules" {
                project.rulebook = project::load(&Bundled, value).expect("the bundled rulebook loads");
                continue;
            }
            wanted.retain(|(other, _)| *other != format!("setup.{name}"));
            wanted.push((format!("setup.{name}"), value.parse().expect("a setting is a number")));
        }
        match text::kind(body) {
            Some("Map") => project.set_base_map(document::<MapDocument>(body, whose)),
            Some("Scenario") => project.scenario = document::<Scenario>(body, whose),
            Some("Correction") => project.corrections.push(LoadedCorrection {
                name: "example".to_owned(),
                document: document::<Correction>(body, whose),
                on: true,
                conflict: None,
            }),
            other => panic!("{whose}: an example of kind {other:?}"),
        }
    }
    project.rulebook.parameters.retain(|own| wanted.iter().all(|(name, _)| *name != own.name));
    let wanted = wanted.into_iter();
    project.rulebook.parameters.extend(wanted.map(|(name, value)| Setting {
        name,
        value: Value::Number(value),
        by: Provenance::default(),
    }));
    project.correct();
    project.look_for_scan(&Bundled);
    project
}

/// Everything a lint may say: notes too where it finds notes.
fn report(lint: &Lint, project: &Project) -> Report {
    if lint.severity == Severity::Note { lint::run_with_notes(project) } else { lint::run(project) }
}

#[track_caller]
fn document<D: Document>(body: &str, whose: &str) -> D {
    let document: D = text::read(body).unwrap_or_else(|error| panic!("{whose}: {error:?}"));
    assert!(!document.title().fr.is_empty(), "{whose}: the example has no French title");
    document
}

fn every_page(check: impl Fn(&'static Lint, Language, &str)) {
    for lint in LINTS {
        for language in LANGUAGES {
            check(lint, language, &format!("{} ({language:?})", lint.name));
        }
    }
}

#[test]
fn every_page_has_its_headings_and_a_text_under_each() {
    every_page(|lint, language, whose| {
        let page = lint.page(language);
        assert!(page.starts_with(&format!("# `{}`: ", lint.name)), "{whose}: no title");
        let found: Vec<&str> = sections(page).into_iter().map(|(heading, _)| heading).collect();
        assert_eq!(found, headings(language), "{whose}");
        for (heading, text) in sections(page) {
            let words = text.split("\n```").next().unwrap_or_default().split_whitespace().count();
            assert!(words >= 4, "{whose}: nothing said under {heading}");
        }
    });
}

#[test]
fn bad_examples_are_found_by_their_lint_and_by_no_other() {
    every_page(|lint, language, whose| {
        let project = project(sections(lint.page(language))[2].1, "bad", whose);
        let report = report(lint, &project);
        assert!(!report.findings.is_empty(), "{whose}: nothing found");
        for finding in &report.findings {
            assert_eq!((finding.lint, finding.severity), (lint.name, lint.severity), "{whose}");
        }
    });
}

#[test]
fn nothing_is_found_in_good_examples() {
    every_page(|lint, language, whose| {
        let project = project(sections(lint.page(language))[3].1, "good", whose);
        assert_eq!(report(lint, &project).findings, [], "{whose}");
    });
}

#[test]
fn both_languages_show_the_same_examples() {
    for lint in LINTS {
        for (section, mark) in [(2, "bad"), (3, "good")] {
            let [english, french] = LANGUAGES.map(|language| {
                let page = lint.page(language).replace("un exemple", "an example");
                blocks(sections(&page)[section].1, mark)
                    .iter()
                    .map(|(first, body)| format!("{first}\n{body}"))
                    .collect::<Vec<_>>()
            });
            assert_eq!(english, french, "{}", lint.name);
        }
    }
}

#[test]
fn every_finding_speaks_both_languages() {
    every_page(|lint, language, whose| {
        let voice = Voice::new(language);
        for finding in report(lint, &project(sections(lint.page(language))[2].1, "bad", whose)).findings {
            assert!(!voice.place(&finding.place).is_some_and(|place| place.starts_with("place-")), "{whose}");
            for message in [&finding.message, &finding.help] {
                let said = voice.say(message);
                assert!(said != message.id && !said.contains('{'), "{whose}: {said}");
                assert!(!said.ends_with('.') && !said.starts_with(char::is_uppercase), "{whose}: {said}");
            }
        }
    });
}

#[test]
fn what_the_findings_of_the_examples_say() {
    for (language, name) in [(Language::English, "english"), (Language::French, "french")] {
        let voice = Voice::new(language);
        let mut said = Vec::new();
        for lint in LINTS {
            for finding in report(lint, &project(sections(lint.page(language))[2].1, "bad", lint.name)).findings {
                let severity = voice.text(finding.severity.word());
                let place = voice.place(&finding.place).unwrap_or_default();
                let help = voice.say(&finding.help);
                let message = voice.say(&finding.message);
                said.push(format!("{severity}[{}]: {message}\n  {place}\n  {help}", finding.lint));
            }
        }
        insta::assert_snapshot!(name, said.join("\n"));
    }
}

#[test]
fn every_word_of_the_map_is_known_in_both_languages() {
    let mut words: Vec<String> = HexsideKind::ALL.into_iter().map(HexsideKind::word).collect();
    words.extend(Ground::ALL.map(|ground| ground.word().to_owned()));
    words.extend(Layer::ALL.map(|layer| layer.word().to_owned()));
    words.extend(Level::ALL.map(|level| level.word().to_owned()));
    words.extend(Side::ALL.map(|side| side.word().to_owned()));
    words.extend([GunSiteKind::Printed, GunSiteKind::Optional].map(|kind| kind.word().to_owned()));
    words.extend([Severity::Error, Severity::Warning, Severity::Note].map(|severity| severity.word().to_owned()));
    for language in LANGUAGES {
        let voice = Voice::new(language);
        for word in &words {
            assert_ne!(voice.text(word), *word, "{language:?}");
        }
    }
}
