//! A word of a rule that means a leader but also matches a unit of the same name.

use std::collections::{BTreeMap, BTreeSet};

use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::as_tag;
use crate::variant::{Condition, Said};

pub(super) static LINT: Lint = Lint {
    name: "ambiguous-tag",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-ambiguous-tag",
    help: "lint-ambiguous-tag-help",
    pages: pages(include_str!("ambiguous_tag.md"), include_str!("ambiguous_tag.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let leaders: BTreeSet<String> = mix.leaders.iter().map(|leader| as_tag(&leader.id)).collect();
    let mut doubled: BTreeMap<String, &str> = BTreeMap::new();
    for unit in &mix.units {
        let tags = [&unit.name.en, &unit.origin].map(|name| as_tag(name));
        for tag in tags.into_iter().filter(|tag| !tag.is_empty() && leaders.contains(tag)) {
            doubled.entry(tag).or_insert(&unit.id);
        }
    }
    if doubled.is_empty() {
        return;
    }
    for at in 0..survey.variants.len() {
        for passage in survey.passages(at) {
            let mut found: Option<(&String, &&str)> = None;
            passage.walk(&mut |said, _| {
                if let Said::Condition(Condition::Is(_, tag)) = said {
                    found = found.or_else(|| doubled.get_key_value(tag));
                }
            });
            if let Some((tag, unit)) = found {
                report.add(lint.entry(at, passage.list, passage.name).with("tag", tag).with("unit", unit));
            }
        }
    }
}
