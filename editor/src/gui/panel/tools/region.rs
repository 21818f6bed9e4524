//! The regions of the map, and the name of a new one.

use iced::widget::{column, container, row, text_input};
use iced::{Center, Element, Fill};
use rules::map::{MapDocument, Members};
use rules::message::Message as Say;

use super::{Message, NAME, command, named, palette, reach, spoken};
use crate::gui::keymap::Command;
use crate::gui::theme::{self, Tint};
use crate::gui::tool::drafts::{Named, name, region_id, regions};
use crate::gui::tool::{Drafts, Toolbox};
use crate::gui::widget::{Icon, aside, group, icon_button};
use crate::words::Voice;

/// The page of the brush for regions.
pub(super) fn view<'a>(toolbox: Toolbox, drafts: &'a Drafts, map: &MapDocument, voice: &Voice) -> Element<'a, Message> {
    let field = text_input(&voice.text("gui-region-name"), &drafts.region_name).size(theme::TEXT);
    let field = field.id(NAME).padding(6).on_input(Message::RegionTyped);
    // The id follows the name until another one is typed; what it will be stands in the empty field.
    let typed = name(&drafts.region_name, voice.language());
    let id = region_id(&drafts.region_id, &typed);
    let hint = if typed.en.is_empty() { voice.text("gui-region-id") } else { id.clone().unwrap_or_default() };
    let own = text_input(&hint, &drafts.region_id).size(theme::TEXT).padding(6).on_input(Message::RegionIdTyped);
    let wrong = match &id {
        None => Some(aside(voice.text("gui-rename-malformed")).style(Tint::Error.text())),
        Some(id) => {
            let taken = drafts.region == Named::New && !typed.en.is_empty() && map.region(id).is_some();
            taken.then(|| aside(voice.text("gui-region-joins")))
        }
    };
    let fresh = column![group(voice.text("gui-region-new")), field, own].push(wrong);
    let fresh = fresh.spacing(theme::STEP).padding(theme::NEAR);
    let rows: Vec<_> = regions(map)
        .into_iter()
        .map(|(id, name)| {
            let pick = Named::Known(id.clone());
            let chosen = drafts.region == pick;
            let erases = drafts.region == Named::Eraser && drafts.region_left == id;
            let size = map.region(&id).map_or(0, |region| match &region.members {
                Members::Hexes(hexes) => hexes.len(),
                Members::Spots(spots) => spots.len(),
                Members::Hexsides(sides) => sides.len(),
            });
            let about = voice.say(&Say::new("gui-region-pick").with("name", spoken(&name, voice)).with("id", &id));
            let name = named(spoken(&name, voice), size.to_string(), about, chosen, Message::RegionPicked(pick));
            let about = if erases { "gui-region-erases" } else { "gui-region-erase" };
            let away = icon_button(Icon::Eraser, voice.text(about), Some(Message::RegionEraserPicked(id)));
            let away = container(away).style(
                move |theme: &iced::Theme| {
                    if erases { theme::marked(theme) } else { container::Style::default() }
                },
            );
            row![container(name).width(Fill), away].align_y(Center).into()
        })
        .collect();
    let can = drafts.region.id().is_some_and(|id| map.region(id).is_some());
    let rename = command("gui-rename", "gui-rename-about", Command::Rename, can, voice);
    let about = column![rename, aside(voice.text("gui-region-about"))].padding(theme::NEAR).spacing(theme::NEAR);
    let palette = container(palette(voice.text("gui-tools-region"), rows)).height(Fill);
    column![reach(toolbox, voice), fresh, palette, about].into()
}
