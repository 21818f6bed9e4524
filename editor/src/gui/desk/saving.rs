//! Choosing and writing the files of the document.

use std::path::{Path, PathBuf};

use iced::widget::operation::focus;
use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::files::FileComments;
use crate::gui::dialog::overwrite::Overwrite;
use crate::gui::dialog::{self, Dialog};
use crate::gui::file::{self, FileChoice, Purpose, WrittenMap};
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;

impl Desk {
    /// The file to suggest; a correction is saved next to its map.
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

    /// Handles the choice of a file for a purpose of the document.
    pub(super) fn on_choice(&mut self, purpose: Purpose, choice: FileChoice, around: &mut WindowState) -> Action {
        let file = match choice {
            FileChoice::File(file) => file::finished(purpose, file),
            FileChoice::Nothing => {
                self.give_up_saving();
                return Action::None;
            }
            FileChoice::NoDialog => {
                let typed = if purpose.reads() { PathBuf::new() } else { self.suggestion(purpose) };
                let dialog = Dialog::path(purpose, typed.display().to_string());
                return Action::Ask(Box::new(dialog)).then(Action::Run(focus(dialog::PATH)));
            }
        };
        match purpose {
            Purpose::Save | Purpose::SaveGame | Purpose::Record => {
                let comments = self.lost_comments(purpose, &file);
                if comments.is_empty() {
                    return self.write_chosen(purpose, file, around);
                }
                self.ask_to_overwrite(purpose, Some(file), false, comments)
            }
            Purpose::Scan => self.load_scan(file, around),
            Purpose::Variant => self.add_variant(&file),
            Purpose::Correction => self.add_correction(&file),
            Purpose::Report => self.write_report(file, around),
            Purpose::Pack => self.pack(file),
            // These are handled by the window.
            Purpose::Open | Purpose::OpenGame | Purpose::Photograph => Action::None,
        }
    }

    /// Saves the document to its files; asks first if another program has changed one of them, or if comments in them
    /// would be lost.
    pub(in crate::gui) fn save(&mut self, around: &mut WindowState) -> Action {
        let own = self.document.file().map(ToOwned::to_owned);
        let comments = own.as_deref().map(|file| self.lost_comments(Purpose::Save, file)).unwrap_or_default();
        let is_changed = self.document.is_changed_on_disk();
        if is_changed || !comments.is_empty() {
            return self.ask_to_overwrite(Purpose::Save, own, is_changed, comments);
        }
        match own {
            Some(file) => self.write(file, around),
            None => Action::Choose(Purpose::Save),
        }
    }

    /// The comments that saving to this file would lose, except for those the user has agreed to lose.
    fn lost_comments(&self, purpose: Purpose, file: &Path) -> Vec<FileComments> {
        let files = match purpose {
            Purpose::Save => self.document.files_to_write(file),
            _ => vec![file.to_owned()],
        };
        let comments = files.iter().filter_map(|file| FileComments::read(file));
        comments.filter(|own| !self.agreed.contains(own)).collect()
    }

    fn ask_to_overwrite(
        &self,
        purpose: Purpose,
        file: Option<PathBuf>,
        is_changed: bool,
        comments: Vec<FileComments>,
    ) -> Action {
        // A map without a file does not pass its new name on: the files that accompany it are written where they are.
        let moves = purpose != Purpose::Save || self.document.file().is_some();
        let can_go_elsewhere = moves || comments.iter().all(|own| Some(&own.file) == file.as_ref());
        let is_own = purpose == Purpose::Save && comments.iter().all(|own| self.document.is_own(&own.file));
        let overwrite = Overwrite { purpose, file, is_changed, comments, is_own, can_go_elsewhere };
        Action::Ask(Box::new(Dialog::Overwrite(overwrite)))
    }

    /// Saves although something is lost, as the user has agreed.
    pub(in crate::gui) fn overwrite(&mut self, agreed: Overwrite, around: &mut WindowState) -> Action {
        let Overwrite { purpose, file, comments, .. } = agreed;
        self.agreed.extend(comments);
        match file {
            Some(file) => self.write_chosen(purpose, file, around),
            None => Action::Choose(purpose),
        }
    }

    /// Writes to the file chosen for a purpose.
    fn write_chosen(&mut self, purpose: Purpose, file: PathBuf, around: &mut WindowState) -> Action {
        match purpose {
            Purpose::SaveGame => self.save_game(file),
            Purpose::Record => self.write_recorded(file),
            _ => self.write(file, around),
        }
    }

    /// Cancels the save, and whatever was waiting for it.
    pub(in crate::gui) fn give_up_saving(&mut self) {
        (self.after_save, self.recorded) = (None, None);
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
                // Comments added to the files from now on are new.
                self.agreed.clear();
                around.notice = Some(Notice::Done(Phrase::new("gui-saved").with("file", file.display())));
                self.document.saved(&file, mark);
                self.journal_saved(mark, around);
                // What another program had written there is replaced.
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
