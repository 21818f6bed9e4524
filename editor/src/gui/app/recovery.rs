//! Journals that were left behind: recovered, viewed without recovery, or discarded.

use std::path::{Path, PathBuf};

use iced::Task;
use rules::phrase::Phrase;
use rules::project::LoadError;

use super::{App, Message, Notice};
use crate::gui::desk::Desk;
use crate::gui::dialog::Then;
use crate::gui::dialog::recovery::{self, GameOffer, Offer};
use crate::gui::document::{OpenDocument, Recovered, Stopped};
use crate::gui::file;

impl App {
    pub(super) fn on_offer(&mut self, message: recovery::Message) -> Task<Message> {
        match message {
            recovery::Message::RecoverAsked(journal) => return self.unless_unsaved(Then::Recover(journal)),
            recovery::Message::LookAsked(journal) => return self.look_at(&journal),
            recovery::Message::Discarded(journal) => self.discard(&journal),
            recovery::Message::GameAsked(journal) => return self.ask_for_game(journal),
            recovery::Message::GameDiscarded(journal) => self.discard_game(&journal),
            recovery::Message::PutAway => self.keeping.away = true,
        }
        Task::none()
    }

    /// Recovers the first journal on offer; if there is none, resumes the first game on offer.
    pub(super) fn recover_first(&mut self) -> Task<Message> {
        if let Some(journal) = self.keeping.offers.first().map(|offer| offer.path().to_owned()) {
            self.unless_unsaved(Then::Recover(journal))
        } else if let Some(journal) = self.keeping.games.iter().find(|own| own.game().is_some()).map(GameOffer::path) {
            self.ask_for_game(journal.to_owned())
        } else {
            self.around.notice = Some(Notice::Failed(Phrase::new("gui-recover-nothing")));
            Task::none()
        }
    }

    /// Puts the offers away until the next start. Returns whether any were shown.
    pub(super) fn put_offers_away(&mut self) -> bool {
        let shown = self.keeping.has_offers();
        self.keeping.away = true;
        shown
    }

    pub(super) fn recover(&mut self, journal: PathBuf) -> Task<Message> {
        let Some(record) = self.offer(&journal).map(|offer| offer.record().clone()) else { return Task::none() };
        let name = journal.display().to_string();
        file::away(name, move || OpenDocument::recover(&record))
            .map(move |recovered| Message::Recovered(journal.clone(), recovered))
    }

    /// Opens the document of a journal as it is on disk. The journal stays on offer.
    pub(super) fn look_at(&mut self, journal: &Path) -> Task<Message> {
        let Some(record) = self.offer(journal).map(|offer| offer.record().clone()) else { return Task::none() };
        let name = journal.display().to_string();
        file::away(name, move || OpenDocument::open_as_journaled(&record)).map(Message::Opened)
    }

    pub(super) fn on_recovered(
        &mut self,
        journal: &Path,
        recovered: Result<Box<Recovered>, Vec<LoadError>>,
    ) -> Task<Message> {
        let Recovered { document, stopped } = match recovered {
            Ok(recovered) => *recovered,
            Err(errors) => {
                self.around.notice = Some(Notice::Unreadable(errors));
                return Task::none();
            }
        };
        let header = self.offer(journal).map(|offer| offer.record().header.clone());
        match header.as_ref().and_then(|header| self.desk_of_journal(header)) {
            Some(id) => {
                self.bring(id);
                self.exchange(id, document);
            }
            None => self.lay_out(document),
        }
        // The recovered edits must be in a new journal before the old one is removed.
        let kept = self.at_front(Desk::keep_journal);
        match stopped {
            None if self.desk().journal.is_kept() => {
                self.discard(journal);
                let made = self.document().strokes().made;
                self.around.notice = Some(Notice::Done(Phrase::new("gui-recovered").count("strokes", made)));
            }
            // The notice says why the journal stays.
            None => {}
            Some(Stopped { entry, entries, place }) => {
                self.keeping.offers.retain(|offer| offer.path() != journal);
                let said = Phrase::new("gui-recovered-partly").count("entry", entry).count("entries", entries);
                self.around.notice = Some(Notice::Failed(said.with("place", place)));
            }
        }
        let taken_up = header.map_or_else(Task::none, |header| self.take_up_game_of(&header));
        Task::batch([kept, taken_up])
    }

    pub(super) fn offer(&self, journal: &Path) -> Option<&Offer> {
        self.keeping.offers.iter().find(|offer| offer.path() == journal)
    }

    fn discard(&mut self, journal: &Path) {
        let found = self.keeping.offers.iter().position(|offer| offer.path() == journal);
        let discarded = found.map_or(Ok(()), |at| self.keeping.offers.remove(at).discard());
        if let Err(error) = discarded {
            self.around.notice = Some(Notice::Failed(Phrase::new("gui-discard-failed").with("detail", error)));
        }
    }
}
