//! The answer as documents that can be played at once.

use std::path::{Path, PathBuf};

use rules::message::Message;
use rules::project::{LoadedVariant, Project};
use rules::text;

use super::super::terminal::Trouble;
use crate::files::{Kind, Opened, Place, Sort, save};

/// Where the answer is written.
pub(super) struct Written {
    /// The scenario; `None` where the rulebook alone is asked for.
    scenario: Option<PathBuf>,
    rulebook: PathBuf,
    counters: PathBuf,
}

impl Written {
    /// Reads what is asked for off the end of the name.
    pub(super) fn at(out: &Path, opened: &Opened) -> Result<Self, Trouble> {
        let named = |message: &'static str| Message::new(message).with("out", out.display());
        let name = out.file_name().and_then(|own| own.to_str()).unwrap_or_default();
        let beside = |stem: &str, kind: Kind| out.with_file_name(format!("{stem}.{}", kind.extension()));
        if let Some(stem) = name.strip_suffix(".rules.ron").filter(|own| !own.is_empty()) {
            let counters = beside(stem, Kind::Counters);
            return Ok(Self { scenario: None, rulebook: out.to_owned(), counters });
        }
        let Some(stem) = name.strip_suffix(".scenario.ron").filter(|own| !own.is_empty()) else {
            return Err(named("balance-not-a-document").into());
        };
        if let Some(source) = &opened.source.path {
            // Its other documents are named as they lie beside the scenario.
            let folder = |file: &Path| {
                let parent = file.parent().filter(|own| !own.as_os_str().is_empty()).unwrap_or(Path::new("."));
                parent.canonicalize().unwrap_or_else(|_| parent.to_owned())
            };
            if folder(source) != folder(out) {
                return Err(named("balance-not-beside").into());
            }
        }
        Ok(Self {
            scenario: Some(out.to_owned()),
            rulebook: beside(stem, Kind::Rulebook),
            counters: beside(stem, Kind::Counters),
        })
    }

    /// Every file that may be written.
    pub(super) fn places(&self) -> Vec<Place<'_>> {
        let rulebook = Place::file(&self.rulebook, Sort::Document(Kind::Rulebook));
        let Some(scenario) = &self.scenario else { return vec![rulebook] };
        let scenario = Place::file(scenario, Sort::Document(Kind::Scenario));
        vec![scenario, rulebook, Place::file(&self.counters, Sort::Document(Kind::Counters))]
    }

    /// Writes what differs; which files that are.
    pub(super) fn save(&self, before: &Project, mut now: Project) -> Result<Vec<PathBuf>, Trouble> {
        let mut files = Vec::new();
        let name = |file: &Path| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let differs = now.rulebook != before.rulebook;
        if differs {
            files.push((self.rulebook.clone(), text::write(&now.rulebook)));
            now.scenario.rulebook = name(&self.rulebook);
        }
        let Some(scenario) = &self.scenario else {
            let has_more = now.counters != before.counters || now.variants != before.variants;
            if has_more || !differs {
                return Err(Message::new("balance-not-in-rulebook").with("out", self.rulebook.display()).into());
            }
            return write(files);
        };
        if now.counters != before.counters {
            files.push((self.counters.clone(), text::write(&now.counters)));
            now.scenario.counters = name(&self.counters);
        }
        now.scenario.variants = now.variants.iter().map(LoadedVariant::used).collect();
        files.push((scenario.clone(), text::write(&now.scenario)));
        write(files)
    }
}

fn write(files: Vec<(PathBuf, String)>) -> Result<Vec<PathBuf>, Trouble> {
    for (file, text) in &files {
        save(file, text)?;
    }
    Ok(files.into_iter().map(|own| own.0).collect())
}
