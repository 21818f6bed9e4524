//! The documents beside the map: which file each lies in, and which of them must be saved with it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::project::{Part, Project};
use rules::provenance::Provenance;
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::{self, Document};
use rules::variant::Variant;

use super::OpenDocument;

/// The files of the other documents of a scenario, and those of them that edits have changed.
///
/// What comes with the program has no file, and nobody may save over it: once it is changed it gets a file beside the
/// map, and the scenario names that from then on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Companions {
    files: BTreeMap<Part, PathBuf>,
    changed: BTreeSet<Part>,
    /// What the scenario must call the parts that got a file since it was read.
    names: BTreeMap<Part, String>,
}

impl Companions {
    /// Those of a scenario in a file.
    pub(super) fn of(scenario: &Path, project: &Project) -> Self {
        let named = [(Part::Counters, &project.scenario.counters), (Part::Rulebook, &project.scenario.rulebook)];
        let corrections = project.corrections.iter().enumerate().map(|(at, own)| (Part::Correction(at), &own.name));
        let variants = project.variants.iter().enumerate().map(|(at, own)| (Part::Variant(at), &own.name));
        let beside = named
            .into_iter()
            .chain(corrections)
            .chain(variants)
            .map(|(part, name)| (part, scenario.with_file_name(name)));
        let all = beside.chain([(Part::Scenario, scenario.to_owned())]);
        Self { files: all.filter(|(_, file)| file.is_file()).collect(), ..Self::default() }
    }

    /// The file of a part.
    pub(super) fn file(&self, part: Part) -> Option<&Path> {
        self.files.get(&part).map(PathBuf::as_path)
    }

    /// The files of all parts.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> {
        self.files.values().map(PathBuf::as_path)
    }

    /// Notes that a part was changed; it is saved from now on whenever the map is.
    pub(super) fn note(&mut self, part: Part) {
        self.changed.insert(part);
    }

    /// Whether a part was changed.
    pub(super) fn has_changed(&self, part: Part) -> bool {
        self.changed.contains(&part)
    }

    /// Gives a file to every changed part that has none, and to the scenario that must name it. When the map moves
    /// from a file to another one, the scenario and all that has a file of its own go with it; `from` is where the map
    /// lay before, if anywhere.
    pub(super) fn settle(&mut self, from: Option<&Path>, map: &Path) {
        let moves = from.is_some_and(|from| from != map) && self.files.contains_key(&Part::Scenario);
        if let (None, Some(scenario)) = (from, self.file(Part::Scenario)) {
            // The map came with the program or from elsewhere, and the scenario must name its new file.
            let name = if scenario.parent() == map.parent() { name_of(map) } else { map.display().to_string() };
            self.names.insert(Part::Map, name);
            self.changed.insert(Part::Scenario);
        }
        let mut homeless: BTreeSet<Part> = self.changed.iter().copied().filter(|part| *part != Part::Map).collect();
        if moves {
            homeless.extend(self.files.keys());
        } else {
            homeless.retain(|part| !self.files.contains_key(part));
        }
        if homeless.is_empty() {
            return;
        }
        if moves || !self.files.contains_key(&Part::Scenario) {
            homeless.insert(Part::Scenario);
            self.names.insert(Part::Map, name_of(map));
        }
        // A part that gets a file changes what the scenario says.
        self.changed.insert(Part::Scenario);
        let beside = if moves { map } else { self.file(Part::Scenario).unwrap_or(map) }.to_owned();
        for part in homeless {
            let file = free(&beside, part, &self.files);
            self.names.insert(part, name_of(&file));
            self.files.insert(part, file);
            self.changed.insert(part);
        }
    }

    /// The texts to save, with their files; the scenario last, so that what it names is there before it. A project
    /// around a bare map becomes a scenario of that map's title.
    pub(super) fn texts(&self, project: &Project, is_scenario: bool) -> Vec<(PathBuf, String)> {
        let text = |part| match part {
            Part::Scenario => Some(text::write(&self.scenario(project, is_scenario))),
            Part::Counters => Some(text::write(&project.counters)),
            Part::Rulebook => Some(text::write(&project.rulebook)),
            Part::Correction(at) => project.corrections.get(at).map(|own| text::write(&own.document)),
            Part::Variant(at) => project.variants.get(at).map(|own| text::write(&own.document)),
            Part::Map | Part::Cases => None,
        };
        let changed = self.changed.iter().filter_map(|part| Some((self.files.get(part)?.clone(), text(*part)?)));
        changed.collect()
    }

    /// The scenario with the names its parts have now.
    pub(super) fn scenario(&self, project: &Project, is_scenario: bool) -> Scenario {
        let mut scenario = project.scenario.clone();
        if !is_scenario {
            scenario.title = project.base_map().title.clone();
            scenario.by = Provenance::by_hand();
            scenario.notes.clear();
        }
        for (part, name) in &self.names {
            match part {
                Part::Map => scenario.map.clone_from(name),
                Part::Counters => scenario.counters.clone_from(name),
                Part::Rulebook => scenario.rulebook.clone_from(name),
                Part::Correction(at) => {
                    if let Some(used) = scenario.corrections.get_mut(*at) {
                        used.document.clone_from(name);
                    }
                }
                Part::Variant(at) => {
                    if let Some(used) = scenario.variants.get_mut(*at) {
                        used.document.clone_from(name);
                    }
                }
                Part::Scenario | Part::Cases => {}
            }
        }
        scenario
    }
}

