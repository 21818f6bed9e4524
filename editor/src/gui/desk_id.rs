//! Ids of open documents.

/// The id of a desk, unique among all desks opened in this window so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DeskId(u64);

impl DeskId {
    /// The id of the next desk.
    #[must_use]
    pub(in crate::gui) const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}
