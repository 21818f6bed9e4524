//! Reports of crashes, in a folder of the user's state.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{SaveError, save, save_folder, state_folder};

/// The folder of the reports, in the user's state folder.
const FOLDER: &str = "crashes";

/// Saves a report in the user's state folder, or in the folder for temporary files if there is none.
///
/// # Errors
///
/// When the folder is write-protected or full.
pub fn save_crash(report: &str) -> Result<PathBuf, SaveError> {
    let folder = state_folder().unwrap_or_else(|| std::env::temp_dir().join("bexar")).join(FOLDER);
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let file = folder.join(format!("crash-{}-{}.txt", since.as_secs(), std::process::id()));
    save_folder(&folder)?;
    save(&file, report)?;
    Ok(file)
}

/// Returns the latest report in a user's state folder.
#[must_use]
pub fn latest_crash(state: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(state.join(FOLDER)).ok()?.flatten().map(|entry| entry.path());
    // Their names begin with the second, which has ten digits until the year 2286.
    files.filter(|file| file.extension().is_some_and(|end| end == "txt")).max()
}

/// Returns the name and version of the system, as it calls itself.
#[must_use]
pub fn system_name() -> String {
    let (system, processor) = (std::env::consts::OS, std::env::consts::ARCH);
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let own = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    match own.map(|own| own.trim_matches('"')) {
        Some(own) if !own.is_empty() => format!("{system} {processor} ({own})"),
        _ => format!("{system} {processor}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_report_is_found() {
        let state = tempfile::tempdir().unwrap();
        assert_eq!(latest_crash(state.path()), None);
        let folder = state.path().join(FOLDER);
        fs::create_dir(&folder).unwrap();
        for name in ["crash-1764378600-9.txt", "crash-1764378601-3.txt", "notes.md"] {
            fs::write(folder.join(name), "").unwrap();
        }
        assert_eq!(latest_crash(state.path()), Some(folder.join("crash-1764378601-3.txt")));
    }
}
