//! The desks of the window: which one is in front, which are behind it, and how they are opened and closed.

use iced::Task;
use rules::phrase::Phrase;

use super::files::is_log;
use super::{App, Message, Notice};
use crate::files::journal::Header;
use crate::gui::board::Swatches;
use crate::gui::desk::{Desk, Journal};
use crate::gui::desk_id::DeskId;
use crate::gui::document::{FIRST, OpenDocument};
use crate::gui::{dialog, file};

/// The open desks; there is always at least one.
pub(super) struct Desks {
    /// The desks, in the order of their tabs.
    all: Vec<Desk>,
    /// The index of the desk in front.
    front: usize,
    /// The id of the desk that was created last.
    last: DeskId,
}

impl Desks {
    /// Creates the set with a single desk.
    pub(super) fn new(desk: Desk) -> Self {
        Self { last: desk.id, all: vec![desk], front: 0 }
    }

    /// Returns the number of desks.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the desk in front.
    pub(super) fn front(&self) -> &Desk {
        &self.all[self.front]
    }

    /// Returns the desk in front, mutably.
    pub(super) fn front_mut(&mut self) -> &mut Desk {
        &mut self.all[self.front]
    }

    /// Iterates over all desks, in the order of the tabs.
    pub(super) fn each(&self) -> impl DoubleEndedIterator<Item = &Desk> {
        self.all.iter()
    }

    /// Iterates over all desks mutably, in the order of the tabs.
    pub(super) fn each_mut(&mut self) -> impl Iterator<Item = &mut Desk> {
        self.all.iter_mut()
    }

    fn place(&self, id: DeskId) -> Option<usize> {
        self.all.iter().position(|desk| desk.id == id)
    }

    /// Returns the desk with this id.
    pub(super) fn get(&self, id: DeskId) -> Option<&Desk> {
        self.all.iter().find(|desk| desk.id == id)
    }

    /// Returns the desk with this id, mutably.
    pub(super) fn get_mut(&mut self, id: DeskId) -> Option<&mut Desk> {
        self.all.iter_mut().find(|desk| desk.id == id)
    }

    /// Brings a desk to the front. Returns whether there is such a desk.
    fn raise(&mut self, id: DeskId) -> bool {
        let place = self.place(id);
        self.front = place.unwrap_or(self.front);
        place.is_some()
    }

    /// Returns the id of the desk next to the one in front, wrapping around.
    fn beside(&self, forward: bool) -> DeskId {
        let by = if forward { 1 } else { self.all.len() - 1 };
        self.all[(self.front + by) % self.all.len()].id
    }

    /// Returns an id that no desk has had before.
    fn next_id(&mut self) -> DeskId {
        self.last = self.last.next();
        self.last
    }

    /// Inserts a desk to the right of the one in front, and brings it to the front.
    fn lay(&mut self, desk: Desk) {
        self.front += 1;
        self.all.insert(self.front, desk);
    }

    /// Removes the desk at an index, unless it is the only one. If it was in front, its right neighbour takes its
    /// place, or its left one if it has none.
    fn remove(&mut self, place: usize) {
        if self.all.len() > 1 {
            self.all.remove(place);
            let moves = place < self.front || self.front == self.all.len();
            self.front -= usize::from(moves);
        }
    }
}

impl App {
    /// Returns the open documents, in the order of their tabs.
    pub fn documents(&self) -> impl DoubleEndedIterator<Item = &OpenDocument> {
        self.desks.each().map(|desk| &desk.document)
    }

    /// Returns the id of the desk in front.
    pub fn front(&self) -> DeskId {
        self.desk().id
    }

    /// Brings a desk to the front to show it.
    pub(super) fn bring(&mut self, id: DeskId) {
        if self.front() != id {
            self.leave();
            self.desks.raise(id);
            self.arrive();
        }
    }

    /// Brings the desk next to the one in front to the front, wrapping around.
    pub(super) fn turn_tab(&mut self, forward: bool) {
        self.bring(self.desks.beside(forward));
    }

    /// Ends the current gesture on the desk in front.
    fn leave(&mut self) {
        let left = self.desks.front_mut().leave(&mut self.around);
        drop(self.perform(self.front(), left));
    }

    /// Prepares another desk that has come to the front: the dialog and the notice were about the previous one.
    fn arrive(&mut self) {
        (self.dialog, self.around.notice) = (None, None);
        self.desks.front_mut().refresh(&mut self.around);
        self.around.swatches = Swatches::new(&self.desk().view);
    }

    /// Opens a document in front: in place of the initial document if that is untouched, otherwise on a new desk.
    pub(super) fn lay_out(&mut self, document: OpenDocument) {
        if self.desk().is_untouched() {
            return self.exchange(self.front(), document);
        }
        self.leave();
        let mut desk = self.desk_of(document);
        desk.board.rescale(self.board().pixels());
        self.desks.lay(desk);
        self.arrive();
        self.say_opened(self.front());
    }

