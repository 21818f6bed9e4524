//! The decision or roll that is due: a sentence, and every answer that has a button.

use iced::widget::{Column, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::play::{Actor, DecisionKind, Task};
use rules::side::Side;

use super::{Message, activation, attack, big, choice, cited, dice, hand, said, whose};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::play::activation::callers;
use crate::gui::play::{AnyTable, Play, PlayCommand, on_map_or_button};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, hinted, unquoted, words};
use crate::words::Voice;

/// The maximum height of the question with its answers, in px.
const MOST: f32 = 260.0;

/// The decision that is due, with every answer: always visible, whatever else the page shows.
pub(super) fn question<'a>(play: &'a Play, table: &'a AnyTable, voice: &Voice) -> Element<'a, Message> {
    let body = match (table.actor(), table.asked()) {
        (Actor::Over, _) => over(play, table, voice),
        (Actor::Chance, _) => dice::view(play, table, voice),
        (Actor::Player(side), None) => waits(play, table, side, voice),
        (Actor::Player(side), Some(_)) => column![whose(side, voice), said(&play.names_seen().put(table.due()), voice)]
            .push(answers(play, table, voice))
            .spacing(theme::NEAR)
            .into(),
    };
    // Many answers scroll on their own: what comes below keeps its place.
    let body = scrollable(container(body).padding(theme::BESIDE_BAR).width(Fill));
    container(body).max_height(MOST).width(Fill).into()
}

/// The counter in hand and the odds of its intended action, or a placeholder for them; `None` unless a person decides.
pub(super) fn details<'a>(
    play: &'a Play,
    table: &'a AnyTable,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Option<Element<'a, Message>> {
    table.asked()?;
    let (hand, strike) = (hand::view(play, table, document, voice), attack::view(play, table, voice));
    let calls = activation::view(play, table, voice);
    let empty =
        (hand.is_none() && strike.is_none() && calls.is_none()).then(|| aside(voice.text("gui-play-nothing-in-hand")));
    let page =
        column![].push(hand).push(calls).push(strike).push(empty).spacing(theme::NEAR).padding(theme::BESIDE_BAR);
    Some(scrollable(page).height(Fill).width(Fill).into())
}

/// The card while a computer player decides: which side, and what was decided last.
fn waits<'a>(play: &'a Play, table: &'a AnyTable, side: Side, voice: &Voice) -> Element<'a, Message> {
    let id = match (play.stands_still(), play.is_following()) {
        (true, _) => "gui-play-waits",
        (_, true) => "gui-play-plays",
        _ => "gui-play-thinks",
    };
    let name = voice.player(table.history().hand(side).name());
    // What a computer player considers in its own phase is not shown.
    let answers = table.is_answer();
    let due = answers.then(|| aside(unquoted(&voice.say(&play.names_seen().put(table.due())))));
    let skip = (!play.stands_still()).then(|| {
        let key = key_of(Command::Play(PlayCommand::Skip));
        hinted(
            choice(voice.text("gui-play-skip"), Message::Skipped),
            format!("{} ({key})", voice.text("gui-play-skip-about")),
            tooltip::Position::Bottom,
        )
    });
    let goes_on = play.stands_still().then(|| big(voice.text("gui-play-go-on"), Message::Held(false)));
    column![whose(side, voice), words(voice.say(&Phrase::new(id).with("name", name)))]
        .push(due)
        .push(skip)
        .push(goes_on)
        .spacing(theme::NEAR)
        .into()
}

/// The answers a person can give.
fn answers<'a>(play: &'a Play, table: &'a AnyTable, voice: &Voice) -> Element<'a, Message> {
    let pick = play.pick();
    let mut answers = on_map_or_button::buttons(table, pick.piece);
    if pick.odds.as_ref().is_some_and(|odds| !odds.attacks.is_empty()) {
        // They are listed with the other attacks.
        answers.retain(|decision| decision.kind != DecisionKind::StrikeBack);
    }
    let answers = answers.into_iter().map(|decision| {
        let name = label(play, table, &decision.text, voice);
        // Ending a phase is an ordinary button; the main button is the one that goes on.
        let message = Message::Did(decision.text.clone());
        if decision.is_usual { big(name, message) } else { choice(name, message) }
    });
    let hint = hint(table, pick.piece.is_some()).map(|id| aside(voice.text(id)));
    let rest = table.is_set_up().then(|| {
        hinted(
            choice(voice.text("gui-tray-complete"), Message::SetUpRest),
            format!("{} ({})", voice.text("gui-play-set-up-rest-about"), key_of(Command::SetUpRest)),
            tooltip::Position::Bottom,
        )
    });
    column![]
        .push(refusal(play, voice))
        .push(fork(play, table, voice))
        .push(attack::buttons(play, table, voice))
        .push(onward(play, table))
        .push(rest)
        .push(row(answers).spacing(theme::NEAR).wrap().vertical_spacing(theme::STEP))
        .push(hint)
        .spacing(theme::NEAR)
        .into()
}

