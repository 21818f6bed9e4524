//! The glossary of the project, `data/glossary.md`, and the test that every text keeps to it.

use rules::lint::LINTS;

use super::STRINGS;
use crate::files::{DocumentKind, bundled, bundled_names};

const TEXT: &str = include_str!("../../../../data/glossary.md");

/// A term: the words for it in English and French, and those that are not to be used.
struct Term {
    words: [&'static str; 2],
    forbidden: [Vec<&'static str>; 2],
}

/// Returns the terms of the table.
fn terms() -> Vec<Term> {
    let rows = TEXT.lines().filter(|line| line.starts_with("| ")).skip(1);
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [english, french, _, not_english, not_french] = cells[..] else { panic!("five columns: {row}") };
        let list = |cell: &'static str| cell.split(", ").filter(|word| !word.is_empty()).collect();
        Term { words: [english, french], forbidden: [list(not_english), list(not_french)] }
    })
    .collect()
}

/// Whether a text has some words, as whole words. Both are in small letters.
fn has(text: &str, words: &str) -> bool {
    let is_letter = |sign: char| sign.is_alphanumeric() || sign == '-';
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_none_or(|sign| !is_letter(sign));
        let after = text[at + words.len()..].chars().next().is_none_or(|sign| !is_letter(sign));
        before && (after || words.ends_with('’'))
    })
}

/// Returns what is wrong in a text of a language: each word that is not to be used, with its line.
fn faults(whose: &str, text: &str, language: usize, terms: &[Term]) -> Vec<String> {
    let mut faults = Vec::new();
    // What stands in backticks is code.
    for line in text.lines().filter(|line| !line.starts_with('#') || line.starts_with("# `")) {
        let words = line.split('`').step_by(2).collect::<Vec<_>>().join(" ").to_lowercase();
        for term in terms {
            let found = term.forbidden[language].iter().filter(|own| has(&words, &own.to_lowercase()));
            faults
                .extend(found.map(|own| format!("{whose}: `{own}`, say `{}`: {}", term.words[language], line.trim())));
        }
    }
    faults
}

#[test]
fn every_term_is_said_in_both_languages_and_forbids_no_word_of_its_own() {
    let terms = terms();
    assert!(terms.len() >= 60, "{}", terms.len());
    for term in &terms {
        for (words, forbidden) in term.words.iter().zip(&term.forbidden) {
            assert!(!words.is_empty());
            assert!(forbidden.iter().all(|own| !has(&words.to_lowercase(), own)), "{words}: {forbidden:?}");
        }
    }
}

#[test]
fn no_text_has_a_word_that_is_not_to_be_used() {
    let terms = terms();
    let mut all = Vec::new();
    for (at, (language, tag, files)) in STRINGS.into_iter().enumerate() {
        all.extend(files.into_iter().flat_map(|text| faults(tag, text, at, &terms)));
        let pages = LINTS.iter().map(|lint| (lint.name, lint.page(language)));
        all.extend(pages.flat_map(|(name, page)| faults(name, page, at, &terms)));
    }
    for name in bundled_names("md").into_iter().filter(|name| *name != "glossary") {
        let page = bundled(&format!("{name}.md")).expect("a bundled page");
        all.extend(faults(
            name,
            page,
            usize::from(name.rsplit_once('.').is_some_and(|(_, language)| language == "fr")),
            &terms,
        ));
    }
    // The French words that are not to be used are no English words, so whole documents are searched for them.
    for kind in DocumentKind::ALL {
        for name in bundled_names(kind.extension()) {
            let file = format!("{name}.{}", kind.extension());
            all.extend(faults(&file, bundled(&file).unwrap_or_default(), 1, &terms));
        }
    }
    assert!(all.is_empty(), "{}: {all:#?}", all.len());
}

/// A test of the test.
#[test]
fn a_word_that_is_not_to_be_used_is_found() {
    let terms = terms();
    assert_eq!(faults("x", "Un mur intérieur, `mur intérieur`", 1, &terms).len(), 1);
    assert!(faults("x", "une contre-attaque féroce, ou les murs", 1, &terms).is_empty());
    assert_eq!(faults("x", "nul n’entre", 1, &terms).len(), 1);
}
