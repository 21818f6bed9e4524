//! Two parameters, one of which must not exceed the other but does.

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::{Parameter, ParameterValue, Rulebook, Systems};

pub(super) static LINT: Lint = Lint {
    name: "contradicting-parameters",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-contradicting-parameters",
    help: "lint-contradicting-parameters-help",
    pages: pages(include_str!("contradicting_parameters.md"), include_str!("contradicting_parameters.fr.md")),
    check: Check::Lists(Lists::PARAMETERS, check),
};

/// Pairs of parameters: the smaller and the greater.
const PAIRS: &[(&str, &str)] = &[
    ("damage.disorder_over", "damage.step_over"),
    ("damage.step_over", "damage.eliminate_over"),
    ("move.ma_disordered", "move.ma"),
    ("move.ma_routed", "move.ma_disordered"),
    ("range.free", "range.max"),
    ("setup.assault_entry_turn", "game.turns"),
    ("withdrawal.last_turn", "game.turns"),
    ("k.columns.least", "k.columns.most"),
    ("k.fire.mexican.open", "k.fire.mexican.cover"),
    ("k.fire.captured.open", "k.fire.captured.cover"),
    ("k.stack.texan", "k.stack.texan_room"),
    ("k.door.force", "k.door.force_held"),
    ("k.morale.stand", "k.morale.advance"),
    ("k.morale.light_percent", "k.morale.heavy_percent"),
    ("k.reserve.from_turn", "k.turns"),
    ("d.reserve.round", "d.rounds"),
    ("d.night.rounds", "d.rounds"),
    ("d.idle.rounds", "d.rounds"),
    ("d.split.reduced", "d.split.full"),
];

/// The parameters for the length of a game. A short game need not restate what happens later.
const LENGTHS: [&str; 3] = ["game.turns", "k.turns", "d.rounds"];
/// What must happen before the game ends: without it a part of the attackers never comes, stated or not.
const NEEDED: [&str; 3] = ["setup.assault_entry_turn", "k.reserve.from_turn", "d.reserve.round"];

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let stated = |name: &str| rulebook.parameters.iter().any(|setting| setting.name == name);
    for (smaller, greater) in PAIRS {
        // A short game need not state that withdrawal is not checked after its end.
        let only_default = LENGTHS.contains(greater) && !stated(smaller) && !NEEDED.contains(smaller);
        if only_default
            || !(stated(smaller) || stated(greater))
            || !(is_sound(rulebook, smaller) && is_sound(rulebook, greater))
        {
            continue;
        }
        let (low, high) = (rulebook.number(smaller), rulebook.number(greater));
        if low > high {
            let place = if stated(smaller) { smaller } else { greater };
            let finding = lint.parameter(place).with("smaller", smaller).with("greater", greater);
            report.add(finding.with("low", low).with("high", high));
        }
    }
}

/// Whether a figure is valid for its parameter; other lints report those that are not.
fn is_sound(rulebook: &Rulebook, name: &str) -> bool {
    let range = Parameter::named(name).map(|own| own.range.0..=own.range.1);
    let stated = rulebook.parameters.iter().find(|setting| setting.name == name);
    stated.is_none_or(|setting| match setting.value {
        ParameterValue::Number(number) => range.is_some_and(|range| range.contains(&number)),
        ParameterValue::Flag(_) | ParameterValue::Text(_) => false,
    })
}
