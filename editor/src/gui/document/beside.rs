//! The files beside the document that follow its edits: other scenarios on the same map, cases, corrections.
//!
//! Their new texts are part of the undo step that made them necessary, and are written with the next save.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::project_edit::{FileEdit, ProjectEdit, Swap};
use rules::text;

use super::OpenDocument;
use crate::files::{Dependents, SharedEdit, SharedFile, UnsavedTexts, dependents, is_same_file, pins, read};

/// The files that follow, each with its text on disk and its text now.
#[derive(Debug, Clone, Default)]
pub(super) struct Beside(BTreeMap<PathBuf, Texts>);

#[derive(Debug, Clone)]
struct Texts {
    on_disk: String,
    now: String,
}

impl Beside {
    /// Notes what an edit has changed.
    pub(super) fn note(&mut self, edit: &ProjectEdit) {
        let ProjectEdit::File(edit) = edit else { return };
        let now = edit.text.becomes.clone();
        if let Some(own) = self.0.get_mut(&edit.file) {
            own.now = now;
        } else {
            let on_disk = read(&edit.file).unwrap_or_default();
            self.0.insert(edit.file.clone(), Texts { on_disk, now });
        }
    }

    /// Iterates over the files to write, with their texts. A copy that is not needed any more stays: nothing names it.
    fn unsaved(&self) -> impl Iterator<Item = (PathBuf, String)> {
        let unsaved = self.0.iter().filter(|(_, own)| own.now != own.on_disk && !own.now.is_empty());
        unsaved.map(|(file, own)| (file.clone(), own.now.clone()))
    }

    /// Iterates over the files that lose comments when they are written.
    pub(super) fn bared(&self) -> impl Iterator<Item = PathBuf> {
        let count = |text: &str| text::comments(text).len();
        let bared = self.0.iter().filter(move |(_, own)| count(&own.now) < count(&own.on_disk));
        bared.map(|(file, _)| file.clone())
    }

    /// Whether another program has written one of the files that a save would replace.
    pub(super) fn is_changed_on_disk(&self) -> bool {
        let mut unsaved = self.0.iter().filter(|(_, own)| own.now != own.on_disk);
        unsaved.any(|(file, own)| read(file).is_ok_and(|text| text != own.on_disk && text != own.now))
    }

    /// Notes that everything has been saved.
    pub(super) fn saved(&mut self) {
        self.0.clear();
    }
}

impl OpenDocument {
    /// Finds the files beside the document that follow an edit, those that stay, and those that stand in its way.
    pub fn dependents(&self, edit: &SharedEdit) -> Dependents {
        let edited = match edit.part() {
            DocumentRef::Map => self.file(),
            part => self.companions.file(part, self.project()),
        };
        let map = self.file().map(|file| (file.to_owned(), text::write(self.base_map())));
        let own = self.companions.texts(self.project(), self.is_scenario, self.base_map());
        let texts = UnsavedTexts::new(self.beside.unsaved().chain(own).chain(map));
        let scenario = self.companions.scenario_file();
        let mut found = dependents(SharedFile { edited, scenario, is_open: true }, edit, &texts);
        let is_own = |file: &Path| self.companions.files().chain(self.file()).any(|own| is_same_file(own, file));
        found.followed.retain(|followed| !is_own(&followed.file));
        found
    }

    /// Returns the edits of the files beside the document that follow an edit of it, to be made in the same step.
    ///
    /// # Errors
    ///
    /// Returns the first file that cannot follow, and why: the edit should not be made then.
    pub fn followers(&self, edit: &SharedEdit) -> Result<Vec<ProjectEdit>, Phrase> {
        let found = self.dependents(edit);
        if let Some(refused) = found.refused.into_iter().next() {
            return Err(Phrase::new("edit-refused").with("file", refused.file.display()).said("why", refused.why));
        }
        let edit = |own: crate::files::Followed| {
            ProjectEdit::File(Box::new(FileEdit { file: own.file, text: Swap { was: own.was, becomes: own.becomes } }))
        };
        Ok(found.followed.into_iter().map(edit).collect())
    }

