//! What the page of variants asks for.

use std::path::Path;

use iced::Task;

use super::{App, Message, Notice, Side};
use crate::gui::file::Purpose;
use crate::gui::panel::variants::{self, Outcome};

impl App {
    pub(super) fn on_variants(&mut self, message: variants::Message) -> Task<Message> {
        let outcome = variants::update(&mut self.sheet.variants, message, &mut self.sheet.document);
        self.on_variants_outcome(outcome)
    }

    /// Adds the variant of a file that was chosen.
    pub(super) fn add_variant(&mut self, file: &Path) -> Task<Message> {
        let outcome = variants::add_file(&mut self.sheet.variants, file, &mut self.sheet.document);
        self.on_variants_outcome(outcome)
    }

    fn on_variants_outcome(&mut self, outcome: Outcome) -> Task<Message> {
        match outcome {
            Outcome::Nothing => {}
            Outcome::Changed => {
                self.notice = None;
                self.sheet.finding = None;
                self.document_changed();
            }
            Outcome::Refused(why) => self.notice = Some(Notice::Failed(why)),
            Outcome::ChooseFile => return self.choose(Purpose::Variant),
        }
        Task::none()
    }

    /// Keeps up to date what is against variants, while their page is open.
    pub(super) fn look_at_variants(&mut self) {
        if self.side == Side::Variants && self.panels.inspector {
            self.sheet.variants.look(&self.sheet.document);
        }
    }
}
