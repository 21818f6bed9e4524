//! Buttons.

use iced::widget::{Button, button, container, row, stack, text, tooltip};
use iced::{Center, Color, Element, Fill, Length};

use super::{Icon, focusable};
use crate::gui::theme::{self, Tint};

/// Adds a tooltip to a widget.
pub fn hinted<'a, M: 'a>(thing: impl Into<Element<'a, M>>, about: String, at: tooltip::Position) -> Element<'a, M> {
    let about = container(text(about).size(theme::SMALL)).padding([4, 8]).style(theme::raised).max_width(320);
    tooltip(thing, about, at).gap(theme::STEP).delay(std::time::Duration::from_millis(400)).into()
}

/// Returns a button that can be pressed by mouse or key. Without a message it is disabled.
pub fn pressed<'a, M: Clone + 'a>(face: Button<'a, M>, press: impl Into<Option<M>>) -> Element<'a, M> {
    let press = press.into();
    focusable(face.on_press_maybe(press.clone()), press)
}

/// Returns a button with an icon and a tooltip. Without a message it is disabled.
pub fn icon_button<'a, M: Clone + 'a>(icon: Icon, about: String, press: Option<M>) -> Element<'a, M> {
    let tint = if press.is_some() { Tint::Ink } else { Tint::Off };
    let face = button(icon.tinted(tint)).padding(6).style(theme::flat(false));
    hinted(pressed(face, press), about, tooltip::Position::Bottom)
}

/// Returns one of several choices that are side by side.
pub fn segment<'a, M: Clone + 'a>(words: String, width: impl Into<Length>, chosen: bool, press: M) -> Element<'a, M> {
    let face = text(words).size(theme::TEXT).width(Fill).align_x(Center);
    pressed(button(face).padding([4, 2]).width(width).style(theme::flat(chosen)), press)
}

/// Returns the tab of a page, with a count if there is one.
pub fn tab<'a, M: Clone + 'a>(words: String, count: Option<Element<'a, M>>, chosen: bool, press: M) -> Element<'a, M> {
    let tint = if chosen { theme::accented } else { theme::faint };
    // Bold if chosen, with the width of the bold text otherwise, so that its neighbours do not move.
    let bold = |words: String| text(words).size(theme::TEXT).font(theme::BOLD);
    let title: Element<'a, M> = if chosen {
        bold(words).style(tint).into()
    } else {
        let own = text(words.clone()).size(theme::TEXT).style(tint).width(Fill).align_x(Center);
        stack![bold(words).color(Color::TRANSPARENT), own].into()
    };
    // Six of them fit beside each other at the top of a page of the usual width.
    let face = button(row![title].push(count).spacing(6).align_y(Center)).padding([6, 4]).style(theme::flat(false));
    pressed(face, press)
}
