//! What the page of variants asks for.

use std::path::Path;

use iced::Task;

use super::{App, Message, Side};
use crate::gui::file::Purpose;
use crate::gui::panel::variants::{self, Outcome, trial};

impl App {
    pub(super) fn on_variants(&mut self, message: variants::Message) -> Task<Message> {
        if let variants::Message::Trial(message) = message {
            return self.on_trial(message);
        }
        let outcome = variants::update(&mut self.sheet.variants, message, &mut self.sheet.document);
        self.on_variants_outcome(outcome)
    }

    /// Adds the variant of a file that was chosen.
    pub(super) fn add_variant(&mut self, file: &Path) -> Task<Message> {
        let outcome = variants::add_file(&mut self.sheet.variants, file, &mut self.sheet.document);
        self.on_variants_outcome(outcome)
    }

    fn on_trial(&mut self, message: trial::Message) -> Task<Message> {
        if matches!(message, trial::Message::ProblemsAsked) {
            self.show_obstacles();
            return Task::none();
        }
        let work = self.sheet.variants.trial.update(message, &self.sheet.document);
        self.for_sheet(work.map(|message| Message::Variants(variants::Message::Trial(message))))
    }

    /// Tries the chosen variant out again after a save, where it was tried before and the document has changed since.
    pub(super) fn try_again(&mut self) -> Task<Message> {
        let (state, document) = (&self.sheet.variants, &self.sheet.document);
        let Some(at) = state.chosen(document) else { return Task::none() };
        let wants = document.variants().get(at).is_some_and(|own| state.trial.wants_another(&own.name, document));
        if wants { self.on_trial(trial::Message::Asked(at)) } else { Task::none() }
    }

    fn on_variants_outcome(&mut self, outcome: Outcome) -> Task<Message> {
        match outcome {
            Outcome::Nothing => {}
            Outcome::Changed => self.edited_on_page(Ok(None)),
            Outcome::Refused(why) => self.edited_on_page(Err(why)),
            Outcome::ChooseFile => return self.choose(Purpose::Variant),
        }
        Task::none()
    }

    /// Keeps up to date what is against variants, while their page is open.
    pub(super) fn look_at_variants(&mut self) {
        if self.side == Side::Variants && self.panels.panel {
            self.sheet.variants.look(&self.sheet.document);
        }
    }
}
