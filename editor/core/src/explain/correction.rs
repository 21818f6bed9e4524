//! The page of a correction: what was wrong, the source that says so, and what it changes.

use rules::alamo::index::advanced::CHAPTERS;
use rules::correction::Correction;
use rules::edit::describe;
use rules::phrase::Phrase;
use rules::project::load;

use crate::files::{Bundled, DocumentKind, bundled_names};
use crate::words::{Voice, origin};

/// Returns the page of a bundled correction, by its name or by the number of a rule it implements; `None` if there is
/// none.
pub(super) fn bundled(what: &str, voice: &Voice) -> Option<String> {
    let chapter = CHAPTERS.iter().find(|chapter| chapter.rules().any(|rule| rule == what));
    let name = chapter.map_or(what, |chapter| chapter.document);
    let name = bundled_names(DocumentKind::Correction.extension()).into_iter().find(|own| *own == name)?;
    load::<Correction>(&Bundled, name).ok().map(|correction| page(&correction, voice))
}

/// Returns the page of a correction.
fn page(correction: &Correction, voice: &Voice) -> String {
    let notes = correction.notes.iter().map(|note| voice.words(note) + "\n\n");
    let changes = correction.items.iter().flat_map(describe).map(|change| voice.say(&change) + "\n");
    heading(correction, voice) + &notes.chain(changes).collect::<String>()
}

/// Returns the title of a correction and its source, followed by an empty line.
#[must_use]
pub fn heading(correction: &Correction, voice: &Voice) -> String {
    let origin = Phrase::new(origin::of_correction(&correction.by))
        .words("text", correction.by.words())
        .with("page", &correction.page);
    let title = voice.words(&correction.title);
    format!("{title}\n{}\n\n", voice.say(&origin).trim_end_matches([',', ' ']))
}
