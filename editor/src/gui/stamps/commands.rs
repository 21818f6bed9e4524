//! The commands of the stamp library that have a key.

/// A command of the stamp library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StampCommand {
    /// Pick up the next stamp.
    Next,
    /// Pick up the previous stamp.
    Previous,
    /// Keep the stamp in hand in the library.
    Keep,
    /// Rename the stamp in hand.
    Rename,
    /// Remove the stamp in hand from the library.
    Remove,
}

impl StampCommand {
    /// Returns the id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Next => "gui-stamps-next",
            Self::Previous => "gui-stamps-previous",
            Self::Keep => "gui-stamps-keep-about",
            Self::Rename => "gui-stamps-rename",
            Self::Remove => "gui-stamps-remove",
        }
    }
}
