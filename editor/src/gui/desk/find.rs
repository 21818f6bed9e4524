//! Finding and replacing by meaning.

use iced::widget::operation::focus;
use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::gui::action;
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::panel::find;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Opens the page that finds and replaces.
    pub(super) fn turn_to_find() -> Action {
        Action::Turn(SidePage::Find).then(Action::Run(focus(find::QUERY)))
    }

    /// Whether the page that finds and replaces is open.
    pub(super) fn is_finding(&self, around: &WindowState) -> bool {
        around.is_open(SidePage::Find)
    }

    /// Keeps the search results up to date while the page is open.
    pub(super) fn look_for_found(&mut self, around: &WindowState) {
        if self.is_finding(around) {
            let document = &self.document;
            self.pages.find.follow(document.version(), document.base_map(), &around.voice);
        }
    }

    pub(super) fn on_find(&mut self, message: find::Message, around: &mut WindowState) -> Action {
        match self.pages.find.update(message, self.document.base_map(), &around.voice) {
            action::Action::Make(stroke, edits) => {
                let count = edits.len();
                if self.make(stroke, edits, around) {
                    around.notice = Some(Notice::Done(Phrase::new("gui-find-replaced").count("count", count)));
                }
                Action::None
            }
            other => other.map(Message::Find),
        }
    }
}
