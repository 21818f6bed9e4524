//! What was copied, and how it is turned.

use iced::Element;
use iced::widget::column;
use rules::message::Message as Say;

use super::{Message, command};
use crate::gui::keymap::Command;
use crate::gui::theme;
use crate::gui::widget::{aside, words};
use crate::words::Voice;

/// The page of the stamp.
pub(super) fn view<'a>(copied: usize, voice: &Voice) -> Element<'a, Message> {
    let any = copied > 0;
    let said = if any {
        words(voice.say(&Say::new("gui-stamp-holds").count("count", copied)))
    } else {
        aside(voice.text("gui-stamp-empty"))
    };
    column![
        said,
        command("gui-turn", "gui-turn-about", Command::TurnStamp(true), any, voice),
        command("gui-turn-back", "gui-turn-back-about", Command::TurnStamp(false), any, voice),
        command("gui-mirror", "gui-mirror-about", Command::Mirror, any, voice),
        command("gui-paste", "gui-paste-about", Command::Paste, true, voice),
    ]
    .padding(theme::NEAR)
    .spacing(theme::NEAR)
    .into()
}
