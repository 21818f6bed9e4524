//! The editor's window.

use std::path::PathBuf;

use rules::words::Language;

/// How the editor starts.
#[derive(Debug, Clone)]
pub struct Start {
    /// The document to open: a path or a bundled name.
    pub file: Option<PathBuf>,
    /// The language of the window.
    pub language: Language,
    /// Whether the software renderer was chosen.
    pub software: bool,
}

/// Why the window could not be opened.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct StartError(#[from] iced::Error);

/// Opens the window and returns when it closes.
///
/// # Errors
///
/// When the window library cannot open one.
pub fn run(start: Start) -> Result<(), StartError> {
    drop(start);
    Ok(iced::run(|(): &mut (), ()| (), view)?)
}

fn view((): &()) -> iced::Element<'_, ()> {
    iced::widget::text("Bexar").into()
}
