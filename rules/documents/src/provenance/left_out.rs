//! Entries that do not state an origin: they have the origin of their document.
//!
//! A text may leave `by` out of the entries of a document whose head has one. While such a text is read, an entry
//! without `by` holds [`Provenance::LeftOut`]; when all of it is read, the origin of the head replaces it. Anywhere
//! else a missing `by` is an error of the reader, with its place, so that nothing outside the text layer ever meets the
//! mark.

use std::cell::Cell;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::{Provenance, Written};

thread_local! {
    /// Whether entries may leave out `by`: set while a document is read whose head has one.
    static MAY: Cell<bool> = const { Cell::new(false) };
}

/// Restores the previous value when dropped, even if reading panics.
struct Before(bool);

impl Drop for Before {
    fn drop(&mut self) {
        MAY.set(self.0);
    }
}

/// Runs `read` with or without permission for entries to leave out `by`.
pub(crate) fn reading<T>(may_leave_out: bool, read: impl FnOnce() -> T) -> T {
    let _before = Before(MAY.replace(may_leave_out));
    read()
}

/// Reads an origin that must be stated: that of the head of a document.
pub(crate) fn stated<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Provenance, D::Error> {
    Written::deserialize(deserializer).map(Provenance::from)
}

/// Reads an origin. A missing field is read as an option that is `None`, as serde does for all options.
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
    /// Returns the mark of an entry that does not state its origin.
    #[cfg(feature = "schema")]
    pub(crate) const fn left_out() -> Self {
        Self::LeftOut
    }

    /// Whether it is the mark of an entry that does not state its origin.
    pub(crate) const fn is_left_out(&self) -> bool {
        matches!(self, Self::LeftOut)
    }
}
