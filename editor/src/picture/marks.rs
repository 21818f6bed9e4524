//! What is printed over the ground: hex numbers, rooms and names of places.

use rules::hex::Hex;
use rules::map::{Grid, Label};
use rules::spot::{Level, Spot};

use super::geometry::{Point, Rect};
use super::layout::{ACROSS, SIDE, centre};
use super::measure::{self, lines};
use super::pen::Pen;
use super::shape::{Layer, Place, Shape, Text, Weight};
use super::survey::Survey;

/// Size of hex numbers.
const NUMBER: f32 = 13.0;
/// How far above the middle of the hex they stand, in hexes: below whatever crosses the upper side.
const NUMBER_RISE: f32 = 0.355;
/// Size of the short names of rooms.
const ROOM: f32 = 17.0;
/// Size of the names of rooms.
const ROOM_NAME: f32 = 9.5;
/// Size of a plain label, 100 percent.
const LABEL: f32 = 31.0;

/// The number of a hex, at its upper edge: bold where the published texts say what the hex is, if that is asked for.
pub(super) fn number(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Numbers, Place::Hex(hex));
    let text = Text::new(number_at(hex), hex.to_string(), NUMBER, survey.palette.ink_on(survey.seen(hex)));
    pen.text(0, if survey.view.provenance && survey.is_cited(hex) { text.bold() } else { text });
    pen.done()
}

/// The middle of the number of a hex.
fn number_at(hex: Hex) -> Point {
    centre(hex) - Point::new(0.0, ACROSS * NUMBER_RISE)
}

/// The short name of the room in a hex, and its whole name in the room's first hex.
pub(super) fn room(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Rooms, Place::Hex(hex));
    let (Some(room), Level::In) = (survey.room(hex), survey.view.level) else { return Vec::new() };
    let colour = survey.seen(hex);
    let ink = survey.palette.ink_on(colour);
    let first = room.spots.iter().min() == Some(&Spot::new(hex, Level::In));
    let name = if first { room.name.get(survey.view.language) } else { "" };
    let broken = lines(name, ROOM_NAME, Weight::Plain, ACROSS * 0.8);
    let line = ROOM_NAME * 1.2;
    let lift = (broken.len() as f32 * line).min(2.2 * line) / 2.0;
    let top = centre(hex) + Point::new(0.0, 4.0 - lift);
    pen.text(0, Text::new(top, room.id.as_str(), ROOM, ink).bold().halo(colour));
    for (number, words) in broken.into_iter().enumerate() {
        let at = top + Point::new(0.0, ROOM * 0.62 + line * (number as f32 + 0.5));
        pen.text(0, Text::new(at, words, ROOM_NAME, ink).halo(colour));
    }
    pen.done()
}

/// The name of a place, set between the numbers of the hexes it runs across.
pub(super) fn label(survey: &Survey<'_>, label: &Label) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Labels, Place::Hex(label.at));
    let words = label.text.get(survey.view.language);
    if !words.is_empty() && survey.map.grid.contains(label.at) {
        let size = LABEL * f32::from(label.size) / 100.0;
        let turned = f32::from(label.turned);
        let text = Text::new(centre(label.at), words, size, survey.palette.ink).in_serif();
        let text = text.halo(survey.palette.paper).turned(turned);
        let at = between_numbers(survey.map.grid, label.at, &text);
        pen.text(0, Text { at, ..text });
    }
    pen.done()
}

/// Where a name covers the fewest numbers: on the middle of its hex, or up to half a hex above or below it as the
/// name is turned.
fn between_numbers(grid: Grid, hex: Hex, name: &Text) -> Point {
    let up = Point::new(0.0, -1.0).turned(name.turned);
    let rim = name.halo_width() / 2.0;
    let reach = Point::new(name.width() / 2.0 + rim, name.drop() + rim);
    let digits = Point::new(measure::width("0000", NUMBER, Weight::Bold), NUMBER * measure::CAPITAL) * 0.5;
    let far = (reach.x / SIDE).min(f32::from(Grid::LIMIT)) as u16 + 2;
    let columns = hex.column.saturating_sub(far)..=hex.column.saturating_add(far).min(grid.columns);
    let rows = hex.row.saturating_sub(far)..=hex.row.saturating_add(far).min(grid.rows);
    let near = columns.flat_map(|column| rows.clone().map(move |row| Hex::new(column, row)));
    let near: Vec<_> = near.filter(|&hex| grid.contains(hex)).collect();
    let covered = |at: Point| {
        near.iter()
            .filter(|&&other| {
                let around = Rect::around([number_at(other) - at - digits, number_at(other) - at + digits]);
                Rect::around(around.corners().map(|corner| corner.turned(-name.turned)))
                    .meets(Rect::new(reach * -1.0, reach))
            })
            .count()
    };
    let shifts = (0..=12u8).flat_map(|step| [f32::from(step) * 4.0, f32::from(step) * -4.0]);
    let places = shifts.map(|shift| centre(hex) + up * shift);
    places.min_by_key(|&at| covered(at)).unwrap_or_else(|| centre(hex))
}