    /// Replaces the document of a desk by another one.
    pub(super) fn exchange(&mut self, id: DeskId, document: OpenDocument) {
        let mut fresh = self.desk_of(document);
        let is_front = self.front() == id;
        let Some(desk) = self.desks.get_mut(id) else { return };
        desk.journal.close();
        fresh.journal = std::mem::take(&mut desk.journal).anew();
        fresh.board.rescale(desk.board.pixels());
        let now = fresh.id;
        *desk = fresh;
        if is_front {
            self.arrive();
        }
        self.say_opened(now);
    }

    /// Replaces the document of a desk by the reloaded one. Edits that are not in the file were not given up on
    /// purpose, so they are offered for recovery.
    pub(super) fn replace(&mut self, id: DeskId, document: OpenDocument) -> Task<Message> {
        if let Some(desk) = self.desks.get_mut(id) {
            desk.journal.leave();
            self.exchange(id, document);
            self.offer_what_was_left();
        }
        Task::none()
    }

    /// Creates a desk for a document, drawn with the view settings of the window.
    fn desk_of(&mut self, document: OpenDocument) -> Desk {
        let view = self.around.view(rules::spot::Level::Ground);
        let mut desk = Desk::new(document, view);
        desk.id = self.desks.next_id();
        desk.journal = Journal::new(self.keeping.state.as_deref());
        // All games share one playback speed: it was chosen for the eye, not for a document.
        desk.play.pace = self.desk().play.pace;
        desk
    }

    fn say_opened(&mut self, id: DeskId) {
        let name = self.desks.get(id).map(|desk| desk.document.name().to_owned()).unwrap_or_default();
        self.around.notice = Some(Notice::Done(Phrase::new("gui-opened").with("file", name)));
    }

    /// Opens a file or a bundled document; one that is already open is brought to the front.
    pub(super) fn open_file(&mut self, file: std::path::PathBuf) -> Task<Message> {
        let own = self.desks.each().find(|desk| desk.document.is_from(&file)).map(|desk| desk.id);
        match own {
            _ if is_log(&file) => return Self::open_game(file),
            Some(id) => self.bring_again(id),
            None => return file::open(file).map(Message::Opened),
        }
        Task::none()
    }

    /// Handles a document that was read. If it is already open, the one just read is dropped.
    pub(super) fn on_opened(&mut self, document: OpenDocument) {
        let own = self.desks.each().find(|desk| document.home().is_some_and(|home| desk.document.is_from(home)));
        let own = own.map(|desk| desk.id);
        match own {
            Some(id) => self.bring_again(id),
            None => self.lay_out(document),
        }
    }

    pub(super) fn bring_again(&mut self, id: DeskId) {
        self.bring(id);
        self.dialog = None;
        // The user has now asked for the initial document, so it stays.
        if std::mem::take(&mut self.desks.front_mut().is_first) {
            self.say_opened(id);
        } else {
            let said = Phrase::new("gui-tab-again").with("file", self.document().name());
            self.around.notice = Some(Notice::Done(said));
        }
    }

    /// Returns the desk of the document that a journal was written for.
    pub(super) fn desk_of_journal(&self, header: &Header) -> Option<DeskId> {
        self.desks.each().find(|desk| desk.document.is_of(header)).map(|desk| desk.id)
    }

    /// Closes a desk; the user was already asked about unsaved changes. The last desk makes room for the start page.
    pub(super) fn close_desk(&mut self, id: DeskId) -> Task<Message> {
        let is_front = self.front() == id;
        if is_front {
            self.leave();
        }
        let Some(place) = self.desks.place(id) else { return Task::none() };
        self.desks.all[place].journal.close();
        if self.desks.count() == 1 {
            self.exchange(id, OpenDocument::open(FIRST.as_ref()).unwrap_or_default());
            self.desks.front_mut().is_first = true;
            self.around.notice = None;
            return self.turn_to_start();
        }
        self.desks.remove(place);
        if is_front {
            self.arrive();
        }
        Task::none()
    }

    /// Returns the desks whose changes or games would be lost by `then`.
    pub(super) fn unsaved(&self, then: &dialog::Then) -> Vec<&Desk> {
        let losing = self.desks.each().filter(|desk| desk.document.is_edited() || desk.has_unsaved_game());
        match then {
            dialog::Then::Close(_) | dialog::Then::Quit => losing.collect(),
            dialog::Then::CloseTab(id) => losing.filter(|desk| desk.id == *id).collect(),
            dialog::Then::Recover(journal) => {
                let own = self.offer(journal).and_then(|offer| self.desk_of_journal(&offer.record().header));
                losing.filter(|desk| Some(desk.id) == own).collect()
            }
        }
    }
}
