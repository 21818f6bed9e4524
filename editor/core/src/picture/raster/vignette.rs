//! Paints the dusk pixel by pixel, because the painter's gradient takes as long as half of a map.

use tiny_skia::{Pixmap, Transform};

use crate::picture::geometry::{Point, Rect};
use crate::picture::shape::Vignette;

/// The number of distinct shades.
const SHADES: u16 = 512;

/// Darkens the pixels within an axis-aligned rectangle of the map, which `place` scales and moves to pixels.
pub(super) fn fall(pixels: &mut Pixmap, place: Transform, area: Rect, dusk: &Vignette) {
    let on_pixels = |at: Point| Point::new(at.x * place.sx + place.tx, at.y * place.sy + place.ty);
    let (from, to) = (on_pixels(area.from), on_pixels(area.to));
    let (wide, high) = (pixels.width() as usize, pixels.height() as usize);
    let [left, right] = [from.x, to.x].map(|at| at.round().clamp(0.0, wide as f32) as usize);
    let [upper, lower] = [from.y, to.y].map(|at| at.round().clamp(0.0, high as f32) as usize);
    let middle = on_pixels(dusk.at);
    let reach = Point::new(dusk.reach.x * place.sx, dusk.reach.y * place.sy);
    // Squared distances from the centre, relative to the outer ellipse, so that no pixel needs a square root.
    let across: Vec<f32> = (left..right).map(|x| ((x as f32 + 0.5 - middle.x) / reach.x).powi(2)).collect();
    let down = |y: usize| ((y as f32 + 0.5 - middle.y) / reach.y).powi(2);
    let begin = dusk.inner * dusk.inner;
    let shades = shades(dusk);
    let steps = f32::from(SHADES) / (1.0 - begin);
    let colour = [dusk.colour.red, dusk.colour.green, dusk.colour.blue, u8::MAX].map(u32::from);
    for y in upper..lower {
        let down = down(y);
        let row = &mut pixels.data_mut()[(y * wide + left) * 4..(y * wide + right) * 4];
        for (pixel, across) in row.chunks_exact_mut(4).zip(&across) {
            let far = across + down;
            if far <= begin {
                continue;
            }
            let dark = shades[(((far - begin) * steps) as usize).min(shades.len() - 1)];
            for (part, colour) in pixel.iter_mut().zip(colour) {
                *part = ((colour * dark + u32::from(*part) * (255 - dark) + 127) / 255) as u8;
            }
        }
    }
}

/// Returns the darkness at equal steps from the square of the inner ellipse to that of the outer one.
fn shades(dusk: &Vignette) -> Vec<u32> {
    let begin = dusk.inner * dusk.inner;
    let steps = dusk.steps();
    let dark = |number: u16| {
        let far = (begin + (1.0 - begin) * f32::from(number) / f32::from(SHADES)).sqrt();
        let after = steps.iter().position(|(at, _)| *at >= far).unwrap_or(steps.len() - 1).max(1);
        let [(from, low), (to, high)] = [steps[after - 1], steps[after]];
        let part = ((far - from) / (to - from)).clamp(0.0, 1.0);
        let [low, high] = [low, high].map(|colour| f32::from(colour.alpha));
        (low + (high - low) * part).round() as u32
    };
    (0..=SHADES).map(dark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::palette::Colour;

    #[test]
    fn dusk_falls_outside_and_ever_darker() {
        let colour = Colour::hex(0).faded(100);
        let dusk = Vignette { at: Point::new(50.0, 50.0), reach: Point::new(50.0, 50.0), inner: 0.4, colour };
        let mut pixels = Pixmap::new(100, 100).unwrap();
        pixels.fill(tiny_skia::Color::WHITE);
        fall(&mut pixels, Transform::identity(), Rect::new(Point::default(), Point::new(90.0, 100.0)), &dusk);
        let red = |x: u32| pixels.pixel(x, 50).unwrap().red();
        assert_eq!([red(50), red(60), red(95)], [255, 255, 255]);
        assert!([74, 78, 82, 86].map(red).is_sorted_by(|near, far| near > far));
        assert_eq!(pixels.pixel(0, 0).unwrap().red(), 155);
    }
}
