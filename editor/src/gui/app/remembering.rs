//! What the window remembers from one start to the next.

use std::path::{Path, PathBuf};

use iced::{Point, Size, Task, window};
use rules::phrase::Phrase;
use rules::words::Language;

use super::{App, Message, Notice, Reframed};
use crate::files::{Remembered, WindowFrame, latest_crash};
use crate::gui::layout::Panels;
use crate::gui::play::playback_speed::PlaybackSpeed;
use crate::gui::theme::Mode;
use crate::program;

/// The size of the window when it opens for the first time, in logical pixels.
pub(in crate::gui) const USUAL: Size = Size::new(1360.0, 860.0);

/// What is remembered, and where.
#[derive(Debug)]
pub(super) struct Memory {
    /// The folder of the user's state; `None` if nothing is saved.
    folder: Option<PathBuf>,
    /// The settings to remember.
    pub(super) now: Remembered,
    /// The settings as they were last saved.
    written: Remembered,
    /// The size and position of the window. They are saved together with the other settings, or when the window closes.
    frame: WindowFrame,
}

impl Default for Memory {
    fn default() -> Self {
        let frame = WindowFrame { width: USUAL.width, height: USUAL.height, at: None, maximised: false, screen: None };
        Self { folder: None, now: Remembered::default(), written: Remembered::default(), frame }
    }
}

impl App {
    /// Restores the window as it was left last time. The language `asked` for, if any, overrides the remembered one.
    #[must_use]
    pub fn remembering(mut self, state: Option<&Path>, known: Remembered, asked: Option<Language>) -> Self {
        self.around.mode = if known.dark { Mode::Dark } else { Mode::Light };
        self.around.layout.panels = Panels {
            drawer: known.drawer,
            panel: known.panel,
            balance: known.balance,
            steps: known.steps,
            minimap: known.minimap,
        };
        self.desks.front_mut().play.pace = PlaybackSpeed::named(&known.pace);
        self.around.layout.sizes.clone_from(&known.sizes);
        let frame = known.frame.unwrap_or(Memory::default().frame);
        self.memory = Memory { folder: state.map(Path::to_owned), written: known.clone(), now: known, frame };
        if let Some(language) = asked.or_else(|| self.memory.now.language()) {
            self.speak(language);
        }
        self.tell_crash(state);
        self.desks.front_mut().redraw(&mut self.around);
        self.remember();
        self
    }

    /// Points to the report of a crash once: who starts the program from a menu does not see what it wrote to the
    /// terminal.
    fn tell_crash(&mut self, state: Option<&Path>) {
        let Some(report) = state.and_then(latest_crash) else { return };
        let name = report.file_name().unwrap_or_default().to_string_lossy();
        if self.memory.now.crash == name {
            return;
        }
        self.memory.now.crash = name.into_owned();
        let to = if program::PROJECT.is_empty() { "none" } else { program::PROJECT };
        let said = Phrase::new("crash-reported").with("file", report.display()).with("to", to);
        self.around.notice.get_or_insert(Notice::Failed(said));
    }

    /// Saves the settings to remember, if they have changed.
    pub(super) fn remember(&mut self) {
        let Some(state) = self.memory.folder.clone() else { return };
        let now = &mut self.memory.now;
        let layout = &self.around.layout;
        now.dark = self.around.mode == Mode::Dark;
        (now.drawer, now.panel) = (layout.panels.drawer, layout.panels.panel);
        (now.balance, now.steps, now.minimap) = (layout.panels.balance, layout.panels.steps, layout.panels.minimap);
        now.sizes.clone_from(&layout.sizes);
        self.desks.front().play.pace.name().clone_into(&mut now.pace);
        now.speak(self.around.voice.language());
        if let Some(file) = self.desks.front().document.own_file()
            && now.recent.first().is_none_or(|first| first != file)
        {
            // Other windows have added their own recent documents.
            now.recent = Remembered::load(&state).recent;
            now.work_on(file);
        }
        if self.memory.now != self.memory.written {
            self.write_memory(&state);
        }
    }

    /// Saves the size and position of the window as it closes.
    pub(super) fn remember_frame(&mut self) {
        if let Some(state) = self.memory.folder.clone() {
            self.memory.now.recent = Remembered::load(&state).recent;
            self.write_memory(&state);
        }
    }

    fn write_memory(&mut self, state: &Path) {
        self.memory.now.frame = Some(self.memory.frame);
        // If nothing can be written, the window opens with its defaults. That needs no notice.
        let _ = self.memory.now.save(state);
        self.memory.written = self.memory.now.clone();
    }

    /// Asks the system for the screen the window has opened on.
    pub(super) fn ask_for_screen(id: window::Id, size: Size, at: Option<Point>) -> Task<Message> {
        window::monitor_size(id).map(move |screen| Message::OnScreen { id, size, at, screen })
    }

