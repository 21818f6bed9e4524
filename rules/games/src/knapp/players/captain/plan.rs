//! The plan of an assault: how long the batteries fire, how many columns march, and how strong each is.

use crate::draw::{Draw, Identity};

/// The plan that a captain of the attackers makes before the game and keeps to. Another member of the population has
/// another plan: those it may draw are about equally strong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::knapp::players) struct AssaultPlan {
    /// The days of bombardment it leaves unused of those that cost nothing; below 0, the days beyond these.
    pub(in crate::knapp::players) spared_days: i32,
    /// How many columns it forms fewer than its persona likes.
    pub(in crate::knapp::players) fewer_columns: usize,
    pub(in crate::knapp::players) strengths: Strengths,
}

/// How the infantry is divided among the columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::knapp::players) enum Strengths {
    /// In equal parts.
    Equal,
    /// The last column is half as strong as each of the others: it only keeps the garrison of its front there.
    Feint,
    /// In equal parts, with a Reserve twice as strong as it must be.
    Held,
}

const DAYS: [i32; 4] = [0, 0, 0, 1];
const FEWER: [usize; 2] = [0, 1];
/// Held is a little stronger than the others, and drawn twice as often.
const STRENGTHS: [Strengths; 4] = [Strengths::Equal, Strengths::Feint, Strengths::Held, Strengths::Held];

impl AssaultPlan {
    /// All days that cost nothing, and columns of equal strength.
    pub(in crate::knapp::players) const PLAIN: Self =
        Self { spared_days: 0, fewer_columns: 0, strengths: Strengths::Equal };

    /// The plan of a member of the population.
    pub(super) fn drawn(draw: Draw) -> Self {
        let one_of = |what: u64, count: usize| draw.rank(Identity::of(&[PLAN, what])) as usize % count;
        Self {
            spared_days: DAYS[one_of(0, DAYS.len())],
            fewer_columns: FEWER[one_of(1, FEWER.len())],
            strengths: STRENGTHS[one_of(2, STRENGTHS.len())],
        }
    }

    /// How many columns a captain forms that would otherwise form `usual`.
    pub(super) fn columns(self, usual: usize) -> usize {
        usual.saturating_sub(self.fewer_columns)
    }

    /// The stands of infantry that the Reserve keeps, if it must keep `least`.
    pub(super) fn reserve(self, least: usize) -> usize {
        if self.strengths == Strengths::Held { least * 2 } else { least }
    }

    /// The share of a column, by its number, of `infantry` divided among `columns`.
    pub(super) fn share(self, infantry: usize, columns: usize, number: usize) -> usize {
        let parts = |number: usize| match self.strengths {
            Strengths::Feint if number + 1 == columns => 1,
            _ => 2,
        };
        let sum = |count: usize| (0..count).map(parts).sum::<usize>();
        let before = |number: usize| infantry * sum(number) / sum(columns).max(1);
        before(number + 1) - before(number)
    }
}

/// Sets the draws of plans apart.
const PLAN: u64 = 0x504c_414e;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side::Side;

    #[test]
    fn the_shares_of_every_plan_make_up_the_whole() {
        for number in 0..50 {
            let plan = AssaultPlan::drawn(Draw::member(number, Side::Mexican));
            let shares = (0..4).map(|column| plan.share(71, 4, column));
            assert_eq!(shares.sum::<usize>(), 71, "{plan:?}");
        }
    }

    #[test]
    fn members_make_different_plans() {
        let plan = |number| AssaultPlan::drawn(Draw::member(number, Side::Mexican));
        let differ = (1..40).filter(|number| plan(*number) != plan(0)).count();
        assert!(differ > 20, "only {differ} of 39 plans differ from the first");
    }
}
