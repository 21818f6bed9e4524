//! Applies many changes of one list in one pass.
//!
//! A list is sorted, so each single change moves everything after it. Filling a map hex by hex would move most of the
//! list for every hex.

#[cfg(test)]
mod tests;

use std::borrow::Borrow;

use super::change::sorted;
use super::{Change, Edit, Keyed};
use crate::map::MapDocument;

/// The least number of changes for which one pass over the list is worthwhile.
const MANY: usize = 16;

impl Edit {
    /// Applies as many of the first edits as fit in one pass and returns their number. Applies none if they are few, if
    /// two have the same place, or if one does not fit.
    pub(super) fn apply_at_once(edits: &[impl Borrow<Self>], map: &mut MapDocument) -> usize {
        match edits.first().map(Borrow::borrow) {
            Some(Self::Hex(_)) => {
                let changes = leading(edits, |edit| if let Self::Hex(change) = edit { Some(change) } else { None });
                apply(changes, &mut map.hexes)
            }
            Some(Self::Hexside(_)) => {
                let changes = leading(edits, |edit| if let Self::Hexside(change) = edit { Some(change) } else { None });
                apply(changes, &mut map.hexsides)
            }
            // All other lists of a map are short.
            _ => 0,
        }
    }
}

/// Returns the changes of one list at the start of the edits.
fn leading<'a, T>(
    edits: &'a [impl Borrow<Edit>],
    change: impl Fn(&'a Edit) -> Option<&'a Change<T>>,
) -> Vec<&'a Change<T>> {
    edits.iter().map(Borrow::borrow).map_while(change).collect()
}

/// Applies all changes or none, and returns how many it has applied.
fn apply<T: Keyed>(mut changes: Vec<&Change<T>>, list: &mut Vec<T>) -> usize {
    let count = changes.len();
    if count < MANY {
        return 0;
    }
    changes.sort_by_cached_key(|change| change.key());
    let apart = changes.windows(2).all(|pair| !pair[0].shares_key(pair[1]));
    if !apart || !changes.iter().all(|change| change.fits(list)) {
        return 0;
    }
    let mut old = std::mem::take(list).into_iter().peekable();
    for change in changes {
        let Some(key) = change.key() else { continue };
        while let Some(before) = old.next_if(|thing| thing.key() < key) {
            list.push(before);
        }
        while old.next_if(|thing| thing.key() == key).is_some() {}
        list.extend(sorted(&change.becomes));
    }
    list.extend(old);
    count
}
