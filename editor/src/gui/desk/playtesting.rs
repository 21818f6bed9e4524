//! The play-test in the window: its report as a file.

use std::path::PathBuf;

use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::gui::file;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Writes the report of the figures that are shown.
    pub(super) fn write_report(&self, file: PathBuf, around: &WindowState) -> Action {
        let Some(page) = self.playtest.page(&around.voice) else { return Action::None };
        Action::Run(file::put(file, page).map(Message::ReportWritten))
    }

    pub(super) fn on_report_written(written: Result<PathBuf, Phrase>) -> Action {
        let said = |file: PathBuf| Phrase::new("gui-playtest-report-written").with("file", file.display());
        Action::Say(written.map(said).into())
    }
}
