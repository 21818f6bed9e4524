//! The account of the game, one sentence per event, grouped by Game-Turn and phase, with buttons to go back to each
//! decision.

use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Element, Fill};
use rules::play::Moment;

use super::{Message, small};
use crate::account::moment_named;
use crate::gui::play::account::{self, ShownLine};
use crate::gui::play::{AnyTable, Play};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, die, group, unquoted, words};
use crate::words::Voice;

/// The lower part of the page, scrolled to the end of the account.
pub(super) fn view<'a>(play: &'a Play, table: &'a AnyTable, voice: &Voice) -> Element<'a, Message> {
    let shown = account::shown(table, play.lines, play.viewer());
    if shown.lines.is_empty() {
        return container(aside(voice.text("gui-play-account-empty"))).padding(theme::APART).into();
    }
    let more =
        shown.cut.then(|| small(voice.text("gui-play-more"), voice.text("gui-play-more-about"), Message::MoreAsked));
    let mut lines: Vec<Element<'a, Message>> = Vec::new();
    let mut heading: Option<Moment> = None;
    for line in shown.lines {
        if heading.replace(line.moment) != Some(line.moment) {
            lines.push(title(table, line.moment, voice));
        }
        lines.push(told(play, line, voice));
    }
    let page = column![].push(more).push(Column::with_children(lines).spacing(2)).padding(theme::BESIDE_BAR);
    scrollable(page).anchor_bottom().height(Fill).width(Fill).into()
}

fn title<'a>(table: &AnyTable, moment: Moment, voice: &Voice) -> Element<'a, Message> {
    container(group(moment_named(table, moment, voice))).padding(iced::padding::top(theme::STEP)).into()
}

/// A sentence with its dice and its rule; before the first sentence of a decision, the button to go back to it.
fn told<'a>(play: &Play, line: ShownLine, voice: &Voice) -> Element<'a, Message> {
    // A hair space: the renderer erases a text only within its measured width, and some letters extend beyond it.
    let sentence = format!("\u{200a}{}", unquoted(&voice.say(&play.names_seen().put(line.said))));
    let sentence: Element<'a, Message> = match line.rule {
        Some(_) => words(sentence).width(Fill).into(),
        None => text(sentence).size(theme::TEXT).style(Tint::Warning.text()).width(Fill).into(),
    };
    let back = line.back.then(|| small("↶".to_owned(), voice.text("gui-play-back-to"), Message::WentTo(line.at)));
    row![]
        .push(line.dice.map(|(dice, sum)| die(dice.count, sum)))
        .push(sentence)
        .push(line.rule.map(|rule| super::cited(rule, voice)))
        .push(back)
        .spacing(theme::NEAR)
        .into()
}
