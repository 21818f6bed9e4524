//! Counts by spot: traffic, losses, fire and melee.

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game, Happening, Mode};
use crate::board::SpotId;
use crate::counts::HexMeasure;
use crate::side::Side;

/// Cells by spot and measure.
#[derive(Debug)]
pub struct Hexes {
    spots: usize,
    entered: bool,
}

impl Hexes {
    /// The cell of a measure of a spot.
    pub const fn cell(spot: SpotId, measure: HexMeasure) -> usize {
        measure.cell(spot)
    }
}

impl Family for Hexes {
    fn new(game: &Game) -> Self {
        Self { spots: game.board().len(), entered: false }
    }

    fn cells(&self) -> usize {
        self.spots * HexMeasure::ALL.len()
    }

    #[inline]
    fn note(&mut self, scene: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        let spots = self.spots;
        let mut mark = |spot: SpotId, measure| {
            if spot.index() < spots {
                sheet.mark(Self::cell(spot, measure));
            }
        };
        let by_side = |piece, measures: [HexMeasure; 2]| measures[scene.side(piece).index()];
        let traffic = [HexMeasure::TexanTraffic, HexMeasure::MexicanTraffic];
        match event.what {
            Happening::Stepped { piece, to, .. } => mark(to, by_side(piece, traffic)),
            Happening::Retreated { unit, to } | Happening::Advanced { unit, to } => mark(to, by_side(unit, traffic)),
            Happening::Reduced { unit } | Happening::Eliminated { unit } if scene.is_unit(unit) => {
                mark(scene.spot(unit), by_side(unit, [HexMeasure::TexanLosses, HexMeasure::MexicanLosses]));
            }
            Happening::Attacked { by, target, mode, .. } => {
                // Nothing has moved yet: the die is still to be rolled.
                let [from, at] = [by, target].map(|piece| scene.position.state(piece).at);
                match mode {
                    Mode::Fire => {
                        mark(from, HexMeasure::FireFrom);
                        mark(at, HexMeasure::FireAt);
                    }
                    Mode::Melee => mark(at, HexMeasure::Melee),
                }
            }
            Happening::Entered { unit, at } if !self.entered && scene.side(unit) == Side::Mexican => {
                self.entered = true;
                mark(at, HexMeasure::FirstEntry);
            }
            _ => {}
        }
    }

    fn begin(&mut self) {
        self.entered = false;
    }
}
