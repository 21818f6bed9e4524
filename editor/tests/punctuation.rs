//! No punctuation of a language stands in the code: lists, labels, quotes and percentages are texts of the string files.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../build/literals.rs"]
mod literals;

use std::fs;
use std::path::{Path, PathBuf};

use literals::literals;

/// The folders of sources whose texts may reach a person.
const SOURCES: [&str; 5] = ["src", "core/src", "../rules/src", "../rules/documents/src", "../rules/games/src"];

/// Literals that may stay: the file, a part of the literal, and why.
const EXCEPTIONS: [(&str, &str, &str); 37] = [
    ("page/tests", "", "a test"),
    ("core/src/words/load_error.rs", "{name}", "`file:line:column: message`, to which editors jump"),
    (
        "core/src/files/save.rs",
        "{path}: {source}",
        "an error of a library, which the program puts into words elsewhere",
    ),
    ("core/src/explain/example.rs", "", "a fault of a page, which only tests see"),
    ("core/src/explain/format/", "", "RON or a schema"),
    ("core/src/import/vassal/lay.rs", "{module}: {}", "an English title, as modules have them"),
    ("core/src/picture/measure.rs", "", "characters and their widths"),
    ("core/src/print/lines.rs", "", "characters of the typefaces"),
    ("core/src/words.rs", "", "the place where punctuation is put in"),
    ("core/src/words/counts.rs", "", "a test"),
    ("core/src/words/glossary.rs", "", "a test"),
    ("core/src/words/typography.rs", "", "the place where punctuation is put in"),
    ("core/src/engine/session.rs", "step {}: {}", "an answer in JSON"),
    ("core/src/explain/licences.rs", "", "licences, which are in English"),
    ("src/gui/panel/page/lint.rs", ": ", "takes the title of a page apart"),
    ("src/explain/help.rs", ". ", "takes a numbered list apart"),
    ("src/cli/usage_error.rs", ": ", "takes the usage of the parser apart"),
    ("src/cli/check/sarif.rs", ": ", "takes the title of a page apart"),
    ("src/cli/crash.rs", "", "a report for the authors, in English"),
    ("src/cli/help.rs", "", "takes the help of the parser apart"),
    ("src/cli/replay/divergence.rs", "; ", "events in the notation of logs, in backticks"),
    ("src/cli/query/table.rs", "{figure} [{}]", "a citation"),
    ("src/bin/", "", "errors of the engine in JSON"),
    ("rules/src/case/", "", "the notation of cases, in backticks"),
    ("rules/src/log.rs", "{}: game {number}", "the title of a log in either language"),
    ("rules/src/lint/locate", ": ", "takes a document apart"),
    ("rules/src/fixture.rs", "", "for tests"),
    ("games/src/query/", "", "the query language, which knows the quotes of every language"),
    ("games/src/deguello/shown/reckoning.rs", "{:+} : {:+}", "two figures, typeset where they are shown"),
    ("games/src/alamo/notation", "", "the notation of logs"),
    ("games/src/knapp/notation", "", "the notation of logs"),
    ("games/src/deguello/notation", "", "the notation of logs"),
    ("documents/src/edit/describe/lists.rs", "{hex} ", "one text for each language, with its quotes"),
    ("documents/src/edit/merge/words.rs", "{text}", "one text for each language, with its quotes"),
    ("documents/src/edit.rs", "{place}: ", "an error that the program puts into words elsewhere"),
    ("documents/src/project", "", "an error that the program puts into words elsewhere"),
    ("documents/src/text", "", "an error that the program puts into words elsewhere"),
];

/// Whether a literal has punctuation that languages write in different ways.
fn is_punctuated(text: &str) -> bool {
    let joins = matches!(text, ": " | "; " | " : " | " ; " | ". " | " %");
    joins || text.contains(['“', '”', '«', '»']) || ["}: {", "}; {", "} %"].iter().any(|own| text.contains(own))
}

/// Whether what stands before a literal takes it for people who read the code: errors of a type, panics.
fn is_for_authors(before: &str) -> bool {
    let macros = ["panic!(", "assert!(", "unreachable!(", "expect(", "#[error(", "todo!("];
    macros.iter().any(|own| before.trim_end().ends_with(own)) || before.contains("panic!(") || before.contains("assert")
}

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" && name != "snapshots" {
            files(&path, all);
        } else if path.extension().is_some_and(|own| own == "rs") && !name.ends_with("tests.rs") && name != "test.rs" {
            all.push(path);
        }
    }
}

/// Returns the literals with punctuation of the sources: their place, and what they say.
fn found() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for folder in SOURCES {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut all);
    }
    all.sort();
    let of = |file: &PathBuf| {
        let (source, name) = (fs::read_to_string(file).unwrap(), file.display().to_string().replace('\\', "/"));
        let own = literals(&source).into_iter().filter(|own| is_punctuated(own.text) && !is_for_authors(own.before));
        own.map(|own| (format!("{name}:{}", own.line), own.text.to_owned())).collect::<Vec<_>>()
    };
    all.iter().flat_map(of).collect()
}

#[test]
fn no_punctuation_that_a_person_reads_stands_in_the_code() {
    let found = found();
    let is_excepted =
        |place: &str, text: &str| EXCEPTIONS.iter().any(|(file, part, _)| place.contains(file) && text.contains(part));
    let faults: Vec<_> = found.iter().filter(|(place, text)| !is_excepted(place, text)).collect();
    assert!(faults.is_empty(), "say it with a text of data/strings: {faults:#?}");
}

/// A test of the test.
#[test]
fn joined_and_quoted_words_are_found() {
    for text in [": ", "; ", "{name}: {value}", "“{name}”", "« {name} »", "{share} %"] {
        assert!(is_punctuated(text), "{text}");
    }
    for text in ["name", "{file}:{line}", ", ", "a: b"] {
        assert!(!is_punctuated(text), "{text}");
    }
}
