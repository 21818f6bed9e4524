//! Writes the picture as a PNG file: the SVG text, painted by resvg with the built-in typefaces.

use std::io::Write;
use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use rules::phrase::Phrase;

use super::layout::ACROSS;
use super::palette::Colour;
use super::part::Detail;
use super::{Picture, svg, typeface};

/// The largest number of pixels of a file: a sheet one metre square at 270 dots per inch.
const LARGEST: f32 = 120e6;
/// The number of pixel rows painted at a time.
pub(crate) const BAND: u32 = 512;

/// The built-in fonts, used regardless of what the system has.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for file in typeface::FILES {
        fonts.load_font_data(file.to_vec());
    }
    Arc::new(fonts)
});

/// Returns the built-in fonts.
pub fn fonts() -> &'static Arc<Database> {
    &FONTS
}

/// The reasons a picture cannot be written as a PNG file.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PngError {
    /// The file would have too many pixels.
    #[error("a picture of {width} × {height} pixels is too large; hexes of {hex_size_px} pixels fit")]
    TooLarge {
        /// The width in pixels.
        width: u64,
        /// The height in pixels.
        height: u64,
        /// A hex size in pixels that fits.
        hex_size_px: u32,
    },
    /// Painting or encoding failed.
    #[error("{0}")]
    Painter(String),
}

impl PngError {
    /// Returns the message to show to the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        match self {
            Self::TooLarge { width, height, hex_size_px } => {
                Phrase::new("png-too-large").with("width", width).with("height", height).with("fits", hex_size_px)
            }
            Self::Painter(detail) => Phrase::new("png-not-painted").with("detail", detail),
        }
    }
}

/// Writes a picture as a PNG file; `hex_size_px` is the distance in pixels between two opposite flat sides of
/// a hex.
///
/// The same picture gives the same bytes on every machine.
///
/// # Errors
///
/// Returns an error if the picture would have more pixels than fit into memory.
pub fn png(picture: &Picture, hex_size_px: f32) -> Result<Vec<u8>, PngError> {
    let scale = hex_size_px / ACROSS;
    let (width, height) = (picture.bounds.width() * scale, picture.bounds.height() * scale);
    if width * height > LARGEST {
        let fits = hex_size_px * (LARGEST / (width * height)).sqrt();
        return Err(PngError::TooLarge { width: width as u64, height: height as u64, hex_size_px: fits as u32 });
    }
    paint(&svg(&picture.told(Detail(hex_size_px)), hex_size_px), picture.paper)
}

/// Writes any SVG text as a PNG file, one pixel per unit, with `paper` as the background.
///
/// The file is painted band by band, because a whole one may have more pixels than fit comfortably into
/// memory.
///
/// # Errors
///
/// Returns an error if the text is not SVG or the picture has no pixels.
pub fn paint(text: &str, paper: Colour) -> Result<Vec<u8>, PngError> {
    paint_tree(&tree(text)?, paper)
}

/// Writes a drawing as a PNG file, as [`paint`] does.
///
/// # Errors
///
/// Returns an error if the picture has no pixels.
pub(crate) fn paint_tree(tree: &Tree, paper: Colour) -> Result<Vec<u8>, PngError> {
    let painter = |error: &dyn std::fmt::Display| PngError::Painter(error.to_string());
    let size = tree.size().to_int_size();
    let mut file = Vec::new();
    let mut encoder = ::png::Encoder::new(&mut file, size.width(), size.height());
    encoder.set_color(::png::ColorType::Rgba);
    encoder.set_depth(::png::BitDepth::Eight);
    let mut header = encoder.write_header().map_err(|error| painter(&error))?;
    let mut stream = header.stream_writer().map_err(|error| painter(&error))?;
    for from in (0..size.height()).step_by(BAND as usize) {
        let rows = BAND.min(size.height() - from);
        let band = Transform::from_translate(0.0, -(from as f32));
        let pixels = painted(tree, paper, [size.width(), rows], band)?;
        // On paper everything is opaque, so premultiplied pixels are what the file needs.
        stream.write_all(pixels.data()).map_err(|error| painter(&error))?;
    }
    stream.finish().map_err(|error| painter(&error))?;
    drop(header);
    Ok(file)
}

