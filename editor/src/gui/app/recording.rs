//! Recording what was painted as a correction.

use iced::Task;
use iced::widget::operation::focus;
use rules::correction::Citation;
use rules::message::Message as Say;
use rules::text;

use super::{App, Message, Notice};
use crate::files::file_name;
use crate::gui::dialog::Dialog;
use crate::gui::dialog::record::{self, Recording};
use crate::gui::file::{self, Purpose};

/// A correction that only lacks its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Recorded {
    /// Its text.
    pub(super) text: String,
    /// The name to suggest for the file.
    pub(super) suggested: String,
}

impl App {
    /// Asks for the citation, when there is something to cite.
    pub(super) fn ask_for_citation(&mut self) -> Task<Message> {
        if !self.sheet.document.has_strokes() {
            self.notice = Some(Notice::Failed(Say::new("gui-record-nothing")));
            return Task::none();
        }
        self.dialog = Some(Dialog::Record(Recording::default()));
        focus(record::TITLE)
    }

    /// Takes over what is typed, or records once the citation is complete.
    pub(super) fn on_recording(&mut self, message: record::Message, mut recording: Recording) -> Task<Message> {
        if message == record::Message::Entered
            && let Some(about) = recording.citation(self.voice.language())
        {
            return self.record(about);
        }
        recording.update(message);
        self.dialog = Some(Dialog::Record(recording));
        Task::none()
    }

    fn record(&mut self, about: Citation) -> Task<Message> {
        match self.sheet.document.record(about) {
            Ok(correction) if !correction.items.is_empty() => {
                let suggested = format!("{}.correction.ron", file_name(&correction.title.en));
                self.sheet.recorded = Some(Recorded { text: text::write(&correction), suggested });
                self.choose(Purpose::Record)
            }
            // Whatever was painted has been painted back.
            Ok(_) | Err(_) => {
                self.notice = Some(Notice::Failed(Say::new("gui-record-nothing")));
                Task::none()
            }
        }
    }

    /// Writes the recorded correction.
    pub(super) fn write_recorded(&mut self, file: std::path::PathBuf) -> Task<Message> {
        let Some(recorded) = self.sheet.recorded.take() else { return Task::none() };
        if self.sheet.document.lists_correction(&file) {
            let file = file.display();
            self.notice = Some(Notice::Failed(Say::new("gui-record-listed").with("file", file)));
            return Task::none();
        }
        self.for_sheet(file::put(file, recorded.text).map(Message::Recorded))
    }
}
