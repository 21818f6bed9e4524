//! Names of files inside documents, and names made from titles: they mean the same on every system.

use std::path::{Path, PathBuf};

/// Names that Windows keeps for devices, whatever extension follows.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];
/// Names that Windows keeps for devices if a digit follows.
const NUMBERED_DEVICES: [&str; 2] = ["com", "lpt"];

/// Returns the file that a document in this folder names. Bexar writes such names with `/` on every system; those that
/// somebody wrote with `\` on Windows are found too, unless a file really has that sign in its name.
#[must_use]
pub fn named_in(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(name);
    if cfg!(windows) || !name.contains('\\') || file.exists() {
        return file;
    }
    Some(folder.join(name.replace('\\', "/"))).filter(|other| other.exists()).unwrap_or(file)
}

/// Returns the file that a document in another file names, see [`named_in`].
#[must_use]
pub fn named_beside(document: &Path, name: &str) -> PathBuf {
    named_in(document.parent().unwrap_or(Path::new("")), name)
}

/// Returns a name with hyphens instead of what some system does not allow in the name of a file.
#[must_use]
pub fn plain_name(name: &str) -> String {
    let plain = |sign: char| if sign.is_alphanumeric() || matches!(sign, '-' | '_' | '.') { sign } else { '-' };
    name.chars().map(plain).collect()
}

/// Returns a file name that is not the name of a device on Windows: `con.map.ron` becomes `con_.map.ron`.
#[must_use]
pub fn off_devices(name: String) -> String {
    let (stem, rest) = name.split_at(name.find('.').unwrap_or(name.len()));
    let small = stem.trim_end().to_lowercase();
    let numbered = |device: &str| {
        let number = small.strip_prefix(device).map(|number| number.chars().collect::<Vec<_>>());
        matches!(number.as_deref(), Some(['0'..='9' | '¹' | '²' | '³']))
    };
    let is_device = DEVICES.contains(&small.as_str()) || NUMBERED_DEVICES.iter().any(|device| numbered(device));
    if is_device { format!("{stem}_{rest}") } else { name }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn names_are_read_with_either_separator() {
        let folder = tempfile::tempdir().unwrap();
        let maps = folder.path().join("maps");
        fs::create_dir(&maps).unwrap();
        let own = maps.join("own.map.ron");
        fs::write(&own, "Map(").unwrap();
        let found = |name: &str| fs::canonicalize(named_in(folder.path(), name)).ok();
        assert_eq!(found("maps/own.map.ron"), fs::canonicalize(&own).ok());
        assert_eq!(found(r"maps\own.map.ron"), fs::canonicalize(&own).ok());
        assert_eq!(found(r"maps\..\maps\own.map.ron"), fs::canonicalize(&own).ok());
        assert_eq!(found(r"maps\gone.map.ron"), None);
        assert_eq!(named_beside(Path::new("fort.scenario.ron"), "own.map.ron"), Path::new("own.map.ron"));
        assert_eq!(named_in(Path::new("a"), r"gone\own.map.ron"), Path::new("a").join(r"gone\own.map.ron"));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_has_the_sign_in_its_name_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let odd = folder.path().join(r"maps\own.map.ron");
        fs::write(&odd, "Map(").unwrap();
        assert_eq!(named_in(folder.path(), r"maps\own.map.ron"), odd);
    }

    #[test]
    fn names_of_devices_are_avoided() {
        for (name, safe) in [
            ("con", "con_"),
            ("Aux.map.ron", "Aux_.map.ron"),
            ("com1.log.ron", "com1_.log.ron"),
            ("LPT²", "LPT²_"),
            ("com10.log.ron", "com10.log.ron"),
            ("com.log.ron", "com.log.ron"),
            ("console.map.ron", "console.map.ron"),
            ("fort.con", "fort.con"),
            ("", ""),
        ] {
            assert_eq!(off_devices(name.to_owned()), safe);
        }
        assert_eq!(plain_name("a:b?/é\u{7}.ron"), "a-b--é-.ron");
    }
}
