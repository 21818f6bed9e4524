//! The switches of corrections, as several pages show them.

use iced::Element;
use iced::widget::{self, column, container, text, toggler};
use rules::message::Message as Say;
use rules::project::LoadedCorrection;

use crate::gui::theme::{self, Tint};
use crate::gui::widget::aside;
use crate::words::Voice;

/// The id of the switch of a correction, by its place in the scenario's list.
pub fn switch_id(at: usize) -> widget::Id {
    widget::Id::from(format!("correction-{at}"))
}

/// The switch of a correction with where it comes from, and why it does not fit when it does not.
pub(super) fn switch<'a, M: 'a>(
    at: usize,
    correction: &'a LoadedCorrection,
    switched: fn(usize, bool) -> M,
    voice: &Voice,
) -> Element<'a, M> {
    let title = correction.document.title.get(voice.language());
    let switch = toggler(correction.on)
        .label(title)
        .text_size(theme::TEXT)
        .size(16)
        .spacing(theme::NEAR)
        .on_toggle(move |on| switched(at, on));
    let conflict = correction.conflict.as_ref().map(|conflict| {
        let message = Say::new("gui-correction-conflict").with("place", &conflict.place);
        text(voice.say(&message)).size(theme::SMALL).style(Tint::Error.text())
    });
    let about = correction.document.by.text(voice.language());
    let switch = container(switch).id(switch_id(at));
    column![switch, aside(about)].push(conflict).spacing(theme::STEP).into()
}
