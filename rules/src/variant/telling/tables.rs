//! Tables and their rows in words.

use super::constants::meaning;
use super::noun::Noun;
use super::{Scene, Teller, search, vocabulary};
use crate::message::Message;
use crate::variant::{Row, Span, Table, Throw, Variant};

/// The head of a table: what is thrown on it.
#[must_use]
pub fn tell_table(table: &Table) -> Message {
    let throw = match table.throw {
        Throw::D6 => "telling-throw-d6",
        Throw::TwoD6 => "telling-throw-2d6",
        Throw::Value => "telling-throw-value",
    };
    meaning(Message::new("telling-a-table").with("name", &table.id).word("throw", throw), &table.says)
}

/// A row of a table: the results it answers, its word and what comes of it.
#[must_use]
pub fn tell_row(row: &Row, table: &Table, variant: &Variant) -> Message {
    let (scene, it): (Scene, Option<Noun>) = Scene::borrowed(search::roll(variant, &table.id));
    let span = match row.on {
        Span::Eq(value) => Message::new("telling-span-one").with("value", value),
        Span::R(from, to) if from.checked_add(1) == Some(to) => {
            Message::new("telling-span-or").with("from", from).with("to", to)
        }
        Span::R(from, to) => Message::new("telling-span-from-to").with("from", from).with("to", to),
        Span::Le(to) => Message::new("telling-span-to").with("value", to),
        Span::Ge(from) => Message::new("telling-span-from").with("value", from),
    };
    let result = vocabulary::row(&row.is);
    if row.act.is_empty() {
        return Message::new("telling-row").said("span", span).said("result", result);
    }
    let what = Teller::new(variant, scene, it).effects(&row.act);
    Message::new("telling-row-do").said("span", span).said("result", result).said("what", what)
}
