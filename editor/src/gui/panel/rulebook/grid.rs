//! A table of the rulebook as a grid, with the findings about it below.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, button, column, container, row, scrollable, space, text, text_input, toggler, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::place::Place;
use rules::report::Finding;

use super::chart::RulebookChart;
use super::table::{self, Cell, ON};
use super::{Field, Message, State};
use crate::gui::document::OpenDocument;
use crate::gui::panel::{findings, tuning};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, group, hinted, icon_button, pressed};
use crate::words::Voice;

/// The width of the column that names a line of the combat table, in px.
const NAME: f32 = 84.0;
/// The width of a column of figures, in px.
const FIGURE: f32 = 44.0;
/// The width of a strength column of the combat table, in px.
const BAND: f32 = 36.0;
/// The width of a column of words, in px.
const TEXT: f32 = 132.0;

/// Builds the table.
pub(super) fn view<'a>(
    table: RulebookChart,
    state: &'a State,
    document: &OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let rulebook = &document.project().rulebook;
    let lines = table::lines(rulebook, table);
    let across = lines.iter().map(Vec::len).max().unwrap_or_default().max(table.heads().len());
    let heads = row((0..across).map(|column| {
        let head = match table.heads().get(column) {
            Some(id) => voice.text(id),
            None => table.head(rulebook, column),
        };
        container(aside(head)).width(width(table, column)).into()
    }))
    .push(space().width(28))
    .push(tuning::no_button())
    .spacing(2);
    let add = button(text(voice.text("rulebook-add-line")).size(theme::SMALL).wrapping(text::Wrapping::None))
        .padding([3, 8])
        .style(theme::outlined);
    let add = hinted(
        pressed(add, Message::LineAdded(table)),
        voice.text("rulebook-add-line-about"),
        tooltip::Position::Bottom,
    );
    let mut wrong = None;
    let rows: Vec<_> = lines
        .into_iter()
        .enumerate()
        .map(|(at, cells)| {
            let cells = cells.into_iter().enumerate().map(|(column, cell)| {
                let field = Field::Cell(table, at, column);
                let (face, why) = face(state, field, cell, voice);
                wrong = why.cloned().or(wrong.take());
                container(face).width(width(table, column)).into()
            });
            let delete =
                icon_button(Icon::Close, voice.text("rulebook-delete-line"), Some(Message::LineDeleted(table, at)));
            let balance = table::figure(document.project(), table, at)
                .map(|name| tuning::button(Message::BalanceAsked(name), voice));
            row(cells.collect::<Vec<_>>()).push(delete).push(balance).spacing(2).align_y(Center).into()
        })
        .collect();
    let wrong: Option<Phrase> = wrong;
    let wrong = wrong.map(|why| text(voice.say(&why)).size(theme::SMALL).style(Tint::Error.text()));
    let keys = table::keys(rulebook, table);
    let found = findings::about(document.report(), |finding| speaks_of(finding, table, &keys), voice);
    let together = table.figure().map(|name| tuning::button(Message::BalanceAsked(name.to_owned()), voice));
    let title = row![container(group(voice.text(table.word()))).width(Fill)]
        .push(together)
        .push(add)
        .spacing(theme::NEAR)
        .align_y(Center);
    let about = if rows.is_empty() { Some("rulebook-table-none") } else { table.about() };
    let about = about.map(|id| aside(voice.text(id)));
    // If the panel is narrower than the table, only the table scrolls horizontally.
    let grid = column![heads, Column::with_children(rows).spacing(2)].spacing(theme::NEAR);
    let bar = Scrollbar::new().width(6).scroller_width(6).spacing(theme::STEP);
    let grid = scrollable(grid).direction(Direction::Horizontal(bar));
    column![title, grid].push(about).push(wrong).push(found).spacing(theme::NEAR).into()
}

/// Whether a finding is about a table or one of its lines.
fn speaks_of(finding: &Finding, of: RulebookChart, keys: &[String]) -> bool {
    match &finding.place {
        Place::Field(list) => *list == of.list(),
        Place::Row { table, row } => *table == of.list() && (row.is_empty() || keys.contains(row)),
        _ => false,
    }
}

const fn width(table: RulebookChart, column: usize) -> f32 {
    match (table, column) {
        (RulebookChart::Terrain, 0 | 6) | (RulebookChart::Rows | RulebookChart::Dice, 0) => NAME,
        (RulebookChart::Rows | RulebookChart::Dice, _) => BAND,
        (RulebookChart::Siege | RulebookChart::Victory, 1 | 2) => TEXT,
        _ => FIGURE,
    }
}

/// A cell, and the error in the text typed there.
fn face<'a>(state: &'a State, field: Field, cell: Cell, voice: &Voice) -> (Element<'a, Message>, Option<&'a Phrase>) {
    let enter = move |text| Message::Entered(field, text);
    match cell {
        Cell::Fixed(word) => (text(voice.text(&word)).size(theme::SMALL).into(), None),
        Cell::Switch(on) => {
            let sends = move |on: bool| enter(if on { ON } else { "" }.to_owned());
            (toggler(on).size(14).on_toggle(sends).into(), None)
        }
        Cell::Choice(words, held) => {
            let choices = words.iter().map(|word| {
                let face = text(voice.text(word)).size(theme::SMALL);
                let press = button(face).padding([3, 4]).style(theme::flat(*word == held));
                pressed(press, enter((*word).to_owned()))
            });
            (row(choices).spacing(1).wrap().into(), None)
        }
        Cell::Short(held) | Cell::Long(held) => {
            let (shown, wrong) = state.shown(field, held);
            let input = text_input("", &shown).size(theme::SMALL).padding([3, 4]).on_input(enter);
            (input.width(Fill).into(), wrong)
        }
    }
}
