//! The pages of the lints are their tests: what a page calls bad is found, what it calls good is not.
//!
//! All `ron bad` blocks of a page together are one project (a map, and a correction where the lint speaks of one, or
//! variants), and so are its `ron good` blocks. The first line of a block sets what the rulebook wants: `entry_areas=1
//! entry_area_hexes=2`; without it no entry area is wanted, so that an example shows only what it is about. With
//! `around=mission` the blocks stand in the place of the same parts of that bundled scenario; a correction or variant marked `off` is
//! switched off. With
//! `rules=alamo` the rulebook is that of a bundled scenario. A block of cases is checked against the scenario it names. A block that begins with
//! the name of a list of the rulebook, such as `siege: [`, stands in the place of that list alone, and of parameters only
//! those it names.

use std::sync::Arc;

use bexar::files::Bundled;
use bexar::words::Voice;
use rules::case::Cases;
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::edit::ProjectEdit;
use rules::lint::{self, Finding, LINTS, Lint, Severity};
use rules::map::{Ground, GunSiteKind, HexsideKind, MapDocument};
use rules::project::{LoadedCorrection, LoadedVariant, Part, Project};
use rules::provenance::Provenance;
use rules::rulebook::{Rulebook, Setting, Value};
use rules::scenario::Scenario;
use rules::text::Document;
use rules::variant::Variant;
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
    let around = blocks.iter().find_map(|(settings, _)| settings.strip_prefix("around=")?.split_whitespace().next());
    let mut project =
        around.map(|name| Project::load(&Bundled, name).expect("the bundled scenario loads")).unwrap_or_default();
    let mut wanted = if around.is_none() { vec![("setup.entry_areas".to_owned(), 0)] } else { Vec::new() };
    for (settings, body) in blocks {
        for setting in settings.split_whitespace().filter(|setting| !setting.starts_with("around=")) {
            let Some((name, value)) = setting.split_once('=') else { continue };
            if name == "rules" {
                project.rulebook = Project::load(&Bundled, value).expect("the bundled scenario loads").rulebook;
                continue;
            }
            let name = if name.contains('.') { name.to_owned() } else { format!("setup.{name}") };
            wanted.retain(|(other, _)| *other != name);
            wanted.push((name, value.parse().expect("a setting is a number")));
        }
        if let Some((list, _)) =
            body.split_once(": [").filter(|(list, _)| !list.contains(|c: char| c.is_whitespace() || c == '('))
        {
            set_list(&mut project.rulebook, list, body, whose);
            continue;
        }
        match text::kind(body) {
            Some("Map") => project.set_base_map(document::<MapDocument>(body, whose)),
            Some("Scenario") => project.scenario = document::<Scenario>(body, whose),
            Some("Counters") => project.counters = document::<CounterMix>(body, whose),
            Some("Rulebook") => project.rulebook = document::<Rulebook>(body, whose),
            Some("Correction") => project.corrections.push(LoadedCorrection {
                name: ["example", "second example"][project.corrections.len()].to_owned(),
                document: document::<Correction>(body, whose),
                on: !settings.contains("off"),
                conflict: None,
            }),
            Some("Variant") => {
                let own = LoadedVariant::off("example".to_owned(), document::<Variant>(body, whose));
                project.variants.push(LoadedVariant { on: !settings.contains("off"), ..own });
            }
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

/// Puts a list of an example into the place of the same list of a rulebook.
#[track_caller]
fn set_list(rulebook: &mut Rulebook, list: &str, body: &str, whose: &str) {
    let needed = ["terrain", "combat_rows", "combat_results"].into_iter().filter(|other| *other != list);
    let empty = needed.map(|other| format!("{other}: [],")).collect::<Vec<_>>().join("\n");
    let head = r#"format: 1, title: (en: "List", fr: "Liste"), by: Reconstructed("an example"), system: alamo,"#;
    let example: Rulebook = document(&format!("Rulebook({head}\n{empty}{}\n)", body.trim_end()), whose);
    match list {
        "parameters" => {
            let stated = |name: &str| example.parameters.iter().any(|setting| setting.name == name);
            rulebook.parameters.retain(|setting| !stated(&setting.name));
            rulebook.parameters.extend(example.parameters);
            rulebook.parameters.sort();
        }
        "terrain" => rulebook.terrain = example.terrain,
        "combat_rows" => rulebook.combat_rows = example.combat_rows,
        "combat_results" => rulebook.combat_results = example.combat_results,
        "withdrawal" => rulebook.withdrawal = example.withdrawal,
        "victory" => rulebook.victory = example.victory,
        "siege" => rulebook.siege = example.siege,
        other => panic!("{whose}: a rulebook has no list {other}"),
    }
}

/// What is found in the marked blocks of a section: in the file of cases, where they are one, or in the project they make. Of a
/// lint that notes things, with the notes; then only what is worse, and its own.
#[track_caller]
fn found(lint: &Lint, section: &str, mark: &str, whose: &str) -> Vec<Arc<Finding>> {
    if let [(_, body)] = blocks(section, mark)[..]
        && text::kind(body) == Some("Cases")
    {
        let cases = document::<Cases>(body, whose);
        return lint::cases(&cases, &Project::load(&Bundled, &cases.base).expect("the scenario loads")).findings;
    }
    judged(lint, &project(section, mark, whose))
}

fn judged(lint: &Lint, project: &Project) -> Vec<Arc<Finding>> {
    if lint.severity != Severity::Note {
        return lint::run(project).findings;
    }
    let mut findings = lint::run_with_notes(project).findings;
    findings.retain(|finding| finding.lint == lint.name || finding.severity != Severity::Note);
    findings
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
        let found = found(lint, sections(lint.page(language))[2].1, "bad", whose);
        assert!(!found.is_empty(), "{whose}: nothing found");
        for finding in &found {
            assert_eq!((finding.lint, finding.severity), (lint.name, lint.severity), "{whose}");
        }
    });
}