/// The id of the hint on how to make a decision on the map.
fn hint(table: &AnyTable, in_hand: bool) -> Option<&'static str> {
    Some(match (table.task(), in_hand) {
        (Task::Place, _) if on_map_or_button::waiting(table).is_empty() => return None,
        (Task::Place, _) => "gui-play-hint-place",
        (Task::Plan, _) => "gui-play-hint-plot",
        (Task::Move, false) => "gui-play-hint-move",
        (Task::Move, true) => "gui-play-hint-move-to",
        (Task::Attack, false) => "gui-play-hint-attack",
        (Task::Attack, true) => "gui-play-hint-target",
        (Task::Retreat(_), _) => "gui-play-hint-retreat",
        (Task::Aim, _) => "gui-play-hint-aim",
        (Task::Answer, false) if !callers(table).is_empty() => "gui-play-hint-call",
        (Task::Answer, _) => return None,
    })
}

/// The reason why the last click did nothing.
pub(super) fn refusal<'a>(play: &'a Play, voice: &Voice) -> Option<Element<'a, Message>> {
    let no = play.pick().no.as_ref()?;
    let (first, rest) = no.said.split_first()?;
    let told = |said: &Phrase| unquoted(&voice.say(&play.names_seen().put(said.clone())));
    let head = text(told(first)).size(theme::TEXT).style(Tint::Error.text());
    let rule = no.rule.map(|rule| cited(rule, voice));
    let rest = rest.iter().map(|said| aside(told(said)).into());
    let said = row![container(head).width(Fill)].push(rule).spacing(theme::NEAR).align_y(Center);
    Some(Column::new().push(said).extend(rest).spacing(theme::STEP).into())
}

/// The spots of a hex to choose between.
pub(super) fn fork<'a>(play: &'a Play, table: &AnyTable, voice: &Voice) -> Option<Element<'a, Message>> {
    let fork = &play.pick().fork;
    if fork.is_empty() {
        return None;
    }
    let board = table.board();
    let picks = fork.iter().map(|spot| {
        let at = board.spot(*spot);
        choice(format!("{at} · {}", voice.text(hand::level_word(at.level))), Message::Chosen(*spot))
    });
    Some(
        column![words(voice.text("gui-play-fork")), row(picks).spacing(theme::NEAR).wrap()].spacing(theme::STEP).into(),
    )
}

/// The spots where a retreat can continue, for users for whom the map is too small.
fn onward<'a>(play: &'a Play, table: &AnyTable) -> Option<Element<'a, Message>> {
    if !matches!(table.task(), Task::Retreat(_)) {
        return None;
    }
    let board = table.board();
    let way: Vec<_> = play.pick().way.iter().map(|spot| board.shown(board.spot(*spot))).collect();
    let way = (!way.is_empty()).then(|| aside(way.join(" → ")));
    let spots = on_map_or_button::onward(table, &play.pick().way).into_iter().map(|spot| {
        let at = board.shown(board.spot(spot));
        choice(format!("→ {at}"), Message::Chosen(spot))
    });
    let spots = row(spots).spacing(theme::NEAR).wrap().vertical_spacing(theme::STEP);
    Some(column![].push(way).push(spots).spacing(theme::STEP).into())
}

/// The end of the game.
fn over<'a>(play: &Play, table: &AnyTable, voice: &Voice) -> Element<'a, Message> {
    let told = table.ending().map(|told| said(&play.names_seen().put(told), voice));
    column![said(&table.due(), voice)]
        .push(told)
        .push(aside(voice.text("gui-play-over-about")))
        .push(choice(voice.text("gui-play-again"), Message::PutAway))
        .spacing(theme::NEAR)
        .into()
}

/// The label of a decision on its button.
pub(super) fn label(play: &Play, table: &AnyTable, decision: &str, voice: &Voice) -> String {
    let label = table.label(decision).map(|label| unquoted(&voice.say(&play.names_seen().put(label))));
    label.unwrap_or_default()
}
