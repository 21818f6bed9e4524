//! A parameter, an option, a flag, a region, a kind or a table that no rule uses.

use std::collections::HashSet;

use super::variants::{known, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::{Condition, Effect, Number, Said, Variant, walk_variant};

pub(super) static LINT: Lint = Lint {
    name: "idle-declaration",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-idle-declaration",
    help: "lint-idle-declaration-help",
    pages: pages(include_str!("idle_declaration.md"), include_str!("idle_declaration.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    let spoken: Vec<HashSet<(&str, &str)>> = known.iter().map(|variant| spoken(variant, &known)).collect();
    for (at, variant) in variants(survey) {
        let own = |list: &'static str, id: &str| spoken[at].contains(&(list, id));
        let anybody = |list: &'static str, id: &str| spoken.iter().any(|words| words.contains(&(list, id)));
        let params = variant.params.iter().map(|param| ("params", &param.id, own("params", &param.id)));
        let opts = variant.opts.iter().map(|opt| ("opts", &opt.id, own("opts", &opt.id)));
        // A flag with an icon is shown even if no rule uses it.
        let flags = variant.flags.iter().filter(|flag| flag.icon.is_empty());
        let flags = flags.map(|flag| ("flags", &flag.id, anybody("flags", &flag.id)));
        let regions = variant.regions.iter().map(|region| ("regions", &region.id, anybody("regions", &region.id)));
        let kinds = variant.kinds.iter().map(|kind| ("kinds", &kind.id, anybody("kinds", &kind.id)));
        let tables = variant.tables.iter().filter(|table| !variant.replaces.contains(&table.id));
        let tables = tables.map(|table| ("tables", &table.id, anybody("tables", &table.id)));
        for (list, id, is_read) in params.chain(opts).chain(flags).chain(regions).chain(kinds).chain(tables) {
            if !is_read {
                report.add(lint.entry(at, list, id).word("list", format!("table-{list}")));
            }
        }
    }
}

/// Returns the names a variant uses, each with the list it is declared in.
fn spoken<'a>(variant: &'a Variant, known: &[&Variant]) -> HashSet<(&'static str, &'a str)> {
    let mut words = HashSet::new();
    walk_variant(variant, known, &mut |said, _| {
        let word = match said {
            Said::Number(Number::P(name) | Number::Neg(name)) => ("params", name),
            Said::Condition(Condition::Opt(name, _)) => ("opts", name),
            Said::Condition(Condition::Has(name, _)) | Said::Number(Number::F(name, _)) => ("flags", name),
            Said::Condition(Condition::In(_, name)) | Said::Effect(Effect::Enter(_, name)) => ("regions", name),
            Said::Condition(Condition::Is(_, name)) | Said::Effect(Effect::Become(_, name)) => ("kinds", name),
            Said::Effect(Effect::Roll(name)) => ("tables", name),
            _ => return,
        };
        words.insert((word.0, word.1.as_str()));
    });
    words
}
