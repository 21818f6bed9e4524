//! Ids of open documents.

/// Tells a desk from every other one there has been in the window.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DeskId(u64);

impl DeskId {
    /// The id of the desk that is made after this one.
    #[must_use]
    pub(in crate::gui) const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}
