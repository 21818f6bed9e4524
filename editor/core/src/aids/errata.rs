//! Corrections in the form of an errata list.

use rules::edit::describe;
use rules::phrase::Phrase;
use rules::project::Project;

use crate::words::{Voice, origin};

/// A correction applied to the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Errata {
    /// Its name in the scenario.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The publication it comes from, and the page.
    pub source: String,
    /// Its notes.
    pub notes: Vec<String>,
    /// Its changes, one line each, with hexes and hexsides.
    pub changes: Vec<String>,
}

/// Returns the corrections in force, in the order in which they are applied.
pub(super) fn list(project: &Project, voice: &Voice) -> Vec<Errata> {
    let one = |own: &rules::project::LoadedCorrection| {
        let document = &own.document;
        let origin = Phrase::new(origin::of_correction(&document.by))
            .words("text", document.by.words())
            .with("page", &document.page);
        Errata {
            name: own.name.clone(),
            title: voice.words(&document.title),
            source: voice.say(&origin).trim_end_matches([',', ' ']).to_owned(),
            notes: document.notes.iter().map(|note| voice.words(note)).collect(),
            changes: document.items.iter().flat_map(describe).map(|change| voice.say(&change)).collect(),
        }
    };
    project.corrections.iter().filter(|own| own.in_force()).map(one).collect()
}
