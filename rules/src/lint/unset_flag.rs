//! A flag that is read but never set.

use super::variants::{is_alone, known, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::{Condition, Effect, Number, Said, walk_variant};

pub(super) static LINT: Lint = Lint {
    name: "unset-flag",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unset-flag",
    help: "lint-unset-flag-help",
    pages: pages(include_str!("unset_flag.md"), include_str!("unset_flag.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    let (mut read, mut set): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for variant in &known {
        walk_variant(variant, &known, &mut |said, _| match said {
            Said::Condition(Condition::Has(flag, _)) | Said::Number(Number::F(flag, _)) => read.push(flag),
            Said::Effect(Effect::Mark(flag, _) | Effect::Put(flag, ..) | Effect::Bump(flag, ..)) => set.push(flag),
            _ => {}
        });
    }
    for (at, variant) in variants(survey).filter(|(_, variant)| !is_alone(survey, variant)) {
        for flag in &variant.flags {
            if read.contains(&flag.id.as_str()) && !set.contains(&flag.id.as_str()) {
                report.add(lint.entry(at, "flags", &flag.id));
            }
        }
    }
}
