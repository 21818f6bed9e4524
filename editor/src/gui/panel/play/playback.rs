//! The controls for following the turns of the computer players: one decision back or forward, pause, skip, speed.

use std::fmt;

use iced::widget::{pick_list, row, space, tooltip};
use iced::{Center, Element, Fill};

use super::Message;
use crate::gui::keymap::{Command, key_of};
use crate::gui::play::playback_speed::PlaybackSpeed;
use crate::gui::play::{AnyTable, Play, PlayCommand};
use crate::gui::theme;
use crate::gui::widget::{Icon, focusable, hinted, icon_button};
use crate::words::Voice;

/// A playback speed with its name.
#[derive(Clone, PartialEq, Eq)]
struct Named {
    pace: PlaybackSpeed,
    title: String,
}

impl fmt::Display for Named {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.title)
    }
}

/// Builds the buttons.
pub(super) fn view<'a>(play: &Play, table: &AnyTable, voice: &Voice) -> Element<'a, Message> {
    let press = |icon, command: PlayCommand, message: Option<Message>| {
        icon_button(icon, format!("{} ({})", voice.text(command.word()), key_of(Command::Play(command))), message)
    };
    let computer = table.is_computers_turn();
    let goes = computer || play.is_following() || table.history().ahead() > 0;
    let hold = if play.stands_still() {
        let about = format!("{} ({})", voice.text("gui-play-go-on"), key_of(Command::Play(PlayCommand::Hold)));
        icon_button(Icon::Play, about, goes.then_some(Message::Held(false)))
    } else {
        press(Icon::Pause, PlayCommand::Hold, goes.then_some(Message::Held(true)))
    };
    let entry = |pace: PlaybackSpeed| Named { pace, title: voice.text(pace.word()) };
    let paces = pick_list(PlaybackSpeed::ALL.map(entry), Some(entry(play.pace)), |own| Message::PacePicked(own.pace))
        .text_size(theme::SMALL)
        .padding([2, 8]);
    let about = format!("{} ({})", voice.text(PlayCommand::Pace.word()), key_of(Command::Play(PlayCommand::Pace)));
    let paces = hinted(focusable(paces, Some(Message::PacePicked(play.pace.slower()))), about, tooltip::Position::Top);
    row![
        press(Icon::Earlier, PlayCommand::Earlier, table.history().beat_before().map(|_| Message::Earlier)),
        hold,
        press(Icon::Later, PlayCommand::Later, (computer || table.history().ahead() > 0).then_some(Message::Later)),
        press(Icon::Skip, PlayCommand::Skip, goes.then_some(Message::Skipped)),
        space().width(Fill),
        paces,
    ]
    .spacing(2)
    .align_y(Center)
    .into()
}
