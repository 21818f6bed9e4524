//! Draws shapes into PNG files at exact pixel positions: counters on a transparent ground, boards on paper.

use tiny_skia::Pixmap;

use super::ExportError;
use crate::picture::Opacities;
use crate::picture::palette::Colour;
use crate::picture::raster::{Painter, PixelFrame};
use crate::picture::shape::Shape;

/// Shapes on nothing; a map unit takes `scale` pixels. The origin lies in the middle of the picture, which reaches
/// `reach` map units from it to the left and right, up and down.
pub(crate) fn around_origin(shapes: &[Shape], [across, down]: [f32; 2], scale: f32) -> Result<Vec<u8>, ExportError> {
    let half = [across, down].map(|reach| (reach * scale).ceil() as i32);
    let frame = PixelFrame { from: half.map(|half| -half), size: half.map(|half| 2 * half as u32), scale };
    // What lies lower is painted first, in whatever order it was drawn.
    let mut shapes = shapes.to_vec();
    shapes.sort_by_key(|shape| shape.rank);
    let painted = Painter::default().picture(&shapes, Opacities::FULL, frame, None);
    clear(&painted.ok_or_else(no_pixels)?)
}

/// Shapes on paper in a frame.
pub(crate) fn on_paper(
    shapes: &[Shape],
    opacity: Opacities,
    frame: PixelFrame,
    paper: Colour,
) -> Result<Vec<u8>, ExportError> {
    let painted = Painter::default().picture(shapes, opacity, frame, Some(paper));
    opaque(&painted.ok_or_else(no_pixels)?)
}

fn no_pixels() -> ExportError {
    ExportError::Writing("no pixels".to_owned())
}

/// A picture that covers all of its pixels.
fn opaque(pixels: &Pixmap) -> Result<Vec<u8>, ExportError> {
    let data: Vec<u8> = pixels.pixels().iter().flat_map(|own| [own.red(), own.green(), own.blue()]).collect();
    encoded(pixels, &data, ::png::ColorType::Rgb)
}

/// A picture through which something shines.
fn clear(pixels: &Pixmap) -> Result<Vec<u8>, ExportError> {
    let plain = pixels.pixels().iter().map(tiny_skia::PremultipliedColorU8::demultiply);
    let data: Vec<u8> = plain.flat_map(|own| [own.red(), own.green(), own.blue(), own.alpha()]).collect();
    encoded(pixels, &data, ::png::ColorType::Rgba)
}

fn encoded(pixels: &Pixmap, data: &[u8], colours: ::png::ColorType) -> Result<Vec<u8>, ExportError> {
    let mut file = Vec::new();
    let mut encoder = ::png::Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(colours);
    encoder.set_depth(::png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(|error| ExportError::writing(&error))?;
    writer.write_image_data(data).map_err(|error| ExportError::writing(&error))?;
    writer.finish().map_err(|error| ExportError::writing(&error))?;
    Ok(file)
}
