//! The decision or the roll that is due: in a sentence, with every answer that has a button.

use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Center, Element, Fill};
use rules::alamo::Action;
use rules::play::Actor;

use super::{Message, big, choice, cited, dice, hand, said, series, strike, whose};
use crate::gui::document::OpenDocument;
use crate::gui::play::matter::{self, Matter};
use crate::gui::play::table::Table;
use crate::gui::play::{Play, telling};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, line, unquoted, words};
use crate::words::Voice;

/// The upper part of the page.
pub(super) fn view<'a>(
    play: &'a Play,
    table: &'a Table,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let body = match (table.actor(), table.asked()) {
        (Actor::Over, _) => over(table, voice),
        (Actor::Chance, _) => dice::view(play, table, voice),
        (Actor::Player(side), None) => {
            let id = if play.is_held() { "gui-play-waits" } else { "gui-play-thinks" };
            let name = table.hand(side).name();
            // What it makes of its own phase is its own affair.
            let answers = !table.position().pending.is_empty();
            column![whose(side, voice), words(voice.say(&rules::message::Message::new(id).with("name", name)))]
                .push(answers.then(|| aside(unquoted(&voice.say(&telling::due(table))))))
                .spacing(theme::NEAR)
                .into()
        }
        (Actor::Player(side), Some(_)) => column![whose(side, voice), said(&telling::due(table), voice)]
            .push(asked(play, table, document, voice))
            .spacing(theme::NEAR)
            .into(),
    };
    let on = table.actor() != Actor::Over;
    let series = on.then(|| column![line(), series::view(play, document, voice)].spacing(theme::NEAR));
    let page = column![body].push(series);
    let page = page.spacing(theme::NEAR).padding(theme::BESIDE_BAR);
    scrollable(page).height(Fill).width(Fill).into()
}

/// What a person can answer.
fn asked<'a>(play: &'a Play, table: &'a Table, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let pick = play.pick();
    let mut answers = matter::buttons(table, pick.piece);
    if pick.assault.as_ref().is_some_and(|assault| !assault.attacks.is_empty()) {
        // They stand above their odds.
        answers.retain(|action| !matches!(action, Action::Counterattack { .. }));
    }
    let answers = answers.into_iter().map(|action| {
        let name = unquoted(&voice.say(&telling::action(table, action)));
        // What ends a phase is one button among others; the one to press is what goes on.
        let lone = matches!(action, Action::Commit | Action::Advance | Action::Accept | Action::Counterattack { .. });
        if lone { big(name, Message::Did(action)) } else { choice(name, Message::Did(action)) }
    });
    let hint = hint(table, pick.piece.is_some()).map(|id| aside(voice.text(id)));
    column![]
        .push(hand::view(play, table, document, voice))
        .push(refusal(play, voice))
        .push(fork(play, table, voice))
        .push(strike::view(play, table, voice))
        .push(hint)
        .push(onward(play, table))
        .push(row(answers).spacing(theme::NEAR).wrap().vertical_spacing(theme::STEP))
        .spacing(theme::NEAR)
        .into()
}

/// How to go about what is decided on the map.
fn hint(table: &Table, in_hand: bool) -> Option<&'static str> {
    Some(match (Matter::of(table), in_hand) {
        (Matter::Place, _) if matter::waiting(table).is_empty() => return None,
        (Matter::Place, _) => "gui-play-hint-place",
        (Matter::Plot, _) => "gui-play-hint-plot",
        (Matter::Move, false) => "gui-play-hint-move",
        (Matter::Move, true) => "gui-play-hint-move-to",
        (Matter::Attack, false) => "gui-play-hint-attack",
        (Matter::Attack, true) => "gui-play-hint-target",
        (Matter::Retreat(_), _) => "gui-play-hint-retreat",
        (Matter::Aim, _) => "gui-play-hint-aim",
        (Matter::Answer, _) => return None,
    })
}

/// Why the last click did nothing.
pub(super) fn refusal<'a>(play: &'a Play, voice: &Voice) -> Option<Element<'a, Message>> {
    let no = play.pick().no.as_ref()?;
    let (first, rest) = no.said.split_first()?;
    let head = text(unquoted(&voice.say(first))).size(theme::TEXT).style(Tint::Error.text());
    let rule = no.rule.map(|rule| cited(rule, voice));
    let rest = rest.iter().map(|said| aside(unquoted(&voice.say(said))).into());
    let said = row![container(head).width(Fill)].push(rule).spacing(theme::NEAR).align_y(Center);
    Some(Column::new().push(said).extend(rest).spacing(theme::STEP).into())
}

/// The spots of a hex between which to choose.
pub(super) fn fork<'a>(play: &'a Play, table: &Table, voice: &Voice) -> Option<Element<'a, Message>> {
    let fork = &play.pick().fork;
    if fork.is_empty() {
        return None;
    }
    let board = table.game().board();
    let picks = fork.iter().map(|spot| {
        let at = board.spot(*spot);
        choice(format!("{at} · {}", voice.text(hand::level_word(at.level))), Message::Chosen(*spot))
    });
    Some(
        column![words(voice.text("gui-play-fork")), row(picks).spacing(theme::NEAR).wrap()].spacing(theme::STEP).into(),
    )
}

/// Where a retreat can go on, for whom the map is too small.
fn onward<'a>(play: &'a Play, table: &Table) -> Option<Element<'a, Message>> {
    if !matches!(Matter::of(table), Matter::Retreat(_)) {
        return None;
    }
    let board = table.game().board();
    let way: Vec<_> = play.pick().way.iter().map(|spot| board.shown(board.spot(*spot))).collect();
    let way = (!way.is_empty()).then(|| aside(way.join(" → ")));
    let spots = matter::onward(table, &play.pick().way).into_iter().map(|spot| {
        let at = board.shown(board.spot(spot));
        choice(format!("→ {at}"), Message::Chosen(spot))
    });
    let spots = row(spots).spacing(theme::NEAR).wrap().vertical_spacing(theme::STEP);
    Some(column![].push(way).push(spots).spacing(theme::STEP).into())
}

/// How the game has ended.
fn over<'a>(table: &Table, voice: &Voice) -> Element<'a, Message> {
    let events = table.steps().iter().rev().flat_map(|step| step.events.iter().rev());
    let mut ends = events.filter(|event| matches!(event.what, rules::alamo::Happening::Ended { .. }));
    let told = ends.next().map(|event| said(&table.game().tell(event), voice));
    column![said(&telling::due(table), voice)]
        .push(told)
        .push(aside(voice.text("gui-play-over-about")))
        .push(choice(voice.text("gui-play-again"), Message::PutAway))
        .spacing(theme::NEAR)
        .into()
}
