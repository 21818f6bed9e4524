//! The errors that prevent a document from being played, shown on every page that plays it or asks about it.

use iced::widget::{Column, button, column, row, text};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::report::{Finding, Report};

use super::problems::sign;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, unquoted, words};
use crate::words::Voice;

/// The maximum number of errors shown; the others are in the list of problems.
const MANY: usize = 4;

/// The notice that the document cannot be played yet, and the first errors with their help. `problems` is the message
/// that opens the whole list, if possible.
pub(in crate::gui) fn view<'a, M: Clone + 'a>(report: &Report, problems: Option<M>, voice: &Voice) -> Element<'a, M> {
    let rows = report.findings.iter().take(MANY).map(|finding| line(finding, voice));
    let more = report.findings.len().saturating_sub(MANY);
    let more = (more > 0).then(|| aside(voice.say(&Phrase::new("gui-obstacles-more").count("errors", more))));
    let show = problems.map(|message| {
        button(words(voice.text("gui-ask-problems"))).padding([4, 10]).style(theme::outlined).on_press(message)
    });
    let said = words(told(report, voice)).style(Tint::Error.text());
    column![said].extend(rows).push(more).push(show).spacing(theme::NEAR).width(Fill).into()
}

/// The notice that the document cannot be played yet, in one sentence.
pub(in crate::gui) fn told(report: &Report, voice: &Voice) -> String {
    voice.say(&Phrase::new("gui-obstacles").count("errors", report.findings.len()))
}

fn line<'a, M: 'a>(finding: &Finding, voice: &Voice) -> Element<'a, M> {
    let (icon, tint) = sign(finding.severity);
    let place = voice.place(&finding.place).map(|place| text(place).size(theme::SMALL).font(theme::BOLD));
    let said = text(unquoted(&voice.say(&finding.message))).size(theme::TEXT);
    let help = aside(unquoted(&voice.say(&finding.help)));
    let told = Column::new().push(place).push(said).push(help).spacing(2).width(Fill);
    row![icon.tinted(tint), told].spacing(theme::NEAR).align_y(Center).into()
}
