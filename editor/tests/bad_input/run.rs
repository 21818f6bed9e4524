//! One run of the program as a process with limited resources.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The most memory a run may request, in kilobytes: 500 MB, plus the program itself.
const MEMORY: u32 = 500_000 + 100_000;
/// The most processor time it may take, in seconds. A busy machine does not cause failures.
const WORK: u32 = 10;
/// The time after which a run that only waits is stopped.
const PATIENCE: Duration = Duration::from_secs(90);

/// The outcome of a run.
pub(crate) struct Ran {
    /// The exit code; `None` if the run was killed.
    pub(crate) code: Option<i32>,
    pub(crate) err: Vec<u8>,
}

/// Runs the program in a folder; standard output goes to `out`, or is discarded.
pub(crate) fn run(arguments: &[OsString], folder: &Path, out: Option<File>) -> Ran {
    let limited = format!("ulimit -c 0; ulimit -v {MEMORY}; ulimit -t {WORK}; exec \"$0\" \"$@\"");
    let mut err = tempfile::tempfile().unwrap();
    let child = Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_bexar")])
        .args(arguments)
        .current_dir(folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("BEXAR_STATE", folder.join("state"))
        .env("LC_ALL", "C")
        // Otherwise every thread reserves an arena, which is unused but counts towards the limit.
        .env("MALLOC_ARENA_MAX", "2")
        .env("RAYON_NUM_THREADS", "2")
        .stdin(Stdio::null())
        .stdout(out.map_or_else(Stdio::null, Stdio::from))
        .stderr(err.try_clone().unwrap())
        .spawn()
        .unwrap();
    let code = end_of(child);
    err.rewind().unwrap();
    let mut said = Vec::new();
    err.read_to_end(&mut said).unwrap();
    Ran { code, err: said }
}

fn end_of(mut child: Child) -> Option<i32> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code();
        }
        sleep(Duration::from_millis(4));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    None
}
