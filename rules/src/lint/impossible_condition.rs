//! A rule or a query that can never hold.

use super::variants::{known, last_turn, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::text;
use crate::variant::facts::{Clause, Scenery, clauses};
use crate::variant::{Condition, Occasion, Rule, Said};

pub(super) static LINT: Lint = Lint {
    name: "impossible-condition",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-impossible-condition",
    help: "lint-impossible-condition-help",
    pages: pages(include_str!("impossible_condition.md"), include_str!("impossible_condition.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::COUNTERS).union(Lists::REGIONS).union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if survey.variants.is_empty() {
        return;
    }
    let known = known(survey);
    for (at, own) in variants(survey) {
        let scenery = Scenery { own, known: &known, cast: survey.cast(), map: &survey.map, turns: last_turn(survey) };
        let passages = survey.passages(at);
        let rules = own.rules.iter().map(Some).chain(std::iter::repeat(None));
        for (passage, rule) in passages.zip(rules) {
            let mut culprit = rule.and_then(|rule| of_rule(rule, &scenery));
            passage.walk(&mut |said, _| {
                if let Said::Query(query) = said {
                    let start = vec![scenery.of_query(query)];
                    culprit = culprit.or_else(|| first_wrong(&[query.condition()], start, &scenery));
                }
            });
            if let Some(fact) = culprit {
                report.add(lint.entry(at, passage.list, passage.name).with("fact", text::line(fact)));
            }
        }
    }
}

/// Returns the part of a rule's condition that cannot hold together with what precedes it.
fn of_rule<'a>(rule: &'a Rule, scenery: &Scenery<'a>) -> Option<&'a Condition> {
    let (Rule::When { cond, .. } | Rule::Adjust { cond, .. } | Rule::Require { that: cond, .. }) = rule;
    let found = match rule {
        Rule::When { on: Occasion::Offer(_, query), .. } => Some(query.condition()),
        _ => None,
    };
    let all: Vec<&Condition> = found.into_iter().chain([cond]).collect();
    first_wrong(&all, vec![scenery.of_rule(rule)], scenery)
}

/// Returns the first of these conditions, or the first part of one, that leaves no possibility.
fn first_wrong<'a>(
    conditions: &[&'a Condition],
    mut within: Vec<Clause<'a>>,
    scenery: &Scenery<'a>,
) -> Option<&'a Condition> {
    for cond in conditions.iter().flat_map(|cond| cond.conjuncts()) {
        within = clauses(cond, within, scenery);
        if within.is_empty() {
            return Some(cond);
        }
    }
    None
}
