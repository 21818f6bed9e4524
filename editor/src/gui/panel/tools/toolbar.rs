//! The toolbar on the left of the map: one button per tool, in groups, with the tool in hand highlighted.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, button, column, container, scrollable, tooltip};
use iced::{Center, Element, Fill};

use super::Message;
use crate::gui::theme::{self, Tint};
use crate::gui::tool::{TOOLS, Tool, ToolEntry, ToolGroup};
use crate::gui::widget::{hinted, line};
use crate::words::Voice;

/// The buttons of the tools of some groups. The area tool has a button only if areas matter for the document, or while
/// it is in hand: its key works everywhere.
pub fn view<'a>(groups: &[ToolGroup], chosen: Tool, has_areas: bool, voice: &Voice) -> Element<'a, Message> {
    let of_group = |group: &ToolGroup| {
        let shown = |own: &&ToolEntry| own.tool != Tool::GameArea || has_areas || chosen == Tool::GameArea;
        let tools = TOOLS.iter().filter(|own| own.group == *group).filter(shown);
        Column::with_children(tools.map(|own| press(own, own.tool == chosen, voice))).spacing(1)
    };
    let mut rail = column![].padding([theme::STEP, 3.0]).spacing(theme::STEP).align_x(Center);
    for (nth, group) in groups.iter().enumerate() {
        rail = rail.push((nth > 0).then(line)).push(of_group(group));
    }
    // In a low window the wheel reaches the last tools.
    let rail = scrollable(rail).direction(Direction::Vertical(Scrollbar::hidden()));
    container(rail).width(theme::RAIL).height(Fill).style(theme::bar).into()
}

fn press<'a>(own: &ToolEntry, chosen: bool, voice: &Voice) -> Element<'a, Message> {
    let tint = if chosen { Tint::OnAccent } else { Tint::Ink };
    let pressed = button(container(own.icon.tinted(tint)).center_x(Fill));
    let pressed = pressed.padding([5, 0]).width(36).style(theme::flat(chosen));
    let about = format!("{} ({})", voice.text(own.about), own.key);
    hinted(pressed.on_press(Message::ToolPicked(own.tool)), about, tooltip::Position::Right)
}
