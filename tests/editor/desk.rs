//! Drives the editor in tests: a window without a display, with clicks, drags and keys.

use std::path::Path;
use std::sync::Once;
use std::time::Instant;

use bexar::gui::app::{App, Message, Reframed};
use bexar::gui::board::CANVAS;
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::Dialog;
use bexar::gui::document::OpenDocument;
use bexar::gui::keymap::{Command, key_of};
use bexar::gui::tool::Tool;
use bexar::gui::{FONTS, Start, application, theme};
use bexar::picture::geometry::Point as MapPoint;
use bexar::picture::layout;
use iced::advanced::clipboard::{self, Clipboard as _};
use iced::advanced::graphics::text::font_system;
use iced::advanced::renderer::Headless;
use iced::advanced::widget::operation::{Operation, Outcome, black_box, focusable};
use iced::keyboard::{self, Modifiers};
use iced::{Event, Point, Program as _, Rectangle, Renderer, Settings, Size, mouse, window};
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::runtime::{Action, clipboard as asked, window as frame};
use iced_test::selector::{self, Bounded, Selector};
use iced_test::{Simulator, simulator};
use rules::hexside::Hexside;
use rules::words::Language;

use crate::strokes::{Stroke, stroke, typed};
use crate::tasks::Tasks;

/// The size of the window.
pub(crate) const WINDOW: Size = Size::new(1360.0, 860.0);
/// A window tall enough to show every page without scrolling.
pub(crate) const TALL: Size = Size::new(1360.0, 1600.0);

/// The app under test in its own window: keyboard focus is kept, and every task is run to its end.
pub(crate) struct Desk {
    /// The app under test.
    pub(crate) app: App,
    /// The size of the window.
    pub(crate) size: Size,
    /// Whether the window was closed or the program has ended.
    pub(crate) is_closed: bool,
    /// The pointer.
    pointer: mouse::Cursor,
    /// The state of the widgets: keyboard focus, scroll positions.
    widgets: Cache,
    clipboard: Clipboard,
    renderer: Renderer,
    tasks: Tasks<Message>,
    /// The treatment of new tasks.
    course: Course,
}

impl From<App> for Desk {
    fn from(app: App) -> Self {
        let settings = settings();
        let backend = std::env::var("ICED_TEST_BACKEND").ok();
        let renderer = Renderer::new(settings.default_font, settings.default_text_size, backend.as_deref());
        Self {
            app,
            size: WINDOW,
            clipboard: Clipboard::default(),
            is_closed: false,
            pointer: mouse::Cursor::Unavailable,
            widgets: Cache::default(),
            renderer: block_on(renderer).expect("pictures are drawn without a display"),
            tasks: Tasks::default(),
            course: Course::Runs,
        }
    }
}

/// The treatment of the program's tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Course {
    /// Run at once.
    Runs,
    /// Run later.
    Waits,
    /// Dropped.
    Ends,
}

/// Returns the settings of the program, after loading the fonts.
fn settings() -> Settings {
    static FONTS_LOADED: Once = Once::new();
    FONTS_LOADED.call_once(|| {
        let mut system = font_system().write().expect("the fonts can be loaded");
        for font in FONTS {
            system.load_font(font.into());
        }
    });
    Settings { default_font: theme::FONT, ..Settings::default() }
}

impl Desk {
    /// Opens the editor on the bundled Alamo.
    pub(crate) fn alamo() -> Self {
        Self::from(App::start(None, Language::English))
    }

    /// Starts the program and waits until it is ready.
    pub(crate) fn begun(start: Start) -> Self {
        let (app, task) = application(start).boot();
        let mut desk = Self::from(app);
        desk.tasks.begin(task);
        desk.run_tasks();
        desk
    }

