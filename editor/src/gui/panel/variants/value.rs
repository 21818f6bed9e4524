//! What the user of a variant may set, and to what.

/// Something that can be set, by its name in the variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Field {
    /// A figure.
    Figure(String),
    /// A choice.
    Choice(String),
}

/// What something is set to.
pub(super) enum Value {
    /// A figure.
    Figure(i32),
    /// One of the words of a choice.
    Choice(String),
}
