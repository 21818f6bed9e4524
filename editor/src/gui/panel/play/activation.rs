//! The units that the counter in hand calls to act, and the reasons why others are not called.

use iced::widget::{Column, column, container, row, text};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::play::{PieceId, Refusal};

use super::{Message, cited, hand, small};
use crate::gui::play::{AnyTable, Play};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, group, unquoted, words};
use crate::words::Voice;

/// The maximum number of units listed one by one.
const MOST: usize = 12;

/// The units that the counter in hand calls; `None` if no counter that calls units is in hand.
pub(super) fn view<'a>(play: &Play, table: &AnyTable, voice: &Voice) -> Option<Element<'a, Message>> {
    let summons = play.pick().summons.as_ref()?;
    let head = row![
        words(hand::name(play, table, summons.caller, voice)).font(theme::BOLD).width(Fill),
        small(voice.text("gui-play-let-go"), voice.text("gui-play-let-go-about"), Message::LetGo),
    ];
    let count = summons.called.len() + summons.bound.len();
    let called = words(voice.say(&Phrase::new("gui-play-calls").count("count", count))).width(Fill);
    let called = row![called, cited(summons.rule.id(), voice)].spacing(theme::NEAR).align_y(Center);
    let names: Vec<_> = summons.called.iter().map(|piece| hand::name(play, table, *piece, voice)).collect();
    let names = (!names.is_empty()).then(|| aside(names.join(", ")));
    let bound = told("gui-play-calls-bound", Tint::Warning, &summons.bound, play, voice);
    let left = told("gui-play-calls-not", Tint::Faint, &summons.left_out, play, voice);
    let page = column![head.spacing(theme::NEAR).align_y(Center), called].push(names).push(bound).push(left);
    Some(page.spacing(theme::NEAR).into())
}

/// Units with a note on each, and the rule it comes from.
fn told<'a>(
    title: &str,
    tint: Tint,
    units: &[(PieceId, Refusal)],
    play: &Play,
    voice: &Voice,
) -> Option<Element<'a, Message>> {
    let lines = units.iter().take(MOST).map(|(_, no)| {
        let said = unquoted(&voice.say(&play.names_seen().put(no.message.clone())));
        let said = text(said).size(theme::SMALL).style(tint.text());
        row![container(said).width(Fill), cited(no.atom.id(), voice)].spacing(theme::NEAR).align_y(Center).into()
    });
    let more = units.len().saturating_sub(MOST);
    let more = (more > 0).then(|| aside(format!("+ {more}")));
    let list = Column::new().push(group(voice.text(title))).extend(lines).push(more);
    (!units.is_empty()).then(|| list.spacing(2).into())
}
