//! The page of the rulebook: searchable parameters, optional rules as switches, and the tables as grids.

mod chart;
mod edits;
mod grid;
mod parameters;
mod table;

pub use chart::RulebookChart;

use iced::widget::{button, column, container, row, scrollable, text};
use iced::{Element, Fill};
use rules::phrase::Phrase;
use rules::rulebook::{Parameter, ParameterValue};

use crate::gui::action::Action;
use crate::gui::document::OpenDocument;
use crate::gui::theme;
use crate::gui::widget::{line, pressed};
use crate::words::Voice;

/// The id of the search field.
pub const SEARCH: &str = "rulebook-search";

/// The part of the rulebook that is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Chapter {
    /// The parameters.
    #[default]
    Parameters,
    /// The terrain effects chart.
    Terrain,
    /// The combat table: rows and dice.
    Combat,
    /// Withdrawal and victory.
    Victory,
    /// The continued siege.
    Siege,
}

impl Chapter {
    const ALL: [Self; 5] = [Self::Parameters, Self::Terrain, Self::Combat, Self::Victory, Self::Siege];

    const fn word(self) -> &'static str {
        match self {
            Self::Parameters => "rulebook-parameters",
            Self::Terrain => "rulebook-terrain",
            Self::Combat => "rulebook-combat",
            Self::Victory => "rulebook-victory",
            Self::Siege => "rulebook-siege",
        }
    }

    const fn tables(self) -> &'static [RulebookChart] {
        match self {
            Self::Parameters => &[],
            Self::Terrain => &[RulebookChart::Terrain],
            Self::Combat => &[RulebookChart::Rows, RulebookChart::Dice],
            Self::Victory => &[RulebookChart::Withdrawal, RulebookChart::Victory],
            Self::Siege => &[RulebookChart::Siege],
        }
    }
}

/// A field of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The value of a parameter.
    Parameter(&'static str),
    /// A cell of a table, by row and column.
    Cell(RulebookChart, usize, usize),
}

/// An event on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Another chapter was opened.
    Opened(Chapter),
    /// The search text changed.
    Searched(String),
    /// Whether to show only changed parameters.
    ChangedOnly(bool),
    /// Text was typed into a field, or one of its choices was picked.
    Entered(Field, String),
    /// A parameter is to be reset to its default.
    Reset(&'static str),
    /// The figure with this name, or one whose name starts with it, is to be balanced.
    BalanceAsked(String),
    /// A line is to be added to a table.
    LineAdded(RulebookChart),
    /// A line of a table is to be deleted.
    LineDeleted(RulebookChart, usize),
}

/// Text typed into a field that is not valid, or not applied yet.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Draft {
    field: Field,
    text: String,
    /// Why it is not valid.
    wrong: Option<Phrase>,
    /// The value in the document when the text was typed: once it has changed, by undo or otherwise, the draft is
    /// dropped.
    held: Option<String>,
}

/// The state of the page.
#[derive(Debug, Clone, Default)]
pub struct State {
    chapter: Chapter,
    search: String,
    changed_only: bool,
    draft: Option<Draft>,
}

impl State {
    /// The text a field shows, and what is wrong with it.
    fn shown(&self, field: Field, held: String) -> (String, Option<&Phrase>) {
        match self.draft.as_ref().filter(|draft| draft.field == field && draft.held.as_ref() == Some(&held)) {
            Some(draft) => (draft.text.clone(), draft.wrong.as_ref()),
            None => (held, None),
        }
    }
}

/// Handles a message.
pub fn update(state: &mut State, message: Message, document: &mut OpenDocument) -> Action<Message> {
    let done = match message {
        Message::Opened(chapter) => {
            state.chapter = chapter;
            return Action::None;
        }
        Message::Searched(words) => {
            state.search = words;
            return Action::None;
        }
        Message::ChangedOnly(only) => {
            state.changed_only = only;
            return Action::None;
        }
        Message::Entered(field, text) => return enter(state, field, text, document),
        Message::BalanceAsked(name) => return Action::Balance(name),
        Message::Reset(name) => edits::set(document, name, None),
        Message::LineAdded(table) => edits::add(document, table),
        Message::LineDeleted(table, at) => edits::delete(document, table, at),
    };
    match done {
        Ok(()) => {
            state.draft = None;
            Action::Edited(None)
        }
        Err(wrong) => Action::Refused(wrong),
    }
}

/// Applies what is typed as soon as it is valid. Until then the field keeps the text and says what is wrong.
fn enter(state: &mut State, field: Field, text: String, document: &mut OpenDocument) -> Action<Message> {
    let made = match field {
        Field::Parameter(name) => {
            let value = Parameter::named(name).ok_or(Phrase::new("gui-rule-gone"));
            value.and_then(|own| parameters::read(own, &text)).and_then(|value| edits::set(document, name, Some(value)))
        }
        Field::Cell(table, row, column) => edits::write(document, table, row, column, &text),
    };
    let (wrong, outcome) = match made {
        Ok(()) => (None, Action::Edited(None)),
        Err(wrong) => (Some(wrong), Action::None),
    };
    // A line whose key was edited may have moved: the draft belongs to whatever is in the cell now.
    let held = held(document, field);
    state.draft = Some(Draft { field, text, wrong, held });
    outcome
}

/// The document's value of a field, as text.
fn held(document: &OpenDocument, field: Field) -> Option<String> {
    let rulebook = &document.project().rulebook;
    match field {
        Field::Parameter(name) => rulebook.value(name).map(|value| written(&value)),
        Field::Cell(table, row, column) => table::lines(rulebook, table).get(row)?.get(column)?.text(),
    }
}

