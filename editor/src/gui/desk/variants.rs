//! The messages of the variants page.

use std::path::Path;

use super::picking::beside;
use super::{Action, Desk, Message};
use crate::gui::pages::SidePage;
use crate::gui::panel::variants::{self, trial};
use crate::gui::window_state::WindowState;

impl Desk {
    pub(super) fn on_variants(&mut self, message: variants::Message) -> Action {
        variants::update(&mut self.pages.variants, message, &mut self.document).map(Message::Variants)
    }

    /// Opens the page of variants and handles a message there, as requested by a key.
    pub(super) fn turn_to_variants(&mut self, message: variants::Message, around: &mut WindowState) -> Action {
        self.open_side(SidePage::Variants, around);
        self.on_variants(message)
    }

    /// Chooses the next or previous variant of the list.
    pub(super) fn choose_variant_beside(&mut self, forward: bool) -> Action {
        let Some(chosen) = self.pages.variants.chosen(&self.document) else { return Action::None };
        let all: Vec<_> = (0..self.document.variants().len()).collect();
        let next = beside(&all, &chosen, forward);
        self.on_variants(variants::Message::Chosen(next)).then(variants::in_sight(next).map(Message::Variants))
    }

    /// Adds the variant in a file.
    pub(in crate::gui) fn add_variant(&mut self, file: &Path) -> Action {
        variants::add_file(&mut self.pages.variants, file, &mut self.document).map(Message::Variants)
    }

    /// Tries the chosen variant again after a save, if it was tried before and the document has changed since.
    pub(super) fn try_again(&mut self) -> Action {
        let (state, document) = (&self.pages.variants, &self.document);
        let Some(at) = state.chosen(document) else { return Action::None };
        let wants = document.variants().get(at).is_some_and(|own| state.trial.wants_another(&own.name, document));
        if wants { self.on_variants(variants::Message::Trial(trial::Message::Asked(at))) } else { Action::None }
    }

    /// Keeps the obstacles to variants up to date while their page is open.
    pub(super) fn look_at_variants(&mut self, around: &WindowState) {
        if around.is_open(SidePage::Variants) {
            self.pages.variants.look(&self.document);
        }
    }
}
