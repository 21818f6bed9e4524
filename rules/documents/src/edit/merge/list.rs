//! Merging keyed lists entry by entry.

use std::collections::{BTreeMap, BTreeSet};

use super::conflict::{Judge, Place};
use super::versions::Three;
use super::words::fate;
use crate::edit::Keyed;

/// An entry whose fields are merged separately.
pub(super) trait Fields: Keyed {
    /// Returns its place for a conflict.
    fn place(&self) -> Place;

    /// Merges the fields of an entry both sides have. If the base does not list it, all its fields have their default
    /// there.
    fn fields(judge: &mut Judge, base: Option<&Self>, sides: [&Self; 2]) -> Self;
}

/// A merged list.
pub(super) struct Listed<T: Keyed> {
    /// The entries.
    pub(super) things: Vec<T>,
    /// The keys of entries that are in conflict as a whole.
    pub(super) disputed: BTreeSet<T::Key>,
}

/// Merges lists; an entry that both sides have changed is merged field by field.
pub(super) fn merge<T: Fields>(judge: &mut Judge, lists: Three<&[T]>) -> Listed<T> {
    let mut listed = Listed { things: Vec::new(), disputed: BTreeSet::new() };
    for (key, versions) in by_key(lists, Keyed::key) {
        let versions = match versions.agreed() {
            Ok(things) => {
                listed.things.extend(things);
                continue;
            }
            Err(versions) => versions,
        };
        let one = versions.as_ref().map(|things| if let [one] = things.as_slice() { Some(one) } else { None });
        match (one.ours, one.theirs) {
            (Some(ours), Some(theirs)) if versions.base.len() < 2 => {
                listed.things.push(T::fields(judge, one.base, [ours, theirs]));
            }
            _ => {
                listed.things.extend(whole(judge, versions));
                listed.disputed.insert(key);
            }
        }
    }
    listed
}

/// Groups the entries of three lists by key.
pub(super) fn by_key<T: Clone, K: Ord>(lists: Three<&[T]>, key: impl Fn(&T) -> K) -> BTreeMap<K, Three<Vec<T>>> {
    let mut keyed: BTreeMap<K, Three<Vec<T>>> = BTreeMap::new();
    let none = || Three { base: Vec::new(), ours: Vec::new(), theirs: Vec::new() };
    for thing in lists.base {
        keyed.entry(key(thing)).or_insert_with(none).base.push(thing.clone());
    }
    for thing in lists.ours {
        keyed.entry(key(thing)).or_insert_with(none).ours.push(thing.clone());
    }
    for thing in lists.theirs {
        keyed.entry(key(thing)).or_insert_with(none).theirs.push(thing.clone());
    }
    keyed
}

/// Merges an entry that one side has removed and the other changed, or that is listed more than once: one side's
/// version is kept as it is.
fn whole<T: Fields>(judge: &mut Judge, versions: Three<Vec<T>>) -> Vec<T> {
    let fates = fate(versions.as_ref().map(Vec::as_slice));
    let some = versions.ours.first().or(versions.theirs.first()).or(versions.base.first());
    if let Some(place) = some.map(Fields::place) {
        judge.decide(&place, "merge-field-whole", fates, Clone::clone);
    }
    judge.preferred(versions)
}
