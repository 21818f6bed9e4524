//! The documents besides the map: the file of each, and which of them must be saved with the map.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::map::MapDocument;
use rules::project::{DocumentRef, Project};
use rules::project_edit::{ProjectEdit, ScenarioEdit};
use rules::provenance::Provenance;
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::{self, Document};
use rules::variant::Variant;
use rules::words::Words;

use super::OpenDocument;
use super::scan::from_folder;
use crate::files::{bundled, is_file_name, named_beside};

/// The files of the other documents of a scenario, and which of them edits have changed.
///
/// A bundled document has no file and cannot be overwritten: once it is changed it gets a file beside the map, and from
/// then on the scenario names that file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Companions {
    files: BTreeMap<Slot, PathBuf>,
    changed: BTreeSet<Slot>,
    /// The new names, for the scenario, of the parts that got a file since it was read.
    names: BTreeMap<Slot, String>,
}

/// A document besides the map. Corrections and variants come, go and move within their lists, so they are identified by
/// their names in the scenario.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    DocumentRef(DocumentRef),
    Correction(String),
    Variant(String),
}

impl Slot {
    fn new(part: DocumentRef, project: &Project) -> Self {
        match part {
            DocumentRef::Correction(at) => match project.corrections.get(at) {
                Some(own) => Self::Correction(own.name.clone()),
                None => Self::DocumentRef(part),
            },
            DocumentRef::Variant(at) => match project.variants.get(at) {
                Some(own) => Self::Variant(own.name.clone()),
                None => Self::DocumentRef(part),
            },
            _ => Self::DocumentRef(part),
        }
    }
}

impl Companions {
    /// Returns the companions of a scenario in a file.
    pub(super) fn new(scenario: &Path, project: &Project) -> Self {
        let named =
            [(DocumentRef::Counters, &project.scenario.counters), (DocumentRef::Rulebook, &project.scenario.rulebook)];
        let corrections = project.corrections.iter().map(|own| (Slot::Correction(own.name.clone()), &own.name));
        let variants = project.variants.iter().map(|own| (Slot::Variant(own.name.clone()), &own.name));
        let beside = named
            .into_iter()
            .map(|(part, name)| (Slot::DocumentRef(part), name))
            .chain(corrections)
            .chain(variants)
            .map(|(slot, name)| (slot, named_beside(scenario, name)));
        let all = beside.chain([(Slot::DocumentRef(DocumentRef::Scenario), scenario.to_owned())]);
        Self { files: all.filter(|(_, file)| file.is_file()).collect(), ..Self::default() }
    }

    /// Returns the file of a part of a project.
    pub(super) fn file(&self, part: DocumentRef, project: &Project) -> Option<&Path> {
        self.files.get(&Slot::new(part, project)).map(PathBuf::as_path)
    }

    /// Returns the file of the scenario.
    pub(super) fn scenario_file(&self) -> Option<&Path> {
        self.files.get(&Slot::DocumentRef(DocumentRef::Scenario)).map(PathBuf::as_path)
    }

