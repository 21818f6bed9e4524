//! Lists of members, merged member by member.

use std::collections::BTreeMap;

use super::versions::Three;

/// Merges three lists of members. Each member is either present or not, so the sides are never in conflict.
///
/// Only a broken map lists a member more than once; if the sides have changed its count differently, the smaller count
/// is kept.
pub(super) fn merge<T: Ord + Clone>(lists: Three<&[T]>) -> Vec<T> {
    let mut counts: BTreeMap<&T, Three<usize>> = BTreeMap::new();
    let none = Three { base: 0, ours: 0, theirs: 0 };
    for member in lists.base {
        counts.entry(member).or_insert(none).base += 1;
    }
    for member in lists.ours {
        counts.entry(member).or_insert(none).ours += 1;
    }
    for member in lists.theirs {
        counts.entry(member).or_insert(none).theirs += 1;
    }
    let left = |count: Three<usize>| count.agreed().unwrap_or_else(|count| count.ours.min(count.theirs));
    counts.into_iter().flat_map(|(member, count)| std::iter::repeat_n(member.clone(), left(count))).collect()
}
