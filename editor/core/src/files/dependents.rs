//! The documents that follow an edit of something they share: scenarios, corrections, variants, cases.
//!
//! A map or a counter mix is named by scenarios beside it, and its hexes and names by everything that these use. If it
//! is resized, or something on it is renamed, all of them must follow, or be named as left behind.

mod kept;
mod left;
mod texts;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rules::case::{Cases, Retelling, bring_along, flaws, retold};
use rules::correction::Correction;
use rules::fingerprint::Fingerprint;
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::{DocumentRef, LoadedCorrection, Project};
use rules::project_edit::{
    NotRenamed, NotResized, Overhang, ProjectEdit, Renamed, Resize, rename, renamed_words, resize,
};
use rules::scenario::{CorrectionUse, Scenario, repinned};
use rules::text::{self, Document};

use self::kept::{kept, named_anew};
use self::left::{made_from, series, sharing};
pub use self::texts::UnsavedTexts;
use self::texts::{key, shelf};
use super::path_name::named_beside;
use super::scenario_of_file::files_of;
use super::{DocumentKind, is_file_name};

/// An edit of a map or a counter mix that changes how other documents call what is in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SharedEdit {
    /// The map gets another size, and its hexes other numbers.
    Resize(Resize, Overhang),
    /// Something gets another id.
    Rename {
        /// The kind of thing.
        what: Renamed,
        /// The old id.
        from: String,
        /// The new id.
        to: String,
    },
}

/// A bundled part with its name, and the name of the copy that takes its place.
type Copied = (DocumentRef, String, String);

/// Why a document cannot take part in an edit.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Refusal {
    /// It has nothing of that name, so nothing changes in it.
    Unknown,
    Said(Phrase),
}

impl SharedEdit {
    /// Returns the part of a project that is edited; the rest follows.
    #[must_use]
    pub const fn part(&self) -> DocumentRef {
        match self {
            Self::Rename { what: Renamed::Counter | Renamed::Column, .. } => DocumentRef::Counters,
            Self::Resize(..) | Self::Rename { .. } => DocumentRef::Map,
        }
    }

    /// Returns the edits of a project.
    ///
    /// # Errors
    ///
    /// Returns the reason in words why it cannot be made there.
    pub fn edits(&self, project: &Project) -> Result<Vec<ProjectEdit>, Phrase> {
        self.edits_of(project).map_err(|refusal| match refusal {
            Refusal::Unknown => Phrase::new("gui-rename-unknown"),
            Refusal::Said(why) => why,
        })
    }

    fn edits_of(&self, project: &Project) -> Result<Vec<ProjectEdit>, Refusal> {
        match self {
            Self::Resize(by, overhang) => {
                resize(project, *by, *overhang).map_err(|why| Refusal::Said(not_resized(&why)))
            }
            Self::Rename { what, from, to } => rename(project, *what, from, to).map_err(|why| match why {
                NotRenamed::Unknown => Refusal::Unknown,
                why => Refusal::Said(Phrase::new(not_renamed(why))),
            }),
        }
    }
}

/// Returns the id of the reason why something cannot be renamed.
#[must_use]
pub const fn not_renamed(why: NotRenamed) -> &'static str {
    match why {
        NotRenamed::Unknown => "gui-rename-unknown",
        NotRenamed::Empty => "gui-rename-empty",
        NotRenamed::Malformed => "gui-rename-malformed",
        NotRenamed::Taken => "gui-rename-taken",
        NotRenamed::Asked => "gui-rename-asked",
    }
}

/// Returns the reason why a map cannot be resized.
#[must_use]
pub fn not_resized(why: &NotResized) -> Phrase {
    /// The maximum number of lost objects that are named.
    const NAMED: usize = 12;
    match why {
        NotResized::Size { columns, rows } => Phrase::new("gui-size-impossible")
            .with("columns", columns)
            .with("rows", rows)
            .with("most", rules::map::Grid::LIMIT),
        NotResized::Lost(lost) => {
            let named: Vec<_> = lost.iter().take(NAMED).map(String::as_str).collect();
            Phrase::new("gui-size-lost").with("lost", named.join(", ")).count("more", lost.len().saturating_sub(NAMED))
        }
    }
}

