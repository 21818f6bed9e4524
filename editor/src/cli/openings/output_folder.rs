//! Writes the openings as scenarios that can be played at once.

use std::path::{Path, PathBuf};

use rules::phrase::Phrase;
use rules::playtest::openings::Fair;
use rules::provenance::Provenance;
use rules::scenario::Scenario;
use rules::text;
use rules::words::{Language, Words};

use super::{OpeningsReport, sentences};
use crate::cli::terminal::VerbError;
use crate::files::{DocumentKind, OutputFormat, OutputPlace, Source, save_all, save_folder, scenario_beside};
use crate::words::Voice;

/// A folder, with the files that may be written into it.
pub(super) struct OutputFolder<'a> {
    folder: &'a Path,
    /// The scenario and the counters of each opening.
    files: Vec<[PathBuf; 2]>,
}

impl<'a> OutputFolder<'a> {
    pub(super) fn new(folder: &'a Path, openings: usize) -> Self {
        let width = openings.to_string().len().max(2);
        let file =
            |number: usize, kind: DocumentKind| folder.join(format!("opening-{number:0width$}.{}", kind.extension()));
        let both = |number| [DocumentKind::Scenario, DocumentKind::Counters].map(|kind| file(number, kind));
        Self { folder, files: (1..=openings).map(both).collect() }
    }

    /// Returns everything that may be written.
    pub(super) fn places(&self) -> Vec<OutputPlace<'_>> {
        if !self.folder.is_dir() {
            return vec![OutputPlace::folder(self.folder)];
        }
        let scenarios =
            self.files.iter().map(|own| OutputPlace::file(&own[0], OutputFormat::Document(DocumentKind::Scenario)));
        let counters =
            self.files.iter().map(|own| OutputPlace::file(&own[1], OutputFormat::Document(DocumentKind::Counters)));
        std::iter::once(OutputPlace::folder(self.folder)).chain(scenarios).chain(counters).collect()
    }

    /// Writes all openings or none, and reports the folder.
    pub(super) fn keep(&self, openings: &OpeningsReport<'_>) -> Result<Phrase, VerbError> {
        let written = || Phrase::new("openings-written").with("out", self.folder.display());
        if openings.found.fair.is_empty() {
            return Ok(written().count("count", 0));
        }
        save_folder(self.folder)?;
        let voices = [Language::English, Language::French].map(Voice::new);
        let mut files = Vec::new();
        for (at, (own, [scenario, counters])) in openings.found.fair.iter().zip(&self.files).enumerate() {
            let mut made = self.scenario(openings, at + 1, own, &voices);
            if own.project.counters != openings.opened.project.counters {
                made.counters = counters.file_name().unwrap_or_default().to_string_lossy().into_owned();
                files.push((counters.clone(), text::write(&own.project.counters)));
            }
            files.push((scenario.clone(), text::write(&made)));
        }
        save_all(&files)?;
        Ok(written().count("count", openings.found.fair.len()))
    }

    /// Returns the scenario of an opening, as written into the folder.
    fn scenario(&self, openings: &OpeningsReport<'_>, number: usize, own: &Fair, voices: &[Voice; 2]) -> Scenario {
        let before = &openings.opened.project.scenario;
        let words = |say: &dyn Fn(&Voice) -> Phrase| {
            let [en, fr] = voices.each_ref().map(|voice| voice.say(&say(voice)));
            Words::new(en, fr)
        };
        let title = words(&|voice| {
            let title = before.title.get(voice.language()).to_owned();
            Phrase::new("openings-title").with("title", title).with("number", number)
        });
        let by = words(&|_| Phrase::new("openings-by").with("seed", openings.plan.seed));
        let note = words(&|voice| sentences::note(openings, number, own, voice));
        let named = |name: &str| self.named(name, &openings.opened.source);
        let mut made = own.project.scenario.clone();
        // The original's notes on its own set-up do not apply to this one.
        (made.title, made.by, made.notes) = (title, Provenance::reconstructed(by.en, by.fr), vec![note]);
        made.map = named(&made.map);
        made.map_fingerprint = own.project.fingerprint_for(own.project.base_map());
        made.counters = named(&made.counters);
        made.rulebook = named(&made.rulebook);
        for own in &mut made.corrections {
            own.document = named(&own.document);
        }
        for own in &mut made.variants {
            own.document = named(&own.document);
        }
        made
    }

    /// Returns the name by which a scenario in the folder refers to a document that `source` refers to as `name`.
    fn named(&self, name: &str, source: &Source) -> String {
        let path = source.path_of(name);
        path.map_or_else(|| name.to_owned(), |path| scenario_beside(&self.folder.join("opening"), &path))
    }
}
