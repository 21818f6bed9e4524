//! The choice of players and number of games, and the button that starts or stops.

use iced::widget::{button, column, pick_list, row, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::side::Side;
use rules::systems::roster;

use super::{Message, Playtest};
use crate::gui::keymap::{Command, key_of};
use crate::gui::panel::player::Named;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, hinted, words};
use crate::words::Voice;

/// The numbers of games to pick from.
const NUMBERS: [u32; 4] = [100, 500, 2000, 10_000];
/// The width of the controls.
const WIDTH: f32 = 220.0;

impl Playtest {
    pub(super) fn controls<'a>(&self, voice: &Voice) -> Element<'a, Message> {
        let player = |side: Side, id| {
            let entry = |name| Named::new(name, voice);
            let names: Vec<Named> = roster(self.system).iter().map(|own| entry(own.name)).collect();
            let chosen = entry(self.players[side.index()]);
            let list = pick_list(names, Some(chosen), move |own| Message::PlayerPicked(side, own.name))
                .text_size(theme::SMALL)
                .padding([2, 8])
                .width(Fill);
            row![text(voice.text(id)).size(theme::SMALL).width(72), list].spacing(theme::NEAR).align_y(Center)
        };
        let numbers = pick_list(NUMBERS, Some(self.games), Message::GamesPicked)
            .text_size(theme::SMALL)
            .padding([2, 8])
            .width(Fill);
        let games = text(voice.text("gui-playtest-games")).size(theme::SMALL).width(72);
        column![
            self.button(voice),
            player(Side::Texan, "gui-play-texans"),
            player(Side::Mexican, "gui-play-mexicans"),
            row![games, numbers].spacing(theme::NEAR).align_y(Center),
        ]
        .spacing(theme::STEP)
        .width(WIDTH)
        .into()
    }

    fn button<'a>(&self, voice: &Voice) -> Element<'a, Message> {
        let key = key_of(Command::Playtest);
        if self.is_running() {
            let face = row![Icon::Stop.tinted(Tint::Ink), words(voice.text("gui-cancel"))].spacing(6).align_y(Center);
            let press = button(face).padding([6, 12]).style(theme::outlined).on_press(Message::Cancelled);
            return hinted(press, format!("{} ({key})", voice.text("gui-playtest-cancel")), tooltip::Position::Top);
        }
        let name = voice.say(&Phrase::new("gui-playtest-start").count("games", self.games as usize));
        let face = row![Icon::Play.tinted(Tint::OnAccent), words(name)].spacing(6).align_y(Center);
        let press = button(face).padding([6, 12]).style(theme::primary).on_press(Message::Asked);
        hinted(press, format!("{} ({key})", voice.text("gui-playtest-about")), tooltip::Position::Top)
    }
}
