//! Buttons.

use iced::widget::{Button, button, container, row, stack, text, tooltip};
use iced::{Center, Color, Element, Fill, Length};

use super::{Icon, focusable};
use crate::gui::theme::{self, Tint};

/// A thing with a word of explanation under the pointer.
pub fn hinted<'a, M: 'a>(thing: impl Into<Element<'a, M>>, about: String, at: tooltip::Position) -> Element<'a, M> {
    let about = container(text(about).size(theme::SMALL)).padding([4, 8]).style(theme::raised).max_width(320);
    tooltip(thing, about, at).gap(theme::STEP).delay(std::time::Duration::from_millis(400)).into()
}

/// A button that is pressed by mouse or key. Without a message it cannot be pressed.
pub fn pressed<'a, M: Clone + 'a>(face: Button<'a, M>, press: impl Into<Option<M>>) -> Element<'a, M> {
    let press = press.into();
    focusable(face.on_press_maybe(press.clone()), press)
}

/// A button with an icon, explained under the pointer. Without a message it cannot be pressed.
pub fn icon_button<'a, M: Clone + 'a>(icon: Icon, about: String, press: Option<M>) -> Element<'a, M> {
    let tint = if press.is_some() { Tint::Ink } else { Tint::Off };
    let face = button(icon.tinted(tint)).padding(6).style(theme::flat(false));
    hinted(pressed(face, press), about, tooltip::Position::Bottom)
}

/// One choice of several that stand side by side.
pub fn segment<'a, M: Clone + 'a>(words: String, width: impl Into<Length>, chosen: bool, press: M) -> Element<'a, M> {
    let face = text(words).size(theme::TEXT).width(Fill).align_x(Center);
    pressed(button(face).padding([4, 2]).width(width).style(theme::flat(chosen)), press)
}

/// The tab of a dock page, with a count where there is something to count.
pub fn tab<'a, M: Clone + 'a>(words: String, count: Option<Element<'a, M>>, chosen: bool, press: M) -> Element<'a, M> {
    let tint = if chosen { theme::accented } else { theme::faint };
    // Bold where chosen, and as wide where not, so that its neighbours stay where they are.
    let bold = |words: String| text(words).size(theme::TEXT).font(theme::BOLD);
    let title: Element<'a, M> = if chosen {
        bold(words).style(tint).into()
    } else {
        let own = text(words.clone()).size(theme::TEXT).style(tint).width(Fill).align_x(Center);
        stack![bold(words).color(Color::TRANSPARENT), own].into()
    };
    // Six of them stand beside each other at the head of a page of usual width.
    let face = button(row![title].push(count).spacing(6).align_y(Center)).padding([6, 4]).style(theme::flat(false));
    pressed(face, press)
}
