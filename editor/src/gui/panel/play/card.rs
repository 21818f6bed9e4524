//! The card next to the pointer: the counters of a hex, and the odds of attacking an enemy there.

use iced::widget::{Column, column, container, row, text};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::play::PieceId;

use super::{Message, hand};
use crate::gui::document::OpenDocument;
use crate::gui::play::{AnyTable, Play, Pointed};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, line, unquoted, words};
use crate::words::Voice;

/// The width of the card, in px.
pub const WIDE: f32 = 250.0;
/// The maximum number of counters that are named.
const MOST: usize = 6;

/// The card for what the pointer is over; `None` if there is no game or nothing there.
pub fn view<'a>(play: &'a Play, document: &'a OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let (pointed, table) = (play.pointed()?, play.table()?);
    let counters = pointed.pieces.iter().take(MOST).map(|piece| counter(play, table, document, *piece, voice));
    let more = pointed.pieces.len().saturating_sub(MOST);
    let more = (more > 0).then(|| aside(format!("+ {more}")));
    let odds = odds(play, pointed, voice);
    let calls = pointed.summons.as_ref().map(|own| {
        let count = own.called.len() + own.bound.len();
        aside(voice.say(&Phrase::new("gui-play-calls").count("count", count)))
    });
    let page = Column::with_children(counters).push(more).push(calls).push(odds).spacing(theme::STEP);
    Some(container(page).padding(theme::NEAR).width(WIDE).style(theme::raised).into())
}

/// A counter with its values and its condition.
fn counter<'a>(
    play: &Play,
    table: &AnyTable,
    document: &OpenDocument,
    piece: PieceId,
    voice: &Voice,
) -> Element<'a, Message> {
    let (_, values) = hand::called(table, document, piece, voice);
    let token = table.token(piece);
    let level = token.at.map(|at| voice.text(hand::level_word(table.board().spot(at).level)));
    let order = hand::condition(token.condition, voice);
    let name = hand::name(play, table, piece, voice);
    let first = row![words(name).font(theme::BOLD).width(Fill), words(values)].align_y(Center);
    let origin = hand::origin(table, document, piece);
    let second = [origin, level].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    column![first.spacing(theme::NEAR), row![aside(second).width(Fill)].push(order).spacing(theme::NEAR)].into()
}

/// Every kind of attack on it, with the likeliest outcomes, or the reason why there is none.
fn odds<'a>(play: &Play, pointed: &Pointed, voice: &Voice) -> Option<Element<'a, Message>> {
    let odds = pointed.odds.as_ref()?;
    let told = |said: &Phrase| unquoted(&voice.say(&play.names_seen().put(said.clone())));
    if odds.attacks.is_empty() {
        let refusal = odds.refused.first()?;
        let said = text(told(&refusal.message)).size(theme::SMALL).style(Tint::Error.text());
        return Some(column![line(), row![container(said).width(Fill), aside(refusal.atom.id())]].into());
    }
    let mut lines = column![line()].spacing(2);
    for attack in &odds.attacks {
        lines = lines.push(words(told(&attack.label)).font(theme::BOLD));
        for (what, chance) in &attack.chances {
            let percent = voice.percent(chance.share());
            lines = lines.push(row![aside(told(what)).width(Fill), text(percent).size(theme::SMALL)]);
        }
    }
    Some(lines.into())
}
