//! A window without a display, which draws each frame into a buffer as the software renderer's window does.

use std::time::{Duration, Instant};

use bexar::gui::app::{App, Message};
use bexar::gui::{FONTS, theme};
use iced::advanced::graphics::{Viewport, damage};
use iced::advanced::renderer::{Headless as _, Style};
use iced::{Event, Point, Rectangle, Size, mouse, window};
use iced_painter::{Mask, Pixmap};
use iced_test::core::clipboard;
use iced_test::renderer::fallback;
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use iced_tiny_skia::Layer;

/// The size of the window.
const WINDOW: Size = Size::new(1280.0, 800.0);

/// The renderer and buffers of the window, with the layers of the last frame.
pub(crate) struct Screen {
    renderer: iced::Renderer,
    cache: Cache,
    cursor: mouse::Cursor,
    pixels: Pixmap,
    mask: Mask,
    shown: Option<Vec<Layer>>,
}

/// The cost of a frame.
pub(crate) struct Cost {
    /// The time it took.
    pub(crate) took: Duration,
    /// The area rasterised, as a multiple of the window.
    pub(crate) damaged: f32,
}

impl Screen {
    pub(crate) fn new() -> Self {
        let mut fonts = iced::advanced::graphics::text::font_system().write().expect("nobody else writes");
        for font in FONTS {
            fonts.load_font(font.into());
        }
        drop(fonts);
        let renderer = iced_test::futures::futures::executor::block_on(iced::Renderer::new(
            theme::FONT,
            16.0.into(),
            Some("tiny-skia"),
        ));
        let (width, height) = (WINDOW.width as u32, WINDOW.height as u32);
        Self {
            renderer: renderer.expect("the software renderer needs nothing"),
            cache: Cache::default(),
            cursor: mouse::Cursor::Unavailable,
            pixels: Pixmap::new(width, height).expect("a window of some size"),
            mask: Mask::new(width, height).expect("a window of some size"),
            shown: None,
        }
    }

    /// Sends events to the app, then lays out, draws and rasterises one frame.
    pub(crate) fn frame(&mut self, app: &mut App, events: &[Event]) -> Cost {
        for event in events {
            if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
                self.cursor = mouse::Cursor::Available(*position);
            }
        }
        // The window still has this from the previous frame.
        let mut own = UserInterface::build(app.view(), WINDOW, std::mem::take(&mut self.cache), &mut self.renderer);
        let start = Instant::now();
        let mut messages: Vec<Message> = Vec::new();
        let mut clipboard = clipboard::Null;
        let _ = own.update(events, self.cursor, &mut self.renderer, &mut clipboard, &mut messages);
        let cache = own.into_cache();
        for message in messages {
            drop(app.update(message));
        }
        let theme = app.theme();
        let mut own = UserInterface::build(app.view(), WINDOW, cache, &mut self.renderer);
        let redraw = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
        let _ = own.update(&redraw, self.cursor, &mut self.renderer, &mut clipboard, &mut Vec::new());
        let text_color = theme.palette().text;
        own.draw(&mut self.renderer, &theme, &Style { text_color }, self.cursor);
        self.cache = own.into_cache();
        let damaged = self.present(&theme);
        Cost { took: start.elapsed(), damaged }
    }

    /// Shows frames until nothing is repainted.
    pub(crate) fn settle(&mut self, app: &mut App) {
        let mut painted = app.board().painted() + 1;
        while painted != app.board().painted() {
            painted = app.board().painted();
            self.frame(app, &[]);
        }
    }

    /// Rasterises the difference from the previous frame, as the window of the software renderer does.
    fn present(&mut self, theme: &iced::Theme) -> f32 {
        let fallback::Renderer::Secondary(renderer) = &mut self.renderer else { return 0.0 };
        let all = Rectangle::new(Point::ORIGIN, WINDOW);
        let layers = renderer.layers().to_vec();
        let damage = match &self.shown {
            Some(shown) => damage::diff(shown, &layers, |layer| vec![layer.bounds], Layer::damage),
            None => vec![all],
        };
        let damage = damage::group(damage, all);
        let size = Size::new(WINDOW.width as u32, WINDOW.height as u32);
        if !damage.is_empty() {
            let viewport = Viewport::with_physical_size(size, 1.0);
            let background = theme.palette().background;
            renderer.draw(&mut self.pixels.as_mut(), &mut self.mask, &viewport, &damage, background);
        }
        self.shown = Some(layers);
        damage.iter().map(Rectangle::area).sum::<f32>() / all.area()
    }
}
