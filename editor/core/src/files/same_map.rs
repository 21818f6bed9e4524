//! The scenarios that are played on the same map.

use std::path::PathBuf;

use rules::scenario::Scenario;
use rules::text;

use super::scenario_of_file::files_of;
use super::{DocumentKind, Opened, bundled, bundled_names, folder_of, is_file_name, read};

/// Returns the scenarios that use the map of this one: those in the same folder, and the bundled ones if the map is
/// bundled too. The scenario itself comes first, the others are sorted by name.
///
/// Unreadable files are skipped.
///
/// # Examples
///
/// ```
/// use std::path::Path;
///
/// use bexar_core::files::{open, scenarios_on_same_map};
///
/// let names: Vec<String> = scenarios_on_same_map(&open(Path::new("alamo"))?).iter().map(|file| file.display().to_string()).collect();
/// assert_eq!(names[0], "alamo.scenario.ron");
/// assert!(names.contains(&"knapp.scenario.ron".to_owned()) && !names.contains(&"mission.scenario.ron".to_owned()));
/// # Ok::<(), Vec<rules::project::LoadError>>(())
/// ```
#[must_use]
pub fn scenarios_on_same_map(opened: &Opened) -> Vec<PathBuf> {
    let map = &opened.project.scenario.map;
    let names_it = |text: &str| text::read::<Scenario>(text).is_ok_and(|scenario| scenario.map == *map);
    let own = opened.source.path.clone().unwrap_or_else(|| PathBuf::from(&opened.source.name));
    let mut found = vec![own.clone()];
    if let Some(path) = &opened.source.path {
        let beside = files_of(folder_of(path), DocumentKind::Scenario).into_iter();
        let is_other = |file: &PathBuf| file.file_name() != own.file_name();
        found.extend(beside.filter(is_other).filter(|file| read(file).is_ok_and(|text| names_it(&text))));
    }
    // A map named by its file is next to its scenario, unless only the program has it.
    let is_bundled = !is_file_name(map) || opened.source.path.is_none();
    if is_bundled {
        let files = bundled_names(DocumentKind::Scenario.extension()).into_iter();
        let files = files.map(|name| format!("{name}.{}", DocumentKind::Scenario.extension()));
        let is_new = |file: &String| found.iter().all(|other| other.file_name() != Some(file.as_ref()));
        let others: Vec<PathBuf> =
            files.filter(|file| is_new(file) && bundled(file).is_some_and(names_it)).map(PathBuf::from).collect();
        found.extend(others);
    }
    found
}
