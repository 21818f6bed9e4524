//! What the page of counters asks for.

use iced::{Task, clipboard};
use rules::message::Message as Say;

use super::{App, Message, Notice, Side};
use crate::gui::panel::counters::{self, Outcome};

impl App {
    pub(super) fn on_counters(&mut self, message: counters::Message) -> Task<Message> {
        let before = self.sheet.counters.picked().cloned();
        // Whoever clicks beside the open form sees the line clicked.
        let clicked = before.is_some() && matches!(message, counters::Message::Chosen(_));
        match counters::update(&mut self.sheet.counters, message, &mut self.sheet.document, &self.voice) {
            Outcome::Nothing => {}
            Outcome::Changed(said) => self.edited_on_page(Ok(said)),
            Outcome::Refused(why) => self.edited_on_page(Err(why)),
            Outcome::Rename(what, id) => return self.ask_to_rename(what, id),
            Outcome::Copy(table) => {
                self.notice = Some(Notice::Done(Say::new("gui-counter-copied")));
                return clipboard::write(table);
            }
            Outcome::Read => {
                let held = clipboard::read().map(|held| Message::Counters(counters::Message::Pasted(held)));
                return self.for_sheet(held);
            }
        }
        if clicked || self.sheet.counters.picked() == before.as_ref() {
            return Task::none();
        }
        self.sheet.counters.turn_to_chosen(&self.sheet.document)
    }

    /// Keeps the preview of the chosen counter up to date, while its page is open.
    pub(super) fn look_at_counters(&mut self) {
        if self.side == Side::Counters {
            let view = self.view_of_map();
            self.sheet.counters.look(&self.sheet.document, &view);
        }
    }
}
