//! Dice and draws that are due: entered as they came up on the table, or rolled by the program.

use iced::widget::{Column, button, column, row, text};
use iced::{Center, Element};
use rules::phrase::Phrase;
use rules::play::{Fraction, Stakes};

use super::super::tools::chance_line;
use super::{Message, choice, said};
use crate::gui::play::{AnyTable, Play};
use crate::gui::theme;
use crate::gui::widget::{aside, line as rule, pressed, words};
use crate::words::Voice;

/// A button for every number that can come up.
pub(super) fn view<'a>(play: &Play, table: &AnyTable, voice: &Voice) -> Element<'a, Message> {
    let Some(dice) = table.dice() else { return words(voice.text("due-over")).into() };
    let sums = (dice.least()..=dice.most()).map(|sum| {
        let face = text(sum.to_string()).size(theme::TEXT).width(24).align_x(Center);
        pressed(button(face).padding([5, 4]).style(theme::outlined), Message::Rolled(sum))
    });
    let hint = if dice.is_draw() {
        Phrase::new("gui-play-draw-hint").count("things", usize::from(dice.faces))
    } else {
        Phrase::new("gui-play-dice-hint").count("dice", usize::from(dice.count))
    };
    let roll = choice(voice.text("gui-play-roll"), Message::RollAsked);
    let waits = play.is_held().then(|| aside(voice.text("gui-play-waits-roll")));
    column![
        said(&play.names_seen().put(table.due()), voice),
        aside(voice.say(&hint)),
        row(sums).spacing(2).wrap(),
        roll
    ]
    .push(waits)
    .push(table.stakes().map(|stakes| odds(play, &stakes, voice)))
    .spacing(theme::NEAR)
    .into()
}

/// The possible results of the dice, alone and together with the dice rolled at the same time.
fn odds<'a>(play: &Play, stakes: &Stakes, voice: &Voice) -> Element<'a, Message> {
    let line = |(what, chance): &(Phrase, Fraction)| chance_line(&play.names_seen().put(what.clone()), *chance, voice);
    let lines = |own: &[(Phrase, Fraction)]| Column::with_children(own.iter().map(line)).spacing(2);
    let together = (!stakes.together.is_empty()).then(|| column![rule(), lines(&stakes.together)].spacing(2));
    column![lines(&stakes.chances)].push(together).spacing(2).into()
}
