//! Asks what to do about unsaved changes, once for all documents that have any.

use iced::Element;
use iced::widget::{Column, column, container, row, scrollable, space};
use rules::phrase::Phrase;

use super::{Message, choice};
use crate::gui::theme;
use crate::gui::widget::{heading, words};
use crate::words::Voice;

/// The maximum height of the list of documents, in px.
const HEIGHT: f32 = 240.0;

/// Lays out the dialog with the list of unsaved documents.
pub(super) fn view<'a>(documents: &[String], voice: &Voice) -> Element<'a, Message> {
    let about = match documents {
        [one] => column![words(voice.say(&Phrase::new("gui-unsaved-about").with("document", one)))],
        several => {
            let lines = several.iter().map(|name| words(name.clone()).font(theme::BOLD).into());
            let list = scrollable(Column::with_children(lines).spacing(theme::STEP).width(iced::Fill));
            let said = voice.say(&Phrase::new("gui-unsaved-several").count("count", several.len()));
            column![words(said), container(list).max_height(HEIGHT)].spacing(theme::NEAR)
        }
    };
    let (discard, save) = match documents.len() {
        0 | 1 => ("gui-unsaved-discard", "gui-unsaved-save"),
        _ => ("gui-unsaved-discard-all", "gui-unsaved-save-all"),
    };
    let choices = row![
        choice(voice.text("gui-cancel"), theme::outlined, Some(Message::Closed)),
        space::horizontal(),
        choice(voice.text(discard), theme::outlined, Some(Message::Discarded)),
        choice(voice.text(save), theme::primary, Some(Message::SaveAsked)),
    ]
    .spacing(theme::NEAR);
    column![heading(voice.text("gui-unsaved-title")), about, choices].spacing(theme::APART).width(440).into()
}
