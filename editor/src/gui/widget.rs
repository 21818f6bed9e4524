//! Small widgets that panels are made of.

mod button;
mod chip;
mod die;
mod focusable;
mod icon;
mod key_listener;
mod modal;

pub use button::{hinted, icon_button, pressed, segment, tab};
pub use chip::chip;
pub use die::die;
pub use focusable::{focusable, focusable_by_id};
pub use icon::Icon;
pub use key_listener::listening;
pub use modal::{MODAL, modal};

use iced::widget::{Container, Text, container, text};
use iced::{Element, Fill};

use super::theme;

/// A heading.
pub fn heading<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).size(theme::HEADING).font(theme::BOLD)
}

/// The heading of a group inside a panel.
pub fn group<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).size(theme::SMALL).font(theme::BOLD).style(theme::faint)
}

/// Plain text.
pub fn words<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).size(theme::TEXT)
}

/// Removes the backquotes around hexes and names, which are meant for output with a single typeface, such as a
/// terminal.
pub fn unquoted(sentence: &str) -> String {
    sentence.replace('`', "")
}

/// Small secondary text.
pub fn aside<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).size(theme::SMALL).style(theme::faint)
}

/// A thin line across the whole width.
pub fn line<'a, M: 'a>() -> Element<'a, M> {
    container(iced::widget::space().width(Fill).height(1)).style(rule).into()
}

/// A thin line across the whole height.
pub fn upright<'a, M: 'a>() -> Element<'a, M> {
    container(iced::widget::space().width(1).height(Fill)).style(rule).into()
}

/// The text of an empty panel: what it is for and how to begin.
pub fn hint<'a, M: 'a>(about: String) -> Container<'a, M> {
    container(words(about).style(theme::faint)).padding(theme::APART)
}

fn rule(theme: &iced::Theme) -> container::Style {
    container::Style::default().background(theme::WindowColours::from_theme(theme).line)
}
