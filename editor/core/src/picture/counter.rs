//! Counters in the classic style: one drawing serves the screen, printed maps and counter sheets.
//!
//! Sizes are in map units, as in the rest of the picture: a hex measures 100 units between opposite flat sides, a
//! counter [`SIZE`]. [`unit()`], [`leader`] and [`battery`] draw a counter where it [`Stand`]s; [`on_hex`] arranges all
//! pieces on a hex, and [`placed`] the set-up of a scenario.

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

/// The edge length of a counter.
pub const SIZE: f32 = 60.0;

/// The number of ranks a counter uses; those of the counter above it start after them.
const RANKS: u8 = 18;
/// The rank of the picture on a counter, above band and body.
const PICTURE: u8 = 3;
/// The rank of the strip under the values, which cuts off the picture.
const STRIP: u8 = PICTURE + figure::RANKS;
/// The rank of the boxes around values, above the strip.
const BOX: u8 = STRIP + 1;
/// The rank of names and values, above everything else.
const WORDS: u8 = BOX + 1;

/// Whether a shape of a counter is only useful when legible: at sizes too small to read, side and figure are enough.
pub(super) fn is_print(shape: &Shape) -> bool {
    matches!(shape.form, ShapeForm::Text(_)) || matches!(shape.rank % RANKS, STRIP | BOX)
}

/// The properties shared by all counters of a mix when they are drawn.
#[derive(Debug, Clone, Copy)]
pub struct CounterLook<'m> {
    columns: &'m [Column],
    units: &'m [UnitCounter],
    colours: &'static CounterColours,
    language: Language,
}

impl<'m> CounterLook<'m> {
    /// Returns the look of a counter mix in a view.
    #[must_use]
    pub fn new(mix: &'m CounterMix, view: &View) -> Self {
        Self {
            columns: &mix.columns,
            units: &mix.units,
            colours: &Palette::for_theme(view.theme).counters,
            language: view.language,
        }
    }
}

/// The face of a counter that is up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// The front: full strength (3.3), or the original leader.
    #[default]
    Front,
    /// The back: reduced strength (3.3), or the leader's replacement (13.7).
    Back,
    /// Face down: a variant keeps the unit hidden.
    Down,
}

/// The status markers on a counter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// Good order, disordered (9.3) or routed (9.4).
    pub condition: UnitCondition,
    /// Whether the piece is inside a building (7.2).
    pub inside: bool,
}

/// The position of a counter in the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stand {
    /// The centre of the counter.
    pub at: Point,
    /// The number of counters below it in the same stack.
    pub depth: u8,
    /// The part of the map its shapes belong to.
    pub place: Place,
}

impl Stand {
    /// Returns the position of a single counter that is not on a hex.
    #[must_use]
    pub const fn alone(at: Point) -> Self {
        Self { at, depth: 0, place: Place::Sheet }
    }

    fn pen(self) -> Pen {
        self.pen_above(0)
    }

    /// Returns a pen whose ranks start `ranks` above the lowest rank of the counter.
    fn pen_above(self, ranks: u8) -> Pen {
        Pen::new(Layer::Counters, self.place).above(self.depth.saturating_mul(RANKS).saturating_add(ranks))
    }

    fn square(self) -> Rect {
        Rect::new(self.at, self.at).grown(SIZE / 2.0)
    }
}
