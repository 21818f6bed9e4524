//! Sheets of text: charts and tables, tracks, the rules in force, the errata, the set-up, the sealed plot.

mod charts;
mod rules_in_force;
mod set_up;
mod tracks;

pub(super) use charts::sheets as charts;
pub(super) use rules_in_force::{errata, sheets as rules_in_force};
pub(super) use set_up::{plot, sheets as set_up};
pub(super) use tracks::sheets as tracks;

use super::flow::{Band, flow};
use super::lines::{Style, ruled, set, set_centred};
use super::paper::MARGIN;
use super::sheet::Sheet;
use super::{PrintOrder, SheetKind};
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::{Palette, Theme};
use crate::picture::shape::{LineStyle, Shape};
use crate::words::Voice;

/// The height of the heading of a sheet.
const HEAD: f32 = 30.0;
/// The height of the line at the foot.
const FOOT: f32 = 12.0;

/// Returns the part of a sheet available for text.
pub(super) fn area([wide, high]: [f32; 2]) -> Rect {
    Rect::new(Point::new(MARGIN, MARGIN + HEAD), Point::new(wide - MARGIN, high - MARGIN - FOOT))
}

/// Fills bands of text into as many sheets as they need, each with a heading.
fn filled(content: SheetKind, bands: &[Band], title: &str, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    let paper = order.paper.size();
    let pages = flow(bands, area(paper));
    let (count, name) = (pages.len(), voice.text(content.word()));
    let sheet = |(number, shapes): (usize, Vec<Shape>)| {
        let numbered = if count > 1 { format!("{name}, {}/{count}", number + 1) } else { name.clone() };
        let mut sheet = Sheet::new(content, numbered.clone(), paper);
        sheet.shapes.extend(shapes);
        sheet.shapes.extend(headed(&name, &format!("{title} · {numbered}"), paper));
        sheet.sorted()
    };
    pages.into_iter().enumerate().map(sheet).collect()
}

/// Returns the heading of a sheet, the rule below it, and the line at its foot.
fn headed(name: &str, foot: &str, [wide, high]: [f32; 2]) -> Vec<Shape> {
    let ink = Palette::for_theme(Theme::Light).ink_soft;
    let y = MARGIN + 20.0;
    let rule = vec![Point::new(MARGIN, y), Point::new(wide - MARGIN, y)];
    let mut shapes = vec![ruled(vec![rule], LineStyle::flat(ink, 0.8))];
    shapes.extend(set(Style::TITLE, Point::new(MARGIN, MARGIN + 8.0), name));
    shapes.extend(set_centred(Style::NOTE, Point::new(wide / 2.0, high - MARGIN - 3.0), foot));
    shapes
}
