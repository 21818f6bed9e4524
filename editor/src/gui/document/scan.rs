//! The scan behind the map: where its file is, and the edits of it.
//!
//! In memory the path of the file is absolute, so that it stays valid wherever the map is saved next; on disk it is
//! relative to the folder of the map, so that both can be moved together.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};

use rules::edit::{Edit, check_hexes};
use rules::hex::Hex;
use rules::map::{MapDocument, Scan};
use rules::phrase::Phrase;
use rules::project::Project;

use super::OpenDocument;
use crate::files::{Folder, named_in};

impl OpenDocument {
    /// Returns the scan behind the map, if there is one.
    pub const fn scan(&self) -> Option<&Scan> {
        self.base_map().scan.as_ref()
    }

    /// Sets, changes or removes the scan behind the map, in one step; returns whether anything has changed.
    pub fn put_scan(&mut self, stroke: Phrase, becomes: Option<Scan>) -> bool {
        let edit = Edit::Scan { was: self.scan().cloned(), becomes };
        self.make_all(stroke, &[edit])
    }

    /// Notes whether hexes have been compared with the scan; returns 0 if nothing has changed.
    pub fn check_hexes(&mut self, hexes: &[Hex], checked: bool) -> usize {
        self.make(&[hexes], |map, hexes| check_hexes(map, hexes, checked).into_iter().collect())
    }

    /// Returns the map as written into a file: the path of the scan is relative to the folder of that file.
    pub(super) fn map_for(&self, file: &Path) -> Cow<'_, MapDocument> {
        let map = self.base_map();
        let Some(scan) = &map.scan else { return Cow::Borrowed(map) };
        let whole = super::whole(file);
        let folder = whole.parent().unwrap_or(&whole);
        match from_folder(folder, Path::new(&scan.file)) {
            Some(file) => Cow::Owned(MapDocument { scan: Some(Scan { file, ..scan.clone() }), ..map.clone() }),
            None => Cow::Borrowed(map),
        }
    }
}

/// Makes the path of a map's scan absolute, and checks whether the file exists. `map` is the file of the map.
pub(super) fn make_whole(project: &mut Project, map: Option<&Path>) {
    let (Some(scan), Some(folder)) = (&project.base_map().scan, map.and_then(Path::parent)) else { return };
    let file = clean(&named_in(folder, &scan.file)).display().to_string();
    if !scan.is_whole_path() {
        let scan = Some(Scan { file, ..scan.clone() });
        project.set_base_map(MapDocument { scan, ..project.base_map().clone() });
    }
    // Absolute paths are checked as they are.
    project.look_for_scan(&Folder::new(folder));
}

/// Returns a path without `.` and `..` components.
fn clean(path: &Path) -> PathBuf {
    let mut clean = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(clean.components().next_back(), Some(Component::Normal(_))) => {
                clean.pop();
            }
            part => clean.push(part),
        }
    }
    clean
}

/// Returns the path of a file relative to a folder; `None` if the two have only the root in common, since an absolute
/// path is clearer then.
pub(super) fn from_folder(folder: &Path, file: &Path) -> Option<String> {
    let (folder, file) = (clean(folder), clean(file));
    let common = folder.components().zip(file.components()).take_while(|(a, b)| a == b).count();
    let is_name = |part: &Component<'_>| matches!(part, Component::Normal(_));
    if !folder.components().take(common).any(|part| is_name(&part)) {
        return None;
    }
    let up = folder.components().skip(common).map(|_| "..".to_owned());
    let down = file.components().skip(common).map(|part| part.as_os_str().to_string_lossy().into_owned());
    Some(up.chain(down).collect::<Vec<_>>().join("/"))
}

#[cfg(test)]
mod tests {
    use rules::text;

    use super::*;

    #[test]
    fn a_scan_is_named_from_the_folder_of_the_map() {
        let named = |folder: &str, file: &str| from_folder(Path::new(folder), Path::new(file));
        assert_eq!(named("/home/me/maps", "/home/me/maps/old.png").as_deref(), Some("old.png"));
        assert_eq!(named("/home/me/maps", "/home/me/scans/old.png").as_deref(), Some("../scans/old.png"));
        assert_eq!(named("/home/me/maps", "/home/me/maps/scans/a/old.png").as_deref(), Some("scans/a/old.png"));
        assert_eq!(named("/home/me/maps", "/media/disk/old.png"), None);
        assert_eq!(clean(Path::new("/home/me/maps/../scans/./old.png")), Path::new("/home/me/scans/old.png"));
    }

    #[test]
    fn a_map_and_its_scan_are_found_again_and_the_path_follows_the_map() {
        let folder = tempfile::tempdir().unwrap();
        let [here, there] = ["here", "there"].map(|name| folder.path().join(name));
        for folder in [&here, &there] {
            std::fs::create_dir(folder).unwrap();
        }
        std::fs::write(here.join("old.png"), "pixels").unwrap();
        let map = here.join("farm.map.ron");
        let text = |file: &str| {
            let mut map =
                MapDocument::new(rules::words::Words::new("Farm", ""), rules::map::Grid { columns: 3, rows: 3 });
            map.scan = Some(Scan::new(file));
            text::write(&map)
        };
        std::fs::write(&map, text("old.png")).unwrap();
        let mut document = OpenDocument::open(&map).unwrap();
        assert_eq!(document.scan().unwrap().file, here.join("old.png").display().to_string());
        assert_eq!(document.project().missing_scan, None);
        assert_eq!(document.snapshot(&map).map, text("old.png"), "nothing has changed");
        assert_eq!(document.snapshot(&there.join("farm.map.ron")).map, text("../here/old.png"));
        std::fs::remove_file(here.join("old.png")).unwrap();
        let document = OpenDocument::open(&map).unwrap();
        assert_eq!(document.project().missing_scan, document.scan().map(|scan| scan.file.clone()));
    }
}
