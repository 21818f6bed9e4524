//! Entries that do not say where they come from: they come from where their document does.
//!
//! A text may leave `by` out of the entries of a document whose head has one. While such a text is read, an entry without
//! `by` holds [`Provenance::LeftOut`]; once all of it is read, the origin of the head stands in its place. Anywhere else a
//! missing `by` is an error of whoever reads, with its place, so that nothing outside the text layer ever meets the mark.

use std::cell::Cell;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::{Provenance, Written};

thread_local! {
    /// Whether entries may leave out `by`: while a document is read whose head has one.
    static MAY: Cell<bool> = const { Cell::new(false) };
}

/// Puts things as they were, also when reading panics.
struct Before(bool);

impl Drop for Before {
    fn drop(&mut self) {
        MAY.set(self.0);
    }
}

/// Reads something in which entries may leave out `by`, or may not.
pub(crate) fn reading<T>(may_leave_out: bool, read: impl FnOnce() -> T) -> T {
    let _before = Before(MAY.replace(may_leave_out));
    read()
}

/// Reads an origin that is never left out: that of the head of a document.
pub(crate) fn stated<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Provenance, D::Error> {
    Written::deserialize(deserializer).map(Provenance::from)
}

/// Reads an origin. A field that is missing is read as an option that is none, as serde does with all of them.
struct Maybe;

impl<'de> Visitor<'de> for Maybe {
    type Value = Provenance;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("where it comes from")
    }

    fn visit_none<E: Error>(self) -> Result<Provenance, E> {
        if MAY.get() { Ok(Provenance::LeftOut) } else { Err(E::missing_field("by")) }
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Provenance, D::Error> {
        stated(deserializer)
    }
}

impl<'de> Deserialize<'de> for Provenance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_option(Maybe)
    }
}

impl Provenance {
    /// The mark of an entry that does not say where it comes from.
    #[cfg(feature = "schema")]
    pub(crate) const fn left_out() -> Self {
        Self::LeftOut
    }

    /// Whether it is that mark.
    pub(crate) const fn is_left_out(&self) -> bool {
        matches!(self, Self::LeftOut)
    }
}
