//! The sheets of the window: which one is in front, which lie behind it, and how messages find theirs.

use iced::Task;
use rules::message::Message as Say;

use super::keeping::Journal;
use super::playing::is_log;
use super::sheet::Sheet;
use super::{App, Message, Notice, SheetId};
use crate::files::journal::Header;
use crate::gui::board::{self, Swatches};
use crate::gui::document::{FIRST, OpenDocument};
use crate::gui::{dialog, file};

/// The sheets behind the one in front.
#[derive(Default)]
pub(super) struct Tabs {
    /// In the order of their riders.
    pub(super) behind: Vec<Sheet>,
    /// How many of them lie left of the one in front; never more than there are.
    left: usize,
    /// The sheet that was made last.
    last: SheetId,
}

impl App {
    /// Every sheet, in the order of the riders.
    pub(super) fn sheets(&self) -> impl DoubleEndedIterator<Item = &Sheet> {
        let (left, right) = self.tabs.behind.split_at(self.tabs.left);
        left.iter().chain([&self.sheet]).chain(right)
    }

    /// The open documents, in the order of their riders.
    pub fn documents(&self) -> impl DoubleEndedIterator<Item = &OpenDocument> {
        self.sheets().map(|sheet| &sheet.document)
    }

    /// The sheet in front.
    pub const fn front(&self) -> SheetId {
        self.sheet.id
    }

    /// What belongs to every sheet, not only to the one in front.
    pub(super) fn each_sheet(&mut self) -> impl Iterator<Item = &mut Sheet> {
        self.tabs.behind.iter_mut().chain([&mut self.sheet])
    }

    /// Sends what a task brings to the sheet that is in front now, wherever it lies by then.
    pub(super) fn for_sheet(&self, task: Task<Message>) -> Task<Message> {
        let id = self.sheet.id;
        task.map(move |message| Message::For(id, Box::new(message)))
    }

    /// Does what has happened to a sheet, which need not be the one in front. One that was closed has no use for it.
    pub(super) fn on_sheet(&mut self, id: SheetId, message: Message) -> Task<Message> {
        let (front, asked) = (self.sheet.id, self.dialog.is_some());
        if !self.raise(id) {
            return Task::none();
        }
        let task = self.happened(message);
        self.keep_journal();
        // A question that has come up is about the sheet that is in front for it.
        if asked || self.dialog.is_none() {
            self.raise(front);
        }
        self.refresh();
        task
    }

    /// Exchanges the sheet in front for another one. Returns whether there is such a sheet.
    fn raise(&mut self, id: SheetId) -> bool {
        if self.sheet.id == id {
            return true;
        }
        let Tabs { behind, left, .. } = &mut self.tabs;
        let Some(at) = behind.iter().position(|sheet| sheet.id == id) else { return false };
        let raised = behind.remove(at);
        let lowered = std::mem::replace(&mut self.sheet, raised);
        let is_left = at < *left;
        behind.insert(if is_left { *left - 1 } else { *left }, lowered);
        *left = if is_left { at } else { at + 1 };
        true
    }

    /// Brings a sheet to the front, to be looked at.
    pub(super) fn bring(&mut self, id: SheetId) {
        if self.sheet.id != id {
            self.leave();
            self.raise(id);
            self.arrive();
        }
    }

    /// Brings the sheet beside the one in front, round and round.
    pub(super) fn turn_tab(&mut self, forward: bool) {
        let count = self.tabs.behind.len() + 1;
        let to = (self.tabs.left + if forward { 1 } else { count - 1 }) % count;
        let id = self.sheets().nth(to).map(|sheet| sheet.id);
        if let Some(id) = id {
            self.bring(id);
        }
    }

    /// Ends what the hand is doing on the sheet in front.
    fn leave(&mut self) {
        self.sheet.drag = None;
        if self.sheet.document.is_painting() {
            self.sheet.document.end_stroke();
            self.document_changed();
        }
        let _ = self.sheet.board.update(board::Message::Hovered(None));
        self.keep_journal();
    }

    /// Another sheet is in front: what was said and asked was about the one before.
    fn arrive(&mut self) {
        (self.dialog, self.notice) = (None, None);
        self.refresh();
        self.swatches = Swatches::new(&self.sheet.view);
    }

    /// Draws the sheet in front again if it was drawn in another light or language.
    fn refresh(&mut self) {
        if self.sheet.view != self.view_of_map() {
            self.redraw();
        }
    }