    /// Iterates over the files of all parts.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> {
        self.files.values().map(PathBuf::as_path)
    }

    /// Notes what an edit has changed. An added correction or variant that has no file yet is saved with the rest.
    pub(super) fn note_edit(&mut self, edit: &ProjectEdit, project: &Project) {
        if matches!(edit, ProjectEdit::File(_)) {
            return;
        }
        self.note(edit.part(), project);
        let (part, name) = match edit {
            ProjectEdit::Scenario(ScenarioEdit::Correction(at, swap)) => {
                let Some(own) = &swap.becomes else { return };
                // A correction belongs to its scenario and moves with it.
                if let Some(file) = self.find(&own.used.document) {
                    self.files.entry(Slot::Correction(own.used.document.clone())).or_insert(file);
                }
                (DocumentRef::Correction(*at), &own.used.document)
            }
            ProjectEdit::Scenario(ScenarioEdit::Variant(at, swap)) => {
                let Some(own) = &swap.becomes else { return };
                (DocumentRef::Variant(*at), &own.used.document)
            }
            _ => return,
        };
        if is_file_name(name) && self.find(name).is_none() && bundled(name).is_none() {
            self.note(part, project);
        }
    }

    /// Notes that a part of a project was changed; from now on it is saved whenever the map is.
    pub(super) fn note(&mut self, part: DocumentRef, project: &Project) {
        let slot = Slot::new(part, project);
        if let Slot::Variant(name) | Slot::Correction(name) = &slot
            && !self.files.contains_key(&slot)
            && let Some(file) = self.find(name)
        {
            // It was added since the scenario was read.
            self.files.insert(slot.clone(), file);
        }
        self.changed.insert(slot);
    }

    /// Returns the file of the correction or variant that has this name in the scenario, if it exists.
    pub(super) fn find(&self, name: &str) -> Option<PathBuf> {
        let beside = self.scenario_file().map(|scenario| named_beside(scenario, name));
        let whole = Some(PathBuf::from(name)).filter(|file| file.is_absolute());
        beside.or(whole).filter(|file| file.is_file())
    }

    /// Whether a part of a project was changed.
    pub(super) fn has_changed(&self, part: DocumentRef, project: &Project) -> bool {
        self.changed.contains(&Slot::new(part, project))
    }

    /// Whether the scenario was changed.
    pub(super) fn has_changed_scenario(&self) -> bool {
        self.changed.contains(&Slot::DocumentRef(DocumentRef::Scenario))
    }

    /// Assigns a file to every changed part that has none, and to the scenario that must name it. When the map moves
    /// from one file to another, the scenario and all parts with files of their own move with it; `from` is the
    /// previous file of the map, if it had one.
    pub(super) fn settle(&mut self, from: Option<&Path>, map: &Path) {
        let the_scenario = Slot::DocumentRef(DocumentRef::Scenario);
        let moves = from.is_some_and(|from| from != map) && self.files.contains_key(&the_scenario);
        if let (None, Some(scenario)) = (from, self.scenario_file()) {
            // The map was bundled or elsewhere, and the scenario must name its new file.
            let name = if scenario.parent() == map.parent() { name_of(map) } else { map.display().to_string() };
            self.names.insert(Slot::DocumentRef(DocumentRef::Map), name);
            self.changed.insert(the_scenario.clone());
        }
        let mut homeless = self.changed.clone();
        homeless.remove(&Slot::DocumentRef(DocumentRef::Map));
        if moves {
            homeless.extend(self.files.keys().cloned());
        } else {
            homeless.retain(|slot| !self.files.contains_key(slot));
        }
        if homeless.is_empty() {
            return;
        }
        if moves || !self.files.contains_key(&the_scenario) {
            homeless.insert(the_scenario.clone());
            self.names.insert(Slot::DocumentRef(DocumentRef::Map), name_of(map));
        }
        // A part that gets a file changes the scenario.
        self.changed.insert(the_scenario);
        let beside = if moves { map } else { self.scenario_file().unwrap_or(map) }.to_owned();
        for slot in homeless {
            let file = free(&beside, &slot, &self.files);
            self.names.insert(slot.clone(), name_of(&file));
            self.files.insert(slot.clone(), file);
            self.changed.insert(slot);
        }
    }

    /// Returns the texts to save with the given map, and their files; the scenario comes last, so that the files it
    /// names exist before it. A project around a bare map becomes a scenario with the title of that map.
    pub(super) fn texts(&self, project: &Project, is_scenario: bool, map: &MapDocument) -> Vec<(PathBuf, String)> {
        let pinned = self.pinned(project, map);
        let text = |slot: &Slot| match slot {
            Slot::DocumentRef(DocumentRef::Scenario) => {
                let map_fingerprint = pinned.clone();
                Some(text::write(&Scenario { map_fingerprint, ..self.scenario(project, is_scenario) }))
            }
            Slot::DocumentRef(DocumentRef::Counters) => Some(text::write(&project.counters)),
            Slot::DocumentRef(DocumentRef::Rulebook) => Some(text::write(&project.rulebook)),
            Slot::DocumentRef(
                DocumentRef::Correction(_) | DocumentRef::Variant(_) | DocumentRef::Map | DocumentRef::Cases,
            ) => None,
            Slot::Correction(name) => {
                let own = project.corrections.iter().find(|own| own.name == *name);
                own.map(|own| text::write(&own.document))
            }
            Slot::Variant(name) => {
                let own = project.variants.iter().find(|own| own.name == *name);
                own.map(|own| text::write(&own.document))
            }
        };
        // Variants are written before the scenario that names them.
        let last = |slot: &&Slot| **slot == Slot::DocumentRef(DocumentRef::Scenario);
        let order = self.changed.iter().filter(|slot| !last(slot)).chain(self.changed.iter().filter(last));
        let texts = order.filter_map(|slot| Some((self.files.get(slot)?.clone(), text(slot)?)));
        texts.chain(self.repinned(&pinned)).collect()
    }

    /// Returns the files of the changed documents.
    pub(super) fn changed_files(&self) -> impl Iterator<Item = PathBuf> + '_ {
        self.changed.iter().filter_map(|slot| self.files.get(slot).cloned())
    }

    /// Returns the scenario with the current names of its parts.
    pub(super) fn scenario(&self, project: &Project, is_scenario: bool) -> Scenario {
        let mut scenario = project.scenario.clone();
        if !is_scenario {
            scenario.title = project.base_map().title.clone();
            scenario.by = Provenance::by_hand();
            scenario.notes.clear();
            scenario.teaches = Words::default();
        }
        for (slot, name) in &self.names {
            match slot {
                Slot::DocumentRef(DocumentRef::Map) => scenario.map.clone_from(name),
                Slot::DocumentRef(DocumentRef::Counters) => scenario.counters.clone_from(name),
                Slot::DocumentRef(DocumentRef::Rulebook) => scenario.rulebook.clone_from(name),
                Slot::Correction(own) => {
                    if let Some(used) = scenario.corrections.iter_mut().find(|used| used.document == *own) {
                        used.document.clone_from(name);
                    }
                }
                Slot::Variant(own) => {
                    if let Some(used) = scenario.variants.iter_mut().find(|used| used.document == *own) {
                        used.document.clone_from(name);
                    }
                }
                Slot::DocumentRef(
                    DocumentRef::Correction(_) | DocumentRef::Variant(_) | DocumentRef::Scenario | DocumentRef::Cases,
                ) => {}
            }
        }
        // On disk a correction is named relative to the folder of the scenario, so that both can be moved together.
        if let Some(folder) = self.scenario_file().and_then(Path::parent) {
            for used in &mut scenario.corrections {
                let file = Path::new(&used.document);
                if let Some(name) = file.is_absolute().then(|| from_folder(folder, file)).flatten() {
                    used.document = name;
                }
            }
        }
        scenario
    }
}

