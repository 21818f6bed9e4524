//! The sentence of the chosen item, in both languages.

use iced::widget::{column, container, row, scrollable, text};
use iced::{Element, Fill, Padding};
use rules::phrase::Phrase;
use rules::variant::{Variant, tell_row};
use rules::words::Language;

use super::Message;
use super::fields::tongue;
use super::node::FormContext;
use super::section::{list_of, member_text};
use crate::gui::theme;
use crate::words::Voice;

/// The maximum height of the sentences, in px.
const HIGHEST: f32 = 164.0;

/// Both voices: a designer reads the result in both languages at once.
static VOICES: [(&str, Voice); 2] = [("EN", Voice::new(Language::English)), ("FR", Voice::new(Language::French))];

impl<'a> FormContext<'a, '_> {
    /// The sentences of the chosen item.
    pub(super) fn sentences(&self, path: &[usize]) -> Element<'a, Message> {
        let member_text = member_text(self.variant, path);
        let rows = rows(self.variant, path);
        let size = if self.narrow { theme::SMALL } else { theme::TEXT };
        let lines = member_text.iter().flat_map(|member_text| {
            let rows = rows.clone();
            VOICES.iter().map(move |(name, voice)| {
                let said = std::iter::once(&member_text.sentence).chain(&rows).map(|own| voice.say(own));
                let sentence = text(said.collect::<Vec<_>>().join("\n")).size(size).width(Fill);
                row![container(tongue(name)).padding([1, 0]), sentence].spacing(theme::STEP).into()
            })
        });
        let lines = column(lines.collect::<Vec<_>>()).spacing(theme::STEP).padding(Padding::ZERO.right(theme::APART));
        // A long sentence must leave room for the fields it comes from.
        container(scrollable(lines))
            .padding([theme::NEAR, theme::APART])
            .width(Fill)
            .max_height(HIGHEST)
            .style(theme::bar)
            .into()
    }
}

/// The sentences of the rows of a table; empty for anything else.
fn rows(variant: &Variant, path: &[usize]) -> Vec<Phrase> {
    let table = match path {
        [list, at] if list_of(*list) == Some("tables") => variant.tables.get(*at),
        _ => None,
    };
    table.into_iter().flat_map(|table| table.rows.iter().map(|row| tell_row(row, table, variant))).collect()
}
