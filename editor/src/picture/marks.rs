//! What is printed over the ground: hex numbers, rooms and names of places.

use rules::hex::Hex;
use rules::map::Label;
use rules::spot::{Level, Spot};

use super::geometry::{Point, Rect};
use super::layout::{ACROSS, centre};
use super::measure::{self, lines};
use super::pen::Pen;
use super::shape::{Layer, Place, Shape, Text, Weight};
use super::survey::Survey;

/// Size of hex numbers.
const NUMBER: f32 = 13.0;
/// How much of the ground their ink takes on, where it can still be read.
const NUMBER_SOFT: f32 = 0.25;
/// How far above the middle of the hex they stand, in hexes: below whatever crosses the upper side.
const NUMBER_RISE: f32 = 0.355;
/// Size of the short names of rooms.
const ROOM: f32 = 17.0;
/// Size of the names of rooms.
const ROOM_NAME: f32 = 9.5;

/// The number of a hex, at its upper edge: bold where the published texts say what the hex is, if that is asked for. None
/// where a name runs across it.
pub(super) fn number(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    if survey.names.cover(survey, hex) {
        return Vec::new();
    }
    let mut pen = Pen::new(Layer::Numbers, Place::Hex(hex));
    let ground = survey.seen(hex);
    let ink = survey.palette.ink_on(ground);
    // Some hundred numbers in full ink would drown the walls.
    let soft = ink.mix(ground, NUMBER_SOFT);
    let ink = if soft.contrast(ground) >= 4.5 { soft } else { ink };
    let text = Text::new(number_at(hex), hex.to_string(), NUMBER, ink);
    pen.text(0, if survey.view.provenance && survey.is_cited(hex) { text.bold() } else { text });
    pen.done()
}

/// The middle of the number of a hex.
fn number_at(hex: Hex) -> Point {
    centre(hex) - Point::new(0.0, ACROSS * NUMBER_RISE)
}

/// The room of the digits of a number.
pub(super) fn number_box(hex: Hex) -> Rect {
    let half = Point::new(measure::width("0000", NUMBER, Weight::Bold), NUMBER * measure::CAPITAL) * 0.5;
    Rect::new(number_at(hex) - half, number_at(hex) + half)
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

/// The name of a place.
pub(super) fn label(survey: &Survey<'_>, label: &Label) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Labels, Place::Hex(label.at));
    if let Some(text) = survey.names.text(survey, label) {
        pen.text(0, text.clone());
    }
    pen.done()
}
