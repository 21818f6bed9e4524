//! The account of the game, one sentence for each decision with its consequences, grouped by Game-Turn and phase, with
//! buttons to go back to each decision.

use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Element, Fill};
use rules::play::Moment;

use super::{Message, small};
use crate::account::{self, AccountEntry, moment_named};
use crate::gui::play::{AnyTable, Play};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, die, group, unquoted, words};
use crate::words::Voice;

/// The lower part of the page, scrolled to the end of the account.
pub(super) fn view<'a>(play: &'a Play, table: &'a AnyTable, voice: &Voice) -> Element<'a, Message> {
    let told = account::account(table, play.lines, play.viewer());
    if told.chapters.iter().all(|chapter| chapter.entries.iter().all(AccountEntry::is_silent)) {
        return container(aside(voice.text("gui-play-account-empty"))).padding(theme::APART).into();
    }
    let more =
        told.cut.then(|| small(voice.text("gui-play-more"), voice.text("gui-play-more-about"), Message::MoreAsked));
    let set_up = told.set_up(table, &play.names_seen(), voice);
    let mut lines: Vec<Element<'a, Message>> = set_up.iter().map(|own| aside(unquoted(own)).into()).collect();
    for chapter in told.chapters {
        lines.push(title(table, chapter.moment, voice));
        let entries = chapter.entries.into_iter().filter(|own| !own.is_silent());
        lines.extend(entries.map(|own| entry(play, &own, voice)));
        if let Some(tally) = chapter.tally.filter(|own| own.ended) {
            let told = voice.joined_sentences(tally.told(&play.names_seen(), voice));
            lines.push(container(aside(unquoted(&told))).padding(iced::padding::top(theme::NEAR)).into());
        }
    }
    if let Some(end) = told.end {
        let left = end.left(&play.names_seen(), voice);
        let told = voice.joined_sentences(end.told(voice).into_iter().chain([left]).collect());
        lines.push(container(aside(unquoted(&told))).padding(iced::padding::top(theme::STEP)).into());
    }
    let page = column![].push(more).push(Column::with_children(lines).spacing(2)).padding(theme::BESIDE_BAR);
    scrollable(page).anchor_bottom().height(Fill).width(Fill).into()
}

fn title<'a>(table: &AnyTable, moment: Moment, voice: &Voice) -> Element<'a, Message> {
    container(group(moment_named(table, moment, voice))).padding(iced::padding::top(theme::STEP)).into()
}

/// A sentence with its dice, and the rules behind it if they are asked for; the button to go back to the decision.
fn entry<'a>(play: &Play, entry: &AccountEntry, voice: &Voice) -> Element<'a, Message> {
    // A hair space: the renderer erases a text only within its measured width, and some letters extend beyond it.
    let sentence = format!("\u{200a}{}", unquoted(&account::told(&entry.lines, &play.names_seen(), voice)));
    let is_by_rule = entry.lines.iter().any(|line| line.rule.is_some());
    let sentence: Element<'a, Message> = if is_by_rule {
        words(sentence).width(Fill).into()
    } else {
        text(sentence).size(theme::TEXT).style(Tint::Warning.text()).width(Fill).into()
    };
    let rolled: Vec<_> = entry.lines.iter().filter_map(|line| line.dice).collect();
    let dice = rolled.iter().map(|(dice, sum)| die(dice.count, *sum));
    let told = match rolled.len() {
        0 => sentence,
        1 => row![].extend(dice).push(sentence).spacing(theme::NEAR).into(),
        _ => column![row(dice).spacing(theme::NEAR).wrap(), sentence].spacing(2).into(),
    };
    let rules = if play.cites { entry.rules() } else { Vec::new() };
    let cited = (!rules.is_empty())
        .then(|| row(rules.into_iter().map(|rule| super::cited(rule, voice))).spacing(theme::NEAR).wrap());
    let back = entry.back.then(|| small("↶".to_owned(), voice.text("gui-play-back-to"), Message::WentTo(entry.from)));
    let remarks = entry.remarks.iter().map(|own| {
        text(unquoted(&voice.say(&own.said))).size(theme::TEXT).style(Tint::Warning.text()).width(Fill).into()
    });
    let told = column![told].extend(remarks).push(cited).width(Fill);
    // Letters of every line may extend beyond the text; the paper behind it is what is drawn anew when it moves.
    container(row![told].push(back).spacing(theme::NEAR)).padding([0, 2]).style(theme::paper).into()
}