    /// Lays a document in front: where the one lies that the program began with, if nobody has touched it, otherwise
    /// on a sheet of its own.
    pub(super) fn lay_out(&mut self, document: OpenDocument) {
        if self.sheet.is_untouched() {
            return self.exchange(document);
        }
        self.leave();
        let sheet = self.sheet_of(document);
        let pixels = self.sheet.board.pixels();
        let before = std::mem::replace(&mut self.sheet, sheet);
        self.tabs.behind.insert(self.tabs.left, before);
        self.tabs.left += 1;
        self.sheet.board.rescale(pixels);
        self.arrive();
        self.say_opened();
    }

    /// Lays a document where the one in front lies, which goes.
    pub(super) fn exchange(&mut self, document: OpenDocument) {
        self.close_journal();
        let journal = std::mem::take(&mut self.sheet.journal).anew();
        let pixels = self.sheet.board.pixels();
        self.sheet = Sheet { journal, ..self.sheet_of(document) };
        self.sheet.board.rescale(pixels);
        self.arrive();
        self.say_opened();
    }

    /// A sheet for a document, drawn as the window shows maps.
    fn sheet_of(&mut self, document: OpenDocument) -> Sheet {
        self.tabs.last = self.tabs.last.next();
        let view = board::view(rules::spot::Level::Ground, self.voice.language(), self.mode, self.shown);
        Sheet { id: self.tabs.last, journal: Journal::of(self.keeping.state.as_deref()), ..Sheet::new(document, view) }
    }

    fn say_opened(&mut self) {
        self.notice = Some(Notice::Done(Say::new("gui-opened").with("file", self.sheet.document.name())));
    }

    /// Opens a file or a document that comes with the program; one that is open already comes to the front.
    pub(super) fn open_file(&mut self, file: std::path::PathBuf) -> Task<Message> {
        let own = self.sheets().find(|sheet| sheet.document.is_from(&file)).map(|sheet| sheet.id);
        match own {
            _ if is_log(&file) => return Self::open_game(file),
            Some(id) => self.bring_again(id),
            None => return file::open(file).map(Message::Opened),
        }
        Task::none()
    }

    /// A document was read. One that is open already was read for nothing.
    pub(super) fn on_opened(&mut self, document: OpenDocument) {
        let own = self.sheets().find(|sheet| document.home().is_some_and(|home| sheet.document.is_from(home)));
        let own = own.map(|sheet| sheet.id);
        match own {
            Some(id) => self.bring_again(id),
            None => self.lay_out(document),
        }
    }

    pub(super) fn bring_again(&mut self, id: SheetId) {
        self.bring(id);
        self.dialog = None;
        // What the program began with has been asked for now: it is there to stay.
        if std::mem::take(&mut self.sheet.is_first) {
            self.say_opened();
        } else {
            self.notice = Some(Notice::Done(Say::new("gui-tab-again").with("file", self.sheet.document.name())));
        }
    }

    /// The sheet of the document a journal was written for.
    pub(super) fn sheet_of_journal(&self, header: &Header) -> Option<SheetId> {
        self.sheets().find(|sheet| sheet.document.is_of(header)).map(|sheet| sheet.id)
    }

    /// Closes a sheet; whoever has unsaved changes on it was asked. The last one makes room for the start page.
    pub(super) fn close_sheet(&mut self, id: SheetId) -> Task<Message> {
        let front = self.sheet.id;
        if front == id {
            self.leave();
        }
        if !self.raise(id) {
            return Task::none();
        }
        self.close_journal();
        let Tabs { behind, left, .. } = &mut self.tabs;
        if behind.is_empty() {
            self.exchange(OpenDocument::open(FIRST.as_ref()).unwrap_or_default());
            self.sheet.is_first = true;
            self.notice = None;
            return self.turn_to_start();
        }
        // The one to the right comes forward, or else the one to the left.
        *left = (*left).min(behind.len() - 1);
        self.sheet = behind.remove(*left);
        if front == id {
            self.arrive();
        } else {
            self.raise(front);
        }
        Task::none()
    }

    /// The sheets a thing to do would lose changes of, or their games.
    pub(super) fn unsaved(&self, then: &dialog::Then) -> Vec<&Sheet> {
        let losing = self.sheets().filter(|sheet| sheet.document.is_edited() || sheet.has_unsaved_game());
        match then {
            dialog::Then::Close(_) | dialog::Then::Quit => losing.collect(),
            dialog::Then::CloseTab(id) => losing.filter(|sheet| sheet.id == *id).collect(),
            dialog::Then::Recover(journal) => {
                let own = self.offer(journal).and_then(|offer| self.sheet_of_journal(&offer.record().header));
                losing.filter(|sheet| Some(sheet.id) == own).collect()
            }
        }
    }
}
