//! The tracks: spaces large enough for a counter.

use super::super::flow::Band;
use super::super::lines::{SheetLine, Style, heading, paragraph, printed, set_centred, together};
use super::super::paper::MM;
use super::super::sheet::{Sheet, WHITE};
use super::super::{PrintOrder, SheetKind};
use super::{area, filled};
use crate::aids::Track;
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::{Palette, Theme};
use crate::picture::shape::{LineStyle, Paint, Shape, ShapeForm};
use crate::words::Voice;

/// The space around a counter on a track space.
const AROUND: f32 = 2.0 * MM;
/// The style of the numbers of spaces.
const NUMBER: Style = Style { size: 11.0, ..Style::STRONG };
/// The height of the number and the note of a space, above and below the counter.
const WORDS: f32 = 10.0;

/// Returns the tracks on as many sheets as they need.
pub(in crate::print) fn sheets(tracks: &[Track], title: &str, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    let room = area(order.paper.size()).width();
    let lines = tracks.iter().flat_map(|track| set(track, order.counter.points(), room)).collect();
    filled(SheetKind::Tracks, &[Band { columns: 1, lines }], title, order, voice)
}

/// Returns a track in rows of spaces.
fn set(track: &Track, counter: f32, room: f32) -> Vec<SheetLine> {
    let wide = counter + 2.0 * AROUND;
    let high = counter + AROUND + 2.0 * WORDS;
    let columns = (room / wide).floor().max(1.0) as usize;
    // Points are counted in tens; all other tracks have rows of equal length.
    let rows = track.spaces.len().div_ceil(columns).max(1);
    let even = track.spaces.len().div_ceil(rows).max(1);
    let columns = if track.in_tens && columns >= 10 { 10 } else { even };
    let mut lines = heading(&track.title, Style::HEADING, room);
    for note in &track.notes {
        lines.extend(paragraph(note, Style::NOTE, room));
    }
    for row in track.spaces.chunks(columns) {
        let mut shapes: Vec<Shape> = Vec::new();
        for (number, space) in row.iter().enumerate() {
            let from = Point::new(number as f32 * wide, 0.0);
            let rect = Rect::new(from, from + Point::new(wide, high));
            let palette = Palette::for_theme(Theme::Light);
            let paint = Paint::both(WHITE, LineStyle::flat(palette.ink_soft, 0.7));
            shapes.push(printed(0, ShapeForm::Polygon(vec![rect.corners().to_vec()], paint)));
            let middle = rect.centre().x;
            shapes.extend(set_centred(NUMBER, Point::new(middle, WORDS * 0.85), &space.label));
            let notes = Style::NOTE.broken(&space.note, wide - 3.0);
            let foot = rect.to.y - Style::NOTE.leading * (notes.len() as f32 - 0.5) - 2.0;
            for (number, note) in notes.into_iter().enumerate() {
                let y = foot + number as f32 * Style::NOTE.leading;
                shapes.extend(set_centred(Style::NOTE, Point::new(middle, y), &note));
            }
        }
        lines.push(SheetLine { height: high, shapes, ..SheetLine::default() });
    }
    lines.push(SheetLine::room(8.0));
    together(lines)
}
