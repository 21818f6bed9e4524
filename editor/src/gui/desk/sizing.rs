//! A map with more or fewer hexes.

use iced::widget::operation::focus;
use rules::phrase::Phrase;
use rules::project_edit::resize;

use super::{Action, Desk};
use crate::gui::dialog::Dialog;
use crate::gui::dialog::size::{self, MapSize};
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Asks how many columns and rows shall come or go.
    pub(super) fn ask_for_size(&self) -> Action {
        let dialog = Dialog::Size(MapSize::new(self.document.base_map().grid));
        Action::Ask(Box::new(dialog)).then(Action::Run(focus(size::LEFT)))
    }

    /// Takes over what is typed, or resizes the map in one step; where something would fall off, it is named.
    pub(in crate::gui) fn on_size(
        &mut self,
        message: size::Message,
        mut dialog: MapSize,
        around: &mut WindowState,
    ) -> Action {
        let entered = message == size::Message::Entered;
        dialog.update(message);
        let Some((by, overhang)) = dialog.order().filter(|_| entered) else {
            return Action::Ask(Box::new(Dialog::Size(dialog)));
        };
        match resize(self.document.project(), by, overhang) {
            Ok(edits) => {
                if let Err(misfit) = self.document.make_step(Phrase::new("gui-stroke-size"), edits) {
                    around.notice = Some(Notice::Failed(Phrase::new("gui-mend-conflict").with("place", misfit.place)));
                }
                self.chosen = None;
                self.selection.clear();
                self.measured = None;
                self.document_changed(around);
                self.redraw(around);
                self.board.fit();
                Action::None
            }
            Err(why) => {
                dialog.refuse(why);
                Action::Ask(Box::new(Dialog::Size(dialog)))
            }
        }
    }
}
