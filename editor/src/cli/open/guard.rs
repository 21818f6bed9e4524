//! Turns a panic of the editor into a message.
//!
//! The window library panics when a system library is missing. The user gets a readable message instead of a backtrace.

use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::{Arc, Mutex, PoisonError};

/// Runs the editor. A panic of this thread becomes an error with its first line and its place in the code, for bug
/// reports.
pub(super) fn run<T>(editor: impl FnOnce() -> T) -> Result<T, String> {
    let own = std::thread::current().id();
    let loud = take_hook();
    let last = Arc::new(Mutex::new(String::new()));
    let heard = Arc::clone(&last);
    set_hook(Box::new(move |panic| {
        if std::thread::current().id() == own {
            *heard.lock().unwrap_or_else(PoisonError::into_inner) = describe(panic);
        } else {
            loud(panic);
        }
    }));
    // The editor is not used again after a panic.
    let done = catch_unwind(AssertUnwindSafe(editor));
    drop(take_hook());
    done.map_err(|_| last.lock().unwrap_or_else(PoisonError::into_inner).clone())
}

fn describe(panic: &PanicHookInfo<'_>) -> String {
    let payload = panic.payload();
    let text = payload.downcast_ref::<String>().map(String::as_str).or_else(|| payload.downcast_ref::<&str>().copied());
    let text = text.unwrap_or_default().lines().next().unwrap_or_default();
    match panic.location() {
        Some(place) => format!("{text} ({}:{})", place.file(), place.line()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_its_first_line_and_its_place() {
        assert_eq!(run(|| 3), Ok(3));
        let library = "libX11.so.6";
        let said = run(|| panic!("no {library}\nand more")).map(|()| "no panic").unwrap_err();
        assert!(said.starts_with("no libX11.so.6 (") && said.contains("guard.rs:"), "{said}");
    }
}
