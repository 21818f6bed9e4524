//! `bexar` without a verb: opens the editor.

#[cfg(feature = "gui")]
mod guard;
#[cfg(feature = "gui")]
mod restart;

use std::path::Path;

use rules::phrase::Phrase;

#[cfg(feature = "gui")]
use super::crash::Crash;
use super::terminal::{Exit, Terminal, VerbError};
use super::verbs;

/// Opens the editor and returns when its window closes.
#[cfg(feature = "gui")]
pub(super) fn open(
    file: Option<&Path>,
    software: bool,
    is_language_asked: bool,
    terminal: &Terminal<'_>,
) -> Result<Exit, VerbError> {
    use super::display::{self, Display};
    use crate::files::{DocumentKind, Source, state_folder};
    use crate::gui;

    let display = display::find(&|name| std::env::var(name).ok());
    if display == Display::Missing {
        return Err(no_window("window-no-display").into());
    }
    // Whoever double-clicks a file sees the window and not what stands here: the window itself says what is wrong.
    let is_unseen = terminal.catches_interrupts() && !terminal.shows_progress();
    if let Some(file) = file.filter(|_| !is_unseen) {
        Source::find(file, &[DocumentKind::Scenario, DocumentKind::Map])?;
    }
    let renderer = match software {
        true => restart::Renderer::Software,
        false if display::has_no_graphics_device() => restart::Renderer::SoftwareUnlessChosen,
        false => restart::Renderer::AsFound,
    };
    restart::when_needed(renderer, display == Display::OnlyX11);
    let software = renderer != restart::Renderer::AsFound;
    let (file, state) = (file.map(Path::to_path_buf), state_folder());
    let start = gui::Start { file, language: terminal.voice().language(), is_language_asked, software, state };
    match guard::run(|| gui::run(start)) {
        Ok(Ok(())) => Ok(Exit::Fine),
        Ok(Err(error)) => Err(failed(&error.to_string()).into()),
        Err(crash) => Err(crash.map_or_else(|| failed(""), |crash| crashed(&crash)).into()),
    }
}

/// Returns the message about a panic of the window. It is the fault of the program, and reported, unless a library is
/// missing or the display failed before there was a window.
#[cfg(feature = "gui")]
fn crashed(crash: &Crash) -> Phrase {
    let detail = crash.detail();
    match missing_library(&detail) {
        Some(_) => failed(&detail),
        None if !crate::gui::has_begun() => failed(&detail),
        None => Phrase::new("window-crashed").said("window", failed(&detail)).said("report", crash.report()),
    }
}

/// Returns the message about a window that did not open, naming the missing library if that is the reason.
#[cfg(feature = "gui")]
fn failed(detail: &str) -> Phrase {
    match missing_library(detail) {
        Some(library) => Phrase::new("window-no-library").with("library", library),
        None => Phrase::new("window-failed").with("detail", detail),
    }
}

/// Returns the first shared library mentioned in a text, such as `libX11.so.6`.
#[cfg(feature = "gui")]
fn missing_library(detail: &str) -> Option<&str> {
    detail
        .split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_')))
        .find(|word| word.starts_with("lib") && word.contains(".so"))
}

/// Reports that this program was built without a window.
#[cfg(not(feature = "gui"))]
pub(super) fn open(_: Option<&Path>, _: bool, _: bool, _: &Terminal<'_>) -> Result<Exit, VerbError> {
    Err(no_window("window-not-built").into())
}

fn no_window(id: &'static str) -> Phrase {
    Phrase::new(id).with("verbs", verbs().join(", "))
}

#[cfg(all(test, feature = "gui"))]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_is_named() {
        let detail = "OpenError { detail: \"opening library failed (libX11.so.6: cannot open shared object file)\" }";
        assert_eq!(missing_library(detail), Some("libX11.so.6"));
        assert_eq!(
            missing_library("/usr/lib/x86_64-linux-gnu/libxkbcommon-x11.so.0 is gone"),
            Some("libxkbcommon-x11.so.0")
        );
        assert_eq!(missing_library("the display hung up"), None);
    }
}
