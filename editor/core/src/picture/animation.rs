//! Encodes a sequence of pictures as an animated GIF.
//!
//! A frame stores only the rectangle in which it differs from the previous one, and within it only the changed pixels:
//! a map on which one counter moves costs a few hundred bytes.

use std::collections::BTreeMap;

use color_quant::NeuQuant;
use gif::{Encoder, Frame, Repeat};
use rules::phrase::Phrase;
use tiny_skia::Pixmap;

use super::geometry::Rect;
use super::layout::ACROSS;
use super::palette::Colour;
use super::part::Detail;
use super::png::PngError;
use super::{Picture, png, svg};

/// The number of colours in the palette: one of the 256 entries a GIF allows is reserved for "unchanged".
const COLOURS: usize = 255;
/// The palette index that means "unchanged since the previous frame".
const AS_BEFORE: u8 = 255;
/// The sampling factor of the quantizer: the palette is learnt from every `SAMPLING`th pixel.
const SAMPLING: i32 = 7;
/// Bytes per pixel.
const DEEP: usize = 4;
/// The largest number of pixels in a frame.
const LARGEST: f32 = 4e6;

/// The reasons an animation cannot be made.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum AnimationError {
    /// A picture could not be painted or has too many pixels.
    #[error(transparent)]
    Picture(#[from] PngError),
    /// The GIF file could not be encoded.
    #[error("{0}")]
    File(String),
}

impl AnimationError {
    /// Returns the message to show to the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        match self {
            Self::Picture(error) => error.message(),
            Self::File(detail) => Phrase::new("png-not-painted").with("detail", detail),
        }
    }
}

impl From<gif::EncodingError> for AnimationError {
    fn from(error: gif::EncodingError) -> Self {
        Self::File(error.to_string())
    }
}

/// Paints the part of a picture inside `bounds` as a frame; `hex_size_px` is the distance in pixels between two
/// opposite flat sides of a hex.
///
/// # Errors
///
/// Returns an error if the frame would have more pixels than is practical in a browser.
pub fn frame(picture: &Picture, bounds: Rect, hex_size_px: f32) -> Result<Pixmap, AnimationError> {
    let scale = hex_size_px / ACROSS;
    let (width, height) = (bounds.width() * scale, bounds.height() * scale);
    if width * height > LARGEST {
        let hex_size_px = (hex_size_px * (LARGEST / (width * height)).sqrt()) as u32;
        return Err(PngError::TooLarge { width: width as u64, height: height as u64, hex_size_px }.into());
    }
    let picture = Picture { bounds, ..picture.told(Detail(hex_size_px)) };
    Ok(png::pixels(&svg(&picture, hex_size_px), picture.paper, 1.0)?)
}

/// An animation under construction. It loops forever when played.
pub struct Animation {
    file: Encoder<Vec<u8>>,
    palette: NeuQuant,
    /// The palette index of each colour looked up so far.
    known: BTreeMap<[u8; DEEP], u8>,
    size: [u16; 2],
    /// The palette indexes of the picture currently shown.
    shown: Vec<u8>,
    /// The next frame to write, held back while its duration may still be extended.
    waiting: Option<Frame<'static>>,
}

impl Animation {
    /// Starts an animation with the size of the first sample and a palette learnt from all samples.
    ///
    /// # Errors
    ///
    /// Returns an error if there are no samples, or if a side is longer than GIF allows.
    pub fn new(samples: &[&Pixmap], paper: Colour) -> Result<Self, AnimationError> {
        let first = samples.first().ok_or_else(|| AnimationError::File("no pictures".to_owned()))?;
        let edge = |long: u32| u16::try_from(long).map_err(|error| AnimationError::File(error.to_string()));
        let size = [edge(first.width())?, edge(first.height())?];
        let mut colours: Vec<u8> = samples.iter().flat_map(|own| own.data()).copied().collect();
        // The paper guarantees at least one colour to learn from.
        colours.extend([paper.red, paper.green, paper.blue, paper.alpha]);
        let palette = NeuQuant::new(SAMPLING, COLOURS, &colours);
        let mut table = palette.color_map_rgb();
        table.resize(3 * (COLOURS + 1), 0);
        let mut file = Encoder::new(Vec::new(), size[0], size[1], &table)?;
        file.set_repeat(Repeat::Infinite)?;
        Ok(Self { file, palette, known: BTreeMap::new(), size, shown: Vec::new(), waiting: None })
    }

