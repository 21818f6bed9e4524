//! A scenario that is pinned to its map by a fingerprint, as both are saved.

use std::path::PathBuf;

use rules::fingerprint::Fingerprint;
use rules::map::MapDocument;
use rules::project::Project;
use rules::scenario::repinned;

use super::companions::Companions;
use crate::files::read;

impl Companions {
    /// Returns the fingerprint that the scenario names when it is saved with this map: a pinned scenario follows its
    /// map.
    ///
    /// The scenario in the window and the known map on file stay as they were read. So a save changes nothing that an
    /// undo would have to restore, and the two agree as long as they did before.
    pub(super) fn pinned(&self, project: &Project, map: &MapDocument) -> Fingerprint {
        let is_written = self.scenario_file().is_some() && !project.scenario.map_fingerprint.is_empty();
        if is_written { project.fingerprint_for(map) } else { Fingerprint::default() }
    }

    /// Returns an unchanged scenario with the fingerprint of the map it is saved with; `None` if it has that one
    /// already, or none. Only the fingerprint is rewritten, so that comments stay.
    pub(super) fn repinned(&self, pinned: &Fingerprint) -> Option<(PathBuf, String)> {
        let file = self.scenario_file().filter(|_| !self.has_changed_scenario() && !pinned.is_empty())?;
        Some((file.to_owned(), repinned(&read(file).ok()?, pinned)?))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use rules::counters::LeaderCounter;
    use rules::edit::Change;
    use rules::map::{Grid, Ground, Scan};
    use rules::project_edit::{CountersEdit, ProjectEdit};
    use rules::rulebook::System;
    use rules::scenario::Scenario;
    use rules::text;
    use rules::words::Words;

    use super::super::OpenDocument;
    use super::*;
    use crate::files::{bundled, save_all};

    /// Writes the mission into files of its own, with a comment in the scenario; returns the files of the scenario and
    /// the map.
    fn at_home(folder: &Path) -> [PathBuf; 2] {
        let [home, map] = ["own.scenario.ron", "own.map.ron"].map(|name| folder.join(name));
        let scenario = bundled("mission.scenario.ron").unwrap();
        std::fs::write(&home, scenario.replacen("map: \"mission\",", "map: \"own.map.ron\", // ours", 1)).unwrap();
        std::fs::write(&map, bundled("mission.map.ron").unwrap()).unwrap();
        [home, map]
    }

    /// Saves as the window does; returns the files that were written.
    fn save(document: &mut OpenDocument, map: &Path) -> Vec<PathBuf> {
        let snapshot = document.snapshot(map);
        let mark = snapshot.mark;
        let files = snapshot.files(map.to_owned());
        save_all(&files).unwrap();
        document.saved(map, mark);
        assert!(!document.is_edited() && !document.is_changed_on_disk());
        files.into_iter().map(|own| own.0).collect()
    }

    fn paint(document: &mut OpenDocument, hex: &str) {
        document.paint_hexes(&[hex.parse().unwrap()], Ground::Yard);
        document.end_stroke();
        assert!(document.is_edited());
    }

    /// Whether a scenario on disk names the map beside it.
    fn fits(home: &Path) -> bool {
        let document = OpenDocument::open(home).unwrap();
        let project = document.project();
        assert_eq!(document.report().findings_of("other-map").count(), usize::from(project.has_other_map()));
        !project.has_other_map() && !project.scenario.map_fingerprint.is_empty()
    }

    #[test]
    fn a_scenario_follows_its_map_at_every_save_and_keeps_its_comments() {
        let folder = tempfile::tempdir().unwrap();
        let [home, map] = at_home(folder.path());
        let mut document = OpenDocument::open(&home).unwrap();
        let before = std::fs::read_to_string(&home).unwrap();
        assert_eq!(save(&mut document, &map), std::slice::from_ref(&map), "nothing has changed");
        paint(&mut document, "0303");
        assert_eq!(document.report().findings_of("other-map").count(), 0);
        assert_eq!(save(&mut document, &map), [home.clone(), map.clone()]);
        assert!(fits(&home));
        let after = std::fs::read_to_string(&home).unwrap();
        assert!(after != before && after.contains("// ours"));
        // An undo past the save, and another save.
        assert!(document.undo().is_some());
        assert_eq!(save(&mut document, &map), [home.clone(), map.clone()]);
        assert_eq!(std::fs::read_to_string(&home).unwrap(), before);
        assert!(document.redo().is_some() && document.undo().is_some());
        assert_eq!(save(&mut document, &map), [map], "it says so already");
    }

    #[test]
    fn a_scenario_with_another_map_stays_so_until_somebody_decides() {
        let folder = tempfile::tempdir().unwrap();
        let [home, map] = at_home(folder.path());
        let other = bundled("mission.map.ron").unwrap().replacen("stone_wall", "wooden_wall", 1);
        std::fs::write(&map, other).unwrap();
        let mut document = OpenDocument::open(&home).unwrap();
        let finding = document.report().findings_of("other-map").next().unwrap().clone();
        paint(&mut document, "0303");
        assert_eq!(save(&mut document, &map), std::slice::from_ref(&map));
        assert!(!fits(&home));
        let [pin] = &finding.fix.as_ref().unwrap().edits[..] else { panic!("one edit") };
        document.edit(pin.clone()).unwrap();
        assert_eq!(document.report().findings_of("other-map").count(), 0);
        assert_eq!(save(&mut document, &map), [home.clone(), map.clone()]);
        assert!(fits(&home), "the map as it was saved, not as it was found");
        // The decision can be undone.
        assert!(document.undo().is_some());
        save(&mut document, &map);
        assert!(!fits(&home));
    }

    #[test]
    fn a_scenario_without_a_fingerprint_gets_none() {
        let folder = tempfile::tempdir().unwrap();
        let [home, map] = at_home(folder.path());
        let mut scenario: Scenario = text::read(&std::fs::read_to_string(&home).unwrap()).unwrap();
        scenario.map_fingerprint = Fingerprint::default();
        std::fs::write(&home, text::write(&scenario)).unwrap();
        let mut document = OpenDocument::open(&home).unwrap();
        paint(&mut document, "0303");
        assert_eq!(save(&mut document, &map), [map]);
        assert_eq!(std::fs::read_to_string(&home).unwrap(), text::write(&scenario));
    }

    #[test]
    fn a_scenario_that_is_made_around_a_map_is_pinned_to_it_wherever_it_goes() {
        let folder = tempfile::tempdir().unwrap();
        let map = folder.path().join("fort.map.ron");
        let mut document = OpenDocument::empty(Words::new("Fort", ""), Grid { columns: 9, rows: 9 }, System::Alamo);
        std::fs::write(folder.path().join("old.png"), "no picture").unwrap();
        let scan = Scan::new(folder.path().join("old.png").display().to_string());
        assert!(document.put_scan(rules::phrase::Phrase::new("gui-stroke-edit"), Some(scan)));
        let leader: LeaderCounter = document.project().counters.leaders[0].clone();
        let edit = CountersEdit::Leader(Change { was: vec![leader], becomes: Vec::new() });
        document.edit(ProjectEdit::Counters(edit)).unwrap();
        save(&mut document, &map);
        let home = document.own_file().unwrap().to_owned();
        assert!(home.ends_with("fort.scenario.ron") && fits(&home));
        // In another folder the path of the scan differs, and it is part of the map.
        let there = folder.path().join("there");
        std::fs::create_dir(&there).unwrap();
        save(&mut document, &there.join("fort.map.ron"));
        assert!(fits(&there.join("fort.scenario.ron")) && fits(&home));
        let [here, there] = [home, there.join("fort.scenario.ron")].map(|file| std::fs::read_to_string(file).unwrap());
        let pinned = |text: &str| text::read::<Scenario>(text).unwrap().map_fingerprint;
        assert_ne!(pinned(&here), pinned(&there));
    }

    #[test]
    fn a_map_for_a_game_is_saved_with_a_scenario_of_that_game() {
        for system in [System::Knapp, System::Deguello] {
            let folder = tempfile::tempdir().unwrap();
            let map = folder.path().join("fort.map.ron");
            let mut document = OpenDocument::empty(Words::new("Fort", ""), Grid { columns: 9, rows: 9 }, system);
            assert!(document.is_scenario());
            let home = folder.path().join("fort.scenario.ron");
            assert_eq!(save(&mut document, &map), [home.clone(), map]);
            assert!(fits(&home));
            assert_eq!(OpenDocument::open(&home).unwrap().project().rulebook.system, system);
        }
    }
}
