//! Drives the editor in tests: a window without a display, with clicks, drags and keys.

use bexar::gui::app::{App, Message, Reframed};
use bexar::gui::board::CANVAS;
use bexar::gui::desk::Message as On;
use bexar::gui::keymap::Command;
use bexar::gui::tool::Tool;
use bexar::gui::{FONTS, theme};
use bexar::picture::geometry::Point as MapPoint;
use bexar::picture::layout;
use iced::keyboard::{self, key};
use iced::{Event, Point, Rectangle, Settings, Size, mouse};
use iced_test::futures::futures::StreamExt;
use iced_test::runtime::{self, task};
use iced_test::{Simulator, selector};
use rules::hexside::Hexside;
use rules::words::Language;

/// The size of the window.
pub(crate) const WINDOW: Size = Size::new(1360.0, 860.0);
/// A window tall enough to show every page without scrolling.
pub(crate) const TALL: Size = Size::new(1360.0, 1600.0);

/// The app under test and the size of its window.
pub(crate) struct Desk {
    /// The app under test.
    pub(crate) app: App,
    /// How large it is.
    pub(crate) size: Size,
}

impl From<App> for Desk {
    fn from(app: App) -> Self {
        Self { app, size: WINDOW }
    }
}

impl Desk {
    /// The editor as it opens on the bundled Alamo.
    pub(crate) fn alamo() -> Self {
        Self::from(App::start(None, Language::English))
    }

    /// The window as it is drawn now.
    pub(crate) fn window(&self) -> Simulator<'_, Message> {
        let fonts = FONTS.map(Into::into).to_vec();
        let settings = Settings { fonts, default_font: theme::FONT, ..Settings::default() };
        Simulator::with_size(settings, self.size, self.app.view())
    }

    /// Runs an interaction in the window and sends its messages to the app. Background tasks are dropped.
    fn with(&mut self, act: impl FnOnce(&mut Simulator<'_, Message>)) {
        let mut window = self.window();
        act(&mut window);
        let messages: Vec<_> = window.into_messages().collect();
        for message in messages {
            drop(self.app.update(message));
        }
    }

    /// Clicks what shows a text, and waits for all that comes of it. Returns whether the window closes.
    #[track_caller]
    pub(crate) fn click_and_wait(&mut self, text: &str) -> bool {
        let mut window = self.window();
        window.click(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let messages: Vec<_> = window.into_messages().collect();
        messages.into_iter().fold(false, |closes, message| self.wait(message) || closes)
    }

    /// Lets the app hear of a message and waits for all the work that comes of it, files included. What is asked of the
    /// system is passed over. Returns whether the window closes.
    pub(crate) fn wait(&mut self, message: Message) -> bool {
        let executor = <iced::executor::Default as iced::Executor>::new().expect("threads can be started");
        let (mut waiting, mut closes) = (vec![message], false);
        while let Some(message) = waiting.pop() {
            let Some(mut work) = task::into_stream(self.app.update(message)) else { continue };
            iced::Executor::block_on(&executor, async {
                while let Some(action) = work.next().await {
                    match action {
                        runtime::Action::Output(message) => waiting.insert(0, message),
                        runtime::Action::Exit | runtime::Action::Window(runtime::window::Action::Close(_)) => {
                            closes = true;
                        }
                        _ => {}
                    }
                }
            });
        }
        closes
    }

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, size: Size) {
        self.size = size;
        drop(self.app.update(Message::Framed(Reframed::Size(size), false)));
    }

    /// Lets the document in front hear of something. Work in the background is not started.
    pub(crate) fn hears(&mut self, message: On) {
        drop(self.app.update(self.app.to_front(message)));
    }

    /// Whether the window shows a text.
    pub(crate) fn shows(&self, text: &str) -> bool {
        self.window().find(text).is_ok()
    }

    /// Clicks what shows a text.
    #[track_caller]
    pub(crate) fn click(&mut self, text: &str) {
        self.with(|window| {
            window.click(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        });
    }

    /// Clicks at the left end of a widget.
    #[track_caller]
    pub(crate) fn click_id(&mut self, id: iced::widget::Id) {
        self.with(|window| {
            let bounds = window.find(selector::id(id)).expect("the widget is shown").bounds();
            window.point_at(Point::new(bounds.x + 8.0, bounds.center_y()));
            window.simulate(iced_test::simulator::click());
        });
    }

    /// Types into a field in place of what it holds.
    #[track_caller]
    pub(crate) fn fill(&mut self, field: &'static str, text: &str) {
        self.with(|window| {
            window.click(selector::id(field)).expect("the field is shown");
            window.tap_key(key::Named::End);
            for _ in 0..20 {
                window.tap_key(key::Named::Backspace);
            }
            window.typewrite(text);
        });
    }

    /// Gives a command, as a key or a button does.
    pub(crate) fn command(&mut self, command: Command) {
        drop(self.app.update(Message::Commanded(command)));
    }

    /// Takes a tool in hand.
    pub(crate) fn take(&mut self, tool: Tool) {
        self.command(Command::Tool(tool));
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
        let last = way[way.len() - 1];
        self.with(|window| {
            window.point_at(last);
            window.simulate(events);
        });
    }

    /// Moves the pointer onto a hexside without pressing anything.
    pub(crate) fn hover(&mut self, side: &str) {
        let at = self.at(side);
        self.with(|window| {
            window.point_at(at);
            window.simulate([moved(at)]);
        });
    }

    /// Presses a key that no field uses up.
    pub(crate) fn press(&mut self, key: keyboard::Key) {
        drop(self.app.update(Message::KeyPressed(keyboard::Event::KeyPressed {
            modified_key: key.clone(),
            key,
            physical_key: key::Physical::Unidentified(key::NativeCode::Unidentified),
            location: keyboard::Location::Standard,
            modifiers: keyboard::Modifiers::empty(),
            text: None,
            repeat: false,
        })));
    }

    /// Taps a key in the field of the dialog that is open.
    pub(crate) fn tap(&mut self, named: key::Named) {
        self.with(|window| {
            window.click(selector::id(bexar::gui::dialog::palette::FIELD)).expect("the field is shown");
            window.tap_key(named);
        });
    }

    /// Turns the wheel over a point.
    pub(crate) fn wheel(&mut self, at: Point, notches: f32) {
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: notches };
        self.with(|window| {
            window.point_at(at);
            window.simulate([moved(at), Event::Mouse(mouse::Event::WheelScrolled { delta })]);
        });
    }
}

fn moved(position: Point) -> Event {
    Event::Mouse(mouse::Event::CursorMoved { position })
}