/// A document that follows an edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Followed {
    /// The file.
    pub file: PathBuf,
    /// The kind of document.
    pub kind: DocumentKind,
    /// Its text before; empty for a file that is new, with a copy of a bundled document.
    pub was: String,
    /// Its text afterwards.
    pub becomes: String,
    /// The number of places that change.
    pub places: usize,
    /// Whether the text keeps its comments and its layout.
    pub keeps_comments: bool,
}

/// A document that is left as it is, or that stands in the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The file.
    pub file: PathBuf,
    /// Why.
    pub why: Phrase,
}

/// What an edit of a shared document means for the files beside it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Dependents {
    /// The documents that follow, the edited one among them, in the order of their files.
    pub followed: Vec<Followed>,
    /// The files that name it and are left as they are.
    pub left: Vec<Said>,
    /// The documents in which the edit is impossible: it should not be made.
    pub refused: Vec<Said>,
}

/// What is edited.
#[derive(Debug, Clone, Copy)]
pub struct SharedFile<'a> {
    /// The file of the map or the counter mix; `None` for a bundled one, which only the opened scenario sees changed.
    pub edited: Option<&'a Path>,
    /// The file of the scenario that was opened, if there is one.
    pub scenario: Option<&'a Path>,
    /// Whether whoever opened the scenario changes it and its parts, so that only what is beside them follows.
    pub is_open: bool,
}

/// Finds everything that follows an edit of a document: what changes in it and in the documents beside it, what is left,
/// and what stands in the way. Nothing is written.
#[must_use]
pub fn dependents(shared: SharedFile<'_>, edit: &SharedEdit, texts: &UnsavedTexts) -> Dependents {
    let SharedFile { edited, scenario, is_open } = shared;
    let mut found = Finder { edit, texts, followed: BTreeMap::new(), said: Dependents::default() };
    let folders: BTreeSet<&Path> = edited.into_iter().chain(scenario).map(around).collect();
    let scenarios: Vec<PathBuf> = folders.iter().flat_map(|folder| files_of(folder, DocumentKind::Scenario)).collect();
    let edited_key = edited.map(key);
    let names_it = |file: &Path, own: &Scenario| {
        let name = if edit.part() == DocumentRef::Map { &own.map } else { &own.counters };
        edited_key.as_ref().is_some_and(|edited| key(&named_beside(file, name)) == *edited)
    };
    let (mut on_it, mut others) = (Vec::new(), Vec::new());
    for file in scenarios {
        let Some(own) = texts.read(&file).and_then(|text| text::read::<Scenario>(&text).ok()) else {
            found.said.left.push(Said { file, why: Phrase::new("dependents-broken") });
            continue;
        };
        let is_opened = scenario.is_some_and(|opened| key(opened) == key(&file));
        if is_opened || names_it(&file, &own) { on_it.push((file, own)) } else { others.push((file, own)) }
    }
    let affected: Vec<PathBuf> = on_it.iter().map(|(file, _)| file.clone()).collect();
    for (file, own) in on_it {
        let is_open = is_open && scenario.is_some_and(|opened| key(opened) == key(&file));
        found.scenario(&file, own, is_open);
    }
    if let Some(edited) = edited {
        found.alone(edited);
    }
    let changed: BTreeSet<PathBuf> = found.followed.keys().cloned().collect();
    found.said.left.extend(others.iter().filter_map(|(file, own)| sharing(file, own, &changed)));
    let known: Vec<PathBuf> = affected.iter().map(|file| key(file)).collect();
    found.said.left.extend(folders.iter().flat_map(|folder| series(folder, &known)));
    let stems: Vec<&Path> = affected.iter().map(PathBuf::as_path).chain(edited).collect();
    found.said.left.extend(folders.iter().flat_map(|folder| made_from(folder, &stems, texts)));
    let mut said = found.said;
    said.followed = found.followed.into_values().filter(|own| own.was != own.becomes).collect();
    said
}

