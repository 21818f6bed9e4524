//! Values derived from the rest of a board, computed on first use. Drawing a map needs none of them.

use std::sync::OnceLock;

/// A table made on first use. All are equal to each other, made or not: boards whose other tables are equal have equal
/// ones.
#[derive(Debug, Clone)]
pub(super) struct Lazy<T>(OnceLock<T>);

impl<T> Lazy<T> {
    /// Returns the table, making it first if necessary.
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
