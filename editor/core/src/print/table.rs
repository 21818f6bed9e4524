//! Lays out the tables of player aids as lines: as wide as their column, with cells wrapped as needed.

use crate::aids::{Column, Holds, Table};
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::Colour;
use crate::picture::shape::{LineStyle, Shape};

use super::lines::{SheetLine, Style, area, heading, paragraph, ruled, set, set_centred, together};

/// The padding left and right of the text of a cell.
const PADDING: f32 = 4.0;
/// The padding above and below the text.
const ABOVE: f32 = 1.7;
/// The height from which on a table may be split between two columns.
const TEARS: f32 = 330.0;

/// The width up to which figures are never wrapped.
const FIGURES: f32 = 74.0;

const HEAD: Colour = Colour::hex(0x00e4_dcc6);
const PART: Colour = Colour::hex(0x00f2_eddf);
const RULE: Colour = Colour::hex(0x00b9_ad8f);

/// Returns a table with its heading and notes, `room` wide.
pub(super) fn table(table: &Table, room: f32) -> Vec<SheetLine> {
    let widths = widths(table, room);
    let mut lines = heading(&table.title, Style::HEADING, room);
    let heads: Vec<&str> = table.columns.iter().map(|own| own.title.as_str()).collect();
    let head: Vec<SheetLine> = if heads.iter().all(|head| head.is_empty()) {
        Vec::new()
    } else {
        vec![SheetLine { keeps_next: true, ..row(&heads, table, &widths, Style::HEAD, Some(HEAD)) }]
    };
    lines.extend(head.clone());
    for part in &table.parts {
        if !part.title.is_empty() {
            lines.push(SheetLine { keeps_next: true, head: head.clone(), ..title(&part.title, room) });
        }
        for cells in &part.rows {
            let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
            lines.push(SheetLine { head: head.clone(), ..row(&cells, table, &widths, Style::CELL, None) });
        }
    }
    if !table.notes.is_empty() {
        if let Some(last) = lines.last_mut() {
            last.keeps_next = true;
        }
        lines.push(SheetLine { keeps_next: true, ..SheetLine::room(3.0) });
        for note in &table.notes {
            lines.extend(paragraph(note, Style::NOTE, room));
        }
    }
    if super::lines::height(&lines) < TEARS { together(lines) } else { lines }
}

/// Whether a table needs the whole width of a page.
pub(super) fn is_wide(table: &Table, half: f32) -> bool {
    let [least, wanted] = measures(table);
    let least: f32 = least.iter().sum();
    let wanted: f32 = wanted.iter().sum();
    table.columns.len() > 5 && wanted > half || least > half * 0.9 || wanted > half * 6.0
}

/// Returns the least width of each column, set by its longest word, and its preferred width. A head may take two lines,
/// and figures are not wrapped.
fn measures(table: &Table) -> [Vec<f32>; 2] {
    let word = |style: Style, text: &str| text.split(' ').map(|word| style.width(word)).fold(0.0, f32::max);
    let whole = |style: Style, text: &str| style.width(text);
    let of = |measure: &dyn Fn(Style, &str) -> f32| -> Vec<f32> {
        let column = |at: usize| {
            let cells = table.rows().filter_map(|row| row.get(at)).map(|cell| measure(Style::CELL, cell));
            let title = &table.columns[at].title;
            let head = word(Style::HEAD, title).max(whole(Style::HEAD, title) * 0.62);
            cells.fold(head, f32::max) + 2.0 * PADDING
        };
        (0..table.columns.len()).map(column).collect()
    };
    let (mut least, wanted) = (of(&word), of(&whole));
    for ((least, wanted), column) in least.iter_mut().zip(&wanted).zip(&table.columns) {
        if column.holds == Holds::Figures && *wanted < FIGURES {
            *least = *wanted;
        }
    }
    [least, wanted]
}

