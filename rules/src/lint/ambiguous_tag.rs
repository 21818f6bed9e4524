//! A word of a rule that means a leader, and by the way a unit that is called the same.

use std::collections::BTreeMap;

use super::variants::{known, passages, variants};
use super::{Check, Lint, Lists, Report, Severity, Survey, pages};
use crate::alamo::variant::as_tag;
use crate::variant::{Condition, Said};

pub(super) static LINT: Lint = Lint {
    name: "ambiguous-tag",
    severity: Severity::Warning,
    message: "lint-ambiguous-tag",
    help: "lint-ambiguous-tag-help",
    pages: pages(include_str!("ambiguous_tag.md"), include_str!("ambiguous_tag.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let mut doubled: BTreeMap<String, &str> = BTreeMap::new();
    for leader in &mix.leaders {
        let tag = as_tag(&leader.id);
        let is_called = |name: &&String| !name.is_empty() && as_tag(name) == tag;
        let unit = mix.units.iter().find(|unit| [&unit.name.en, &unit.origin].iter().any(is_called));
        doubled.extend(unit.filter(|_| !tag.is_empty()).map(|unit| (tag, unit.id.as_str())));
    }
    if doubled.is_empty() {
        return;
    }
    let known = known(survey);
    for (at, variant) in variants(survey) {
        for passage in passages(variant, &known) {
            let mut found: Option<(&String, &&str)> = None;
            passage.walk(&known, &mut |said, _| {
                if let Said::Condition(Condition::Is(_, tag)) = said {
                    found = found.or_else(|| doubled.get_key_value(tag));
                }
            });
            if let Some((tag, unit)) = found {
                report.add(lint.entry(at, passage.list, &passage.name).with("tag", tag).with("unit", unit));
            }
        }
    }
}
