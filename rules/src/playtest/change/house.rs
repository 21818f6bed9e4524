//! Tuned figures as a variant to switch on.

use crate::playtest::Range;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::text::FORMAT;
use crate::variant::{Condition, Number, Operation, Param, Quantity, Rule, Variant};
use crate::words::Words;

/// The id of the variant, and of its figure.
const NAMES: [&str; 2] = ["tuned_withdrawal", "more"];

/// Returns a variant that gives a figure this value: `withdrawal.threshold` as a house rule, a figure of a variant as
/// that variant with another default. `None` for what a variant cannot express.
pub(super) fn house(project: &Project, name: &str, value: i32, range: Range) -> Option<Variant> {
    if name == "withdrawal.threshold" {
        return Some(withdrawal(value, range));
    }
    let (variant, figure) = name.split_once('.')?;
    let own = project.variants.iter().find(|own| own.document.id == variant)?;
    let mut document = own.document.clone();
    document.params.iter_mut().find(|param| param.id == figure)?.is = value;
    Some(document)
}

fn withdrawal(value: i32, range: Range) -> Variant {
    let [id, figure] = NAMES.map(str::to_owned);
    let says = Words::new("Casualties more before the army withdraws", "Pertes de plus avant que l’armée se retire");
    let rule = Rule::Adjust {
        id: format!("{id}.{figure}"),
        cites: String::new(),
        what: Quantity::Withdrawal,
        cond: Condition::Always,
        op: Operation::Add(Number::P(figure.clone())),
        says: says.clone(),
    };
    let params =
        vec![Param { id: figure, is: value, least: range.least.min(value), most: range.most.max(value), says }];
    Variant {
        format: FORMAT,
        id,
        title: Words::new("Withdrawal, tuned", "Retraite, réglée"),
        by: Provenance::reconstructed("tuned in play by the program", "réglé par le jeu, par le programme"),
        params,
        rules: vec![rule],
        ..Variant::default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::ScenarioChange;
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;
    use crate::lint;
    use crate::playtest::{Plan, run};
    use crate::project::LoadedVariant;
    use crate::scenario::VariantUse;

    #[test]
    fn the_variant_plays_as_the_figure_does() {
        let project = fixture::mission();
        let plan = Plan { games: 60, seed: 7, players: [(); 2].map(|()| "advance".to_owned()), jobs: 0 };
        let fought = |project: &Project| run(&Game::new(project).unwrap(), &plan, &|_| true).unwrap().records;
        for value in [-2, 3] {
            let name = "withdrawal.threshold".to_owned();
            let figure = ScenarioChange::Figure { name: name.clone(), value }.made_in(&project).unwrap();
            let document = ScenarioChange::house(&project, &name, value, Range { least: -5, most: 5 }).unwrap();
            let used = VariantUse { document: document.id.clone(), on: true, ..VariantUse::default() };
            let mut with = project.clone();
            with.scenario.variants.push(used.clone());
            with.variants.push(LoadedVariant::new(&used, document));
            assert!(lint::run(&with).is_playable(), "{:?}", lint::run(&with));
            assert_eq!(fought(&with), fought(&figure), "{value}");
            assert_ne!(fought(&with), fought(&project), "{value}");
        }
    }

    #[test]
    fn a_figure_of_a_variant_is_its_new_default_and_a_cell_is_no_variant() {
        let project = fixture::alamo_with(|name| name == "long_game");
        let range = Range { least: 12, most: 24 };
        let own = ScenarioChange::house(&project, "long_game.turns", 15, range).unwrap();
        assert_eq!((own.id.as_str(), own.params[0].is), ("long_game", 15));
        assert_eq!(ScenarioChange::house(&project, "crt.1.1", 2, range), None);
        assert_eq!(ScenarioChange::house(&project, "long_game.nothing", 2, range), None);
    }
}
