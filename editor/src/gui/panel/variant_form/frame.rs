//! The frame of the form: scrolling, indentation, and the styles of words and fields.

use iced::widget::{button, container, scrollable, stack, text_input};
use iced::{Border, Color, Element, Fill, Padding, Theme};

use super::{FIELDS, Message};
use crate::gui::theme::{self, WindowColours};
use crate::gui::widget::upright;

/// The emphasis of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    /// The verb of the sentence.
    Verb,
    /// A word on its own.
    Lone,
    /// One of the things the sentence is about.
    Thing,
    /// A name.
    Name,
    /// An unknown name.
    Wrong,
}

/// The scrollable of the right side, which has no other.
pub(super) fn scrolled(fields: Element<'_, Message>) -> Element<'_, Message> {
    scrollable(container(fields).padding(theme::BESIDE_BAR)).id(FIELDS).height(Fill).width(Fill).into()
}

/// An indented block with a line on its left.
pub(super) fn indented(inner: Element<'_, Message>) -> Element<'_, Message> {
    let inner = container(inner).padding(Padding::ZERO.left(theme::APART)).width(Fill);
    // The line is as high as the block: a layer takes the size of the one below it.
    container(stack![inner, upright()]).padding(Padding::ZERO.left(theme::NEAR)).into()
}

/// The box below a row that contains the alternatives of a word.
pub(super) fn unfolded(theme: &Theme) -> container::Style {
    let look = WindowColours::from_theme(theme);
    let border = Border { color: look.line, width: 1.0, radius: theme::ROUND.into() };
    container::Style::default().background(look.bar).color(look.ink).border(border)
}

/// A word in a row.
pub(super) fn token(weight: Weight, open: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let look = WindowColours::from_theme(theme);
        let lit = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let ink = match weight {
            Weight::Verb | Weight::Lone => look.ink,
            Weight::Thing | Weight::Name => look.accent,
            Weight::Wrong => look.error,
        };
        let edge = match weight {
            Weight::Name => Color { a: 0.45, ..look.accent },
            Weight::Wrong => look.error,
            Weight::Lone => look.line,
            Weight::Verb | Weight::Thing => Color::TRANSPARENT,
        };
        let background = match (open, lit) {
            (true, _) => Some(look.accent.into()),
            (false, true) => Some(look.hover.into()),
            (false, false) if weight == Weight::Thing => Some(look.bar.into()),
            (false, false) => None,
        };
        button::Style {
            background,
            text_color: if open { look.on_accent } else { ink },
            border: Border { color: edge, width: 1.0, radius: theme::ROUND.into() },
            ..button::Style::default()
        }
    }
}

/// An entry of the list. The chosen one is emphasized only slightly: its contents are read on the right.
pub(super) fn entry(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let (look, plain) = (WindowColours::from_theme(theme), theme::flat(false)(theme, status));
        if !chosen {
            return plain;
        }
        let border = Border { color: look.accent, width: 1.5, radius: theme::ROUND.into() };
        button::Style { background: Some(look.bar.into()), border, ..plain }
    }
}

/// A text field, with a red border while its text cannot be applied.
pub(super) fn field(theme: &Theme, status: text_input::Status, wrong: bool) -> text_input::Style {
    let style = text_input::default(theme, status);
    if !wrong {
        return style;
    }
    text_input::Style { border: Border { color: WindowColours::from_theme(theme).error, ..style.border }, ..style }
}
