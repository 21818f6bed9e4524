//! The counters on a hex: a neat stack.
//!
//! The combat unit lies on top with its battery beside it, leaders show their ratings at its right. Pieces on another
//! level of the same hex are a chip at its left. Hex numbers stay free above.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use rules::counters::{BatteryCounter, LeaderCounter, UnitCounter};
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::spot::Level;

use super::battery;
use super::chip::chip;
use super::leader::{SMALL, person};
use super::{Face, Look, Marks, SIZE, Stand, disc, leader, unit};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::centre;
use crate::picture::palette::{Colour, Palette};
use crate::picture::shape::{Form, Place, Shape, Stroke};
use crate::picture::view::View;

/// How far below the middle of the hex a stack lies, so that the number above stays free.
const DROP: f32 = 4.0;
/// Where discs of leaders peek out, right of the middle of the stack, and between which heights.
const DISCS: (f32, f32, f32) = (34.0, -11.0, 17.0);
/// Where discs of leaders peek out above a battery.
const DISCS_ABOVE: (f32, f32, f32) = (27.0, -29.0, -27.0);
/// How far a unit stands aside for the battery beside it.
const ASIDE: f32 = 9.0;
/// Where the battery stands.
const GUN: Point = Point::new(33.5, -2.5);
/// How far a counter sticks out below the one above it.
const CARD: Point = Point::new(-3.5, -1.5);
/// How many of them can be told apart.
const CARDS: usize = 2;
/// How much of the paper counters of a level not shown take on.
const STEPPED_BACK: f32 = 0.4;

/// What lies on a spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'m> {
    /// A combat unit.
    Unit(&'m UnitCounter),
    /// A leader.
    Leader(&'m LeaderCounter),
    /// A battery.
    Battery(&'m BatteryCounter),
}

/// A counter in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'m> {
    /// The counter.
    pub piece: Piece<'m>,
    /// The face that is up.
    pub face: Face,
    /// Its markers.
    pub marks: Marks,
}

impl<'m> From<Piece<'m>> for Token<'m> {
    /// As it is set up: full strength, good order, no marker.
    fn from(piece: Piece<'m>) -> Self {
        Self { piece, face: Face::Front, marks: Marks::default() }
    }
}

impl Token<'_> {
    /// The number by which a player chooses among pieces of a kind.
    fn strength(&self) -> u8 {
        match self.piece {
            // What nobody knows is chosen by nothing.
            Piece::Unit(_) if self.face == Face::Down => 0,
            Piece::Unit(unit) => unit.full.fire,
            Piece::Leader(leader) => person(leader, self.face).1,
            Piece::Battery(battery) => battery.strength,
        }
    }
}

/// All the counters on a hex. Where the hex has the level shown, that level's stack is drawn in full strength and the
/// others as chips; elsewhere the highest stack stands for the hex.
#[must_use]
pub fn on_hex(look: &Look<'_>, map: &MapDocument, view: &View, hex: Hex, tokens: &[(Level, Token<'_>)]) -> Vec<Shape> {
    let mut levels: BTreeMap<Level, Vec<Token<'_>>> = BTreeMap::new();
    for (level, token) in tokens {
        let marks = Marks { inside: *level == Level::In && view.level != Level::In, ..token.marks };
        levels.entry(*level).or_default().push(Token { marks, ..*token });
    }
    let has_shown = map.storeys(hex).iter().any(|storey| storey.level == view.level);
    let shown = if levels.contains_key(&view.level) { Some(view.level) } else { levels.keys().next_back().copied() };
    let Some(top) = shown else { return Vec::new() };
    let at = centre(hex) + Point::new(0.0, DROP);
    let place = Place::Stack(hex);
    let mut shapes = Vec::new();
    let others = levels.iter().filter(|(level, _)| **level != top);
    for (number, (level, tokens)) in (0u8..).zip(others) {
        let at = at + Point::new(-47.0, f32::from(number) * 22.0 - 2.0);
        shapes.extend(chip(look, *level, tokens, Stand { at, depth: 0, place }));
    }
    shapes.extend(stack(look, levels.get(&top).map_or(&[], Vec::as_slice), at, place));
    // Seen from the ground everything is on the table; seen from elsewhere, what is elsewhere steps back.
    if top != view.level && (has_shown || view.level != Level::Ground) {
        let paper = Palette::of(view.theme).paper;
        for shape in &mut shapes {
            step_back(&mut shape.form, paper);
        }
    }
    shapes
}

