//! Corrections of the scenario: switched on and off, added by button, key or drop, and removed from the list.

use std::path::{Path, PathBuf};

use rules::phrase::Phrase;

use super::{Action, Desk};
use crate::gui::document::TakenIn;
use crate::gui::file::Purpose;
use crate::gui::pages::SidePage;
use crate::gui::panel::corrections;
use crate::gui::window_state::WindowState;

impl Desk {
    pub(super) fn on_corrections(&mut self, message: &corrections::Message, around: &mut WindowState) -> Action {
        match *message {
            corrections::Message::Switched(at, on) => self.switch_correction(at, on, around),
            corrections::Message::RecordAsked => return self.ask_for_citation(),
            corrections::Message::AddAsked => return self.ask_for_correction(),
            corrections::Message::Removed(at) => {
                return Action::from(self.document.remove_correction(at).map(|()| None));
            }
        }
        Action::None
    }

    /// Asks for the file of a correction, if the document is a scenario that can list it.
    pub(super) fn ask_for_correction(&self) -> Action {
        if self.document.is_scenario() {
            return Action::Choose(Purpose::Correction);
        }
        Action::Refused(Phrase::new("gui-correction-no-scenario"))
    }

    /// Adds the correction in a file to the scenario and shows the list.
    pub(in crate::gui) fn add_correction(&mut self, file: &Path) -> Action {
        let added = self.document.add_correction(file);
        let said = added.map(|title| Some(Phrase::new("gui-correction-added").words("title", title)));
        let turned = if said.is_ok() { Action::Turn(SidePage::Corrections) } else { Action::None };
        turned.then(Action::from(said))
    }

    /// Handles the outcome of writing a recorded correction.
    pub(super) fn on_recorded(&mut self, written: Result<PathBuf, Phrase>) -> Action {
        let file = match written {
            Ok(file) => file,
            Err(trouble) => return Action::Refused(trouble),
        };
        let id = match self.document.take_in_recorded(&file) {
            Ok(TakenIn::On) => "gui-recorded-on",
            Ok(TakenIn::Off) => "gui-recorded-off",
            Ok(TakenIn::Apart) | Err(_) => "gui-recorded",
        };
        Action::Edited(Some(Phrase::new(id).with("file", file.display())))
    }
}
