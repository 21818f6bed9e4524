//! Where the program keeps what must outlive it and belongs to no document.

use std::path::PathBuf;

/// The variable that names another folder.
pub const STATE: &str = "BEXAR_STATE";

/// The folder of this user: what [`STATE`] names, or the place the system has for such things, such as
/// `~/.local/state/bexar`. `None` for a user without a home.
#[must_use]
pub fn state_folder() -> Option<PathBuf> {
    let named = std::env::var_os(STATE).filter(|folder| !folder.is_empty());
    named.map(PathBuf::from).or_else(|| {
        let folders = directories::ProjectDirs::from("", "", "bexar")?;
        // Only Linux tells state from data.
        Some(folders.state_dir().unwrap_or(folders.data_local_dir()).to_owned())
    })
}
