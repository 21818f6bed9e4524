//! What the page of the rulebook asks for.

use super::App;
use crate::gui::panel::rulebook::{self, Outcome};

impl App {
    pub(super) fn on_rulebook(&mut self, message: rulebook::Message) {
        match rulebook::update(&mut self.sheet.rulebook, message, &mut self.sheet.document) {
            Outcome::Nothing => {}
            Outcome::Changed => self.edited_on_page(Ok(None)),
            Outcome::Refused(why) => self.edited_on_page(Err(why)),
        }
    }
}
