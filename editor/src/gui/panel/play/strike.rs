//! An attack before the die: its odds, and the buttons that make it.

use iced::widget::{Column, column, row, toggler};
use iced::{Center, Element, Fill};
use rules::alamo::{Action, Odds, Pending, Strike};

use super::super::tools::attack;
use super::{Message, big, said};
use crate::gui::play::table::Table;
use crate::gui::play::{Play, telling};
use crate::gui::theme;
use crate::gui::widget::{aside, group, keyed, unquoted, words};
use crate::inquiry::odds::Assault;
use crate::words::Voice;

/// The buttons that make the attack of the counter in hand, each with the chance that anything comes of it.
pub(super) fn buttons<'a>(play: &'a Play, table: &'a Table, voice: &Voice) -> Option<Element<'a, Message>> {
    let ways = ways(play, table);
    if ways.is_empty() {
        return None;
    }
    let buttons = ways.into_iter().map(|(strike, _)| {
        let action = action(table, strike);
        big(unquoted(&voice.say(&play.names_seen().put(telling::action(table, action)))), Message::Did(action))
    });
    Some(row(buttons).spacing(theme::NEAR).wrap().vertical_spacing(theme::STEP).into())
}

/// The odds of the attack of the counter in hand on its target, one way below the other.
pub(super) fn view<'a>(play: &'a Play, table: &'a Table, voice: &Voice) -> Option<Element<'a, Message>> {
    let assault = play.pick().assault.as_ref()?;
    let ways: Vec<_> =
        ways(play, table).into_iter().map(|(strike, odds)| way(play, table, assault, strike, odds, voice)).collect();
    if ways.is_empty() {
        return None;
    }
    let details = toggler(play.details)
        .label(voice.text("gui-play-details"))
        .text_size(theme::SMALL)
        .size(14)
        .spacing(theme::NEAR)
        .on_toggle(Message::DetailsAsked);
    let details = keyed(details, Some(Message::DetailsAsked(!play.details)));
    let attacks = table.position().pending.is_empty();
    let heading = attacks.then(|| said(&play.names_seen().put(assault.heading(table.game())), voice));
    Some(column![].push(heading).extend(ways).push(details).spacing(theme::NEAR).into())
}

/// The ways of attacking that are allowed now.
fn ways<'a>(play: &'a Play, table: &Table) -> Vec<&'a (Strike, Odds)> {
    let assault = play.pick().assault.iter();
    let attacks = assault.flat_map(|assault| &assault.attacks);
    attacks.filter(|(strike, _)| table.legal().contains(&action(table, strike))).collect()
}

/// What makes a strike: an attack, or the answer to one.
fn action(table: &Table, strike: &Strike) -> Action {
    match table.position().pending.last() {
        Some(Pending::Counter(_)) => Action::Counterattack { mode: strike.mode },
        _ => Action::Attack { by: strike.by, mode: strike.mode, target: strike.target },
    }
}

fn way<'a>(
    play: &Play,
    table: &Table,
    assault: &Assault,
    strike: &Strike,
    odds: &Odds,
    voice: &Voice,
) -> Element<'a, Message> {
    let action = action(table, strike);
    let head = group(unquoted(&voice.say(&play.names_seen().put(telling::action(table, action)))));
    if play.details {
        return column![head, attack(table.game(), assault, strike, odds, None, voice)].spacing(theme::STEP).into();
    }
    column![head, chances(table, odds, voice)].spacing(2).into()
}

/// Everything that can come of it.
fn chances<'a>(table: &Table, odds: &Odds, voice: &Voice) -> Element<'a, Message> {
    let lines = Assault::chances(table.game(), odds).into_iter().map(|(what, chance)| {
        let percent = format!("{} %", voice.decimal(chance.share() * 100.0));
        row![
            words(unquoted(&voice.say(&what))).width(Fill),
            aside(chance.to_string()),
            words(percent).font(theme::BOLD).width(56).align_x(iced::Right),
        ]
        .spacing(theme::NEAR)
        .align_y(Center)
        .into()
    });
    Column::with_children(lines).spacing(2).into()
}