/// Returns the scenarios beside a map, or beside the opened scenario, that are pinned to the map as it was, with their
/// texts pinned to what it becomes. Only the fingerprint changes in them, so comments stay.
#[must_use]
pub fn pins(
    map: &Path,
    scenario: Option<&Path>,
    [was, becomes]: [&MapDocument; 2],
    texts: &UnsavedTexts,
) -> Vec<(PathBuf, String)> {
    let folders: BTreeSet<&Path> = [map].into_iter().chain(scenario).map(around).collect();
    let files = folders.into_iter().flat_map(|folder| files_of(folder, DocumentKind::Scenario));
    let mut fingerprints: Option<[Fingerprint; 2]> = None;
    let pinned = |file: PathBuf| {
        let text = texts.read(&file)?;
        let own: Scenario = text::read(&text).ok()?;
        if own.map_fingerprint.is_empty() || key(&named_beside(&file, &own.map)) != key(map) {
            return None;
        }
        let [was, becomes] = fingerprints.get_or_insert_with(|| [was, becomes].map(Fingerprint::of));
        // One that was made for yet another map waits for a designer to decide.
        (own.map_fingerprint == *was).then(|| repinned(&text, becomes)).flatten().map(|text| (file, text))
    };
    files.filter_map(pinned).collect()
}

/// What has been found so far.
struct Finder<'a> {
    edit: &'a SharedEdit,
    texts: &'a UnsavedTexts,
    followed: BTreeMap<PathBuf, Followed>,
    said: Dependents,
}

