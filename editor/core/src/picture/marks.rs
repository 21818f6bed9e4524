//! Text printed over the ground: hex numbers, rooms and place names.

use rules::characters::{LONGEST_NAME, cut};
use rules::hex::Hex;
use rules::map::{Grid, Label, RegionKind};
use rules::spot::{Level, Spot};

use super::geometry::{Point, Rect};
use super::layout::{ACROSS, centre};
use super::measure::{self, lines};
use super::pen::Pen;
use super::shape::{Layer, Place, Shape, Text, Weight};
use super::survey::Survey;

/// The font size of hex numbers.
const NUMBER: f32 = 13.0;
/// The share of the ground colour mixed into their ink, if it stays legible.
const NUMBER_SOFT: f32 = 0.25;
/// The distance of hex numbers above the centre, as a fraction of a hex: below anything that crosses the upper side.
const NUMBER_RISE: f32 = 0.355;
/// The font size of the short names of rooms.
const ROOM: f32 = 17.0;
/// The font size of the full names of rooms.
const ROOM_NAME: f32 = 9.5;

/// Draws the number of a hex at its upper edge; bold, if provenance is shown, where the published texts state what the
/// hex is. Empty if a name runs across it.
pub(super) fn number(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    if survey.names.cover(survey, hex) {
        return Vec::new();
    }
    let mut pen = Pen::new(Layer::Numbers, Place::Hex(hex));
    let ground = survey.seen(hex);
    let ink = survey.palette.ink_on(ground);
    // Hundreds of numbers in full ink would drown the walls.
    let soft = ink.mix(ground, NUMBER_SOFT);
    let ink = if soft.contrast(ground) >= 4.5 { soft } else { ink };
    let text = Text::new(number_at(hex), survey.map.grid.number(hex), NUMBER, ink);
    pen.text(0, if survey.view.provenance && survey.is_cited(hex) { text.bold() } else { text });
    pen.done()
}

/// Returns the centre of a hex's number.
fn number_at(hex: Hex) -> Point {
    centre(hex) - Point::new(0.0, ACROSS * NUMBER_RISE)
}

/// Returns the rectangle of the digits of a hex's number on a map of this size.
pub(super) fn number_box(hex: Hex, grid: Grid) -> Rect {
    let digits = if grid.is_wide() { "000000" } else { "0000" };
    let half = Point::new(measure::width(digits, NUMBER, Weight::Bold), NUMBER * measure::CAPITAL) * 0.5;
    Rect::new(number_at(hex) - half, number_at(hex) + half)
}

/// Draws the short name of the room in a hex, and its full name in the room's first hex.
pub(super) fn room(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Rooms, Place::Hex(hex));
    // A game of areas knows a room by the name of its area.
    if survey.view.features.has_kind(RegionKind::AREA) {
        return Vec::new();
    }
    let (Some(room), Level::In) = (survey.room(hex), survey.view.level) else { return Vec::new() };
    let colour = survey.seen(hex);
    let ink = survey.palette.ink_on(colour);
    let first = room.spots.iter().min() == Some(&Spot::new(hex, Level::In));
    let name = if first { room.name.get(survey.view.language) } else { "" };
    let broken = lines(&cut(name, LONGEST_NAME), ROOM_NAME, Weight::Plain, ACROSS * 0.8);
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

/// Draws a place name.
pub(super) fn label(survey: &Survey<'_>, label: &Label) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Labels, Place::Hex(label.at));
    if let Some(text) = survey.names.text(survey, label) {
        pen.text(0, text.clone());
    }
    pen.done()
}
