//! The bundled documents, read from `data`, with the variants of the fixtures beside them.

use std::path::{Path, PathBuf};

use rules::phrase::Phrase;
use rules::project::{LoadError, PictureFault, Shelf};

/// The bundled documents; a variant that is in this folder of fixtures is read from there.
pub(crate) struct Data(pub(crate) &'static str);

/// Returns a path below the folder of this package.
pub(crate) fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

impl Shelf for Data {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        let folder = match extension {
            "map.ron" => "maps",
            "counters.ron" => "counters",
            "rules.ron" => "rulebooks",
            "correction.ron" => "corrections",
            "variant.ron" => "variants",
            _ => "scenarios",
        };
        let file = format!("{name}.{extension}");
        let own = here("fixtures").join(self.0).join(&file);
        let path = if own.is_file() { own } else { here("../data").join(folder).join(file) };
        std::fs::read_to_string(&path).map_err(|_| LoadError::Missing {
            name: path.display().to_string(),
            message: Phrase::new("file-not-found"),
        })
    }

    fn has(&self, name: &str) -> bool {
        here("../data/maps").join(name).is_file()
    }

    fn picture_fault(&self, _: &str) -> Option<PictureFault> {
        Some(PictureFault::Format)
    }
}
