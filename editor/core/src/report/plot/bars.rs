//! Bar charts: vertical bars for numbers, horizontal ones for names.

use super::canvas::{ABOVE, BELOW, Canvas, Hold, scale};
use crate::report::Bar;

const LEFT: f64 = 64.0;
const RIGHT: f64 = 20.0;

/// The room for the names of horizontal bars.
const NAMES: f64 = 330.0;

fn most(bars: &[Bar]) -> f64 {
    bars.iter().map(|bar| bar.interval.map_or(bar.value, |(_, high)| high)).fold(0.0, f64::max)
}

pub(super) fn standing(canvas: &mut Canvas, across: &str, up: &str, bars: &[Bar]) {
    let (top, step) = scale(most(bars));
    let (foot, room) = (canvas.height - BELOW, canvas.height - BELOW - ABOVE);
    let at = |value: f64| foot - value / top * room;
    frame(canvas, up, top, step);
    let each = (canvas.width - LEFT - RIGHT) / bars.len().max(1) as f64;
    // Leave out names that would overlap.
    let widest = bars.iter().map(|bar| bar.name.chars().count()).max().unwrap_or(1) as f64 * 7.5 + 6.0;
    let every = (widest / each).ceil().max(1.0) as usize;
    for (place, bar) in bars.iter().enumerate() {
        let left = LEFT + each * place as f64;
        canvas.area((left + each * 0.1, at(bar.value)), (each * 0.8, foot - at(bar.value)), canvas.ink.colours[0]);
        if let Some((low, high)) = bar.interval {
            canvas.line((left + each / 2.0, at(low)), (left + each / 2.0, at(high)), canvas.ink.ink, 2.0);
        }
        if place % every == 0 {
            canvas.text(left + each / 2.0, foot + 16.0, 12.0, Hold::Middle, &bar.name);
        }
    }
    canvas.text(f64::midpoint(LEFT, canvas.width - RIGHT), foot + 36.0, 12.0, Hold::Middle, across);
}

pub(super) fn lying(canvas: &mut Canvas, up: &str, bars: &[Bar]) {
    let (top, step) = scale(most(bars));
    let room = canvas.width - NAMES - 70.0;
    let at = |value: f64| NAMES + value / top * room;
    let foot = ABOVE + 30.0 * bars.len().max(1) as f64;
    let mut value = 0.0;
    while value <= top + step / 2.0 {
        canvas.line((at(value), ABOVE - 6.0), (at(value), foot - 4.0), canvas.ink.soft, 1.0);
        let mark = canvas.number(value, step);
        canvas.text(at(value), foot + 10.0, 11.0, Hold::Middle, &mark);
        value += step;
    }
    for (place, bar) in bars.iter().enumerate() {
        let y = ABOVE + 30.0 * place as f64;
        canvas.text(NAMES - 8.0, y + 15.0, 12.0, Hold::End, &bar.name);
        canvas.area((NAMES, y), (at(bar.value) - NAMES, 20.0), canvas.ink.colours[0]);
        let mut end = at(bar.value);
        if let Some((low, high)) = bar.interval {
            canvas.line((at(low), y + 10.0), (at(high), y + 10.0), canvas.ink.ink, 2.0);
            end = at(high);
        }
        let height = canvas.number(bar.value, 0.1);
        canvas.text(end + 6.0, y + 15.0, 12.0, Hold::Start, &height);
    }
    canvas.text(at(top), ABOVE - 12.0, 12.0, Hold::End, up);
}

/// Draws the scale at the left, with a grid line at each mark.
pub(super) fn frame(canvas: &mut Canvas, up: &str, top: f64, step: f64) {
    let (foot, room) = (canvas.height - BELOW, canvas.height - BELOW - ABOVE);
    let mut value = 0.0;
    while value <= top + step / 2.0 {
        let y = foot - value / top * room;
        canvas.line((LEFT, y), (canvas.width - RIGHT, y), canvas.ink.soft, 1.0);
        let mark = canvas.number(value, step);
        canvas.text(LEFT - 8.0, y + 4.0, 11.0, Hold::End, &mark);
        value += step;
    }
    canvas.upward(18.0, f64::midpoint(ABOVE, foot), 12.0, up);
}
