//! The desks of the window: which one is in front, which lie behind it, and how they come and go.

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

/// The open desks; there always is one.
pub(super) struct Desks {
    /// In the order of their tabs.
    all: Vec<Desk>,
    /// The place of the one in front.
    front: usize,
    /// The desk that was made last.
    last: DeskId,
}

impl Desks {
    /// A single desk.
    pub(super) fn new(desk: Desk) -> Self {
        Self { last: desk.id, all: vec![desk], front: 0 }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// The one in front.
    pub(super) fn front(&self) -> &Desk {
        &self.all[self.front]
    }

    /// The one in front, to do something on it.
    pub(super) fn front_mut(&mut self) -> &mut Desk {
        &mut self.all[self.front]
    }

    /// Every one, in the order of the tabs.
    pub(super) fn each(&self) -> impl DoubleEndedIterator<Item = &Desk> {
        self.all.iter()
    }

    /// Every one, to do something on it.
    pub(super) fn each_mut(&mut self) -> impl Iterator<Item = &mut Desk> {
        self.all.iter_mut()
    }

    fn place(&self, id: DeskId) -> Option<usize> {
        self.all.iter().position(|desk| desk.id == id)
    }

    /// The one of this id.
    pub(super) fn get(&self, id: DeskId) -> Option<&Desk> {
        self.all.iter().find(|desk| desk.id == id)
    }

    /// The one of this id, to do something on it.
    pub(super) fn get_mut(&mut self, id: DeskId) -> Option<&mut Desk> {
        self.all.iter_mut().find(|desk| desk.id == id)
    }

    /// Puts one in front. Returns whether there is such a desk.
    fn raise(&mut self, id: DeskId) -> bool {
        let place = self.place(id);
        self.front = place.unwrap_or(self.front);
        place.is_some()
    }

    /// The id of the one beside the one in front, round and round.
    fn beside(&self, forward: bool) -> DeskId {
        let by = if forward { 1 } else { self.all.len() - 1 };
        self.all[(self.front + by) % self.all.len()].id
    }

    /// Another id than every one before.
    fn next_id(&mut self) -> DeskId {
        self.last = self.last.next();
        self.last
    }

    /// Lays a desk beside the one in front, and in front of it.
    fn lay(&mut self, desk: Desk) {
        self.front += 1;
        self.all.insert(self.front, desk);
    }

    /// Takes one away; the last one stays. Of those left, the one to the right comes forward, or else the one to the left.
    fn remove(&mut self, place: usize) {
        if self.all.len() > 1 {
            self.all.remove(place);
            let moves = place < self.front || self.front == self.all.len();
            self.front -= usize::from(moves);
        }
    }
}

impl App {
    /// The open documents, in the order of their tabs.
    pub fn documents(&self) -> impl DoubleEndedIterator<Item = &OpenDocument> {
        self.desks.each().map(|desk| &desk.document)
    }

    /// The desk in front.
    pub fn front(&self) -> DeskId {
        self.desk().id
    }

    /// Brings a desk to the front, to be looked at.
    pub(super) fn bring(&mut self, id: DeskId) {
        if self.front() != id {
            self.leave();
            self.desks.raise(id);
            self.arrive();
        }
    }

    /// Brings the desk beside the one in front, round and round.
    pub(super) fn turn_tab(&mut self, forward: bool) {
        self.bring(self.desks.beside(forward));
    }

    /// Ends what the hand is doing on the desk in front.
    fn leave(&mut self) {
        let left = self.desks.front_mut().leave(&mut self.around);
        drop(self.perform(self.front(), left));
    }

    /// Another desk is in front: what was said and asked was about the one before.
    fn arrive(&mut self) {
        (self.dialog, self.around.notice) = (None, None);
        self.desks.front_mut().refresh(&mut self.around);
        self.around.swatches = Swatches::new(&self.desk().view);
    }

    /// Lays a document in front: where the one lies that the program began with, if nobody has touched it, otherwise
    /// on a desk of its own.
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

    /// Lays a document where another one lies, which goes.
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

    /// Lays a document that was read again where it lay. Edits that are not in the file were not given up on purpose:
    /// they are offered.
    pub(super) fn replace(&mut self, id: DeskId, document: OpenDocument) -> Task<Message> {
        if let Some(desk) = self.desks.get_mut(id) {
            desk.journal.leave();
            self.exchange(id, document);
            self.offer_what_was_left();
        }
        Task::none()
    }

    /// A desk for a document, drawn as the window shows maps.
    fn desk_of(&mut self, document: OpenDocument) -> Desk {
        let view = self.around.view(rules::spot::Level::Ground);
        let mut desk = Desk::new(document, view);
        desk.id = self.desks.next_id();
        desk.journal = Journal::new(self.keeping.state.as_deref());
        // One pace for all games: it was picked for the eye, not for a document.
        desk.play.pace = self.desk().play.pace;
        desk
    }

    fn say_opened(&mut self, id: DeskId) {
        let name = self.desks.get(id).map(|desk| desk.document.name().to_owned()).unwrap_or_default();
        self.around.notice = Some(Notice::Done(Phrase::new("gui-opened").with("file", name)));
    }

    /// Opens a file or a document that comes with the program; one that is open already comes to the front.
    pub(super) fn open_file(&mut self, file: std::path::PathBuf) -> Task<Message> {
        let own = self.desks.each().find(|desk| desk.document.is_from(&file)).map(|desk| desk.id);
        match own {
            _ if is_log(&file) => return Self::open_game(file),
            Some(id) => self.bring_again(id),
            None => return file::open(file).map(Message::Opened),
        }
        Task::none()
    }

    /// A document was read. One that is open already was read for nothing.
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
        // What the program began with has been asked for now: it is there to stay.
        if std::mem::take(&mut self.desks.front_mut().is_first) {
            self.say_opened(id);
        } else {
            let said = Phrase::new("gui-tab-again").with("file", self.document().name());
            self.around.notice = Some(Notice::Done(said));
        }
    }

    /// The desk of the document a journal was written for.
    pub(super) fn desk_of_journal(&self, header: &Header) -> Option<DeskId> {
        self.desks.each().find(|desk| desk.document.is_of(header)).map(|desk| desk.id)
    }

    /// Closes a desk; whoever has unsaved changes on it was asked. The last one makes room for the start page.
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

    /// The desks a thing to do would lose changes of, or their games.
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
