//! The distance from one hex to another.

use iced::Element;
use iced::widget::column;
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::phrase::Phrase;

use super::Message;
use crate::gui::theme;
use crate::gui::widget::{aside, heading};
use crate::words::Voice;

/// The page of the measuring tool.
pub(super) fn view<'a>(map: &MapDocument, measured: Option<(Hex, Hex)>, voice: &Voice) -> Element<'a, Message> {
    let hint = aside(voice.text("gui-measure-hint"));
    let Some((from, to)) = measured.filter(|(from, to)| map.grid.contains(*from) && map.grid.contains(*to)) else {
        return column![hint].padding(theme::NEAR).into();
    };
    let hexes = usize::try_from(from.distance(to)).unwrap_or(usize::MAX);
    let said = Phrase::new("gui-measured").with("from", from).with("to", to).count("count", hexes);
    column![heading(voice.say(&said)), hint].padding(theme::NEAR).spacing(theme::NEAR).into()
}
