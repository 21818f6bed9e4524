//! Lists in words: "a, b and c", "either a or b", sequences.

use crate::phrase::Phrase;

/// Joins items as "a, b and c"; `None` for an empty list.
pub(super) fn and(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-comma", "telling-and")
}

/// Joins items as "a, b, and c", for items that are long or lists themselves.
pub(super) fn and_also(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-comma", "telling-and-also")
}

/// Joins items as "a, b or c".
pub(super) fn or(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-comma", "telling-or")
}

/// Joins items as "a, or b", for items that are long or lists themselves.
pub(super) fn or_else(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-or-else", "telling-or-else")
}

/// Joins items as "either a or b".
pub(super) fn either(items: Vec<Phrase>) -> Option<Phrase> {
    let mut items = items.into_iter();
    let first = Phrase::new("telling-either").said("item", items.next()?);
    Some(items.fold(first, |list, item| Phrase::new("telling-either-or").said("list", list).said("item", item)))
}

/// Joins items in sequence.
pub(super) fn then(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-then", "telling-then")
}

/// Joins items in sequence, if some are sentences with commas of their own.
pub(super) fn thereupon(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-thereupon", "telling-thereupon")
}

/// Puts an item in brackets.
pub(super) fn bracketed(item: Phrase) -> Phrase {
    Phrase::new("telling-bracketed").said("item", item)
}

fn joined(mut items: Vec<Phrase>, between: &'static str, at_end: &'static str) -> Option<Phrase> {
    let end = items.pop()?;
    let two = |id, list, item| Phrase::new(id).said("list", list).said("item", item);
    match items.into_iter().reduce(|list, item| two(between, list, item)) {
        Some(list) => Some(two(at_end, list, end)),
        None => Some(end),
    }
}
