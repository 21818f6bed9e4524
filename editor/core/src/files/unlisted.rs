//! Adds variants to a scenario for one run without listing them in its document.

use std::path::Path;

use rules::log::Parts;
use rules::project::{LoadError, LoadedVariant, Project};

use super::{DocumentKind, Source};

/// Returns the index of a variant in the list of a scenario, by the name the scenario uses or by its id. A variant
/// that is not listed is added, switched off: a file, or a bundled variant by its name; a homebrew one such as
/// `homebrew/smoke` also by `smoke` alone. The variants it needs are then switched on, so that the game can be
/// compared with and without this one alone.
///
/// # Errors
///
/// When it, or a variant it needs, is neither listed nor bundled nor a file, or does not parse.
pub fn list_variant(project: &mut Project, name: &str) -> Result<usize, LoadError> {
    let known = |own: &LoadedVariant| own.name == name || own.document.id == name;
    if let Some(at) = project.variants.iter().position(known) {
        return Ok(at);
    }
    let (name, source) = find_variant(name)?;
    project.variants.push(LoadedVariant::off(name, source.read()?));
    let at = project.variants.len() - 1;
    switch_needs_on(project, at)?;
    Ok(at)
}

/// Switches a variant on, listed or not, together with those it needs. One that is already on is skipped, so that
/// variants that need each other do not recurse forever.
///
/// # Errors
///
/// When one of them is neither listed nor bundled nor a file, or does not parse.
pub fn switch_on(project: &mut Project, name: &str) -> Result<(), LoadError> {
    let at = list_variant(project, name)?;
    if std::mem::replace(&mut project.variants[at].on, true) { Ok(()) } else { switch_needs_on(project, at) }
}

fn switch_needs_on(project: &mut Project, at: usize) -> Result<(), LoadError> {
    let needs = project.variants[at].document.needs.clone();
    needs.iter().try_for_each(|need| switch_on(project, need))
}

/// Adds the variants a log was played with that the scenario does not list, with the settings they had. One that is
/// not found is left out; the log then reports what has changed.
pub(super) fn list_those_of(parts: &Parts, project: &mut Project) {
    for was in &parts.variants {
        let listed = |own: &LoadedVariant| own.name == was.document;
        if project.variants.iter().any(listed) {
            continue;
        }
        if let Ok(at) = list_variant(project, &was.document) {
            let (params, opts) = (was.params.clone(), was.opts.clone());
            let own = &mut project.variants[at];
            *own = LoadedVariant { on: true, params, opts, ..std::mem::take(own) };
        }
    }
}

/// Finds a variant by name. Returns the name under which it was found with its source.
///
/// # Errors
///
/// When it is neither bundled nor a file.
pub fn find_variant(name: &str) -> Result<(String, Source), LoadError> {
    let source = |name: &str| Source::find(Path::new(name), &[DocumentKind::Variant]);
    match source(name) {
        Ok(found) => Ok((name.to_owned(), found)),
        Err(why) => {
            let found = ["homebrew", "knapp"].into_iter().find_map(|folder| {
                let name = format!("{folder}/{name}");
                source(&name).ok().map(|found| (name, found))
            });
            found.ok_or(why)
        }
    }
}
