//! Holds the ids of texts in the code of all crates against the string files: what nobody has put into words does not
//! compile.
//!
//! The rules know no words, only ids. So it is the program with the words that looks at the code of all.

#[path = "build/literals.rs"]
mod literals;
#[path = "build/resource.rs"]
mod resource;
#[path = "build/texts.rs"]
mod texts;

use std::path::{Path, PathBuf};
use std::{fs, io};

use self::texts::Texts;

/// The string files, in the language they are written in first; a test holds the other language to it.
const STRINGS: [&str; 10] = [
    "en.ftl",
    "rules.en.ftl",
    "knapp.en.ftl",
    "deguello.en.ftl",
    "form.en.ftl",
    "sweeps.en.ftl",
    "trials.en.ftl",
    "gaps.en.ftl",
    "format.en.ftl",
    "variant.en.ftl",
];
/// Where the code lies.
const CODE: [&str; 5] = ["src", "core/src", "../rules/src", "../rules/games/src", "../rules/documents/src"];

fn main() -> io::Result<()> {
    let strings = Path::new("../data/strings");
    tell(&format!("rerun-if-changed={}", strings.display()));
    let files = STRINGS.iter().map(|name| fs::read_to_string(strings.join(name))).collect::<Result<Vec<_>, _>>()?;
    let texts = Texts::new(&files);
    for folder in CODE {
        tell(&format!("rerun-if-changed={folder}"));
        for file in code(Path::new(folder))? {
            let source = fs::read_to_string(&file)?;
            for (line, id) in texts.unknown(&source) {
                tell(&format!("error=editor/{}:{line}: no text has the id `{id}`", file.display()));
            }
        }
    }
    for file in resource::FILES {
        tell(&format!("rerun-if-changed={file}"));
    }
    // The program works without them.
    if let Err(error) = resource::embed() {
        tell(&format!("warning=the program gets no icon and no manifest: {error}"));
    }
    Ok(())
}

/// The Rust files of a folder and those in it, without those of tests.
fn code(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with("tests")) {
            continue;
        }
        if path.is_dir() {
            files.extend(code(&path)?);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Tells cargo something; there is no other way than its standard output.
fn tell(what: &str) {
    println!("cargo::{what}");
}
