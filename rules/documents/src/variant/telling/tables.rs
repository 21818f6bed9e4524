//! Tables and their rows in words.

use super::constants::meaning;
use super::noun::Noun;
use super::{Teller, ThingNames, search, vocabulary};
use crate::phrase::Phrase;
use crate::variant::{ResultRange, Row, Table, Throw, Variant};

/// Describes the head of a table: its dice or cards.
#[must_use]
pub fn tell_table(table: &Table) -> Phrase {
    let throw = match table.throw {
        Throw::D6 => "telling-throw-d6",
        Throw::TwoD6 => "telling-throw-2d6",
        Throw::Value => "telling-throw-value",
        Throw::Deck(_) => "telling-throw-deck",
    };
    let throw = Phrase::new(throw).count("cards", usize::from(table.throw.cards()));
    meaning(Phrase::new("telling-a-table").with("name", &table.id).said("throw", throw), &table.says)
}

/// Describes a row of a table in one line.
#[must_use]
pub fn tell_row(row: &Row, table: &Table, variant: &Variant) -> Phrase {
    let Cells { span, result, what } = tell_cells(row, table, variant);
    let message = Phrase::new(if what.is_some() { "telling-row-do" } else { "telling-row" });
    let message = message.said("span", span).said("result", result);
    match what {
        Some(what) => message.said("what", what),
        None => message,
    }
}

/// A row of a table as separate cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cells {
    /// The range of results.
    pub span: Phrase,
    /// The word for the result.
    pub result: Phrase,
    /// The effects; `None` if there are none.
    pub what: Option<Phrase>,
}

/// Returns the cells of a row of a table.
#[must_use]
pub fn tell_cells(row: &Row, table: &Table, variant: &Variant) -> Cells {
    let (scene, it): (ThingNames, Option<Noun>) = ThingNames::borrowed(search::roll(variant, &table.id));
    let span = match row.on {
        ResultRange::Eq(value) => Phrase::new("telling-span-one").with("value", value),
        ResultRange::R(from, to) if from.checked_add(1) == Some(to) => {
            Phrase::new("telling-span-or").with("from", from).with("to", to)
        }
        ResultRange::R(from, to) => Phrase::new("telling-span-from-to").with("from", from).with("to", to),
        ResultRange::Le(to) => Phrase::new("telling-span-to").with("value", to),
        ResultRange::Ge(from) => Phrase::new("telling-span-from").with("value", from),
    };
    let what = (!row.act.is_empty()).then(|| Teller::new(variant, scene, it).effects(&row.act));
    Cells { span, result: vocabulary::row(&row.is), what }
}
