//! The corrections with their switches and their changes.

use iced::widget::{Column, button, column, row, text, tooltip};
use iced::{Element, Fill};
use rules::correction::Correction;
use rules::edit::{Edit, describe};
use rules::hexside::LayeredSide;
use rules::phrase::Phrase;
use rules::place::Place;
use rules::project::LoadedCorrection;

use super::{Judged, Message};
use crate::gui::document::OpenDocument;
use crate::gui::panel::corrections::switch;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, chip, hinted, pressed, unquoted, words};
use crate::words::Voice;

/// The maximum number of listed items of a correction.
const MANY: usize = 40;

/// All corrections of a document, or a hint if there are none.
pub(super) fn view<'a>(
    document: &'a OpenDocument,
    shown: bool,
    judged: &Judged,
    voice: &Voice,
) -> Element<'a, Message> {
    let corrections = document.corrections();
    if corrections.is_empty() {
        return aside(voice.text("gui-corrected-none")).into();
    }
    let lists = corrections.iter().enumerate().map(|(at, correction)| listed(at, correction, voice));
    let hidden = (!shown).then(|| aside(voice.text("gui-corrected-hidden")));
    let crowded = (shown && judged.is_crowded()).then(|| aside(voice.text("gui-corrected-crowded")));
    Column::new().push(hidden).push(crowded).extend(lists).spacing(theme::NEAR).into()
}

fn listed<'a>(at: usize, correction: &'a LoadedCorrection, voice: &Voice) -> Element<'a, Message> {
    let tint = if correction.in_force() { Tint::Good } else { Tint::Faint };
    let switch = switch(at, correction, Message::CorrectionSwitched, voice);
    let head = row![chip((at + 1).to_string(), tint), switch].spacing(theme::NEAR);
    let Correction { items, .. } = &correction.document;
    let rows = items.iter().take(MANY).map(|item| said(item, voice));
    let more = items.len().checked_sub(MANY).filter(|more| *more > 0);
    let more = more.map(|more| aside(voice.say(&Phrase::new("gui-corrected-more").count("count", more))));
    column![head].extend(rows).push(more).spacing(2).into()
}

/// An item in words; a click jumps to its place.
fn said<'a>(item: &Edit, voice: &Voice) -> Element<'a, Message> {
    let said: Vec<_> = describe(item).iter().map(|said| unquoted(&voice.say(said))).collect();
    let said = said.join("\n");
    match place(item) {
        None => words(said).into(),
        Some(place) => {
            let face = text(said).size(theme::SMALL).width(Fill);
            let press = button(face).padding([3, 6]).width(Fill).style(theme::outlined);
            hinted(pressed(press, Message::Jumped(place)), voice.text("gui-problems-jump"), tooltip::Position::Left)
        }
    }
}

/// The place on the map that an edit changes.
fn place(edit: &Edit) -> Option<Place> {
    match edit {
        Edit::Hex(change) => change.key().map(Place::Hex),
        Edit::Hexside(change) => change.key().map(|side| Place::Hexside(LayeredSide { side, layer: None })),
        Edit::Room(change) => change.key().map(Place::Room),
        Edit::Region(change) => change.key().map(Place::Region),
        Edit::EntryArea(change) => change.key().map(Place::EntryArea),
        Edit::GunSite(change) => change.key().map(Place::GunSite),
        Edit::Label(change) => change.key().map(|(hex, _)| Place::Label(hex)),
        Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => None,
    }
}
