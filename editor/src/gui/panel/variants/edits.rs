//! The edits that the variants page makes to the document: each is one undo step.

use rules::phrase::Phrase;
use rules::project::{ListedVariant, LoadError};
use rules::project_edit::{EditMisfit, ProjectEdit, ScenarioEdit, Swap};
use rules::scenario::VariantUse;
use rules::text::Document;
use rules::variant::Variant;

use super::needs;
use super::value::{Field, Value};
use crate::files::start;
use crate::gui::document::OpenDocument;
use crate::words::with_manual;

/// A variant that was read, with the name it gets in the scenario.
pub(super) type VariantRead = Result<(String, Variant), LoadError>;

/// Switches a variant on or off.
pub(super) fn switch(document: &mut OpenDocument, at: usize, on: bool) -> Result<(), Phrase> {
    let label = Phrase::new(if on { "gui-stroke-variant-on" } else { "gui-stroke-variant-off" });
    let label = label.words("title", title(document, at)?);
    change(document, label, |variants| variants[at].on = on)
}

/// Switches on what a variant needs: listed variants in place, and bundled ones added at the end.
pub(super) fn switch_needs_on(document: &mut OpenDocument, at: usize) -> Result<(), Phrase> {
    let label = Phrase::new("gui-stroke-variant-needs").words("title", title(document, at)?);
    let missing = needs::missing(&document.variants()[at].document, document);
    let was = document.project().scenario.variants.clone();
    let mut becomes = was.clone();
    let mut added = Vec::new();
    for id in missing {
        match document.variants().iter().position(|own| own.document.id == id) {
            Some(listed) => becomes[listed].on = true,
            None => added.push(needs::bundled(&id).ok_or(Phrase::new("gui-variant-nowhere").with("id", id))?),
        }
    }
    let count = was.len();
    let added = added.into_iter().enumerate().map(|(number, (name, variant))| {
        let used = VariantUse { document: name, on: true, ..VariantUse::default() };
        let becomes = Some(ListedVariant { used, document: variant });
        ScenarioEdit::Variant(count + number, Box::new(Swap { was: None, becomes }))
    });
    let edits = [ScenarioEdit::Variants(Swap { was, becomes })].into_iter().chain(added);
    let made = document.make_step(label, edits.map(ProjectEdit::Scenario).collect());
    made.map_err(|misfit| conflict(&misfit))
}

/// Moves a variant one place up or down the list.
pub(super) fn shift(document: &mut OpenDocument, at: usize, down: bool) -> Result<(), Phrase> {
    let other = if down { at + 1 } else { at.wrapping_sub(1) };
    title(document, other)?;
    let label = Phrase::new("gui-stroke-variant-move").words("title", title(document, at)?);
    change(document, label, |variants| variants.swap(at, other))
}

/// Removes a variant from the list.
pub(super) fn remove(document: &mut OpenDocument, at: usize) -> Result<(), Phrase> {
    let label = Phrase::new("gui-stroke-variant-remove").words("title", title(document, at)?);
    let own = &document.variants()[at];
    let was = Some(ListedVariant { used: own.used(), document: own.document.clone() });
    let edit = ScenarioEdit::Variant(at, Box::new(Swap { was, becomes: None }));
    make(document, label, ProjectEdit::Scenario(edit))
}

/// Adds a variant at the end of the list, switched off.
pub(super) fn add(document: &mut OpenDocument, read: VariantRead) -> Result<(), Phrase> {
    let (name, variant) = read.map_err(|error| match error {
        LoadError::Text { name, error } => Phrase::new("gui-variant-unread")
            .with("file", name)
            .with("line", error.line)
            .said("why", with_manual(&error.message)),
        LoadError::Missing { name, message } => {
            Phrase::new("gui-variant-missing").with("file", name).said("why", message)
        }
    })?;
    if document.variants().iter().any(|own| own.name == name || own.document.id == variant.id) {
        return Err(Phrase::new("gui-variant-twice").with("id", &variant.id));
    }
    let label = Phrase::new("gui-stroke-variant-add").words("title", variant.title.clone());
    let used = VariantUse { document: name, ..VariantUse::default() };
    let becomes = Some(ListedVariant { used, document: variant });
    let edit = ScenarioEdit::Variant(document.variants().len(), Box::new(Swap { was: None, becomes }));
    make(document, label, ProjectEdit::Scenario(edit))
}