impl OpenDocument {
    /// Returns the scenario's name of its counters or its rulebook: their file name, or the name of the bundled
    /// document.
    pub fn name_of_part(&self, part: DocumentRef) -> String {
        let scenario = &self.project().scenario;
        let named = if part == DocumentRef::Counters { &scenario.counters } else { &scenario.rulebook };
        self.companions.file(part, self.project()).map_or_else(|| named.clone(), name_of)
    }
}

/// Returns the name of a file without its folder.
pub(in crate::gui) fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns an unused file for a part beside another file: with the same stem, and a number if such a file exists
/// already.
fn free(beside: &Path, slot: &Slot, taken: &BTreeMap<Slot, PathBuf>) -> PathBuf {
    let name = name_of(beside);
    let stem = name.split('.').next().unwrap_or_default();
    let (about, extension) = match slot {
        Slot::DocumentRef(DocumentRef::Counters) => (String::new(), CounterMix::EXTENSION),
        Slot::DocumentRef(DocumentRef::Rulebook) => (String::new(), Rulebook::EXTENSION),
        Slot::Correction(name) => (format!("-{}", short(name)), Correction::EXTENSION),
        Slot::Variant(name) => (format!("-{}", short(name)), Variant::EXTENSION),
        Slot::DocumentRef(
            DocumentRef::Correction(_)
            | DocumentRef::Variant(_)
            | DocumentRef::Scenario
            | DocumentRef::Map
            | DocumentRef::Cases,
        ) => (String::new(), Scenario::EXTENSION),
    };
    let file = |number: u32| {
        let number = if number > 1 { format!("-{number}") } else { String::new() };
        beside.with_file_name(format!("{stem}{about}{number}.{extension}"))
    };
    let is_free = |file: &PathBuf| !file.exists() && !taken.values().any(|own| own == file);
    (1..1000).map(file).find(is_free).unwrap_or_else(|| file(1))
}

/// Returns the short name of a correction or variant for its file name: `looting` for `homebrew/looting` and for
/// `looting.variant.ron`.
fn short(name: &str) -> &str {
    let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
    file.split('.').next().unwrap_or(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_part_without_a_file_gets_one_beside_the_map_and_a_scenario_that_names_it() {
        let folder = tempfile::tempdir().unwrap();
        let map = folder.path().join("fort.map.ron");
        let mut project = Project::default();
        let mut companions = Companions::default();
        companions.note(DocumentRef::Map, &project);
        companions.settle(None, &map);
        assert_eq!(companions.files, BTreeMap::new(), "a bare map stays one");
        companions.note(DocumentRef::Counters, &project);
        std::fs::write(folder.path().join("fort.counters.ron"), "not ours").unwrap();
        companions.settle(Some(&map), &map);
        let name = |part| companions.file(part, &project).map(name_of);
        assert_eq!(name(DocumentRef::Counters).as_deref(), Some("fort-2.counters.ron"));
        assert_eq!(name(DocumentRef::Scenario).as_deref(), Some("fort.scenario.ron"));
        assert_eq!(name(DocumentRef::Rulebook), None, "what nobody changed stays where it comes from");
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
        let files = [(DocumentRef::Scenario, old("old.scenario.ron")), (DocumentRef::Rulebook, old("old.rules.ron"))]
            .map(|(part, file)| (Slot::DocumentRef(part), file));
        let mut companions = Companions { files: files.into(), ..Companions::default() };
        companions.settle(Some(&old("old.map.ron")), &old("new.map.ron"));
        assert_eq!(companions.scenario_file(), Some(&*old("new.scenario.ron")));
        assert_eq!(companions.file(DocumentRef::Rulebook, &Project::default()), Some(&*old("new.rules.ron")));
        let written: Vec<_> =
            companions.texts(&Project::default(), true, &MapDocument::default()).into_iter().map(|own| own.0).collect();
        assert_eq!(written, [old("new.rules.ron"), old("new.scenario.ron")]);
    }
}
