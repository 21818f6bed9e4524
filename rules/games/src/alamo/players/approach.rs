//! Distances: the movement points from every spot to the nearest of several goals.

use crate::alamo::{Game, Position};
use crate::board::{Crossing, SpotId, SpotSet};
use crate::player::CostQueue;
use crate::side::Side;

/// The distance of a spot from which no goal can be reached.
pub(super) const FAR: u16 = u16::MAX;

/// The movement points lost on average where a variant bars a step: the unit opens it, or goes round.
pub(super) const BARRED: u16 = 4;

/// The movement points from every spot to the nearest of several goals, counting walls but not zones of control; a
/// reusable workspace.
#[derive(Debug, Clone, Default)]
pub(super) struct Approach {
    way: Vec<u16>,
    queue: CostQueue<SpotId>,
}

impl Approach {
    /// Returns the movement points from a spot, or [`FAR`] if no goal can be reached from it.
    pub(super) fn from(&self, spot: SpotId) -> u16 {
        self.way.get(spot.index()).copied().unwrap_or(FAR)
    }

    /// Measures the board for a side. The points of a goal are added to its distance, so that a better goal may be
    /// worth a detour.
    pub(super) fn measure(
        &mut self,
        game: &Game,
        position: &Position,
        side: Side,
        goals: impl Iterator<Item = (SpotId, u16)>,
    ) {
        self.search(game, position, side, (goals, FAR), |_, _| true);
    }

    /// Measures like [`Self::measure`], but only as far as `most` points; what is farther may seem too far.
    pub(super) fn measure_within(
        &mut self,
        most: u16,
        game: &Game,
        position: &Position,
        side: Side,
        goals: impl Iterator<Item = (SpotId, u16)>,
    ) {
        self.search(game, position, side, (goals, most), |_, _| true);
    }

    /// Measures like [`Self::measure`], but only over the crossings for which `open` holds; it gets the spot where a
    /// crossing begins and the crossing.
    pub(super) fn measure_over(
        &mut self,
        game: &Game,
        position: &Position,
        side: Side,
        goals: impl Iterator<Item = (SpotId, u16)>,
        open: impl Fn(SpotId, &Crossing) -> bool,
    ) {
        self.search(game, position, side, (goals, FAR), open);
    }

    fn search(
        &mut self,
        game: &Game,
        position: &Position,
        side: Side,
        (goals, most): (impl Iterator<Item = (SpotId, u16)>, u16),
        open: impl Fn(SpotId, &Crossing) -> bool,
    ) {
        let Self { way, queue } = self;
        let reach = |way: &mut [u16], queue: &mut CostQueue<SpotId>, spot: SpotId, points: u16| {
            if points < way[spot.index()] {
                way[spot.index()] = points;
                queue.push(usize::from(points), spot);
            }
        };
        way.clear();
        way.resize(game.board().len(), FAR);
        for (spot, points) in goals {
            reach(way, queue, spot, points);
        }
        let bars = game.barred_steps(position, side);
        let is_confined = side == Side::Texan && game.is_garrison_confined(position);
        let mut foreign = SpotSet::new(game.board().len());
        for at in game.units(side.enemy()).iter().map(|unit| position.state(*unit).at) {
            if position.unit_on(at).is_some_and(|unit| game.piece(unit).side != Some(side)) {
                foreign.insert(at);
            }
        }
        while let Some((points, spot)) = queue.pop() {
            let points = points as u16;
            if way[spot.index()] < points || points > most {
                continue;
            }
            for crossing in game.board().crossings(spot) {
                let crossing = game.board().through(&position.breaches, crossing);
                let (from, points) = (crossing.to, points + u16::from(crossing.cost));
                // All are asked at once: no processor guesses the answers, and a wrong guess costs it more than the
                // questions.
                let is_longer = way[from.index()] <= points;
                let is_shut = crossing.cost == Crossing::PROHIBITED;
                let is_foreign = foreign.contains(from);
                if is_longer | is_shut | is_foreign {
                    continue;
                }
                let is_open = !is_confined || game.board().confines().contains(from);
                if is_open && open(from, &Crossing { to: spot, ..crossing }) {
                    let toll = if bars.bar(from, spot) { BARRED } else { 0 };
                    reach(way, queue, from, points + toll);
                }
            }
        }
    }
}
