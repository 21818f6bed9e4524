//! What the chosen thing says, in both languages.

use iced::widget::{column, container, row, text};
use iced::{Element, Fill};
use rules::words::Language;

use super::Message;
use super::node::Form;
use super::section::told;
use crate::gui::theme;
use crate::gui::widget::aside;
use crate::words::Voice;

/// Both voices: a designer reads what he writes in either language at once.
static VOICES: [(&str, Voice); 2] = [("EN", Voice::new(Language::English)), ("FR", Voice::new(Language::French))];

impl Form<'_> {
    /// The sentences of the chosen thing.
    pub(super) fn sentences<'a>(&self, path: &[usize]) -> Element<'a, Message> {
        let told = told(self.variant, path);
        let lines = told.iter().flat_map(|told| {
            VOICES.iter().map(|(tongue, voice)| {
                let sentence = text(voice.say(&told.sentence)).size(theme::TEXT).width(Fill);
                row![container(aside(*tongue)).padding([2, 0]), sentence].spacing(theme::NEAR).into()
            })
        });
        container(column(lines.collect::<Vec<_>>()).spacing(theme::STEP))
            .padding([theme::NEAR, theme::APART])
            .width(Fill)
            .style(theme::bar)
            .into()
    }
}
