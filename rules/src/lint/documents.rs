//! What the lints on counter mixes and rulebooks share: the places of their findings, and edits of one list entry.

use std::fmt::Display;

use super::{Lint, Survey};
use crate::edit::{Change, Keyed};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::Finding;
use crate::rulebook::Rulebook;

impl Lint {
    /// Returns a finding on a counter of the mix.
    pub(super) fn counter(&self, id: &str) -> Finding {
        self.finding(DocumentRef::Counters, Place::Counter(id.to_owned())).with("counter", id)
    }

    /// Returns a finding on a column of the mix.
    pub(super) fn column(&self, id: &str) -> Finding {
        self.finding(DocumentRef::Counters, Place::Column(id.to_owned())).with("column", id)
    }

    /// Returns a finding on a parameter of the rulebook.
    pub(super) fn parameter(&self, name: &str) -> Finding {
        self.finding(DocumentRef::Rulebook, Place::Rule(name.to_owned())).with("parameter", name)
    }

    /// Returns a finding on a line of a table of the rulebook.
    pub(super) fn row(&self, table: &'static str, row: impl Display) -> Finding {
        let place = Place::Row { table, row: row.to_string() };
        self.finding(DocumentRef::Rulebook, place).word("table", word(table)).with("row", row)
    }

    /// Returns a finding on a list of the rulebook as a whole.
    pub(super) fn table(&self, table: &'static str) -> Finding {
        self.finding(DocumentRef::Rulebook, Place::Field(table)).with("list", table)
    }
}

/// Returns the message id of a table's name.
fn word(table: &str) -> String {
    format!("table-{}", table.replace('_', "-"))
}

/// Returns the rulebook; `None` if it is the empty placeholder (format 0) of a document opened alone.
pub(super) fn rulebook<'a>(survey: &Survey<'a>) -> Option<&'a Rulebook> {
    let rulebook = survey.rulebook();
    (rulebook.format > 0).then_some(rulebook)
}

/// Returns the change that replaces one entry by another with the same key.
pub(super) fn replaced<T: Keyed + PartialEq>(list: &[T], thing: &T, becomes: T) -> Change<T> {
    let Change { was, .. } = Change::new(list, &thing.key(), Vec::new());
    let mut after = was.clone();
    if let Some(own) = after.iter_mut().find(|own| *own == thing) {
        *own = becomes;
    }
    Change { was, becomes: after }
}

/// Returns the change that keeps one of several identical entries; `None` if they differ.
pub(super) fn once<T: Keyed + PartialEq>(list: &[T], key: &T::Key) -> Option<Change<T>> {
    let Change { was, .. } = Change::new(list, key, Vec::new());
    let same = was.len() > 1 && was.iter().all(|own| *own == was[0]);
    same.then(|| Change { becomes: was[..1].to_vec(), was })
}
