//! Lists in words: "a, b and c", "either a or b", one thing after the other.

use crate::phrase::Phrase;

/// "a, b and c"; `None` for an empty list.
pub(super) fn and(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-comma", "telling-and")
}

/// "a, b, and c": the items are long or lists themselves.
pub(super) fn and_also(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-comma", "telling-and-also")
}

/// "a, b or c".
pub(super) fn or(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-comma", "telling-or")
}

/// "a, or b": the items are long or lists themselves.
pub(super) fn or_else(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-or-else", "telling-or-else")
}

/// "either a or b".
pub(super) fn either(items: Vec<Phrase>) -> Option<Phrase> {
    let mut items = items.into_iter();
    let first = Phrase::new("telling-either").said("item", items.next()?);
    Some(items.fold(first, |list, item| Phrase::new("telling-either-or").said("list", list).said("item", item)))
}

/// One after the other.
pub(super) fn then(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-then", "telling-then")
}

/// One after the other, where some are sentences with commas of their own.
pub(super) fn thereupon(items: Vec<Phrase>) -> Option<Phrase> {
    joined(items, "telling-thereupon", "telling-thereupon")
}

/// In brackets.
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
