//! Corrections that do not fit: where, what they expect, what is there, and the cause.

use std::collections::HashMap;
use std::mem::discriminant;

use super::misplaced_item::{Misplaced, greatest, misplaced};
use crate::edit::{Conflict, Edit, canonical};
use crate::hexside::Layer;
use crate::map::{HexEntry, HexsideEntry, HexsideKind};
use crate::project::Project;
use crate::report::{Finding, place_of};

/// The reason why a correction that is on is not in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MisfitCause {
    /// One of its items occurs in it twice, contradicts an earlier one, or fits no map at all.
    Itself,
    /// An earlier correction that is on has changed the place; holds its index.
    Other(usize),
    /// The map has something else there.
    Map,
}

/// Returns why a correction of a project does not fit; `None` if it fits or is off.
pub(super) fn cause(project: &Project, index: usize) -> Option<MisfitCause> {
    let own = project.corrections.get(index)?;
    let conflict = own.conflict.as_ref()?;
    let items = &own.document.items;
    let is_it = |at: usize| items[at] == *conflict.edit;
    if misplaced(&conflict.edit, greatest(project)).is_some()
        || repeats(items).chain(clashes(items)).any(|(_, at)| is_it(at))
    {
        return Some(MisfitCause::Itself);
    }
    let others = project.corrections.iter().enumerate().take(index).filter(|(_, other)| other.in_force());
    let mut suspects =
        others.filter(|(_, other)| other.document.items.iter().any(|item| item.shares_place(&conflict.edit)));
    let guilty = suspects.find(|(suspect, _)| {
        let mut map = canonical(project.base_map().clone());
        let rest = project.corrections.iter().enumerate().take(index);
        for (_, other) in rest.filter(|(at, other)| at != suspect && other.in_force()) {
            let _ = other.document.apply(&mut map);
        }
        conflict.edit.meant(&map).is_some()
    });
    Some(guilty.map_or(MisfitCause::Map, |(at, _)| MisfitCause::Other(at)))
}

/// Whether the items contradict each other or one of them fits no map at all, which other lints report.
pub(super) fn is_amiss(project: &Project, items: &[Edit]) -> bool {
    let size = greatest(project);
    repeats(items).next().is_some()
        || clashes(items).next().is_some()
        || items.iter().any(|item| matches!(misplaced(item, size), Some(Misplaced::Torn | Misplaced::Apart(_))))
}

/// Returns the repeated items with no other item for their place in between: the index of the first, and of the second.
pub(super) fn repeats(items: &[Edit]) -> impl Iterator<Item = (usize, usize)> + '_ {
    pairs(items).filter(|(first, second)| items[*second].alters() && same(&items[*first], &items[*second]))
}

/// Returns the items that undo the previous one for their place: the index of the undone item, and their own.
pub(super) fn returns(items: &[Edit]) -> impl Iterator<Item = (usize, usize)> + '_ {
    let back = |first: &Edit, second: &Edit| second.follows(first) && first.follows(second);
    pairs(items).filter(move |(first, second)| items[*second].alters() && back(&items[*first], &items[*second]))
}

/// Returns the items that expect something other than what the previous one for their place leaves, unless they only
/// repeat it: the index of the previous item, and their own.
pub(super) fn clashes(items: &[Edit]) -> impl Iterator<Item = (usize, usize)> + '_ {
    pairs(items)
        .filter(|(first, second)| !items[*second].follows(&items[*first]) && !same(&items[*first], &items[*second]))
}

/// Whether two edits of one place expect the same and leave the same there.
fn same(first: &Edit, second: &Edit) -> bool {
    second.follows(&first.inverse()) && second.inverse().follows(first)
}

/// Returns each item with the previous one for the same place.
fn pairs(items: &[Edit]) -> impl Iterator<Item = (usize, usize)> + '_ {
    // Several names may be in one hex: by their place alone they would be confused.
    let mut last: HashMap<_, Vec<usize>> = HashMap::new();
    items.iter().enumerate().filter_map(move |(at, item)| {
        let met = last.entry((discriminant(item), place_of(item))).or_default();
        let before = met.iter().rposition(|before| items[*before].shares_place(item));
        let pair = before.map(|before| (std::mem::replace(&mut met[before], at), at));
        if pair.is_none() {
            met.push(at);
        }
        pair
    })
}

/// Adds to a finding the place of the conflict, what the item expects there and what was found.
pub(super) fn with_conflict(finding: Finding, conflict: &Conflict) -> Finding {
    let [expected, found] = compare(&conflict.edit, &conflict.found);
    located(finding, &conflict.edit).word("expected", expected).word("found", found)
}

/// Adds to a finding the place of an item in words.
pub(super) fn located(finding: Finding, item: &Edit) -> Finding {
    match item.place().as_str() {
        "" => finding.word("where", "place-document"),
        place => finding.with("where", place),
    }
}

/// Returns the message ids for what the edit expects and what the map has.
pub(super) fn compare(edit: &Edit, found: &Edit) -> [String; 2] {
    match (edit, found) {
        (Edit::Hexside(edit), Edit::Hexside(found)) => sides(&edit.was, &found.was),
        (Edit::Hex(edit), Edit::Hex(found)) => hexes(&edit.was, &found.was),
        (Edit::Room(edit), Edit::Room(found)) => presence(&edit.was, &found.was),
        (Edit::Region(edit), Edit::Region(found)) => presence(&edit.was, &found.was),
        (Edit::EntryArea(edit), Edit::EntryArea(found)) => presence(&edit.was, &found.was),
        (Edit::GunSite(edit), Edit::GunSite(found)) => presence(&edit.was, &found.was),
        (Edit::Label(edit), Edit::Label(found)) => presence(&edit.was, &found.was),
        _ => [THIS, OTHER].map(str::to_owned),
    }
}

const NOTHING: &str = "correction-nothing";
const THIS: &str = "correction-this";
const OTHER: &str = "correction-other";

/// Returns the kinds on the first layer that differs.
fn sides(expected: &[HexsideEntry], found: &[HexsideEntry]) -> [String; 2] {
    let kind = |entries: &[HexsideEntry], layer| {
        entries.iter().find(|entry| entry.at.covers(layer)).map_or(HexsideKind::Clear, |entry| entry.kind)
    };
    let kinds = Layer::ALL.map(|layer| [kind(expected, layer), kind(found, layer)]);
    match kinds.into_iter().find(|[expected, found]| expected != found) {
        Some(kinds) => kinds.map(HexsideKind::word),
        None => presence(expected, found),
    }
}

fn hexes(expected: &[HexEntry], found: &[HexEntry]) -> [String; 2] {
    let ground = |entries: &[HexEntry]| entries.first().map(|entry| entry.ground).unwrap_or_default();
    let grounds = [ground(expected), ground(found)];
    if grounds[0] == grounds[1] { presence(expected, found) } else { grounds.map(|ground| ground.word().to_owned()) }
}

/// Returns the words for nothing, this entry, or the same entry with different details such as its origin or the hex it
/// protects.
fn presence<T>(expected: &[T], found: &[T]) -> [String; 2] {
    let word = |entries: &[T], some: &str| if entries.is_empty() { NOTHING.to_owned() } else { some.to_owned() };
    [word(expected, THIS), word(found, OTHER)]
}
