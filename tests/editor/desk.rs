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

/// The app under test in a window of its own: what has the caret keeps it, and every task is run to its end.
pub(crate) struct Desk {
    /// The app under test.
    pub(crate) app: App,
    /// How large it is.
    pub(crate) size: Size,
    /// Whether the window was closed, or the program has ended.
    pub(crate) is_closed: bool,
    /// Where the pointer is.
    pointer: mouse::Cursor,
    /// What the widgets remember: who has the caret, how far lists are scrolled.
    widgets: Cache,
    clipboard: Clipboard,
    renderer: Renderer,
    tasks: Tasks<Message>,
    /// What becomes of tasks that are begun.
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

/// What becomes of the tasks of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Course {
    /// They are run at once.
    Runs,
    /// They are run later.
    Waits,
    /// They are never run.
    Ends,
}

/// What the program tells the window library, once the fonts are loaded.
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
    /// The editor as it opens on the bundled Alamo.
    pub(crate) fn alamo() -> Self {
        Self::from(App::start(None, Language::English))
    }

    /// The program as it starts, once it is ready.
    pub(crate) fn begun(start: Start) -> Self {
        let (app, task) = application(start).boot();
        let mut desk = Self::from(app);
        desk.tasks.begin(task);
        desk.run_tasks();
        desk
    }

    /// The window as it is drawn now.
    pub(crate) fn window(&self) -> Simulator<'_, Message> {
        Simulator::with_size(settings(), self.size, self.app.view())
    }

    /// Lets the app hear of something, and runs what it wants to be done.
    pub(crate) fn update(&mut self, message: Message) {
        self.take_in(message);
        self.run_tasks();
    }

    /// Does something that begins a series of games without fighting them, or asks for pictures without drawing them.
    pub(crate) fn without_tasks(&mut self, act: impl FnOnce(&mut Self)) {
        self.course = Course::Ends;
        act(self);
        self.course = Course::Runs;
    }

    /// Does something while the disk and everybody else take their time, and lets them answer afterwards.
    pub(crate) fn before_tasks(&mut self, act: impl FnOnce(&mut Self)) {
        self.course = Course::Waits;
        act(self);
        self.course = Course::Runs;
        self.run_tasks();
    }

    /// Tells the app what happened, and begins what it wants to be done.
    fn take_in(&mut self, message: Message) {
        let task = self.app.update(message);
        if self.course != Course::Ends {
            self.tasks.begin(task);
        }
    }

    /// Runs the tasks that were begun to their end, with all that follows from them.
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

    /// Answers what is asked about the window. What would be done with the real one is dropped: no dialog of the system
    /// is ever shown.
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

    /// Runs an operation of a task on the widgets.
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

    /// Where a widget can be seen.
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

    /// Whether a field has the caret, or a button the keys.
    fn is_typing(&mut self) -> bool {
        let mut count = focusable::count();
        self.operate(Box::new(black_box(&mut count)));
        matches!(count.finish(), Outcome::Some(count) if count.focused.is_some())
    }

    /// Lets the window hear of events that come at once, and the app of what they mean.
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

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, size: Size) {
        self.size = size;
        self.update(Message::Framed(Reframed::Size(size), false));
    }

    /// Lets the document in front hear of something.
    pub(crate) fn hears(&mut self, message: On) {
        self.update(self.app.to_front(message));
    }

    /// Whether the window shows a text.
    pub(crate) fn shows(&self, text: &str) -> bool {
        self.window().find(text).is_ok()
    }

    /// Clicks what shows a text.
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

    /// Types into a field in place of what it holds.
    #[track_caller]
    pub(crate) fn fill(&mut self, field: &'static str, text: &str) {
        let bounds = self.find(selector::id(field)).expect("the field is shown");
        self.click_at(bounds.center());
        self.strike("Ctrl+A");
        self.write(text);
    }

    /// Strikes a key, written as on it and with those that are held: `Ctrl+Shift+S`, `F5`, `?`, `↑`.
    #[track_caller]
    pub(crate) fn strike(&mut self, key: &str) {
        let Stroke { down, up } = stroke(key);
        self.hear(&down);
        self.hear(&up);
    }

    /// Holds these keys, and lets go of those that were held.
    pub(crate) fn hold(&mut self, keys: Modifiers) {
        self.hear(&[Event::Keyboard(keyboard::Event::ModifiersChanged(keys))]);
    }

    /// Types a text so fast that all its signs come at once: into the field that has the caret, if there is one, or that
    /// the first sign opens.
    pub(crate) fn write(&mut self, text: &str) {
        let strokes = text.chars().map(|sign| typed(sign, Modifiers::empty()));
        let events: Vec<_> = strokes.flat_map(|Stroke { down, up }| [down, up].concat()).collect();
        self.hear(&events);
        self.hear(&[Event::Window(window::Event::RedrawRequested(Instant::now()))]);
    }

    /// Answers the question for a file, where the system has no dialog for it.
    #[track_caller]
    pub(crate) fn answer(&mut self, file: &Path) {
        assert!(matches!(self.app.dialog(), Some(Dialog::Path { .. })), "a file is asked for");
        self.strike("Ctrl+A");
        self.write(&file.display().to_string());
        self.strike("Enter");
    }

    /// Whether each of the open documents has changes that are not saved.
    pub(crate) fn edited(&self) -> Vec<bool> {
        self.app.documents().map(OpenDocument::is_edited).collect()
    }

    /// Gives a command, as a button does, or a key whose name is of no concern.
    pub(crate) fn command(&mut self, command: Command) {
        self.update(Message::Commanded(command));
    }

    /// Takes a tool in hand by its key. A field that has the caret is left first.
    #[track_caller]
    pub(crate) fn take(&mut self, tool: Tool) {
        if self.is_typing() {
            self.strike("Esc");
        }
        self.strike(key_of(Command::Tool(tool)));
        assert_eq!(self.app.toolbox().tool, tool, "the key of the tool takes it in hand");
    }

    /// Where the middle of a hex is in the window.
    pub(crate) fn hex(&self, hex: &str) -> Point {
        self.point(layout::centre(hex.parse().expect("a hex")))
    }

    fn canvas(&self) -> Rectangle {
        self.window().find(selector::id(CANVAS)).expect("the map is shown").bounds()
    }

    /// Where the middle of a hexside is in the window.
    pub(crate) fn at(&self, side: &str) -> Point {
        let side: Hexside = side.parse().expect("a hexside");
        let [a, b] = layout::ends(side).expect("two hexes that touch");
        self.point(a.towards(b, 0.5))
    }

    /// Where a point of the map is in the window.
    pub(crate) fn point(&self, at: MapPoint) -> Point {
        let canvas = self.canvas();
        let on_canvas = self.app.board().on_screen(at, canvas.size());
        Point::new(canvas.x + on_canvas.x, canvas.y + on_canvas.y)
    }

    /// Presses the left button, moves along the points and lets go.
    pub(crate) fn drag(&mut self, way: &[Point]) {
        let button = mouse::Button::Left;
        let mut events = vec![moved(way[0]), Event::Mouse(mouse::Event::ButtonPressed(button))];
        events.extend(way.iter().skip(1).copied().map(moved));
        events.push(Event::Mouse(mouse::Event::ButtonReleased(button)));
        self.point_at(way[way.len() - 1]);
        self.hear(&events);
    }

    /// Moves the pointer onto a hexside without pressing anything.
    pub(crate) fn hover(&mut self, side: &str) {
        let at = self.at(side);
        self.point_at(at);
        self.hear(&[moved(at)]);
    }

    /// Turns the wheel over a point.
    pub(crate) fn wheel(&mut self, at: Point, notches: f32) {
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: notches };
        self.point_at(at);
        self.hear(&[moved(at), Event::Mouse(mouse::Event::WheelScrolled { delta })]);
    }
}

/// The clipboard: what was copied last.
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
