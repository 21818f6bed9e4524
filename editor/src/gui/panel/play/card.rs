//! The card beside the pointer: the counters of a hex, and the odds of attacking an enemy there.

use iced::widget::{Column, column, container, row, text};
use iced::{Center, Element, Fill};
use rules::alamo::{Order, PieceId};

use super::{Message, hand};
use crate::gui::document::OpenDocument;
use crate::gui::play::table::Table;
use crate::gui::play::{Play, Pointed};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, line, unquoted, words};
use crate::inquiry::odds::Assault;
use crate::words::Voice;

/// How wide the card is, in px.
pub const WIDE: f32 = 250.0;
/// How many counters are named at the most.
const MOST: usize = 6;

/// The card of what the pointer is on.
pub fn view<'a>(play: &'a Play, document: &'a OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let (pointed, table) = (play.pointed()?, play.table()?);
    let counters = pointed.pieces.iter().take(MOST).map(|piece| counter(play, table, document, *piece, voice));
    let more = pointed.pieces.len().saturating_sub(MOST);
    let more = (more > 0).then(|| aside(format!("+ {more}")));
    let odds = odds(play, table, pointed, voice);
    let page = Column::with_children(counters).push(more).push(odds).spacing(theme::STEP);
    Some(container(page).padding(theme::NEAR).width(WIDE).style(theme::raised).into())
}

/// A counter with its values, and how it is.
fn counter<'a>(
    play: &Play,
    table: &Table,
    document: &OpenDocument,
    piece: PieceId,
    voice: &Voice,
) -> Element<'a, Message> {
    let (_, values) = hand::called(table, document, piece, voice);
    let state = table.position().of(piece);
    let level = hand::level_word(table.game().board().spot(state.at).level);
    let order = match state.order {
        Order::Good => None,
        Order::Disordered => Some("gui-play-disordered"),
        Order::Routed => Some("gui-play-routed"),
    };
    let order = order.map(|id| text(voice.text(id)).size(theme::SMALL).style(Tint::Warning.text()));
    let name = hand::name(play, table, piece, voice);
    let first = row![words(name).font(theme::BOLD).width(Fill), words(values)].align_y(Center);
    let origin = hand::origin(table, document, piece);
    let second = [origin, Some(voice.text(level))].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    column![first.spacing(theme::NEAR), row![aside(second).width(Fill)].push(order).spacing(theme::NEAR)].into()
}

/// Every way of attacking it, with its likeliest outcomes; or why there is none.
fn odds<'a>(play: &Play, table: &Table, pointed: &Pointed, voice: &Voice) -> Option<Element<'a, Message>> {
    let assault = pointed.assault.as_ref()?;
    let told = |said| unquoted(&voice.say(&play.names_seen().put(said)));
    if assault.attacks.is_empty() {
        let (_, refusal) = assault.refused.first()?;
        let said = text(told(refusal.message.clone())).size(theme::SMALL).style(Tint::Error.text());
        return Some(column![line(), row![container(said).width(Fill), aside(refusal.atom.id())]].into());
    }
    let mut lines = column![line()].spacing(2);
    for (strike, odds) in &assault.attacks {
        let action = rules::alamo::Action::Attack { by: strike.by, mode: strike.mode, target: strike.target };
        lines = lines.push(words(told(crate::gui::play::telling::action(table, action))).font(theme::BOLD));
        for (what, chance) in Assault::chances(table.game(), odds) {
            let percent = format!("{} %", voice.decimal(chance.share() * 100.0));
            lines = lines.push(row![aside(told(what)).width(Fill), text(percent).size(theme::SMALL)]);
        }
    }
    Some(lines.into())
}
