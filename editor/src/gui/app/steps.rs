//! The checklist of the first steps in the window.

use iced::widget::{container, opaque};
use iced::{Element, Fill, Task};

use super::{App, Message};
use crate::gui::board::Shown;
use crate::gui::keymap::Command;
use crate::gui::panel::steps as card;
use crate::gui::ply::{Plies, Ply};
use crate::gui::steps;
use crate::gui::theme;

impl App {
    pub(super) fn on_steps(&mut self, message: steps::Message) -> Task<Message> {
        match message {
            steps::Message::Picked(step) => self.sheet.steps.pick(step),
            steps::Message::ShowAsked(step) => return self.show_step(Some(step)),
            steps::Message::Closed => self.panels.steps = false,
        }
        Task::none()
    }

    /// Opens what a step needs, or the next one that is not done.
    pub(super) fn show_step(&mut self, step: Option<usize>) -> Task<Message> {
        self.panels.steps = true;
        let Some(step) = step.or_else(|| self.sheet.steps.next()) else { return Task::none() };
        match self.sheet.steps.go_on(step).command() {
            // It opens the drawer, and shuts it for nobody.
            Command::Drawer => self.panels.drawer = true,
            Command::Side(side) => self.open_side(side),
            command => return self.on_command(command),
        }
        Task::none()
    }

    /// Notes what was done, after whatever has happened.
    pub(super) fn look_at_steps(&mut self) {
        let seen = self.sheet.steps.seen;
        let answer = seen.answer || !self.marks_of_question().is_empty();
        let games = seen.games || self.sheet.playtest.results().is_some();
        // Counters come and go with the kind of document.
        let [shown, usual] = [self.shown, Shown::default()].map(|shown| shown.with(Ply::Counters, false));
        let layers = seen.layers || shown != usual || self.sheet.layers.locked != Plies::NONE;
        self.sheet.steps.seen = steps::Seen { answer, games, layers };
        if self.panels.steps {
            self.sheet.steps.look(&self.sheet.document);
        }
    }

    /// The checklist over the left edge of the map.
    pub(super) fn steps_card(&self) -> Option<Element<'_, Message>> {
        if !self.panels.steps {
            return None;
        }
        let card = opaque(card::view(&self.sheet.steps, &self.voice).map(Message::Steps));
        Some(container(card).padding(theme::NEAR).height(Fill).width(Fill).into())
    }
}
