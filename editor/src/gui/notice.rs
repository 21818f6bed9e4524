//! What the window says: in its status line, or over the map where something went wrong.

use rules::phrase::Phrase;
use rules::project::LoadError;

/// The last thing the window said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Something went as it should.
    Done(Phrase),
    /// Something did not.
    Failed(Phrase),
    /// Documents that do not load.
    Unreadable(Vec<LoadError>),
}

impl From<Result<Phrase, Phrase>> for Notice {
    fn from(said: Result<Phrase, Phrase>) -> Self {
        said.map_or_else(Self::Failed, Self::Done)
    }
}