impl Finder<'_> {
    /// Follows the edit in a scenario, its parts and its cases; if the scenario is open, only in its cases.
    fn scenario(&mut self, file: &Path, own: Scenario, is_open: bool) {
        let beside = shelf(file, self.texts);
        let Ok(mut project) = Project::from_scenario(&beside, own) else {
            self.said.left.push(Said { file: file.to_owned(), why: Phrase::new("dependents-broken") });
            return;
        };
        let mut cases = Vec::new();
        for path in files_of(around(file), DocumentKind::Cases) {
            let Some(text) = self.texts.read(&path) else { continue };
            let Ok(own) = text::read::<Cases>(&text) else { continue };
            let name = if is_file_name(&own.base) { own.base.clone() } else { with_ending(&own.base) };
            if key(&named_beside(&path, &name)) == key(file) {
                // Variants that only cases use follow too.
                let _ = bring_along(&mut project, &own, &beside);
                cases.push((path, text, own));
            }
        }
        let Some((after, copies)) = self.project(file, &project, is_open) else { return };
        for (path, text, own) in cases {
            self.cases(path, text, &own, [&project, &after], &copies);
        }
    }

    /// Follows the edit in the edited document itself, and in corrections beside a map that no scenario lists.
    fn alone(&mut self, edited: &Path) {
        let Some(text) = self.texts.read(edited) else { return };
        let mut project = Project::default();
        if self.edit.part() == DocumentRef::Map {
            let Ok(map) = text::read::<MapDocument>(&text) else { return };
            project.set_base_map(map);
            for file in files_of(around(edited), DocumentKind::Correction) {
                if self.followed.contains_key(&key(&file)) {
                    continue;
                }
                let document = self.texts.read(&file).and_then(|text| text::read::<Correction>(&text).ok());
                let Some(document) = document else { continue };
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let used = CorrectionUse { document: name, on: true };
                let mut alone = Project::of_map(project.base_map().clone());
                alone.corrections.push(LoadedCorrection::new(&used, document.clone()));
                alone.correct();
                // One that does not fit is for another map.
                if alone.corrections[0].in_force() {
                    project.corrections.push(LoadedCorrection { on: false, ..alone.corrections.remove(0) });
                }
            }
            project.scenario.corrections =
                project.corrections.iter().map(|own| CorrectionUse { document: own.name.clone(), on: false }).collect();
            project.scenario.map = edited.file_name().unwrap_or_default().to_string_lossy().into_owned();
        } else {
            let Ok(counters) = text::read(&text) else { return };
            project.counters = counters;
            project.scenario.counters = edited.file_name().unwrap_or_default().to_string_lossy().into_owned();
        }
        self.project(edited, &project, false);
    }

    /// Makes the edit in a project and notes the texts of all documents it changes; `file` is the document that names
    /// them. Returns the project afterwards, with the bundled parts that became copies; `None` if the edit does not concern
    /// it.
    fn project(&mut self, file: &Path, project: &Project, is_open: bool) -> Option<(Project, Vec<Copied>)> {
        let edits = match self.edit.edits_of(project) {
            Ok(edits) => edits,
            Err(Refusal::Unknown) => return None,
            Err(Refusal::Said(why)) => {
                self.said.refused.push(Said { file: file.to_owned(), why });
                return None;
            }
        };
        let mut after = project.clone();
        if let Err(misfit) = ProjectEdit::make_all(&edits, &mut after) {
            let why = Phrase::new("gui-edit-conflict").with("place", misfit.place);
            self.said.refused.push(Said { file: file.to_owned(), why });
            return None;
        }
        if is_open {
            return Some((after, Vec::new()));
        }
        let mut parts: BTreeMap<DocumentRef, usize> = BTreeMap::new();
        for edit in &edits {
            *parts.entry(edit.part()).or_default() += 1;
        }
        let scenario = parts.remove(&DocumentRef::Scenario).unwrap_or_default();
        let mut names = Vec::new();
        for (part, count) in parts {
            let Some(name) = name_of(project, part) else { continue };
            let beside = named_beside(file, &name);
            if beside.is_file() {
                self.note(beside, part, [project, &after], count);
            } else {
                // A bundled document cannot be changed: the scenario gets a copy of its own.
                let copy = free(file, part, &name);
                names.push((part, name, copy.file_name().unwrap_or_default().to_string_lossy().into_owned()));
                self.note(copy, part, [project, &after], count);
            }
        }
        if scenario > 0 || !names.is_empty() {
            for (part, name, copy) in &names {
                rename_part(&mut after, *part, name, copy);
            }
            self.note(file.to_owned(), DocumentRef::Scenario, [project, &after], scenario + names.len());
            let own = self.followed.get(&key(file)).filter(|own| !own.keeps_comments && !names.is_empty()).cloned();
            if let Some(mut own) = own {
                // The names of its parts change too, which no other string must follow.
                let told = self.retell(&own.was, project).0;
                let told = names.iter().fold(told, |told, (part, name, copy)| named_anew(&told, *part, name, copy));
                if text::read::<Scenario>(&told).is_ok_and(|read| text::write(&read) == own.becomes) {
                    (own.becomes, own.keeps_comments) = (told, true);
                    self.followed.insert(key(file), own);
                }
            }
        }
        Some((after, names))
    }

    /// Notes the new text of a document.
    fn note(&mut self, file: PathBuf, part: DocumentRef, [before, after]: [&Project; 2], count: usize) {
        let was = self.texts.read(&file).unwrap_or_default();
        let mut retold = if was.is_empty() { None } else { Some(self.retell(&was, before)) };
        if let (DocumentRef::Map, Some((text, _))) = (part, &mut retold) {
            *text = kept::resized(text, after.base_map().grid);
        }
        let Some((kind, becomes, keeps_comments)) = kept(part, after, &was, retold.as_ref().map(|own| own.0.as_str()))
        else {
            return;
        };
        let places = retold.filter(|own| own.0 == becomes).map_or(count, |own| own.1);
        let followed = Followed { file: file.clone(), kind, was, becomes, places, keeps_comments };
        match self.followed.entry(key(&file)) {
            std::collections::btree_map::Entry::Vacant(free) => drop(free.insert(followed)),
            std::collections::btree_map::Entry::Occupied(known) if known.get().becomes != followed.becomes => {
                self.said.refused.push(Said { file, why: Phrase::new("dependents-torn") });
            }
            std::collections::btree_map::Entry::Occupied(_) => {}
        }
    }

    /// Follows the edit in a file of cases.
    fn cases(&mut self, file: PathBuf, was: String, own: &Cases, [before, after]: [&Project; 2], copies: &[Copied]) {
        let system = before.rulebook.system;
        let (retold, places) = self.with_change(before, |change| retold(&was, system, change));
        let becomes =
            copies.iter().fold(retold, |told, (part, name, copy)| kept::listed_anew(&told, *part, name, copy));
        if becomes == was {
            return;
        }
        let mistakes = |cases: &Cases, project: &Project| flaws(cases, project).map_or(usize::MAX, |found| found.len());
        let reads = text::read::<Cases>(&becomes).is_ok_and(|now| mistakes(&now, after) <= mistakes(own, before));
        if !reads {
            self.said.left.push(Said { file, why: Phrase::new("dependents-cases") });
            return;
        }
        let kind = DocumentKind::Cases;
        let followed = Followed { file: file.clone(), kind, was, becomes, places, keeps_comments: true };
        self.followed.insert(key(&file), followed);
    }

    /// Returns a text of a document with its names replaced, and the number of those that were.
    fn retell(&self, text: &str, before: &Project) -> (String, usize) {
        self.with_change(before, |change| kept::retold(text, change))
    }

    fn with_change<T>(&self, before: &Project, tell: impl FnOnce(Retelling<'_>) -> T) -> T {
        match self.edit {
            SharedEdit::Resize(by, _) => {
                let was = before.base_map().grid;
                match by.renumbering(was) {
                    Ok(to) => tell(Retelling::Moved { was, to: &to }),
                    Err(_) => tell(Retelling::Moved { was, to: &|hex: Hex| Some(hex) }),
                }
            }
            SharedEdit::Rename { what, from, to } => {
                let words = renamed_words(before, *what, from, to);
                tell(Retelling::Renamed { what: *what, words: &words })
            }
        }
    }
}

