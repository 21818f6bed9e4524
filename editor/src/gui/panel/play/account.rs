//! What has happened, one sentence an event, under its Game-Turn and phase; and the way back to every decision.

use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Element, Fill};
use rules::alamo::{Event, Happening, Phase};
use rules::log::Made;
use rules::message::Message as Say;

use super::{Message, small};
use crate::gui::play::table::{Step, Table};
use crate::gui::play::{Play, account};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, group, unquoted, words};
use crate::words::Voice;

/// The lower part of the page: the end of the account is what is seen.
pub(super) fn view<'a>(play: &'a Play, table: &'a Table, voice: &Voice) -> Element<'a, Message> {
    let shown = account::shown(table, play.lines);
    if shown.steps.is_empty() {
        return container(aside(voice.text("gui-play-account-empty"))).padding(theme::APART).into();
    }
    let more = (shown.first > 0)
        .then(|| small(voice.text("gui-play-more"), voice.text("gui-play-more-about"), Message::MoreAsked));
    let mut lines: Vec<Element<'a, Message>> = Vec::new();
    let mut heading: Option<(u8, Phase)> = None;
    for (at, step) in shown.steps {
        if let Made::Amend(amend) = step.made {
            let now = (step.turn, step.phase);
            if heading.replace(now) != Some(now) {
                lines.push(title(now, voice));
            }
            let said = text(voice.say(&table.game().tell_amend(amend))).size(theme::TEXT).style(Tint::Warning.text());
            let back = small("↶".to_owned(), voice.text("gui-play-back-to"), Message::WentTo(at));
            lines.push(row![said.width(Fill), back].spacing(theme::NEAR).into());
        }
        for event in table.seen(at, play.viewer()) {
            if matches!(event.what, Happening::PhaseBegan { .. }) {
                continue;
            }
            let now = account::moment(step, event);
            if heading.replace(now) != Some(now) {
                lines.push(title(now, voice));
            }
            lines.push(told(table, at, step, event, voice));
        }
    }
    let page = column![].push(more).push(Column::with_children(lines).spacing(2)).padding(theme::BESIDE_BAR);
    scrollable(page).anchor_bottom().height(Fill).width(Fill).into()
}

fn title<'a>((turn, phase): (u8, Phase), voice: &Voice) -> Element<'a, Message> {
    let id = if phase.is_setup() { "replay-set-up" } else { "replay-moment" };
    let said = voice.say(&Say::new(id).with("turn", turn).word("phase", phase.name_word()));
    container(group(said)).padding(iced::padding::top(theme::STEP)).into()
}

/// A sentence with its rule; before the first one of a decision the way back to it.
fn told<'a>(table: &Table, at: usize, step: &Step, event: &Event, voice: &Voice) -> Element<'a, Message> {
    let said = words(unquoted(&voice.say(&table.game().tell(event)))).width(Fill);
    let first = step.events.iter().find(|own| !matches!(own.what, Happening::PhaseBegan { .. })) == Some(event);
    let everybody = table.hands().iter().all(|hand| !hand.is_person());
    let back = (first && !table.goes_on(at) && (table.is_decision(at) || everybody))
        .then(|| small("↶".to_owned(), voice.text("gui-play-back-to"), Message::WentTo(at)));
    row![said, super::cited(event.atom.id(), voice)].push(back).spacing(theme::NEAR).into()
}
