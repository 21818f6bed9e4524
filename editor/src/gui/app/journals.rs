//! What a crash left behind, and the journals of all documents.

use std::path::{Path, PathBuf};

use rules::phrase::Phrase;

use super::{App, Notice};
use crate::files::games::LeftGame;
use crate::gui::desk::Journal;
use crate::gui::dialog::recovery::{GameOffer, Offer};
use crate::gui::stamps::Stamps;

/// What the window found from before a crash.
#[derive(Debug, Default)]
pub(super) struct Keeping {
    /// The folder of the user's state; `None` if no journals are kept.
    pub(super) state: Option<PathBuf>,
    /// The journals that were left behind.
    pub(super) offers: Vec<Offer>,
    /// The games that were left behind.
    pub(super) games: Vec<GameOffer>,
    /// Whether the user has put the offers away.
    pub(super) away: bool,
}

impl Keeping {
    /// Whether there is anything to offer that was not put away.
    pub(super) const fn has_offers(&self) -> bool {
        !(self.away || self.offers.is_empty() && self.games.is_empty())
    }

    /// Returns the game in a journal that was left behind.
    pub(super) fn game(&self, journal: &Path) -> Option<&LeftGame> {
        self.games.iter().find(|offer| offer.path() == journal)?.game()
    }
}

impl App {
    /// Returns this window with journals in a folder of the user's state. Journals left behind there are offered.
    #[must_use]
    pub fn keeping(mut self, state: Option<&Path>) -> Self {
        if let Some(state) = state {
            self.desks.front_mut().journal = Journal::new(Some(state));
            self.around.stamps = Stamps::new(Some(state));
            self.keeping = Keeping { state: Some(state.to_owned()), ..Keeping::default() };
            self.offer_what_was_left();
        } else {
            let said = || Some(Notice::Failed(Phrase::new("gui-journal-no-home")));
            self.around.notice = self.around.notice.take().or_else(said);
        }
        self
    }

    /// Removes the journals of all desks.
    pub(super) fn close_journals(&mut self) {
        self.desks.each_mut().for_each(|desk| desk.journal.end());
    }

    /// Offers the journals that have been left behind since the start.
    pub(super) fn offer_what_was_left(&mut self) {
        let (found, games) = self.desk().journal.left_behind();
        if !found.is_empty() || !games.is_empty() {
            self.keeping.offers.splice(0..0, found);
            self.keeping.games.splice(0..0, games);
            self.keeping.away = false;
        }
    }
}