    /// Returns the window as it is drawn now.
    pub(crate) fn window(&self) -> Simulator<'_, Message> {
        Simulator::with_size(settings(), self.size, self.app.view())
    }

    /// Sends a message to the app, and runs the resulting tasks.
    pub(crate) fn update(&mut self, message: Message) {
        self.take_in(message);
        self.run_tasks();
    }

    /// Runs `act`, dropping its tasks: a series of games is not played, pictures are not drawn.
    pub(crate) fn without_tasks(&mut self, act: impl FnOnce(&mut Self)) {
        self.course = Course::Ends;
        act(self);
        self.course = Course::Runs;
    }

    /// Runs `act` while all tasks wait, and runs them afterwards.
    pub(crate) fn before_tasks(&mut self, act: impl FnOnce(&mut Self)) {
        self.course = Course::Waits;
        act(self);
        self.course = Course::Runs;
        self.run_tasks();
    }

    /// Sends a message to the app, and starts the resulting tasks.
    fn take_in(&mut self, message: Message) {
        let task = self.app.update(message);
        if self.course != Course::Ends {
            self.tasks.begin(task);
        }
    }

    /// Runs the tasks that were started, and those that follow from them, to their end.
    fn run_tasks(&mut self) {
        while self.course == Course::Runs
            && let Some(action) = self.tasks.next(self.app.play().is_thinking())
        {
            match action {
                Action::Output(message) => self.take_in(message),
                Action::Widget(operation) => self.operate(operation),
                Action::Clipboard(asked::Action::Read { target, channel }) => {
                    _ = channel.send(self.clipboard.read(target));
                }
                Action::Clipboard(asked::Action::Write { target, contents }) => self.clipboard.write(target, contents),
                Action::Window(action) => self.on_window(action),
                Action::Exit => self.is_closed = true,
                Action::LoadFont { .. } | Action::System(_) | Action::Image(_) | Action::Reload => {}
            }
        }
    }

    /// Answers queries about the window. Actions on a real window are dropped; no system dialog is ever shown.
    fn on_window(&mut self, action: frame::Action) {
        match action {
            frame::Action::Close(_) => self.is_closed = true,
            frame::Action::GetOldest(answer) | frame::Action::GetLatest(answer) => {
                _ = answer.send(Some(window::Id::unique()));
            }
            frame::Action::GetSize(_, answer) => _ = answer.send(self.size),
            frame::Action::GetMaximized(_, answer) => _ = answer.send(false),
            frame::Action::GetScaleFactor(_, answer) => _ = answer.send(1.0),
            _ => {}
        }
    }

    /// Runs a task's operation on the widgets.
    fn operate(&mut self, mut operation: Box<dyn Operation + '_>) {
        let widgets = std::mem::take(&mut self.widgets);
        let mut window = UserInterface::build(self.app.view(), self.size, widgets, &mut self.renderer);
        loop {
            window.operate(&self.renderer, operation.as_mut());
            match operation.finish() {
                Outcome::None | Outcome::Some(()) => break,
                Outcome::Chain(next) => operation = next,
            }
        }
        self.widgets = window.into_cache();
    }

    /// Returns the visible bounds of a widget.
    fn find<S>(&mut self, selector: S) -> Option<Rectangle>
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let widgets = std::mem::take(&mut self.widgets);
        let mut window = UserInterface::build(self.app.view(), self.size, widgets, &mut self.renderer);
        let mut operation = selector.find();
        window.operate(&self.renderer, &mut black_box(&mut operation));
        self.widgets = window.into_cache();
        match operation.finish() {
            Outcome::Some(found) => found.and_then(|found| found.visible_bounds()),
            Outcome::None | Outcome::Chain(_) => None,
        }
    }

    /// Whether a field or a button has the keyboard focus.
    fn is_typing(&mut self) -> bool {
        let mut count = focusable::count();
        self.operate(Box::new(black_box(&mut count)));
        matches!(count.finish(), Outcome::Some(count) if count.focused.is_some())
    }

    /// Sends simultaneous events to the window, and the resulting messages to the app.
    fn hear(&mut self, events: &[Event]) {
        let widgets = std::mem::take(&mut self.widgets);
        let mut window = UserInterface::build(self.app.view(), self.size, widgets, &mut self.renderer);
        let mut messages = Vec::new();
        _ = window.update(events, self.pointer, &mut self.renderer, &mut self.clipboard, &mut messages);
        self.widgets = window.into_cache();
        for message in messages {
            self.take_in(message);
        }
        self.run_tasks();
    }

    /// Resizes the window.
    pub(crate) fn resize(&mut self, size: Size) {
        self.size = size;
        self.update(Message::Framed(Reframed::Size(size), false));
    }

    /// Sends a message to the document in front.
    pub(crate) fn hears(&mut self, message: On) {
        self.update(self.app.to_front(message));
    }

    /// Whether the window shows a text.
    pub(crate) fn shows(&self, text: &str) -> bool {
        self.window().find(text).is_ok()
    }

    /// Clicks the widget with a text.
    #[track_caller]
    pub(crate) fn click(&mut self, text: &str) {
        let Some(bounds) = self.find(text) else { panic!("{text} is not shown") };
        self.click_at(bounds.center());
    }

    /// Clicks at the left end of a widget.
    #[track_caller]
    pub(crate) fn click_id(&mut self, id: iced::widget::Id) {
        let bounds = self.find(selector::id(id)).expect("the widget is shown");
        self.click_at(Point::new(bounds.x + 8.0, bounds.center_y()));
    }

    fn click_at(&mut self, at: Point) {
        self.point_at(at);
        let events: Vec<_> = [moved(at)].into_iter().chain(simulator::click()).collect();
        self.hear(&events);
    }

    fn point_at(&mut self, at: Point) {
        self.pointer = mouse::Cursor::Available(at);
    }

    /// Types into a field, replacing its content.
    #[track_caller]
    pub(crate) fn fill(&mut self, field: &'static str, text: &str) {
        let bounds = self.find(selector::id(field)).expect("the field is shown");
        self.click_at(bounds.center());
        self.strike("Ctrl+A");
        self.write(text);
    }

    /// Presses a key, written as on the keyboard with its modifiers: `Ctrl+Shift+S`, `F5`, `?`, `↑`.
    #[track_caller]
    pub(crate) fn strike(&mut self, key: &str) {
        let Stroke { down, up } = stroke(key);
        self.hear(&down);
        self.hear(&up);
    }

    /// Sets the modifier keys that are held.
    pub(crate) fn hold(&mut self, keys: Modifiers) {
        self.hear(&[Event::Keyboard(keyboard::Event::ModifiersChanged(keys))]);
    }

    /// Types a text so fast that all characters arrive at once: into the field that has the focus, or that the first
    /// character opens.
    pub(crate) fn write(&mut self, text: &str) {
        let strokes = text.chars().map(|sign| typed(sign, Modifiers::empty()));
        let events: Vec<_> = strokes.flat_map(|Stroke { down, up }| [down, up].concat()).collect();
        self.hear(&events);
        self.hear(&[Event::Window(window::Event::RedrawRequested(Instant::now()))]);
    }

    /// Answers the prompt for a file path, shown where there is no system dialog.
    #[track_caller]
    pub(crate) fn answer(&mut self, file: &Path) {
        assert!(matches!(self.app.dialog(), Some(Dialog::Path { .. })), "a file is asked for");
        self.strike("Ctrl+A");
        self.write(&file.display().to_string());
        self.strike("Enter");
    }

    /// Returns for each open document whether it has unsaved changes.
    pub(crate) fn edited(&self) -> Vec<bool> {
        self.app.documents().map(OpenDocument::is_edited).collect()
    }

    /// Issues a command, as a button or a key would.
    pub(crate) fn command(&mut self, command: Command) {
        self.update(Message::Commanded(command));
    }

    /// Selects a tool by its key. A focused field is left first.
    #[track_caller]
    pub(crate) fn take(&mut self, tool: Tool) {
        if self.is_typing() {
            self.strike("Esc");
        }
        self.strike(key_of(Command::Tool(tool)));
        assert_eq!(self.app.toolbox().tool, tool, "the key of the tool takes it in hand");
    }

    /// Returns the position of the centre of a hex in the window.
    pub(crate) fn hex(&self, hex: &str) -> Point {
        self.point(layout::centre(hex.parse().expect("a hex")))
    }

    fn canvas(&self) -> Rectangle {
        self.window().find(selector::id(CANVAS)).expect("the map is shown").bounds()
    }

    /// Returns the position of the midpoint of a hexside in the window.
    pub(crate) fn at(&self, side: &str) -> Point {
        let side: Hexside = side.parse().expect("a hexside");
        let [a, b] = layout::ends(side).expect("two hexes that touch");
        self.point(a.towards(b, 0.5))
    }

    /// Returns the position of a point of the map in the window.
    pub(crate) fn point(&self, at: MapPoint) -> Point {
        let canvas = self.canvas();
        let on_canvas = self.app.board().on_screen(at, canvas.size());
        Point::new(canvas.x + on_canvas.x, canvas.y + on_canvas.y)
    }

    /// Presses the left button, moves along the points and releases it.
    pub(crate) fn drag(&mut self, way: &[Point]) {
        let button = mouse::Button::Left;
        let mut events = vec![moved(way[0]), Event::Mouse(mouse::Event::ButtonPressed(button))];
        events.extend(way.iter().skip(1).copied().map(moved));
        events.push(Event::Mouse(mouse::Event::ButtonReleased(button)));
        self.point_at(way[way.len() - 1]);
        self.hear(&events);
    }

    /// Moves the pointer onto a hexside without pressing a button.
    pub(crate) fn hover(&mut self, side: &str) {
        let at = self.at(side);
        self.point_at(at);
        self.hear(&[moved(at)]);
    }

    /// Turns the mouse wheel over a point.
    pub(crate) fn wheel(&mut self, at: Point, notches: f32) {
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: notches };
        self.point_at(at);
        self.hear(&[moved(at), Event::Mouse(mouse::Event::WheelScrolled { delta })]);
    }
}

/// The clipboard, with the text copied last.
#[derive(Default)]
struct Clipboard(Option<String>);

impl iced::advanced::Clipboard for Clipboard {
    fn read(&self, _kind: clipboard::Kind) -> Option<String> {
        self.0.clone()
    }

    fn write(&mut self, _kind: clipboard::Kind, contents: String) {
        self.0 = Some(contents);
    }
}

fn moved(position: Point) -> Event {
    Event::Mouse(mouse::Event::CursorMoved { position })
}
