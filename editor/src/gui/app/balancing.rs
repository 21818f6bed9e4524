//! The balance, kept up to date while one draws.

use iced::Task;

use super::{App, Message};
use crate::gui::balance;

impl App {
    /// Has games fought for the state the document in front is in. Called after every message: what is known or under
    /// way already costs nothing.
    pub(super) fn look_at_balance(&mut self) -> Task<Message> {
        let task = self.sheet.balance.look(&self.sheet.document, self.panels.balance);
        self.for_sheet(task.map(Message::Balance))
    }

    pub(super) fn on_balance(&mut self, message: balance::Message) -> Task<Message> {
        if matches!(message, balance::Message::Switched) {
            self.panels.balance = !self.panels.balance;
            return Task::none();
        }
        if matches!(message, balance::Message::ProblemsAsked) {
            self.show_obstacles();
            return Task::none();
        }
        let task = self.sheet.balance.update(message, &self.sheet.document);
        self.for_sheet(task.map(Message::Balance))
    }
}
