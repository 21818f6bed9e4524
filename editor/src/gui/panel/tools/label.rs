//! The settings of a name on the map: its text, size and rotation.

use iced::widget::{button, column, container, row, slider, text, text_input};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use super::{Message, NAME};
use crate::gui::theme;
use crate::gui::tool::Drafts;
use crate::gui::widget::{aside, group, pressed, words};
use crate::words::Voice;

/// The page of the label tool.
pub(super) fn view<'a>(drafts: &'a Drafts, voice: &Voice) -> Element<'a, Message> {
    let field = text_input(&voice.text("gui-label-name"), &drafts.label).id(NAME).size(theme::TEXT).padding(6);
    let size = drafts.label_size.unwrap_or(100);
    let measure =
        |word: &str, value: String| row![words(voice.text(word)).width(Fill), aside(value)].align_y(Center).width(Fill);
    let percent = voice.say(&Phrase::new("gui-label-percent").with("size", size));
    let degrees = voice.say(&Phrase::new("gui-label-degrees").with("turned", drafts.label_turned));
    let fields = column![
        group(voice.text("gui-tools-label")),
        field.on_input(Message::LabelTyped),
        measure("gui-label-size", percent),
        slider(40..=300, size, Message::LabelSized).step(10u16),
        measure("gui-label-turned", degrees),
        slider(-90..=90, drafts.label_turned, Message::LabelTurned).step(15i16),
    ];
    let choice = |word: &str, style: fn(&iced::Theme, button::Status) -> button::Style, stays| {
        let face = container(text(voice.text(word)).size(theme::TEXT)).center_x(Fill);
        pressed(button(face).padding([4, 8]).width(Fill).style(style), Message::LabelChanged(stays))
    };
    let held = drafts.label_held.as_ref().map(|_| {
        let choices =
            [choice("gui-label-change", theme::primary, true), choice("gui-label-delete", theme::outlined, false)];
        row(choices).spacing(theme::STEP)
    });
    let about = if held.is_some() { "gui-label-held" } else { "gui-label-about" };
    fields.push(held).push(aside(voice.text(about))).padding(theme::NEAR).spacing(theme::NEAR).into()
}
