//! Two variants that change the same quantity in opposite ways under the same conditions.

use super::variants::{last_turn, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::project::LoadedVariant;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::text;
use crate::variant::facts::{Clause, Scenery, clauses};
use crate::variant::{Condition, Number, Operation, Quantity, Rule, Variant};

pub(super) static LINT: Lint = Lint {
    name: "clashing-rules",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-clashing-rules",
    help: "lint-clashing-rules-help",
    pages: pages(include_str!("clashing_rules.md"), include_str!("clashing_rules.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::COUNTERS).union(Lists::REGIONS), check),
};

/// A rule that changes a quantity.
#[derive(Clone, Copy)]
struct Own<'a> {
    at: usize,
    variant: &'a Variant,
    loaded: &'a LoadedVariant,
    number: usize,
    rule: &'a Rule,
    what: &'a Quantity,
    cond: &'a Condition,
    op: &'a Operation,
}

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let on: Vec<(usize, &Variant)> = variants(survey).filter(|(at, _)| survey.variants[*at].on).collect();
    if on.len() < 2 {
        return;
    }
    let known: Vec<&Variant> = on.iter().map(|(_, variant)| *variant).collect();
    let changes: Vec<Own<'_>> = on.iter().flat_map(|(at, _)| changes(*at, &survey.variants[*at])).collect();
    for (place, second) in changes.iter().enumerate() {
        for first in changes[..place].iter().filter(|first| oppose(first, second)) {
            let scenery = |own: &Own<'_>| Scenery {
                own: on_of(&on, own.at),
                known: &known,
                cast: survey.cast(),
                map: &survey.map,
                turns: last_turn(survey),
            };
            let within = scenery(first).clauses_of(first.rule);
            let both = clauses(second.cond, within, &scenery(second));
            // An unknown unit may be a different one in each rule.
            let Some(witness) = both.iter().find(|clause| !clause.is_vague) else { continue };
            let name = |own: &Own<'_>| own.rule.name_in(&own.variant.id, own.number);
            let finding = lint.entry(second.at, "rules", &name(second)).with("other", name(first));
            let facts = told(witness);
            let always = if facts.is_empty() { "yes" } else { "no" };
            report.add(finding.with("variant", &first.variant.id).with("always", always).with("facts", facts));
        }
    }
}

fn on_of<'a>(on: &[(usize, &'a Variant)], at: usize) -> &'a Variant {
    on.iter().find(|(own, _)| *own == at).map_or(on[0].1, |(_, variant)| variant)
}

fn changes(at: usize, loaded: &LoadedVariant) -> impl Iterator<Item = Own<'_>> {
    let variant = &loaded.document;
    (1..).zip(&variant.rules).filter_map(move |(number, rule)| match rule {
        Rule::Adjust { what, cond, op, .. } => Some(Own { at, variant, loaded, number, rule, what, cond, op }),
        _ => None,
    })
}

/// Whether two changes of one quantity cannot both take effect. If one of two variants is written for the other, the
/// later one is meant to override the earlier one.
fn oppose(first: &Own<'_>, second: &Own<'_>) -> bool {
    let knows = |a: &Variant, b: &Variant| a.needs.iter().chain(&a.uses).any(|name| *name == b.id);
    if first.at == second.at || first.what != second.what {
        return false;
    }
    match (first.op, second.op) {
        (Operation::Allow, Operation::Forbid) | (Operation::Forbid, Operation::Allow) => true,
        (Operation::Set(a), Operation::Set(b)) => {
            let value = |own: &Own<'_>, number: &Number| number.worked_out(&|name| own.loaded.figure(name));
            value(first, a) != value(second, b)
                && !knows(first.variant, second.variant)
                && !knows(second.variant, first.variant)
        }
        _ => false,
    }
}

/// Returns the facts under which both rules hold, in the notation of rules.
fn told(witness: &Clause<'_>) -> String {
    let fact = |(fact, holds): &(&Condition, bool)| {
        let fact = text::line(fact);
        if *holds { fact } else { format!("Not({fact})") }
    };
    witness.facts.iter().map(fact).collect::<Vec<_>>().join(", ")
}
