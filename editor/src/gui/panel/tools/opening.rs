//! The choice of openings for a hexside.

use iced::Element;
use rules::map::HexsideKind;

use super::{Message, eraser, palette, sample, swatch};
use crate::gui::board::{Paint, Swatches};
use crate::gui::tool::{Toolbox, opening};
use crate::words::Voice;

/// The page of the opening tool.
pub(super) fn view<'a>(toolbox: Toolbox, swatches: &'a Swatches, voice: &Voice) -> Element<'a, Message> {
    let rows = opening::KINDS.map(|kind| {
        let (chosen, press) = (toolbox.opening == kind, Message::OpeningPicked(kind));
        let about = match kind {
            HexsideKind::Clear => {
                return eraser("gui-tools-eraser", "gui-tools-eraser-about", chosen, press, voice);
            }
            HexsideKind::Gunslit => "gui-opening-gunslit-about",
            HexsideKind::GunRamp => "gui-opening-ramp-about",
            _ => "gui-opening-doorway-about",
        };
        swatch(sample(Paint::Hexside(kind), swatches), voice.text(&kind.word()), voice.text(about), chosen, press)
    });
    palette(voice.text("gui-tools-opening"), rows)
}
