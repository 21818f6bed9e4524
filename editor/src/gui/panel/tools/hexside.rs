//! The layers and the palette of hexside kinds.

use iced::widget::{column, container, row, tooltip};
use iced::{Element, Fill};
use rules::map::HexsideKind;

use super::{Message, eraser, palette, sample, swatch};
use crate::gui::board::{Paint, Swatches};
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme;
use crate::gui::tool::{Coverage, Toolbox};
use crate::gui::widget::{group, hinted, line, segment};
use crate::words::Voice;

/// The page of the hexside brush.
pub(super) fn view<'a>(toolbox: Toolbox, swatches: &'a Swatches, voice: &Voice) -> Element<'a, Message> {
    let layers = row(Coverage::ALL.map(|coverage| {
        let about = format!("{} ({})", voice.text(coverage.about()), key_of(Command::Layers(coverage)));
        let chosen = toolbox.coverage == coverage;
        let choice = segment(voice.text(coverage.word()), chosen, Message::CoveragePicked(coverage)).width(Fill);
        hinted(container(choice).width(Fill), about, tooltip::Position::Bottom)
    }))
    .spacing(2);
    let kinds = HexsideKind::ALL.into_iter().filter(|kind| *kind != HexsideKind::Breach).map(|kind| {
        let (chosen, press) = (toolbox.kind == kind, Message::KindPicked(kind));
        if kind == HexsideKind::Clear {
            return eraser("gui-tools-eraser", "gui-tools-eraser-about", chosen, press, voice);
        }
        let about = voice.text("gui-tools-kind-about");
        swatch(sample(Paint::Hexside(kind), swatches), voice.text(&kind.word()), about, chosen, press)
    });
    let layers = column![group(voice.text("gui-tools-layer")), container(layers).style(theme::bar)];
    column![
        container(layers.spacing(theme::STEP)).padding(theme::NEAR),
        line(),
        palette(voice.text("gui-tools-kind"), kinds),
    ]
    .into()
}