fn tree(text: &str) -> Result<Tree, PngError> {
    let options = Options { fontdb: Arc::clone(&FONTS), ..Options::default() };
    Tree::from_str(text, &options).map_err(|error| PngError::Painter(error.to_string()))
}

fn painted(tree: &Tree, paper: Colour, [width, height]: [u32; 2], place: Transform) -> Result<Pixmap, PngError> {
    let mut pixels = Pixmap::new(width, height).ok_or_else(|| PngError::Painter("no pixels".to_owned()))?;
    // The last row and column may hold partial pixels.
    pixels.fill(Color::from_rgba8(paper.red, paper.green, paper.blue, u8::MAX));
    resvg::render(tree, place, &mut pixels.as_mut());
    Ok(pixels)
}

/// Paints any SVG text at `scale` pixels per unit.
///
/// # Errors
///
/// Returns an error if the text is not SVG or the picture has no pixels.
pub fn pixels(text: &str, paper: Colour, scale: f32) -> Result<Pixmap, PngError> {
    let tree = tree(text)?;
    let size = tree.size().to_int_size();
    let size = [size.width(), size.height()].map(|side| (side as f32 * scale).ceil() as u32);
    painted(&tree, paper, size, Transform::from_scale(scale, scale))
}

#[cfg(test)]
mod tests {
    use rules::hex::Hex;
    use rules::map::{Grid, MapDocument};
    use rules::words::Words;

    use super::*;
    use crate::picture::geometry::Point;
    use crate::picture::layout::centre;
    use crate::picture::palette::Palette;
    use crate::picture::shape::Typeface;
    use crate::picture::{View, map};

    fn picture() -> Picture {
        let map_document = MapDocument::new(Words::new("Meadow", "Pré"), Grid { columns: 4, rows: 3 });
        map(&map_document, &View::default())
    }

    #[test]
    fn the_png_is_the_svg_in_pixels() {
        let picture = picture();
        let bytes = png(&picture, 60.0).unwrap();
        assert_eq!(bytes, png(&picture, 60.0).unwrap());
        let pixels = Pixmap::decode_png(&bytes).unwrap();
        let size = Tree::from_str(&svg(&picture, 60.0), &Options::default()).unwrap().size().to_int_size();
        assert_eq!((pixels.width(), pixels.height()), (size.width(), size.height()));
        let at = |point: Point| {
            let on = (point - picture.bounds.from) * (60.0 / ACROSS);
            let pixel = pixels.pixel(on.x as u32, on.y as u32).unwrap();
            Colour { red: pixel.red(), green: pixel.green(), blue: pixel.blue(), alpha: pixel.alpha() }
        };
        let palette = Palette::for_theme(View::default().theme);
        assert_eq!(at(centre(Hex::new(2, 2))), palette.outside);
        assert_eq!(at(picture.bounds.from + Point::new(10.0, 10.0)), palette.paper);
        assert!(pixels.pixels().iter().all(|pixel| pixel.alpha() == u8::MAX), "the last row is painted whole");
    }

    #[test]
    fn text_is_set_in_the_typeface_inside_the_program() {
        let picture = picture();
        assert_eq!(FONTS.len(), typeface::FILES.len());
        for wanted in [Typeface::Sans, Typeface::Serif].map(typeface::family) {
            assert!(FONTS.faces().any(|face| face.families[0].0 == wanted), "{wanted}");
        }
        let pixels = |fonts| {
            let options = Options { fontdb: fonts, ..Options::default() };
            let tree = Tree::from_str(&svg(&picture, 60.0), &options).unwrap();
            let size = tree.size().to_int_size();
            let mut pixels = Pixmap::new(size.width(), size.height()).unwrap();
            resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
            pixels.take()
        };
        // Without fonts, text is not drawn at all.
        assert_ne!(pixels(Arc::clone(&FONTS)), pixels(Arc::default()));
    }

    #[test]
    fn a_picture_too_large_says_what_would_fit() {
        let picture = picture();
        let Err(PngError::TooLarge { hex_size_px, .. }) = png(&picture, 5000.0) else { panic!("it was painted") };
        let pixels = picture.bounds.width() * picture.bounds.height() * (hex_size_px as f32 / ACROSS).powi(2);
        assert!(pixels <= LARGEST && pixels > LARGEST * 0.9, "{hex_size_px}");
    }
}
