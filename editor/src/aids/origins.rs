//! What the documents of a game are and where they come from: nobody may mistake a reconstruction for the printed game.

use rules::project::Project;
use rules::provenance::{Kind, Provenance};
use rules::words::Words;

use crate::words::Voice;

/// A document of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// What it is: the scenario, the map, the counters, the rulebook.
    pub kind: String,
    /// Its title.
    pub title: String,
    /// Whether a published text states it as a whole, or it is reconstructed, or its author invented it.
    pub sort: Kind,
    /// The text that states it, or why and how it was made; empty where it does not say more.
    pub source: String,
    /// Its remarks.
    pub notes: Vec<String>,
}

/// The documents a game is made of: scenario, map, counters, rulebook.
#[must_use]
pub fn origins(project: &Project, voice: &Voice) -> Vec<Origin> {
    let language = voice.language();
    let origin = |kind: &str, title: &Words, by: &Provenance, notes: &[Words]| Origin {
        kind: voice.text(kind),
        title: title.get(language).to_owned(),
        sort: by.kind(),
        source: if by.kind() == Kind::Original { String::new() } else { by.text(language).to_owned() },
        notes: notes.iter().map(|note| note.get(language).to_owned()).collect(),
    };
    let Project { scenario, map, counters, rulebook, .. } = project;
    let mut all = vec![origin("aids-origin-map", &map.title, &map.by, &map.notes)];
    if project.has_scenario() {
        all.insert(0, origin("aids-origin-scenario", &scenario.title, &scenario.by, &scenario.notes));
        all.push(origin("aids-origin-counters", &counters.title, &counters.by, &counters.notes));
        all.push(origin("aids-origin-rulebook", &rulebook.title, &rulebook.by, &rulebook.notes));
    }
    all
}
