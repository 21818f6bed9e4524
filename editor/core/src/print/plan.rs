//! The first sheet: a table of contents, the assembly of the map, and a ruler for checking the print scale.

use rules::phrase::Phrase;

use super::flow::{Band, flow};
use super::key;
use super::lines::{SheetLine, Style, hanging, paragraph, ruled, set, set_centred, written};
use super::paper::{MARGIN, MM};
use super::sheet::Sheet;
use super::tiles::Tiling;
use super::{Layout, Map, PrintOrder, SheetKind};
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::{Colour, Palette, Theme};
use crate::picture::shape::{LineStyle, Paint, Shape, ShapeForm, Text, Weight};
use crate::words::Voice;

/// Returns the plan of a booklet; `sheets` are those that follow it.
pub(super) fn sheet(title: &str, maps: &[Map], sheets: &[Sheet], order: &PrintOrder, voice: &Voice) -> Sheet {
    let mut plan = Sheet::new(SheetKind::Plan, voice.text("print-content-plan"), order.paper.size());
    let safe = plan.safe();
    let title_at = Point::new(safe.from.x, safe.from.y + 11.0);
    let size = Style::TITLE.size * (safe.width() / Style::TITLE.width(title)).min(1.0);
    plan.shapes.extend(set(Style { size, ..Style::TITLE }, title_at, title));
    let area = Rect::new(Point::new(safe.from.x, safe.from.y + 30.0), safe.to);
    let mut lines = Vec::new();
    for id in hints(order, sheets) {
        lines.extend(paragraph(&voice.say(&id), Style::BODY, area.width()));
    }
    lines.push(SheetLine::room(6.0));
    let listed = listed(sheets, voice, area.width() / 2.0 - 8.0);
    let text = [Band { columns: 1, lines }, Band { columns: 2, lines: listed }];
    let shapes = flow(&text, area).into_iter().next().unwrap_or_default();
    let foot = shapes.iter().map(|shape| shape.bounds.to.y).fold(area.from.y, f32::max);
    plan.shapes.extend(shapes);
    let foot = ruler(&mut plan, Point::new(safe.from.x, foot + 16.0), voice);
    let below = Rect::new(Point::new(safe.from.x, foot + 12.0), safe.to);
    if let Some((number, map)) = maps.iter().enumerate().next()
        && sheets.iter().any(|sheet| sheet.content == SheetKind::Map)
    {
        assembly(&mut plan, number, map, below, order);
    }
    plan.sorted()
}

/// Returns the printing instructions, as messages.
fn hints(order: &PrintOrder, sheets: &[Sheet]) -> Vec<Phrase> {
    let scale = Phrase::new("print-hint-scale")
        .with("paper", order.paper.name())
        .with("hex", &order.hex)
        .with("counter", &order.counter);
    let mut hints = vec![scale];
    let pages = |wanted: &dyn Fn(&Sheet) -> bool| {
        // The plan itself is page 1.
        let numbers = (2..).zip(sheets).filter(|(_, sheet)| wanted(sheet)).map(|(number, _)| number);
        let numbers: Vec<usize> = numbers.collect();
        Some((*numbers.first()?, *numbers.last()?))
    };
    if let Some((first, last)) = pages(&|sheet| sheet.content.is_cut_out()) {
        let id = match order.layout {
            Layout::Fold => "print-hint-pages-fold",
            Layout::Duplex => "print-hint-pages-duplex",
            Layout::Single => "print-hint-pages-single",
        };
        hints.push(Phrase::new(id).with("first", first).with("last", last));
    }
    if let Some((page, _)) = pages(&|sheet| sheet.content == SheetKind::Plot) {
        hints.push(Phrase::new("print-hint-plot").with("page", page));
    }
    hints
}

/// Returns the contents of the booklet, each with its pages.
fn listed(sheets: &[Sheet], voice: &Voice, room: f32) -> Vec<SheetLine> {
    let mut lines = Vec::new();
    let mut number = 2;
    for run in sheets.chunk_by(|one, next| one.content == next.content) {
        let Some(first) = run.first() else { continue };
        let (from, to) = (number, number + run.len() - 1);
        number = to + 1;
        let pages = if from == to { from.to_string() } else { format!("{from}–{to}") };
        lines.extend(hanging(&pages, &voice.text(first.content.word()), Style::BODY, room, 34.0));
    }
    lines
}

/// Draws a ruler of 100 mm, and one of four inches below it. Returns its lower edge.
fn ruler(sheet: &mut Sheet, at: Point, voice: &Voice) -> f32 {
    let ink = Palette::for_theme(Theme::Light).ink;
    let stroke = LineStyle::flat(ink, 0.5);
    let mut ticks = vec![vec![at, at + Point::new(100.0 * MM, 0.0)]];
    for number in 0..=100_u8 {
        let x = f32::from(number) * MM;
        let long = if number % 10 == 0 {
            8.0
        } else if number % 5 == 0 {
            6.0
        } else {
            3.5
        };
        ticks.push(vec![at + Point::new(x, 0.0), at + Point::new(x, long)]);
        if number % 10 == 0 {
            let below = at + Point::new(x, 13.0);
            sheet.shapes.extend(set_centred(Style::NOTE, below, &number.to_string()));
        }
    }
    sheet.shapes.push(ruled(ticks, stroke));
    let words = voice.text("print-ruler");
    let beside = at + Point::new(100.0 * MM + 14.0, 4.0);
    let mut y = beside.y;
    for line in Style::NOTE.broken(&words, sheet.size[0] - MARGIN - beside.x) {
        sheet.shapes.extend(set(Style::NOTE, Point::new(beside.x, y), &line));
        y += Style::NOTE.leading;
    }
    at.y + 20.0
}

/// Draws the whole map in miniature, with the outlines of its tiles.
fn assembly(sheet: &mut Sheet, number: usize, map: &Map, room: Rect, order: &PrintOrder) {
    let Some(tile) = key::whole(number, map, room) else { return };
    sheet.tiles.push(tile);
    let tiling = Tiling::new(map.picture.bounds, order.hex.points(), order.paper.size());
    let [columns, rows] = tiling.grid;
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        let part = tiling.part(column, row);
        let part = Rect::new(tile.point(part.from), tile.point(part.to));
        sheet.shapes.extend(named(part, &tiling.name(column, row)));
    }
}

/// Returns the frame of a tile with its name.
fn named(part: Rect, name: &str) -> [Shape; 2] {
    let palette = Palette::for_theme(Theme::Light);
    let frame = ShapeForm::Polygon(
        vec![part.corners().to_vec()],
        Paint::outline(LineStyle::flat(palette.counters.routed, 1.2)),
    );
    let size = (part.height().min(part.width()) * 0.3).min(34.0);
    let text = Text::new(part.centre(), name, size, palette.counters.routed).halo(Colour::hex(0x00ff_ffff));
    let text = Text { weight: Weight::Bold, ..text };
    [super::lines::printed(1, frame), written(text)]
}
