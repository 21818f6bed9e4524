//! A sweep over all values, or over as many as there is room for.

use super::ledger::{Ledger, MOST};
use super::{Range, Stopped};

/// The number of candidates played further if not all could be tried.
const RACED: usize = 12;

/// Plays all candidates, and the promising ones further. If there are too many, plays some spread evenly over the
/// ranges.
pub(super) fn run(ranges: &[Range], ledger: &mut Ledger<'_, '_>) -> Result<(), Stopped> {
    let room = MOST.saturating_sub(ledger.len());
    let cells = ranges.iter().fold(1_usize, |cells, range| cells.saturating_mul(range.len()));
    let stride = cells.div_ceil(room.max(1));
    let mut met = Vec::new();
    for number in (0..cells).step_by(stride.max(1)) {
        let values = cell(ranges, number);
        if ledger.tried(&values).is_some() || (ledger.has_room() && ledger.meet(&values)?) {
            met.push(values);
        }
    }
    if !ledger.is_whole() {
        met = ledger.promising();
        met.truncate(RACED);
    }
    ledger.race(&met)
}

/// Returns the values of cell `number` of the grid; the last figure changes fastest.
pub(super) fn cell(ranges: &[Range], mut number: usize) -> Vec<i32> {
    let mut values = vec![0; ranges.len()];
    for (value, range) in values.iter_mut().zip(ranges).rev() {
        let step = i32::try_from(number % range.len()).unwrap_or(0);
        *value = range.least.saturating_add(step);
        number /= range.len();
    }
    values
}
