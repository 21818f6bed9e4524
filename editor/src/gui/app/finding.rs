//! Finding and replacing by meaning.

use iced::Task;
use iced::widget::operation::focus;
use rules::edit::ProjectEdit;
use rules::message::Message as Say;

use super::{App, Message, Notice, Side};
use crate::gui::panel::find;
use crate::gui::panel::page::Page;

impl App {
    /// Turns to the page that finds and replaces.
    pub(super) fn turn_to_find(&mut self) -> Task<Message> {
        self.open_side(Side::Find);
        focus(find::QUERY)
    }

    /// Whether the page that finds is open.
    pub(super) fn is_finding(&self) -> bool {
        self.panels.panel && self.side == Side::Find
    }

    /// Keeps what is found up to date while its page is open.
    pub(super) fn look_for_found(&mut self) {
        if self.is_finding() {
            let document = &self.sheet.document;
            self.sheet.find.follow(document.version(), document.base_map(), &self.voice);
        }
    }

    pub(super) fn on_find(&mut self, message: find::Message) {
        match self.sheet.find.update(message, self.sheet.document.base_map(), &self.voice) {
            find::Action::None => {}
            find::Action::Page => self.sheet.page = Page::of(Page::QUERIES, &self.voice),
            find::Action::Make(edits) => {
                let count = edits.len();
                let all: Vec<_> = edits.iter().cloned().map(ProjectEdit::Map).collect();
                if !self.sheet.document.let_pass(&all) {
                    return;
                }
                self.sheet.document.make_all(Say::new("gui-stroke-replace"), &edits);
                self.notice = Some(Notice::Done(Say::new("gui-find-replaced").count("count", count)));
                self.document_changed();
            }
        }
    }
}
