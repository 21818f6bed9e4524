//! What the page of the rulebook does to the document: each deed is one step of undo.

use rules::edit::Change;
use rules::message::Message as Say;
use rules::project_edit::{ProjectEdit, RulebookEdit};
use rules::rulebook::{Setting, Value};

use super::chart::Table;
use super::table;
use crate::gui::document::{OpenDocument, entered};

/// States a parameter, or leaves it to its default.
pub(super) fn set(document: &mut OpenDocument, name: &'static str, value: Option<Value>) -> Result<(), Say> {
    let rulebook = &document.project().rulebook;
    if value.is_some() && rulebook.value(name) == value {
        return Ok(());
    }
    let becomes = value.map(|value| Setting { name: name.to_owned(), value, by: entered() });
    let change = Change::of(&rulebook.parameters, &name.to_owned(), becomes.into_iter().collect());
    let edits = vec![ProjectEdit::Rulebook(RulebookEdit::Parameter(change))];
    document.make_more(Say::new("gui-stroke-rule-parameter").with("name", name), edits).map_err(misfit)
}

/// Writes into a cell of a table.
///
/// # Errors
///
/// Why it cannot be; nothing has changed then.
pub(super) fn write(
    document: &mut OpenDocument,
    table: Table,
    row: usize,
    column: usize,
    text: &str,
) -> Result<(), Say> {
    let edits = table::write(&document.project().rulebook, table, row, column, text)?;
    make(document, table, edits, true)
}

/// Adds a line to a table.
pub(super) fn add(document: &mut OpenDocument, table: Table) -> Result<(), Say> {
    let edits = table::add(&document.project().rulebook, table)?;
    make(document, table, edits, false)
}

/// Takes a line out of a table.
pub(super) fn delete(document: &mut OpenDocument, table: Table, row: usize) -> Result<(), Say> {
    let edits = table::delete(&document.project().rulebook, table, row)?;
    make(document, table, edits, false)
}

fn make(document: &mut OpenDocument, table: Table, edits: Vec<RulebookEdit>, typed: bool) -> Result<(), Say> {
    let edits: Vec<_> = edits.into_iter().map(ProjectEdit::Rulebook).collect();
    let label =
        Say::new(if typed { "gui-stroke-rule-cell" } else { "gui-stroke-rule-line" }).word("table", table.word());
    let made = if typed { document.make_more(label, edits) } else { document.make_step(label, edits) };
    made.map_err(misfit)
}

fn misfit(misfit: rules::project_edit::Misfit) -> Say {
    Say::new("gui-edit-conflict").with("place", misfit.place)
}
