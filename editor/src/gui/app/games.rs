//! Resumes games that were saved or that a crash interrupted.

use std::path::{Path, PathBuf};

use iced::Task;
use rules::phrase::Phrase;
use rules::project::LoadError;

use super::{App, Message, Notice, Saved};
use crate::files::games::LeftGame;
use crate::files::journal::Header;
use crate::files::open_log;
use crate::gui::dialog::Then;
use crate::gui::document::OpenDocument;
use crate::gui::file;

impl App {
    /// Resumes a game that was left behind. If its document has edits that were left behind too, these are recovered
    /// first and the game is resumed after them.
    pub(super) fn ask_for_game(&mut self, journal: PathBuf) -> Task<Message> {
        let Some(game) = self.keeping.game(&journal) else { return Task::none() };
        let header = header_of(game);
        let is_own = |own: &Header| (own.process, own.sitting) == (header.process, header.sitting);
        let edits = self.keeping.offers.iter().find(|offer| is_own(&offer.record().header));
        if let Some(edits) = edits.map(|offer| offer.path().to_owned()) {
            return self.unless_unsaved(Then::Recover(edits));
        }
        if let Some(id) = self.desk_of_journal(&header) {
            self.bring(id);
            return self.take_up_game(&journal);
        }
        let record = crate::files::journal::Record { header, rows: Vec::new() };
        let name = journal.display().to_string();
        file::away(name, move || OpenDocument::open_as_journaled(&record))
            .map(move |opened| Message::GameFound(journal.clone(), opened))
    }

    /// Handles the opened document of a game that was left behind.
    pub(super) fn on_game_found(
        &mut self,
        journal: &Path,
        opened: Result<Box<OpenDocument>, Vec<LoadError>>,
    ) -> Task<Message> {
        match opened {
            Ok(document) => {
                self.on_opened(*document);
                self.take_up_game(journal)
            }
            Err(errors) => {
                self.around.notice = Some(Notice::Unreadable(errors));
                Task::none()
            }
        }
    }

    /// Resumes the game that was played on a document whose edits were recovered.
    pub(super) fn take_up_game_of(&mut self, header: &Header) -> Task<Message> {
        let is_own = |game: &LeftGame| (game.begun.process, game.begun.sitting) == (header.process, header.sitting);
        let own = self.keeping.games.iter().find(|offer| offer.game().is_some_and(is_own));
        let own = own.map(|offer| offer.path().to_owned());
        own.map_or_else(Task::none, |journal| self.take_up_game(&journal))
    }

    /// Resumes a game that was left behind, on the document in front.
    fn take_up_game(&mut self, journal: &Path) -> Task<Message> {
        let Some(game) = self.keeping.game(journal) else { return Task::none() };
        let action = self.desks.front_mut().take_up_game(game, journal, &mut self.around);
        self.perform(self.front(), action)
    }

    /// Reads a saved game and the document of its scenario.
    pub(in crate::gui) fn open_game(file: PathBuf) -> Task<Message> {
        let name = file.display().to_string();
        file::away(name, move || read_game(file)).map(Message::GameOpened)
    }

    /// Handles a saved game that was read.
    pub(super) fn on_game_opened(&mut self, opened: Result<Box<Saved>, Vec<LoadError>>) -> Task<Message> {
        match opened {
            Ok(saved) => {
                let Saved { file, log, document } = *saved;
                self.on_opened(document);
                self.at_front(|desk, around| desk.go_on_with(file, log, around))
            }
            Err(errors) => {
                self.around.notice = Some(Notice::Unreadable(errors));
                Task::none()
            }
        }
    }

    /// Removes the journal of a game permanently.
    pub(super) fn discard_game(&mut self, journal: &Path) {
        let found = self.keeping.games.iter().position(|offer| offer.path() == journal);
        let discarded = found.map_or(Ok(()), |at| self.keeping.games.remove(at).discard());
        if let Err(error) = discarded {
            self.around.notice = Some(Notice::Failed(Phrase::new("gui-discard-failed").with("detail", error)));
        }
    }
}

/// Reads a saved game from its file.
fn read_game(file: PathBuf) -> Result<Saved, Vec<LoadError>> {
    let read = open_log(&file)?;
    let scenario = read.scenario()?.source;
    let home = scenario.path.unwrap_or_else(|| scenario.name.into());
    Ok(Saved { document: OpenDocument::open(&home)?, log: read.log, file })
}

/// Returns the header of the journal of the document a game is played on, except for the fields that the game does not
/// record.
fn header_of(game: &LeftGame) -> Header {
    let begun = &game.begun;
    Header {
        program: begun.program.clone(),
        process: begun.process,
        sitting: begun.sitting,
        beginning: begun.beginning.clone(),
        map: begun.map.clone(),
        title: begun.title.clone(),
        checksums: std::collections::BTreeMap::new(),
    }
}
