//! The messages of the tool pages.

use super::{Action, Desk, Message};
use crate::gui::panel::tools;
use crate::gui::window_state::WindowState;

impl Desk {
    pub(super) fn on_tools(&mut self, message: tools::Message, around: &mut WindowState) -> Action {
        match message {
            tools::Message::Asking(message) => self.on_asking(message, around),
            tools::Message::Scan(message) => self.on_scan(message, around),
            tools::Message::Stamps(message) => self.on_stamps(message, around),
            tools::Message::LabelChanged(stays) => {
                self.change_label(stays, around);
                Action::None
            }
            tools::Message::RegionKindPicked(kind) => {
                self.give_region_kind(kind);
                Action::None
            }
            tools::Message::SurfacePicked(kind) => {
                self.lay_surface(kind, around);
                Action::None
            }
            tools::Message::RegionFigureSet => {
                self.set_region_figure();
                Action::None
            }
            message => tools::update(&mut around.toolbox, &mut self.drafts, message).map(Message::Tools),
        }
    }
}
