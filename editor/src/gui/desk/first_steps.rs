//! The checklist of the first steps in the window.

use iced::widget::{container, opaque};
use iced::{Element, Fill};

use super::{Action, Desk, Message};
use crate::gui::board::LayersShown;
use crate::gui::designer_layer::{DesignerLayer, DesignerLayers};
use crate::gui::keymap::Command;
use crate::gui::panel::steps as card;
use crate::gui::steps;
use crate::gui::theme;
use crate::gui::window_state::WindowState;

impl Desk {
    pub(super) fn on_steps(&mut self, message: steps::Message, around: &mut WindowState) -> Action {
        match message {
            steps::Message::Picked(step) => self.steps.pick(step),
            steps::Message::ShowAsked(step) => return self.show_step(Some(step), around),
            steps::Message::Closed => around.layout.panels.steps = false,
        }
        Action::None
    }

    /// Opens what a step needs, or what the next unfinished step needs.
    pub(super) fn show_step(&mut self, step: Option<usize>, around: &mut WindowState) -> Action {
        around.layout.panels.steps = true;
        let Some(step) = step.or_else(|| self.steps.next()) else { return Action::None };
        match self.steps.go_on(step).command() {
            // The step opens the drawer but never closes it.
            Command::Drawer => around.layout.panels.drawer = true,
            Command::Side(side) => self.open_side(side, around),
            command => return Action::Command(command),
        }
        Action::None
    }

    /// Updates the state of the checklist after a message.
    pub(super) fn look_at_steps(&mut self, around: &WindowState) {
        let seen = self.steps.seen;
        let answer = seen.answer || !self.marks_of_question(around).is_empty();
        let games = seen.games || self.playtest.results().is_some();
        // Counters are shown or hidden with the kind of document.
        let [shown, usual] =
            [around.shown, LayersShown::default()].map(|shown| shown.with(DesignerLayer::Counters, false));
        let layers = seen.layers || shown != usual || self.pages.layers.locked != DesignerLayers::NONE;
        self.steps.seen = steps::StepsSeen { answer, games, layers };
        if around.layout.panels.steps {
            self.steps.look(&self.document);
        }
    }

    /// The checklist over the left edge of the map.
    pub(in crate::gui) fn steps_card(&self, around: &WindowState) -> Option<Element<'_, Message>> {
        if !around.layout.panels.steps {
            return None;
        }
        let card = opaque(card::view(&self.steps, &around.voice).map(Message::Steps));
        Some(container(card).padding(theme::NEAR).height(Fill).width(Fill).into())
    }
}
