//! Pictures one after another as a GIF file.
//!
//! A frame holds only the rectangle in which it differs from the one before, and of that only the pixels that differ: a
//! map on which one counter moves costs a few hundred bytes.

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

/// Colours of the palette: one of the 256 a file may have stands for "as before".
const COLOURS: usize = 255;
/// The index that stands for "as before".
const AS_BEFORE: u8 = 255;
/// Every so-manyth pixel of the samples teaches the palette.
const SAMPLING: i32 = 7;
/// Bytes of a pixel.
const DEEP: usize = 4;
/// The most pixels of a frame.
const LARGEST: f32 = 4e6;

/// Why pictures did not become an animation.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum AnimationError {
    /// A picture could not be painted, or has too many pixels.
    #[error(transparent)]
    Picture(#[from] PngError),
    /// The file could not be made.
    #[error("{0}")]
    File(String),
}

impl AnimationError {
    /// What to say about it.
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

/// Paints the part of a picture inside a rectangle, as a frame wants it; `hex_size_px` is the distance between two flat
/// sides of a hex in pixels.
///
/// # Errors
///
/// When the frame would have more pixels than one cares to look at in a browser.
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

/// An animation that is being made. It begins anew when it has come to its end.
pub struct Animation {
    file: Encoder<Vec<u8>>,
    palette: NeuQuant,
    /// The index of each colour that has been looked up.
    known: BTreeMap<[u8; DEEP], u8>,
    size: [u16; 2],
    /// The indexes of the picture that is shown.
    shown: Vec<u8>,
    /// What the next frame of the file is, as long as it may still be shown longer.
    waiting: Option<Frame<'static>>,
}

impl Animation {
    /// An animation of pictures as large as these, in the colours that these have.
    ///
    /// # Errors
    ///
    /// When there are no samples, or their edges are longer than those of any GIF file.
    pub fn new(samples: &[&Pixmap], paper: Colour) -> Result<Self, AnimationError> {
        let first = samples.first().ok_or_else(|| AnimationError::File("no pictures".to_owned()))?;
        let edge = |long: u32| u16::try_from(long).map_err(|error| AnimationError::File(error.to_string()));
        let size = [edge(first.width())?, edge(first.height())?];
        let mut colours: Vec<u8> = samples.iter().flat_map(|own| own.data()).copied().collect();
        // A colour at least is there to be learnt.
        colours.extend([paper.red, paper.green, paper.blue, paper.alpha]);
        let palette = NeuQuant::new(SAMPLING, COLOURS, &colours);
        let mut table = palette.color_map_rgb();
        table.resize(3 * (COLOURS + 1), 0);
        let mut file = Encoder::new(Vec::new(), size[0], size[1], &table)?;
        file.set_repeat(Repeat::Infinite)?;
        Ok(Self { file, palette, known: BTreeMap::new(), size, shown: Vec::new(), waiting: None })
    }

    /// Shows a picture for so many hundredths of a second. One that looks like the one before is that one shown longer.
    ///
    /// # Errors
    ///
    /// When the frame before could not be written.
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

    /// The file. The picture shown last stays so many hundredths of a second longer.
    ///
    /// # Errors
    ///
    /// When the last frame could not be written.
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

    /// A picture of paper with a blue square.
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

    /// What a viewer shows: whole pictures, each with its hundredths of a second.
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
            // A palette only comes near the colours it has learnt.
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
