//! The dialog of the map size: columns and rows to add or cut on each side.

use iced::widget::{column, row, text_input, toggler};
use iced::{Center, Element, Fill};
use rules::map::Grid;
use rules::phrase::Phrase;
use rules::project_edit::{Overhang, Resize};

use super::beside::BesideFiles;
use super::choices;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, heading, words};
use crate::words::Voice;

/// The id of the field for columns on the left.
pub const LEFT: &str = "size-left";

/// A side of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Columns on the left.
    Left,
    /// Columns on the right.
    Right,
    /// Rows at the top.
    Top,
    /// Rows at the bottom.
    Bottom,
}

/// The contents of the fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapSize {
    grid: Grid,
    typed: [String; 4],
    drop: bool,
    refused: Option<Phrase>,
    beside: BesideFiles,
}

/// An event in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The number for a side changed.
    Typed(Edge, String),
    /// Whether objects may be dropped off the map was switched.
    DropSwitched(bool),
    /// The form was submitted.
    Entered,
}

impl MapSize {
    /// Creates the dialog for a map of this size.
    pub fn new(grid: Grid, beside: BesideFiles) -> Self {
        Self { grid, typed: [const { String::new() }; 4], drop: false, refused: None, beside }
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Typed(edge, now) => self.typed[edge as usize] = now,
            Message::DropSwitched(drop) => self.drop = drop,
            Message::Entered => return,
        }
        self.refused = None;
    }

    /// Stores the reason why the map cannot be resized.
    pub fn refuse(&mut self, why: Phrase) {
        self.refused = Some(why);
    }

    /// The order, if the fields are valid; an empty field counts as 0.
    pub fn order(&self) -> Option<(Resize, Overhang)> {
        let number = |edge: Edge| match self.typed[edge as usize].trim().replace('−', "-") {
            none if none.is_empty() => Some(0),
            typed => typed.parse::<i32>().ok().filter(|number| number.abs() <= i32::from(Grid::LIMIT)),
        };
        let by = Resize {
            left: number(Edge::Left)?,
            right: number(Edge::Right)?,
            top: number(Edge::Top)?,
            bottom: number(Edge::Bottom)?,
        };
        (by != Resize::default()).then_some((by, if self.drop { Overhang::Drop } else { Overhang::Refuse }))
    }

    /// Lays out the dialog: columns and rows to add or cut on each side.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = |name: &str, edge: Edge| {
            let input = text_input("0", &self.typed[edge as usize])
                .size(theme::TEXT)
                .padding(theme::NEAR)
                .on_input(move |now| super::Message::Size(Message::Typed(edge, now)))
                .on_submit(super::Message::Size(Message::Entered))
                .width(72);
            let input = if edge == Edge::Left { input.id(LEFT) } else { input };
            row![words(voice.text(name)).width(Fill), input].spacing(theme::NEAR).align_y(Center).width(Fill)
        };
        let now = Phrase::new("gui-size-now").with("columns", self.grid.columns).with("rows", self.grid.rows);
        let drop = toggler(self.drop).size(16).on_toggle(|on| super::Message::Size(Message::DropSwitched(on)));
        let drop = row![drop, words(voice.text("gui-size-drop"))].spacing(theme::NEAR).align_y(Center);
        let refused = self.refused.as_ref().map(|why| aside(voice.say(why)).style(Tint::Error.text()));
        let enter = self.order().map(|_| super::Message::Size(Message::Entered));
        column![
            heading(voice.text("gui-size")),
            aside(voice.say(&now)),
            row![field("gui-size-left", Edge::Left), field("gui-size-right", Edge::Right)].spacing(theme::APART),
            row![field("gui-size-top", Edge::Top), field("gui-size-bottom", Edge::Bottom)].spacing(theme::APART),
            drop,
            aside(voice.text("gui-size-about")),
        ]
        .extend(self.beside.lines(voice).into_iter().map(|line| aside(line).into()))
        .push(refused)
        .push(choices("gui-size-enter", enter, voice))
        .spacing(theme::APART)
        .width(440)
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_fields_are_nothing_and_words_are_refused() {
        let mut size = MapSize::new(Grid { columns: 9, rows: 9 }, BesideFiles::default());
        assert_eq!(size.order(), None, "nothing to do");
        size.update(Message::Typed(Edge::Top, "−2".to_owned()));
        size.update(Message::DropSwitched(true));
        assert_eq!(size.order(), Some((Resize { top: -2, ..Resize::default() }, Overhang::Drop)));
        size.update(Message::Typed(Edge::Right, "x".to_owned()));
        assert_eq!(size.order(), None);
    }
}
