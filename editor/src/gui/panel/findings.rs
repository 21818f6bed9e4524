//! The findings about something, shown below its form.

use iced::widget::{Column, row, text};
use iced::{Center, Element, Fill};
use rules::report::{Finding, Report};

use crate::gui::panel::problems::sign;
use crate::gui::theme;
use crate::gui::widget::{aside, unquoted};
use crate::words::Voice;

/// The findings that satisfy `about`; `None` if there are none.
pub(super) fn about<'a, M: 'a>(
    report: &Report,
    about: impl Fn(&Finding) -> bool,
    voice: &Voice,
) -> Option<Element<'a, M>> {
    let mut found = report.findings.iter().filter(|finding| about(finding)).peekable();
    found.peek()?;
    let rows = found.map(|finding| {
        let (icon, tint) = sign(finding.severity);
        let said = text(unquoted(&voice.say(&finding.message))).size(theme::TEXT);
        let help = aside(unquoted(&voice.say(&finding.help)));
        row![icon.tinted(tint), Column::new().push(said).push(help).width(Fill)]
            .spacing(theme::NEAR)
            .align_y(Center)
            .into()
    });
    Some(Column::with_children(rows).spacing(theme::STEP).into())
}
