//! The kinds of gun sites.

use iced::widget::{column, container};
use iced::{Element, Fill};
use rules::map::{GunSiteKind, MapDocument};
use rules::message::Message as Say;

use super::{Message, eraser, palette, sample, swatch};
use crate::gui::board::{Paint, Swatches};
use crate::gui::theme;
use crate::gui::tool::{Toolbox, gun_site};
use crate::gui::widget::aside;
use crate::words::Voice;

/// The page of the gun sites.
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
    let count = |kind| map.gun_sites.iter().filter(|site| site.kind == kind).count();
    let count = Say::new("gui-gun-site-count")
        .count("printed", count(GunSiteKind::Printed))
        .count("optional", count(GunSiteKind::Optional));
    let about = column![aside(voice.say(&count)), aside(voice.text("gui-gun-site-about"))].spacing(theme::STEP);
    column![
        container(palette(voice.text("gui-tools-gun-site"), rows)).height(Fill),
        container(about).padding(theme::NEAR)
    ]
    .into()
}
