//! The documents of a game and their origins, so that no reconstruction is mistaken for the printed game.

use rules::project::Project;
use rules::provenance::{Kind, Provenance};
use rules::words::Words;

use crate::words::Voice;

/// A document of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// Its kind in words: scenario, map, counters or rulebook.
    pub kind: String,
    /// Its title.
    pub title: String,
    /// Whether a published text states all of it, it is reconstructed, or it is its author's own work.
    pub sort: Kind,
    /// The text that states it, or why and how it was made; empty if nothing more is known.
    pub source: String,
    /// Its notes.
    pub notes: Vec<String>,
}

/// Returns the documents of a game: scenario, map, counters, rulebook.
#[must_use]
pub fn origins(project: &Project, voice: &Voice) -> Vec<Origin> {
    let language = voice.language();
    let origin = |kind: &str, title: &Words, by: &Provenance, notes: &[Words]| Origin {
        kind: voice.text(kind),
        title: voice.words(title),
        sort: by.kind(),
        source: if by.kind() == Kind::Original { String::new() } else { voice.typeset(by.text(language)) },
        notes: notes.iter().map(|note| voice.words(note)).collect(),
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

#[cfg(test)]
mod tests {
    use rules::rulebook::System;
    use rules::words::Language;

    use super::*;
    use crate::files::{Bundled, bundled_scenarios};

    #[test]
    fn what_is_not_cited_is_not_called_published() {
        for name in System::ALL.into_iter().flat_map(bundled_scenarios) {
            let project = Project::load(&Bundled, name).unwrap();
            for language in [Language::English, Language::French] {
                let ours = origins(&project, &Voice::new(language)).into_iter().filter(|own| own.sort != Kind::Cited);
                for own in ours {
                    let said = own.source.to_lowercase();
                    assert!(!said.contains("publish") && !said.contains("publi\u{e9}"), "{name}: {said}");
                }
            }
        }
    }
}
