//! The dialog that creates a map: its title, its size and its game.

use std::ops::RangeInclusive;

use iced::widget::{column, row, text_input};
use iced::{Center, Element, Fill, Shrink};
use rules::map::Grid;
use rules::phrase::Phrase;
use rules::rulebook::System;
use rules::words::{Language, Words};

use super::choices;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, heading, segment, words};
use crate::words::Voice;

/// The id of the title field.
pub const TITLE: &str = "new-title";
/// The id of the field for the number of columns.
pub const COLUMNS: &str = "new-columns";
/// The id of the field for the number of rows.
pub const ROWS: &str = "new-rows";

/// The number of columns or rows a new map may have.
const SIZES: RangeInclusive<u16> = 1..=200;

/// The contents of the fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMap {
    title: String,
    columns: String,
    rows: String,
    system: System,
}

/// An event in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The title changed.
    Titled(String),
    /// The number of columns changed.
    Columns(String),
    /// The number of rows changed.
    Rows(String),
    /// Another game was chosen.
    For(System),
    /// The form was submitted.
    Entered,
}

impl Default for NewMap {
    /// The size of the map of the 1981 game.
    fn default() -> Self {
        let [columns, rows] = ["25", "27"].map(str::to_owned);
        Self { title: String::new(), columns, rows, system: System::default() }
    }
}

impl NewMap {
    /// Handles a message.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Titled(title) => self.title = title,
            Message::Columns(columns) => self.columns = columns,
            Message::Rows(rows) => self.rows = rows,
            Message::For(system) => self.system = system,
            Message::Entered => {}
        }
    }

    /// The title, in the language it was typed in; English stands in for a missing French one. Without a title it is a new
    /// map.
    pub fn title(&self, language: Language) -> Words {
        let title = self.title.trim();
        if title.is_empty() {
            let [english, french] = [Language::English, Language::French].map(|own| Voice::new(own).text("gui-new"));
            return Words::new(english, french);
        }
        match language {
            Language::English => Words::new(title, ""),
            Language::French => Words::new(title, title),
        }
    }

    /// The size of the map, if both numbers are valid.
    pub fn grid(&self) -> Option<Grid> {
        Some(Grid { columns: size(&self.columns)?, rows: size(&self.rows)? })
    }

    /// The game the map is for.
    pub const fn system(&self) -> System {
        self.system
    }

    /// Lays out the dialog: title, size and game of the new map.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = |hint: String, typed: &'a str, changed: fn(String) -> Message| {
            text_input(&hint, typed)
                .size(theme::TEXT)
                .padding(theme::NEAR)
                .on_input(move |now| super::Message::NewMap(changed(now)))
                .on_submit(super::Message::NewMap(Message::Entered))
        };
        let title = field(voice.text("gui-new-title-hint"), &self.title, Message::Titled).id(TITLE);
        let number = |name: &str, id, typed: &'a str, changed| {
            row![words(voice.text(name)).width(Fill), field(String::new(), typed, changed).id(id).width(72)]
                .spacing(theme::NEAR)
                .align_y(Center)
                .width(Fill)
        };
        let numbers = row![
            number("gui-new-columns", COLUMNS, &self.columns, Message::Columns),
            number("gui-new-rows", ROWS, &self.rows, Message::Rows),
        ]
        .spacing(2.0 * theme::APART);
        let limits = Phrase::new("gui-new-limits").with("least", SIZES.start()).with("most", SIZES.end());
        let limits = aside(voice.say(&limits));
        let grid = self.grid();
        let limits = if grid.is_none() { limits.style(Tint::Error.text()) } else { limits };
        let games = System::ALL.into_iter().map(|system| {
            let chosen = self.system == system;
            segment(voice.text(system.word()), Shrink, chosen, super::Message::NewMap(Message::For(system)))
        });
        let games = row(games).width(Fill);
        let enter = grid.map(|_| super::Message::NewMap(Message::Entered));
        column![
            heading(voice.text("gui-new")),
            title,
            column![numbers, limits].spacing(theme::STEP),
            column![words(voice.text("gui-new-game")), games, aside(voice.text("gui-new-about"))].spacing(theme::NEAR),
            choices("gui-new-enter", enter, voice),
        ]
        .spacing(theme::APART)
        .width(440)
        .into()
    }
}

fn size(typed: &str) -> Option<u16> {
    typed.trim().parse().ok().filter(|size| SIZES.contains(size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sizes_that_make_sense_are_taken() {
        let map =
            |columns: &str, rows: &str| NewMap { columns: columns.into(), rows: rows.into(), ..NewMap::default() };
        assert_eq!(map(" 12", "200 ").grid(), Some(Grid { columns: 12, rows: 200 }));
        for (columns, rows) in [("0", "5"), ("5", "201"), ("", "5"), ("5", "-3"), ("99999", "5"), ("x", "y")] {
            assert_eq!(map(columns, rows).grid(), None, "{columns} {rows}");
        }
    }
}
