//! Stacks: the arrangement of the counters on a hex.
//!
//! The combat unit lies on top with its battery next to it; leaders show their ratings at its right. Pieces on another
//! level of the same hex appear as a chip at its left. The hex number above stays free.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use rules::counters::{BatteryCounter, LeaderCounter, PieceCounter, UnitCounter};
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::spot::Level;

use super::battery;
use super::chip::chip;
use super::leader::{SMALL, person};
use super::{CounterLook, Face, Marks, SIZE, Stand, declared, disc, leader, unit};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::centre;
use crate::picture::palette::{Colour, Palette};
use crate::picture::shape::{Place, Shape, ShapeForm};
use crate::picture::view::View;

/// The distance of a stack below the centre of the hex, which keeps the number above free.
const DROP: f32 = 4.0;
/// The position of leaders' discs: their offset right of the centre of the stack, and their highest and lowest offset.
const DISCS: (f32, f32, f32) = (34.0, -11.0, 17.0);
/// The position of leaders' discs when they peek out above a battery.
const DISCS_ABOVE: (f32, f32, f32) = (27.0, -29.0, -27.0);
/// The distance a unit moves left to make room for a battery.
const ASIDE: f32 = 9.0;
/// The position of the battery.
const GUN: Point = Point::new(33.5, -2.5);
/// The offset of each further counter below the top one.
const CARD: Point = Point::new(-3.5, -1.5);
/// The largest number of offset counters that can be told apart.
const CARDS: usize = 2;
/// The share of paper colour mixed into counters on a level that is not shown.
const STEPPED_BACK: f32 = 0.4;

/// A piece on a spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CounterPiece<'m> {
    /// A combat unit.
    Unit(&'m UnitCounter),
    /// A leader.
    Leader(&'m LeaderCounter),
    /// A battery.
    Battery(&'m BatteryCounter),
    /// A piece of a kind the game system declares.
    Declared(&'m PieceCounter),
}

/// A counter with its state in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'m> {
    /// The counter.
    pub piece: CounterPiece<'m>,
    /// The face that is up.
    pub face: Face,
    /// Its markers.
    pub marks: Marks,
}

impl<'m> From<CounterPiece<'m>> for Token<'m> {
    /// Returns the counter as it is set up: full strength, good order, no marker.
    fn from(piece: CounterPiece<'m>) -> Self {
        Self { piece, face: Face::Front, marks: Marks::default() }
    }
}

impl Token<'_> {
    /// Returns the number by which a player chooses among pieces of a kind.
    fn strength(&self) -> u8 {
        match self.piece {
            // A hidden unit gives nothing to choose by.
            CounterPiece::Unit(_) if self.face == Face::Down => 0,
            CounterPiece::Unit(unit) => unit.full.fire,
            CounterPiece::Leader(leader) => person(leader, self.face).1,
            CounterPiece::Battery(battery) => battery.strength,
            CounterPiece::Declared(_) => 0,
        }
    }
}

/// An item of the arrangement on a hex, with its position.
#[derive(Debug, Clone, PartialEq)]
pub struct PlacedItem<'m> {
    /// The item.
    pub what: StackItem<'m>,
    /// Its centre.
    pub at: Point,
    /// The area it covers: text below that would be only partly visible is not printed.
    covers: Option<Rect>,
    /// The number of items below it in the same stack.
    depth: u8,
}