/// The counters of one spot.
fn stack(look: &Look<'_>, tokens: &[Token<'_>], at: Point, place: Place) -> Vec<Shape> {
    let units: Vec<_> = tokens.iter().filter(|token| matches!(token.piece, Piece::Unit(_))).collect();
    let mut batteries: Vec<_> = tokens.iter().filter(|token| matches!(token.piece, Piece::Battery(_))).collect();
    let mut leaders: Vec<_> = tokens.iter().filter(|token| matches!(token.piece, Piece::Leader(_))).collect();
    // Of those that cover one another the best is seen.
    batteries.sort_by_key(|token| Reverse(token.strength()));
    leaders.sort_by_key(|token| Reverse(token.strength()));
    let mut pile = Pile { look, place, depth: 0, shapes: Vec::new() };
    let upper_left = at - Point::new(SIZE / 2.0 + 4.0, SIZE / 2.0 - 4.0);
    if let Some((first, rest)) = units.split_first() {
        let own = batteries.first().map_or(at, |_| at - Point::new(ASIDE, 0.0));
        pile.discs(&leaders, at, if batteries.is_empty() { DISCS } else { DISCS_ABOVE });
        if let Some(Token { piece: Piece::Battery(battery), .. }) = batteries.first() {
            pile.gun(battery, at + GUN);
        }
        pile.cards(rest, own);
        pile.lay(first, own);
        pile.count(at + GUN + Point::new(battery::BESIDE.x - 3.0, 3.0 - battery::BESIDE.y), batteries.len());
        pile.count(upper_left - (at - own), units.len());
    } else if let Some((first, rest)) = batteries.split_first() {
        pile.discs(&leaders, at, DISCS);
        pile.cards(rest, at);
        pile.lay(first, at);
        pile.count(upper_left, batteries.len());
    } else if let Some((first, rest)) = leaders.split_first() {
        pile.discs(rest, at, DISCS);
        pile.lay(first, at);
    }
    pile.shapes
}

/// A stack while it grows.
struct Pile<'a> {
    look: &'a Look<'a>,
    place: Place,
    depth: u8,
    shapes: Vec<Shape>,
}

impl Pile<'_> {
    /// Lays a counter on the pile.
    fn lay(&mut self, token: &Token<'_>, at: Point) {
        let stand = self.stand(at);
        let shapes = match token.piece {
            Piece::Unit(counter) => unit(self.look, counter, token.face, token.marks, stand),
            Piece::Leader(counter) => leader(self.look, counter, token.face, token.marks, stand),
            Piece::Battery(counter) => battery::battery(self.look, counter, token.marks, stand),
        };
        self.cover(Rect::new(at, at).grown(SIZE / 2.0));
        self.shapes.extend(shapes);
    }

    /// The battery beside the crew that will be laid on top.
    fn gun(&mut self, counter: &BatteryCounter, at: Point) {
        let shapes = battery::beside(self.look, counter, self.stand(at));
        self.cover(Rect::new(at - battery::BESIDE, at + battery::BESIDE));
        self.shapes.extend(shapes);
    }

    /// Discs of leaders at the right of what will be laid on top, the first in front: how far right, and between which
    /// heights.
    fn discs(&mut self, leaders: &[&Token<'_>], at: Point, (right, highest, lowest): (f32, f32, f32)) {
        let step = ((lowest - highest) / (leaders.len().max(2) - 1) as f32).min(2.0 * SMALL);
        for (number, token) in leaders.iter().enumerate().rev() {
            if let Piece::Leader(counter) = token.piece {
                let at = at + Point::new(right, highest + step * number as f32);
                let shapes = disc(self.look, counter, token.face, self.stand(at));
                self.cover(Rect::new(at, at).grown(SMALL * 0.7));
                self.shapes.extend(shapes);
            }
        }
    }

    /// Counters of which only the left edges will be seen, the first in front.
    fn cards(&mut self, tokens: &[&Token<'_>], at: Point) {
        for (number, token) in tokens.iter().take(CARDS).enumerate().rev() {
            self.lay(token, at + CARD * (number + 1) as f32);
        }
    }

    /// A badge when there are more of a kind than can be read.
    fn count(&mut self, at: Point, count: usize) {
        if count > 1 {
            let mut pen = self.stand(at).pen();
            self.look.count(&mut pen, at, count);
            self.shapes.extend(pen.done());
        }
    }

    fn stand(&mut self, at: Point) -> Stand {
        let depth = self.depth;
        self.depth = depth.saturating_add(1);
        Stand { at, depth, place: self.place }
    }

    /// Takes away texts that would only be seen in part.
    fn cover(&mut self, by: Rect) {
        self.shapes.retain(|shape| match &shape.form {
            Form::Text(text) => !text.capitals().meets(by),
            Form::Polygon(..) | Form::Lines(..) | Form::Circles(..) | Form::Dusk(..) => true,
        });
    }
}

/// Mixes all colours of a form with the paper.
fn step_back(form: &mut Form, paper: Colour) {
    let pale = |colour: &mut Colour| {
        let alpha = colour.alpha;
        *colour = colour.faded(u8::MAX).mix(paper, STEPPED_BACK).faded(alpha);
    };
    let line = |stroke: &mut Stroke| pale(&mut stroke.colour);
    match form {
        Form::Polygon(_, paint) | Form::Circles(_, _, paint) => {
            paint.fill.iter_mut().for_each(pale);
            paint.stroke.iter_mut().for_each(line);
        }
        Form::Lines(_, stroke) => line(stroke),
        Form::Dusk(_, dusk) => pale(&mut dusk.colour),
        Form::Text(text) => {
            pale(&mut text.colour);
            text.halo.iter_mut().for_each(pale);
        }
    }
}
