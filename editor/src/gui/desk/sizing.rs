//! Changing the size of the map.

use iced::widget::operation::focus;
use rules::phrase::Phrase;
use rules::project_edit::{Overhang, Resize};

use super::{Action, Desk};
use crate::files::SharedEdit;
use crate::gui::dialog::Dialog;
use crate::gui::dialog::beside::BesideFiles;
use crate::gui::dialog::size::{self, MapSize};
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Asks how many columns and rows to add or cut.
    pub(super) fn ask_for_size(&self) -> Action {
        // Which files name hexes does not depend on the numbers that will be typed.
        let any = SharedEdit::Resize(Resize { left: 2, ..Resize::default() }, Overhang::Drop);
        let beside = BesideFiles::new(&self.document.dependents(&any));
        let dialog = Dialog::Size(MapSize::new(self.document.base_map().grid, beside));
        Action::Ask(Box::new(dialog)).then(Action::Run(focus(size::LEFT)))
    }

    /// Updates the dialog, or resizes the map in one stroke; if objects would fall off, reports them.
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
        let edit = SharedEdit::Resize(by, overhang);
        let edits = edit.edits(self.document.project());
        let edits = edits.and_then(|edits| Ok([edits, self.document.followers(&edit)?].concat()));
        match edits {
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
