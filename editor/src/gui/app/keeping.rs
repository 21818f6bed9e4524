//! The journal of the open document, as the window keeps it.

use std::io;
use std::path::{Path, PathBuf};

use rules::message::Message as Say;

use super::{App, Notice};
use crate::gui::dialog::recovery::{GameOffer, Offer};
use crate::gui::document::{Keeper, Snapshot};
use crate::gui::play::GameKeeper;
use crate::gui::stamps::Stamps;

/// What the window found from the time before a crash.
#[derive(Debug, Default)]
pub(super) struct Keeping {
    /// The folder of the user's state; `None` where no journals are kept.
    pub(super) state: Option<PathBuf>,
    /// The journals that were left behind.
    pub(super) offers: Vec<Offer>,
    /// The games that were left behind.
    pub(super) games: Vec<GameOffer>,
    /// Whether the offers were put away.
    pub(super) away: bool,
}

impl Keeping {
    /// Whether there is anything to offer that was not put away.
    pub(super) const fn has_offers(&self) -> bool {
        !(self.away || self.offers.is_empty() && self.games.is_empty())
    }
}

/// What is kept of one document for the time after a crash.
#[derive(Debug, Default)]
pub(super) struct Journal {
    /// `None` where no journal is kept.
    keeper: Option<Keeper>,
    /// Keeps the game that is played on it; `None` where no journal is kept.
    pub(super) game: Option<GameKeeper>,
    /// The journal of a game that was taken up, until the game is in one of ours.
    pub(super) taken_up: Option<PathBuf>,
    /// Whether it was said that the journal cannot be written.
    told: bool,
    /// How many saves are under way.
    pub(super) saves: usize,
}

impl Journal {
    /// The journal of a document that comes into the window, kept in a folder of the user's state.
    pub(super) fn of(state: Option<&Path>) -> Self {
        Self { keeper: state.map(Keeper::new), game: state.map(GameKeeper::new), ..Self::default() }
    }

    /// The sitting in which the document is edited.
    pub(super) fn sitting(&self) -> u64 {
        self.keeper.as_ref().map_or(0, Keeper::sitting)
    }

    /// Removes the journals of the document and of its game. One that stays is offered once more, which loses nothing.
    fn close(&mut self) {
        let _ = self.keeper.as_mut().map(Keeper::close);
        let _ = self.game.as_mut().map(GameKeeper::close);
    }

    /// The same journal for another document.
    pub(super) fn anew(self) -> Self {
        Self { saves: 0, taken_up: None, ..self }
    }
}

impl App {
    /// The same window with journals in a folder of the user's state. Those left behind there are offered.
    #[must_use]
    pub fn keeping(mut self, state: Option<&Path>) -> Self {
        if let Some(state) = state {
            self.sheet.journal = Journal::of(Some(state));
            self.stamps = Stamps::of(Some(state));
            self.keeping = Keeping { state: Some(state.to_owned()), ..Keeping::default() };
            self.offer_what_was_left();
        } else {
            self.notice = self.notice.take().or_else(|| Some(Notice::Failed(Say::new("gui-journal-no-home"))));
        }
        self
    }

    /// Writes down what has been done.
    pub(super) fn keep_journal(&mut self) {
        match &mut self.sheet.journal.keeper {
            Some(keeper) => {
                let kept = keeper.follow(&mut self.sheet.document);
                self.tell(kept);
            }
            None => drop(self.sheet.document.take_unwritten()),
        }
        self.keep_game();
    }

    /// Notes that a snapshot is about to be written.
    pub(super) fn journal_saving(&mut self, file: &Path, snapshot: &Snapshot) {
        self.sheet.journal.saves += 1;
        if let Some(keeper) = &mut self.sheet.journal.keeper {
            let noted = keeper.saving(&mut self.sheet.document, file, snapshot);
            self.tell(noted);
        }
    }

    /// Begins the journal anew once a snapshot lies on disk.
    pub(super) fn journal_saved(&mut self, mark: usize) {
        self.sheet.journal.saves = self.sheet.journal.saves.saturating_sub(1);
        if let Some(keeper) = &mut self.sheet.journal.keeper {
            let begun = keeper.saved(&mut self.sheet.document, mark);
            self.tell(begun);
        }
    }

    /// Goes on with the journal after a save that failed.
    pub(super) fn journal_not_saved(&mut self) {
        self.sheet.journal.saves = self.sheet.journal.saves.saturating_sub(1);
        if let Some(keeper) = &mut self.sheet.journal.keeper {
            keeper.not_saved();
        }
    }

    /// Removes the journals of all sheets.
    pub(super) fn close_journals(&mut self) {
        for sheet in self.each_sheet() {
            sheet.journal.close();
            // What is still on the table is given up: nobody begins its journal anew while the program ends.
            sheet.journal.game = None;
        }
    }

    /// Removes the journal: everything is saved, or is given up on purpose.
    pub(super) fn close_journal(&mut self) {
        self.sheet.journal.close();
    }

    /// Offers journals that have been left behind since the start.
    pub(super) fn offer_what_was_left(&mut self) {
        let found = self.sheet.journal.keeper.as_ref().map(Keeper::abandoned).unwrap_or_default();
        let games = self.sheet.journal.game.as_ref().map(GameKeeper::abandoned).unwrap_or_default();
        if !found.is_empty() || !games.is_empty() {
            self.keeping.offers.splice(0..0, found.into_iter().map(Offer::new));
            self.keeping.games.splice(0..0, games.into_iter().map(GameOffer::new));
            self.keeping.away = false;
        }
    }

    /// Leaves the journal to be offered.
    pub(super) fn leave_journal(&mut self) {
        if let Some(keeper) = &mut self.sheet.journal.keeper {
            keeper.leave();
        }
        if let Some(keeper) = &mut self.sheet.journal.game {
            keeper.leave();
        }
    }

    /// Whether the journal is written without trouble.
    pub(super) const fn is_kept(&self) -> bool {
        self.sheet.journal.keeper.is_some() && !self.sheet.journal.told
    }

    /// Says once that the journal of the game cannot be written, as of that of the document.
    pub(super) fn tell_of_game(&mut self, kept: io::Result<()>) {
        if kept.is_err() {
            self.tell(kept);
        }
    }

    /// Says once that the journal cannot be written, and again only when it was written in between.
    fn tell(&mut self, kept: io::Result<()>) {
        match kept {
            Ok(()) => self.sheet.journal.told &= self.sheet.journal.keeper.as_ref().is_some_and(Keeper::is_behind),
            Err(error) if !self.sheet.journal.told => {
                self.sheet.journal.told = true;
                self.notice = Some(Notice::Failed(Say::new("gui-journal-trouble").with("detail", error)));
            }
            Err(_) => {}
        }
    }
}
