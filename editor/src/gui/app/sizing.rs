//! A map with more or fewer hexes.

use iced::Task;
use iced::widget::operation::focus;
use rules::edit::resize;
use rules::message::Message as Say;

use super::{App, Message, Notice};
use crate::gui::dialog::Dialog;
use crate::gui::dialog::size::{self, MapSize};

impl App {
    /// Asks how many columns and rows shall come or go.
    pub(super) fn ask_for_size(&mut self) -> Task<Message> {
        self.dialog = Some(Dialog::Size(MapSize::new(self.sheet.document.base_map().grid)));
        focus(size::LEFT)
    }

    /// Takes over what is typed, or resizes the map in one step; where something would fall off, it is named.
    pub(super) fn on_size(&mut self, message: size::Message, mut dialog: MapSize) {
        let entered = message == size::Message::Entered;
        dialog.update(message);
        let Some((by, overhang)) = dialog.order().filter(|_| entered) else {
            self.dialog = Some(Dialog::Size(dialog));
            return;
        };
        match resize(self.sheet.document.project(), by, overhang) {
            Ok(edits) => {
                if let Err(misfit) = self.sheet.document.make_step(Say::new("gui-stroke-size"), edits) {
                    self.notice = Some(Notice::Failed(Say::new("gui-mend-conflict").with("place", misfit.place)));
                }
                self.sheet.chosen = None;
                self.sheet.selection.clear();
                self.sheet.measured = None;
                self.document_changed();
                self.redraw();
                self.sheet.board.fit();
            }
            Err(why) => {
                dialog.refuse(why);
                self.dialog = Some(Dialog::Size(dialog));
            }
        }
    }
}
