//! Turns a panic of the editor into a value.
//!
//! The window library panics when a system library is missing. The user gets a readable message instead of a report.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::{Arc, Mutex, PoisonError};

use crate::cli::crash::Crash;

/// Runs the editor. A panic of this thread becomes an error, `None` if nothing is known about it; those of other threads
/// are reported as usual.
pub(super) fn run<T>(editor: impl FnOnce() -> T) -> Result<T, Option<Crash>> {
    let own = std::thread::current().id();
    let loud = take_hook();
    let last = Arc::new(Mutex::new(None));
    let heard = Arc::clone(&last);
    set_hook(Box::new(move |panic| {
        if std::thread::current().id() == own {
            *heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(Crash::of(panic));
        } else {
            loud(panic);
        }
    }));
    // The editor is not used again after a panic.
    let done = catch_unwind(AssertUnwindSafe(editor));
    drop(take_hook());
    done.map_err(|_| last.lock().unwrap_or_else(PoisonError::into_inner).take())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_its_first_line_and_its_place() {
        assert_eq!(run(|| 3).ok(), Some(3));
        let library = "libX11.so.6";
        let crash = run(|| panic!("no {library}\nand more")).map(|()| "no panic").unwrap_err().unwrap();
        let said = crash.detail();
        assert!(said.starts_with("no libX11.so.6 (") && said.contains("guard.rs:"), "{said}");
    }
}