/// What is found in an example stands on a line of it: an editor shows it, and `check` prints it.
#[test]
fn what_is_found_in_an_example_is_shown_on_its_lines() {
    let mut shown = Vec::new();
    for lint in LINTS {
        let section = sections(lint.page(Language::English))[2].1;
        let blocks = blocks(section, "bad");
        for finding in found(lint, section, "bad", lint.name).iter().filter(|finding| finding.lint == lint.name) {
            let is_document = |body: &str| text::kind(body) == Some(word(finding.part));
            let Some((_, body)) = blocks.iter().find(|(_, body)| is_document(body)) else { continue };
            let words: Vec<&str> = finding.locate(body).iter().map(|span| &body[span.start..span.end]).collect();
            // What the text does not speak of cannot be shown in it.
            let place = finding.place.to_string();
            let name = format!("\"{}\"", place.rsplit(' ').next().unwrap_or_default());
            assert!(!words.is_empty() || !body.contains(&name), "{}: {place}", lint.name);
            shown.push(format!("{}: {}", finding.lint, words.join(" | ")));
        }
    }
    insta::assert_snapshot!(shown.join("\n"));
}

/// The word the text of a part starts with.
const fn word(part: Part) -> &'static str {
    match part {
        Part::Map => "Map",
        Part::Correction(_) => "Correction",
        Part::Variant(_) => "Variant",
        Part::Counters => "Counters",
        Part::Rulebook => "Rulebook",
        Part::Scenario => "Scenario",
        Part::Cases => "Cases",
    }
}

#[test]
fn nothing_is_found_in_good_examples() {
    every_page(|lint, language, whose| {
        assert_eq!(found(lint, sections(lint.page(language))[3].1, "good", whose), [], "{whose}");
    });
}

#[test]
fn a_fix_of_an_example_mends_it_and_breaks_nothing() {
    for lint in LINTS {
        let section = sections(lint.page(Language::English))[2].1;
        let before = found(lint, section, "bad", lint.name);
        for finding in &before {
            let Some(fix) = &finding.fix else { continue };
            let mut project = project(section, "bad", lint.name);
            ProjectEdit::apply_all(&fix.edits, &mut project).unwrap_or_else(|misfit| panic!("{}: {misfit}", lint.name));
            let after = judged(lint, &project);
            assert!(!after.contains(finding), "{}: {finding:?} is still found", lint.name);
            for other in after {
                assert!(before.contains(&other), "{}: {other:?} is new", lint.name);
            }
        }
    }
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
        for finding in found(lint, sections(lint.page(language))[2].1, "bad", whose) {
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
            for finding in found(lint, sections(lint.page(language))[2].1, "bad", lint.name) {
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
