//! Saves or discards unsaved changes before desks are closed.

use iced::{Task, window};
use rules::phrase::Phrase;

use super::{App, Message};
use crate::gui::desk::Desk;
use crate::gui::dialog::{Dialog, Then};
use crate::gui::document::OpenDocument;
use crate::gui::file::Purpose;

impl App {
    /// Continues at once if nothing is unsaved. Otherwise opens one dialog about all unsaved documents.
    pub(super) fn unless_unsaved(&mut self, then: Then) -> Task<Message> {
        let unsaved: Vec<_> = self.unsaved(&then).iter().map(|desk| desk.id).collect();
        match unsaved[..] {
            [] => return self.go_on(then),
            // A user who is asked about one document should see it.
            [id] => self.bring(id),
            _ => {}
        }
        self.open_dialog(Dialog::Unsaved(then));
        Task::none()
    }

    /// Returns the names of the documents and games that would lose changes.
    pub(super) fn names_of_unsaved(&self, then: &Then) -> Vec<String> {
        let unsaved = self.unsaved(then);
        let name = |document: &OpenDocument| {
            if unsaved.len() == 1 {
                return document.name().to_owned();
            }
            format!("{} · {}", document.base_map().title.get(self.around.voice.language()), document.name())
        };
        let names = |desk: &&Desk| {
            let document = name(&desk.document);
            let game = desk.has_unsaved_game();
            let game =
                game.then(|| self.around.voice.say(&Phrase::new("gui-unsaved-game").with("document", &document)));
            desk.document.is_edited().then_some(document).into_iter().chain(game)
        };
        unsaved.iter().flat_map(names).collect()
    }

    /// Saves the unsaved documents and their games in turn, then continues. Stops if the user chooses no file for one
    /// of them, or if it cannot be written.
    pub(super) fn save_and_go_on(&mut self, then: Then) -> Task<Message> {
        match self.unsaved(&then).first().map(|desk| desk.id) {
            Some(id) => {
                self.bring(id);
                let desk = self.desks.front_mut();
                desk.after_save = Some(then);
                // A game refers to the documents on disk, so they are saved first.
                if desk.document.is_edited() { self.at_front(Desk::save) } else { self.choose(id, Purpose::SaveGame) }
            }
            None => self.go_on(then),
        }
    }

    pub(super) fn go_on(&mut self, then: Then) -> Task<Message> {
        match then {
            Then::Close(id) => {
                self.remember_frame();
                self.close_journals();
                window::close(id)
            }
            Then::Quit => {
                self.remember_frame();
                self.close_journals();
                iced::exit()
            }
            Then::CloseTab(id) => self.close_desk(id),
            Then::Recover(journal) => self.recover(journal),
        }
    }
}