/// Returns the widths of the columns, which fill the room.
fn widths(table: &Table, room: f32) -> Vec<f32> {
    let [least, wanted] = measures(table);
    let (all_least, all_wanted) = (least.iter().sum::<f32>(), wanted.iter().sum::<f32>());
    if all_wanted <= room {
        let words = table.columns.iter().filter(|own| own.holds == Holds::Words).count();
        let figures = table.columns.len() - words;
        if words > 0 && figures > 6 {
            // In a grid of figures, all columns of figures have the same width.
            let of = |holds| table.columns.iter().zip(&wanted).filter(move |(own, _)| own.holds == holds);
            let named: f32 = of(Holds::Words).map(|(_, wide)| wide * 1.25).sum();
            let even = (room - named) / figures as f32;
            if of(Holds::Figures).all(|(_, wide)| *wide <= even) {
                let wide =
                    |(own, wanted): (&Column, &f32)| if own.holds == Holds::Words { wanted * 1.25 } else { even };
                return table.columns.iter().zip(&wanted).map(wide).collect();
            }
        }
        // Spare room goes to the columns of words, or to all columns if there are none.
        let spare = room - all_wanted;
        let more = |holds| match (holds, words) {
            (_, 0) => spare / wanted.len().max(1) as f32,
            (Holds::Words, words) => spare / words as f32,
            (Holds::Figures, _) => 0.0,
        };
        return wanted.iter().zip(&table.columns).map(|(wide, own)| wide + more(own.holds)).collect();
    }
    if all_least >= room {
        return least.iter().map(|wide| wide * room / all_least).collect();
    }
    let part = (room - all_least) / (all_wanted - all_least);
    least.iter().zip(&wanted).map(|(least, wanted)| least + (wanted - least) * part).collect()
}

/// Returns a row with its cells wrapped into as many lines as they need.
fn row(cells: &[&str], table: &Table, widths: &[f32], style: Style, ground: Option<Colour>) -> SheetLine {
    let mut shapes: Vec<Shape> = Vec::new();
    let (mut x, mut high) = (0.0, 1);
    for ((cell, wide), column) in cells.iter().zip(widths).zip(&table.columns) {
        let broken = style.broken(cell, wide - 2.0 * PADDING + 0.05);
        high = high.max(broken.len());
        for (number, words) in broken.into_iter().enumerate() {
            let y = ABOVE + style.leading * (number as f32 + 0.5);
            shapes.extend(match column.holds {
                Holds::Words => set(style, Point::new(x + PADDING, y), &words),
                Holds::Figures => set_centred(style, Point::new(x + wide / 2.0, y), &words),
            });
        }
        x += wide;
    }
    let height = style.leading * high as f32 + 2.0 * ABOVE;
    if let Some(colour) = ground {
        shapes.push(area(Rect::new(Point::default(), Point::new(x, height)), colour));
    }
    let foot = vec![Point::new(0.0, height), Point::new(x, height)];
    shapes.push(ruled(vec![foot], LineStyle::flat(RULE, 0.4)));
    SheetLine { height, shapes, ..SheetLine::default() }
}

/// Returns the heading of a part of a table.
fn title(words: &str, room: f32) -> SheetLine {
    let style = Style::HEAD;
    let height = style.leading + 2.0 * ABOVE;
    let mut shapes = set(style, Point::new(PADDING, height / 2.0), words);
    shapes.push(area(Rect::new(Point::default(), Point::new(room, height)), PART));
    SheetLine { height, shapes, ..SheetLine::default() }
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;
    use crate::aids::{charts, set_up};
    use crate::files::Bundled;
    use crate::words::Voice;

    #[test]
    fn no_cell_leaves_its_table() {
        for (name, language) in [("alamo", Language::English), ("presidio", Language::French)] {
            let mut project = rules::project::Project::load(&Bundled, name).unwrap();
            project.variants.iter_mut().for_each(|own| own.on = true);
            let voice = Voice::new(language);
            for own in charts(&project, &voice).iter().chain(&set_up(&project, &voice).groups) {
                for room in [255.0, 530.0] {
                    if room < 300.0 && is_wide(own, room) {
                        continue;
                    }
                    for line in table(own, room) {
                        for shape in &line.shapes {
                            let within = shape.bounds.from.x > -1.0 && shape.bounds.to.x < room + 3.0;
                            assert!(within, "{} in {room}: {:?}", own.name, shape);
                        }
                    }
                }
            }
        }
    }
}
