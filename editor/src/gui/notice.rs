//! Notices: shown in the status line, or over the map for failures.

use rules::phrase::Phrase;
use rules::project::LoadError;

/// A message to the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Something succeeded.
    Done(Phrase),
    /// Something failed.
    Failed(Phrase),
    /// Documents did not load.
    Unreadable(Vec<LoadError>),
}

impl From<Result<Phrase, Phrase>> for Notice {
    fn from(said: Result<Phrase, Phrase>) -> Self {
        said.map_or_else(Self::Failed, Self::Done)
    }
}