/// Adds a small new variant for the designer to start from, switched off.
pub(super) fn begin(document: &mut OpenDocument) -> Result<(), Phrase> {
    let variant = start::small().map_err(|error| error.message)?;
    let is_free = |id: &String| !document.variants().iter().any(|own| own.document.id == *id);
    let numbered = |number: u32| if number > 1 { format!("{}_{number}", variant.id) } else { variant.id.clone() };
    let id = (1..1000).map(numbered).find(is_free).unwrap_or_default();
    let name = format!("{id}.{}", Variant::EXTENSION);
    let variant = start::called(&id, &variant, None).map_err(|error| error.message)?;
    add(document, Ok((name, variant)))
}

/// Sets a figure or a choice of a variant, or resets it to the variant's default. Only deviations are stored.
pub(super) fn set(document: &mut OpenDocument, at: usize, field: &Field, value: Option<Value>) -> Result<(), Phrase> {
    let own = document.variants().get(at).ok_or(Phrase::new("gui-variant-gone"))?;
    let (variant, mut used) = (&own.document, own.used());
    let name = match field {
        Field::Figure(id) => {
            let is = variant.params.iter().find(|param| param.id == *id).map(|param| param.is);
            match value {
                Some(Value::Figure(number)) if Some(number) != is => drop(used.params.insert(id.clone(), number)),
                _ => drop(used.params.remove(id)),
            }
            id
        }
        Field::Choice(id) => {
            let first = variant.opts.iter().find(|opt| opt.id == *id).and_then(|opt| opt.choices.first());
            match value {
                Some(Value::Choice(word)) if Some(&word) != first => drop(used.opts.insert(id.clone(), word)),
                _ => drop(used.opts.remove(id)),
            }
            id
        }
    };
    let was = document.project().scenario.variants.clone();
    let mut becomes = was.clone();
    becomes[at] = used;
    if was == becomes {
        return Ok(());
    }
    let label = Phrase::new("gui-stroke-variant-set").with("name", format!("{}.{name}", variant.id));
    let edit = ProjectEdit::Scenario(ScenarioEdit::Variants(Swap { was, becomes }));
    document.make_more(label, vec![edit]).map_err(|misfit| conflict(&misfit))
}

/// Replaces the text of a variant. Consecutive edits merge into one undo step.
pub(super) fn rewrite(document: &mut OpenDocument, at: usize, becomes: Variant) -> Result<(), Phrase> {
    let own = document.variants().get(at).ok_or(Phrase::new("gui-variant-gone"))?;
    let was = own.document.clone();
    let label = Phrase::new("gui-stroke-variant-text").with("name", &own.name);
    let edit = ProjectEdit::Variant(at, Box::new(Swap { was, becomes }));
    document.make_more(label, vec![edit]).map_err(|misfit| conflict(&misfit))
}

fn conflict(misfit: &EditMisfit) -> Phrase {
    Phrase::new("gui-edit-conflict").with("place", &misfit.place)
}

/// The title of a variant, for stroke labels.
fn title(document: &OpenDocument, at: usize) -> Result<rules::words::Words, Phrase> {
    let own = document.variants().get(at).ok_or(Phrase::new("gui-variant-gone"))?;
    Ok(own.document.title.clone())
}

fn change(document: &mut OpenDocument, label: Phrase, by: impl FnOnce(&mut Vec<VariantUse>)) -> Result<(), Phrase> {
    let was = document.project().scenario.variants.clone();
    let mut becomes = was.clone();
    by(&mut becomes);
    make(document, label, ProjectEdit::Scenario(ScenarioEdit::Variants(Swap { was, becomes })))
}

fn make(document: &mut OpenDocument, label: Phrase, edit: ProjectEdit) -> Result<(), Phrase> {
    let made = document.make_step(label, vec![edit]);
    made.map_err(|misfit| conflict(&misfit))
}