    /// Makes the window fit the screen it has opened on: the one it was on may be gone, or have been larger.
    pub(super) fn on_screen(
        &mut self,
        id: window::Id,
        size: Size,
        at: Option<Point>,
        screen: Option<Size>,
    ) -> Task<Message> {
        let Some(screen) = screen else { return Task::none() };
        let frame = &mut self.memory.frame;
        let is_known = frame.screen == Some((screen.width, screen.height));
        frame.screen = Some((screen.width, screen.height));
        if frame.maximised {
            return Task::none();
        }
        let (fitting, place) = fitting(size, at, screen, is_known);
        let resized = if fitting == size { Task::none() } else { window::resize(id, fitting) };
        let moved =
            place.filter(|place| Some(*place) != at).map_or_else(Task::none, |place| window::move_to(id, place));
        Task::batch([resized, moved])
    }

    /// Notes the size of the screen to which the window has been moved.
    pub(super) fn on_screen_taken(&mut self, screen: Option<Size>) {
        self.memory.frame.screen = screen.map(|screen| (screen.width, screen.height)).or(self.memory.frame.screen);
    }

    /// Asks the system whether the window is maximised: its size does not tell.
    pub(super) fn ask_for_frame(id: window::Id, reframed: Reframed) -> Task<Message> {
        let framed = window::is_maximized(id).map(move |maximised| Message::Framed(reframed, maximised));
        match reframed {
            Reframed::Size(_) => framed,
            Reframed::Place(_) => Task::batch([framed, window::monitor_size(id).map(Message::ScreenTaken)]),
        }
    }

    pub(super) const fn on_framed(&mut self, reframed: Reframed, maximised: bool) {
        let frame = &mut self.memory.frame;
        frame.maximised = maximised;
        match reframed {
            Reframed::Size(size) => {
                self.around.layout.window = size;
                if !maximised {
                    (frame.width, frame.height) = (size.width, size.height);
                }
            }
            Reframed::Place(at) if !maximised => frame.at = Some((at.x, at.y)),
            Reframed::Place(_) => {}
        }
    }
}

/// The height that a title bar and a task bar take from a screen, in logical pixels.
const BARS: f32 = 56.0;
/// The part of the window that must be on the screen, so that it can be seen and moved.
const SEEN: f32 = 160.0;

/// Returns the size and the position of a window on a screen of this size. A position beyond the screen may be on another
/// one beside it: it stays if the window was left on a screen of this size, which is then known.
fn fitting(size: Size, at: Option<Point>, screen: Size, is_known: bool) -> (Size, Option<Point>) {
    let fitting = Size::new(size.width.min(screen.width), size.height.min(screen.height - BARS));
    let place = at.map(|at| {
        let inside = |from: f32, size: f32, screen: f32| from.clamp(0.0, (screen - size).max(0.0));
        let is_seen =
            at.x > SEEN - fitting.width && at.x < screen.width - SEEN && at.y > -BARS && at.y < screen.height - SEEN;
        let is_whole = at.x + fitting.width <= screen.width && at.y + fitting.height <= screen.height;
        if fitting == size && (is_known || is_seen && is_whole) {
            at
        } else {
            Point::new(
                inside(at.x, fitting.width, screen.width),
                inside(at.y, fitting.height + BARS / 2.0, screen.height),
            )
        }
    });
    (fitting, place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_fits_the_screen_that_is_there() {
        let screen = Size::new(1280.0, 720.0);
        let fits = |size: Size, x: f32, y: f32, is_known: bool| {
            let (size, place) = fitting(size, Some(Point::new(x, y)), screen, is_known);
            (size.width, size.height, place.map(|place| (place.x, place.y)))
        };
        assert_eq!(fits(USUAL, 0.0, 0.0, false), (1280.0, 664.0, Some((0.0, 0.0))));
        let small = Size::new(900.0, 600.0);
        assert_eq!(fits(small, 40.0, 30.0, false), (900.0, 600.0, Some((40.0, 30.0))), "it fits as it is");
        assert_eq!(fits(small, 1900.0, 900.0, false), (900.0, 600.0, Some((380.0, 92.0))), "the screen is gone");
        assert_eq!(fits(small, -2000.0, -50.0, false), (900.0, 600.0, Some((0.0, 0.0))));
        assert_eq!(fits(small, 1400.0, 30.0, true), (900.0, 600.0, Some((1400.0, 30.0))), "on the second screen");
        assert_eq!(fits(USUAL, 1400.0, 30.0, true), (1280.0, 664.0, Some((0.0, 28.0))));
        assert_eq!(fitting(USUAL, None, screen, false).1, None, "the system does not say");
    }
}
