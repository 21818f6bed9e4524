//! Keeps the balance up to date while the document is edited.

use super::{Action, Desk, Message};
use crate::gui::pages::SidePage;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Plays games for the current state of the document, unless the start page covers the gauge: its previews need the
    /// processors. Costs nothing if the state is known or its games are already running.
    pub(super) fn look_at_balance(&mut self, around: &WindowState) -> Action {
        if around.side == SidePage::History {
            self.balance.learn_of_others(&self.document);
        }
        let shown = around.layout.panels.balance && !around.covered;
        Action::Run(self.balance.look(&self.document, shown).map(Message::Balance))
    }
}
