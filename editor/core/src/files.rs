//! Files and bundled documents. Only this part of the program reads and writes them.

mod bundled;
mod busy;
mod cases;
mod comments;
mod crash;
mod dependents;
mod disk;
mod engine;
mod folder;
pub mod games;
pub mod journal;
mod journal_file;
mod logs;
mod new_map;
mod open;
mod path_name;
mod picture_kind;
mod place;
mod regular;
mod remembered;
mod same_map;
mod save;
mod scan;
mod scenario_of_file;
mod scenario_of_part;
mod scenarios_on_map;
mod sort;
mod source;
mod stamps;
pub mod start;
mod state;
mod text_form;
mod title;
mod unlisted;
mod version;

use std::path::Path;

pub use bundled::{Bundled, bundled, bundled_names, bundled_scenarios};
pub use cases::{CaseFile, bundled_case, cases_of, open_cases};
pub use comments::FileComments;
pub use crash::{latest_crash, save_crash, system_name};
pub use dependents::{
    Dependents, Followed, Said, SharedEdit, SharedFile, UnsavedTexts, dependents, not_renamed, not_resized, pins,
};
pub use disk::{Checksum, DiskChange, Stamp};
pub use engine::engine;
pub use folder::{Folder, read};
pub use logs::{LogFile, LogFolder, NoLogFolder, open_log, scenario_beside, scenario_of_log};
pub use new_map::new_map;
pub use open::{Opened, corrected, corrected_map, open, open_correction, open_variant, scenario};
pub use path_name::{named_beside, named_in, off_devices, plain_name};
pub use place::{OutputPlace, Refusal, is_same_file};
pub use remembered::{Remembered, WindowFrame};
pub use same_map::scenarios_on_same_map;
pub use save::{FileContent, SaveError, save, save_all, save_folder};
pub use scan::{SCAN_ENDINGS, read_module, read_picture, read_scan};
pub use scenario_of_part::scenario_with;
pub use scenarios_on_map::scenarios_on;
pub use sort::OutputFormat;
pub use source::{DocumentKind, Source, nearest_name, no_such};
pub use stamps::{StampFile, drop_stamp, keep_stamp, stamps};
pub use state::{STATE, state_folder};
pub use title::file_name;
pub use unlisted::{find_variant, list_variant, switch_on};
pub use version::version_of;

/// Whether a document is named by a file name rather than by the bare name of a bundled document.
pub fn is_file_name(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|end| end == "ron")
}

/// Returns the folder that contains a file.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
