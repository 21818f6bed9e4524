//! Leaders.

use rules::counters::LeaderCounter;
use rules::side::Side;
use rules::words::Words;

use super::body::rounded;
use super::portrait::{of_leader, portrait};
use super::side_colours::SideColours;
use super::{BOX, CounterLook, Face, Marks, PICTURE, Stand, WORDS, badge, name};
use crate::picture::geometry::{Point, Rect};
use crate::picture::pen::Pen;
use crate::picture::shape::{Paint, Shape, Text};

/// The radius of a leader drawn alone.
pub(super) const RADIUS: f32 = 29.0;
/// The radius of the disc that peeks out of a stack.
pub(super) const SMALL: f32 = 14.0;
/// The distance of the rating from the centre of that disc, whose left part the stack covers.
const ASIDE: f32 = 4.0;
/// The font size of the rating.
const RATING: f32 = 17.0;

/// Draws a leader alone: a round portrait with name, rating and column code. The back shows the replacement (13.7); a
/// leader without one looks the same on both faces.
#[must_use]
pub fn leader(look: &CounterLook<'_>, leader: &LeaderCounter, face: Face, marks: Marks, stand: Stand) -> Vec<Shape> {
    let mut pen = stand.pen();
    let side_colours = look.side_colours(leader.side, &leader.column);
    let (words, rating) = person(leader, face);
    look.round(&mut pen, stand.at, RADIUS, side_colours);
    let coat = match leader.side {
        Side::Texan => look.colours.coats[usize::from(rating) % look.colours.coats.len()],
        Side::Mexican => look.colours.regulars,
    };
    let facing = match leader.side {
        Side::Texan => look.colours.linen,
        Side::Mexican => side_colours.band,
    };
    let dress = look.dress(coat, facing, side_colours);
    let man = of_leader(&words.en, leader.side);
    portrait(&mut pen, PICTURE, stand.at - Point::new(0.0, 10.5), 15.5, man, dress, look.colours);
    plaque(&mut pen, stand.at, words.get(look.language), side_colours);
    pen.text(WORDS, Text::new(stand.at + Point::new(0.0, 19.0), rating.to_string(), RATING, side_colours.ink).bold());
    if !leader.column.is_empty() {
        let at = stand.at - Point::new(20.0, 7.0);
        pen.text(WORDS, Text::new(at, leader.column.as_str(), 11.0, side_colours.ink).bold().halo(side_colours.body));
    }
    if marks.inside {
        look.inside(&mut pen, stand.at - Point::new(RADIUS + badge::BESIDE, 0.0));
    }
    pen.done()
}

/// Draws the disc of a leader stacked with others: only the rating, right of the counter that covers the disc.
#[must_use]
pub fn disc(look: &CounterLook<'_>, leader: &LeaderCounter, face: Face, stand: Stand) -> Vec<Shape> {
    let mut pen = stand.pen();
    let side_colours = look.side_colours(leader.side, &leader.column);
    look.round(&mut pen, stand.at, SMALL, side_colours);
    let (_, rating) = person(leader, face);
    let at = stand.at + Point::new(ASIDE, 0.0);
    pen.text(WORDS, Text::new(at, rating.to_string(), RATING, side_colours.ink).bold());
    pen.done()
}

/// Returns the name and rating on the face that is up.
pub(super) fn person(leader: &LeaderCounter, face: Face) -> (&Words, u8) {
    match (&leader.replacement, face) {
        (Some(other), Face::Back) => (&other.name, other.rating),
        (None, Face::Back) | (_, Face::Front | Face::Down) => (&leader.name, leader.rating),
    }
}

/// The largest font size of a name on one, two or three lines.
const NAMES: [f32; 3] = [10.5, 8.0, 6.5];
/// The font size below which a name takes another line.
const LEGIBLE: f32 = 6.0;

/// Draws the name on a plaque across the disc. A long name takes more lines, on a higher plaque that stays on the disc.
fn plaque(pen: &mut Pen, centre: Point, words: &str, side_colours: SideColours) {
    // Half of the height of a plaque with this many lines, its distance below the centre, and half of its width.
    let half = |count: usize| if count == 1 { 5.6 } else { 0.55 * count as f32 * NAMES[count - 1] + 0.8 };
    let below = |count: usize| 5.5 - 0.6 * (half(count) - 5.6);
    let across = |count: usize| {
        let far = (below(count) - half(count)).abs().max(below(count) + half(count));
        if count == 1 { RADIUS - 0.2 } else { (RADIUS * RADIUS - far * far).sqrt() }
    };
    let name = name::wrapped(words, [1, 2, 3].map(|count| 2.0 * across(count) - 4.0), NAMES, LEGIBLE);
    let count = name.lines.len().clamp(1, 3);
    let (at, half) = (centre + Point::new(0.0, below(count)), Point::new(across(count), half(count)));
    pen.area(BOX, &rounded(Rect::new(at - half, at + half), [1.5; 2]), Paint::fill(side_colours.band));
    for (line, number) in name.lines.iter().zip(0u8..) {
        let down = 1.1 * name.size * (f32::from(number) - (count as f32 - 1.0) / 2.0);
        let text = Text::new(at + Point::new(0.0, down), line.clone(), name.size, side_colours.band_ink);
        pen.text(WORDS, text.bold());
    }
}
