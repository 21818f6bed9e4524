//! Recording what was painted as a correction.

use iced::widget::operation::focus;
use rules::correction::Citation;
use rules::phrase::Phrase;
use rules::text;
use rules::words::Language;

use super::{Action, Desk, Message};
use crate::files::file_name;
use crate::gui::dialog::Dialog;
use crate::gui::dialog::record::{self, Recording};
use crate::gui::file::{self, Purpose};
use crate::gui::window_state::WindowState;

/// A correction that still needs a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Recorded {
    /// Its text.
    pub(super) text: String,
    /// The suggested name of the file.
    pub(super) suggested: String,
}

impl Desk {
    /// Asks for the citation, if there is anything to record.
    pub(super) fn ask_for_citation(&self) -> Action {
        if !self.document.has_strokes() {
            return Action::Refused(Phrase::new("gui-record-nothing"));
        }
        let dialog = Dialog::Record(Recording::default());
        Action::Ask(Box::new(dialog)).then(Action::Run(focus(record::TITLE)))
    }

    /// Updates the dialog, or records once the citation is complete.
    pub(in crate::gui) fn on_recording(
        &mut self,
        message: record::Message,
        mut recording: Recording,
        around: &WindowState,
    ) -> Action {
        if message == record::Message::Entered
            && let Some(about) = recording.citation(around.voice.language())
        {
            return self.record(about);
        }
        recording.update(message);
        Action::Ask(Box::new(Dialog::Record(recording)))
    }

    fn record(&mut self, about: Citation) -> Action {
        match self.document.record(about) {
            Ok(correction) if !correction.items.is_empty() => {
                let suggested = format!("{}.correction.ron", file_name(correction.title.get(Language::English)));
                self.recorded = Some(Recorded { text: text::write(&correction), suggested });
                Action::Choose(Purpose::Record)
            }
            // Everything painted has been painted back.
            Ok(_) | Err(_) => Action::Refused(Phrase::new("gui-record-nothing")),
        }
    }

    /// Writes the recorded correction.
    pub(super) fn write_recorded(&mut self, file: std::path::PathBuf) -> Action {
        let Some(recorded) = self.recorded.take() else { return Action::None };
        if self.document.lists_correction(&file) {
            return Action::Refused(Phrase::new("gui-record-listed").with("file", file.display()));
        }
        Action::Run(file::put(file, recorded.text).map(Message::Recorded))
    }
}
