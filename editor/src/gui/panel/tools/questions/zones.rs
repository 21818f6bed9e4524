//! The zones of control of each side.

use iced::widget::{column, row};
use iced::{Element, Fill};
use rules::side::Side;

use super::{Asked, Message, said};
use crate::gui::questions::position::AskedPosition;
use crate::gui::theme;
use crate::gui::widget::{aside, group, segment};
use crate::question::zones::Zones;
use crate::words::Voice;

/// Lays out the page of zones of control.
pub(super) fn view<'a>(asked: Asked<'a>, scene: &'a AskedPosition, voice: &Voice) -> Element<'a, Message> {
    let zones = asked.questions.zones();
    let sides = [None, Some(Side::Texan), Some(Side::Mexican)].map(|side| {
        let word = voice.text(side.map_or("gui-zones-both", Side::word));
        segment(word, Fill, zones.whose() == side, Message::ZonesPicked(side))
    });
    let counts = zones.shown().map(|zones| said(&zones.heading(), voice));
    let mut page = column![row(sides).spacing(2)].extend(counts).push(aside(voice.text("gui-zones-letters")));
    if let Some(hex) = asked.hovered.or(asked.chosen) {
        let by: Vec<_> = zones.in_hex(scene, hex).map(|(spot, by)| Zones::told(&scene.game, spot, by)).collect();
        if !by.is_empty() {
            page = page.push(group(voice.text("gui-zones-by"))).extend(by.iter().map(|own| said(own, voice)));
        }
    }
    page.spacing(theme::NEAR).into()
}
