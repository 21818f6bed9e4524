//! The rule index and the engine's sources cite the same rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rules::alamo::{atoms, index::INDEX, rulings};

/// Collects the source files of the engine and of the documents, without tests and without the lists of rules themselves.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if ["tests", "tests.rs", "examples", "examples.rs", "index", "index.rs", "atoms.rs", "rulings.rs"]
            .contains(&name)
        {
            continue;
        }
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}

/// Returns the house rulings a text cites; `R19 to R21` means three.
fn rulings_in(text: &str) -> BTreeSet<u32> {
    let words: Vec<_> = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let number = |word: &str| word.strip_prefix('R').and_then(|number| number.parse::<u32>().ok());
    let mut found = BTreeSet::new();
    for (at, word) in words.iter().enumerate() {
        let Some(first) = number(word) else { continue };
        let last = match words.get(at + 1..at + 3) {
            Some(["to", last]) => number(last).unwrap_or(first),
            _ => first,
        };
        found.extend(first..=last);
    }
    found
}

#[test]
fn ranges_of_rulings_are_read() {
    assert_eq!(rulings_in("by R9, R19 to R21 (R80); RON, R"), BTreeSet::from([9, 19, 20, 21, 80]));
}

#[test]
fn every_ruling_the_sources_cite_is_registered_and_the_other_way_round() {
    let mut files = Vec::new();
    for folder in ["../rules/src", "../rules/games/src", "../rules/documents/src"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    assert!(files.len() > 50);
    let cited: BTreeSet<_> =
        files.iter().flat_map(|file| rulings_in(&fs::read_to_string(file).expect("a text"))).collect();
    let id = |number: &u32| format!("R{number}");
    let registered: BTreeSet<_> =
        atoms::ALL.iter().chain(rulings::ALL).map(|atom| atom.id()).filter(|id| id.starts_with('R')).collect();
    let missing: Vec<_> = cited.iter().map(id).filter(|id| !registered.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "add to rules/games/src/alamo/rulings.rs: {missing:?}");
    let cited: BTreeSet<_> = cited.iter().map(id).collect();
    let unused: Vec<_> = registered.iter().filter(|id| !cited.contains(**id)).collect();
    assert!(unused.is_empty(), "no source follows {unused:?}: take it out of rules/games/src/alamo/rulings.rs");
}

#[test]
fn the_index_has_all_eighty_eight_rulings_and_all_fifteen_sections() {
    let rulings: Vec<_> = INDEX.rules().filter(|rule| rule.atom.is_ruling()).map(|rule| rule.atom.id()).collect();
    assert_eq!(rulings, (1..=88).map(|number| format!("R{number}")).collect::<Vec<_>>());
    for section in 2..=16 {
        assert!(INDEX.find(&section.to_string()).len() > 1, "section {section}");
    }
}
