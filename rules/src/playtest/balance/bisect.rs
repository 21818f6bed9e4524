//! One figure, by halves.

use std::cmp::Ordering;

use super::ledger::Ledger;
use super::{Range, Stopped, TargetFit};

/// Halves the range until two neighbours have the target between them, or a value is so near to it that its games do not
/// tell on which side it lies.
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

/// The first value in this order that can be played: its place, and on which side of the target it lies.
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

/// The value nearest to the middle of two that can be played.
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

/// On which side of the target the share of a value lies; equal where its games do not tell. `None` when it cannot be
/// played.
fn side(value: i32, ledger: &mut Ledger<'_, '_>) -> Result<Option<Ordering>, Stopped> {
    let values = [value];
    let mut goes_on = ledger.meet(&values)?;
    if !goes_on {
        return Ok(None);
    }
    loop {
        let Some(own) = ledger.of(&values) else { return Ok(None) };
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
