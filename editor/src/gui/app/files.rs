//! Files: chosen, dropped on the window, and opened.

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation::focus;
use rules::correction::Correction;
use rules::log::Log;
use rules::text::Document;
use rules::variant::Variant;

use super::{App, Message};
use crate::gui::action::Action;
use crate::gui::desk;
use crate::gui::desk_id::DeskId;
use crate::gui::dialog::{self, Dialog};
use crate::gui::file::{self, FileChoice, Purpose};
use crate::gui::pages::SidePage;

impl App {
    /// Asks the user for a file for a desk or for the window.
    pub(super) fn choose(&self, id: DeskId, purpose: Purpose) -> Task<Message> {
        let Some(desk) = self.desks.get(id) else { return Task::none() };
        let filter = self.around.voice.text(match purpose {
            Purpose::Pack => "gui-pack-filter",
            Purpose::Report => "gui-playtest-report-filter",
            Purpose::Photograph => "gui-photograph-filter",
            Purpose::Scan => "gui-scan-filter",
            Purpose::Variant => "gui-variant-filter",
            Purpose::Correction => "gui-correction-filter",
            Purpose::SaveGame | Purpose::OpenGame => "gui-play-filter",
            Purpose::Open | Purpose::Save | Purpose::Record => "gui-file-filter",
        });
        let chosen = file::choose(purpose, desk.suggestion(purpose), filter);
        if purpose.is_of_window() {
            chosen.map(move |choice| Message::FileChosen(purpose, choice))
        } else {
            chosen.map(move |choice| Message::Desk(id, desk::Message::FileChosen(purpose, choice)))
        }
    }

    /// Handles the choice of a file, for the window or for the document in front.
    pub(super) fn on_choice(&mut self, purpose: Purpose, choice: FileChoice) -> Task<Message> {
        if !purpose.is_of_window() {
            return self.on_desk(self.front(), desk::Message::FileChosen(purpose, choice));
        }
        match choice {
            FileChoice::Nothing => self.photograph = None,
            FileChoice::NoDialog => {
                let typed = if purpose.reads() { PathBuf::new() } else { self.desk().suggestion(purpose) };
                self.open_dialog(Dialog::path(purpose, typed.display().to_string()));
                return focus(dialog::PATH);
            }
            FileChoice::File(file) => match purpose {
                Purpose::OpenGame => return Self::open_game(file),
                Purpose::Photograph => return self.write_photograph(file::finished(purpose, file)),
                _ => return self.open_file(file),
            },
        }
        Task::none()
    }

    /// Handles a file dropped on the window: a correction or variant is added to the document in front, any other file
    /// is opened.
    pub(super) fn on_dropped(&mut self, file: PathBuf) -> Task<Message> {
        let is = |ending: &str| file.to_string_lossy().ends_with(&format!(".{ending}"));
        if is(Correction::EXTENSION) {
            self.close_dialog();
            self.at_front(|desk, _| desk.add_correction(&file))
        } else if is(Variant::EXTENSION) {
            self.close_dialog();
            self.at_front(|desk, _| Action::Turn(SidePage::Variants).then(desk.add_variant(&file)))
        } else {
            self.open_file(file)
        }
    }
}

/// Whether a file has the extension of saved games.
pub(in crate::gui) fn is_log(file: &std::path::Path) -> bool {
    file.to_string_lossy().ends_with(&format!(".{}", Log::EXTENSION))
}
