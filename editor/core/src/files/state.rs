//! The folder for data that outlives the program and belongs to no document.

use std::path::PathBuf;

/// The environment variable that overrides the folder.
pub const STATE: &str = "BEXAR_STATE";

/// Returns the state folder of this user: the one named by [`STATE`], or the system's usual place, such as
/// `~/.local/state/bexar`. `None` for a user without a home folder.
#[must_use]
pub fn state_folder() -> Option<PathBuf> {
    let named = std::env::var_os(STATE).filter(|folder| !folder.is_empty());
    named.map(PathBuf::from).or_else(|| {
        let folders = directories::ProjectDirs::from("", "", "bexar")?;
        // Only Linux distinguishes state from data.
        Some(folders.state_dir().unwrap_or(folders.data_local_dir()).to_owned())
    })
}
