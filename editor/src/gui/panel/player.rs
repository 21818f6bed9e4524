//! The players of a side, as named in pick lists.

use std::fmt;

use crate::words::Voice;

/// A person or a computer player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    /// Its name in files.
    pub(super) name: &'static str,
    title: String,
}

impl Named {
    /// The player with this name.
    pub(super) fn new(name: &'static str, voice: &Voice) -> Self {
        Self { name, title: voice.player(name) }
    }
}

impl fmt::Display for Named {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.title)
    }
}