/// A kind of item on a hex.
#[derive(Debug, Clone, PartialEq)]
pub enum StackItem<'m> {
    /// A counter.
    Counter(Token<'m>),
    /// A battery or gun next to its crew.
    Gun(CounterPiece<'m>),
    /// The disc of a leader stacked with others.
    Disc(&'m LeaderCounter, Face),
    /// The number of identical counters in one place.
    Count(usize),
    /// The chip for pieces on another level of the hex.
    Chip(Level, Vec<Token<'m>>),
}

/// Everything on a hex, from bottom to top.
#[derive(Debug, Clone, PartialEq)]
pub struct Stack<'m> {
    /// The items.
    pub laid: Vec<PlacedItem<'m>>,
    /// Whether the stack is dimmed because it is not on the level shown.
    pub back: bool,
}

impl Stack<'_> {
    /// Draws item `number` of the stack at `at`, without the text that other items cover.
    #[must_use]
    pub fn draw(&self, look: &CounterLook<'_>, number: usize, at: Point, place: Place) -> Vec<Shape> {
        let Some(laid) = self.laid.get(number) else { return Vec::new() };
        let stand = Stand { at, depth: laid.depth, place };
        let mut shapes = match &laid.what {
            StackItem::Counter(Token { piece: CounterPiece::Unit(own), face, marks }) => {
                unit(look, own, *face, *marks, stand)
            }
            StackItem::Counter(Token { piece: CounterPiece::Leader(own), face, marks }) => {
                leader(look, own, *face, *marks, stand)
            }
            StackItem::Counter(Token { piece: CounterPiece::Battery(own), marks, .. }) => {
                battery::battery(look, own, *marks, stand)
            }
            StackItem::Counter(Token { piece: CounterPiece::Declared(own), face, marks }) => {
                declared::declared(look, own, *face, *marks, stand)
            }
            StackItem::Gun(CounterPiece::Battery(own)) => battery::beside(look, own, stand),
            StackItem::Gun(CounterPiece::Declared(own)) => declared::beside(look, own, stand),
            StackItem::Gun(CounterPiece::Unit(_) | CounterPiece::Leader(_)) => Vec::new(),
            StackItem::Disc(own, face) => disc(look, own, *face, stand),
            StackItem::Count(count) => {
                let mut pen = stand.pen();
                look.count(&mut pen, at, *count);
                pen.done()
            }
            StackItem::Chip(level, tokens) => return chip(look, *level, tokens, stand),
        };
        let shift = at - laid.at;
        for by in self.laid.iter().skip(number + 1).filter_map(|above| above.covers) {
            let by = Rect::new(by.from + shift, by.to + shift);
            shapes.retain(|shape| match &shape.form {
                ShapeForm::Text(text) => !text.capitals().meets(by),
                ShapeForm::Polygon(..) | ShapeForm::Lines(..) | ShapeForm::Circles(..) | ShapeForm::Vignette(..) => {
                    true
                }
            });
        }
        shapes
    }
}

/// Draws all counters on a hex. If the hex has the level shown, that level's stack is drawn in full and the others as
/// chips; otherwise the highest stack represents the hex.
#[must_use]
pub fn on_hex(
    look: &CounterLook<'_>,
    map: &MapDocument,
    view: &View,
    hex: Hex,
    tokens: &[(Level, Token<'_>)],
) -> Vec<Shape> {
    let Some(stack) = stacked(map, view.level, hex, tokens) else { return Vec::new() };
    let middle = centre(hex);
    let draw = |(number, laid): (usize, &PlacedItem<'_>)| stack.draw(look, number, middle + laid.at, Place::Stack(hex));
    let mut shapes: Vec<_> = stack.laid.iter().enumerate().flat_map(draw).collect();
    if stack.back {
        let paper = Palette::for_theme(view.theme).paper;
        for shape in &mut shapes {
            shape.form.dye(|colour| *colour = stepped_back(*colour, paper));
        }
    }
    shapes
}

/// Returns the arrangement of the counters on a hex, relative to its centre, when level `shown` is displayed; `None` if
/// there are no counters.
#[must_use]
pub fn stacked<'m>(map: &MapDocument, shown: Level, hex: Hex, tokens: &[(Level, Token<'m>)]) -> Option<Stack<'m>> {
    let mut levels: BTreeMap<Level, Vec<Token<'m>>> = BTreeMap::new();
    for (level, token) in tokens {
        let marks = Marks { inside: level.is_indoors() && shown != *level, ..token.marks };
        levels.entry(*level).or_default().push(Token { marks, ..*token });
    }
    let has_shown = map.storeys(hex).iter().any(|storey| storey.level == shown);
    let top = if levels.contains_key(&shown) { shown } else { *levels.keys().next_back()? };
    let at = Point::new(0.0, DROP);
    let mut pile = Pile { depth: 0, laid: Vec::new() };
    let others = levels.iter().filter(|(level, _)| **level != top);
    for (number, (level, tokens)) in (0u8..).zip(others) {
        let at = at + Point::new(-47.0, f32::from(number) * 22.0 - 2.0);
        pile.laid.push(PlacedItem { what: StackItem::Chip(*level, tokens.clone()), at, covers: None, depth: 0 });
    }
    pile.stack(levels.get(&top).map_or(&[], Vec::as_slice), at);
    // Seen from the ground, nothing is dimmed; seen from another level, everything not on that level is.
    Some(Stack { laid: pile.laid, back: top != shown && (has_shown || shown != Level::Ground) })
}

