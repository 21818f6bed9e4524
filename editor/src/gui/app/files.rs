//! Opening, saving, and what becomes of unsaved changes.

use std::path::PathBuf;

use iced::widget::operation::focus;
use iced::{Task, window};
use rules::message::Message as Say;
use rules::spot::Level;

use super::sheet::Sheet;
use super::{App, Message, Notice, Side};
use crate::gui::board;
use crate::gui::dialog::new_map::{self, NewMap};
use crate::gui::dialog::{self, Dialog, Then};
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
            (dialog::Message::Picked(name), Some(Dialog::Path { .. })) => return self.go_on(Then::Open(name.into())),
            (dialog::Message::Discarded, Some(Dialog::Unsaved(then))) => return self.go_on(then),
            (dialog::Message::NewMap(change), Some(Dialog::New(mut map))) => {
                if change == new_map::Message::Entered
                    && let Some(grid) = map.grid()
                {
                    self.on_opened(OpenDocument::empty(map.title(self.voice.language()), grid));
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
                if let Some(command) = palette.update(change, &self.voice) {
                    return self.on_command(command);
                }
                self.dialog = Some(Dialog::Palette(palette));
            }
            (dialog::Message::SaveAsked, Some(Dialog::Unsaved(then))) => {
                self.sheet.after_save = Some(then);
                return self.save();
            }
            (dialog::Message::ReplaceAsked, Some(Dialog::Overwrite)) => return self.write_own(),
            (dialog::Message::SaveAsAsked, Some(Dialog::Overwrite)) => return self.choose(Purpose::Save),
            (dialog::Message::Closed, Some(Dialog::Overwrite)) => self.sheet.after_save = None,
            // Closed, or a message of a dialog that is gone.
            (
                dialog::Message::Closed
                | dialog::Message::Entered
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

    /// Goes on at once, or asks first what becomes of unsaved changes.
    pub(super) fn unless_unsaved(&mut self, then: Then) -> Task<Message> {
        if self.sheet.document.is_edited() {
            self.dialog = Some(Dialog::Unsaved(then));
            return Task::none();
        }
        self.go_on(then)
    }

    pub(super) fn go_on(&mut self, then: Then) -> Task<Message> {
        match then {
            Then::Close(id) => {
                self.close_journal();
                window::close(id)
            }
            Then::Quit => {
                self.close_journal();
                iced::exit()
            }
            Then::New => {
                self.dialog = Some(Dialog::New(NewMap::default()));
                focus(new_map::TITLE)
            }
            Then::Choose => self.choose(Purpose::Open),
            Then::Open(file) => file::open(file).map(Message::Opened),
            Then::Recover(journal) => self.recover(journal),
            Then::LookAt(journal) => self.look_at(&journal),
        }
    }

    pub(super) fn choose(&mut self, purpose: Purpose) -> Task<Message> {
        let suggested = self.suggestion(purpose);
        let filter = self.voice.text(match purpose {
            Purpose::Pack => "gui-pack-filter",
            Purpose::Scan => "gui-scan-filter",
            Purpose::Open | Purpose::Save | Purpose::Record => "gui-file-filter",
        });
        file::choose(purpose, suggested, filter).map(move |choice| Message::FileChosen(purpose, choice))
    }

    /// The file to suggest; a correction lies beside its map.
    fn suggestion(&self, purpose: Purpose) -> PathBuf {
        let map = file::suggestion(&self.sheet.document);
        match &self.sheet.recorded {
            Some(recorded) if purpose == Purpose::Record => map.with_file_name(&recorded.suggested),
            _ if purpose == Purpose::Pack => {
                let stem = self.sheet.document.name().split('.').next().unwrap_or_default();
                map.with_file_name(format!("{stem}.zip"))
            }
            Some(_) | None => map,
        }
    }

    pub(super) fn on_choice(&mut self, purpose: Purpose, choice: Choice) -> Task<Message> {
        match (choice, purpose) {
            (Choice::Nothing, _) => (self.sheet.after_save, self.sheet.recorded) = (None, None),
            (Choice::NoDialog, _) => {
                let typed = match purpose {
                    Purpose::Open | Purpose::Scan => String::new(),
                    Purpose::Save | Purpose::Record | Purpose::Pack => self.suggestion(purpose).display().to_string(),
                };
                self.dialog = Some(Dialog::path(purpose, typed));
                return focus(dialog::PATH);
            }
            (Choice::File(file), Purpose::Open) => return file::open(file).map(Message::Opened),
            (Choice::File(file), Purpose::Save) => return self.write(file::finished(purpose, file)),
            (Choice::File(file), Purpose::Scan) => return self.load_scan(file),
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
        file::write(file, snapshot).map(Message::Saved)
    }

    pub(super) fn on_saved(&mut self, written: Result<Written, Say>) -> Task<Message> {
        let then = self.sheet.after_save.take();
        match written {
            Ok(Written { file, mark }) => {
                self.notice = Some(Notice::Done(Say::new("gui-saved").with("file", file.display())));
                self.sheet.document.saved(&file, mark);
                self.journal_saved(mark);
                // What somebody else had written there is replaced.
                self.sheet.disk = super::disk::Watch::default();
                then.map_or_else(Task::none, |then| self.go_on(then))
            }
            Err(trouble) => {
                self.journal_not_saved();
                self.notice = Some(Notice::Failed(Say::new("gui-not-saved").said("why", trouble)));
                Task::none()
            }
        }
    }

    pub(super) fn on_opened(&mut self, document: OpenDocument) {
        self.shown.counters = document.is_scenario();
        self.notice = Some(Notice::Done(Say::new("gui-opened").with("file", document.name())));
        self.close_journal();
        let journal = std::mem::take(&mut self.sheet.journal);
        let pixels = self.sheet.board.pixels();
        let view = board::view(Level::Ground, self.voice.language(), self.mode, self.shown);
        self.sheet = Sheet { journal, ..Sheet::new(document, view) };
        self.sheet.board.rescale(pixels);
        (self.side, self.dialog) = (Side::default(), None);
        self.redraw();
    }
}
