//! The methods of selecting hexes, and the commands for selected hexes.

use iced::Element;
use iced::Fill;
use iced::widget::{column, container, row, tooltip};
use rules::phrase::Phrase;

use super::{Message, command};
use crate::gui::keymap::Command;
use crate::gui::theme;
use crate::gui::tool::{SelectionMethod, Toolbox};
use crate::gui::widget::{aside, hinted, segment, words};
use crate::words::Voice;

/// The page of the selection tool for hexes.
pub(super) fn view<'a>(toolbox: Toolbox, chosen: usize, voice: &Voice) -> Element<'a, Message> {
    let ways = row(SelectionMethod::ALL.map(|area| {
        let choice = segment(
            voice.text(area.word()),
            Fill,
            toolbox.selection_method == area,
            Message::SelectionMethodPicked(area),
        );
        hinted(container(choice).width(Fill), voice.text(area.about()), tooltip::Position::Bottom)
    }));
    let any = chosen > 0;
    let said = if any {
        words(voice.say(&Phrase::new("gui-chosen").count("count", chosen)))
    } else {
        aside(voice.text("gui-selection-hint"))
    };
    column![
        container(ways.spacing(2)).style(theme::bar),
        said,
        command("gui-copy", "gui-copy-about", Command::Copy, any, voice),
        command("gui-cut", "gui-cut-about", Command::Cut, any, voice),
        command("gui-clear-area", "gui-clear-area-about", Command::Delete, any, voice),
        command("gui-wall-around", "gui-wall-around-about", Command::WallAround, any, voice),
        command("gui-choose-all", "gui-choose-all-about", Command::ChooseAll, true, voice),
        command("gui-paste", "gui-paste-about", Command::Paste, true, voice),
    ]
    .padding(theme::NEAR)
    .spacing(theme::NEAR)
    .into()
}
