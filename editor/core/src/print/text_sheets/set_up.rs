//! The set-up, counter by counter, and the plot on a separate sheet that is folded and sealed.

use super::super::lines::{SheetLine, Style, area as ground, ruled, set_centred, written};
use super::super::paper::MARGIN;
use super::super::sheet::Sheet;
use super::super::table::table;
use super::super::{PrintOrder, SheetKind};
use super::{area, charts, filled};
use crate::aids::{SetUp, Table};
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::{Colour, Palette, Theme};
use crate::picture::shape::{LineStyle, Text};
use crate::words::Voice;

/// Returns the sheets of the set-up, without the plot.
pub(in crate::print) fn sheets(set_up: &SetUp, title: &str, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    let tables: Vec<Table> = set_up.groups.iter().map(without_names).collect();
    filled(SheetKind::SetUp, &charts::bands(&tables, area(order.paper.size()).width()), title, order, voice)
}

/// Returns a table without its last column, the ids of pieces, which are of no use at the table.
fn without_names(table: &Table) -> Table {
    let mut table = table.clone();
    table.columns.pop();
    for row in table.parts.iter_mut().flat_map(|part| &mut part.rows) {
        row.pop();
    }
    // Identical rows are merged into one with a count.
    for part in &mut table.parts {
        let mut told: Vec<(usize, Vec<String>)> = Vec::new();
        for row in std::mem::take(&mut part.rows) {
            match told.iter_mut().find(|(_, own)| *own == row) {
                Some((count, _)) => *count += 1,
                None => told.push((1, row)),
            }
        }
        part.rows = told
            .into_iter()
            .map(|(count, mut row)| {
                if let Some(first) = row.first_mut().filter(|_| count > 1) {
                    *first = format!("{count} × {first}");
                }
                row
            })
            .collect();
    }
    table
}

/// Returns the plot, in the middle third of a sheet; the other two thirds are folded over it.
pub(in crate::print) fn plot(plot: &Table, title: &str, order: &PrintOrder, voice: &Voice) -> Sheet {
    let [wide, high] = order.paper.size();
    let name = voice.text(SheetKind::Plot.word());
    let mut sheet = Sheet::new(SheetKind::Plot, name.clone(), [wide, high]);
    let ink = Palette::for_theme(Theme::Light).ink_soft;
    let third = high / 3.0;
    let folds = [1.0, 2.0].map(|part| vec![Point::new(MARGIN, third * part), Point::new(wide - MARGIN, third * part)]);
    sheet.shapes.push(ruled(folds.to_vec(), LineStyle::flat(ink, 0.5).dashed(5.0, 3.0)));
    let middle = wide / 2.0;
    let top = MARGIN + 34.0;
    sheet.shapes.extend(set_centred(Style::TITLE, Point::new(middle, top), &name));
    sheet.shapes.extend(set_centred(Style::NOTE, Point::new(middle, top + 20.0), title));
    let mut y = top + 44.0;
    for line in Style::BODY.broken(&voice.text("print-plot-about"), (wide - 2.0 * MARGIN).min(360.0)) {
        sheet.shapes.extend(set_centred(Style::BODY, Point::new(middle, y), &line));
        y += Style::BODY.leading;
    }
    // The pattern prevents reading the print through the paper.
    let cover = Rect::new(Point::new(MARGIN, third * 2.0 + MARGIN), Point::new(wide - MARGIN, high - MARGIN));
    sheet.shapes.extend(hatched(cover));
    let room = 240.0;
    let lines = table(plot, room);
    let height: f32 = lines.iter().map(|line: &SheetLine| line.height).sum();
    let mut at = Point::new(middle - room / 2.0, third * 1.5 - height / 2.0);
    for line in &lines {
        sheet.shapes.extend(line.laid(at));
        at.y += line.height;
    }
    sheet.sorted()
}

/// Returns a pattern that hides the print on the other side.
fn hatched(rect: Rect) -> Vec<crate::picture::shape::Shape> {
    const SIGNS: &str = "5 3 R 1 4 2 6 ";
    let grey = Colour::hex(0x00b4_aa94);
    let mut shapes = vec![ground(rect, Colour::hex(0x00ec_e6d6))];
    let style = Style::STRONG;
    // Every line begins slightly further right than the one above.
    let line = SIGNS.repeat(((rect.width() - 20.0) / style.width(SIGNS)).floor().max(1.0) as usize);
    let mut y = rect.from.y + style.leading;
    let mut shift = 0.0;
    while y < rect.to.y - style.leading / 2.0 {
        let text = Text::new(Point::new(rect.from.x + 2.0 + shift, y), line.trim_end(), style.size, grey);
        shapes.push(written(text.bold().from_left()));
        y += style.leading;
        shift = (shift + 5.0) % 16.0;
    }
    shapes
}
