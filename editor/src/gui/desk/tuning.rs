//! Searching for the value of a figure.

use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::gui::action;
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::panel::tuning;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Opens the page that searches for a value, with this figure picked.
    pub(super) fn balance_figure(&mut self, name: &str, around: &mut WindowState) {
        self.tuning.take(name, &self.document);
        self.open_side(SidePage::Balance, around);
    }

    pub(super) fn on_tuning(&mut self, message: tuning::Message, around: &mut WindowState) -> Action {
        match self.tuning.update(message, &self.document, &around.voice) {
            action::Action::Make(stroke, edits) => {
                let said = Notice::Done(Phrase::new("tuning-done").said("stroke", stroke.clone()));
                if self.make(stroke, edits, around) {
                    self.tuning.is_taken(&self.document);
                    around.notice = Some(said);
                }
                Action::None
            }
            other => other.map(Message::Tuning),
        }
    }
}
