//! Asks before a file is replaced that somebody else has changed.

use iced::Element;
use iced::widget::{column, row, space};
use rules::phrase::Phrase;

use super::{Message, choice};
use crate::gui::theme;
use crate::gui::widget::{heading, words};
use crate::words::Voice;

/// Lays out the dialog that asks before a changed file is replaced.
pub fn view<'a>(document: &str, voice: &Voice) -> Element<'a, Message> {
    let choices = row![
        choice(voice.text("gui-cancel"), theme::outlined, Some(Message::Closed)),
        space::horizontal(),
        choice(voice.text("gui-replace"), theme::outlined, Some(Message::ReplaceAsked)),
        choice(voice.text("gui-save-as"), theme::primary, Some(Message::SaveAsAsked)),
    ]
    .spacing(theme::NEAR);
    column![
        heading(voice.text("gui-overwrite-title")),
        words(voice.say(&Phrase::new("gui-overwrite-about").with("document", document))),
        choices,
    ]
    .spacing(theme::APART)
    .width(440)
    .into()
}
