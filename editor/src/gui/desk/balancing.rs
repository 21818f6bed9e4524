//! The balance, kept up to date while one draws.

use super::{Action, Desk, Message};
use crate::gui::pages::SidePage;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Has games fought for the state the document is in, unless the start page covers the gauge: its pictures need the
    /// processors. What is known or under way already costs nothing.
    pub(super) fn look_at_balance(&mut self, around: &WindowState) -> Action {
        if around.side == SidePage::History {
            self.balance.learn_of_others(&self.document);
        }
        let shown = around.layout.panels.balance && !around.covered;
        Action::Run(self.balance.look(&self.document, shown).map(Message::Balance))
    }
}
