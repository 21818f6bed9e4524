//! The rooms of the map, and the name of a new one.

use iced::widget::{column, container, text_input};
use iced::{Element, Fill};
use rules::map::MapDocument;
use rules::phrase::Phrase;

use super::{Message, NAME, command, eraser, named, palette, spoken};
use crate::gui::keymap::Command;
use crate::gui::theme;
use crate::gui::tool::Drafts;
use crate::gui::tool::drafts::BrushName;
use crate::gui::widget::{aside, group};
use crate::words::Voice;

/// The page of the room brush.
pub(super) fn view<'a>(drafts: &'a Drafts, map: &MapDocument, voice: &Voice) -> Element<'a, Message> {
    let field = text_input(&voice.text("gui-room-name"), &drafts.room_name).size(theme::TEXT);
    let field = field.id(NAME).padding(6).on_input(Message::RoomTyped);
    let fresh = column![group(voice.text("gui-room-new")), field].spacing(theme::STEP).padding(theme::NEAR);
    let rooms = map.rooms.iter().map(|room| {
        let pick = BrushName::Known(room.id.clone());
        let chosen = drafts.room == pick;
        let size = voice.say(&Phrase::new("gui-room-size").count("count", room.spots.len()));
        let about = voice.say(&Phrase::new("gui-room-pick").with("name", spoken(&room.name, voice)));
        named(spoken(&room.name, voice), size, about, chosen, Message::RoomPicked(pick))
    });
    let none = Message::RoomPicked(BrushName::Eraser);
    let eraser = eraser("gui-room-none", "gui-room-none-about", drafts.room == BrushName::Eraser, none, voice);
    let rows: Vec<_> = rooms.chain([eraser]).collect();
    let about = aside(voice.text("gui-room-about"));
    let can = drafts.room.id().is_some();
    let rename = command("gui-rename", "gui-rename-about", Command::Rename, can, voice);
    let foot = column![rename, about].padding(theme::NEAR).spacing(theme::NEAR);
    column![fresh, container(palette(voice.text("gui-tools-room"), rows)).height(Fill), foot].into()
}
