//! Counts by Game-Turn.

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game, Happening, Order, Phase};
use crate::side::Side;

/// A quantity counted for each Game-Turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TurnMeasure {
    /// Games that reached it.
    Played,
    /// Casualty points of the attackers.
    Casualties,
    /// Steps the Texan side lost.
    TexanSteps,
    /// Steps the Mexican side lost.
    MexicanSteps,
    /// Attacks by the Texan side, counterattacks included.
    TexanAttacks,
    /// Attacks by the Mexican side, counterattacks included.
    MexicanAttacks,
    /// Units of either side that routed.
    Routs,
    /// Leaders that fell.
    Leaders,
    /// Attacking units that came inside the walls.
    Entries,
    /// Games whose first entry was in it.
    FirstEntries,
    /// Games in which the Reserve was committed in it.
    Commitments,
    /// Games that ended in it.
    Ended,
}

impl TurnMeasure {
    /// All measures, in order.
    pub const ALL: [Self; 12] = [
        Self::Played,
        Self::Casualties,
        Self::TexanSteps,
        Self::MexicanSteps,
        Self::TexanAttacks,
        Self::MexicanAttacks,
        Self::Routs,
        Self::Leaders,
        Self::Entries,
        Self::FirstEntries,
        Self::Commitments,
        Self::Ended,
    ];
}

/// Cells by turn and measure; the list grows with the number of turns played.
#[derive(Debug, Default)]
pub struct Turns {
    entered: bool,
    ended: bool,
}

impl Turns {
    /// The cell of a measure of a turn; turn 0 is the set-up.
    pub const fn cell(turn: u8, measure: TurnMeasure) -> usize {
        turn as usize * TurnMeasure::ALL.len() + measure as usize
    }
}

impl Family for Turns {
    fn new(_: &Game) -> Self {
        Self::default()
    }

    fn cells(&self) -> usize {
        0
    }

    #[inline]
    fn note(&mut self, scene: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        use TurnMeasure as Measure;
        let mut mark = |measure| sheet.mark(Self::cell(scene.turn, measure));
        let by_side = |piece, measures: [Measure; 2]| measures[scene.side(piece).index()];
        match event.what {
            Happening::PhaseBegan { phase: Phase::Replacement, .. } if !self.ended => mark(Measure::Played),
            Happening::Casualties { points } => {
                sheet.mark_many(Self::cell(scene.turn, Measure::Casualties), u32::from(points));
            }
            Happening::Reduced { unit } | Happening::Eliminated { unit } if scene.is_unit(unit) => {
                mark(by_side(unit, [Measure::TexanSteps, Measure::MexicanSteps]));
            }
            // Batteries have no side of their own: the target tells which side fired.
            Happening::Attacked { target, .. } => {
                mark(by_side(target, [Measure::MexicanAttacks, Measure::TexanAttacks]));
            }
            Happening::Ordered { order: Order::Routed, .. } => mark(Measure::Routs),
            Happening::LeaderKilled { .. } | Happening::LeaderTested { fell: true, .. } => mark(Measure::Leaders),
            Happening::Entered { unit, .. } if scene.side(unit) == Side::Mexican => {
                mark(Measure::Entries);
                if !self.entered {
                    self.entered = true;
                    mark(Measure::FirstEntries);
                }
            }
            Happening::Committed => mark(Measure::Commitments),
            Happening::Ended { .. } => {
                self.ended = true;
                mark(Measure::Ended);
            }
            _ => {}
        }
    }

    fn begin(&mut self) {
        *self = Self::default();
    }
}
