//! The layers and the palette of hexside kinds.

use iced::Element;
use iced::widget::column;
use rules::map::HexsideKind;

use super::{Message, eraser, layers, palette, sample, swatch};
use crate::gui::board::{Paint, Swatches};
use crate::gui::tool::Toolbox;
use crate::gui::widget::line;
use crate::words::Voice;

/// The page of the hexside brush.
pub(super) fn view<'a>(toolbox: Toolbox, swatches: &'a Swatches, voice: &Voice) -> Element<'a, Message> {
    let kinds = HexsideKind::ALL.into_iter().filter(|kind| *kind != HexsideKind::Breach).map(|kind| {
        let (chosen, press) = (toolbox.kind == kind, Message::KindPicked(kind));
        if kind == HexsideKind::Clear {
            return eraser("gui-tools-eraser", "gui-tools-eraser-about", chosen, press, voice);
        }
        let about = voice.text("gui-tools-kind-about");
        swatch(sample(Paint::Hexside(kind), swatches), voice.text(&kind.word()), about, chosen, press)
    });
    column![layers(toolbox, voice), line(), palette(voice.text("gui-tools-kind"), kinds)].into()
}
