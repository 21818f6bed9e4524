//! What open documents are told apart by, wherever they are spoken of.

/// Tells a sheet from every other one there has been in the window.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SheetId(u64);

impl SheetId {
    /// The id of the sheet that is made after this one.
    #[must_use]
    pub(in crate::gui) const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}
