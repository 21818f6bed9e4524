//! Snapshot tests of the window: pictures of it, or of a part, are compared with the approved ones.
//!
//! Pictures are stored at half size, which keeps letters readable, and compared with a tolerance for invisible
//! differences.

mod difference;

use std::path::Path;
use std::time::Instant;
use std::{env, fs};

use bexar::gui::app::Message;
use bexar::gui::keymap::Command;
use bexar::gui::{FONTS, theme};
use iced::advanced::renderer::{Headless as _, Style};
use iced::{Element, Event, Rectangle, Size, Theme, mouse, window};
use iced_test::core::clipboard;
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::{self, FilterType as Scaling};
use image::{RgbImage, RgbaImage};

use crate::desk::{Desk, WINDOW};

/// The folder of the approved pictures.
const KNOWN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/editor/snapshots");
/// The folder for pictures of failed comparisons: the approved one, the actual one, and the difference.
const SEEN: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/looks");
/// The number of frames drawn before a picture is taken, because a map is painted tile by tile.
const FRAMES: usize = 40;

/// Takes pictures, and collects the names of those that differ from the approved ones.
pub(crate) struct Eye {
    renderer: iced::Renderer,
    other: Vec<String>,
}

impl Eye {
    /// Starts the software renderer.
    pub(crate) fn open() -> Self {
        let mut fonts = iced::advanced::graphics::text::font_system().write().expect("nobody else writes");
        for font in FONTS {
            fonts.load_font(font.into());
        }
        drop(fonts);
        let renderer = iced::Renderer::new(theme::FONT, 16.0.into(), Some("tiny-skia"));
        let renderer = iced_test::futures::futures::executor::block_on(renderer);
        Self { renderer: renderer.expect("the software renderer needs nothing"), other: Vec::new() }
    }

    /// Compares a part of the window in both themes.
    pub(crate) fn both(&mut self, name: &str, desk: &mut Desk, part: Rectangle) {
        for theme in ["light", "dark"] {
            self.look(&format!("{name}-{theme}"), desk, part);
            desk.command(Command::Theme);
        }
    }

    /// Compares a part of the window.
    pub(crate) fn look(&mut self, name: &str, desk: &Desk, part: Rectangle) {
        let part = part.intersection(&Rectangle::with_size(WINDOW)).expect("a part of the window");
        let part = part.snap().expect("a part of some size");
        let pixels = cut(&self.pixels(desk), part);
        self.keep(name, &pixels, part.width, part.height);
    }

    /// Compares a widget drawn on its own, outside the window.
    pub(crate) fn alone<M>(&mut self, name: &str, seen: Element<'_, M>, theme: &Theme, size: Size) {
        let mut own = UserInterface::build(seen, size, Cache::default(), &mut self.renderer);
        let redraw = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
        let (nowhere, palette) = (mouse::Cursor::Unavailable, theme.palette());
        let _ = own.update(&redraw, nowhere, &mut self.renderer, &mut clipboard::Null, &mut Vec::new());
        own.draw(&mut self.renderer, theme, &Style { text_color: palette.text }, nowhere);
        let (width, height) = (size.width as u32, size.height as u32);
        let pixels = self.renderer.screenshot(Size::new(width, height), 1.0, palette.background);
        self.keep(name, &pixels, width, height);
    }

    /// Compares a picture with the approved one. If there is none, stores it, or reports it on CI.
    fn keep(&mut self, name: &str, pixels: &[u8], width: u32, height: u32) {
        let got = halved(pixels, width, height);
        let known = Path::new(KNOWN).join(format!("{name}.png"));
        let Ok(want) = image::open(&known).map(|image| image.to_rgb8()) else {
            if env::var_os("CI").is_none() {
                save(&got, &known);
            } else {
                self.other.push(format!("{name} was never looked at"));
            }
            return;
        };
        if let Some(difference) = difference::between(&want, &got) {
            let seen = |what: &str| Path::new(SEEN).join(format!("{name}-{what}.png"));
            for (what, image) in [("want", &want), ("got", &got), ("difference", &difference)] {
                save(image, &seen(what));
            }
            self.other.push(format!("{name} is another picture: {}", seen("difference").display()));
        }
    }

    /// Panics with the list of pictures that differ.
    #[track_caller]
    pub(crate) fn close(self) {
        assert!(
            self.other.is_empty(),
            "{}\nLook at them. What is meant to be so is taken over by deleting its file in {KNOWN} and testing again.",
            self.other.join("\n")
        );
    }

    /// Returns the pixels of the whole window, one per unit.
    fn pixels(&mut self, desk: &Desk) -> Vec<u8> {
        let theme = desk.app.theme();
        let palette = theme.palette();
        let (mut cache, mut painted) = (Cache::default(), None);
        for _ in 0..FRAMES {
            let mut own = UserInterface::build(desk.app.view(), WINDOW, cache, &mut self.renderer);
            let redraw = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
            let (nowhere, mut messages) = (mouse::Cursor::Unavailable, Vec::<Message>::new());
            let _ = own.update(&redraw, nowhere, &mut self.renderer, &mut clipboard::Null, &mut messages);
            own.draw(&mut self.renderer, &theme, &Style { text_color: palette.text }, nowhere);
            cache = own.into_cache();
            if painted == Some(desk.app.board().painted()) {
                break;
            }
            painted = Some(desk.app.board().painted());
        }
        self.renderer.screenshot(Size::new(WINDOW.width as u32, WINDOW.height as u32), 1.0, palette.background)
    }
}

/// Returns a part of the window's pixels.
fn cut(window: &[u8], part: Rectangle<u32>) -> Vec<u8> {
    let deep = 4;
    let line = WINDOW.width as usize * deep;
    let [left, top, width, height] = [part.x, part.y, part.width, part.height].map(|own| own as usize);
    let lines = window.chunks_exact(line).skip(top).take(height);
    lines.map(|line| &line[left * deep..(left + width) * deep]).collect::<Vec<_>>().concat()
}

/// Scales a picture to half its size.
fn halved(pixels: &[u8], width: u32, height: u32) -> RgbImage {
    let whole = RgbaImage::from_raw(width, height, pixels.to_vec()).expect("four bytes a pixel");
    let whole = image::DynamicImage::from(whole).to_rgb8();
    imageops::resize(&whole, width.div_ceil(2), height.div_ceil(2), Scaling::Triangle)
}

fn save(image: &RgbImage, file: &Path) {
    fs::create_dir_all(file.parent().expect("a file in a folder")).expect("there is room for a test");
    let file = fs::File::create(file).expect("there is room for a test");
    let small = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::Adaptive);
    image.write_with_encoder(small).expect("there is room for a test");
}
