//! The stopping rule of a series that plays until its share of wins is known: when to look, and whether to stop.

use std::ops::Range;

use super::{Goal, Record, ShareWalk};
use crate::side::Side;

/// The games were cancelled.
#[derive(Debug)]
pub(super) struct Stopped;

/// The state of the stopping rule. Looks come after fixed numbers of games, so that the result does not depend on the
/// order in which threads finish them.
#[derive(Debug, Clone, Copy)]
pub(super) struct StoppingRule {
    goal: Goal,
    walk: ShareWalk,
}

impl StoppingRule {
    /// Creates the rule before its first look.
    pub(super) fn new(goal: Goal) -> Self {
        Self { goal, walk: ShareWalk::default() }
    }

    /// Returns the number of games after which the next look comes, in a series of at most `most` games.
    pub(super) fn next(&self, most: u32) -> u32 {
        self.goal.next_look(self.walk.tries).min(most)
    }

    /// Looks at the records of all games so far, and returns whether the share is known.
    pub(super) fn look(&mut self, records: &[Record]) -> bool {
        for record in records.get(self.walk.tries as usize..).unwrap_or_default() {
            self.walk.hear(record.won(Side::Mexican));
        }
        self.goal.is_reached(self.walk.interval())
    }

    /// Returns the share counted so far.
    pub(super) const fn walk(&self) -> ShareWalk {
        self.walk
    }
}

/// Returns the ends of the stretches of a range of games, cut at every look within it: wherever a series may stop, its
/// counts must be known.
pub(super) fn stretches(goal: Option<Goal>, range: &Range<u32>) -> Vec<u32> {
    let mut ends = Vec::new();
    if let Some(goal) = goal {
        let mut at = goal.next_look(0);
        while at < range.end {
            if at > range.start {
                ends.push(at);
            }
            at = goal.next_look(at);
        }
    }
    ends.push(range.end);
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_cut_at_the_looks_that_fall_into_it() {
        let goal = Some(Goal { half_width: 0.03 });
        assert_eq!(stretches(None, &(30..5000)), [5000]);
        assert_eq!(stretches(goal, &(0..50)), [50]);
        assert_eq!(stretches(goal, &(30..160)), [50, 100, 150, 160]);
        assert_eq!(stretches(goal, &(1001..1110)), [1050, 1102, 1110]);
        let whole = stretches(goal, &(0..10_000));
        let halves = [stretches(goal, &(0..5000)), stretches(goal, &(5000..10_000))].concat();
        assert!(whole.iter().all(|look| halves.contains(look)), "a half knows every look of the whole that is its own");
    }
}
