//! Tests that modules of `rules`, and of `documents` and `games` below it, only import modules of lower layers, and that
//! every dependency is used. The layers are read from the lists in the `lib.rs` of all three.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// For each module, the modules it imports, with a file that does.
type Imports = BTreeMap<String, BTreeMap<String, PathBuf>>;

/// The sources of the crates, the lowest one first.
fn sources() -> [PathBuf; 3] {
    ["../rules/documents/src", "../rules/games/src", "../rules/src"]
        .map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the modules of all crates with the number of their layer, from the bottom up. `rules` passes on those of the
/// other two under their names, so a name stands for the same module in all.
fn layers() -> BTreeMap<String, usize> {
    let (mut layers, mut layer) = (BTreeMap::new(), 0);
    for source in sources() {
        for line in read(&source.join("lib.rs")).lines() {
            if line.is_empty() {
                layer += 1;
            }
            if let Some(name) = line.strip_prefix("pub mod ").and_then(|rest| rest.strip_suffix(';')) {
                let twice = layers.insert(name.to_owned(), layer);
                assert!(twice.is_none(), "{name} is the name of two modules");
            }
        }
        layer += 1;
    }
    layers
}

/// Returns a file without comments and test code, and the names of the files that are only compiled for tests.
fn compiled(text: &str) -> (String, Vec<String>) {
    let (mut kept, mut tests, mut in_test) = (String::new(), Vec::new(), false);
    for line in text.lines() {
        let code = line.trim_start();
        if code == "#[cfg(test)]" {
            in_test = true;
        } else if std::mem::take(&mut in_test) {
            let name = code.rsplit("mod ").next().unwrap_or_default();
            match name.strip_suffix(';') {
                Some(name) if code.contains("mod ") => tests.push(name.to_owned()),
                // A test module is the last item in its file.
                _ if code.contains("mod ") => break,
                _ => {}
            }
        } else if !code.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    (kept, tests)
}

/// Records the imports of a file and of those below it.
fn note(file: &Path, module: &str, known: &BTreeMap<String, usize>, imports: &mut BTreeMap<String, PathBuf>) {
    let (code, tests) = compiled(&read(file));
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let name: String = rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
        if name != module && known.contains_key(&name) {
            imports.entry(name).or_insert_with(|| file.to_owned());
        }
        assert!(!rest.starts_with('{'), "{}: one import a line, so that it can be read here", file.display());
    }
    let folder = file.with_extension("");
    let Ok(inner) = std::fs::read_dir(&folder) else { return };
    for entry in inner.map(|entry| entry.expect("the folder can be read").path()) {
        let name = entry.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let is_source = entry.extension().is_some_and(|extension| extension == "rs");
        if is_source && !tests.contains(&name) {
            note(&entry, module, known, imports);
        }
    }
}

fn imports(layers: &BTreeMap<String, usize>) -> Imports {
    let of = |module: &String| {
        let mut all = BTreeMap::new();
        let files = sources().map(|source| source.join(format!("{module}.rs")));
        let file = files.iter().find(|file| file.is_file()).unwrap_or_else(|| panic!("{module} has no file"));
        note(file, module, layers, &mut all);
        (module.clone(), all)
    };
    layers.keys().map(of).collect()
}

#[test]
fn no_module_imports_from_a_layer_above_its_own() {
    let layers = layers();
    assert!(layers.len() > 20, "the list of modules has been read: {layers:?}");
    let imports = imports(&layers);
    assert!(imports["alamo"].contains_key("board") && imports["lint"].contains_key("alamo"), "imports are seen");
    assert!(imports["board"].contains_key("map") && imports["edit"].contains_key("map"), "in all crates");
    let upwards: Vec<String> = imports
        .iter()
        .flat_map(|(module, all)| all.iter().map(move |(other, file)| (module, other, file)))
        .filter(|(module, other, _)| layers[*other] > layers[*module])
        .map(|(module, other, file)| format!("{module} imports {other} in {}", file.display()))
        .collect();
    assert!(upwards.is_empty(), "{upwards:#?}");
}

#[test]
fn no_modules_import_each_other_in_a_circle() {
    let layers = layers();
    let mut left = imports(&layers);
    // A module that imports none of the remaining ones cannot be part of a cycle.
    loop {
        let names: BTreeSet<String> = left.keys().cloned().collect();
        let before = left.len();
        left.retain(|_, all| all.keys().any(|other| names.contains(other)));
        if left.len() == before {
            break;
        }
    }
    let names: Vec<&String> = left.keys().collect();
    let within = |(module, all): (&String, &BTreeMap<String, PathBuf>)| {
        let round = all.iter().filter(|(other, _)| left.contains_key(*other));
        round.map(|(other, file)| format!("{module} imports {other} in {}", file.display())).collect::<Vec<_>>()
    };
    let edges: Vec<String> = left.iter().flat_map(within).collect();
    assert!(names.is_empty(), "{names:?}: {edges:#?}");
}

/// The folders of all crates of the workspace.
const CRATES: [&str; 6] = ["editor", "editor/core", "rules", "rules/games", "rules/documents", "tests"];

/// Returns all sources below a folder but not those of a crate within it.
fn texts_below(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let text = |path: PathBuf| match path.is_dir() {
        true if path.join("Cargo.toml").is_file() => String::new(),
        true => texts_below(&path),
        false if path.extension().is_some_and(|extension| extension == "rs") => read(&path),
        false => String::new(),
    };
    paths.map(text).collect()
}

#[test]
fn every_dependency_is_used_by_the_crate_that_declares_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let declared = |manifest: &Path, section: &str| -> Vec<String> {
        let text = read(manifest);
        let of_section =
            text.split("\n[").filter(|own| own.split(']').next().is_some_and(|name| name.ends_with(section)));
        let lines = of_section.flat_map(|own| own.lines().skip(1));
        let lines = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        lines.filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_owned).collect()
    };
    let (mut unused, mut all) = (Vec::new(), BTreeSet::new());
    for name in CRATES {
        let sources = texts_below(&root.join(name));
        let words: BTreeSet<&str> = sources.split(|sign: char| !(sign.is_alphanumeric() || sign == '_')).collect();
        for dependency in declared(&root.join(name).join("Cargo.toml"), "dependencies") {
            if !words.contains(dependency.replace('-', "_").as_str()) {
                unused.push(format!("{name}: {dependency}"));
            }
            all.insert(dependency);
        }
    }
    assert!(all.len() > 30, "the manifests have been read: {all:?}");
    let workspace = declared(&root.join("Cargo.toml"), "workspace.dependencies");
    unused.extend(workspace.into_iter().filter(|own| !all.contains(own)).map(|own| format!("workspace: {own}")));
    assert!(unused.is_empty(), "{unused:#?}");
}
