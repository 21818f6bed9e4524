//! A leadership rating so high that the die of a ferocious counterattack cannot exceed it (15.0): the test could not
//! fail.

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::Purpose;
use crate::alamo::bounds::dice;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "rating-beyond-die",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-rating-beyond-die",
    help: "lint-rating-beyond-die-help",
    pages: pages(include_str!("rating_beyond_die.md"), include_str!("rating_beyond_die.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let most = dice(survey.rulebook(), Purpose::Ferocity).most();
    for leader in &survey.counters.leaders {
        let ratings =
            [("leader", Some(leader.rating)), ("replacement", leader.replacement.as_ref().map(|own| own.rating))];
        for (who, rating) in ratings.into_iter().filter_map(|(who, rating)| Some((who, rating?))) {
            if rating >= most {
                report.add(lint.counter(&leader.id).with("who", who).with("rating", rating).with("most", most));
            }
        }
    }
}