impl OpenDocument {
    /// What the scenario calls its counters or its rulebook: the file that holds them, or what comes with the program.
    pub fn name_of_part(&self, part: Part) -> String {
        let scenario = &self.project().scenario;
        let named = if part == Part::Counters { &scenario.counters } else { &scenario.rulebook };
        self.companions.file(part).map_or_else(|| named.clone(), name_of)
    }
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A file for a part beside another file: called like it, with a number where there is such a file already.
fn free(beside: &Path, part: Part, taken: &BTreeMap<Part, PathBuf>) -> PathBuf {
    let name = name_of(beside);
    let stem = name.split('.').next().unwrap_or_default();
    let (about, extension) = match part {
        Part::Counters => (String::new(), CounterMix::EXTENSION),
        Part::Rulebook => (String::new(), Rulebook::EXTENSION),
        Part::Correction(at) => (format!("-{}", at + 1), Correction::EXTENSION),
        Part::Variant(at) => (format!("-{}", at + 1), Variant::EXTENSION),
        Part::Scenario | Part::Map | Part::Cases => (String::new(), Scenario::EXTENSION),
    };
    let file = |number: u32| {
        let number = if number > 1 { format!("-{number}") } else { String::new() };
        beside.with_file_name(format!("{stem}{about}{number}.{extension}"))
    };
    let is_free = |file: &PathBuf| !file.exists() && !taken.values().any(|own| own == file);
    (1..1000).map(file).find(is_free).unwrap_or_else(|| file(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_part_without_a_file_gets_one_beside_the_map_and_a_scenario_that_names_it() {
        let folder = tempfile::tempdir().unwrap();
        let map = folder.path().join("fort.map.ron");
        let mut companions = Companions::default();
        companions.note(Part::Map);
        companions.settle(None, &map);
        assert_eq!(companions.files, BTreeMap::new(), "a bare map stays one");
        companions.note(Part::Counters);
        std::fs::write(folder.path().join("fort.counters.ron"), "not ours").unwrap();
        companions.settle(Some(&map), &map);
        let name = |part| companions.files.get(&part).map(|file| name_of(file));
        assert_eq!(name(Part::Counters).as_deref(), Some("fort-2.counters.ron"));
        assert_eq!(name(Part::Scenario).as_deref(), Some("fort.scenario.ron"));
        assert_eq!(name(Part::Rulebook), None, "what nobody changed stays where it comes from");
        let mut project = Project::default();
        project.scenario.rulebook = "alamo".to_owned();
        let scenario = companions.scenario(&project, false);
        assert_eq!((&*scenario.map, &*scenario.counters), ("fort.map.ron", "fort-2.counters.ron"));
        assert_eq!(scenario.rulebook, "alamo");
        let again = companions.clone();
        companions.settle(Some(&map), &map);
        assert_eq!(companions, again, "what has a file keeps it");
    }

    #[test]
    fn a_scenario_moves_with_its_map_and_leaves_what_was_there_alone() {
        let folder = tempfile::tempdir().unwrap();
        let old = |name: &str| folder.path().join(name);
        let files = [(Part::Scenario, old("old.scenario.ron")), (Part::Rulebook, old("old.rules.ron"))];
        let mut companions = Companions { files: files.into(), ..Companions::default() };
        companions.settle(Some(&old("old.map.ron")), &old("new.map.ron"));
        assert_eq!(companions.file(Part::Scenario), Some(&*old("new.scenario.ron")));
        assert_eq!(companions.file(Part::Rulebook), Some(&*old("new.rules.ron")));
        let written: Vec<_> = companions.texts(&Project::default(), true).into_iter().map(|own| own.0).collect();
        assert_eq!(written, [old("new.rules.ron"), old("new.scenario.ron")]);
    }
}
