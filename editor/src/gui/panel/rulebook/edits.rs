//! The edits that the rulebook page makes to the document: each is one undo step.

use rules::edit::Change;
use rules::phrase::Phrase;
use rules::project_edit::{ProjectEdit, RulebookEdit};
use rules::rulebook::{ParameterValue, Setting};

use super::chart::RulebookChart;
use super::table;
use crate::gui::document::{OpenDocument, entered};

/// Sets a parameter, or resets it to its default if `value` is `None`.
pub(super) fn set(
    document: &mut OpenDocument,
    name: &'static str,
    value: Option<ParameterValue>,
) -> Result<(), Phrase> {
    let rulebook = &document.project().rulebook;
    if value.is_some() && rulebook.value(name) == value {
        return Ok(());
    }
    let becomes = value.map(|value| Setting { name: name.to_owned(), value, by: entered() });
    let change = Change::new(&rulebook.parameters, &name.to_owned(), becomes.into_iter().collect());
    let edits = vec![ProjectEdit::Rulebook(RulebookEdit::Parameter(change))];
    document.make_more(Phrase::new("gui-stroke-rule-parameter").with("name", name), edits).map_err(misfit)
}

/// Sets a cell of a table.
///
/// # Errors
///
/// Returns why that is not possible; nothing has changed then.
pub(super) fn write(
    document: &mut OpenDocument,
    table: RulebookChart,
    row: usize,
    column: usize,
    text: &str,
) -> Result<(), Phrase> {
    let edits = table::write(&document.project().rulebook, table, row, column, text)?;
    make(document, table, edits, true)
}

/// Adds a line to a table.
pub(super) fn add(document: &mut OpenDocument, table: RulebookChart) -> Result<(), Phrase> {
    let edits = table::add(&document.project().rulebook, table)?;
    make(document, table, edits, false)
}

/// Deletes a line of a table.
pub(super) fn delete(document: &mut OpenDocument, table: RulebookChart, row: usize) -> Result<(), Phrase> {
    let edits = table::delete(&document.project().rulebook, table, row)?;
    make(document, table, edits, false)
}

fn make(
    document: &mut OpenDocument,
    table: RulebookChart,
    edits: Vec<RulebookEdit>,
    typed: bool,
) -> Result<(), Phrase> {
    let edits: Vec<_> = edits.into_iter().map(ProjectEdit::Rulebook).collect();
    let label =
        Phrase::new(if typed { "gui-stroke-rule-cell" } else { "gui-stroke-rule-line" }).word("table", table.word());
    let made = if typed { document.make_more(label, edits) } else { document.make_step(label, edits) };
    made.map_err(misfit)
}

fn misfit(misfit: rules::project_edit::EditMisfit) -> Phrase {
    Phrase::new("gui-edit-conflict").with("place", misfit.place)
}
