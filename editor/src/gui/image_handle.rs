//! Drawn pixels as images of the window.
//!
//! Pages show them as images and not as canvases: next to a canvas, the software renderer loses track of which texts
//! have changed and leaves parts of them out.

use iced::widget::image::Handle;
use tiny_skia::{ColorU8, Pixmap};

/// Pixels painted per unit of the window, so that edges are smooth, and sharp on high-resolution screens.
pub(super) const FINE: f32 = 2.0;

/// Converts pixels to an image.
pub(super) fn image_of(pixels: &Pixmap) -> Handle {
    Handle::from_rgba(pixels.width(), pixels.height(), channels(pixels))
}

/// Returns the red, green, blue and alpha of each pixel, not premultiplied.
pub(super) fn channels(pixels: &Pixmap) -> Vec<u8> {
    let channels = |pixel: ColorU8| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
    pixels.pixels().iter().flat_map(|pixel| channels(pixel.demultiply())).collect()
}
