//! The edits that the counters page makes to the document: each is one undo step.

use rules::phrase::Phrase;
use rules::project::Project;
use rules::project_edit::{ProjectEdit, ScenarioEdit};

use super::entry::{MixEntry, MixKind, swap};
use super::field::Field;
use super::spreadsheet;
use crate::files::SharedEdit;
use crate::gui::document::{OpenDocument, exchange};

/// Sets a field of an entry.
///
/// # Errors
///
/// Returns why that is not possible; nothing has changed then.
pub(super) fn write(document: &mut OpenDocument, was: &MixEntry, field: Field, text: &str) -> Result<MixEntry, Phrase> {
    let mut becomes = was.clone();
    field.write(&mut becomes, text)?;
    if field == Field::Id {
        // Typing an id changes it with every letter; all changes merge into one step.
        let (from, to) = (was.id().to_owned(), becomes.id().to_owned());
        let edit = SharedEdit::Rename { what: was.kind().renamed(), from, to };
        let edits = [edit.edits(document.project())?, document.followers(&edit)?].concat();
        let label = Phrase::new("gui-stroke-counter-id").word("kind", was.kind().word());
        document.make_more(label, edits).map_err(misfit)?;
        return Ok(becomes);
    }
    let is_source = matches!(field, Field::Source | Field::ReasonEn | Field::ReasonFr);
    let becomes = if is_source { becomes } else { becomes.after(was) };
    let edits = replace(document.project(), was, &becomes)?;
    let label = Phrase::new("gui-stroke-counter-field").with("name", was.id()).word("field", field.word());
    document.make_more(label, edits).map_err(misfit)?;
    Ok(becomes)
}

/// Adds an entry.
pub(super) fn add(document: &mut OpenDocument, entry: &MixEntry) -> Result<(), Phrase> {
    let edits = swap(&document.project().counters, None, Some(entry));
    document.make_step(Phrase::new("gui-stroke-counter-add").with("name", entry.id()), edits).map_err(misfit)
}

/// Removes an entry from the mix.
///
/// # Errors
///
/// Returns what depends on the entry.
pub(super) fn delete(document: &mut OpenDocument, entry: &MixEntry) -> Result<(), Phrase> {
    let project = document.project();
    stays(project, entry, None)?;
    let edits = swap(&project.counters, Some(entry), None);
    document.make_step(Phrase::new("gui-stroke-counter-delete").with("name", entry.id()), edits).map_err(misfit)
}

/// Applies a pasted table. Returns the number of new and of changed entries.
///
/// # Errors
///
/// Returns what is wrong with the table, by row and column; nothing has changed then.
pub(super) fn paste(document: &mut OpenDocument, table: &str) -> Result<[usize; 2], Phrase> {
    let project = document.project();
    let rows = spreadsheet::read(table, &project.counters)?;
    let [mut new, mut changed] = [0; 2];
    let mut edits = Vec::new();
    for (was, becomes) in &rows {
        match was {
            None => {
                new += 1;
                edits.extend(swap(&project.counters, None, Some(becomes)));
            }
            Some(was) if was != becomes => {
                changed += 1;
                edits.extend(replace(project, was, becomes)?);
            }
            Some(_) => {}
        }
    }
    if !edits.is_empty() {
        document
            .make_step(Phrase::new("gui-stroke-counter-paste").count("count", new + changed), edits)
            .map_err(misfit)?;
    }
    Ok([new, changed])
}

/// The edits that change an entry, including those of the set-up: a piece that is the only one of its name has no
/// number, and gets one when others join it.
fn replace(project: &Project, was: &MixEntry, becomes: &MixEntry) -> Result<Vec<ProjectEdit>, Phrase> {
    stays(project, was, Some(becomes))?;
    let mut edits = swap(&project.counters, Some(was), Some(becomes));
    let pair = [was, becomes].map(|entry| entry.pieces().next());
    if let [Some(old), Some(new)] = pair
        && old != new
    {
        let setup = &project.scenario.setup;
        let lines = setup.iter().filter(|line| line.piece == old).cloned();
        let moved = lines.flat_map(|line| {
            let mut to = line.clone();
            to.piece.clone_from(&new);
            exchange(setup, Some(line), Some(to))
        });
        edits.extend(moved.map(ScenarioEdit::Placement).map(ProjectEdit::Scenario));
    }
    Ok(edits)
}

/// Refuses a change that would leave something without its counter or column.
fn stays(project: &Project, was: &MixEntry, becomes: Option<&MixEntry>) -> Result<(), Phrase> {
    let keeps_id = becomes.is_some_and(|own| own.id() == was.id());
    if was.kind() == MixKind::Column {
        return if keeps_id { Ok(()) } else { column_is_free(project, was.id()) };
    }
    let kept = |piece: &str| keeps_id && becomes.is_some_and(|own| own.pieces().any(|name| name == piece));
    // The first piece may change its name: the set-up is updated.
    let first = was.pieces().next().filter(|_| keeps_id);
    for line in &project.scenario.setup {
        let own = || was.pieces().any(|name| name == line.piece);
        if line.piece.starts_with(was.id()) && own() && first.as_ref() != Some(&line.piece) && !kept(&line.piece) {
            return Err(Phrase::new("gui-counter-set-up").with("piece", &line.piece).with("spot", line.at));
        }
    }
    Ok(())
}

fn column_is_free(project: &Project, id: &str) -> Result<(), Phrase> {
    let mix = &project.counters;
    let units = mix.units.iter().map(|own| (&own.column, &own.id));
    let leaders = mix.leaders.iter().map(|own| (&own.column, &own.id));
    if let Some((_, user)) = units.chain(leaders).find(|(column, _)| *column == id) {
        return Err(Phrase::new("gui-column-used").with("column", id).with("counter", user));
    }
    match project.scenario.plot.iter().find(|line| line.column == id) {
        Some(line) => Err(Phrase::new("gui-column-plotted").with("column", id).with("area", line.area)),
        None => Ok(()),
    }
}

fn misfit(misfit: rules::project_edit::EditMisfit) -> Phrase {
    Phrase::new("gui-edit-conflict").with("place", misfit.place)
}
