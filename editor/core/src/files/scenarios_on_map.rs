//! Finds the scenarios that are played on a map.

use std::path::{Path, PathBuf};

use rules::project;
use rules::scenario::Scenario;
use rules::text;

use super::scenario_of_file::files_of;
use super::{Bundled, DocumentKind, bundled_names, read};

/// Returns the scenarios that use a map, except the one called `but`: those in a folder, and the bundled ones unless
/// the folder has a file of that name. Each can be passed to [`open`](super::open).
#[must_use]
pub fn scenarios_on(map: &str, folder: Option<&Path>, but: &str) -> Vec<PathBuf> {
    let ending = format!(".{}", DocumentKind::Scenario.extension());
    let bare = |name: &str| name.strip_suffix(&ending).unwrap_or(name).to_owned();
    let reads = |scenario: &Scenario| bare_map(&scenario.map) == bare_map(map);
    let own = folder.map(|folder| files_of(folder, DocumentKind::Scenario)).unwrap_or_default();
    let names: Vec<String> = own.iter().filter_map(|file| Some(bare(file.file_name()?.to_str()?))).collect();
    let (left_out, mut found) = (bare(but), Vec::new());
    for (file, _) in own.iter().zip(&names).filter(|(_, name)| **name != left_out) {
        let scenario = read(file).ok().and_then(|text| text::read::<Scenario>(&text).ok());
        if scenario.is_some_and(|own| reads(&own)) {
            found.push(file.clone());
        }
    }
    let bundled = bundled_names(DocumentKind::Scenario.extension()).into_iter();
    let others = bundled.filter(|name| *name != left_out && !names.iter().any(|own| own == name));
    let on_map = others.filter(|name| project::load::<Scenario>(&Bundled, name).is_ok_and(|own| reads(&own)));
    found.extend(on_map.map(PathBuf::from));
    found
}

/// Returns the name of a map without its extension.
fn bare_map(name: &str) -> &str {
    name.strip_suffix(&format!(".{}", DocumentKind::Map.extension())).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::bundled;

    #[test]
    fn games_that_read_one_map_are_found_and_each_once() {
        assert_eq!(scenarios_on("alamo", None, "alamo"), ["deguello", "knapp"].map(PathBuf::from));
        assert_eq!(scenarios_on("alamo.map.ron", None, "knapp.scenario.ron"), ["alamo", "deguello"].map(PathBuf::from));
        assert!(scenarios_on("mission", None, "mission").is_empty());
        let folder = tempfile::tempdir().unwrap();
        for (file, like) in [("knapp", "knapp"), ("mine", "alamo"), ("other", "mission")] {
            let text = bundled(&format!("{like}.scenario.ron")).unwrap();
            std::fs::write(folder.path().join(format!("{file}.scenario.ron")), text).unwrap();
        }
        let found = scenarios_on("alamo", Some(folder.path()), "alamo");
        let here = |name: &str| folder.path().join(name);
        let expected = [here("knapp.scenario.ron"), here("mine.scenario.ron"), "deguello".into()];
        assert_eq!(found, expected, "a bundled one that has a file here is that file");
    }
}
