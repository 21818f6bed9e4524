//! Documents for this crate's own tests.

use std::path::Path;

use crate::message::Message;
use crate::project::{LoadError, Project, Shelf};

/// The bundled documents, read from the folder they are kept in.
pub(crate) struct Data;

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
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../data").join(folder).join(format!("{name}.{extension}"));
        std::fs::read_to_string(&path).map_err(|_| LoadError::Missing {
            name: path.display().to_string(),
            message: Message::new("file-not-found"),
        })
    }

    fn has(&self, name: &str) -> bool {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/maps").join(name).is_file()
    }
}

/// The bundled Alamo.
pub(crate) fn alamo() -> Project {
    Project::load(&Data, "alamo").expect("the bundled scenario loads")
}

/// The bundled scenario to learn by.
pub(crate) fn mission() -> Project {
    Project::load(&Data, "mission").expect("the bundled scenario loads")
}