    /// Returns the texts of the files beside the document to write with its map, and with the scenarios pinned to it. If
    /// the map moves to another file, those that name the old one keep it as it was.
    pub(super) fn texts_beside(&self, map: &Path, becomes: &MapDocument) -> Vec<(PathBuf, String)> {
        let Some(own) = self.file() else { return self.beside.unsaved().collect() };
        if own != map {
            return Vec::new();
        }
        let mut files: BTreeMap<PathBuf, String> = self.beside.unsaved().collect();
        let was = read(map).ok().and_then(|text| text::read::<MapDocument>(&text).ok());
        if let Some(was) = was.filter(|was| was != becomes) {
            let texts = UnsavedTexts::new(files.clone());
            let scenario = self.companions.scenario_file();
            for (file, text) in pins(map, scenario, [&was, becomes], &texts) {
                if !scenario.is_some_and(|own| is_same_file(own, &file)) {
                    files.insert(file, text);
                }
            }
        }
        files.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::project_edit::{Overhang, Renamed, Resize};

    use super::*;
    use crate::files::{bundled, save_all};

    /// Two scenarios on one map, with files of their own.
    fn pair(folder: &Path) -> [PathBuf; 3] {
        let [map, one, other] = ["own.map.ron", "one.scenario.ron", "other.scenario.ron"].map(|name| folder.join(name));
        std::fs::write(&map, bundled("mission.map.ron").unwrap()).unwrap();
        let scenario = bundled("mission.scenario.ron").unwrap().replacen("map: \"mission\"", "map: \"own.map.ron\"", 1);
        std::fs::write(&one, &scenario).unwrap();
        std::fs::write(&other, scenario.replacen("setup: [", "setup: [ // theirs", 1)).unwrap();
        [map, one, other]
    }

    fn make(document: &mut OpenDocument, edit: &SharedEdit) {
        let edits = [edit.edits(document.project()).unwrap(), document.followers(edit).unwrap()].concat();
        document.make_step(Phrase::new("gui-stroke-size"), edits).unwrap();
    }

    fn save(document: &mut OpenDocument, map: &Path) {
        assert!(!document.is_changed_on_disk());
        let snapshot = document.snapshot(map);
        let mark = snapshot.mark;
        save_all(&snapshot.files(map.to_owned())).unwrap();
        document.saved(map, mark);
    }

    /// Whether a scenario on disk has no errors and is pinned to the map on disk.
    fn is_sound(file: &Path) -> bool {
        let document = OpenDocument::open(file).unwrap();
        document.report().errors().is_clean() && !document.project().has_other_map()
    }

    #[test]
    fn another_scenario_on_the_map_follows_with_the_save_and_with_undo() {
        let folder = tempfile::tempdir().unwrap();
        let [map, one, other] = pair(folder.path());
        let before = std::fs::read_to_string(&other).unwrap();
        let mut document = OpenDocument::open(&one).unwrap();
        let by = Resize { left: 1, bottom: 1, ..Resize::default() };
        make(&mut document, &SharedEdit::Resize(by, Overhang::Refuse));
        assert_eq!(std::fs::read_to_string(&other).unwrap(), before, "nothing is saved yet");
        let (from, to) = ("gate".to_owned(), "porch".to_owned());
        make(&mut document, &SharedEdit::Rename { what: Renamed::Room, from, to });
        save(&mut document, &map);
        let after = std::fs::read_to_string(&other).unwrap();
        assert!(after.contains("// theirs") && after.contains("(piece: \"gun6\", at: \"0604/roof\")"), "{after}");
        assert!(is_sound(&one) && is_sound(&other));
        while document.undo().is_some() {}
        save(&mut document, &map);
        assert_eq!(std::fs::read_to_string(&other).unwrap(), before);
        assert!(is_sound(&one) && is_sound(&other));
        document.redo().unwrap();
        std::fs::write(&other, before.replacen("theirs", "mine", 1)).unwrap();
        assert!(document.is_changed_on_disk(), "it is asked about first");
    }

    #[test]
    fn a_stroke_on_the_map_keeps_the_other_scenario_pinned() {
        let folder = tempfile::tempdir().unwrap();
        let [map, one, other] = pair(folder.path());
        let mut document = OpenDocument::open(&one).unwrap();
        document.paint_hexes(&["0303".parse().unwrap()], rules::map::Ground::Yard);
        document.end_stroke();
        save(&mut document, &map);
        assert!(is_sound(&one) && is_sound(&other));
        assert!(std::fs::read_to_string(&other).unwrap().contains("// theirs"));
    }

    #[test]
    fn what_stands_in_the_way_is_named_and_nothing_changes() {
        let folder = tempfile::tempdir().unwrap();
        let [_, one, other] = pair(folder.path());
        let text = std::fs::read_to_string(&other).unwrap();
        std::fs::write(&other, text.replacen("at: \"0506\"", "at: \"1205\"", 1)).unwrap();
        let document = OpenDocument::open(&one).unwrap();
        let by = Resize { right: -1, ..Resize::default() };
        let refused = document.followers(&SharedEdit::Resize(by, Overhang::Refuse));
        let Err(why) = refused else { panic!("1205 would fall off") };
        assert!(format!("{why:?}").contains("other.scenario.ron"), "{why:?}");
    }
}
