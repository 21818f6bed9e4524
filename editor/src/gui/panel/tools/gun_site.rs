//! The kinds of gun sites.

use std::fmt;

use iced::widget::{column, container, pick_list, tooltip};
use iced::{Element, Fill};
use rules::map::{GunSiteKind, MapDocument};
use rules::phrase::Phrase;

use super::{Message, eraser, palette, sample, swatch};
use crate::gui::board::{Paint, Swatches};
use crate::gui::theme;
use crate::gui::tool::{Toolbox, gun_site};
use crate::gui::widget::{aside, group, hinted};
use crate::words::Voice;

/// The page of the gun site tool.
pub(super) fn view<'a>(
    toolbox: Toolbox,
    map: &MapDocument,
    swatches: &'a Swatches,
    voice: &Voice,
) -> Element<'a, Message> {
    let rows = gun_site::BRUSHES.map(|brush| {
        let (chosen, press) = (toolbox.gun_site == brush, Message::GunSitePicked(brush));
        match brush {
            None => eraser("gui-gun-site-eraser", "gui-gun-site-eraser-about", chosen, press, voice),
            Some(kind) => {
                let about = voice.text(match kind {
                    GunSiteKind::Printed => "gui-gun-site-printed-about",
                    GunSiteKind::Optional => "gui-gun-site-optional-about",
                });
                swatch(sample(Paint::GunSite(kind), swatches), voice.text(kind.word()), about, chosen, press)
            }
        }
    });
    let facing = toolbox.gun_site.is_some().then(|| facing(toolbox.gun_facing, voice));
    let count = |kind| map.gun_sites.iter().filter(|site| site.kind == kind).count();
    let count = Phrase::new("gui-gun-site-count")
        .count("printed", count(GunSiteKind::Printed))
        .count("optional", count(GunSiteKind::Optional));
    let about = column![aside(voice.say(&count)), aside(voice.text("gui-gun-site-about"))].spacing(theme::STEP);
    column![container(palette(voice.text("gui-tools-gun-site"), rows)).height(Fill)]
        .push(facing)
        .push(container(about).padding(theme::NEAR))
        .into()
}

/// The selectable facings of a gun, in degrees clockwise from the top of the map.
const WAYS: [i16; 24] =
    [0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180, 195, 210, 225, 240, 255, 270, 285, 300, 315, 330, 345];

/// A facing, as an entry of a pick list.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Facing {
    degrees: Option<i16>,
    name: String,
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The choice of the facing of guns.
fn facing<'a>(chosen: Option<i16>, voice: &Voice) -> Element<'a, Message> {
    let way = |degrees: Option<i16>| Facing {
        degrees,
        name: match degrees {
            None => voice.text("gui-gun-facing-open"),
            Some(degrees) => voice.say(&Phrase::new("gui-gun-facing-degrees").with("degrees", degrees)),
        },
    };
    let ways: Vec<Facing> = std::iter::once(None).chain(WAYS.map(Some)).map(way).collect();
    let list = pick_list(ways, Some(way(chosen)), |way| Message::GunFacingPicked(way.degrees));
    let list = list.text_size(theme::TEXT).padding([2, 8]).width(Fill);
    let about = hinted(list, voice.text("gui-gun-facing-about"), tooltip::Position::Bottom);
    container(column![group(voice.text("gui-gun-facing")), about].spacing(theme::STEP)).padding(theme::NEAR).into()
}
