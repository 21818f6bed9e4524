//! An open scenario, and the game of it that a question is about.

use std::collections::BTreeMap;

use rules::log::Log;
use rules::phrase::Phrase;
use rules::project::{LoadError, PictureFault, Project, Shelf};
use rules::systems::AnyGame;
use rules::table::Tabletop;
use rules::text;

use super::request::{Asking, OpenRequest};
use crate::page::Bilingual;
use crate::words::names::Names;

/// An open scenario.
pub(super) struct Session {
    pub(super) project: Project,
    pub(super) names: Names,
    pub(super) tongues: Bilingual,
    game: AnyGame,
    head: Log,
}

/// The documents that a page has supplied.
struct Brought<'a>(&'a BTreeMap<String, String>);

impl Shelf for Brought<'_> {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        let own = self.0.get(name).or_else(|| self.0.get(&format!("{name}.{extension}")));
        own.cloned().ok_or_else(|| LoadError::Missing { name: name.to_owned(), message: Phrase::new("file-not-found") })
    }

    // Scans and other pictures are not supplied, because no rule depends on them.
    fn has(&self, _name: &str) -> bool {
        true
    }

    fn picture_fault(&self, _name: &str) -> Option<PictureFault> {
        None
    }
}

impl Session {
    /// Reads a scenario and compiles it.
    ///
    /// # Errors
    ///
    /// Which documents are missing or broken, or that the scenario cannot be played.
    pub(super) fn open(opening: &OpenRequest) -> Result<Self, String> {
        let project = Project::load(&Brought(&opening.files), &opening.scenario)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
        let game = AnyGame::compile(&project).map_err(|report| format!("{} errors", report.findings.len()))?;
        let head: Log = text::read(&opening.log).map_err(|error| error.to_string())?;
        Ok(Self { names: Names::of(&project), tongues: Bilingual::new(), project, game, head })
    }

    /// Returns the game at the moment a question is about.
    ///
    /// # Errors
    ///
    /// Which step cannot be made.
    pub(super) fn table(&self, asking: &Asking) -> Result<Box<dyn Tabletop>, String> {
        let mut head = self.head.clone();
        head.seed = asking.seed.unwrap_or(head.seed);
        if let Some([texan, mexican]) = &asking.seats {
            (head.players.texan, head.players.mexican) = (texan.clone(), mexican.clone());
        }
        let (mut table, _) = self.game.sit_down(head);
        for (at, step) in asking.made.iter().enumerate() {
            let made = table.make(&step.into());
            made.map_err(|why| format!("step {}: {}", at + 1, self.tongues.say(&why.message()).en))?;
        }
        Ok(table)
    }
}
