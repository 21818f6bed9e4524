//! The library of stamps in the window, and the ghost of the stamp under the pointer.

use std::sync::Arc;

use iced::Task;
use iced::widget::operation::focus;
use rules::edit::Fragment;
use rules::hex::Hex;
use rules::message::Message as Say;

use super::{App, Message, Notice};
use crate::gui::stamps::{self, Deed, Stamps};
use crate::gui::tool::Tool;
use crate::picture::{Shape, View};

/// The id of no field: what takes the caret away.
const NOWHERE: &str = "nowhere";

/// What the stamp in hand looks like, as it was drawn last.
#[derive(Debug, Default)]
pub(super) struct Ghost {
    of: Option<(Arc<Fragment>, View)>,
    shapes: Vec<Shape>,
}

impl App {
    /// The library of stamps.
    pub const fn stamps(&self) -> &Stamps {
        &self.stamps
    }

    pub(super) fn on_stamps(&mut self, message: stamps::Message) -> Task<Message> {
        let view = self.view_of_map();
        self.stamps.look(view);
        match message {
            stamps::Message::Typed(now) => self.stamps.typed = now,
            stamps::Message::Entered => {
                let said = self.stamps.enter(self.fragment.as_deref(), self.voice.language());
                let kept = said.is_ok();
                self.say(said);
                // The caret leaves the field: the next keys are meant for the stamp.
                return if kept { focus(NOWHERE) } else { Task::none() };
            }
            stamps::Message::Used(at) => match self.stamps.take(at) {
                Ok(piece) => {
                    let count = piece.hexes_on(super::clipboard::CENTRE).len();
                    self.fragment = Some(piece);
                    self.notice = Some(Notice::Done(Say::new("gui-stamp-holds").count("count", count)));
                }
                Err(why) => self.notice = Some(Notice::Failed(why)),
            },
            stamps::Message::RenameAsked(at) => {
                self.stamps.rename(at);
                return focus(stamps::NAME);
            }
            stamps::Message::Removed(at) => {
                let said = self.stamps.remove(at);
                self.say(said);
            }
        }
        Task::none()
    }

    /// Does with the library what a key asks for. Its page opens, so that it is seen.
    pub(super) fn do_with_stamps(&mut self, deed: Deed) -> Task<Message> {
        self.toolbox.tool = Tool::Stamp;
        self.open_tool();
        self.stamps.look(self.view_of_map());
        let chosen = self.stamps.chosen();
        let message = match deed {
            Deed::Next | Deed::Previous => self.stamps.beside(deed == Deed::Next).map(stamps::Message::Used),
            Deed::Keep => return focus(stamps::NAME),
            Deed::Rename => chosen.map(stamps::Message::RenameAsked),
            Deed::Remove => chosen.map(stamps::Message::Removed),
        };
        if let Some(message) = message {
            return self.on_stamps(message);
        }
        self.notice = Some(Notice::Failed(Say::new("gui-stamps-none")));
        Task::none()
    }

    /// Reads the library, once its page is open.
    pub(super) fn look_at_stamps(&mut self) {
        if self.toolbox.tool == Tool::Stamp {
            self.stamps.look(self.view_of_map());
        }
    }

    fn say(&mut self, said: Result<Say, Say>) {
        self.notice = Some(said.map_or_else(Notice::Failed, Notice::Done));
    }

    /// The stamp and the hex on which it would come down.
    pub(super) fn hovering_stamp(&self) -> Option<(Hex, Arc<Fragment>)> {
        let pointed = self.sheet.board.hovered().filter(|_| self.toolbox.tool == Tool::Stamp)?;
        Some((pointed.hex, Arc::clone(self.fragment.as_ref()?)))
    }

    /// What the stamp would put on the map, faint.
    pub(super) fn ghost_of(&mut self, hovering: Option<&(Hex, Arc<Fragment>)>, view: View) -> Vec<Shape> {
        let Some((hex, piece)) = hovering else { return Vec::new() };
        let is_drawn = |own: &(Arc<Fragment>, View)| Arc::ptr_eq(&own.0, piece) && own.1 == view;
        if !self.ghost.of.as_ref().is_some_and(is_drawn) {
            self.ghost = Ghost { of: Some((Arc::clone(piece), view)), shapes: stamps::ghost(piece, view) };
        }
        stamps::on(&self.ghost.shapes, *hex)
    }
}
