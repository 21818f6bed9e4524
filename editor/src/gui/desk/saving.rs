//! The files of the document: chosen, and written.

use std::path::PathBuf;

use iced::widget::operation::focus;
use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::gui::dialog::{self, Dialog};
use crate::gui::file::{self, FileChoice, Purpose, WrittenMap};
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;

impl Desk {
    /// The file to suggest; a correction lies beside its map.
    pub(in crate::gui) fn suggestion(&self, purpose: Purpose) -> PathBuf {
        let map = file::suggestion(&self.document);
        match &self.recorded {
            _ if purpose == Purpose::SaveGame => self.suggested_game(&map),
            Some(recorded) if purpose == Purpose::Record => map.with_file_name(&recorded.suggested),
            _ if matches!(purpose, Purpose::Pack | Purpose::Photograph | Purpose::Report) => {
                let stem = self.document.name().split('.').next().unwrap_or_default();
                let ending = match purpose {
                    Purpose::Pack => "zip",
                    Purpose::Report => "html",
                    _ => "window.png",
                };
                map.with_file_name(format!("{stem}.{ending}"))
            }
            Some(_) | None => map,
        }
    }

    /// A file was chosen for something of the document, or not.
    pub(super) fn on_choice(&mut self, purpose: Purpose, choice: FileChoice, around: &mut WindowState) -> Action {
        let file = match choice {
            FileChoice::File(file) => file::finished(purpose, file),
            FileChoice::Nothing => {
                (self.after_save, self.recorded) = (None, None);
                return Action::None;
            }
            FileChoice::NoDialog => {
                let typed = if purpose.reads() { PathBuf::new() } else { self.suggestion(purpose) };
                let dialog = Dialog::path(purpose, typed.display().to_string());
                return Action::Ask(Box::new(dialog)).then(Action::Run(focus(dialog::PATH)));
            }
        };
        match purpose {
            Purpose::Save => self.write(file, around),
            Purpose::Scan => self.load_scan(file, around),
            Purpose::Variant => self.add_variant(&file),
            Purpose::Correction => self.add_correction(&file),
            Purpose::SaveGame => self.save_game(file),
            Purpose::Report => self.write_report(file, around),
            Purpose::Pack => self.pack(file),
            Purpose::Record => self.write_recorded(file),
            // The window opens documents and takes pictures of itself.
            Purpose::Open | Purpose::OpenGame | Purpose::Photograph => Action::None,
        }
    }

    /// Writes the document where it belongs, unless somebody else has changed that file.
    pub(in crate::gui) fn save(&mut self, around: &mut WindowState) -> Action {
        if self.document.is_changed_on_disk() {
            return Action::Ask(Box::new(Dialog::Overwrite));
        }
        self.write_own(around)
    }

    /// Writes the document where it belongs.
    pub(in crate::gui) fn write_own(&mut self, around: &mut WindowState) -> Action {
        match self.document.file().map(ToOwned::to_owned) {
            Some(file) => self.write(file, around),
            None => Action::Choose(Purpose::Save),
        }
    }

    pub(super) fn write(&mut self, file: PathBuf, around: &mut WindowState) -> Action {
        let snapshot = self.document.snapshot(&file);
        self.journal_saving(&file, &snapshot, around);
        Action::Run(file::write(file, snapshot).map(Message::Saved))
    }

    pub(super) fn on_saved(&mut self, written: Result<WrittenMap, Phrase>, around: &mut WindowState) -> Action {
        let then = self.after_save.take();
        match written {
            Ok(WrittenMap { file, mark }) => {
                around.notice = Some(Notice::Done(Phrase::new("gui-saved").with("file", file.display())));
                self.document.saved(&file, mark);
                self.journal_saved(mark, around);
                // What somebody else had written there is replaced.
                self.disk = super::watch::Watch::default();
                let tried = self.try_again();
                tried.then(then.map_or(Action::None, Action::GoOn))
            }
            Err(trouble) => {
                self.journal_not_saved();
                around.notice = Some(Notice::Failed(Phrase::new("gui-not-saved").said("why", trouble)));
                Action::None
            }
        }
    }
}
