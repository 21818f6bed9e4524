//! Games that a crash has cut short: kept while they are played, and taken up again.

use std::path::{Path, PathBuf};

use iced::Task;
use rules::message::Message as Say;
use rules::project::LoadError;

use super::{App, Message, Notice};
use crate::files::games::LeftGame;
use crate::files::journal::Header;
use crate::gui::dialog::Then;
use crate::gui::document::OpenDocument;
use crate::gui::file;

impl App {
    /// Goes on with a game that was left behind: where its document has edits that were left behind too, these are made
    /// again first, and the game goes on with them.
    pub(super) fn ask_for_game(&mut self, journal: PathBuf) -> Task<Message> {
        let Some(game) = self.left_game(&journal) else { return Task::none() };
        let header = header_of(game);
        let is_own = |own: &Header| (own.process, own.sitting) == (header.process, header.sitting);
        let edits = self.keeping.offers.iter().find(|offer| is_own(&offer.record().header));
        if let Some(edits) = edits.map(|offer| offer.path().to_owned()) {
            return self.unless_unsaved(Then::Recover(edits));
        }
        if let Some(id) = self.sheet_of_journal(&header) {
            self.bring(id);
            return self.take_up_game(&journal);
        }
        let record = crate::files::journal::Record { header, rows: Vec::new() };
        let name = journal.display().to_string();
        file::away(name, move || OpenDocument::open_as_journaled(&record))
            .map(move |opened| Message::GameFound(journal.clone(), opened))
    }

    /// The document of a game that was left behind was opened.
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
                self.notice = Some(Notice::Unreadable(errors));
                Task::none()
            }
        }
    }

    /// Goes on with the game that was played on a document whose edits were recovered.
    pub(super) fn take_up_game_of(&mut self, header: &Header) -> Task<Message> {
        let is_own = |game: &LeftGame| (game.begun.process, game.begun.sitting) == (header.process, header.sitting);
        let own = self.keeping.games.iter().find(|offer| offer.game().is_some_and(is_own));
        let own = own.map(|offer| offer.path().to_owned());
        own.map_or_else(Task::none, |journal| self.take_up_game(&journal))
    }

    /// Sits down to a game that was left behind, on the document in front.
    fn take_up_game(&mut self, journal: &Path) -> Task<Message> {
        let Some(game) = self.left_game(journal) else { return Task::none() };
        if self.sheet.play.is_unsaved() {
            self.notice = Some(Notice::Failed(Say::new("gui-game-in-the-way")));
            return Task::none();
        }
        let (log, rolls, name) = (game.log(), game.begun.rolls, game.begun.name.clone());
        let project = match game.project() {
            Ok(project) => project,
            Err(errors) => {
                self.notice = Some(Notice::Unreadable(errors));
                return Task::none();
            }
        };
        let steps = log.entries.len();
        self.sit_down();
        let waited = self.sheet.play.take_up((name, project), log, rolls);
        self.sheet.journal.taken_up = Some(journal.to_owned());
        let doubt = self.sheet.play.doubts().first().cloned().map(Notice::Failed);
        let taken = Notice::Done(Say::new("gui-game-taken-up").count("steps", steps));
        self.notice = Some(doubt.unwrap_or(taken));
        self.keep_game();
        self.for_sheet(waited.map(Message::Play))
    }

    /// Writes down what has been played. A journal the game was taken up from goes once there is one of ours.
    pub(super) fn keep_game(&mut self) {
        let sitting = self.sheet.journal.sitting();
        let Some(keeper) = &mut self.sheet.journal.game else { return };
        let kept = keeper.follow(&self.sheet.play, &self.sheet.document, sitting);
        let is_ours = kept.is_ok() && keeper.has_journal();
        self.tell_of_game(kept);
        if let Some(journal) = self.sheet.journal.taken_up.take_if(|_| is_ours) {
            self.discard_game(&journal);
        }
    }

    /// Removes a journal of a game for good.
    pub(super) fn discard_game(&mut self, journal: &Path) {
        let found = self.keeping.games.iter().position(|offer| offer.path() == journal);
        let discarded = found.map_or(Ok(()), |at| self.keeping.games.remove(at).discard());
        if let Err(error) = discarded {
            self.notice = Some(Notice::Failed(Say::new("gui-discard-failed").with("detail", error)));
        }
    }

    fn left_game(&self, journal: &Path) -> Option<&LeftGame> {
        self.keeping.games.iter().find(|offer| offer.path() == journal)?.game()
    }
}

/// The head of the journal of the document a game is played on, as far as the game knows it.
fn header_of(game: &LeftGame) -> Header {
    let begun = &game.begun;
    Header {
        program: begun.program.clone(),
        process: begun.process,
        sitting: begun.sitting,
        beginning: begun.beginning.clone(),
        map: begun.map.clone(),
        title: begun.title.clone(),
        prints: std::collections::BTreeMap::new(),
    }
}
