//! The position set by hand: any counter anywhere, any phase anew.

use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Center, Element, Fill};
use rules::alamo::{Amend, Order, PHASES, PieceId};
use rules::message::Message as Say;
use rules::side::Side;

use super::{Message, big, choice, decision, hand, opening, small};
use crate::gui::document::OpenDocument;
use crate::gui::play::Play;
use crate::gui::play::table::Table;
use crate::gui::theme;
use crate::gui::widget::{aside, group, heading, pressed, words};
use crate::words::Voice;

/// The upper part of the page while the position is set.
pub(super) fn view<'a>(
    play: &'a Play,
    table: &'a Table,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let done = big(voice.text("gui-play-amend-done"), Message::AmendAsked(false));
    let page = column![heading(voice.text("gui-play-amend")), aside(voice.text("gui-play-amend-hint"))]
        .push(in_hand(play, table, document, voice))
        .push(decision::refusal(play, voice))
        .push(decision::fork(play, table, voice))
        .push(done)
        .push(phases(voice))
        .push(group(voice.text("gui-play-hands")))
        .extend(Side::ALL.map(|side| opening::hands(play, side, voice)))
        .push(opening::rolls(play, voice))
        .push(off_map(play, table, document, voice))
        .spacing(theme::NEAR)
        .padding(theme::BESIDE_BAR);
    scrollable(page).height(Fill).width(Fill).into()
}

/// The counter in hand and what can be made of it.
fn in_hand<'a>(play: &Play, table: &Table, document: &OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let piece = play.pick().piece?;
    let (title, values) = hand::called(table, document, piece, voice);
    let state = table.position().of(piece);
    let own = table.game().piece(piece);
    let at = if state.is_on_map() { table.game().board().spot(state.at).to_string() } else { String::new() };
    let head = row![
        words(title).font(theme::BOLD).width(Fill),
        group(values),
        small(voice.text("gui-play-let-go"), voice.text("gui-play-let-go-about"), Message::LetGo),
    ];
    let mut deeds: Vec<(&str, Amend)> = Vec::new();
    if own.is_unit() {
        let orders = [
            ("gui-play-amend-good", Order::Good),
            ("gui-play-amend-disordered", Order::Disordered),
            ("gui-play-amend-routed", Order::Routed),
        ];
        let other = orders.into_iter().filter(|(_, order)| *order != state.order);
        deeds.extend(other.map(|(word, order)| (word, Amend::Order { unit: piece, order })));
    }
    if !own.is_battery() {
        let word = if state.flipped { "gui-play-amend-front" } else { "gui-play-amend-back" };
        deeds.push((word, Amend::Flip { piece, back: !state.flipped }));
    }
    if state.is_on_map() {
        deeds.push(("gui-play-amend-remove", Amend::Remove { piece }));
    }
    let deeds = deeds.into_iter().map(|(word, amend)| choice(voice.text(word), Message::Amended(amend)));
    let name = aside(format!("{} · {at}", own.name));
    let page = column![head.spacing(theme::NEAR).align_y(Center), name]
        .push(row(deeds).spacing(theme::STEP).wrap().vertical_spacing(theme::STEP));
    Some(page.spacing(theme::STEP).into())
}

/// The phases that can begin anew.
fn phases<'a>(voice: &Voice) -> Element<'a, Message> {
    let picks = PHASES.map(|phase| {
        let about = Say::new("amend-begin").word("phase", phase.name_word());
        small(voice.text(&phase.name_word()), voice.say(&about), Message::Amended(Amend::Begin { phase }))
    });
    column![group(voice.text("gui-play-amend-begin")), row(picks).spacing(2).wrap()].spacing(2).into()
}

/// The counters that are not on the map.
fn off_map<'a>(play: &Play, table: &Table, document: &OpenDocument, voice: &Voice) -> Option<Element<'a, Message>> {
    let position = table.position();
    let off: Vec<PieceId> = table.game().piece_ids().filter(|piece| !position.of(*piece).is_on_map()).collect();
    if off.is_empty() {
        return None;
    }
    let lines = off.into_iter().map(|piece| {
        let (title, values) = hand::called(table, document, piece, voice);
        let lit = play.pick().piece == Some(piece);
        let face = row![
            text(title).size(theme::TEXT).width(Fill),
            text(values).size(theme::SMALL),
            text(table.game().piece(piece).name.clone()).size(theme::SMALL).width(96),
        ];
        let face = face.spacing(theme::NEAR).align_y(Center);
        let press = iced::widget::button(face).padding([3, 6]).width(Fill).style(theme::flat(lit));
        container(pressed(press, Message::Taken(piece))).into()
    });
    Some(column![group(voice.text("gui-play-amend-off"))].push(Column::with_children(lines).spacing(1)).into())
}
