//! Dialogs and files: choosing, saving.

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation::focus;
use rules::message::Message as Say;

use super::{App, Message, Notice};
use crate::gui::dialog::{self, Dialog};
use crate::gui::dialog::{new_map, palette, start};
use crate::gui::document::OpenDocument;
use crate::gui::file::{self, Choice, Purpose, Written};

impl App {
    pub(super) fn on_dialog(&mut self, message: dialog::Message) -> Task<Message> {
        match (message, self.dialog.take()) {
            (dialog::Message::Typed(now), Some(mut dialog)) => {
                dialog.typed(now);
                self.dialog = Some(dialog);
            }
            (dialog::Message::Entered, Some(Dialog::Path { purpose, typed, .. })) => {
                return self.on_choice(purpose, Choice::File(PathBuf::from(typed.trim())));
            }
            (dialog::Message::Picked(name), Some(Dialog::Path { .. })) => return self.open_file(name.into()),
            (dialog::Message::Discarded, Some(Dialog::Unsaved(then))) => return self.go_on(then),
            (dialog::Message::NewMap(change), Some(Dialog::New(mut map))) => {
                if change == new_map::Message::Entered
                    && let Some(grid) = map.grid()
                {
                    self.lay_out(OpenDocument::empty(map.title(self.voice.language()), grid));
                } else {
                    map.update(change);
                    self.dialog = Some(Dialog::New(map));
                }
            }
            (dialog::Message::Recording(change), Some(Dialog::Record(recording))) => {
                return self.on_recording(change, recording);
            }
            (dialog::Message::Export(change), Some(Dialog::Export(export))) => return self.on_export(change, export),
            (dialog::Message::Size(change), Some(Dialog::Size(size))) => self.on_size(change, size),
            (dialog::Message::Renaming(change), Some(Dialog::Rename(renaming))) => {
                return self.on_renaming(change, renaming);
            }
            (dialog::Message::Palette(change), Some(Dialog::Palette(mut palette))) => {
                let moved = matches!(change, palette::Message::Moved(_));
                if let Some(goal) = palette.update(change) {
                    return self.pursue(goal);
                }
                let revealed = if moved { palette.reveal() } else { Task::none() };
                self.dialog = Some(Dialog::Palette(palette));
                return revealed;
            }
            (dialog::Message::Start(change), Some(Dialog::Start(page))) => return self.on_start(change, page),
            (dialog::Message::Start(change), other) => {
                self.dialog = other;
                // A picture comes when it comes; everything else was meant for a page that is gone.
                if let start::Message::Drawn(sample) = change {
                    self.gallery.keep(sample);
                }
            }
            (dialog::Message::SaveAsked, Some(Dialog::Unsaved(then))) => {
                return self.save_and_go_on(then);
            }
            (dialog::Message::ReplaceAsked, Some(Dialog::Overwrite)) => return self.write_own(),
            (dialog::Message::SaveAsAsked, Some(Dialog::Overwrite)) => return self.choose(Purpose::Save),
            (dialog::Message::Closed, Some(Dialog::Overwrite)) => self.sheet.after_save = None,
            (dialog::Message::Closed, _) => {
                self.close_dialog();
            }
            // A message of a dialog that is gone.
            (
                dialog::Message::Entered
                | dialog::Message::Picked(_)
                | dialog::Message::Discarded
                | dialog::Message::SaveAsked
                | dialog::Message::NewMap(_)
                | dialog::Message::Recording(_)
                | dialog::Message::Palette(_)
                | dialog::Message::Export(_)
                | dialog::Message::Size(_)
                | dialog::Message::Renaming(_)
                | dialog::Message::ReplaceAsked
                | dialog::Message::SaveAsAsked
                | dialog::Message::Typed(_),
                _,
            ) => {}
        }
        Task::none()
    }

    pub(super) fn choose(&mut self, purpose: Purpose) -> Task<Message> {
        let suggested = self.suggestion(purpose);
        let filter = self.voice.text(match purpose {
            Purpose::Pack => "gui-pack-filter",
            Purpose::Report => "gui-playtest-report-filter",
            Purpose::Photograph => "gui-photograph-filter",
            Purpose::Scan => "gui-scan-filter",
            Purpose::Variant => "gui-variant-filter",
            Purpose::Correction => "gui-correction-filter",
            Purpose::SaveGame | Purpose::OpenGame => "gui-play-filter",
            Purpose::Open | Purpose::Save | Purpose::Record => "gui-file-filter",
        });
        let chosen = file::choose(purpose, suggested, filter).map(move |choice| Message::FileChosen(purpose, choice));
        match purpose {
            Purpose::Open | Purpose::OpenGame | Purpose::Photograph => chosen,
            Purpose::Save
            | Purpose::Record
            | Purpose::Pack
            | Purpose::Scan
            | Purpose::Variant
            | Purpose::Correction
            | Purpose::Report
            | Purpose::SaveGame => self.for_sheet(chosen),
        }
    }

