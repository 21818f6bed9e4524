//! Values derived from the rest of a board, worked out when they are first asked for. Showing a map needs none of them.

use std::sync::OnceLock;

/// A table made on first use. Two boards whose other tables are equal have equal ones of these, made or not.
#[derive(Debug, Clone)]
pub(super) struct Lazy<T>(OnceLock<T>);

impl<T> Lazy<T> {
    /// The table, made now if it was not yet.
    pub(super) fn get(&self, make: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(make)
    }
}

impl<T> Default for Lazy<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<T> PartialEq for Lazy<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Lazy<T> {}
