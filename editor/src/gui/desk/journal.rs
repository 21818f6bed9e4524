//! The journals of an open document and its game, as kept by the window.

use std::io;
use std::path::{Path, PathBuf};

use rules::phrase::Phrase;

use super::{Action, Desk};
use crate::gui::dialog::recovery::{GameOffer, Offer};
use crate::gui::document::{JournalKeeper, Snapshot};
use crate::gui::notice::Notice;
use crate::gui::play::GameKeeper;
use crate::gui::window_state::WindowState;

/// The journals that allow a document and its game to be recovered after a crash.
#[derive(Debug, Default)]
pub(in crate::gui) struct Journal {
    /// `None` where no journal is kept.
    keeper: Option<JournalKeeper>,
    /// Keeps the journal of the game; `None` where no journal is kept.
    pub(super) game: Option<GameKeeper>,
    /// The journal that the game was resumed from, until the game has a journal of this session.
    pub(super) taken_up: Option<PathBuf>,
    /// Whether the user has been told that the journal cannot be written.
    told: bool,
    /// The number of saves in progress.
    pub(super) saves: usize,
}

impl Journal {
    /// Creates the journal of a newly opened document, kept in the user's state folder.
    pub(in crate::gui) fn new(state: Option<&Path>) -> Self {
        Self { keeper: state.map(JournalKeeper::new), game: state.map(GameKeeper::new), ..Self::default() }
    }

    /// The id of the session in which the document is edited.
    pub(super) fn sitting(&self) -> u64 {
        self.keeper.as_ref().map_or(0, JournalKeeper::sitting)
    }

    /// The journals of documents and of games left behind in the same folder.
    pub(in crate::gui) fn left_behind(&self) -> (Vec<Offer>, Vec<GameOffer>) {
        let found = self.keeper.as_ref().map(JournalKeeper::abandoned).unwrap_or_default();
        let games = self.game.as_ref().map(GameKeeper::abandoned).unwrap_or_default();
        (found.into_iter().map(Offer::new).collect(), games.into_iter().map(GameOffer::new).collect())
    }

    /// Leaves the journals on disk, to be offered for recovery.
    pub(in crate::gui) fn leave(&mut self) {
        self.keeper.as_mut().map(JournalKeeper::leave);
        self.game.as_mut().map(GameKeeper::leave);
    }

    /// Whether the journal of the document is written without trouble.
    pub(in crate::gui) const fn is_kept(&self) -> bool {
        self.keeper.is_some() && !self.told
    }

    /// Removes the journals as the program ends. The current game is given up, so that its journal is not created
    /// again.
    pub(in crate::gui) fn end(&mut self) {
        self.close();
        self.game = None;
    }

    /// Removes the journals of the document and of its game. If one cannot be removed, it is offered once more, which
    /// loses nothing.
    pub(in crate::gui) fn close(&mut self) {
        let _ = self.keeper.as_mut().map(JournalKeeper::close);
        let _ = self.game.as_mut().map(GameKeeper::close);
    }

    /// The same journal, reset for another document.
    pub(in crate::gui) fn anew(self) -> Self {
        Self { saves: 0, taken_up: None, ..self }
    }
}

impl Desk {
    /// Writes new edits to the journal.
    pub(in crate::gui) fn keep_journal(&mut self, around: &mut WindowState) -> Action {
        match &mut self.journal.keeper {
            Some(keeper) => {
                let kept = keeper.follow(&mut self.document);
                self.tell(kept, around);
            }
            None => drop(self.document.take_unwritten()),
        }
        self.keep_game(around)
    }

    /// Notes that a snapshot is about to be written.
    pub(super) fn journal_saving(&mut self, file: &Path, snapshot: &Snapshot, around: &mut WindowState) {
        self.journal.saves += 1;
        if let Some(keeper) = &mut self.journal.keeper {
            let noted = keeper.saving(&mut self.document, file, snapshot);
            self.tell(noted, around);
        }
    }

    /// Starts the journal anew once a snapshot is on disk.
    pub(super) fn journal_saved(&mut self, mark: usize, around: &mut WindowState) {
        self.journal.saves = self.journal.saves.saturating_sub(1);
        if let Some(keeper) = &mut self.journal.keeper {
            let begun = keeper.saved(&mut self.document, mark);
            self.tell(begun, around);
        }
    }

    /// Continues the journal after a save that failed.
    pub(super) fn journal_not_saved(&mut self) {
        self.journal.saves = self.journal.saves.saturating_sub(1);
        if let Some(keeper) = &mut self.journal.keeper {
            keeper.not_saved();
        }
    }

    /// Reports once that the journal of the game cannot be written, as for the document.
    pub(super) fn tell_of_game(&mut self, kept: io::Result<()>, around: &mut WindowState) {
        if kept.is_err() {
            self.tell(kept, around);
        }
    }

    /// Reports once that the journal cannot be written, and again only if it was written in between.
    fn tell(&mut self, kept: io::Result<()>, around: &mut WindowState) {
        match kept {
            Ok(()) => self.journal.told &= self.journal.keeper.as_ref().is_some_and(JournalKeeper::is_behind),
            Err(error) if !self.journal.told => {
                self.journal.told = true;
                around.notice = Some(Notice::Failed(Phrase::new("gui-journal-trouble").with("detail", error)));
            }
            Err(_) => {}
        }
    }
}
