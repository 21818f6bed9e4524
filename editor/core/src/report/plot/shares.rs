//! Shares by value: on a scale if the values are ordered, otherwise one below the other.

use std::fmt::Write as _;

use super::canvas::{ABOVE, BELOW, Canvas, Hold};
use crate::report::Share;

/// The width of a drawing, as shown on a page at the right of the window.
pub(super) const WIDTH: f64 = 420.0;
/// The height of a drawing with a scale.
pub(super) const HEIGHT: f64 = 300.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 16.0;
/// The distance between the marks of a scale, in percent.
const STEP: usize = 20;
/// The room for the names of unordered values.
const NAMES: f64 = 150.0;
/// The height of the row of an unordered value.
const LINE: f64 = 22.0;

/// Returns the height of a drawing of unordered values.
pub(super) fn height(shares: &[Share]) -> f64 {
    ABOVE + 20.0 + LINE * rows(shares).len().max(1) as f64 + 48.0
}

/// Returns the values, each once.
fn rows(shares: &[Share]) -> Vec<&Share> {
    let mut rows: Vec<&Share> = Vec::new();
    for own in shares {
        if rows.iter().all(|row| row.at != own.at) {
            rows.push(own);
        }
    }
    rows
}

/// Returns the index of the marker and colour of a share.
const fn which(share: &Share) -> usize {
    if share.fresh { 1 } else { 0 }
}

pub(super) fn across(canvas: &mut Canvas, [across, up]: [&str; 2], band: (f64, f64), shares: &[Share]) {
    let (foot, room) = (canvas.height - BELOW, canvas.height - BELOW - ABOVE);
    let (end, y) = (canvas.width - RIGHT, |share: f64| foot - share.clamp(0.0, 100.0) / 100.0 * room);
    canvas.area((LEFT, y(band.1)), (end - LEFT, y(band.0) - y(band.1)), canvas.ink.soft);
    for mark in (0..=100).step_by(STEP) {
        let height = y(f64::from(mark));
        canvas.line((LEFT, height), (end, height), canvas.ink.soft, 1.0);
        canvas.text(LEFT - 8.0, height + 4.0, 11.0, Hold::End, &mark.to_string());
    }
    let least = shares.iter().map(|own| own.at).min().unwrap_or_default();
    let most = shares.iter().map(|own| own.at).max().unwrap_or_default();
    let span = f64::from(most) - f64::from(least);
    let x = |at: i32| {
        let along = if span > 0.0 { (f64::from(at) - f64::from(least)) / span } else { 0.5 };
        LEFT + 16.0 + along * (end - LEFT - 32.0)
    };
    let mut path = String::new();
    for own in shares.iter().filter(|own| !own.fresh) {
        let letter = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{:.1} {:.1}", x(own.at), y(own.share));
    }
    if !path.is_empty() {
        canvas.path(&path, canvas.ink.colours[0], "4 3");
    }
    let mut named = f64::NEG_INFINITY;
    for own in shares {
        // Fresh dice go next to those of the search.
        let (x, colour) = (x(own.at) + 7.0 * which(own) as f64, canvas.ink.colours[which(own)]);
        canvas.line((x, y(own.interval.0)), (x, y(own.interval.1)), colour, 2.0);
        canvas.sign(x, y(own.share), which(own), colour);
        // Leave out names that would overlap.
        let half = own.name.chars().count() as f64 * 3.6 + 3.0;
        if !own.fresh && x - half > named {
            canvas.text(x, foot + 16.0, 12.0, Hold::Middle, &own.name);
            named = x + half;
        }
    }
    canvas.text(f64::midpoint(LEFT, end), foot + 36.0, 12.0, Hold::Middle, across);
    canvas.upward(14.0, f64::midpoint(ABOVE, foot), 12.0, up);
}

pub(super) fn lying(canvas: &mut Canvas, up: &str, band: (f64, f64), shares: &[Share]) {
    let rows = rows(shares);
    let (top, end) = (ABOVE + 16.0, canvas.width - RIGHT - 8.0);
    let foot = top + LINE * rows.len().max(1) as f64;
    let x = |share: f64| NAMES + share.clamp(0.0, 100.0) / 100.0 * (end - NAMES);
    canvas.area((x(band.0), top), (x(band.1) - x(band.0), foot - top), canvas.ink.soft);
    for mark in (0..=100).step_by(STEP) {
        let along = x(f64::from(mark));
        canvas.line((along, top), (along, foot), canvas.ink.soft, 1.0);
        canvas.text(along, foot + 14.0, 11.0, Hold::Middle, &mark.to_string());
    }
    for (place, row) in rows.iter().enumerate() {
        let y = top + LINE * (place as f64 + 0.5);
        canvas.text(NAMES - 8.0, y + 4.0, 12.0, Hold::End, &row.name);
        for own in shares.iter().filter(|own| own.at == row.at) {
            let (y, colour) = (y + 6.0 * which(own) as f64, canvas.ink.colours[which(own)]);
            canvas.line((x(own.interval.0), y), (x(own.interval.1), y), colour, 2.0);
            canvas.sign(x(own.share), y, which(own), colour);
        }
    }
    canvas.text(end, ABOVE, 12.0, Hold::End, up);
}
