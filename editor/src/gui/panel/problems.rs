//! The list of findings: a click jumps to the place, a button mends what has one obvious remedy.

use iced::widget::{Column, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::lint::{Finding, Report, Severity};
use rules::message::Message as Say;

use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hinted, unquoted, words};
use crate::words::Voice;

/// What happened in the list. Findings are counted in the order of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A finding was chosen.
    Chosen(usize),
    /// The remedy of a finding was asked for.
    MendAsked(usize),
    /// Notes were shown or hidden.
    NotesSwitched(bool),
}

/// Which findings the list shows: notes only when asked for.
pub fn shown(report: &Report, notes: bool) -> impl Iterator<Item = (usize, &Finding)> {
    report.findings.iter().enumerate().filter(move |(_, finding)| notes || finding.severity != Severity::Note)
}

/// The list.
pub fn view<'a>(report: &Report, notes: bool, chosen: Option<usize>, voice: &Voice) -> Element<'a, Message> {
    let hidden = report.count(Severity::Note);
    let switch = (hidden > 0).then(|| {
        let id = if notes { "gui-problems-hide-notes" } else { "gui-problems-show-notes" };
        let face = text(voice.say(&Say::new(id).count("count", hidden))).size(theme::SMALL);
        container(button(face).padding([2, 8]).style(theme::flat(false)).on_press(Message::NotesSwitched(!notes)))
            .padding(theme::STEP)
    });
    let rows: Vec<_> = shown(report, notes).map(|(at, finding)| line(at, finding, chosen == Some(at), voice)).collect();
    if rows.is_empty() {
        let nothing = row![Icon::Good.tinted(Tint::Good), words(voice.text("gui-problems-none"))]
            .spacing(theme::NEAR)
            .align_y(Center);
        let about = aside(voice.text("gui-problems-about"));
        return column![column![nothing, about].spacing(theme::STEP).padding(theme::APART)].push(switch).into();
    }
    let list = Column::with_children(rows).spacing(1).padding(theme::STEP);
    scrollable(column![list].push(switch)).height(Fill).width(Fill).into()
}

fn line<'a>(at: usize, finding: &Finding, chosen: bool, voice: &Voice) -> Element<'a, Message> {
    let (icon, tint) = sign(finding.severity);
    let (tint, faint) = if chosen { (Tint::OnAccent, Tint::OnAccent) } else { (tint, Tint::Faint) };
    let place = text(voice.place(&finding.place).unwrap_or_default()).size(theme::SMALL).font(theme::BOLD).width(136);
    let said = column![
        text(unquoted(&voice.say(&finding.message))).size(theme::TEXT),
        text(unquoted(&voice.say(&finding.help))).size(theme::SMALL).style(faint.text()),
    ]
    .spacing(2)
    .width(Fill);
    let face = row![icon.tinted(tint), place, said].spacing(theme::NEAR).align_y(Center);
    let jump = hinted(
        button(face).padding([4, 8]).width(Fill).style(theme::flat(chosen)).on_press(Message::Chosen(at)),
        format!("{} · {}", voice.text("gui-problems-jump"), finding.lint),
        tooltip::Position::Top,
    );
    let mend = finding.fix.is_some().then(|| {
        let press = button(text(voice.text("gui-problems-mend")).size(theme::SMALL))
            .padding([4, 8])
            .style(theme::outlined)
            .on_press(Message::MendAsked(at));
        hinted(press, unquoted(&voice.say(&finding.help)), tooltip::Position::Left)
    });
    row![container(jump).width(Fill)].push(mend).spacing(theme::STEP).align_y(Center).into()
}

/// The sign of a severity.
pub const fn sign(severity: Severity) -> (Icon, Tint) {
    match severity {
        Severity::Error => (Icon::Error, Tint::Error),
        Severity::Warning => (Icon::Warning, Tint::Warning),
        Severity::Note => (Icon::Note, Tint::Faint),
    }
}