    /// The file to suggest; a correction lies beside its map.
    fn suggestion(&self, purpose: Purpose) -> PathBuf {
        let map = file::suggestion(&self.sheet.document);
        match &self.sheet.recorded {
            _ if purpose == Purpose::SaveGame => self.suggested_game(&map),
            Some(recorded) if purpose == Purpose::Record => map.with_file_name(&recorded.suggested),
            _ if matches!(purpose, Purpose::Pack | Purpose::Photograph | Purpose::Report) => {
                let stem = self.sheet.document.name().split('.').next().unwrap_or_default();
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

    pub(super) fn on_choice(&mut self, purpose: Purpose, choice: Choice) -> Task<Message> {
        match (choice, purpose) {
            (Choice::Nothing, _) => {
                (self.sheet.after_save, self.sheet.recorded, self.photograph) = (None, None, None);
            }
            (Choice::NoDialog, _) => {
                let typed = match purpose {
                    Purpose::Open | Purpose::Scan | Purpose::Variant | Purpose::Correction | Purpose::OpenGame => {
                        String::new()
                    }
                    Purpose::Save
                    | Purpose::Record
                    | Purpose::Pack
                    | Purpose::Photograph
                    | Purpose::Report
                    | Purpose::SaveGame => self.suggestion(purpose).display().to_string(),
                };
                self.open_dialog(Dialog::path(purpose, typed));
                return focus(dialog::PATH);
            }
            (Choice::File(file), Purpose::Open) => return self.open_file(file),
            (Choice::File(file), Purpose::Save) => return self.write(file::finished(purpose, file)),
            (Choice::File(file), Purpose::Scan) => return self.load_scan(file),
            (Choice::File(file), Purpose::Variant) => return self.add_variant(&file),
            (Choice::File(file), Purpose::Correction) => self.add_correction(&file),
            (Choice::File(file), Purpose::SaveGame) => return self.save_game(file::finished(purpose, file)),
            (Choice::File(file), Purpose::OpenGame) => return Self::open_game(file),
            (Choice::File(file), Purpose::Photograph) => {
                return self.write_photograph(file::finished(purpose, file));
            }
            (Choice::File(file), Purpose::Report) => return self.write_report(file::finished(purpose, file)),
            (Choice::File(file), Purpose::Pack) => return self.pack(file::finished(purpose, file)),
            (Choice::File(file), Purpose::Record) => return self.write_recorded(file::finished(purpose, file)),
        }
        Task::none()
    }

    pub(super) fn save(&mut self) -> Task<Message> {
        if self.sheet.document.is_changed_on_disk() {
            self.dialog = Some(Dialog::Overwrite);
            return Task::none();
        }
        self.write_own()
    }

    /// Writes the document where it belongs.
    fn write_own(&mut self) -> Task<Message> {
        match self.sheet.document.file().map(ToOwned::to_owned) {
            Some(file) => self.write(file),
            None => self.choose(Purpose::Save),
        }
    }

    pub(super) fn write(&mut self, file: PathBuf) -> Task<Message> {
        let snapshot = self.sheet.document.snapshot(&file);
        self.journal_saving(&file, &snapshot);
        self.for_sheet(file::write(file, snapshot).map(Message::Saved))
    }

    pub(super) fn on_saved(&mut self, written: Result<Written, Say>) -> Task<Message> {
        let then = self.sheet.after_save.take();
        match written {
            Ok(Written { file, mark }) => {
                self.notice = Some(Notice::Done(Say::new("gui-saved").with("file", file.display())));
                self.sheet.document.saved(&file, mark);
                self.journal_saved(mark);
                // What somebody else had written there is replaced.
                self.sheet.disk = super::watch::Watch::default();
                let tried = self.try_again();
                let then = then.map_or_else(Task::none, |then| self.save_and_go_on(then));
                Task::batch([tried, then])
            }
            Err(trouble) => {
                self.journal_not_saved();
                self.notice = Some(Notice::Failed(Say::new("gui-not-saved").said("why", trouble)));
                Task::none()
            }
        }
    }
}
