//! Clicks and keys on the map, as decisions of a person.

use iced::Task;
use rules::hex::Hex;
use rules::spot::Level;

use super::{Message, Play};

impl Play {
    /// Whether clicks on the map are decisions of a person.
    pub fn is_asked(&self) -> bool {
        let asked = self.hand_over().is_none() && self.table.as_ref().is_some_and(|table| table.asked().is_some());
        self.shown && (asked || self.amending && self.table.is_some())
    }

    /// Handles a press of the button on a hex of the map.
    pub fn pressed(&mut self, hex: Hex, shown: Level) -> Task<Message> {
        let Some(table) = self.table.as_deref().filter(|_| self.is_asked()) else { return Task::none() };
        if self.amending {
            let amend = self.pick.placed_by_hand(table, hex, shown);
            return amend.map_or_else(Task::none, |amend| self.amend(amend, false));
        }
        let actions = self.pick.pressed(table, hex, shown);
        self.make(&actions)
    }

    /// Handles the pointer being dragged to another hex; `None` for keys, which do not drag.
    pub const fn dragged(&mut self, hex: Option<Hex>) {
        self.pick.over = hex;
    }

    /// Handles the release of the button.
    pub fn released(&mut self, shown: Level) -> Task<Message> {
        let Some(table) = self.table.as_deref().filter(|_| self.is_asked()) else { return Task::none() };
        if self.amending {
            let to = self.pick.dragged_to();
            return to.map_or_else(Task::none, |hex| self.pressed(hex, shown));
        }
        let actions = self.pick.released(table, shown);
        self.make(&actions)
    }

    /// Clears the selection.
    pub fn let_go(&mut self) {
        self.pick.let_go(self.table.as_deref());
    }
}
