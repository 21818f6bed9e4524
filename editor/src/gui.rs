//! The editor's window.
//!
//! State, messages and view of the window are in [`app`], those of each open document in [`desk`]; only [`document`]
//! changes a map, and it does so through edits. Pages report what happened to their desk, and a desk to the window,
//! with one `action::Action`; they know nothing about their parent.

mod action;
pub mod app;
pub mod balance;
pub mod board;
pub mod designer_layer;
pub mod desk;
pub mod desk_id;
pub mod dialog;
pub mod divider;
pub mod document;
pub mod file;
pub mod finder;
mod focus;
pub mod gallery;
mod image_handle;
pub mod job;
pub mod keymap;
mod layout;
pub mod notice;
pub mod pages;
pub mod panel;
pub mod play;
pub mod questions;
pub mod saved;
pub mod scan;
mod scroll_to;
pub mod stamps;
pub mod steps;
pub mod theme;
pub mod tool;
pub mod widget;
mod window_state;
pub mod workspace;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Point, Size, Task, window};
use rules::words::Language;

use self::app::remembering::USUAL;
use self::app::{App, Message};
use crate::files::Remembered;

/// The embedded fonts, so that the window looks the same on a machine without fonts.
pub const FONTS: [&[u8]; 6] = {
    let [sans, bold, narrow, narrow_bold, serif] = crate::picture::typeface::FILES;
    [sans, bold, narrow, narrow_bold, serif, include_bytes!("../assets/DejaVuSansMono.ttf")]
};

/// The options the editor starts with.
#[derive(Debug, Clone)]
pub struct Start {
    /// The document to open: a path or a bundled name.
    pub file: Option<PathBuf>,
    /// The language of the window if none is remembered.
    pub language: Language,
    /// Whether that language was requested explicitly; if so, it overrides the remembered one.
    pub is_language_asked: bool,
    /// Whether the software renderer was requested.
    pub software: bool,
    /// The folder for journals; `None` for a user without a home folder.
    pub state: Option<PathBuf>,
}

/// Why the window could not be opened.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct StartError(#[from] iced::Error);

/// Whether the display accepted the program.
static BEGUN: AtomicBool = AtomicBool::new(false);

/// Returns whether the display accepted the program; what fails before is the display.
pub(crate) fn has_begun() -> bool {
    BEGUN.load(Ordering::Relaxed)
}

/// Opens the window and returns when it closes.
///
/// # Errors
///
/// When the window library cannot open one.
pub fn run(start: Start) -> Result<(), StartError> {
    Ok(application(start).run()?)
}

/// Returns the program as iced runs it; tests run the same one.
pub fn application(
    start: Start,
) -> iced::Application<impl iced::Program<State = App, Message = Message, Theme = iced::Theme>> {
    load_fonts();
    let known = start.state.as_deref().map(Remembered::load).unwrap_or_default();
    let frame = known.frame;
    let boot = move || {
        BEGUN.store(true, Ordering::Relaxed);
        let state = start.state.as_deref();
        let asked = start.is_language_asked.then_some(start.language);
        // A saved game is read once the window is open, together with the document of its scenario.
        let game = start.file.clone().filter(|file| app::is_log(file));
        let file = start.file.clone().filter(|_| game.is_none());
        let app = App::start(file, start.language).keeping(state);
        let mut app = app.remembering(state, known.clone(), asked);
        let begun = match game {
            Some(game) => App::open_game(game),
            None if start.file.is_none() => app.turn_to_start(),
            None => Task::none(),
        };
        (app, begun)
    };
    let mut program = iced::application(boot, App::update, App::view)
        .title(App::title)
        .subscription(App::subscription)
        .theme(App::theme)
        .default_font(theme::FONT)
        .window(window::Settings {
            size: frame.map_or(USUAL, |frame| Size::new(frame.width, frame.height)),
            position: frame
                .and_then(|frame| frame.at)
                .map_or_else(window::Position::default, |(x, y)| window::Position::Specific(Point::new(x, y))),
            maximized: frame.is_some_and(|frame| frame.maximised),
            min_size: Some(Size::new(880.0, 560.0)),
            exit_on_close_request: false,
            icon: icon(),
            platform_specific: platform(),
            ..window::Settings::default()
        });
    for font in FONTS {
        program = program.font(font);
    }
    program
}

/// Loads the fonts into the text system before anything is drawn: letters on the map are outlined once, and the
/// window library loads its fonts only after the first frame.
fn load_fonts() {
    if let Ok(mut system) = iced::advanced::graphics::text::font_system().write() {
        for font in FONTS {
            system.load_font(font.into());
        }
    }
}

/// The size of the icon in pixels: window managers shrink a large one well, except that of Windows, whose title bars
/// need this one.
const ICON_PX: u32 = if cfg!(windows) { 32 } else { 128 };

/// Returns the icon of the window.
fn icon() -> Option<window::Icon> {
    let pixels = crate::picture::program_icon(ICON_PX)?;
    let (width, height) = (pixels.width(), pixels.height());
    window::icon::from_rgba(image_handle::channels(&pixels), width, height).ok()
}

/// Sets the name by which window managers identify the program.
#[cfg(target_os = "linux")]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific { application_id: "bexar".to_owned(), ..Default::default() }
}

/// Other platforms need no settings.
#[cfg(not(target_os = "linux"))]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific::default()
}
