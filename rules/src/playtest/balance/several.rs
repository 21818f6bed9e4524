//! The search over several figures: independent runs that continue from the candidates nearest to the target.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use super::ledger::{Ledger, Tried};
use super::{Range, Search, Stopped, TargetFit};

/// The number of independent runs.
const RUNS: u64 = 3;
/// The number of candidates a run begins with.
const BEGIN: usize = 8;
/// The number of rounds in which a run continues from its best.
const ROUNDS: u32 = 8;
/// The number of best candidates a round continues from.
const BEST: usize = 3;

/// Searches for candidates that may reach the target. Each run draws independently, but reuses games already played by
/// another.
pub(super) fn run(search: &Search, ledger: &mut Ledger<'_, '_>) -> Result<(), Stopped> {
    for number in 0..RUNS {
        let mut own = Run { search, rng: ChaCha8Rng::seed_from_u64(search.seed ^ number), met: Vec::new() };
        own.begin(number == 0, ledger)?;
        for round in 0..ROUNDS {
            if own.is_done(ledger) {
                break;
            }
            own.go_on(round, ledger)?;
        }
    }
    let promising: Vec<Vec<i32>> = ledger.promising().into_iter().take(2 * BEST).collect();
    ledger.race(&promising)
}

struct Run<'s> {
    search: &'s Search,
    rng: ChaCha8Rng,
    met: Vec<Vec<i32>>,
}

impl Run<'_> {
    /// Plays the current values if `with_present`, and some random candidates.
    fn begin(&mut self, with_present: bool, ledger: &mut Ledger<'_, '_>) -> Result<(), Stopped> {
        let fits = |(value, range): (&i32, &Range)| (range.least..=range.most).contains(value);
        let present = &self.search.present;
        if with_present && present.iter().zip(&self.search.ranges).all(fits) {
            self.meet(present.clone(), ledger)?;
        }
        for _ in 0..4 * BEGIN {
            if self.met.len() >= BEGIN {
                break;
            }
            let drawn = self.search.ranges.iter().map(|range| draw(&mut self.rng, *range)).collect();
            self.meet(drawn, ledger)?;
        }
        Ok(())
    }

    fn meet(&mut self, values: Vec<i32>, ledger: &mut Ledger<'_, '_>) -> Result<(), Stopped> {
        let known = ledger.tried(&values).is_some();
        if !self.met.contains(&values) && (known || ledger.has_room()) && ledger.meet(&values)? {
            self.met.push(values);
        }
        Ok(())
    }

    /// Whether one of the candidates of this run is known to reach the target.
    fn is_done(&self, ledger: &Ledger<'_, '_>) -> bool {
        self.known(ledger).any(|own| own.fit == TargetFit::Inside)
    }

    fn known<'l>(&'l self, ledger: &'l Ledger<'_, '_>) -> impl Iterator<Item = &'l Tried> {
        self.met.iter().filter_map(|values| ledger.tried(values))
    }

    /// Plays further batches of the best candidates and tries a neighbour of each; also tries the midpoint of the
    /// nearest candidate above the target and the nearest one below.
    fn go_on(&mut self, round: u32, ledger: &mut Ledger<'_, '_>) -> Result<(), Stopped> {
        let target = ledger.target;
        let mut order: Vec<(Vec<i32>, f64)> = self.known(ledger).map(|own| (own.values.clone(), own.share())).collect();
        order.sort_by(|a, b| target.distance(a.1).total_cmp(&target.distance(b.1)));
        let best: Vec<Vec<i32>> = order.iter().take(BEST).map(|own| own.0.clone()).collect();
        let nearest = |is_above: bool| order.iter().find(|own| (own.1 > target.share) == is_above).map(|own| &own.0);
        let mut children: Vec<Vec<i32>> = Vec::new();
        if let (Some(above), Some(below)) = (nearest(true), nearest(false)) {
            children.push(above.iter().zip(below).map(|(a, b)| i32::midpoint(*a, *b)).collect());
        }
        for values in &best {
            ledger.play_on(values)?;
            children.push(self.near(values, round));
        }
        for values in children {
            self.meet(values, ledger)?;
        }
        Ok(())
    }

    /// Returns the values with one of them moved by a step that shrinks from round to round.
    fn near(&mut self, values: &[i32], round: u32) -> Vec<i32> {
        let mut values = values.to_vec();
        let at = below(&mut self.rng, values.len());
        let range = self.search.ranges[at];
        let widest = (range.len() >> (round / 2 + 2)).max(1);
        let step = i32::try_from(1 + below(&mut self.rng, widest)).unwrap_or(1);
        let moved = if self.rng.next_u32().is_multiple_of(2) { step } else { -step };
        values[at] = values[at].saturating_add(moved).clamp(range.least, range.most);
        values
    }
}

fn draw(rng: &mut ChaCha8Rng, range: Range) -> i32 {
    let step = i32::try_from(below(rng, range.len())).unwrap_or(0);
    range.least.saturating_add(step)
}

/// Returns a number below `limit`, which must not be 0. The slight bias of the remainder does not matter to a search.
fn below(rng: &mut ChaCha8Rng, limit: usize) -> usize {
    rng.next_u32() as usize % limit.max(1)
}
