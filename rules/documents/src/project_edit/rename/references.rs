//! The references to a name in all documents of a project.

use crate::allowance::Allowance;
use crate::edit::difference::changes;
use crate::edit::{Change, Edit, Keyed};
use crate::project::Project;
use crate::project_edit::{CorrectionEdit, CountersEdit, ProjectEdit, RulebookEdit, ScenarioEdit, Swap};

/// A renaming in a project.
#[derive(Clone, Copy)]
pub(super) struct Renaming<'a> {
    pub(super) project: &'a Project,
    pub(super) from: &'a str,
    pub(super) to: &'a str,
}

/// Returns the changes of the entries that refer to something, with the reference replaced; their own names stay.
pub(super) fn retold<T: Keyed>(
    list: &[T],
    refers: impl Fn(&T) -> bool,
    tell: impl Fn(&mut T),
) -> std::vec::IntoIter<Change<T>> {
    let anew = |thing: &T| {
        let mut thing = thing.clone();
        if refers(&thing) {
            tell(&mut thing);
        }
        thing
    };
    let mut becomes: Vec<T> = list.iter().map(anew).collect();
    becomes.sort();
    changes(list, &becomes).collect::<Vec<_>>().into_iter()
}

/// Returns the edits of corrections whose items `tell` changes.
pub(super) fn corrections(project: &Project, tell: impl Fn(&Edit) -> Edit) -> Vec<ProjectEdit> {
    let anew = |(at, own): (usize, &crate::project::LoadedCorrection)| {
        let was = own.document.items.clone();
        let becomes: Vec<Edit> = was.iter().map(&tell).collect();
        (was != becomes).then_some(ProjectEdit::Correction(at, CorrectionEdit::Items(Swap { was, becomes })))
    };
    project.corrections.iter().enumerate().filter_map(anew).collect()
}

/// Returns allowances with places renamed, in order. An allowance may be about another one: `allowance single-door room
/// LB5`.
pub(super) fn placed(list: &[Allowance], places: &[(String, String)]) -> Vec<Allowance> {
    let place = |at: &str| {
        places.iter().find_map(|(from, to)| {
            let before = at.strip_suffix(from.as_str())?;
            let is_other = before.starts_with("allowance ") && before.split(' ').count() == 3 && before.ends_with(' ');
            (before.is_empty() || is_other).then(|| format!("{before}{to}"))
        })
    };
    let anew = |own: &Allowance| Allowance { at: place(&own.at).unwrap_or_else(|| own.at.clone()), ..own.clone() };
    let mut becomes: Vec<Allowance> = list.iter().map(anew).collect();
    becomes.sort();
    becomes
}

/// Renames the places in an item of a correction that changes allowances; any other item is unchanged.
pub(super) fn allowance_items(item: &Edit, places: &[(String, String)]) -> Edit {
    match item {
        Edit::Allow(change) => {
            Edit::Allow(Change { was: placed(&change.was, places), becomes: placed(&change.becomes, places) })
        }
        other => other.clone(),
    }
}

/// Returns the edits that rename places in the allowances of all documents.
pub(super) fn allowances(project: &Project, places: &[(String, String)]) -> Vec<ProjectEdit> {
    let told = |list: &[Allowance]| changes(list, &placed(list, places));
    let mut edits: Vec<ProjectEdit> =
        told(&project.base_map().allow).map(|own| ProjectEdit::Map(Edit::Allow(own))).collect();
    for (at, own) in project.corrections.iter().enumerate() {
        let changes = told(&own.document.allow);
        edits.extend(changes.map(|change| ProjectEdit::Correction(at, CorrectionEdit::Allow(change))));
    }
    edits.extend(told(&project.counters.allow).map(|own| ProjectEdit::Counters(CountersEdit::Allow(own))));
    edits.extend(told(&project.rulebook.allow).map(|own| ProjectEdit::Rulebook(RulebookEdit::Allow(own))));
    edits.extend(told(&project.scenario.allow).map(|own| ProjectEdit::Scenario(ScenarioEdit::Allow(own))));
    edits
}
