//! Variants used with a scenario for one run, without being listed in it.

use std::path::Path;

use rules::log::Parts;
use rules::project::{LoadError, LoadedVariant, Project};

use super::{DocumentKind, Source};

/// The place of a variant in the list of a scenario, by the name the scenario gives it or its id. One that is not there is
/// added, switched off: a file, or a bundled variant by its name, of homebrew ones such as `homebrew/smoke` also by `smoke`
/// alone. What it needs is switched on then, so that it can be compared with a game without it alone.
///
/// # Errors
///
/// When it is neither listed nor bundled nor a file, or does not read, and the same of those it needs.
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

/// Switches a variant on, listed or not, and those it needs. One that is on already is left alone, so that variants that
/// need one another come to an end.
///
/// # Errors
///
/// When one of them is neither listed nor bundled nor a file, or does not read.
pub fn switch_on(project: &mut Project, name: &str) -> Result<(), LoadError> {
    let at = list_variant(project, name)?;
    if std::mem::replace(&mut project.variants[at].on, true) { Ok(()) } else { switch_needs_on(project, at) }
}

fn switch_needs_on(project: &mut Project, at: usize) -> Result<(), LoadError> {
    let needs = project.variants[at].document.needs.clone();
    needs.iter().try_for_each(|need| switch_on(project, need))
}

/// Adds the variants a log was played with that the scenario does not list, set as they were. One that is not found is left
/// out: the log says then what has changed.
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

/// A variant by its name, with the name it goes by.
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
