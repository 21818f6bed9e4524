//! Corrections of the scenario: switched, added by button, key or drop, and taken off the list.

use std::path::{Path, PathBuf};

use iced::Task;
use rules::correction::Correction;
use rules::message::Message as Say;
use rules::text::Document;
use rules::variant::Variant;

use super::{App, Message, Notice, Side};
use crate::gui::document::TakenIn;
use crate::gui::file::Purpose;
use crate::gui::panel::corrections;

impl App {
    pub(super) fn on_corrections(&mut self, message: &corrections::Message) -> Task<Message> {
        match *message {
            corrections::Message::Switched(at, on) => self.switch_correction(at, on),
            corrections::Message::RecordAsked => return self.ask_for_citation(),
            corrections::Message::AddAsked => return self.ask_for_correction(),
            corrections::Message::Removed(at) => {
                let removed = self.sheet.document.remove_correction(at);
                self.edited_on_page(removed.map(|()| None));
            }
        }
        Task::none()
    }

    /// Asks for the file of a correction, where there is a list to put it on.
    pub(super) fn ask_for_correction(&mut self) -> Task<Message> {
        if self.sheet.document.is_scenario() {
            return self.choose(Purpose::Correction);
        }
        self.notice = Some(Notice::Failed(Say::new("gui-correction-no-scenario")));
        Task::none()
    }

    /// Adds the correction of a file to the scenario, and shows the list.
    pub(super) fn add_correction(&mut self, file: &Path) {
        let added = self.sheet.document.add_correction(file);
        let said = added.map(|title| Some(Say::new("gui-correction-added").words("title", title)));
        if said.is_ok() {
            self.open_side(Side::Corrections);
        }
        self.edited_on_page(said);
    }

    /// A recorded correction lies on disk, or could not be written.
    pub(super) fn on_recorded(&mut self, written: Result<PathBuf, Say>) {
        let file = match written {
            Ok(file) => file,
            Err(trouble) => {
                self.notice = Some(Notice::Failed(trouble));
                return;
            }
        };
        let id = match self.sheet.document.take_in_recorded(&file) {
            Ok(TakenIn::On) => "gui-recorded-on",
            Ok(TakenIn::Off) => "gui-recorded-off",
            Ok(TakenIn::Apart) | Err(_) => "gui-recorded",
        };
        self.edited_on_page(Ok(Some(Say::new(id).with("file", file.display()))));
    }

    /// A file was dropped on the window: what belongs to a scenario goes to the one that is open, anything else is opened.
    pub(super) fn on_dropped(&mut self, file: PathBuf) -> Task<Message> {
        let is = |ending: &str| file.to_string_lossy().ends_with(&format!(".{ending}"));
        let is_part = is(Correction::EXTENSION) || is(Variant::EXTENSION);
        if is_part {
            self.close_dialog();
        }
        if is(Correction::EXTENSION) {
            self.add_correction(&file);
            Task::none()
        } else if is(Variant::EXTENSION) {
            self.open_side(Side::Variants);
            self.add_variant(&file)
        } else {
            self.open_file(file)
        }
    }
}
