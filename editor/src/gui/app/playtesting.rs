//! The play-test in the window: its report as a file.

use std::path::PathBuf;

use iced::Task;

use super::{App, Message, Notice};
use crate::gui::file::{self, Purpose};
use crate::gui::panel::playtest;

impl App {
    pub(super) fn on_playtest(&mut self, message: playtest::Message) -> Task<Message> {
        if matches!(message, playtest::Message::ReportAsked) {
            return self.choose(Purpose::Report);
        }
        if matches!(message, playtest::Message::ProblemsAsked) {
            self.show_obstacles();
            return Task::none();
        }
        let fought = self.sheet.playtest.update(message, &self.sheet.document, &self.voice);
        self.for_sheet(fought.map(Message::Playtest))
    }

    /// Writes the report of the numbers that are shown.
    pub(super) fn write_report(&mut self, file: PathBuf) -> Task<Message> {
        let Some(page) = self.sheet.playtest.page(&self.voice) else { return Task::none() };
        self.for_sheet(file::put(file, page).map(Message::ReportWritten))
    }

    pub(super) fn on_report_written(&mut self, written: Result<PathBuf, rules::message::Message>) {
        self.notice = Some(match written {
            Ok(file) => {
                Notice::Done(rules::message::Message::new("gui-playtest-report-written").with("file", file.display()))
            }
            Err(trouble) => Notice::Failed(trouble),
        });
    }
}
