//! Ctrl+C while games are played: the first press asks for the results so far, a later one ends the program.

use std::sync::OnceLock;
#[cfg(not(target_family = "wasm"))]
use std::time::Duration;
use std::time::Instant;

/// The exit code of a program ended by Ctrl+C.
#[cfg(not(target_family = "wasm"))]
const INTERRUPTED: i32 = 130;
/// Parent programs often deliver one Ctrl+C twice; a deliberate second press takes longer.
#[cfg(not(target_family = "wasm"))]
const SAME_KEY: Duration = Duration::from_millis(300);

static FIRST: OnceLock<Instant> = OnceLock::new();

/// Starts listening. If the system does not allow it, Ctrl+C ends the program as usual.
#[cfg(not(target_family = "wasm"))]
pub(super) fn listen() {
    let _ = ctrlc::set_handler(|| {
        if FIRST.get_or_init(Instant::now).elapsed() > SAME_KEY {
            std::process::exit(INTERRUPTED);
        }
    });
}

/// Inside a page there is no Ctrl+C.
#[cfg(target_family = "wasm")]
pub(super) const fn listen() {}

/// Whether Ctrl+C was pressed.
pub(super) fn asked() -> bool {
    FIRST.get().is_some()
}
