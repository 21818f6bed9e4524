//! A condition on a mode, such as the name of a march or a check, that never occurs in the game or the variants.

use super::variants::{is_alone, known, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::variant::MODES;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::text::nearest;
use crate::variant::{Condition, Effect, Query, Said, walk_variant};

pub(super) static LINT: Lint = Lint {
    name: "unspoken-mode",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unspoken-mode",
    help: "lint-unspoken-mode-help",
    pages: pages(include_str!("unspoken_mode.md"), include_str!("unspoken_mode.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    let mut spoken: Vec<&str> = MODES.into_iter().filter(|mode| !mode.is_empty()).collect();
    for variant in &known {
        walk_variant(variant, &known, &mut |said, _| {
            if let Said::Effect(Effect::March(.., mode) | Effect::Check(_, mode)) = said {
                spoken.push(mode);
            }
        });
    }
    for (at, _) in variants(survey).filter(|(_, variant)| !is_alone(survey, variant)) {
        for passage in survey.passages(at) {
            let mut lost: Vec<&str> = Vec::new();
            passage.walk(&mut |said, _| {
                if let Said::Condition(Condition::Mode(mode)) | Said::Query(Query::Soonest(.., mode)) = said
                    && !spoken.contains(&mode.as_str())
                    && !lost.contains(&mode.as_str())
                {
                    lost.push(mode);
                }
            });
            for mode in lost {
                let near = nearest(mode, spoken.iter().copied()).unwrap_or("none");
                report.add(lint.entry(at, passage.list, passage.name).with("mode", mode).with("nearest", near));
            }
        }
    }
}