/// A value as shown in a field.
fn written(value: &ParameterValue) -> String {
    match value {
        ParameterValue::Number(number) => number.to_string(),
        ParameterValue::Flag(on) => i32::from(*on).to_string(),
        ParameterValue::Text(text) => text.clone(),
    }
}

/// Lays out the page of the rulebook.
pub fn view<'a>(state: &'a State, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let chapters = Chapter::ALL.map(|chapter| {
        let face = text(voice.text(chapter.word())).size(theme::TEXT);
        let face = button(face).padding([4, 8]).style(theme::flat(state.chapter == chapter));
        pressed(face, Message::Opened(chapter))
    });
    let chapters = container(row(chapters).spacing(2).wrap().vertical_spacing(2)).padding(theme::STEP).width(Fill);
    let page = match state.chapter {
        Chapter::Parameters => parameters::view(state, document, voice),
        chapter => {
            let tables = chapter.tables().iter().map(|table| grid::view(*table, state, document, voice));
            scrollable(column(tables).spacing(2.0 * theme::APART).padding(theme::BESIDE_BAR))
                .height(Fill)
                .width(Fill)
                .into()
        }
    };
    column![chapters, line(), page].into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alamo() -> OpenDocument {
        OpenDocument::open("alamo".as_ref()).unwrap()
    }

    fn enter(state: &mut State, document: &mut OpenDocument, field: Field, text: &str) -> Action<Message> {
        update(state, Message::Entered(field, text.to_owned()), document)
    }

    #[test]
    fn a_parameter_is_checked_while_typing_and_one_step_takes_it_back() {
        let (mut state, mut document) = (State::default(), alamo());
        let before = document.project().rulebook.clone();
        let field = Field::Parameter("game.turns");
        for (text, turns) in [("1", 1), ("15", 15)] {
            assert!(matches!(enter(&mut state, &mut document, field, text), Action::Edited(None)));
            assert_eq!(document.project().rulebook.number("game.turns"), turns);
        }
        assert!(matches!(enter(&mut state, &mut document, field, "150"), Action::None));
        let (shown, wrong) = state.shown(field, "15".to_owned());
        assert!(shown == "150" && wrong.is_some());
        document.undo();
        assert_eq!(document.project().rulebook, before);
        assert_eq!(state.shown(field, "12".to_owned()), ("12".to_owned(), None));
    }

    #[test]
    fn a_parameter_that_is_reset_has_its_default() {
        let (mut state, mut document) = (State::default(), alamo());
        let field = Field::Parameter("range.enabled");
        enter(&mut state, &mut document, field, "1");
        assert!(document.project().rulebook.flag("range.enabled"));
        update(&mut state, Message::Reset("range.enabled"), &mut document);
        assert!(!document.project().rulebook.flag("range.enabled"));
        for (name, wrong) in [("setup.bowie_hex", "nowhere"), ("los.graze", "sometimes"), ("move.ma", "")] {
            assert!(matches!(enter(&mut state, &mut document, Field::Parameter(name), wrong), Action::None), "{name}");
        }
    }

    #[test]
    fn every_cell_takes_what_it_holds_and_what_it_takes_is_taken_back() {
        let (mut state, mut document) = (State::default(), alamo());
        let before = document.project().rulebook.clone();
        let tables = Chapter::ALL.iter().flat_map(|chapter| chapter.tables());
        for table in tables.copied() {
            let lines = table::lines(&before, table);
            assert_eq!(lines.len(), table::keys(&before, table).len());
            for (row, line) in lines.iter().enumerate() {
                for (column, cell) in line.iter().enumerate() {
                    let Some(text) = cell.text() else { continue };
                    let field = Field::Cell(table, row, column);
                    assert!(
                        matches!(enter(&mut state, &mut document, field, &text), Action::Edited(None)),
                        "{field:?}"
                    );
                    if table != RulebookChart::Siege || column == 0 {
                        let is_made = matches!(enter(&mut state, &mut document, field, "?!"), Action::Edited(None));
                        assert_eq!(is_made, column == 0 && table == RulebookChart::Rows, "{field:?}");
                    }
                    while document.undo().is_some() {}
                    assert_eq!(document.project().rulebook, before, "{field:?}");
                }
            }
            for message in [Message::LineAdded(table), Message::LineDeleted(table, lines.len() - 1)] {
                update(&mut state, message, &mut document);
            }
            while document.undo().is_some() {}
            assert_eq!(document.project().rulebook, before, "{table:?}");
        }
    }

    #[test]
    fn terrain_follows_a_row_of_the_combat_table_that_gets_another_name() {
        let (mut state, mut document) = (State::default(), alamo());
        let before = document.project().rulebook.clone();
        let users = before.terrain.iter().filter(|own| own.row == "stone_wall").count();
        let at = before.combat_rows.iter().position(|own| own.row == "stone_wall").unwrap();
        for text in ["rubbl", "rubble"] {
            enter(&mut state, &mut document, Field::Cell(RulebookChart::Rows, at, 0), text);
        }
        let used = |name: &str| document.project().rulebook.terrain.iter().filter(|own| own.row == name).count();
        assert!(users > 0 && used("rubble") == users && used("stone_wall") == 0);
        assert!(matches!(
            update(&mut state, Message::LineDeleted(RulebookChart::Rows, at), &mut document),
            Action::Refused(_)
        ));
        document.undo();
        assert_eq!(document.project().rulebook, before);
    }
}
