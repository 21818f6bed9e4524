//! The test folders, and a single run of the program.

use std::ffi::{OsStr, OsString};
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;

use super::{kept, run};

/// The folder with the inputs, which also gives each run its own output folder.
pub(crate) struct Desk {
    folder: TempDir,
    pub(crate) inputs: PathBuf,
    outs: AtomicUsize,
}

/// The prefix of file names that no run may replace.
pub(crate) const KEPT: &str = "keep";

/// One run of the program.
#[derive(Clone)]
pub(crate) struct Try {
    arguments: Vec<OsString>,
    /// The number of bad inputs it is given, each bad in a different way.
    pub(crate) inputs: usize,
    /// The exit codes it may end with.
    codes: &'static [i32],
    /// The target of standard output; discarded if `None`.
    out: Option<&'static str>,
}

impl Desk {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let inputs = folder.path().join("inputs");
        fs::create_dir(&inputs).unwrap();
        Self { folder, inputs, outs: AtomicUsize::new(0) }
    }

    /// Writes an input file.
    pub(crate) fn put(&self, name: impl AsRef<Path>, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.inputs.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, content).unwrap();
        path
    }

    /// Creates a new output folder for a run.
    pub(crate) fn out(&self) -> PathBuf {
        let number = self.outs.fetch_add(1, Ordering::Relaxed);
        let out = self.folder.path().join(format!("out-{number}"));
        fs::create_dir(&out).unwrap();
        out
    }
}

impl Try {
    /// Creates a run whose command line is one bad input.
    pub(crate) fn new<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Self {
        let arguments = arguments.into_iter().map(|own| own.as_ref().to_owned()).collect();
        Self { arguments, inputs: 1, codes: &[0, 1, 2], out: None }
    }

    /// Sets the number of inputs.
    pub(crate) const fn with(mut self, inputs: usize) -> Self {
        self.inputs = inputs;
        self
    }

    /// Sets the allowed exit codes.
    pub(crate) const fn ends(mut self, codes: &'static [i32]) -> Self {
        self.codes = codes;
        self
    }

    /// Redirects standard output.
    pub(crate) const fn printing_to(mut self, out: &'static str) -> Self {
        self.out = Some(out);
        self
    }

    /// Runs it and returns the failures.
    pub(crate) fn troubles(&self, desk: &Desk) -> Vec<String> {
        let folder = desk.out();
        // The contents of the folders named on the command line, to which this run may write.
        let named = || self.arguments.iter().map(Path::new).filter_map(Path::parent).filter(|own| own.is_absolute());
        let mut outs: Vec<PathBuf> = named().filter(|own| !own.starts_with(&desk.inputs)).map(Path::to_owned).collect();
        outs.retain(|own| own.starts_with(desk.folder.path()) && own != desk.folder.path() && own.is_dir());
        outs.push(folder.clone());
        let look = || outs.iter().flat_map(|own| kept::everything(own)).collect::<Vec<_>>();
        let before = look();
        let out = self.out.map(|out| OpenOptions::new().write(true).open(out).unwrap());
        let ran = run::run(&self.arguments, &folder, out);
        let said = String::from_utf8_lossy(&ran.err);
        let mut wrong = Vec::new();
        match ran.code {
            Some(code) if self.codes.contains(&code) => {}
            code => wrong.push(format!("code {code:?}, not one of {:?}", self.codes)),
        }
        if ran.code == Some(2) && said.trim().is_empty() {
            wrong.push("it did not say why".to_owned());
        }
        if ["panicked", "RUST_BACKTRACE", "overflowed its stack", "memory allocation"]
            .iter()
            .any(|own| said.contains(own))
        {
            wrong.push("it panicked".to_owned());
        }
        let after = look();
        let is_kept = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(KEPT));
        if before.iter().any(|file| is_kept(&file.0) && !after.contains(file)) {
            wrong.push("it replaced what it must not".to_owned());
        }
        for file in after.iter().filter(|file| !before.contains(file)) {
            if !kept::is_whole(&file.0, &file.1) {
                wrong.push(format!("{} is not whole", file.0.display()));
            }
        }
        if wrong.is_empty() {
            return Vec::new();
        }
        let start: String = said.chars().take(600).collect();
        vec![format!("{:.300?}: {}\n{start}", self.arguments, wrong.join("; "))]
    }
}
