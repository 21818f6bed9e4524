//! The rows of a table as a grid: the results, their label, and their effect.

use iced::widget::{Column, column, container, row, space};
use iced::{Element, Fill};
use rules::variant::grammar::SlotClass;

use super::Message;
use super::frame::indented;
use super::node::{FormContext, joined};
use crate::gui::theme;
use crate::gui::widget::{aside, line};

/// The width of the results of a row, in px.
const ROLL: f32 = 144.0;
/// The width of the label of a row, in px.
const RESULT: f32 = 120.0;

impl<'a> FormContext<'a, '_> {
    /// The rows of a table.
    pub(super) fn grid(&self, path: &[usize]) -> Element<'a, Message> {
        if self.narrow {
            return self.stacked(path);
        }
        let captions = SlotClass::Row.words()[0].slots.iter().map(|slot| self.caption("Row", slot));
        let widths = [ROLL.into(), RESULT.into(), Fill];
        let heads = captions.zip(widths).map(|(caption, width)| container(aside(caption)).width(width).into());
        let heads = row(heads.collect::<Vec<_>>()).push(space().width(20)).spacing(theme::NEAR);
        let rows = (0..self.tree(path).kids.len()).flat_map(|at| {
            let own = joined(path, at);

            let cells = row![
                container(self.node(&joined(&own, 0))).width(ROLL),
                self.input(&joined(&own, 1), RESULT),
                container(self.node(&joined(&own, 2))).width(Fill),
                self.remove(own),
            ];
            [line(), cells.spacing(theme::NEAR).into()]
        });
        let rows: Vec<Element<'a, Message>> = rows.collect();
        column![heads, Column::with_children(rows).push(line()).spacing(theme::STEP), self.adder(path)]
            .spacing(theme::STEP)
            .into()
    }

    /// The rows of a table in a narrow panel: the effect is placed below the row.
    fn stacked(&self, path: &[usize]) -> Element<'a, Message> {
        let rows = (0..self.tree(path).kids.len()).flat_map(|at| {
            let own = joined(path, at);
            let head = row![self.node(&joined(&own, 0)), self.input(&joined(&own, 1), Fill), self.remove(own.clone())];
            let act = indented(self.node(&joined(&own, 2)));
            [line(), column![head.spacing(theme::NEAR), act].spacing(theme::STEP).into()]
        });
        let rows: Vec<Element<'a, Message>> = rows.collect();
        column![Column::with_children(rows).push(line()).spacing(theme::STEP), self.adder(path)]
            .spacing(theme::STEP)
            .into()
    }
}
