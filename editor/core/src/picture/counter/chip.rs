//! Chips: small counters for stacks on levels that are not shown.

use rules::side::Side;
use rules::spot::Level;

use super::badge::house;
use super::body::rounded;
use super::{CounterLook, CounterPiece, Stand, Token};
use crate::picture::geometry::{Point, Rect};
use crate::picture::shape::{LineStyle, Paint, Shape};

/// Draws a small counter for a stack on another level of the hex: a house that shows where in it the pieces are.
pub(super) fn chip(look: &CounterLook<'_>, level: Level, tokens: &[Token<'_>], stand: Stand) -> Vec<Shape> {
    let mut pen = stand.pen();
    let side_colours = match tokens.first().map(|token| token.piece) {
        Some(CounterPiece::Unit(unit)) => look.side_colours(unit.side, &unit.column),
        Some(CounterPiece::Leader(leader)) => look.side_colours(leader.side, &leader.column),
        Some(CounterPiece::Battery(_)) => look.ordnance(),
        Some(CounterPiece::Declared(piece)) => look.livery_of_piece(piece),
        None => look.side_colours(Side::Texan, ""),
    };
    let square = Rect::new(stand.at, stand.at).grown(9.0);
    pen.area(1, &rounded(square, [3.0; 2]), Paint::both(side_colours.band, LineStyle::flat(side_colours.body, 1.4)));
    let (at, man) = match level {
        Level::Ground => (Point::new(-1.5, 0.0), Point::new(6.0, 4.2)),
        Level::In => (Point::new(0.0, 0.0), Point::new(0.0, 2.4)),
        Level::Upper => (Point::new(0.0, 0.0), Point::new(0.0, -1.4)),
        Level::Roof => (Point::new(0.0, 2.0), Point::new(0.0, -5.6)),
    };
    let door = if level == Level::In { side_colours.band } else { side_colours.band_ink };
    // A man upstairs is seen against the house.
    let man_ink = if level == Level::Upper { side_colours.band } else { side_colours.band_ink };
    house(&mut pen, 2, stand.at + at, 5.6, [side_colours.band_ink, door]);
    if level != Level::In {
        pen.circles(4, vec![stand.at + man], 2.0, Paint::fill(man_ink));
    }
    pen.done()
}
