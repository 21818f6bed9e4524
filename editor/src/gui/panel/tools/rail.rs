//! The tools themselves: one button each, the one in hand lit, its name below.

use iced::widget::{Column, button, column, container, row, text, tooltip};
use iced::{Center, Element, Fill};

use super::Message;
use crate::gui::theme::{self, Tint};
use crate::gui::tool::{Entry, TOOLS, Tool};
use crate::gui::widget::{Icon, heading, hinted, icon_button};
use crate::words::Voice;

/// Buttons in a row.
const ACROSS: usize = 5;

/// The buttons of all tools.
pub(super) fn view<'a>(chosen: Tool, voice: &Voice) -> Element<'a, Message> {
    let rows = TOOLS.chunks(ACROSS).map(|tools| {
        let buttons = tools.iter().map(|own| press(own, own.tool == chosen, voice));
        row(buttons).spacing(2).into()
    });
    let rows = Column::with_children(rows).spacing(2);
    let name = heading(voice.text(chosen.word()));
    let help = icon_button(Icon::Page, voice.text("gui-help-tool"), Some(Message::HelpAsked));
    let name = row![container(name).padding([2, 4]).width(Fill), help].align_y(Center);
    column![rows, name].padding(theme::NEAR).spacing(theme::STEP).width(Fill).into()
}

fn press<'a>(own: &Entry, chosen: bool, voice: &Voice) -> Element<'a, Message> {
    let (tint, faint) = if chosen { (Tint::OnAccent, Tint::OnAccent) } else { (Tint::Ink, Tint::Faint) };
    let key = own.key;
    let face = row![own.icon.tinted(tint), text(key).size(theme::SMALL).style(faint.text())].spacing(2).align_y(Center);
    let pressed = button(container(face).center_x(Fill)).padding([5, 0]).width(38).style(theme::flat(chosen));
    let about = format!("{} ({key})", voice.text(own.about));
    hinted(pressed.on_press(Message::ToolPicked(own.tool)), about, tooltip::Position::Right)
}
