//! Tests the damage tracking of the software renderer, which draws only the difference from the previous frame: the
//! result must look like a full redraw.

use std::time::Instant;

use bexar::gui::app::{App, Message, SidePage};
use bexar::gui::keymap::Command;
use bexar::gui::tool::Tool;
use bexar::gui::{FONTS, theme};
use iced::advanced::graphics::{Viewport, damage};
use iced::advanced::renderer::{Headless as _, Style};
use iced::{Event, Point, Rectangle, Size, mouse, window};
use iced_painter::{Mask, Pixmap, PremultipliedColorU8};
use iced_test::core::clipboard;
use iced_test::renderer::fallback;
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use iced_tiny_skia::Layer;

use crate::desk::WINDOW;
use crate::looks::at_work;

/// The tolerance for each colour channel: a thin line drawn in two pieces is slightly paler.
const PALER: u8 = 64;
/// The number of pixels that may exceed the tolerance: the edges of letters that extend beyond their measured bounds.
const FEW: usize = 24;

/// The window of the software renderer, without a display.
struct Screen {
    renderer: iced::Renderer,
    cache: Cache,
    pixels: Pixmap,
    mask: Mask,
    shown: Vec<Layer>,
}

impl Screen {
    fn new() -> Self {
        let mut fonts = iced::advanced::graphics::text::font_system().write().expect("nobody else writes");
        for font in FONTS {
            fonts.load_font(font.into());
        }
        drop(fonts);
        let renderer = iced::Renderer::new(theme::FONT, 16.0.into(), Some("tiny-skia"));
        let renderer = iced_test::futures::futures::executor::block_on(renderer);
        let (width, height) = (WINDOW.width as u32, WINDOW.height as u32);
        Self {
            renderer: renderer.expect("the software renderer needs nothing"),
            cache: Cache::default(),
            pixels: Pixmap::new(width, height).expect("a window of some size"),
            mask: Mask::new(width, height).expect("a window of some size"),
            shown: Vec::new(),
        }
    }

    /// Shows the window, and returns the part that differs from a full redraw.
    fn show(&mut self, app: &App) -> Option<Rectangle> {
        let theme = app.theme();
        let (nowhere, palette) = (mouse::Cursor::Unavailable, theme.palette());
        let mut own = UserInterface::build(app.view(), WINDOW, std::mem::take(&mut self.cache), &mut self.renderer);
        let redraw = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
        let _ = own.update(&redraw, nowhere, &mut self.renderer, &mut clipboard::Null, &mut Vec::new());
        own.draw(&mut self.renderer, &theme, &Style { text_color: palette.text }, nowhere);
        self.cache = own.into_cache();
        let fallback::Renderer::Secondary(renderer) = &mut self.renderer else { panic!("not the software renderer") };
        let all = Rectangle::new(Point::ORIGIN, WINDOW);
        let layers = renderer.layers().to_vec();
        let damage = if self.shown.is_empty() {
            vec![all]
        } else {
            damage::diff(&self.shown, &layers, |layer| vec![layer.bounds], Layer::damage)
        };
        let damage = damage::group(damage, all);
        let size = Size::new(WINDOW.width as u32, WINDOW.height as u32);
        let viewport = Viewport::with_physical_size(size, 1.0);
        renderer.draw(&mut self.pixels.as_mut(), &mut self.mask, &viewport, &damage, palette.background);
        let mut whole = Pixmap::new(size.width, size.height).expect("a window of some size");
        renderer.draw(&mut whole.as_mut(), &mut self.mask, &viewport, &[all], palette.background);
        self.shown = layers;
        let at = |at: usize| Point::new((at % size.width as usize) as f32, (at / size.width as usize) as f32);
        let pairs = self.pixels.pixels().iter().zip(whole.pixels()).enumerate();
        let other: Vec<_> =
            pairs.filter(|(_, (shown, due))| differ(**shown, **due)).map(|(number, _)| at(number)).collect();
        let part = other.iter().map(|at| Rectangle::new(*at, Size::new(1.0, 1.0)));
        part.reduce(|one, other| one.union(&other)).filter(|_| other.len() > FEW)
    }
}

fn differ(one: PremultipliedColorU8, other: PremultipliedColorU8) -> bool {
    let parts = |own: PremultipliedColorU8| [own.red(), own.green(), own.blue()];
    parts(one).into_iter().zip(parts(other)).any(|(one, other)| one.abs_diff(other) > PALER)
}

#[test]
fn every_page_is_drawn_whole_over_the_page_before() {
    let mut desk = at_work();
    let mut screen = Screen::new();
    // Alternate palettes with samples and pages, so that one's text areas overlap different content of the other.
    let samples = [Tool::Hex, Tool::Hexside, Tool::Opening, Tool::Wall, Tool::GunSite];
    let mut changes: Vec<Message> = Vec::new();
    for (tool, page) in samples.into_iter().cycle().zip(SidePage::ALL) {
        changes.extend([Message::Commanded(Command::Tool(tool)), Message::SidePicked(page)]);
    }
    screen.show(&desk.app);
    for change in changes {
        desk.update(change.clone());
        assert_eq!(screen.show(&desk.app), None, "{change:?}");
    }
}
