//! The outcome of a search: a sentence, the curve, and the button that sets the value.

use iced::widget::{Column, button, text};
use iced::{Element, Fill};
use rules::phrase::Phrase;
use rules::playtest::ScenarioChange;

use super::order::TuningOutcome;
use super::{Message, Tuning};
use crate::gui::document::OpenDocument;
use crate::gui::theme::{self, Mode, Tint};
use crate::gui::widget::{aside, pressed, unquoted, words};
use crate::report::tuned::figure_value;
use crate::words::Voice;

/// The answer. An outdated one is shown as such and cannot be set.
pub(super) fn view<'a>(
    page: &'a Tuning,
    outcome: &'a TuningOutcome,
    document: &OpenDocument,
    mode: Mode,
    voice: &Voice,
) -> Element<'a, Message> {
    let (tuned, is_stale) = (outcome.tuned(), page.is_stale(document));
    let mut sentences = tuned.sentences(voice).into_iter().map(|own| voice.say(&own));
    let verdict = sentences.next().map(|said| {
        let said = words(unquoted(&said)).font(theme::BOLD);
        if tuned.answer.found { said.style(Tint::Good.text()) } else { said.style(Tint::Ink.text()) }
    });
    let others = sentences.map(|said| aside(unquoted(&said)).into());
    let stale = is_stale.then(|| text(voice.text("tuning-stale")).size(theme::SMALL).style(Tint::Warning.text()));
    let set = outcome.value().map(|value| set(outcome, value, document, is_stale, voice));
    let chart = page.chart.view(outcome, &page.figures.called(outcome.figure(), document, voice), mode, voice);
    Column::new()
        .push(verdict)
        .push(stale)
        .push(set)
        .extend(others)
        .push(chart)
        .push(aside(voice.say(&tuned.about())))
        .spacing(theme::NEAR)
        .width(Fill)
        .into()
}

/// The button that sets the value, or a note that it is set.
fn set<'a>(
    outcome: &TuningOutcome,
    value: i32,
    document: &OpenDocument,
    is_stale: bool,
    voice: &Voice,
) -> Element<'a, Message> {
    let said = figure_value(outcome.figure(), value, voice);
    let now = ScenarioChange::figure_now(document.project(), outcome.figure()).map(|(now, _)| now);
    if now == Some(value) {
        return words(voice.say(&Phrase::new("tuning-is-set").with("value", said))).into();
    }
    let face = text(voice.say(&Phrase::new("tuning-set").with("value", said))).size(theme::TEXT);
    let face = button(face).padding([6, 12]).style(theme::primary);
    pressed(face, (!is_stale).then_some(Message::Taken))
}
