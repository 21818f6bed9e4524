//! What the page of the rulebook asks for.

use super::{App, Notice};
use crate::gui::panel::rulebook::{self, Outcome};

impl App {
    pub(super) fn on_rulebook(&mut self, message: rulebook::Message) {
        match rulebook::update(&mut self.sheet.rulebook, message, &mut self.sheet.document) {
            Outcome::Nothing => {}
            Outcome::Changed => {
                self.notice = None;
                self.sheet.finding = None;
                self.document_changed();
            }
            Outcome::Refused(why) => self.notice = Some(Notice::Failed(why)),
        }
    }
}
