//! What the window says: in its status line, or over the map where something went wrong.

use rules::message::Message as Say;
use rules::project::LoadError;

/// The last thing the window said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Something went as it should.
    Done(Say),
    /// Something did not.
    Failed(Say),
    /// Documents that do not load.
    Unreadable(Vec<LoadError>),
}

impl From<Result<Say, Say>> for Notice {
    fn from(said: Result<Say, Say>) -> Self {
        said.map_or_else(Self::Failed, Self::Done)
    }
}
