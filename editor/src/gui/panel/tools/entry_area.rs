//! The entry areas, each with the number of hexes the rulebook still requires.

use iced::widget::{button, column, container, row, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use super::{Message, eraser, palette};
use crate::gui::document::OpenDocument;
use crate::gui::theme::{self, Tint};
use crate::gui::tool::Toolbox;
use crate::gui::tool::entry_area::{Tally, tallies};
use crate::gui::widget::{aside, hinted, pressed};
use crate::words::Voice;

/// The page of the entry area brush.
pub(super) fn view<'a>(toolbox: Toolbox, document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let brush = toolbox.entry_area;
    let tallies = tallies(document.map(), &document.project().rulebook);
    // The next number creates an area that the rulebook does not require, but a variant may.
    let next = tallies.last().map_or(1, |tally| tally.number.saturating_add(1));
    let more = Tally { number: next, found: 0, wanted: 0 };
    let rows = tallies.into_iter().chain([more]).map(|tally| {
        let name = document.map().entry_areas.iter().find(|area| area.number == tally.number);
        let name = name.map(|area| area.name.get(voice.language()).to_owned()).unwrap_or_default();
        area(tally, name, brush.joins() == Some(tally.number), voice)
    });
    let eraser = eraser(
        "gui-entry-area-eraser",
        "gui-entry-area-eraser-about",
        brush.erases,
        Message::EntryAreaEraserPicked,
        voice,
    );
    let rows: Vec<_> = rows.chain([eraser]).collect();
    let about = container(aside(voice.text("gui-entry-area-about"))).padding(theme::NEAR);
    column![container(palette(voice.text("gui-tools-entry-area"), rows)).height(Fill), about].into()
}

fn area<'a>(tally: Tally, name: String, chosen: bool, voice: &Voice) -> Element<'a, Message> {
    let Tally { number, found, wanted } = tally;
    let (count, tint) = match wanted {
        0 if found == 0 => (voice.text("gui-entry-area-new"), Tint::Faint),
        0 => (found.to_string(), Tint::Warning),
        _ => {
            let said = Phrase::new("gui-entry-area-count").count("found", found).count("wanted", wanted);
            (voice.say(&said), if found == wanted { Tint::Good } else { Tint::Error })
        }
    };
    let tint = if chosen { Tint::OnAccent } else { tint };
    let face = row![
        text(number.to_string()).size(theme::HEADING).font(theme::BOLD).width(20).align_x(Center),
        text(name).size(theme::TEXT),
        space::horizontal(),
        text(count).size(theme::SMALL).style(tint.text()),
    ]
    .spacing(6)
    .align_y(Center);
    let face = button(face).padding([4, 6]).width(Fill).style(theme::flat(chosen));
    let face = pressed(face, Message::EntryAreaPicked(number));
    let about = voice.say(&Phrase::new("gui-entry-area-pick").with("number", number));
    hinted(face, about, tooltip::Position::Right)
}
