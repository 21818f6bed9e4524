//! Ranges of numbers that together should contain each number once: the strengths of a row, the rolls of a table.

use crate::rulebook::{Band, CombatRow, Rulebook};

/// How often each number occurs in a list of ranges. Backward ranges are read as they were meant.
pub(super) struct Claims([u8; 256]);

impl Claims {
    pub(super) fn new(bands: impl Iterator<Item = Band>) -> Self {
        let mut times = [0_u8; 256];
        for (low, high) in bands.filter_map(Band::bounds) {
            for times in &mut times[usize::from(low)..=usize::from(high)] {
                *times = times.saturating_add(1);
            }
        }
        Self(times)
    }

    /// Returns the numbers from `from` to `to` that are in no range.
    pub(super) fn gaps(&self, from: u8, to: u8) -> Vec<Band> {
        self.runs(from, to, |times| times == 0)
    }

    /// Returns the numbers that are in more than one range.
    pub(super) fn overlaps(&self) -> Vec<Band> {
        self.runs(0, u8::MAX, |times| times > 1)
    }

    fn runs(&self, from: u8, to: u8, wanted: impl Fn(u8) -> bool) -> Vec<Band> {
        let mut runs: Vec<Band> = Vec::new();
        for number in (from..=to).filter(|number| wanted(self.0[usize::from(*number)])) {
            match runs.last_mut() {
                Some(Band::Between(_, high)) if *high + 1 == number => *high = number,
                _ => runs.push(Band::Between(number, number)),
            }
        }
        if let Some(last) = runs.last_mut()
            && let Band::Between(low, u8::MAX) = *last
        {
            *last = Band::AtLeast(low);
        }
        runs
    }
}

/// Whether the ranges, in the order given, are disjoint, each above the one before.
pub(super) fn stand_apart(bands: impl Iterator<Item = Band>) -> bool {
    bands.filter_map(Band::bounds).map(|(low, high)| [low, high]).is_sorted_by(|before, after| before[1] < after[0])
}

/// Whether the ranges, in the order given, cover every number from 1 up without a gap.
pub(super) fn follow_each_other(bands: impl Iterator<Item = Band>) -> bool {
    let mut held = 0_u8;
    for (low, high) in bands.filter_map(Band::bounds) {
        if low > held.saturating_add(1) {
            return false;
        }
        held = held.max(high);
    }
    held == u8::MAX
}

/// Returns the number of columns of the combat table: the most common width of its rows and dice, the greater one in a
/// tie.
pub(super) fn width(rulebook: &Rulebook) -> usize {
    let rows = rulebook.combat_rows.iter().map(|row| row.strengths.len());
    let widths = rows.chain(rulebook.combat_results.iter().map(|line| line.results.len()));
    if let Some(first) = widths.clone().next()
        && widths.clone().all(|width| width == first)
    {
        return first;
    }
    let mut widths: Vec<usize> = widths.collect();
    widths.sort_unstable();
    let runs = widths.chunk_by(|a, b| a == b);
    runs.max_by_key(|same| (same.len(), same[0])).map_or(0, |same| same[0])
}

/// Returns the rows that have a range for each column; other lints check only these.
pub(super) fn even_rows(rulebook: &Rulebook) -> impl Iterator<Item = &CombatRow> {
    let width = width(rulebook);
    rulebook.combat_rows.iter().filter(move |row| row.strengths.len() == width)
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::{Band, Claims, follow_each_other, stand_apart};

    fn bands() -> impl Strategy<Value = Vec<Band>> {
        let few = || prop_oneof![0..6_u8, Just(u8::MAX)];
        let between = (few(), few()).prop_map(|(low, high)| Band::Between(low, high));
        vec(prop_oneof![4 => between, 1 => few().prop_map(Band::AtLeast), 1 => Just(Band::Nothing)], 0..5)
    }

    proptest! {
        #[test]
        fn what_is_plain_is_so(bands in bands()) {
            let (claims, own) = (Claims::new(bands.iter().copied()), || bands.iter().copied());
            prop_assert!(!stand_apart(own()) || claims.overlaps().is_empty());
            prop_assert!(!follow_each_other(own()) || claims.gaps(1, u8::MAX).is_empty());
        }
    }
}
