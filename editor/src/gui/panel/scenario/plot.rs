//! The plot: which column enters by which area (2.0).

use iced::widget::{Column, row, text};
use iced::{Center, Element, Fill};
use rules::project::Project;

use super::Message;
use crate::gui::theme;
use crate::gui::widget::{aside, segment};
use crate::words::Voice;

/// A line for each column: its name and the areas, with the plotted one highlighted.
pub(super) fn view<'a>(project: &'a Project, voice: &Voice) -> Element<'a, Message> {
    let areas: Vec<u8> = project.map.entry_areas.iter().map(|area| area.number).collect();
    if project.counters.columns.is_empty() || areas.is_empty() {
        return aside(voice.text("gui-scenario-no-plot")).into();
    }
    let lines = project.counters.columns.iter().map(|column| {
        let plotted = project.scenario.plot.iter().find(|line| line.column == column.id).map(|line| line.area);
        let pick = |words: String, area: Option<u8>| {
            segment(words, 26, plotted == area, Message::Plotted(column.id.clone(), area))
        };
        let open = pick("–".to_owned(), None);
        let picks = areas.iter().map(|area| pick(area.to_string(), Some(*area)));
        let picks = row(std::iter::once(open).chain(picks)).spacing(1);
        let name = text(column.name.get(voice.language())).size(theme::TEXT).width(Fill);
        row![name, picks].spacing(theme::NEAR).align_y(Center).into()
    });
    Column::with_children(lines).spacing(2).into()
}
