//! Handles the messages of dialogs.

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation::focus;

use super::{App, Message};
use crate::gui::dialog::palette::{self, Palette};
use crate::gui::dialog::{self, Dialog, new_map, print, start};
use crate::gui::document::OpenDocument;
use crate::gui::file::FileChoice;
use crate::gui::finder::Finder;

impl App {
    pub(super) fn on_dialog(&mut self, message: dialog::Message) -> Task<Message> {
        match (message, self.dialog.take()) {
            (dialog::Message::Typed(now), Some(mut dialog)) => {
                dialog.typed(now);
                self.dialog = Some(dialog);
            }
            (dialog::Message::Entered, Some(Dialog::Path { purpose, typed, .. })) => {
                return self.on_choice(purpose, FileChoice::File(PathBuf::from(typed.trim())));
            }
            (dialog::Message::Picked(name), Some(Dialog::Path { .. })) => return self.open_file(name.into()),
            (dialog::Message::Discarded, Some(Dialog::Unsaved(then))) => return self.go_on(then),
            (dialog::Message::NewMap(change), Some(Dialog::New(mut map))) => {
                if change == new_map::Message::Entered
                    && let Some(grid) = map.grid()
                {
                    self.lay_out(OpenDocument::empty(map.title(self.around.voice.language()), grid, map.system()));
                } else {
                    map.update(change);
                    self.dialog = Some(Dialog::New(map));
                }
            }
            (dialog::Message::Recording(change), Some(Dialog::Record(recording))) => {
                return self.at_front(|desk, around| desk.on_recording(change, recording, around));
            }
            (dialog::Message::Export(change), Some(Dialog::Export(export))) => {
                return self.at_front(|desk, around| desk.on_export(change, export, around));
            }
            (dialog::Message::Print(change), Some(Dialog::Print(printing))) => {
                return self.at_front(|desk, around| desk.on_print(change, printing, around));
            }
            (dialog::Message::Size(change), Some(Dialog::Size(size))) => {
                return self.at_front(|desk, around| desk.on_size(change, size, around));
            }
            (dialog::Message::Renaming(change), Some(Dialog::Rename(renaming))) => {
                return self.at_front(|desk, around| desk.on_renaming(change, renaming, around));
            }
            (dialog::Message::Palette(change), Some(Dialog::Palette(mut palette))) => {
                let moved = matches!(change, palette::Message::Moved(_));
                if let Some(goal) = palette.update(change) {
                    return self.at_front(|desk, around| desk.pursue(goal, around));
                }
                let revealed = if moved { palette.reveal() } else { Task::none() };
                self.dialog = Some(Dialog::Palette(palette));
                return revealed;
            }
            (dialog::Message::Start(change), Some(Dialog::Start(page))) => return self.on_start(change, page),
            (dialog::Message::Start(change), other) => {
                self.dialog = other;
                // A picture may arrive late; everything else was meant for a page that is gone.
                if let start::Message::Drawn(sample) = change {
                    self.gallery.keep(sample);
                }
            }
            // A preview of a sheet may arrive late.
            (dialog::Message::Print(print::Message::Drawn(_)), other) => self.dialog = other,
            (dialog::Message::SaveAsked, Some(Dialog::Unsaved(then))) => {
                return self.save_and_go_on(then);
            }
            (dialog::Message::ReplaceAsked, Some(Dialog::Overwrite(overwrite))) => {
                return self.at_front(|desk, around| desk.overwrite(overwrite, around));
            }
            (dialog::Message::SaveAsAsked, Some(Dialog::Overwrite(overwrite))) => {
                return self.choose(self.front(), overwrite.purpose);
            }
            (dialog::Message::Closed, dialog) => {
                self.dialog = dialog;
                self.close_dialog();
            }
            // A message for a dialog that is gone.
            (
                dialog::Message::Entered
                | dialog::Message::Picked(_)
                | dialog::Message::Discarded
                | dialog::Message::SaveAsked
                | dialog::Message::NewMap(_)
                | dialog::Message::Recording(_)
                | dialog::Message::Palette(_)
                | dialog::Message::Export(_)
                | dialog::Message::Print(_)
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

    /// Opens the command palette.
    pub(super) fn open_palette(&mut self) -> Task<Message> {
        let finder = Finder::new(self.document(), &self.around.voice);
        self.open_dialog(Dialog::Palette(Palette::new(finder)));
        focus(palette::FIELD)
    }
}