/// A stack under construction.
struct Pile<'m> {
    depth: u8,
    laid: Vec<PlacedItem<'m>>,
}

impl<'m> Pile<'m> {
    /// Lays out the counters of one spot.
    fn stack(&mut self, tokens: &[Token<'m>], at: Point) {
        let is_gun = |token: &&Token<'_>| match token.piece {
            CounterPiece::Battery(_) => true,
            CounterPiece::Declared(own) => declared::is_gun(own),
            CounterPiece::Unit(_) | CounterPiece::Leader(_) => false,
        };
        let is_unit = |token: &&Token<'_>| !is_gun(token) && !matches!(token.piece, CounterPiece::Leader(_));
        let units: Vec<_> = tokens.iter().filter(is_unit).collect();
        let mut batteries: Vec<_> = tokens.iter().filter(is_gun).collect();
        let mut leaders: Vec<_> =
            tokens.iter().filter(|token| matches!(token.piece, CounterPiece::Leader(_))).collect();
        // Of counters that cover one another, the best is on top.
        batteries.sort_by_key(|token| Reverse(token.strength()));
        leaders.sort_by_key(|token| Reverse(token.strength()));
        let upper_left = at - Point::new(SIZE / 2.0 + 4.0, SIZE / 2.0 - 4.0);
        if let Some((first, rest)) = units.split_first() {
            let own = batteries.first().map_or(at, |_| at - Point::new(ASIDE, 0.0));
            self.discs(&leaders, at, if batteries.is_empty() { DISCS } else { DISCS_ABOVE });
            if let Some(gun) = batteries.first() {
                self.gun(gun, at + GUN);
            }
            self.cards(rest, own);
            self.counter(first, own);
            self.count(at + GUN + Point::new(battery::BESIDE.x - 3.0, 3.0 - battery::BESIDE.y), batteries.len());
            self.count(upper_left - (at - own), units.len());
        } else if let Some((first, rest)) = batteries.split_first() {
            self.discs(&leaders, at, DISCS);
            self.cards(rest, at);
            self.counter(first, at);
            self.count(upper_left, batteries.len());
        } else if let Some((first, rest)) = leaders.split_first() {
            self.discs(rest, at, DISCS);
            self.counter(first, at);
        }
    }

    /// Adds a counter to the pile.
    fn counter(&mut self, token: &Token<'m>, at: Point) {
        self.lay(StackItem::Counter(*token), at, Some(Rect::new(at, at).grown(SIZE / 2.0)));
    }

    /// Adds the battery next to the crew that will be laid on top.
    fn gun(&mut self, gun: &Token<'m>, at: Point) {
        self.lay(StackItem::Gun(gun.piece), at, Some(Rect::new(at - battery::BESIDE, at + battery::BESIDE)));
    }

    /// Adds the discs of leaders at the right of the counter that will be laid on top, the first in front; the tuple is
    /// the offset to the right and the highest and lowest offset.
    fn discs(&mut self, leaders: &[&Token<'m>], at: Point, (right, highest, lowest): (f32, f32, f32)) {
        let step = ((lowest - highest) / (leaders.len().max(2) - 1) as f32).min(2.0 * SMALL);
        for (number, token) in leaders.iter().enumerate().rev() {
            if let CounterPiece::Leader(counter) = token.piece {
                let at = at + Point::new(right, highest + step * number as f32);
                self.lay(StackItem::Disc(counter, token.face), at, Some(Rect::new(at, at).grown(SMALL * 0.7)));
            }
        }
    }

    /// Adds counters of which only the left edges will show, the first in front.
    fn cards(&mut self, tokens: &[&Token<'m>], at: Point) {
        for (number, token) in tokens.iter().take(CARDS).enumerate().rev() {
            self.counter(token, at + CARD * (number + 1) as f32);
        }
    }

    /// Adds a badge with the count if there is more than one.
    fn count(&mut self, at: Point, count: usize) {
        if count > 1 {
            self.lay(StackItem::Count(count), at, None);
        }
    }

    fn lay(&mut self, what: StackItem<'m>, at: Point, covers: Option<Rect>) {
        let depth = self.depth;
        self.depth = depth.saturating_add(1);
        self.laid.push(PlacedItem { what, at, covers, depth });
    }
}

/// Returns a colour dimmed towards the paper.
#[must_use]
pub fn stepped_back(colour: Colour, paper: Colour) -> Colour {
    colour.faded(u8::MAX).mix(paper, STEPPED_BACK).faded(colour.alpha)
}
