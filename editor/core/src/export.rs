//! Exports a scenario for use without this program: as a module for VASSAL, or as pictures and tables.
//!
//! Nothing here reads or writes a file: a [`Project`](rules::project::Project) comes in, bytes go out. The same
//! documents give the same bytes.

pub mod board;
pub(crate) mod pixels;
pub mod simple;
pub mod vassal;

use rules::phrase::Phrase;

use crate::picture::png::PngError;

/// Why a scenario could not be exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// A picture could not be painted.
    #[error(transparent)]
    Picture(#[from] PngError),
    /// The map has more hexes than a picture can show; holds the message for the user.
    #[error("{}", .0.id)]
    TooManyHexes(Phrase),
    /// The files could not be assembled.
    #[error("{0}")]
    Writing(String),
}

impl ExportError {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        match self {
            Self::Picture(error) => error.message(),
            Self::TooManyHexes(message) => message.clone(),
            Self::Writing(detail) => Phrase::new("exporting-failed").with("detail", detail),
        }
    }

    /// Wraps an error of a library that writes a format.
    fn writing(error: &dyn std::fmt::Display) -> Self {
        Self::Writing(error.to_string())
    }
}
