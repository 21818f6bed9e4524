//! Setting the position by hand: any counter anywhere, any phase from its start.

use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Center, Element, Fill};
use rules::play::PieceId;
use rules::side::Side;

use super::{Message, big, choice, decision, hand, opening, small};
use crate::gui::document::OpenDocument;
use crate::gui::play::{AnyTable, Play};
use crate::gui::theme;
use crate::gui::widget::{aside, group, heading, pressed, words};
use crate::words::Voice;

/// The upper part of the page while the position is being set.
pub(super) fn view<'a>(
    play: &'a Play,
    table: &'a AnyTable,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let done = big(voice.text("gui-play-amend-done"), Message::AmendAsked(false));
    let page = column![heading(voice.text("gui-play-amend")), aside(voice.text("gui-play-amend-hint"))]
        .push(in_hand(play, table, document, voice))
        .push(decision::refusal(play, voice))
        .push(decision::fork(play, table, voice))
        .push(done)
        .push(phases(table, voice))
        .push(group(voice.text("gui-play-hands")))
        .extend(Side::ALL.map(|side| opening::hands(play, side, voice)))
        .push(opening::rolls(play, voice))
        .push(off_map(play, table, document, voice))
        .spacing(theme::NEAR)
        .padding(theme::BESIDE_BAR);
    scrollable(page).height(Fill).width(Fill).into()
}

/// The counter in hand and the ways to change it.
fn in_hand<'a>(play: &Play, table: &AnyTable, document: &OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let piece = play.pick().piece?;
    let (title, values) = hand::called(table, document, piece, voice);
    let at = table.token(piece).at.map(|at| table.board().spot(at).to_string()).unwrap_or_default();
    let head = row![
        words(title).font(theme::BOLD).width(Fill),
        group(values),
        small(voice.text("gui-play-let-go"), voice.text("gui-play-let-go-about"), Message::LetGo),
    ];
    let deeds = table.amends(piece).into_iter();
    let deeds = deeds.map(|(name, amend)| choice(voice.say(&name), Message::Amended(amend)));
    let name = aside(format!("{} · {at}", table.piece(piece).name));
    let page = column![head.spacing(theme::NEAR).align_y(Center), name]
        .push(row(deeds).spacing(theme::STEP).wrap().vertical_spacing(theme::STEP));
    Some(page.spacing(theme::STEP).into())
}

/// The phases that can be started anew.
fn phases<'a>(table: &AnyTable, voice: &Voice) -> Element<'a, Message> {
    let beginnings = table.beginnings().into_iter();
    let picks =
        beginnings.map(|(name, about, amend)| small(voice.say(&name), voice.say(&about), Message::Amended(amend)));
    column![group(voice.text("gui-play-amend-begin")), row(picks).spacing(2).wrap()].spacing(2).into()
}

/// The counters that are not on the map.
fn off_map<'a>(play: &Play, table: &AnyTable, document: &OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let off: Vec<PieceId> = table.pieces().filter(|piece| table.token(*piece).at.is_none()).collect();
    if off.is_empty() {
        return None;
    }
    let lines = off.into_iter().map(|piece| {
        let (title, values) = hand::called(table, document, piece, voice);
        let lit = play.pick().piece == Some(piece);
        let face = row![
            text(title).size(theme::TEXT).width(Fill),
            text(values).size(theme::SMALL),
            text(table.piece(piece).name.to_owned()).size(theme::SMALL).width(96),
        ];
        let face = face.spacing(theme::NEAR).align_y(Center);
        let press = iced::widget::button(face).padding([3, 6]).width(Fill).style(theme::flat(lit));
        container(pressed(press, Message::Taken(piece))).into()
    });
    Some(column![group(voice.text("gui-play-amend-off"))].push(Column::with_children(lines).spacing(1)).into())
}
