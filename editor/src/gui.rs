//! The editor's window.
//!
//! State, messages and view are in [`app`]; [`document`] is the only place that changes a map, and it does so through
//! edits. Children tell their parent what happened and know nothing of it.

pub mod app;
pub mod asking;
pub mod board;
pub mod dialog;
pub mod document;
pub mod file;
pub mod keymap;
pub mod panel;
pub mod scan;
pub mod theme;
pub mod tool;
pub mod widget;

use std::path::PathBuf;

use iced::{Size, Task, window};
use rules::words::Language;

use self::app::{App, Message};

/// The embedded fonts, plain and bold: the window looks the same on a machine without any.
pub const FONTS: [&[u8]; 2] = crate::picture::typeface::FILES;

/// How the editor starts.
#[derive(Debug, Clone)]
pub struct Start {
    /// The document to open: a path or a bundled name.
    pub file: Option<PathBuf>,
    /// The language of the window.
    pub language: Language,
    /// Whether the software renderer was chosen.
    pub software: bool,
    /// Where journals are kept; `None` for a user without a home.
    pub state: Option<PathBuf>,
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
    Ok(application(start).run()?)
}

/// The program as iced runs it; tests run the same.
pub fn application(
    start: Start,
) -> iced::Application<impl iced::Program<State = App, Message = Message, Theme = iced::Theme>> {
    load_fonts();
    let boot = move || {
        let app = App::start(start.file.clone(), start.language).keeping(start.state.as_deref());
        (app, Task::none())
    };
    let mut program = iced::application(boot, App::update, App::view)
        .title(App::title)
        .subscription(App::subscription)
        .theme(App::theme)
        .default_font(theme::FONT)
        .window(window::Settings {
            size: Size::new(1360.0, 860.0),
            min_size: Some(Size::new(880.0, 560.0)),
            exit_on_close_request: false,
            platform_specific: platform(),
            ..window::Settings::default()
        });
    for font in FONTS {
        program = program.font(font);
    }
    program
}

/// Gives the fonts to the text system before anything is drawn: letters on the map are outlined once, and the window
/// library hands its fonts over only after the first frame.
fn load_fonts() {
    if let Ok(mut system) = iced::advanced::graphics::text::font_system().write() {
        for font in FONTS {
            system.load_font(font.into());
        }
    }
}

/// The name by which window managers know the program.
#[cfg(target_os = "linux")]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific { application_id: "bexar".to_owned(), ..Default::default() }
}

/// Nothing to tell elsewhere.
#[cfg(not(target_os = "linux"))]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific::default()
}
