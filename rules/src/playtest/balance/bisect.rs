//! Bisection over the values of one figure.

use std::cmp::Ordering;

use super::ledger::Ledger;
use super::{Range, Stopped, TargetFit};

/// Halves the range until the target lies between two neighbours, or until a value is so near to it that its games do
/// not tell on which side it lies.
pub(super) fn run(range: Range, ledger: &mut Ledger<'_, '_>) -> Result<(), Stopped> {
    let all: Vec<i32> = (range.least..=range.most).collect();
    let Some((mut low, low_side)) = first(&all, &mut all.iter().copied().enumerate(), ledger)? else { return Ok(()) };
    let Some((mut high, high_side)) = first(&all, &mut all.iter().copied().enumerate().rev(), ledger)? else {
        return Ok(());
    };
    if [low_side, high_side].contains(&Ordering::Equal) || low_side == high_side {
        return Ok(());
    }
    while let Some((middle, side)) = between(&all, low, high, ledger)? {
        match side {
            Ordering::Equal => break,
            own if own == low_side => low = middle,
            _ => high = middle,
        }
    }
    ledger.race(&[vec![all[low]], vec![all[high]]])
}

/// Returns the index of the first playable value in the given order, and the side of the target it lies on.
fn first(
    all: &[i32],
    order: &mut dyn Iterator<Item = (usize, i32)>,
    ledger: &mut Ledger<'_, '_>,
) -> Result<Option<(usize, Ordering)>, Stopped> {
    for (at, _) in order {
        if let Some(side) = side(all[at], ledger)? {
            return Ok(Some((at, side)));
        }
    }
    Ok(None)
}

/// Returns the playable value nearest to the middle between `low` and `high`.
fn between(
    all: &[i32],
    low: usize,
    high: usize,
    ledger: &mut Ledger<'_, '_>,
) -> Result<Option<(usize, Ordering)>, Stopped> {
    let middle = usize::midpoint(low, high);
    let mut inner: Vec<usize> = (low + 1..high).collect();
    inner.sort_by_key(|at| at.abs_diff(middle));
    first(all, &mut inner.into_iter().map(|at| (at, all[at])), ledger)
}

/// Returns the side of the target on which the share of a value lies, or `Equal` if its games do not tell. `None` if
/// the value cannot be played.
fn side(value: i32, ledger: &mut Ledger<'_, '_>) -> Result<Option<Ordering>, Stopped> {
    let values = [value];
    let mut goes_on = ledger.meet(&values)?;
    if !goes_on {
        return Ok(None);
    }
    loop {
        let Some(own) = ledger.tried(&values) else { return Ok(None) };
        let (share, interval) = (ledger.target.share, own.interval);
        if own.fit == TargetFit::Inside || !goes_on {
            return Ok(Some(Ordering::Equal));
        }
        if interval.low > share {
            return Ok(Some(Ordering::Greater));
        }
        if interval.high < share {
            return Ok(Some(Ordering::Less));
        }
        goes_on = ledger.play_on(&values)?;
    }
}
