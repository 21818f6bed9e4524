//! Who may play a side, as lists to pick from name them.

use std::fmt;

use crate::words::Voice;

/// A person, or a player of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    /// What files call it.
    pub(super) name: &'static str,
    title: String,
}

impl Named {
    /// The player of this name.
    pub(super) fn new(name: &'static str, voice: &Voice) -> Self {
        Self { name, title: voice.player(name) }
    }
}

impl fmt::Display for Named {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.title)
    }
}
