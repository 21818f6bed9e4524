//! Fills lines into the columns of pages: bands of text with one column, or several that end at the same height.

use crate::picture::geometry::{Point, Rect};
use crate::picture::shape::Shape;

use super::lines::{SheetLine, height};

/// The gap between two columns.
pub(super) const GUTTER: f32 = 16.0;

/// The gap between two bands.
const BETWEEN: f32 = 10.0;

/// Lines to be filled into columns side by side.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Band {
    /// The number of columns.
    pub(super) columns: usize,
    /// The lines.
    pub(super) lines: Vec<SheetLine>,
}

/// Returns the width of a column if `columns` columns share `room`.
pub(super) fn column(room: f32, columns: usize) -> f32 {
    (room - GUTTER * (columns.max(1) - 1) as f32) / columns.max(1) as f32
}

/// Fills bands into pages and returns the shapes of each page. Every page has the same area.
pub(super) fn flow(bands: &[Band], area: Rect) -> Vec<Vec<Shape>> {
    let mut pages = vec![Vec::new()];
    let mut y = 0.0;
    for band in bands {
        if y > 0.0 {
            y += BETWEEN;
        }
        let chunks = chunks(&band.lines, area.height());
        let mut rest = chunks.as_slice();
        while !rest.is_empty() {
            let left = (area.height() - y).max(0.0);
            let filled = fill(rest, band.columns, left);
            let taken: usize = filled.iter().map(|column| column.taken).sum();
            // A band that begins partway down a page and does not fit moves to the next page.
            if y > 0.0 && (taken == 0 || taken < rest.len() && left < area.height() * 0.22) {
                pages.push(Vec::new());
                y = 0.0;
                continue;
            }
            let (filled, taken) = match taken {
                // A line too high for any page overflows the bottom of one.
                0 => (fill(&rest[..1], 1, f32::MAX), 1),
                all if all == rest.len() => (level(rest, band.columns, left), all),
                some => (filled, some),
            };
            let width = column(area.width(), band.columns);
            for (number, own) in filled.iter().enumerate() {
                let x = area.from.x + number as f32 * (width + GUTTER);
                let mut at = Point::new(x, area.from.y + y);
                for line in &own.lines {
                    if let Some(page) = pages.last_mut() {
                        page.extend(line.laid(at));
                    }
                    at.y += line.height;
                }
            }
            y += filled.iter().map(|column| height(&column.lines)).fold(0.0, f32::max);
            rest = &rest[taken..];
            if !rest.is_empty() {
                pages.push(Vec::new());
                y = 0.0;
            }
        }
    }
    pages.retain(|page| !page.is_empty());
    pages
}

/// Splits lines into chunks that are kept together, as long as they fit into a column.
fn chunks(lines: &[SheetLine], most: f32) -> Vec<&[SheetLine]> {
    let whole = lines.chunk_by(|one, _| one.keeps_next);
    whole.flat_map(|chunk| chunk.chunks(if height(chunk) > most { 1 } else { chunk.len() })).collect()
}

/// A filled column.
#[derive(Debug, Clone, Default)]
struct Filled {
    lines: Vec<SheetLine>,
    /// The number of chunks it holds.
    taken: usize,
}

/// Fills columns of a given height in order.
fn fill(chunks: &[&[SheetLine]], columns: usize, most: f32) -> Vec<Filled> {
    let mut filled: Vec<Filled> = Vec::new();
    let mut rest = chunks;
    for _ in 0..columns.max(1) {
        let mut own = Filled::default();
        while let Some((chunk, others)) = rest.split_first() {
            let begins = own.lines.is_empty();
            // At the top of a column no space is needed, but a continued table repeats its head.
            let skipped = if begins { chunk.iter().take_while(|line| line.is_room).count() } else { 0 };
            let lines = &chunk[skipped..];
            let head = if begins { lines.first().map_or(&[][..], |line| &line.head) } else { &[] };
            let needed = height(lines) + height(head);
            if height(&own.lines) + needed > most + 0.01 {
                break;
            }
            own.lines.extend(head.iter().chain(lines).cloned());
            own.taken += 1;
            rest = others;
        }
        filled.push(own);
    }
    filled
}

/// Fills columns so that they end at about the same height. All chunks must fit into the given height.
fn level(chunks: &[&[SheetLine]], columns: usize, most: f32) -> Vec<Filled> {
    let fits = |height: f32| {
        let filled = fill(chunks, columns, height);
        (filled.iter().map(|own| own.taken).sum::<usize>() == chunks.len()).then_some(filled)
    };
    let total: f32 = chunks.iter().map(|chunk| height(chunk)).sum();
    let (mut low, mut high) = (total / columns.max(1) as f32 * 0.9, most);
    let mut best = fits(most).unwrap_or_default();
    for _ in 0..24 {
        let middle = f32::midpoint(low, high);
        match fits(middle) {
            Some(filled) => (best, high) = (filled, middle),
            None => low = middle,
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::lines::{Style, heading, paragraph};

    fn area() -> Rect {
        Rect::new(Point::new(30.0, 30.0), Point::new(530.0, 730.0))
    }

    #[test]
    fn columns_end_at_the_same_height_and_lose_no_line() {
        let width = column(area().width(), 2);
        let lines: Vec<_> = (0..9).flat_map(|_| paragraph(&"word ".repeat(40), Style::BODY, width)).collect();
        let count = lines.len();
        let pages = flow(&[Band { columns: 2, lines }], area());
        assert_eq!((pages.len(), pages[0].len()), (1, count));
        let foot = |left: bool| {
            let own = pages[0].iter().filter(|shape| (shape.bounds.from.x < 200.0) == left);
            own.map(|shape| shape.bounds.to.y).fold(0.0, f32::max)
        };
        assert!((foot(true) - foot(false)).abs() < 3.0 * Style::BODY.leading, "{} {}", foot(true), foot(false));
    }

    #[test]
    fn everything_stays_within_the_area_of_its_page() {
        let mut lines = Vec::new();
        for number in 0..60 {
            lines.extend(heading(&format!("Heading {number}"), Style::HEADING, 240.0));
            lines.extend(paragraph(&"word ".repeat(50), Style::BODY, 240.0));
        }
        let pages = flow(&[Band { columns: 2, lines }], area());
        assert!(pages.len() > 2);
        for shape in pages.iter().flatten() {
            assert!(area().grown(1.0).contains(shape.bounds), "{:?}", shape.bounds);
        }
    }
}
