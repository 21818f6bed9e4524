//! The controls of the search: values, share, side, players, games, and the button that starts or stops.

use iced::widget::{Column, button, pick_list, row, text, text_input, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::playtest::ScenarioChange;
use rules::side::Side;
use rules::systems::roster;

use super::goal::NUMBERS;
use super::{Field, Message, Tuning};
use crate::gui::panel::player::Named;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, hinted, pressed, segment, words};
use crate::words::Voice;

/// The width of the field labels, in px.
const NAMES: f32 = 92.0;
/// The width of a number field, in px.
const NUMBER: f32 = 64.0;

impl Tuning {
    /// The controls for the figure with this name.
    pub(super) fn controls<'a>(&'a self, name: &str, voice: &Voice) -> Element<'a, Message> {
        let number = |field: Field| {
            text_input("", self.goal.typed(field))
                .id(field.id())
                .size(theme::TEXT)
                .padding([4, 6])
                .width(NUMBER)
                .on_input(move |typed| Message::Typed(field, typed))
        };
        let line = |id: &str, own: Vec<Element<'a, Message>>| -> Element<'a, Message> {
            let name = text(voice.text(id)).size(theme::SMALL).width(NAMES);
            row![name].extend(own).spacing(theme::NEAR).align_y(Center).into()
        };
        let values = ScenarioChange::is_ordered(name).then(|| {
            let to = text(voice.text("tuning-to")).size(theme::SMALL);
            line("tuning-from", vec![number(Field::From).into(), to.into(), number(Field::To).into()])
        });
        let sides = Side::ALL.map(|side| {
            let id = if side == Side::Texan { "gui-play-texans" } else { "gui-play-mexicans" };
            segment(voice.text(id), 96, self.goal.side == side, Message::SidePicked(side))
        });
        let within = text("±").size(theme::TEXT);
        let share = vec![number(Field::Share).into(), within.into(), number(Field::Within).into()];
        let games = pick_list(NUMBERS, Some(self.goal.games), Message::GamesPicked)
            .text_size(theme::SMALL)
            .padding([2, 8])
            .width(Fill);
        Column::new()
            .push(values)
            .push(line("tuning-side", sides.into_iter().collect()))
            .push(line("tuning-share", share))
            .push(self.player(Side::Texan, "gui-play-texans", voice))
            .push(self.player(Side::Mexican, "gui-play-mexicans", voice))
            .push(line("tuning-games", vec![games.into()]))
            .push(self.button(voice))
            .spacing(theme::NEAR)
            .into()
    }

    fn player<'a>(&self, side: Side, id: &str, voice: &Voice) -> Element<'a, Message> {
        let entry = |name| Named::new(name, voice);
        let names: Vec<Named> = roster(self.system).iter().map(|own| entry(own.name)).collect();
        let list =
            pick_list(names, Some(entry(self.players[side.index()])), move |own| Message::PlayerPicked(side, own.name))
                .text_size(theme::SMALL)
                .padding([2, 8])
                .width(Fill);
        let name = Phrase::new("tuning-player").word("side", id);
        row![text(voice.say(&name)).size(theme::SMALL).width(NAMES), list].spacing(theme::NEAR).align_y(Center).into()
    }

    fn button<'a>(&self, voice: &Voice) -> Element<'a, Message> {
        if self.is_running() {
            let face = row![Icon::Stop.tinted(Tint::Ink), words(voice.text("gui-cancel"))].spacing(6).align_y(Center);
            let press = pressed(button(face).padding([6, 12]).style(theme::outlined), Message::Cancelled);
            return hinted(press, voice.text("tuning-cancel"), tooltip::Position::Top);
        }
        let face =
            row![Icon::Play.tinted(Tint::OnAccent), words(voice.text("tuning-start"))].spacing(6).align_y(Center);
        let press = pressed(button(face).padding([6, 12]).style(theme::primary), Message::Asked);
        hinted(press, voice.text("tuning-how"), tooltip::Position::Top)
    }
}
