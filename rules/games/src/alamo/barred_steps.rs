//! Steps that variants currently forbid to every piece of a side, such as through a shut door.

use super::variant::{AlteredSteps, Quantity, Roles};
use super::{Game, Position};
use crate::board::{Crossing, SpotId, SpotSet};
use crate::side::Side;

/// The steps that variants bar for a side.
#[derive(Debug, Clone, Default)]
pub struct BarredSteps {
    /// The spots from which some step is barred; `None` if there are none.
    from: Option<SpotSet>,
    steps: Vec<(SpotId, SpotId)>,
}

impl BarredSteps {
    /// Whether the step between two adjacent spots is barred.
    #[inline]
    #[must_use]
    pub fn bar(&self, from: SpotId, to: SpotId) -> bool {
        self.from.as_ref().is_some_and(|set| set.contains(from)) && self.steps.contains(&(from, to))
    }
}

impl Game {
    /// Returns the steps that variants bar in this position for every piece of a side. Bars on single pieces are not
    /// included.
    #[must_use]
    pub fn barred_steps(&self, position: &Position, side: Side) -> BarredSteps {
        let mut bars = BarredSteps::default();
        if !self.stirs(position, Quantity::MayCross) && !self.stirs(position, Quantity::MayEnter) {
            return bars;
        }
        let mut bent = AlteredSteps::default();
        let is_told = self.bend_of_steps(position, side, &mut bent);
        for from in self.board.ids().filter(|spot| !is_told || bent.touches(*spot)) {
            // A rule may apply because of either end of a step.
            for crossing in self.board.crossings(from) {
                self.add_barred(position, from, crossing, &mut bars);
            }
        }
        bars
    }

    fn add_barred(&self, position: &Position, a: SpotId, crossing: &Crossing, bars: &mut BarredSteps) {
        let via = self.side_id(a, crossing);
        for (from, to) in [(a, crossing.to), (crossing.to, a)] {
            let roles = || Roles { from, to, via, ..Roles::default() };
            if !bars.bar(from, to) && self.lets_go(position, &roles()).is_err() {
                bars.from.get_or_insert_with(|| SpotSet::new(self.board.len())).insert(from);
                bars.steps.push((from, to));
            }
        }
    }
}
