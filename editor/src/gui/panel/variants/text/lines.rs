//! Finding the line of a named item in the text of a variant.

use rules::text::LineIndex;
use rules::text::outline::{Branch, Outline};

/// The fields of a variant that hold named items.
const LISTS: [&str; 6] = ["rules", "tables", "flags", "kinds", "params", "opts"];

/// The line, counted from 1, on which a rule, table, flag, kind, figure or choice begins: the item with this id, or the
/// rule with this number, such as `ladders.2` for the second rule of `ladders`.
pub(super) fn line_of(text: &str, name: &str) -> Option<usize> {
    let outline = Outline::new(text);
    let root = outline.root()?;
    let items = LISTS.iter().filter_map(|list| root.field(list)).flat_map(Branch::children);
    let named = items.into_iter().find(|item| item.field("id").is_some_and(|id| id.text() == Some(name)));
    let numbered = || {
        let number: usize = name.rsplit_once('.')?.1.parse().ok()?;
        root.field("rules")?.children().nth(number.checked_sub(1)?)
    };
    let found = named.or_else(numbered)?;
    Some(LineIndex::new(text).position(found.span().start).line)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Variant(\n  id: \"own\",\n  tables: [\n    (id: \"throw\", rows: []),\n  ],\n  rules: [\n    When(\n      \
                        id: \"first\",\n    ),\n    When(\n    ),\n  ],\n)";

    #[test]
    fn things_are_found_by_name_and_by_place() {
        let found = ["throw", "first", "own.2", "own.1", "own.3", "own.0", "nothing"].map(|name| line_of(TEXT, name));
        assert_eq!(found, [Some(4), Some(7), Some(10), Some(7), None, None, None]);
        assert_eq!(line_of("", "own.1"), None);
    }
}
