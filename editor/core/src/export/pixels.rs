//! Draws shapes into PNG files at exact pixel positions: counters on a transparent background, boards on paper.

use tiny_skia::Pixmap;

use super::ExportError;
use crate::picture::Opacities;
use crate::picture::palette::Colour;
use crate::picture::raster::{Painter, PixelFrame};
use crate::picture::shape::Shape;

/// Paints shapes on a transparent background, at `scale` pixels per map unit. The origin is at the centre of the
/// picture, which extends `across` map units to the left and right of it and `down` map units up and down.
pub(crate) fn around_origin(shapes: &[Shape], [across, down]: [f32; 2], scale: f32) -> Result<Vec<u8>, ExportError> {
    let half = [across, down].map(|reach| (reach * scale).ceil() as i32);
    let frame = PixelFrame { from: half.map(|half| -half), size: half.map(|half| 2 * half as u32), scale };
    // Lower ranks are painted first, whatever the order in which they were drawn.
    let mut shapes = shapes.to_vec();
    shapes.sort_by_key(|shape| shape.rank);
    let painted = Painter::default().picture(&shapes, Opacities::FULL, frame, None);
    clear(&painted.ok_or_else(no_pixels)?)
}

/// Paints shapes on paper in a frame.
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

/// Encodes an opaque picture.
fn opaque(pixels: &Pixmap) -> Result<Vec<u8>, ExportError> {
    let data: Vec<u8> = pixels.pixels().iter().flat_map(|own| [own.red(), own.green(), own.blue()]).collect();
    encoded(pixels, &data, ::png::ColorType::Rgb)
}

/// Encodes a picture with transparency.
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
