//! Ctrl+C while games are played: the first one asks for the results so far, a later one ends the program.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The exit code of a program ended by Ctrl+C.
const INTERRUPTED: i32 = 130;
/// Programs that start others often pass one Ctrl+C on twice; a second thought takes longer.
const SAME_KEY: Duration = Duration::from_millis(300);

static FIRST: OnceLock<Instant> = OnceLock::new();

/// Listens from now on. Where the system does not allow it, Ctrl+C ends the program as ever.
pub(super) fn listen() {
    let _ = ctrlc::set_handler(|| {
        if FIRST.get_or_init(Instant::now).elapsed() > SAME_KEY {
            std::process::exit(INTERRUPTED);
        }
    });
}

/// Whether Ctrl+C was pressed.
pub(super) fn asked() -> bool {
    FIRST.get().is_some()
}
