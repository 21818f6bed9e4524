//! What can be done with the library of stamps by key.

/// Something done with the library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StampCommand {
    /// Take the next stamp in hand.
    Next,
    /// Take the stamp before in hand.
    Previous,
    /// Keep what is in hand.
    Keep,
    /// Give the stamp in hand another name.
    Rename,
    /// Remove the stamp in hand from the library.
    Remove,
}

impl StampCommand {
    /// The id of its name in the string files.
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
