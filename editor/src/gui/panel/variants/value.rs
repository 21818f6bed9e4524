//! The settings of a variant for its user, and their values.

/// A setting, given by its name in the variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Field {
    /// A figure.
    Figure(String),
    /// A choice.
    Choice(String),
}

/// The value of a setting.
pub(super) enum Value {
    /// A figure.
    Figure(i32),
    /// One of the words of a choice.
    Choice(String),
}