/// Returns the name of a part in the scenario of a project.
fn name_of(project: &Project, part: DocumentRef) -> Option<String> {
    let scenario = &project.scenario;
    Some(match part {
        DocumentRef::Map => scenario.map.clone(),
        DocumentRef::Counters => scenario.counters.clone(),
        DocumentRef::Rulebook => scenario.rulebook.clone(),
        DocumentRef::Correction(at) => project.corrections.get(at)?.name.clone(),
        DocumentRef::Variant(at) => project.variants.get(at)?.name.clone(),
        DocumentRef::Scenario | DocumentRef::Cases => return None,
    })
}

/// Gives a part another name in a project and its scenario.
fn rename_part(project: &mut Project, part: DocumentRef, name: &str, copy: &str) {
    match part {
        DocumentRef::Correction(at) => copy.clone_into(&mut project.corrections[at].name),
        DocumentRef::Variant(at) => copy.clone_into(&mut project.variants[at].name),
        _ => {}
    }
    let scenario = &mut project.scenario;
    let slot = match part {
        DocumentRef::Map => Some(&mut scenario.map),
        DocumentRef::Counters => Some(&mut scenario.counters),
        DocumentRef::Rulebook => Some(&mut scenario.rulebook),
        DocumentRef::Correction(_) => {
            scenario.corrections.iter_mut().find(|own| own.document == name).map(|own| &mut own.document)
        }
        DocumentRef::Variant(_) => {
            scenario.variants.iter_mut().find(|own| own.document == name).map(|own| &mut own.document)
        }
        DocumentRef::Scenario | DocumentRef::Cases => None,
    };
    if let Some(slot) = slot {
        copy.clone_into(slot);
    }
}

/// Returns an unused file for a copy of a bundled part beside a scenario.
fn free(scenario: &Path, part: DocumentRef, name: &str) -> PathBuf {
    let own = scenario.file_name().unwrap_or_default().to_string_lossy();
    let stem = own.split('.').next().unwrap_or_default();
    let short = name.rsplit(['/', '\\']).next().unwrap_or(name).split('.').next().unwrap_or_default();
    let (about, kind) = match part {
        DocumentRef::Counters => (String::new(), DocumentKind::Counters),
        DocumentRef::Rulebook => (String::new(), DocumentKind::Rulebook),
        DocumentRef::Correction(_) => (format!("-{short}"), DocumentKind::Correction),
        DocumentRef::Variant(_) => (format!("-{short}"), DocumentKind::Variant),
        DocumentRef::Map | DocumentRef::Scenario | DocumentRef::Cases => (String::new(), DocumentKind::Map),
    };
    let file = |number: u32| {
        let number = if number > 1 { format!("-{number}") } else { String::new() };
        scenario.with_file_name(format!("{stem}{about}{number}.{}", kind.extension()))
    };
    (1..1000).map(file).find(|file| !file.exists()).unwrap_or_else(|| file(1))
}

/// Returns the folder of a file as it is part of the names of the files in it: empty for a bare file name.
fn around(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// Returns the file name of a scenario that is named without its ending.
fn with_ending(name: &str) -> String {
    format!("{name}.{}", Scenario::EXTENSION)
}
