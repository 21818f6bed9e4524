//! An attack before the die: its odds, and the buttons that make it.

use iced::Element;
use iced::widget::{Column, column, row, toggler};
use rules::play::Attack;

use super::super::tools::{attack, chance_line, rule_of};
use super::{Message, big, said};
use crate::gui::play::{AnyTable, Play};
use crate::gui::theme;
use crate::gui::widget::{focusable, group, unquoted};
use crate::words::Voice;

/// The buttons that make the attack of the counter in hand, each with the chance that it has any effect.
pub(super) fn buttons<'a>(play: &'a Play, table: &'a AnyTable, voice: &Voice) -> Option<Element<'a, Message>> {
    let ways = ways(play, table);
    if ways.is_empty() {
        return None;
    }
    let buttons = ways.into_iter().map(|own| big(label(play, own, voice), Message::Did(own.decision.clone())));
    Some(row(buttons).spacing(theme::NEAR).wrap().vertical_spacing(theme::STEP).into())
}

/// The odds of the attack of the counter in hand on its target, one kind of attack below the other.
pub(super) fn view<'a>(play: &'a Play, table: &'a AnyTable, voice: &Voice) -> Option<Element<'a, Message>> {
    let odds = play.pick().odds.as_ref()?;
    let ways: Vec<_> = ways(play, table).into_iter().map(|own| way(play, own, voice)).collect();
    if ways.is_empty() {
        return None;
    }
    let details = toggler(play.details)
        .label(voice.text("gui-play-details"))
        .text_size(theme::SMALL)
        .size(14)
        .spacing(theme::NEAR)
        .on_toggle(Message::DetailsAsked);
    let details = focusable(details, Some(Message::DetailsAsked(!play.details)));
    let heading = odds.heading.clone().filter(|_| !table.is_answer());
    let heading = heading.map(|heading| said(&play.names_seen().put(heading), voice));
    Some(column![].push(heading).extend(ways).push(details).spacing(theme::NEAR).into())
}

/// The kinds of attack that are legal now.
fn ways<'a>(play: &'a Play, table: &AnyTable) -> Vec<&'a Attack> {
    let attacks = play.pick().odds.iter().flat_map(|odds| &odds.attacks);
    attacks.filter(|own| table.decisions().iter().any(|decision| decision.text == own.decision)).collect()
}

/// The label of a kind of attack.
fn label(play: &Play, own: &Attack, voice: &Voice) -> String {
    unquoted(&voice.say(&play.names_seen().put(own.label.clone())))
}

fn way<'a>(play: &Play, own: &Attack, voice: &Voice) -> Element<'a, Message> {
    let head = group(label(play, own, voice));
    if play.details {
        let reckoning = attack(&own.reckoning, &own.chances, |rule| rule_of(rule, voice), voice);
        return column![head, reckoning].spacing(theme::STEP).into();
    }
    let lines = own.chances.iter().map(|(what, chance)| chance_line(what, *chance, voice));
    column![head, Column::with_children(lines).spacing(2)].spacing(2).into()
}
