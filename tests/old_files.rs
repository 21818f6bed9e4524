//! Files of earlier versions of the program are read with the same meaning, and written in today's form.
//!
//! `old_files` holds small ones of every kind. Their names say which version they are from: the reasons of origins in
//! French, before `Painted`, before `sources`, before `Original`, before `by` could be left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use rules::case::Cases;
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::edit::Fragment;
use rules::fingerprint::Fingerprint;
use rules::log::Log;
use rules::map::MapDocument;
use rules::playtest::{Sensitivity, Shard, Summary};
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::{self, Document};
use rules::variant::Variant;

/// An old file after reading.
struct Read {
    /// Its text as written today.
    today: String,
    /// The fingerprint of its content.
    print: Fingerprint,
}

fn read<D: Document + Clone + PartialEq + Debug>(file: &str, old: &str) -> Read {
    let document: D = text::read(old).unwrap_or_else(|error| panic!("{file}:{error}: {:?}", error.message));
    let today = text::write(&document);
    assert_eq!(text::read::<D>(&today).as_ref(), Ok(&document), "{file} means something else once it is saved");
    assert_eq!(text::write(&text::read::<D>(&today).expect("it has just been read")), today, "{file}");
    Read { today, print: Fingerprint::of(&document) }
}

/// Reads a file as the kind of document given by its extension.
fn read_any(file: &str, old: &str) -> Read {
    let (_, kind) = file.split_once('.').expect("it has an ending");
    match kind {
        "case.ron" => read::<Cases>(file, old),
        "correction.ron" => read::<Correction>(file, old),
        "counters.ron" => read::<CounterMix>(file, old),
        "fragment.ron" => read::<Fragment>(file, old),
        "log.ron" => read::<Log>(file, old),
        "map.ron" => read::<MapDocument>(file, old),
        "results.ron" => read::<Summary>(file, old),
        "rules.ron" => read::<Rulebook>(file, old),
        "scenario.ron" => read::<Scenario>(file, old),
        "shard.ron" => read::<Shard>(file, old),
        "variant.ron" => read::<Variant>(file, old),
        "walls.ron" => read::<Sensitivity>(file, old),
        _ => panic!("{file} is of no kind of document"),
    }
}

/// Returns the text of every old file, by name.
fn old_files() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("old_files");
    let files = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read").path());
    files
        .map(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).expect("it has a name").to_owned();
            (name, fs::read_to_string(&path).expect("it can be read"))
        })
        .collect()
}

#[test]
fn old_files_are_read_and_written_as_today() {
    let mut kinds = BTreeSet::new();
    for (file, old) in old_files() {
        kinds.insert(file.split_once('.').map(|(_, kind)| kind.to_owned()));
        insta::assert_snapshot!(file.replace('.', "_"), read_any(&file, &old).today);
    }
    assert_eq!(kinds.len(), 12, "there is one of every kind: {kinds:?}");
}

/// Files with the same name are the same document in ever shorter form, and all of them give the same game.
#[test]
fn however_it_was_written_it_is_the_same_document() {
    let mut known: BTreeMap<(String, String), Vec<Read>> = BTreeMap::new();
    for (file, old) in old_files() {
        let (name, kind) = file.split_once('.').expect("it has an ending");
        let thing = name.split_once('-').map_or(name, |(thing, _)| thing);
        known.entry((thing.to_owned(), kind.to_owned())).or_default().push(read_any(&file, &old));
    }
    let of_several = known.iter().filter(|(_, all)| all.len() > 1);
    let mut names = Vec::new();
    for ((name, kind), all) in of_several {
        names.push(format!("{name}.{kind}"));
        assert!(all.iter().all(|own| own.print == all[0].print), "{name}.{kind} is not the same throughout");
    }
    assert_eq!(names, ["palisade.correction.ron", "short.rules.ron", "two.counters.ron", "yard.map.ron"]);
}

/// In today's text of a document without sources, only origins that differ from the document's are written.
#[test]
fn what_comes_from_where_the_document_does_is_no_longer_written() {
    let files = old_files();
    let (before, painted) = (&files["yard-before-sources.map.ron"], &files["yard-before-painted.map.ron"]);
    let today = read_any("yard-before-sources.map.ron", before).today;
    assert_eq!(today, read_any("yard-before-painted.map.ron", painted).today);
    assert_eq!(today.matches("by: ").count(), 4, "the head, two painted and one cited");
    assert!(today.len() < before.len());
}
