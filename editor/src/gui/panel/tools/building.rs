//! The choice of buildings.

use iced::widget::{column, container};
use iced::{Element, Fill};
use rules::edit::Building;

use super::{Message, eraser, named, palette, reach};
use crate::gui::theme;
use crate::gui::tool::Toolbox;
use crate::gui::widget::aside;
use crate::words::Voice;

/// The page of the building tool.
pub(super) fn view<'a>(toolbox: Toolbox, voice: &Voice) -> Element<'a, Message> {
    let rows = Building::ALL.map(|building| {
        let (word, about) = match building {
            Building::Roofed => ("gui-building-roofed", "gui-building-roofed-about"),
            Building::OpenTop => ("gui-building-open", "gui-building-open-about"),
            Building::Platform => ("gui-building-platform", "gui-building-platform-about"),
            Building::Storeyed => ("gui-building-storeyed", "gui-building-storeyed-about"),
        };
        let chosen = toolbox.building == Some(building);
        let press = Message::BuildingPicked(Some(building));
        named(voice.text(word), String::new(), voice.text(about), chosen, press)
    });
    let none = toolbox.building.is_none();
    let wrecker = eraser("gui-building-none", "gui-building-none-about", none, Message::BuildingPicked(None), voice);
    let palette = container(palette(voice.text("gui-tools-building"), rows.into_iter().chain([wrecker]))).height(Fill);
    let about = container(aside(voice.text("gui-building-about"))).padding(theme::NEAR);
    column![reach(toolbox, voice), palette, about].into()
}