    /// Shows a picture for `hundredths` hundredths of a second. A picture equal to the previous one extends its
    /// duration.
    ///
    /// # Errors
    ///
    /// Returns an error if the previous frame cannot be written.
    pub fn show(&mut self, pixels: &Pixmap, hundredths: u16) -> Result<(), AnimationError> {
        let fresh: Vec<u8> = pixels.data().chunks_exact(DEEP).map(|pixel| self.index_of(pixel)).collect();
        let is_first = self.shown.len() != fresh.len();
        let wide = usize::from(self.size[0]).max(1);
        let rows = fresh.chunks(wide).zip(self.shown.chunks(wide));
        let differs = |row: (&[u8], &[u8])| -> Option<[usize; 2]> {
            let differs = |at: &usize| row.0[*at] != row.1[*at];
            let first = (0..row.0.len()).find(differs)?;
            Some([first, (0..row.0.len()).rfind(differs)?])
        };
        let changed: Vec<_> =
            rows.enumerate().filter_map(|(down, row)| differs(row).map(|[from, to]| (down, from, to))).collect();
        let (from, to) = match (changed.first(), changed.last()) {
            _ if is_first => ([0, 0], [wide, usize::from(self.size[1])]),
            (Some((top, ..)), Some((bottom, ..))) => {
                let left = changed.iter().map(|(_, from, _)| *from).min().unwrap_or(0);
                let right = changed.iter().map(|(.., to)| *to).max().unwrap_or(0);
                ([left, *top], [right + 1, bottom + 1])
            }
            _ => {
                if let Some(waiting) = &mut self.waiting {
                    waiting.delay = waiting.delay.saturating_add(hundredths);
                }
                return Ok(());
            }
        };
        let buffer: Vec<u8> = (from[1]..to[1])
            .flat_map(|down| (from[0]..to[0]).map(move |across| down * wide + across))
            .map(|at| if is_first || fresh[at] != self.shown[at] { fresh[at] } else { AS_BEFORE })
            .collect();
        let edge = |long: usize| u16::try_from(long).unwrap_or(u16::MAX);
        let frame = Frame {
            delay: hundredths,
            transparent: Some(AS_BEFORE),
            left: edge(from[0]),
            top: edge(from[1]),
            width: edge(to[0] - from[0]),
            height: edge(to[1] - from[1]),
            buffer: buffer.into(),
            ..Frame::default()
        };
        self.shown = fresh;
        match self.waiting.replace(frame) {
            Some(before) => Ok(self.file.write_frame(&before)?),
            None => Ok(()),
        }
    }

    /// Finishes and returns the file. The last picture stays for another `hundredths` hundredths of a second.
    ///
    /// # Errors
    ///
    /// Returns an error if the last frame cannot be written.
    pub fn end(mut self, hundredths: u16) -> Result<Vec<u8>, AnimationError> {
        if let Some(mut last) = self.waiting.take() {
            last.delay = last.delay.saturating_add(hundredths);
            self.file.write_frame(&last)?;
        }
        self.file.into_inner().map_err(|error| AnimationError::File(error.to_string()))
    }

    fn index_of(&mut self, pixel: &[u8]) -> u8 {
        let Ok(colour) = <[u8; DEEP]>::try_from(pixel) else { return 0 };
        let palette = &self.palette;
        *self.known.entry(colour).or_insert_with(|| u8::try_from(palette.index_of(&colour)).unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAPER: Colour = Colour { red: 250, green: 240, blue: 220, alpha: 255 };

    /// Returns a paper-coloured picture with a blue square.
    fn spotted(across: u32, down: u32) -> Pixmap {
        let mut pixels = Pixmap::new(40, 30).unwrap();
        pixels.fill(tiny_skia::Color::from_rgba8(PAPER.red, PAPER.green, PAPER.blue, 255));
        for row in down..down + 8 {
            for column in across..across + 8 {
                let at = (row * 40 + column) as usize * DEEP;
                pixels.data_mut()[at..at + DEEP].copy_from_slice(&[20, 40, 160, 255]);
            }
        }
        pixels
    }

    /// Decodes a file as a viewer would: the full pictures, each with its duration in hundredths of a second.
    fn played(file: &[u8]) -> Vec<(u16, Vec<u8>)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(file).unwrap();
        let wide = usize::from(decoder.width());
        let mut canvas = vec![0; wide * usize::from(decoder.height()) * DEEP];
        let mut pictures = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (at, pixel) in frame.buffer.chunks_exact(DEEP).enumerate() {
                let (down, across) = (at / usize::from(frame.width), at % usize::from(frame.width));
                let at = ((down + usize::from(frame.top)) * wide + across + usize::from(frame.left)) * DEEP;
                if pixel[3] == 255 {
                    canvas[at..at + DEEP].copy_from_slice(pixel);
                }
            }
            pictures.push((frame.delay, canvas.clone()));
        }
        pictures
    }

    #[test]
    fn what_is_played_is_what_was_shown_and_a_picture_that_stays_costs_nothing() {
        let [first, second] = [spotted(3, 4), spotted(20, 10)];
        let mut animation = Animation::new(&[&first, &second], PAPER).unwrap();
        animation.show(&first, 40).unwrap();
        animation.show(&first, 40).unwrap();
        animation.show(&second, 40).unwrap();
        let file = animation.end(200).unwrap();
        let pictures = played(&file);
        assert_eq!(pictures.iter().map(|(delay, _)| *delay).collect::<Vec<_>>(), [80, 240]);
        for ((_, played), shown) in pictures.iter().zip([&first, &second]) {
            // A quantized palette only approximates the colours it was learnt from.
            let is_blue = |pixel: &[u8]| pixel[2] > pixel[0];
            let pixels = played.chunks_exact(DEEP).zip(shown.data().chunks_exact(DEEP));
            assert!(pixels.clone().all(|(own, wanted)| is_blue(own) == is_blue(wanted)));
            let off: u64 = pixels.map(|(own, wanted)| u64::from(own[0].abs_diff(wanted[0]))).sum();
            assert!(off / 1200 <= 12, "{off}");
        }
    }

    #[test]
    fn no_picture_is_no_animation() {
        assert!(Animation::new(&[], PAPER).is_err());
    }
}
