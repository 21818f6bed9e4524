//! A hidden flag that the effects of a rule give away.

use super::variants::{known, last_turn, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;
use crate::variant::facts::{Scenery, clauses};
use crate::variant::{
    By, Condition, Effect, Flag, Number, Quantity, Rule, Said, Thing, Variant, walk_actions, walk_rule,
};

pub(super) static LINT: Lint = Lint {
    name: "leaking-secret",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-leaking-secret",
    help: "lint-leaking-secret-help",
    pages: pages(include_str!("leaking_secret.md"), include_str!("leaking_secret.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::COUNTERS).union(Lists::REGIONS).union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    let secrets = || known.iter().flat_map(|variant| &variant.flags);
    if secrets().all(|flag| flag.hide_from.is_none()) {
        return;
    }
    for (at, own) in variants(survey) {
        let scenery = Scenery { own, known: &known, cast: survey.cast(), map: &survey.map, turns: last_turn(survey) };
        for (number, rule) in (1..).zip(&own.rules) {
            for flag in secrets() {
                let Some(side) = flag.hide_from else { continue };
                if reads(rule, &flag.id, &known) && !reveals(rule, &flag.id) && shows(rule, flag, side, &scenery) {
                    let finding = lint.entry(at, "rules", &rule.name_in(&own.id, number));
                    report.add(finding.with("flag", &flag.id).word("side", side.word()));
                }
            }
        }
    }
}

/// Whether a rule reads a flag.
fn reads(rule: &Rule, flag: &str, known: &[&Variant]) -> bool {
    let mut found = false;
    walk_rule(rule, known, &mut |said, _| {
        if let Said::Condition(Condition::Has(name, _)) | Said::Number(Number::F(name, _)) = said {
            found |= name == flag;
        }
    });
    found
}

/// Whether a rule reveals a flag to both sides before doing anything else with it.
fn reveals(rule: &Rule, flag: &str) -> bool {
    let mut found = false;
    if let Rule::When { act, .. } = rule {
        walk_actions(act, &[], &mut |said, _| {
            found |= matches!(said, Said::Effect(Effect::Reveal(name)) if name == flag);
        });
    }
    found
}

/// Whether a rule shows the flag's effects to the side it is hidden from.
fn shows(rule: &Rule, flag: &Flag, side: Side, scenery: &Scenery<'_>) -> bool {
    match rule {
        // A side that must decide sees that there is a decision.
        Rule::When { by: By::May(own) | By::Must(own), .. } if *own == side => true,
        Rule::When { act, .. } => act.iter().any(|effect| is_seen(effect, flag, scenery.known)),
        // Legal actions and their costs are shown before one is taken.
        Rule::Adjust { what, cond, .. } => {
            let listed = matches!(
                what,
                Quantity::MayCross
                    | Quantity::MayEnter
                    | Quantity::MayHaul
                    | Quantity::MayAttack(_)
                    | Quantity::MayTarget
                    | Quantity::CrossCost
                    | Quantity::Moves
                    | Quantity::StackMax
                    | Quantity::Sees
                    | Quantity::SeesPast
                    | Quantity::Sight
                    | Quantity::Reach
            );
            listed && concerns(cond, side, rule, scenery)
        }
        Rule::Require { .. } => false,
    }
}

/// Whether a condition can hold for a piece of a side.
fn concerns(cond: &Condition, side: Side, rule: &Rule, scenery: &Scenery<'_>) -> bool {
    let word = if side == Side::Texan { "texan" } else { "mexican" };
    let own = Condition::Is(Thing::Unit, word.to_owned());
    let both = Condition::All(vec![own, cond.clone()]);
    !clauses(&both, vec![scenery.of_rule(rule)], scenery).is_empty()
}

/// Whether an effect is visible: every effect is, except a change of a flag that is hidden too.
fn is_seen(effect: &Effect, flag: &Flag, known: &[&Variant]) -> bool {
    let hidden = |name: &String| {
        let own = known.iter().flat_map(|variant| &variant.flags).find(|own| own.id == *name);
        own.is_some_and(|own| own.hide_from == flag.hide_from)
    };
    let all = |effects: &[Effect]| effects.iter().any(|effect| is_seen(effect, flag, known));
    match effect {
        Effect::Mark(name, _) | Effect::Clear(name, _) | Effect::Put(name, ..) | Effect::Bump(name, ..) => {
            !hidden(name)
        }
        Effect::Reveal(_) => false,
        Effect::Choose { by, act, .. } => Some(*by) == flag.hide_from || all(act),
        Effect::Each(_, act) | Effect::Random(_, act) => all(act),
        Effect::If(_, then, otherwise) => all(then) || all(otherwise),
        _ => true,
    }
}
