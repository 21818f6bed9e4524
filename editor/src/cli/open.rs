//! No verb: the editor.

#[cfg(feature = "gui")]
mod guard;
#[cfg(feature = "gui")]
mod restart;

use std::path::Path;

use rules::message::Message;

use super::terminal::{Exit, Terminal, Trouble};
use super::verbs;

/// Opens the editor and returns when its window closes.
#[cfg(feature = "gui")]
pub(super) fn open(file: Option<&Path>, software: bool, terminal: &Terminal<'_>) -> Result<Exit, Trouble> {
    use super::display::{self, Display};
    use crate::files::{Kind, Source};
    use crate::gui;

    let display = display::find(&|name| std::env::var(name).ok());
    if display == Display::Missing {
        return Err(no_window("window-no-display").into());
    }
    if let Some(file) = file {
        Source::find(file, &[Kind::Scenario, Kind::Map])?;
    }
    let renderer = match software {
        true => restart::Renderer::Software,
        false if display::has_no_graphics_device() => restart::Renderer::SoftwareUnlessChosen,
        false => restart::Renderer::AsFound,
    };
    restart::when_needed(renderer, display == Display::OnlyX11);
    let software = renderer != restart::Renderer::AsFound;
    let start = gui::Start { file: file.map(Path::to_path_buf), language: terminal.voice().language(), software };
    match guard::run(|| gui::run(start)) {
        Ok(Ok(())) => Ok(Exit::Fine),
        Ok(Err(error)) => Err(Message::new("window-failed").with("detail", error).into()),
        Err(panic) => Err(Message::new("window-failed").with("detail", panic).into()),
    }
}

/// Says that this program was built without a window.
#[cfg(not(feature = "gui"))]
pub(super) fn open(_: Option<&Path>, _: bool, _: &Terminal<'_>) -> Result<Exit, Trouble> {
    Err(no_window("window-not-built").into())
}

fn no_window(id: &'static str) -> Message {
    Message::new(id).with("verbs", verbs().join(", "))
}
