//! The list of findings: a click jumps to the place, a button applies the fix if there is one obvious remedy.

mod remedy;
mod wording;

use std::sync::Arc;

use iced::widget::{Column, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::report::{Finding, Report, Severity};

use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hinted, icon_button, pressed, words};
use crate::words::Voice;

pub use remedy::Remedy;
use wording::Worded;
pub use wording::Wording;

/// The maximum number of findings listed at a time: a map that is broken everywhere has thousands, and each is laid out
/// again whenever anything happens in the window.
const PAGE: usize = 50;

/// An event in the list. Findings are given by their index in the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A finding was chosen.
    Chosen(usize),
    /// The fix of a finding was requested.
    MendAsked(usize),
    /// The page of a finding was requested.
    PageAsked(usize),
    /// Notes were shown or hidden.
    NotesSwitched(bool),
}

/// The findings to list, with their indices in the report: notes only if `notes` is set.
pub fn shown(report: &Report, notes: bool) -> impl Iterator<Item = (usize, &Arc<Finding>)> {
    report.findings.iter().enumerate().filter(move |(_, finding)| notes || finding.severity != Severity::Note)
}

/// The context the list is shown in.
#[derive(Debug, Clone, Copy)]
pub struct ProblemsContext<'a> {
    /// The document with its findings.
    pub document: &'a OpenDocument,
    /// Whether notes are shown.
    pub notes: bool,
    /// The highlighted finding.
    pub chosen: Option<usize>,
    /// The wording of the findings listed last.
    pub wording: &'a Wording,
}

/// Builds the list.
pub fn view<'a>(list: ProblemsContext<'_>, voice: &Voice) -> Element<'a, Message> {
    let ProblemsContext { document, notes, chosen, wording } = list;
    let report = document.report();
    let id = match report.count(Severity::Note) {
        _ if !notes => Phrase::new("gui-problems-show-notes"),
        count => Phrase::new("gui-problems-hide-notes").count("count", count),
    };
    let face = text(voice.say(&id)).size(theme::SMALL);
    let switch = pressed(button(face).padding([2, 8]).style(theme::flat(false)), Message::NotesSwitched(!notes));
    let switch = hinted(switch, voice.text("gui-problems-notes-about"), tooltip::Position::Top);
    let switch = container(switch).padding(theme::STEP);
    let all: Vec<_> = shown(report, notes).collect();
    let first = chosen.and_then(|chosen| all.iter().position(|(at, _)| *at == chosen)).unwrap_or(0) / PAGE * PAGE;
    let page: Vec<_> = all.iter().skip(first).take(PAGE).collect();
    let worded = wording.in_words(page.iter().map(|(_, finding)| *finding), voice);
    let rows: Vec<_> = page
        .into_iter()
        .zip(worded)
        .map(|((at, finding), worded)| {
            let fix = worded.fix.as_ref().filter(|_| document.can_mend(finding));
            line((*at, finding), &worded, fix, chosen == Some(*at), voice)
        })
        .collect();
    if rows.is_empty() {
        let nothing = row![Icon::Good.tinted(Tint::Good), words(voice.text("gui-problems-none"))]
            .spacing(theme::NEAR)
            .align_y(Center);
        let about = aside(voice.text("gui-problems-about"));
        return column![column![nothing, about].spacing(theme::STEP).padding(theme::APART)].push(switch).into();
    }
    let others = |id, count: usize, from: Option<&(usize, &Arc<Finding>)>| {
        let face = text(voice.say(&Phrase::new(id).count("count", count))).size(theme::SMALL);
        from.filter(|_| count > 0).map(|(at, _)| {
            let press = pressed(button(face).padding([2, 8]).style(theme::flat(false)), Message::Chosen(*at));
            hinted(press, voice.text("gui-problems-others-about"), tooltip::Position::Top)
        })
    };
    let before = others("gui-problems-before", first, all.get(first.saturating_sub(PAGE)));
    let after = others("gui-problems-after", all.len().saturating_sub(first + PAGE), all.get(first + PAGE));
    let list = Column::with_children(rows).spacing(1).padding(theme::STEP);
    scrollable(Column::new().push(before).push(list).push(after).push(switch)).height(Fill).width(Fill).into()
}

fn line<'a>(
    (at, finding): (usize, &Finding),
    worded: &Worded,
    fix: Option<&[String; 2]>,
    chosen: bool,
    voice: &Voice,
) -> Element<'a, Message> {
    let (icon, tint) = sign(finding.severity);
    let (tint, faint) = if chosen { (Tint::OnAccent, Tint::OnAccent) } else { (tint, Tint::Faint) };
    let place = Some(worded.place.clone()).filter(|place| !place.is_empty());
    let said = column![]
        .push(place.map(|place| text(place).size(theme::SMALL).font(theme::BOLD)))
        .push(text(worded.said.clone()).size(theme::TEXT))
        .push(text(worded.help.clone()).size(theme::SMALL).style(faint.text()))
        .spacing(2)
        .width(Fill);
    let face = row![icon.tinted(tint), said].spacing(theme::NEAR);
    let jump = hinted(
        pressed(button(face).padding([4, 8]).width(Fill).style(theme::flat(chosen)), Message::Chosen(at)),
        format!("{} · {}", voice.text("gui-problems-jump"), finding.lint),
        tooltip::Position::Top,
    );
    let mend = fix.map(|[label, about]| {
        let press = button(text(label.clone()).size(theme::SMALL)).padding([4, 8]).style(theme::outlined);
        hinted(pressed(press, Message::MendAsked(at)), about.clone(), tooltip::Position::Left)
    });
    let about = format!("{} ({})", voice.text("gui-problems-page"), key_of(Command::Page));
    let page = icon_button(Icon::Page, about, Some(Message::PageAsked(at)));
    let mend = mend.map(|mend| container(mend).padding(iced::Padding { left: 32.0, bottom: 4.0, ..0.0.into() }));
    column![row![container(jump).width(Fill), page]].push(mend).into()
}

/// The icon of a severity.
pub const fn sign(severity: Severity) -> (Icon, Tint) {
    match severity {
        Severity::Error => (Icon::Error, Tint::Error),
        Severity::Warning => (Icon::Warning, Tint::Warning),
        Severity::Note => (Icon::Note, Tint::Faint),
    }
}
