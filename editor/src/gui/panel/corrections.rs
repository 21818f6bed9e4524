//! The corrections of a scenario: their page, and their switches, which other pages show too.

use iced::widget::{self, Column, button, column, container, row, scrollable, text, toggler, tooltip};
use iced::{Element, Fill};
use rules::phrase::Phrase;
use rules::project::LoadedCorrection;

use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, focusable, group, hint, hinted, icon_button, line, pressed, words};
use crate::words::Voice;

/// An event on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A correction was switched on or off.
    Switched(usize, bool),
    /// The painted changes are to be recorded as a correction.
    RecordAsked,
    /// A correction is to be added from a file.
    AddAsked,
    /// A correction is to be removed.
    Removed(usize),
}

/// Lays out the page of corrections.
pub fn view<'a>(document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let corrections = document.corrections();
    let rows = corrections.iter().enumerate().map(|(at, own)| {
        let remove = icon_button(Icon::Close, voice.text("gui-correction-remove"), Some(Message::Removed(at)));
        let switch = container(switch(at, own, Message::Switched, voice)).width(Fill);
        row![switch, container(remove).id(remove_id(at))].spacing(theme::STEP).into()
    });
    let about = if corrections.is_empty() { "gui-corrections-empty" } else { "gui-corrections-about" };
    let list = Column::new().push(group(voice.text("gui-corrections"))).extend(rows);
    let list = list.push(hint(voice.text(about))).spacing(theme::APART).padding(theme::BESIDE_BAR);
    let record = button(words(voice.text("gui-record-ask"))).padding([4, 10]).style(theme::outlined);
    let record = pressed(record, document.has_strokes().then_some(Message::RecordAsked));
    let why = format!("{} ({})", voice.text("gui-record-hint"), key_of(Command::Record));
    let add = button(words(voice.text("gui-correction-add-ask"))).padding([4, 10]).style(theme::outlined);
    let add = pressed(add, document.is_scenario().then_some(Message::AddAsked));
    let about = if document.is_scenario() { "gui-correction-add-about" } else { "gui-correction-no-scenario" };
    let about = format!("{} ({})", voice.text(about), key_of(Command::AddCorrection));
    let buttons = [hinted(add, about, tooltip::Position::Top), hinted(record, why, tooltip::Position::Top)];
    let foot = container(row(buttons).spacing(theme::NEAR).wrap()).padding(theme::APART);
    column![scrollable(list.width(Fill)).height(Fill), line(), foot].into()
}

/// The id of the switch of a correction, given by its index in the scenario's list.
pub fn switch_id(at: usize) -> widget::Id {
    widget::Id::from(format!("correction-{at}"))
}

/// The id of the button that removes a correction, given by its index in the scenario's list.
pub fn remove_id(at: usize) -> widget::Id {
    widget::Id::from(format!("correction-remove-{at}"))
}

/// The switch of a correction with its origin, and the reason if it does not fit.
pub(super) fn switch<'a, M: Clone + 'a>(
    at: usize,
    correction: &'a LoadedCorrection,
    switched: fn(usize, bool) -> M,
    voice: &Voice,
) -> Element<'a, M> {
    let title = voice.words(&correction.document.title);
    let switch = toggler(correction.on)
        .label(title)
        .text_size(theme::TEXT)
        .size(16)
        .spacing(theme::NEAR)
        .on_toggle(move |on| switched(at, on));
    let conflict = correction.conflict.as_ref().map(|conflict| {
        let message = Phrase::new("gui-correction-conflict").with("place", &conflict.place);
        text(voice.say(&message)).size(theme::SMALL).style(Tint::Error.text())
    });
    let about = correction.document.by.text(voice.language());
    let switch = focusable(switch, Some(switched(at, !correction.on)));
    let switch = container(switch).id(switch_id(at));
    column![switch, aside(about)].push(conflict).spacing(theme::STEP).into()
}
