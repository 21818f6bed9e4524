//! What is printed over the ground: hex numbers, entry areas, rooms and names of places.

use rules::hex::{Direction, Hex};
use rules::map::Label;
use rules::spot::{Level, Spot};

use super::geometry::Point;
use super::hatch::hatch;
use super::layout::{ACROSS, PIXEL, centre, corners, side};
use super::measure::lines;
use super::pen::Pen;
use super::shape::{Layer, Paint, Place, Shape, Stroke, Text, Weight};
use super::survey::Survey;

/// Size of hex numbers.
const NUMBER: f32 = 11.5;
/// Size of the short names of rooms.
const ROOM: f32 = 17.0;
/// Size of the names of rooms.
const ROOM_NAME: f32 = 9.5;
/// Size of the numbers of entry areas.
const ENTRY: f32 = 30.0;
/// Size of a plain label, 100 percent.
const LABEL: f32 = 24.0;

/// The number of a hex, at its upper edge: bold where the published texts say what the hex is.
pub(super) fn number(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Numbers, Place::Hex(hex));
    let at = centre(hex) + Point::new(0.0, -ACROSS * 0.37);
    let text = Text::new(at, hex.to_string(), NUMBER, survey.palette.ink_on(survey.colour(hex)));
    pen.text(0, if survey.is_cited(hex) { text.bold() } else { text });
    pen.done()
}

/// The entry area of a hex: hatching, the rim of the area, its number.
pub(super) fn entry_areas(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::EntryAreas, Place::Hex(hex));
    let entry = survey.palette.entry;
    for area in survey.entry_areas(hex) {
        pen.area(0, &corners(hex), Paint::fill(entry.faded(38)));
        pen.lines(1, hatch(&corners(hex), 45.0, 10.0), Stroke::flat(entry.faded(70), 0.9));
        let rim = Direction::ALL
            .into_iter()
            .filter(|&direction| hex.neighbour(direction).is_none_or(|other| !area.hexes.contains(&other)))
            .map(|direction| side(hex, direction).map(|corner| corner.towards(centre(hex), 0.035)).to_vec());
        pen.lines(2, rim.collect(), Stroke::round(entry, PIXEL * 1.3));
        let number = Text::new(centre(hex) + Point::new(0.0, 8.0), area.number.to_string(), ENTRY, entry).bold();
        pen.text(3, number.halo(survey.colour(hex).mix(survey.palette.entry, 0.15)));
    }
    pen.done()
}

/// The short name of the room in a hex, and its whole name in the room's first hex.
pub(super) fn room(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Rooms, Place::Hex(hex));
    let (Some(room), Level::In) = (survey.room(hex), survey.view.level) else { return Vec::new() };
    let colour = survey.colour(hex);
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

/// The name of a place.
pub(super) fn label(survey: &Survey<'_>, label: &Label) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Labels, Place::Hex(label.at));
    let words = label.text.get(survey.view.language).to_uppercase();
    if !words.is_empty() && survey.map.grid.contains(label.at) {
        let size = LABEL * f32::from(label.size) / 100.0;
        let text = Text::new(centre(label.at), words, size, survey.palette.ink).bold();
        pen.text(0, text.halo(survey.palette.paper).turned(f32::from(label.turned)));
    }
    pen.done()
}
