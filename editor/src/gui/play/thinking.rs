//! What happens automatically after a step: dice are rolled, computer players decide, and the display is updated.

use std::sync::Arc;

use iced::Task;
use iced::futures::channel::oneshot;
use rules::phrase::Phrase;
use rules::table::TextStep;

use super::{Message, Play};
use crate::gui::questions::background_value::Ticket;

impl Play {
    /// Handles the decisions of the computer players.
    pub(super) fn played(&mut self, ticket: &Ticket, made: Option<Vec<TextStep>>) -> Task<Message> {
        if !self.thinking.as_ref().is_some_and(|own| Arc::ptr_eq(own, ticket)) {
            return Task::none();
        }
        self.thinking = None;
        let Some(made) = made else {
            self.forget_plans();
            self.held = true;
            self.trouble = Some(Phrase::new("gui-play-broken-down"));
            return Task::none();
        };
        self.hear(made)
    }

    /// Continues the game after a step: rolls dice, asks computer players.
    pub(super) fn go_on(&mut self) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        if self.rolls && table.history().ahead() == 0 && !self.held && !self.amending && self.coming.is_empty() {
            table.roll_on();
        }
        self.settle();
        self.think()
    }

    /// Updates the display after a change of the table.
    pub(super) fn settle(&mut self) {
        self.version += 1;
        self.stop_skipping();
        if let Some(table) = self.table.as_deref() {
            self.pick.table_changed(table);
        }
        self.look_for_threat();
        if self.is_shared() && self.hand_over().is_none() {
            let asked = self.table.as_ref().filter(|table| !table.is_answer()).and_then(|table| table.asked());
            self.seated = asked.or(self.seated);
        }
    }

    pub(super) fn think(&mut self) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        let waits = self.held && !self.coming.is_wanted() || self.amending || !self.coming.is_empty();
        if !table.is_computers_turn() || waits || self.thinking.is_some() || table.history().ahead() > 0 {
            return Task::none();
        }
        let (answer, answered) = oneshot::channel();
        // The receiver may be gone.
        if !table.think(self.rolls, Box::new(move |made| _ = answer.send(made))) {
            return Task::none();
        }
        let ticket = Ticket::default();
        self.thinking = Some(Arc::clone(&ticket));
        Task::perform(answered, move |made| Message::Played(Arc::clone(&ticket), made.ok()))
    }
}
