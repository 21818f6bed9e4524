//! A rule that uses a role, such as the enemy or a hexside, that its occasion does not provide.

use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::{Said, Thing};

pub(super) static LINT: Lint = Lint {
    name: "unbound-role",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-unbound-role",
    help: "lint-unbound-role-help",
    pages: pages(include_str!("unbound_role.md"), include_str!("unbound_role.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for at in 0..survey.variants.len() {
        for passage in survey.passages(at) {
            let mut unbound: Vec<&'static str> = Vec::new();
            passage.walk(&mut |said, looks| {
                let Said::Thing(thing) = said else { return };
                let is_plain =
                    !matches!(thing, Thing::At(_) | Thing::RoomOf(_) | Thing::ColumnOf(_) | Thing::AreaOf(_));
                if is_plain && !passage.bound.binds(thing, looks) && !unbound.contains(&thing.word()) {
                    unbound.push(thing.word());
                }
            });
            for role in unbound {
                report.add(lint.entry(at, passage.list, passage.name).with("role", role));
            }
        }
    }
}
