//! The pages of the lints are their tests: the bad examples of a page are found, the good ones are not.
//!
//! [`bexar::explain::example`] describes how the blocks of a page become one project.

use std::sync::Arc;

use bexar::explain::example::{self, blocks, sections};
use bexar::files::Bundled;
use bexar::words::Voice;
use rules::case::Cases;
use rules::lint::{self, LINTS, Lint, locate_finding};
use rules::map::{Ground, GunSiteKind, HexsideKind};
use rules::project::{DocumentRef, Project};
use rules::project_edit::ProjectEdit;
use rules::report::{Finding, Severity};
use rules::text::Document;
use rules::words::Language;
use rules::{hexside::Layer, side::Side, spot::Level, text};

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

/// The headings of a page, in order; the third and the fourth contain examples.
const fn headings(language: Language) -> [&'static str; 5] {
    match language {
        Language::English => ["What it finds", "Why it matters", "Example", "Instead", "How it is fixed"],
        Language::French => {
            ["Ce qui est signalé", "Pourquoi c’est important", "Exemple", "À la place", "Comment on corrige"]
        }
    }
}

/// Returns the project made from the marked blocks of a section.
#[track_caller]
fn project(section: &str, mark: &str, whose: &str) -> Project {
    example::project(section, mark).unwrap_or_else(|wrong| panic!("{whose}: {wrong}"))
}

/// Returns the findings in the marked blocks of a section, in a file of cases or in the project they make. For a lint
/// that produces notes, notes are included, but only its own.
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
    example::document(body).unwrap_or_else(|wrong| panic!("{whose}: {wrong}"))
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
        assert!(
            page.starts_with(&format!("# `{}`{}: ", lint.name, if language == Language::French { " " } else { "" })),
            "{whose}: no title"
        );
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

/// Every finding in an example is shown on a line of it, since an editor displays it and `check` prints it.
#[test]
fn what_is_found_in_an_example_is_shown_on_its_lines() {
    let mut shown = Vec::new();
    for lint in LINTS {
        let section = sections(lint.page(Language::English))[2].1;
        let blocks = blocks(section, "bad");
        for finding in found(lint, section, "bad", lint.name).iter().filter(|finding| finding.lint == lint.name) {
            let is_document = |body: &str| text::kind(body) == Some(word(finding.part));
            let Some((_, body)) = blocks.iter().find(|(_, body)| is_document(body)) else { continue };
            let words: Vec<&str> =
                locate_finding(body, finding).iter().map(|span| &body[span.start..span.end]).collect();
            // A place not mentioned in the text cannot be shown in it.
            let place = finding.place.to_string();
            let name = format!("\"{}\"", place.rsplit(' ').next().unwrap_or_default());
            assert!(!words.is_empty() || !body.contains(&name), "{}: {place}", lint.name);
            shown.push(format!("{}: {}", finding.lint, words.join(" | ")));
        }
    }
    insta::assert_snapshot!(shown.join("\n"));
}

/// Returns the word the text of a document starts with.
const fn word(part: DocumentRef) -> &'static str {
    match part {
        DocumentRef::Map => "Map",
        DocumentRef::Correction(_) => "Correction",
        DocumentRef::Variant(_) => "Variant",
        DocumentRef::Counters => "Counters",
        DocumentRef::Rulebook => "Rulebook",
        DocumentRef::Scenario => "Scenario",
        DocumentRef::Cases => "Cases",
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
