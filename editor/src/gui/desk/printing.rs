//! Printing: the dialog, the previews of the sheets, and the file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;
use iced::widget::operation::focus;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::words::Language;

use super::{Action, Desk, Message};
use crate::files;
use crate::gui::dialog::print::{self, LaidOutSheets, Printing, Proof, Wanted};
use crate::gui::dialog::{self, Dialog};
use crate::gui::file;
use crate::gui::image_handle::image_of;
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;
use crate::picture::palette::Colour;
use crate::picture::{self, size};
use crate::print::{Booklet, PrintOrder, booklet};
use crate::words::Voice;

/// Pixels per point of a sheet in the preview.
const SCALE: f32 = 1.2;

impl Desk {
    /// Opens the dialog that prints sheets.
    pub(super) fn ask_for_print(&mut self, around: &WindowState) -> Action {
        if let Err(why) = size::fits(self.document.map().grid) {
            return Action::Refused(why);
        }
        let map = file::suggestion(&self.document);
        let stem = map.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let stem = stem.split('.').next().unwrap_or_default();
        let file = map.with_file_name(format!("{stem}.pdf")).display().to_string();
        let printing = Printing::new(file, self.document.is_scenario());
        self.lay_open(printing, around).then(Action::Run(focus(print::FILE)))
    }

    /// Updates the dialog, or writes the sheets once the form is submitted.
    pub(in crate::gui) fn on_print(
        &self,
        message: print::Message,
        mut dialog: Printing,
        around: &WindowState,
    ) -> Action {
        if message == print::Message::Entered
            && let Some((file, order)) = dialog.order()
        {
            if let Err(why) = crate::print::fits(self.document.project(), &order) {
                return Action::Ask(Box::new(Dialog::Print(dialog))).then(Action::Refused(why));
            }
            return self.print(file, order, dialog.laid(), around);
        }
        dialog.update(message);
        self.lay_open(dialog, around)
    }

    /// Shows the dialog and draws the preview it requests.
    fn lay_open(&self, mut dialog: Printing, around: &WindowState) -> Action {
        let drawn = dialog.ask().map(|wanted| {
            let (project, language) = (self.document.project().clone(), around.voice.language());
            let drawing = move || draw(&project, wanted, language);
            let drawn = async move { tokio::task::spawn_blocking(drawing).await.ok().flatten() };
            Action::Run(Task::future(drawn).and_then(Task::done).map(Message::Proofed))
        });
        Action::Ask(Box::new(Dialog::Print(dialog))).then(drawn.unwrap_or(Action::None))
    }

    fn print(&self, file: PathBuf, order: PrintOrder, laid: Option<LaidOutSheets>, around: &WindowState) -> Action {
        let (project, language) = (self.document.project().clone(), around.voice.language());
        let lay_out =
            move || laid.map_or_else(|| Arc::new(booklet(&project, &order, &Voice::new(language))), |own| own.0);
        Action::Run(Task::future(async move {
            let path = file.clone();
            let printed = tokio::task::spawn_blocking(move || write(&path, &lay_out())).await;
            let failed = |stopped: tokio::task::JoinError| {
                Err(Phrase::new("file-not-written").with("path", file.display()).with("detail", stopped))
            };
            Message::Printed(printed.map_or_else(failed, |sheets| sheets.map(|sheets| (file.clone(), sheets))))
        }))
    }
}

/// Passes the preview of a sheet to the dialog.
pub(in crate::gui) fn shown(proof: Proof) -> Action {
    Action::Tell(Box::new(dialog::Message::Print(print::Message::Drawn(proof))))
}

/// The notice for sheets that were written or could not be written.
pub(in crate::gui) fn told(printed: Result<(PathBuf, usize), Phrase>) -> Notice {
    let done = |(file, sheets): (PathBuf, usize)| {
        Phrase::new("print-done").count("sheets", sheets).with("out", file.display())
    };
    printed.map(done).into()
}

/// Draws the preview of a sheet, or of the last sheet if there are fewer. `None` if the order would take an
/// unreasonable amount of paper.
fn draw(project: &Project, wanted: Wanted, language: Language) -> Option<Proof> {
    let Wanted { wish, sheet, laid } = wanted;
    let order = wish.order().filter(|order| crate::print::fits(project, order).is_ok())?;
    let laid = laid.unwrap_or_else(|| LaidOutSheets(Arc::new(booklet(project, &order, &Voice::new(language)))));
    let sheet = sheet.min(laid.0.sheets.len().saturating_sub(1));
    let white = Colour { red: u8::MAX, green: u8::MAX, blue: u8::MAX, alpha: u8::MAX };
    let drawn = laid.0.preview(sheet).and_then(|text| picture::png::pixels(&text, white, SCALE).ok());
    Some(Proof { wish, laid, sheet, picture: drawn.as_ref().map(image_of) })
}

/// Writes the sheets to a file and returns their number.
fn write(file: &Path, booklet: &Booklet) -> Result<usize, Phrase> {
    let pdf = booklet.pdf().map_err(|error| error.message())?;
    files::save(file, &pdf).map_err(|error| error.message())?;
    Ok(booklet.sheets.len())
}
