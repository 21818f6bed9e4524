//! The areas of the map: how to draw them, the current one, and the hexes that belong to none.

use std::fmt;

use iced::widget::{column, container, pick_list, row, slider, text, text_input, tooltip};
use iced::{Center, Element, Fill};
use rules::edit::surface_of;
use rules::map::{Region, RegionKind};
use rules::phrase::Phrase;

use super::region::{chip, eye};
use super::{Message, NAME, command, named, palette, region_kind, spoken};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::Command;
use crate::gui::theme::{self, Tint};
use crate::gui::tool::drafts::BrushName;
use crate::gui::tool::game_area::{Most, Tally};
use crate::gui::tool::{Drafts, Toolbox};
use crate::gui::widget::{aside, group, hinted, words};
use crate::picture::palette::Palette;
use crate::picture::{self, region::colours};
use crate::words::Voice;

/// The surface of an area, as an entry of a pick list.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Surface {
    kind: Option<&'static str>,
    name: String,
}

impl fmt::Display for Surface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The page of the area tool.
pub(super) fn view<'a>(
    toolbox: Toolbox,
    drafts: &'a Drafts,
    document: &OpenDocument,
    tally: &Tally,
    voice: &Voice,
) -> Element<'a, Message> {
    let map = document.map();
    let most = toolbox.game_area.hexes();
    let head = row![words(voice.text("gui-game-area-most")).width(Fill), aside(most.to_string())].align_y(Center);
    let most = hinted(
        column![head, slider(Most::RANGE, most, Message::GameAreaMost)].spacing(2),
        voice.text("gui-game-area-most-about"),
        tooltip::Position::Bottom,
    );
    let field = text_input(&voice.text("gui-game-area-name"), &drafts.region_name).size(theme::TEXT);
    let field = field.id(NAME).padding(6).on_input(Message::GameAreaTyped);
    let how = column![aside(voice.text("gui-game-area-how")), most, field].spacing(theme::NEAR).padding(theme::NEAR);
    let free = tally.free;
    let areas = map.areas();
    let area_in_hand = drafts.region.id().and_then(|id| areas.iter().copied().find(|area| area.id == id));
    let [light, dark] =
        [picture::Theme::Light, picture::Theme::Dark].map(|theme| colours(map, Palette::for_theme(theme)));
    let rows: Vec<_> = areas
        .iter()
        .map(|area| {
            let chosen = area_in_hand == Some(*area);
            let name = spoken(&area.name, voice);
            let chip = chip([&light, &dark].map(|own| own.get(area.id.as_str()).copied()));
            let eye = eye(drafts, &area.id, &name, voice);
            let about = voice.say(&Phrase::new("gui-game-area-pick").with("name", &name).with("id", &area.id));
            let size = tally.sizes.iter().find(|(id, _)| *id == area.id).map_or(0, |(_, size)| *size);
            let size = Phrase::new("gui-game-area-size").count("level", area.area_level().into()).count("count", size);
            let size = voice.say(&size);
            let pick = Message::RegionPicked(BrushName::Known(area.id.clone()));
            row![chip, container(named(name, size, about, chosen, pick)).width(Fill), eye].align_y(Center).into()
        })
        .collect();
    let title = voice.say(&Phrase::new("gui-tools-game-area").count("count", areas.len()));
    let tint = if free == 0 { Tint::Good } else { Tint::Faint };
    let left =
        text(voice.say(&Phrase::new("gui-game-area-free").count("count", free))).size(theme::SMALL).style(tint.text());
    column![how]
        .push(area_in_hand.map(|area| in_hand(area, drafts, document, voice)))
        .push(container(palette(title, rows)).height(Fill))
        .push(container(left).padding(theme::NEAR))
        .into()
}

/// The current area: its surface, its level, its capacity in units.
fn in_hand<'a>(area: &Region, drafts: &Drafts, document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let choice = |kind: Option<&'static str>| Surface {
        kind,
        name: kind
            .and_then(RegionKind::named)
            .map_or_else(|| voice.text("gui-game-area-plain"), |kind| voice.text(&kind.word())),
    };
    let level = area.area_level();
    let fitting = RegionKind::SURFACES.into_iter().filter(|kind| RegionKind::lies_on(kind, level));
    let choices: Vec<_> = std::iter::once(None).chain(fitting.map(Some)).map(choice).collect();
    let now = choice(surface_of(document.map(), &area.id));
    let list = pick_list(choices, Some(now), |own| Message::SurfacePicked(own.kind));
    let list = list.text_size(theme::TEXT).padding([2, 8]).width(Fill);
    let list = hinted(list, voice.text("gui-game-area-surface-about"), tooltip::Position::Bottom);
    let figures = region_kind::figures(drafts, area, RegionKind::named(RegionKind::AREA), voice);
    let rename = command("gui-rename", "gui-rename-about", Command::Rename, true, voice);
    let remove = command("gui-game-area-remove", "gui-game-area-remove-about", Command::Erase, true, voice);
    let page = column![group(spoken(&area.name, voice)), list, figures, rename, remove].spacing(theme::STEP);
    container(page).padding(theme::NEAR).into()
}
