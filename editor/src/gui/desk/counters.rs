//! The messages of the counters page.

use super::{Action, Desk, Message};
use crate::gui::pages::SidePage;
use crate::gui::panel::counters;
use crate::gui::window_state::WindowState;

impl Desk {
    pub(super) fn on_counters(&mut self, message: counters::Message, around: &mut WindowState) -> Action {
        let before = self.pages.counters.picked().cloned();
        // A click next to the open form shows the line that was clicked.
        let clicked = before.is_some() && matches!(message, counters::Message::Chosen(_));
        let action = counters::update(&mut self.pages.counters, message, &mut self.document, &around.voice);
        let action = action.map(Message::Counters);
        if clicked || self.pages.counters.picked() == before.as_ref() {
            return action;
        }
        action.then(Action::Run(self.pages.counters.turn_to_chosen(&self.document)))
    }

    /// Keeps the preview of the chosen counter up to date while its page is open.
    pub(super) fn look_at_counters(&mut self, around: &WindowState) {
        if around.side == SidePage::Counters {
            let view = self.view_of_map(around);
            self.pages.counters.look(&self.document, &view);
        }
    }
}
