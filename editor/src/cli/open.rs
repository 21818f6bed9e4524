//! `bexar` without a verb: opens the editor.

#[cfg(feature = "gui")]
mod guard;
#[cfg(feature = "gui")]
mod restart;

use std::path::Path;

use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::text::nearest;

#[cfg(feature = "gui")]
use super::crash::Crash;
use super::terminal::{Exit, Terminal, VerbError};
use super::verbs;
use crate::files::{DocumentKind, Source, bundled_names, nearest_name};

/// Opens the editor and returns when its window closes.
#[cfg(feature = "gui")]
pub(super) fn open(
    file: Option<&Path>,
    software: bool,
    is_language_asked: bool,
    terminal: &Terminal<'_>,
) -> Result<Exit, VerbError> {
    use super::display::{self, Display};
    use crate::files::state_folder;
    use crate::gui;

    // Whoever double-clicks a file sees the window and not what stands here: the window itself says what is wrong.
    let is_unseen = terminal.catches_interrupts() && !terminal.shows_progress();
    if let Some(file) = file.filter(|_| !is_unseen) {
        find(file)?;
    }
    let display = display::find(&|name| std::env::var(name).ok());
    if display == Display::Missing {
        return Err(no_window("window-no-display").into());
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

/// Looks for the file to open. A bare word that is none may be a misspelt verb.
fn find(file: &Path) -> Result<(), VerbError> {
    const KINDS: [DocumentKind; 2] = [DocumentKind::Scenario, DocumentKind::Map];
    let Err(error) = Source::find(file, &KINDS) else { return Ok(()) };
    let (word, verbs) = (file.display().to_string(), verbs());
    let is_word = !file.exists() && word.chars().all(|sign| sign.is_alphanumeric() || sign == '-');
    match nearest_name(&word, verbs.iter().map(String::as_str)).filter(|_| is_word) {
        Some(nearest) if !is_nearer(&word, nearest, &KINDS) => {
            let message = Phrase::new("file-near-verb").with("nearest", nearest);
            Err(LoadError::Missing { name: word, message }.into())
        }
        _ => Err(error.into()),
    }
}

/// Whether a bundled document of one of these kinds is more like a misspelt word than a verb is.
fn is_nearer(word: &str, verb: &str, kinds: &[DocumentKind]) -> bool {
    let mut names: Vec<&str> = kinds.iter().flat_map(|kind| bundled_names(kind.extension())).collect();
    names.push(verb);
    nearest(word, names).is_some_and(|nearest| nearest != verb)
}

/// Reports that this program was built without a window.
#[cfg(not(feature = "gui"))]
pub(super) fn open(file: Option<&Path>, _: bool, _: bool, _: &Terminal<'_>) -> Result<Exit, VerbError> {
    file.map_or(Ok(()), find)?;
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
