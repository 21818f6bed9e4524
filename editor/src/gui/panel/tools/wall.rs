//! The kinds of walls drawn from hex to hex, and the side of the path they are drawn on.

use iced::widget::{column, container, row, tooltip};
use iced::{Element, Fill};
use rules::edit::Hand;
use rules::map::HexsideKind;

use super::{Message, eraser, layers, palette, sample, swatch};
use crate::gui::board::{Paint, Swatches};
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme;
use crate::gui::tool::Toolbox;
use crate::gui::widget::{group, hinted, line, segment};
use crate::words::Voice;

/// The page of the wall tool.
pub(super) fn view<'a>(toolbox: Toolbox, swatches: &'a Swatches, voice: &Voice) -> Element<'a, Message> {
    let hands = [(Hand::Left, "gui-hand-left"), (Hand::Right, "gui-hand-right")].map(|(hand, word)| {
        let about = format!("{} ({})", voice.text("gui-hand-about"), key_of(Command::Hand));
        let choice = segment(voice.text(word), Fill, toolbox.hand == hand, Message::HandPicked(hand));
        hinted(container(choice).width(Fill), about, tooltip::Position::Bottom)
    });
    let hands = container(row(hands).spacing(2)).style(theme::bar);
    let hands = column![group(voice.text("gui-tools-hand")), hands].spacing(theme::STEP);
    let kinds = HexsideKind::ALL.into_iter().filter(|kind| kind.is_wall() || *kind == HexsideKind::Clear).map(|kind| {
        let (chosen, press) = (toolbox.kind == kind, Message::KindPicked(kind));
        if kind == HexsideKind::Clear {
            return eraser("gui-tools-eraser", "gui-tools-eraser-about", chosen, press, voice);
        }
        let about = voice.text("gui-tools-kind-about");
        swatch(sample(Paint::Hexside(kind), swatches), voice.text(&kind.word()), about, chosen, press)
    });
    column![
        layers(toolbox, voice),
        container(hands).padding(theme::NEAR),
        line(),
        palette(voice.text("gui-tools-wall"), kinds),
    ]
    .into()
}
