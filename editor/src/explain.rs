//! The page for a word. What the crate below this one explains is joined here by the pages of the manual, which name
//! keys and tools of the window.

#[cfg(feature = "gui")]
pub mod help;

pub use bexar_core::explain::{LISTS, correction, example, format, indexes, language, licences, lines, variant};

use crate::words::Voice;

/// Returns the explanation of a word; `None` if nothing has this name. Lints, queries, formats and the manual have
/// pages in Markdown, everything else has plain lines.
#[must_use]
pub fn explain(what: &str, voice: &Voice) -> Option<String> {
    page(what, voice).or_else(|| lines(what, voice))
}

/// Returns the Markdown page for a word; `None` if it has none. No name means two pages.
#[must_use]
pub fn page(what: &str, voice: &Voice) -> Option<String> {
    manual(what, voice).or_else(|| bexar_core::explain::page(what, voice))
}

/// Returns a page of the manual. The manual describes the window, which a program built without one does not have.
#[cfg(feature = "gui")]
fn manual(what: &str, voice: &Voice) -> Option<String> {
    help::page(what, voice).or_else(|| licences::page(what, voice))
}

/// Returns a page of the manual. A program built without a window has only the page that does not need one, on
/// sharing a series among several machines.
#[cfg(not(feature = "gui"))]
fn manual(what: &str, voice: &Voice) -> Option<String> {
    use rules::words::Language;

    let page = match voice.language() {
        Language::English => include_str!("../../data/help/sweeps.md"),
        Language::French => include_str!("../../data/help/sweeps.fr.md"),
    };
    (what == SWEEPS).then(|| voice.page(page))
}

/// The page on sharing a series among several machines.
#[cfg(not(feature = "gui"))]
const SWEEPS: &str = "sweeps";

/// Returns the names of the pages of the manual.
#[must_use]
pub fn manual_pages() -> Vec<&'static str> {
    #[cfg(feature = "gui")]
    let pages = help::names().collect();
    #[cfg(not(feature = "gui"))]
    let pages = vec![SWEEPS];
    pages
}
