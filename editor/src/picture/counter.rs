//! Counters, in the classic style: the same drawing on screen, on paper and on a counter sheet.
//!
//! Sizes are in map units, as everywhere in the picture: a hex has 100 of them from flat side to flat side, a counter
//! [`SIZE`]. A counter is drawn by [`unit()`], [`leader`] or [`battery`] wherever it [`Stand`]s; [`on_hex`] arranges all
//! the pieces of a hex, and [`placed`] the set-up of a scenario.

mod badge;
mod battery;
mod body;
mod chip;
mod declared;
mod figure;
mod leader;
mod loose_badges;
mod name;
mod placed;
mod portrait;
mod side_colours;
mod stack;
#[cfg(test)]
mod tests;
mod unit;
mod unit_origin;

pub use battery::battery;
pub(super) use body::rounded;
pub use declared::declared;
pub use leader::{disc, leader};
pub use loose_badges::{level_badge, order_badge};
pub use placed::{named, pieces, placed};
pub use stack::{CounterPiece, PlacedItem, Stack, StackItem, Token, on_hex, stacked, stepped_back};
pub use unit::unit;

use rules::counters::{Column, CounterMix, UnitCounter};
use rules::play::UnitCondition;
use rules::words::Language;

use super::geometry::{Point, Rect};
use super::palette::{CounterColours, Palette};
use super::pen::Pen;
use super::shape::{Layer, Place, Shape, ShapeForm};
use super::view::View;

/// The edge of a counter.
pub const SIZE: f32 = 60.0;

/// Ranks one counter takes: those of the counter above start after them.
const RANKS: u8 = 18;
/// Rank of the picture on a counter, above band and body.
const PICTURE: u8 = 3;
/// Rank of what the picture is cut off by: the strip under the values.
const STRIP: u8 = PICTURE + figure::RANKS;
/// Rank of the boxes of values, above the strip.
const BOX: u8 = STRIP + 1;
/// Rank of names and values, above all of it.
const WORDS: u8 = BOX + 1;

/// Whether a shape of a counter is there to be read: where it cannot, side and figure are all there is.
pub(super) fn is_print(shape: &Shape) -> bool {
    matches!(shape.form, ShapeForm::Text(_)) || matches!(shape.rank % RANKS, STRIP | BOX)
}

/// What all counters of a mix have in common when they are drawn.
#[derive(Debug, Clone, Copy)]
pub struct CounterLook<'m> {
    columns: &'m [Column],
    units: &'m [UnitCounter],
    colours: &'static CounterColours,
    language: Language,
}

impl<'m> CounterLook<'m> {
    /// The look of a mix in a view.
    #[must_use]
    pub fn new(mix: &'m CounterMix, view: &View) -> Self {
        Self {
            columns: &mix.columns,
            units: &mix.units,
            colours: &Palette::of(view.theme).counters,
            language: view.language,
        }
    }
}

/// Which face of a counter is up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// The front: full strength (3.3), or the leader himself.
    #[default]
    Front,
    /// The back: reduced strength (3.3), or the leader's replacement (13.7).
    Back,
    /// Neither: a variant keeps the unit unknown, and it lies face down.
    Down,
}

/// The markers on a counter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// Good order, disordered (9.3) or routed (9.4).
    pub condition: UnitCondition,
    /// Whether it is inside a building (7.2).
    pub inside: bool,
}

/// Where a counter stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stand {
    /// Its middle.
    pub at: Point,
    /// How many counters of the same stack lie below it.
    pub depth: u8,
    /// The part of the map its shapes belong to.
    pub place: Place,
}

impl Stand {
    /// A counter by itself, not on any hex.
    #[must_use]
    pub const fn alone(at: Point) -> Self {
        Self { at, depth: 0, place: Place::Sheet }
    }

    fn pen(self) -> Pen {
        self.pen_above(0)
    }

    /// A pen whose ranks begin above the first ones of the counter.
    fn pen_above(self, ranks: u8) -> Pen {
        Pen::new(Layer::Counters, self.place).above(self.depth.saturating_mul(RANKS).saturating_add(ranks))
    }

    fn square(self) -> Rect {
        Rect::new(self.at, self.at).grown(SIZE / 2.0)
    }
}
