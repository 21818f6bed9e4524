//! The files of a packed scenario: their names, and the scenario rewritten to refer to them.

use std::collections::BTreeMap;

use rules::project::Project;
use rules::text::{self, Document};

use crate::files::{DocumentKind, off_devices, plain_name};

/// Returns the files by name: the scenario under its own name, its parts under the names in the scenario without
/// folders, and the scan of the map, to which the map refers without its folder.
pub(super) fn files(name: &str, project: &Project, scan: Option<Vec<u8>>) -> BTreeMap<String, Vec<u8>> {
    let mut bundle = Bundle::default();
    let mut scenario = project.scenario.clone();
    let mut map = project.base_map().clone();
    if let (Some(own), Some(picture)) = (&mut map.scan, scan) {
        own.file = plain(&own.file);
        bundle.files.insert(own.file.clone(), picture);
    }
    if !scenario.map_fingerprint.is_empty() {
        scenario.map_fingerprint = project.fingerprint_for(&map);
    }
    scenario.map = bundle.add(&scenario.map, DocumentKind::Map, &map);
    scenario.counters = bundle.add(&scenario.counters, DocumentKind::Counters, &project.counters);
    scenario.rulebook = bundle.add(&scenario.rulebook, DocumentKind::Rulebook, &project.rulebook);
    for (used, loaded) in scenario.corrections.iter_mut().zip(&project.corrections) {
        used.document = bundle.add(&used.document, DocumentKind::Correction, &loaded.document);
    }
    for (used, loaded) in scenario.variants.iter_mut().zip(&project.variants) {
        used.document = bundle.add(&used.document, DocumentKind::Variant, &loaded.document);
    }
    bundle.add(name, DocumentKind::Scenario, &scenario);
    bundle.files
}

#[derive(Default)]
struct Bundle {
    files: BTreeMap<String, Vec<u8>>,
}

impl Bundle {
    /// Adds a document and returns its file name: that of the reference, followed by a number if a document from
    /// another folder already has that name.
    fn add<D: Document + Clone>(&mut self, reference: &str, kind: DocumentKind, document: &D) -> String {
        let text = text::write(document).into_bytes();
        let stem = stem(reference, kind);
        let names = (1_usize..).map(|number| match number {
            1 => format!("{stem}.{}", kind.extension()),
            _ => format!("{stem}-{number}.{}", kind.extension()),
        });
        for name in names {
            // Some systems treat `Own` and `own` as the same file.
            let taken = self.files.iter().find(|(other, _)| other.to_lowercase() == name.to_lowercase());
            match taken {
                None => {
                    self.files.insert(name.clone(), text);
                    return name;
                }
                Some((own, held)) if *held == text => return own.clone(),
                Some(_) => {}
            }
        }
        stem
    }
}

/// Returns the name of a document without folder and extension, in characters every system accepts.
fn stem(reference: &str, kind: DocumentKind) -> String {
    let file = reference.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem =
        file.strip_suffix(&format!(".{}", kind.extension())).or_else(|| file.strip_suffix(".ron")).unwrap_or(file);
    let stem = plain(stem);
    if stem.is_empty() { kind.word().to_lowercase() } else { stem }
}

/// Returns the name of a file without its folder, in characters every system accepts.
fn plain(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or_default();
    off_devices(plain_name(name).trim_matches(['.', '-']).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_their_folders_and_what_some_systems_refuse() {
        for (reference, name) in [
            ("alamo", "alamo"),
            ("../maps/own.map.ron", "own"),
            (r"maps\own.map.ron", "own"),
            ("own.ron", "own"),
            ("my map: 2.map.ron", "my-map--2"),
            ("été.map.ron", "été"),
            ("..", "map"),
            ("Nul.map.ron", "Nul_"),
        ] {
            assert_eq!(stem(reference, DocumentKind::Map), name, "{reference}");
        }
    }

    #[test]
    fn documents_of_one_name_from_two_folders_stay_two() {
        let mut bundle = Bundle::default();
        let [one, other] = ["One", "Other"].map(|title| {
            rules::map::MapDocument::new(rules::words::Words::new(title, title), rules::map::Grid::default())
        });
        assert_eq!(bundle.add("a/own.map.ron", DocumentKind::Map, &one), "own.map.ron");
        assert_eq!(bundle.add("b/Own.map.ron", DocumentKind::Map, &other), "Own-2.map.ron");
        assert_eq!(bundle.add("c/own.map.ron", DocumentKind::Map, &one), "own.map.ron");
        assert_eq!(bundle.files.len(), 2);
    }
}
