//! The picture as a PNG file: the SVG text, painted by resvg with the typeface inside the program.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use rules::message::Message;

use super::layout::ACROSS;
use super::{Picture, svg, typeface};

/// The most pixels a file has: four bytes each while it is painted.
const LARGEST: f32 = 120e6;

/// The fonts texts are set in: those inside the program, whatever the system has.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for file in typeface::FILES {
        fonts.load_font_data(file.to_vec());
    }
    Arc::new(fonts)
});

/// Why a picture did not become a PNG file.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PngError {
    /// It would have too many pixels.
    #[error("a picture of {width} × {height} pixels is too large; hexes of {hex_size_px} pixels fit")]
    TooLarge {
        /// Pixels from left to right.
        width: u64,
        /// Pixels from top to bottom.
        height: u64,
        /// A size of hexes that fits, in pixels.
        hex_size_px: u32,
    },
    /// The painter could not do it.
    #[error("{0}")]
    Painter(String),
}

impl PngError {
    /// What to say about it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::TooLarge { width, height, hex_size_px } => {
                Message::new("png-too-large").with("width", width).with("height", height).with("fits", hex_size_px)
            }
            Self::Painter(detail) => Message::new("png-not-painted").with("detail", detail),
        }
    }
}

/// Writes a picture as a PNG file; `hex_size_px` is the distance between two flat sides of a hex in pixels.
///
/// The same picture gives the same bytes on every machine.
///
/// # Errors
///
/// When the picture would have more pixels than a program can be asked to hold.
pub fn png(picture: &Picture, hex_size_px: f32) -> Result<Vec<u8>, PngError> {
    let scale = hex_size_px / ACROSS;
    let (width, height) = (picture.bounds.width() * scale, picture.bounds.height() * scale);
    if width * height > LARGEST {
        let fits = hex_size_px * (LARGEST / (width * height)).sqrt();
        return Err(PngError::TooLarge { width: width as u64, height: height as u64, hex_size_px: fits as u32 });
    }
    let painter = |error: &dyn std::fmt::Display| PngError::Painter(error.to_string());
    let options = Options { fontdb: Arc::clone(&FONTS), ..Options::default() };
    let tree = Tree::from_str(&svg(picture, hex_size_px), &options).map_err(|error| painter(&error))?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or_else(|| painter(&"no pixels"))?;
    let paper = picture.paper;
    // The last row and column may hold a part of a pixel.
    pixels.fill(Color::from_rgba8(paper.red, paper.green, paper.blue, u8::MAX));
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| painter(&error))
}
