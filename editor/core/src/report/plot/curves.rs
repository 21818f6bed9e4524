//! Curves over the same places.

use std::fmt::Write as _;

use super::bars::frame;
use super::canvas::{ABOVE, BELOW, Canvas, Hold, scale};
use crate::report::Curve;

const LEFT: f64 = 64.0;
/// The room for the names at the ends of the curves.
const RIGHT: f64 = 120.0;

pub(super) fn draw(canvas: &mut Canvas, [across, up]: [&str; 2], places: &[String], curves: &[Curve]) {
    let all = curves.iter().flat_map(|curve| curve.values.iter().flatten().copied());
    let (top, step) = scale(all.fold(0.0, f64::max));
    let (foot, room) = (canvas.height - BELOW, canvas.height - BELOW - ABOVE);
    frame(canvas, up, top, step);
    let each = (canvas.width - LEFT - RIGHT) / places.len().max(1) as f64;
    let x = |place: usize| LEFT + each * (place as f64 + 0.5);
    let y = |value: f64| foot - value / top * room;
    for (place, name) in places.iter().enumerate() {
        canvas.text(x(place), foot + 16.0, 12.0, Hold::Middle, name);
    }
    let mut ends: Vec<f64> = Vec::new();
    for (which, curve) in curves.iter().enumerate() {
        let colour = canvas.ink.colours[which % 2];
        let mut data = String::new();
        for (place, value) in curve.values.iter().enumerate() {
            let Some(value) = value else { continue };
            let letter = if data.is_empty() { 'M' } else { 'L' };
            let _ = write!(data, "{letter}{:.1} {:.1}", x(place), y(*value));
        }
        canvas.path(&data, colour, if which == 0 { "none" } else { "7 4" });
        for (place, value) in curve.values.iter().enumerate() {
            if let Some(value) = value {
                canvas.sign(x(place), y(*value), which, colour);
            }
        }
        if let Some((place, Some(last))) = curve.values.iter().enumerate().rfind(|(_, value)| value.is_some()) {
            // Two names at the same height would overlap.
            let mut height = y(*last) + 4.0;
            while ends.iter().any(|other| (other - height).abs() < 14.0) {
                height -= 14.0;
            }
            ends.push(height);
            canvas.text(x(place) + 12.0, height, 12.0, Hold::Start, &curve.name);
        }
    }
    canvas.text(f64::midpoint(LEFT, canvas.width - RIGHT), foot + 36.0, 12.0, Hold::Middle, across);
}
