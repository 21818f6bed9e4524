//! No dead quantity: every change of every quantity alters some random game, as far as the table of pairs allows it.

use super::{compiled, play_and_see};
use crate::alamo::Event;
use crate::fixture::{self, mission_and};
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Setting};
use crate::variant::grammar::SlotClass;
use crate::variant::pairs::idle_operation;
use crate::variant::{Quantity, QuantityKind, Rule};

/// Returns every quantity of this game, as a rule writes it, with the first possible argument.
fn quantities() -> Vec<String> {
    let others = [Quantity::MayActivate, Quantity::MayBreach].map(|own| format!("{own:?}"));
    let words = SlotClass::Quantity.words().iter().filter(|word| others.iter().all(|own| own != word.name));
    words
        .flat_map(|word| match word.slots {
            [] => vec![word.name.to_owned()],
            [slot] if slot.name == "way" => {
                ["Fire", "Melee", "Battery"].map(|way| format!("{}({way})", word.name)).into()
            }
            [slot] if slot.name == "table" => vec![format!(r#"{}("luck")"#, word.name)],
            // The parameters of the rulebook are not read here.
            [slot] if slot.name == "parameter" => Vec::new(),
            _ => crate::variant::LIFTABLE.map(|rule| format!(r#"{}("{rule}")"#, word.name)).into(),
        })
        .collect()
}

/// The changes of a number, and of a permission.
const NUMBERS: [&str; 6] = ["Add(N(3))", "Add(N(-3))", "Set(N(4))", "AtLeast(N(11))", "AtMost(N(0))", "Halve"];
const PERMISSIONS: [&str; 2] = ["Allow", "Forbid"];

/// Changes without visible effect: what cannot be lower than it is (a spot has room for a unit, no roll is below 0, and
/// half of one attack is one), what takes more losses than random players suffer, and what only a player that looks at
/// the position would notice.
const LEAST: [&str; 10] = [
    "Known Forbid",
    "Withdrawal Add(N(3))",
    "Withdrawal AtLeast(N(11))",
    "StackMax Add(N(-3))",
    "StackMax AtMost(N(0))",
    "StackMax Halve",
    "Ferocity Add(N(-3))",
    "Attacks(Fire) Halve",
    "Attacks(Melee) Halve",
    "Attacks(Battery) Halve",
];

/// Returns a scenario with one rule that changes a quantity, or without any.
fn project(on: Scenario, rule: &str) -> Project {
    let own = format!(
        r#"tables: [(id: "luck", throw: TwoD6, rows: [(on: Le(4), is: "bad", do: [Score(mexican, N(1))]), (on: Ge(5), is: "so")])],
        rules: [When(id: "hazard", on: Did(Attack), do: [Roll("luck")]), {rule}]"#
    );
    let mut project = on(&own);
    for name in ["ferocity.enabled", "range.enabled"] {
        project.rulebook.parameters.retain(|setting| setting.name != name);
        let by = Provenance::reconstructed("switched for a test", "");
        project.rulebook.parameters.push(Setting { name: name.to_owned(), value: ParameterValue::Flag(true), by });
    }
    project
}

fn games(project: &Project, seed: u64) -> Vec<String> {
    let game = compiled(project);
    let mut told = Vec::new();
    play_and_see(&game, seed, &mut |_, events: &[Event]| {
        told.extend(events.iter().map(|own| format!("{:?}", own.what)));
    });
    told
}

/// A function that makes a scenario with a variant of some lists.
type Scenario = fn(&str) -> Project;

/// The scenarios in which a change is tested: the introductory one, and for what does not occur there the game itself,
/// with nothing set up yet.
const PLACES: [(Scenario, u64); 2] = [(mission_and, 24), (alamo_from_the_start, 6)];

fn alamo_from_the_start(lists: &str) -> Project {
    let mut project = fixture::and(fixture::alamo(), lists);
    project.scenario.setup.clear();
    project.scenario.plot.clear();
    project
}

#[test]
fn every_change_of_every_quantity_changes_some_game() {
    let plain = PLACES.map(|(on, seeds)| (0..seeds).map(|seed| games(&project(on, ""), seed)).collect::<Vec<_>>());
    let (mut played, mut dead) = (0, Vec::new());
    for what in quantities() {
        for op in NUMBERS.into_iter().chain(PERMISSIONS) {
            let rule = format!("Adjust(what: {what}, op: {op})");
            let own = project(mission_and, &rule);
            let last = own.variants.last().and_then(|own| own.document.rules.last());
            let Some(Rule::Adjust { what: quantity, op: operation, .. }) = last else { panic!("{rule}") };
            let fits = (quantity.sort() == QuantityKind::Number) == NUMBERS.contains(&op);
            let called = format!("{what} {op}");
            if !fits || idle_operation(quantity, operation, &[]).is_some() || LEAST.contains(&called.as_str()) {
                continue;
            }
            played += 1;
            let differs = PLACES.iter().zip(&plain).any(|((on, seeds), plain)| {
                (0..*seeds).any(|seed| games(&project(*on, &rule), seed) != plain[seed as usize])
            });
            if !differs {
                dead.push(called);
            }
        }
    }
    assert!(played > 130, "{played}");
    assert_eq!(dead, [""; 0]);
}
