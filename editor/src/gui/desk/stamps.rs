//! The library of stamps, and the ghost of the stamp under the pointer.

use std::sync::Arc;

use iced::widget::operation::focus;
use rules::edit::Fragment;
use rules::hex::Hex;
use rules::phrase::Phrase;

use super::{Action, Desk};
use crate::gui::notice::Notice;
use crate::gui::stamps::{self, StampCommand};
use crate::gui::tool::Tool;
use crate::gui::window_state::WindowState;

/// An id that no field has: focusing it removes the caret from all fields.
const NOWHERE: &str = "nowhere";

impl Desk {
    pub(super) fn on_stamps(&mut self, message: stamps::Message, around: &mut WindowState) -> Action {
        let view = self.view_of_map(around);
        around.stamps.look(view);
        match message {
            stamps::Message::Typed(now) => around.stamps.typed = now,
            stamps::Message::Entered => {
                let said = around.stamps.enter(around.fragment.as_deref(), around.voice.language());
                let kept = said.is_ok();
                around.notice = Some(said.into());
                // The caret leaves the field: the next keys are meant for the stamp.
                return if kept { Action::Run(focus(NOWHERE)) } else { Action::None };
            }
            stamps::Message::Used(at) => match around.stamps.take(at) {
                Ok(piece) => {
                    around.fragment = Some(piece);
                    let count = around.copied();
                    around.notice = Some(Notice::Done(Phrase::new("gui-stamp-holds").count("count", count)));
                }
                Err(why) => around.notice = Some(Notice::Failed(why)),
            },
            stamps::Message::RenameAsked(at) => {
                around.stamps.rename(at);
                return Action::Run(focus(stamps::NAME));
            }
            stamps::Message::Removed(at) => {
                let said = around.stamps.remove(at);
                around.notice = Some(said.into());
            }
        }
        Action::None
    }

    /// Executes a command for the library and opens its page.
    pub(super) fn do_with_stamps(&mut self, command: StampCommand, around: &mut WindowState) -> Action {
        around.toolbox.tool = Tool::Stamp;
        self.open_tool(around);
        around.stamps.look(self.view_of_map(around));
        let chosen = around.stamps.chosen();
        let message = match command {
            StampCommand::Next | StampCommand::Previous => {
                around.stamps.beside(command == StampCommand::Next).map(stamps::Message::Used)
            }
            StampCommand::Keep => return Action::Run(focus(stamps::NAME)),
            StampCommand::Rename => chosen.map(stamps::Message::RenameAsked),
            StampCommand::Remove => chosen.map(stamps::Message::Removed),
        };
        match message {
            Some(message) => self.on_stamps(message, around),
            None => Action::Refused(Phrase::new("gui-stamps-none")),
        }
    }

    /// Reads the library once the stamp tool is in hand.
    pub(super) fn look_at_stamps(&mut self, around: &mut WindowState) {
        if around.toolbox.tool == Tool::Stamp {
            around.stamps.look(self.view_of_map(around));
        }
    }

    /// The stamp and the hex it would be stamped on.
    pub(super) fn hovering_stamp(&self, around: &WindowState) -> Option<(Hex, Arc<Fragment>)> {
        let pointed = self.board.hovered().filter(|_| around.toolbox.tool == Tool::Stamp)?;
        Some((pointed.hex, Arc::clone(around.fragment.as_ref()?)))
    }
}
