//! The documents beside the map that a scenario brought along, and which of them must be saved with it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rules::project::{Part, Project};
use rules::text;

/// The files of the other documents of a scenario, and those of them that edits have changed.
#[derive(Debug, Clone, Default)]
pub(super) struct Companions {
    files: BTreeMap<Part, PathBuf>,
    changed: BTreeSet<Part>,
}

impl Companions {
    /// Those of a scenario in a file. What comes with the program has no file, and nobody may save over it.
    pub(super) fn of(scenario: &Path, project: &Project) -> Self {
        let named = [(Part::Counters, &project.scenario.counters), (Part::Rulebook, &project.scenario.rulebook)];
        let corrections = project.corrections.iter().enumerate().map(|(at, own)| (Part::Correction(at), &own.name));
        let beside = named.into_iter().chain(corrections).map(|(part, name)| (part, scenario.with_file_name(name)));
        let all = beside.chain([(Part::Scenario, scenario.to_owned())]);
        Self { files: all.filter(|(_, file)| file.is_file()).collect(), changed: BTreeSet::new() }
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

    /// The texts to save, with their files.
    pub(super) fn texts(&self, project: &Project) -> Vec<(PathBuf, String)> {
        let text = |part| match part {
            Part::Scenario => Some(text::write(&project.scenario)),
            Part::Counters => Some(text::write(&project.counters)),
            Part::Rulebook => Some(text::write(&project.rulebook)),
            Part::Correction(at) => project.corrections.get(at).map(|own| text::write(&own.document)),
            Part::Map | Part::Cases => None,
        };
        let changed = self.changed.iter().filter_map(|part| Some((self.files.get(part)?.clone(), text(*part)?)));
        changed.collect()
    }
}
