//! Batteries that cannot be set up as variants require, however they are placed.

mod assignment;
mod sites;

use std::collections::BTreeMap;

use assignment::{Problem, SetUpObstacle};
use sites::sites;

use super::{Check, Lint, Lists, Survey, pages};
use crate::project::LoadedVariant;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::{Condition, Effect, Rule, Said, SetUpStep, walk_actions};

pub(super) static LINT: Lint = Lint {
    name: "impossible-set-up",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-impossible-set-up",
    help: "lint-impossible-set-up-help",
    pages: pages(include_str!("impossible_set_up.md"), include_str!("impossible_set_up.fr.md")),
    check: Check::Lists(
        Lists::VARIANTS.union(Lists::COUNTERS).union(Lists::REGIONS).union(Lists::GUN_SITES).union(Lists::SPOTS),
        check,
    ),
};

/// A number of batteries, with its source: the table and the result of its row, or just the mix.
#[derive(Clone, Copy)]
struct Pool<'a> {
    batteries: usize,
    row: Option<(&'a str, &'a str)>,
}

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !survey.has_scenario() {
        return;
    }
    for (at, own) in survey.variants.iter().enumerate() {
        let set = survey.with_needs(at);
        let wants: Vec<String> = wanted(own).map(|(name, _)| name).collect();
        let pools = pools(survey, own, &set);
        if wants.is_empty() && pools.iter().all(|pool| pool.row.is_none()) {
            continue;
        }
        let problem = Problem::new(survey, &set, &sites(survey, &set));
        for pool in pools {
            let Some(bound) = problem.tightest(pool.batteries) else { continue };
            let guilty = wants.iter().find(|name| matches!(&bound, SetUpObstacle::Want(own) if own == *name));
            let finding = match (pool.row, guilty.or(wants.first())) {
                (Some((table, result)), _) => lint.entry(at, "tables", table).with("row", result),
                (None, Some(name)) => lint.entry(at, "rules", name).with("row", ""),
                (None, None) => continue,
            };
            let from = if pool.row.is_some() { "table" } else { "mix" };
            let (sort, name, count) = match bound {
                SetUpObstacle::Sites(sites) => ("sites", String::new(), sites),
                SetUpObstacle::Want(name) => ("want", name, 0),
            };
            let finding = finding.with("from", from).with("bound", sort).with("want", name);
            report.add(finding.count("sites", count).count("batteries", pool.batteries));
        }
    }
}

/// Returns the requirements of a variant on the set-up step for batteries, each with the name of its rule.
fn wanted(own: &LoadedVariant) -> impl Iterator<Item = (String, &Condition)> {
    (1..).zip(&own.document.rules).filter_map(|(number, rule)| match rule {
        Rule::Require { at: SetUpStep::Guns, that, .. } => Some((rule.name_in(&own.document.id, number), that)),
        _ => None,
    })
}

/// Returns the possible numbers of batteries: for each row of a table of a variant, and for its other supplies; from
/// the mix if none of the variants it is played with supplies any.
fn pools<'a>(survey: &Survey<'_>, own: &'a LoadedVariant, set: &[&LoadedVariant]) -> Vec<Pool<'a>> {
    let tables = own.document.tables.iter().flat_map(|table| table.rows.iter().map(move |row| (table, row)));
    let mut pools: Vec<Pool<'a>> = tables
        .filter_map(|(table, row)| {
            let batteries = total(survey, supplied(&row.act)?);
            Some(Pool { batteries, row: Some((&table.id, &row.is)) })
        })
        .collect();
    let supplies = |own: &&LoadedVariant| {
        own.document.tables.iter().flat_map(|table| &table.rows).any(|row| supplied(&row.act).is_some())
    };
    if pools.is_empty() && !set.iter().any(supplies) {
        pools.push(Pool { batteries: total(survey, &BTreeMap::new()), row: None });
    }
    pools
}

fn supplied(effects: &[Effect]) -> Option<&BTreeMap<String, u8>> {
    let mut found = None;
    walk_actions(effects, &[], &mut |said, _| {
        if let Said::Effect(Effect::Supply(counts)) = said {
            found = Some(counts);
        }
    });
    found
}

/// Returns the number of batteries of the mix if these counts replace its own.
fn total(survey: &Survey<'_>, counts: &BTreeMap<String, u8>) -> usize {
    let own = |id: &str, quantity: i32| counts.get(id).map_or(quantity.max(0) as usize, |count| usize::from(*count));
    survey.counters.batteries.iter().map(|battery| own(&battery.id, battery.quantity)).sum()
}
