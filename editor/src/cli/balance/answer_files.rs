//! Writes the answer as documents that can be played at once.

use std::path::{Path, PathBuf};

use rules::phrase::Phrase;
use rules::playtest::{Range, ScenarioChange, Search};
use rules::project::{DocumentRef, LoadedVariant, Project};
use rules::text;

use super::super::terminal::VerbError;
use super::BalanceReport;
use crate::files::{DocumentKind, Opened, OutputFormat, OutputPlace, save_all};

/// The form in which the answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A scenario, with the documents that differ next to it.
    Scenario,
    /// Only the rulebook.
    Rulebook,
    /// A variant to switch on.
    Variant,
}

/// The endings of file names, with the form they stand for.
const ENDS: [(&str, Form); 3] =
    [(".scenario.ron", Form::Scenario), (".rules.ron", Form::Rulebook), (".variant.ron", Form::Variant)];

/// The output files.
pub(super) struct Written {
    form: Form,
    out: PathBuf,
    rulebook: PathBuf,
    counters: PathBuf,
    map: PathBuf,
}

impl Written {
    /// Derives the form from the ending of the file name.
    pub(super) fn at(out: &Path, opened: &Opened) -> Result<Self, VerbError> {
        let named = |message: &'static str| Phrase::new(message).with("out", out.display());
        let name = out.file_name().and_then(|own| own.to_str()).unwrap_or_default();
        let of_end = |(end, form): &(&str, Form)| {
            let stem = name.strip_suffix(end).filter(|own| !own.is_empty())?;
            Some((stem.to_owned(), *form))
        };
        let (stem, form) = ENDS.iter().find_map(of_end).ok_or_else(|| named("balance-not-a-document"))?;
        if let (Some(source), Form::Scenario) = (&opened.source.path, form) {
            // Its other documents are named relative to the folder of the scenario.
            let folder = |file: &Path| {
                let parent = file.parent().filter(|own| !own.as_os_str().is_empty()).unwrap_or(Path::new("."));
                parent.canonicalize().unwrap_or_else(|_| parent.to_owned())
            };
            if folder(source) != folder(out) {
                return Err(named("balance-not-beside").into());
            }
        }
        let beside = |kind: DocumentKind| out.with_file_name(format!("{stem}.{}", kind.extension()));
        let [rulebook, counters, map] = [DocumentKind::Rulebook, DocumentKind::Counters, DocumentKind::Map].map(beside);
        Ok(Self { form, out: out.to_owned(), rulebook, counters, map })
    }

    /// Returns every file that may be written.
    pub(super) fn places(&self) -> Vec<OutputPlace<'_>> {
        let kind = match self.form {
            Form::Scenario => DocumentKind::Scenario,
            Form::Rulebook => DocumentKind::Rulebook,
            Form::Variant => DocumentKind::Variant,
        };
        let out = OutputPlace::file(&self.out, OutputFormat::Document(kind));
        if self.form != Form::Scenario {
            return vec![out];
        }
        let beside = [
            (&self.rulebook, DocumentKind::Rulebook),
            (&self.counters, DocumentKind::Counters),
            (&self.map, DocumentKind::Map),
        ];
        let beside = beside.map(|(file, kind)| OutputPlace::file(file, OutputFormat::Document(kind)));
        std::iter::once(out).chain(beside).collect()
    }

    /// Returns those of the written files that replace a part of the scenario, with that part.
    pub(super) fn copied<'a>(&'a self, kept: &[PathBuf]) -> Vec<(DocumentRef, &'a Path)> {
        let out = match self.form {
            Form::Scenario => Some(DocumentRef::Scenario),
            Form::Rulebook => Some(DocumentRef::Rulebook),
            Form::Variant => None,
        };
        let beside = [
            (DocumentRef::Rulebook, &self.rulebook),
            (DocumentRef::Counters, &self.counters),
            (DocumentRef::Map, &self.map),
        ];
        let all = out.map(|part| (part, &self.out)).into_iter().chain(beside);
        all.filter(|(_, file)| kept.contains(file)).map(|(part, file)| (part, file.as_path())).collect()
    }

    /// Checks, before any game is played, that these figures can be written in this form.
    pub(super) fn fits(&self, project: &Project, figures: &[String], search: &Search) -> Result<(), VerbError> {
        let with = |value: fn(&Range) -> i32| {
            let changes = figures.iter().zip(&search.ranges).map(|(name, range)| (name, value(range)));
            changes.fold(project.clone(), |project, (name, value)| {
                ScenarioChange::Figure { name: name.clone(), value }.made_in(&project).unwrap_or(project)
            })
        };
        let differs = |now: &Project| {
            now.counters != project.counters || now.variants != project.variants || now.base_map() != project.base_map()
        };
        let (id, fits) = match self.form {
            Form::Scenario => return Ok(()),
            Form::Rulebook => {
                ("balance-not-in-rulebook", !differs(&with(|own| own.least)) && !differs(&with(|own| own.most)))
            }
            Form::Variant => {
                let [name] = figures else { return Err(self.refused("balance-not-in-variant")) };
                ("balance-not-in-variant", ScenarioChange::house(project, name, 0, search.ranges[0]).is_some())
            }
        };
        if fits { Ok(()) } else { Err(self.refused(id)) }
    }

    fn refused(&self, id: &'static str) -> VerbError {
        Phrase::new(id).with("out", self.out.display()).into()
    }

    /// Writes the documents that differ. Returns their files.
    pub(super) fn save(
        &self,
        balance: &BalanceReport<'_>,
        values: &[i32],
        mut now: Project,
    ) -> Result<Vec<PathBuf>, VerbError> {
        let (before, mut files) = (&balance.opened.project, Vec::new());
        let name = |file: &Path| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match self.form {
            Form::Variant => {
                let house = ScenarioChange::house(before, &balance.figures[0], values[0], balance.search.ranges[0]);
                let house = house.ok_or_else(|| self.refused("balance-not-in-variant"))?;
                files.push((self.out.clone(), text::write(&house)));
            }
            Form::Rulebook => files.push((self.out.clone(), text::write(&now.rulebook))),
            Form::Scenario => {
                if now.rulebook != before.rulebook {
                    files.push((self.rulebook.clone(), text::write(&now.rulebook)));
                    now.scenario.rulebook = name(&self.rulebook);
                }
                if now.counters != before.counters {
                    files.push((self.counters.clone(), text::write(&now.counters)));
                    now.scenario.counters = name(&self.counters);
                }
                if now.base_map() != before.base_map() {
                    files.push((self.map.clone(), text::write(now.base_map())));
                    now.scenario.map = name(&self.map);
                }
                now.scenario.map_fingerprint = now.fingerprint_for(now.base_map());
                now.scenario.variants = now.variants.iter().map(LoadedVariant::used).collect();
                files.push((self.out.clone(), text::write(&now.scenario)));
            }
        }
        save_all(&files)?;
        Ok(files.into_iter().map(|own| own.0).collect())
    }
}
