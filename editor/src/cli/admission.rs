//! Refuses documents with errors: a verb that plays or queries a document stops at anything `bexar check` calls an
//! error.
//!
//! Such verbs take an [`Admitted`] document, which only this module can create.

use clap::Args;
use rules::alamo;
use rules::lint::{self};
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::report::Report;
use rules::rulebook::System;
use rules::systems::{self, AnyGame};

use super::check;
use super::terminal::{Terminal, VerbError};
use crate::files::Opened;
use crate::words::Voice;

/// How errors in documents are handled.
#[derive(Debug, Clone, Copy, Args)]
pub(super) struct Despite {
    /// Continues if `bexar check` finds errors, provided the engine can; the results may be meaningless
    #[arg(long = "despite-errors", global = true)]
    errors: bool,
}

/// A document without errors, or one whose errors the user has chosen to ignore with `--despite-errors`.
#[derive(Clone, Copy)]
pub(super) struct Admitted<'a> {
    opened: &'a Opened,
    /// Whether it has errors that are ignored.
    despite: bool,
}

impl Despite {
    /// Whether errors are ignored.
    pub(super) const fn errors(self) -> bool {
        self.errors
    }

    /// Admits a document without errors. With `--despite-errors` it also admits one with errors, and prints a warning.
    pub(super) fn admit<'a>(self, opened: &'a Opened, terminal: &mut Terminal<'_>) -> Result<Admitted<'a>, VerbError> {
        let errors = check::findings(opened, lint::run(&opened.project).errors().findings);
        if errors.is_empty() {
            return Ok(Admitted { opened, despite: false });
        }
        if !self.errors {
            let [_, look] = terminal.looks();
            return Err(VerbError::Barred(check::painted(&errors, terminal.voice(), look)));
        }
        terminal.warn(&Phrase::new("despite-errors").with("file", &opened.source.name).count("errors", errors.len()));
        for correction in opened.project.corrections.iter().filter(|own| own.on && !own.in_force()) {
            terminal.warn(&Phrase::new("despite-not-in-force").with("correction", &correction.name));
        }
        Ok(Admitted { opened, despite: true })
    }

    /// Admits a scenario. Any other document cannot be played and is refused with `message`.
    pub(super) fn admit_scenario<'a>(
        self,
        opened: &'a Opened,
        message: &'static str,
        terminal: &mut Terminal<'_>,
    ) -> Result<Admitted<'a>, VerbError> {
        if opened.part.is_some() {
            return Err(Phrase::new(message).with("name", &opened.source.name).into());
        }
        self.admit(opened, terminal)
    }
}

impl<'a> Admitted<'a> {
    /// Returns the document.
    pub(super) const fn opened(self) -> &'a Opened {
        self.opened
    }

    /// Returns the part that was opened on its own; `None` for a scenario.
    pub(super) const fn part(self) -> Option<DocumentRef> {
        self.opened.part
    }

    /// Whether the document has errors that are ignored.
    pub(super) const fn despite_errors(self) -> bool {
        self.despite
    }

    /// Compiles the game with another map, under the same conditions as the document itself; `None` if it cannot be
    /// played.
    pub(super) fn game_on(self, map: MapDocument) -> Option<AnyGame> {
        let mut project = self.opened.project.clone();
        project.map = map;
        if self.despite { AnyGame::compile(&project) } else { systems::game(&project) }.ok()
    }

    /// Compiles its game, or explains why even the engine cannot.
    pub(super) fn game(self, voice: &Voice) -> Result<AnyGame, VerbError> {
        AnyGame::compile(&self.opened.project).map_err(|report| self.unplayable(report, voice))
    }

    /// Compiles its game if it is of a system other than the Alamo's; questions about such a game go to its table.
    pub(super) fn other_system(self, voice: &Voice) -> Result<Option<AnyGame>, VerbError> {
        if self.part().is_some() || self.opened.project.rulebook.system == System::Alamo {
            return Ok(None);
        }
        self.game(voice).map(Some)
    }

    /// Compiles its game, for questions that only the Alamo game can answer.
    pub(super) fn alamo(self, voice: &Voice) -> Result<alamo::Game, VerbError> {
        let game = self.game(voice)?;
        let other = || {
            Phrase::new("query-other-system")
                .with("name", &self.opened.source.name)
                .word("system", game.system().word())
        };
        Ok(game.alamo().ok_or_else(other)?.clone())
    }

    fn unplayable(self, report: Report, voice: &Voice) -> VerbError {
        // Prefer the findings of lints, which know the place and the remedy.
        let named = lint::run(&self.opened.project).errors();
        let findings = if named.findings.is_empty() { report.findings } else { named.findings };
        VerbError::Unplayable(check::describe(&check::findings(self.opened, findings), voice))
    }
}

/// Reports the number of errors of a document that is used for something other than play. Returns whether it has any.
pub(super) fn mention(opened: &Opened, terminal: &mut Terminal<'_>) -> bool {
    let errors = check::findings(opened, lint::run(&opened.project).errors().findings).len();
    if errors > 0 {
        terminal.warn(&Phrase::new("mention-errors").with("file", &opened.source.name).count("errors", errors));
    }
    errors > 0
}
