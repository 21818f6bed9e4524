//! A battery or a counter of the garrison for which the set-up has no spot (2.0): it never comes into the game.

use super::{Check, Lint, Report, Severity, Survey, pages};
use crate::alamo::bounds::is_fixed;

pub(super) static LINT: Lint = Lint {
    name: "left-over-counter",
    severity: Severity::Warning,
    message: "lint-left-over-counter",
    help: "lint-left-over-counter-help",
    pages: pages(include_str!("left_over_counter.md"), include_str!("left_over_counter.fr.md")),
    check: Check::LeftOver(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, left_over: &[String], report: &mut Report) {
    let mix = &survey.counters;
    for name in left_over {
        let is_battery = |name: &str| {
            let stem = name.rsplit_once('-').map_or(name, |(stem, _)| stem);
            mix.batteries.iter().any(|battery| battery.id == name || battery.id == stem)
        };
        let reason = if is_fixed(name) {
            "fixed"
        } else if is_battery(name) {
            "battery"
        } else {
            "garrison"
        };
        let hex = survey.rulebook().text("setup.bowie_hex");
        report.add(lint.counter(name).with("reason", reason).with("hex", hex));
    }
}
