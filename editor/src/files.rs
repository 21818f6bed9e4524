//! Files and bundled documents: the only part of the program that reads and writes them.

mod bundled;
mod folder;
mod save;

pub use bundled::{Bundled, bundled, bundled_names};
pub use folder::{Folder, read};
pub use save::{SaveError, save};
