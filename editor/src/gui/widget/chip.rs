//! Small coloured labels.

use iced::widget::{container, text};
use iced::{Border, Color, Element, Theme};

use crate::gui::theme::{self, Tint};

/// Returns a text in a rounded box with a tint.
pub fn chip<'a, M: 'a>(words: String, tint: Tint) -> Element<'a, M> {
    container(text(words).size(theme::SMALL).style(tint.text()))
        .padding([1, 6])
        .style(move |theme: &Theme| {
            let color = tint.color(theme);
            container::Style::default().background(Color { a: 0.12, ..color }).border(Border {
                color: Color { a: 0.35, ..color },
                width: 1.0,
                radius: 8.0.into(),
            })
        })
        .into()
}
