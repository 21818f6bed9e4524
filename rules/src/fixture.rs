//! Documents for the tests inside this crate, and inside `documents` below it.

use std::path::Path;

use crate::phrase::Phrase;
use crate::project::{LoadError, LoadedVariant, PictureFault, Project, Shelf};
use crate::scenario::VariantUse;
use crate::side::Side;
use crate::text;
use crate::variant::Variant;

/// The bundled documents, read from `data`.
pub(crate) struct Data;

/// The documents for the tests of the engines, read from `rules/fixtures`: copies of the bundled ones from when the
/// tests were written, so that tuning a bundled scenario affects no test of a rule. Corrections and variants are the
/// bundled ones.
pub(crate) struct Fixtures;

impl Shelf for Data {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        read("../data", name, extension)
    }

    fn has(&self, name: &str) -> bool {
        root().join("../data/maps").join(name).is_file()
    }

    fn picture_fault(&self, _: &str) -> Option<PictureFault> {
        Some(PictureFault::Format)
    }
}

impl Shelf for Fixtures {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        match extension {
            "correction.ron" | "variant.ron" => Data.read(name, extension),
            _ => read("fixtures", name, extension),
        }
    }

    fn has(&self, name: &str) -> bool {
        Data.has(name)
    }

    fn picture_fault(&self, name: &str) -> Option<PictureFault> {
        Data.picture_fault(name)
    }
}

/// Returns the folder with the fixtures, which lies beside `data`; `documents` lies in it.
fn root() -> &'static Path {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    folders.find(|folder| folder.join("fixtures").is_dir()).expect("the fixtures are there")
}

fn read(under: &str, name: &str, extension: &str) -> Result<String, LoadError> {
    let folder = match extension {
        "map.ron" => "maps",
        "counters.ron" => "counters",
        "rules.ron" => "rulebooks",
        "correction.ron" => "corrections",
        "variant.ron" => "variants",
        _ => "scenarios",
    };
    let path = root().join(under).join(folder).join(format!("{name}.{extension}"));
    std::fs::read_to_string(&path)
        .map_err(|_| LoadError::Missing { name: path.display().to_string(), message: Phrase::new("file-not-found") })
}

/// Loads a bundled scenario as it is now, for tests of the bundled documents themselves.
pub(crate) fn bundled(name: &str) -> Project {
    Project::load(&Data, name).expect("the bundled scenario loads")
}

fn load(name: &str) -> Project {
    Project::load(&Fixtures, name).expect("the fixture loads")
}

/// The Alamo of the 1981 game.
pub(crate) fn alamo() -> Project {
    load("alamo")
}

/// The scenario for learning the 1981 game.
pub(crate) fn mission() -> Project {
    load("mission")
}

/// The scenario for learning the second game, "Remember the Alamo!".
pub(crate) fn rancho() -> Project {
    load("rancho")
}

/// The scenario for learning the third game, "Deguello at Dawn".
pub(crate) fn guardhouse() -> Project {
    load("guardhouse")
}

/// The Alamo of the third game.
pub(crate) fn deguello() -> Project {
    load("deguello")
}

/// The Alamo with its correction and only those of its variants whose name passes `on`.
pub(crate) fn alamo_with(on: impl Fn(&str) -> bool) -> Project {
    let mut project = alamo();
    for own in &mut project.variants {
        own.on = on(&own.name);
    }
    project
}

/// The Alamo with a homebrew variant, by its file name.
pub(crate) fn alamo_and(name: &str) -> Project {
    let mut project = alamo();
    let path = root().join("../data/variants/homebrew").join(name);
    let document: Variant = text::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    // Two of the homebrew variants need counters that the mix does not have.
    let mut relief = project.counters.units[0].clone();
    (relief.id, relief.origin, relief.side, relief.column) =
        ("gonz".to_owned(), "Gonzales".to_owned(), Side::Texan, String::new());
    project.counters.units.push(relief);
    let mut general = project.counters.leaders.iter().find(|own| own.side == Side::Mexican).unwrap().clone();
    general.id = "santa_anna".to_owned();
    project.counters.leaders.push(general);
    let used = VariantUse { document: document.id.clone(), on: true, ..VariantUse::default() };
    project.variants.push(LoadedVariant::new(&used, document));
    project
}

/// The scenario for learning the 1981 game, with a variant made of these lists.
pub(crate) fn mission_and(lists: &str) -> Project {
    and(mission(), lists)
}

/// Adds a variant made of these lists to a project.
pub(crate) fn and(mut project: Project, lists: &str) -> Project {
    let head = r#"format: 1, id: "own", title: (en: "Own"), by: Reconstructed("a test"),"#;
    let document: Variant =
        text::read(&format!("Variant({head} {lists})")).unwrap_or_else(|error| panic!("{lists}: {error:?}"));
    let used = VariantUse { document: document.id.clone(), on: true, ..VariantUse::default() };
    project.variants.push(LoadedVariant::new(&used, document));
    project
}

/// Returns how much a test tries: `quick` in an ordinary run, `long` in the long run with
/// `BEXAR_LONG=1 cargo test --workspace`.
pub(crate) fn breadth<T>(quick: T, long: T) -> T {
    if std::env::var_os("BEXAR_LONG").is_some() { long } else { quick }
}
