//! Lists what can be ablated in a scenario.

use super::Ablation;
use super::alike::are_alike;
use crate::playtest::ScenarioChange;
use crate::project::Project;
use crate::rulebook::{Parameter, ParameterValue};
use crate::variant::LIFTABLE;

/// The kinds of ablation to list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Every rule that can be switched, suspended or left out.
    pub rules: bool,
    /// One counter fewer of every kind.
    pub units: bool,
    /// Every figure, moved up and down by this step.
    pub figures: Option<i32>,
}

/// Figures to move in addition to parameters.
const WHOLE: [&str; 2] = ["withdrawal.threshold", "vp.level_bounds"];

/// Returns the ablations of a project, in the order of rulebook, variants and counters.
///
/// # Examples
///
/// ```
/// use rules::playtest::{Ablation, Wanted, ablations};
/// use rules::project::Project;
///
/// let moved = ablations(&Project::default(), Wanted { figures: Some(1), ..Wanted::default() });
/// let of = |name: &str| moved.iter().filter(|own| matches!(own, Ablation::Parameter { name: own, .. } if own == name)).count();
/// assert_eq!(of("move.ma"), 2, "one more and one fewer");
/// assert_eq!(of("move.ma_routed"), 1, "there are no fewer than none");
/// ```
#[must_use]
pub fn ablations(project: &Project, wanted: Wanted) -> Vec<Ablation> {
    let mut list = Vec::new();
    if wanted.rules {
        for parameter in project.rulebook.system.parameters() {
            list.extend(other_words(project, parameter));
        }
        if project.rulebook.system == crate::rulebook::System::Alamo {
            list.extend(LIFTABLE.map(|rule| Ablation::Suspended { rule }));
        }
        for own in project.variants.iter().filter(|own| own.on) {
            let rules = own.document.atoms().enumerate();
            let left_out = |(at, rule)| Ablation::RuleOfVariant { variant: own.name.clone(), at, rule };
            list.extend(rules.map(left_out));
        }
    }
    if let Some(step) = wanted.figures {
        for parameter in project.rulebook.system.parameters() {
            list.extend(moved_parameter(project, parameter, step));
        }
        let of_variants = project
            .variants
            .iter()
            .filter(|own| own.on)
            .flat_map(|own| own.document.params.iter().map(|param| format!("{}.{}", own.document.id, param.id)));
        for name in of_variants.chain(WHOLE.map(str::to_owned)) {
            list.extend(moved_figure(project, &name, step));
        }
    }
    if wanted.units {
        list.extend(one_fewer(project));
    }
    list
}

/// Returns one counter fewer of every kind; kinds that are the same in everything but their id are one.
fn one_fewer(project: &Project) -> Vec<Ablation> {
    let mut groups: Vec<(&str, i32, Vec<String>)> = Vec::new();
    for (id, of) in project.counters.kinds().filter(|own| own.1 > 0) {
        match groups.iter_mut().find(|own| are_alike(project, own.0, id)) {
            Some(own) => own.2.push(id.to_owned()),
            None => groups.push((id, of, Vec::new())),
        }
    }
    groups.into_iter().map(|(id, of, like)| Ablation::Fewer { id: id.to_owned(), of, like }).collect()
}

/// Returns a switch turned the other way, or a word replaced by each of its alternatives.
fn other_words(project: &Project, parameter: &Parameter) -> Vec<Ablation> {
    let Some(was) = project.rulebook.value(parameter.name) else { return Vec::new() };
    let others: Vec<ParameterValue> = match parameter.default_value() {
        ParameterValue::Flag(_) => vec![ParameterValue::Flag(!project.rulebook.flag(parameter.name))],
        ParameterValue::Text(_) => {
            parameter.allowed.iter().map(|word| ParameterValue::Text((*word).to_owned())).collect()
        }
        ParameterValue::Number(_) => Vec::new(),
    };
    let other = |is: ParameterValue| Ablation::Parameter { name: parameter.name.to_owned(), was: was.clone(), is };
    others.into_iter().filter(|is| *is != was).map(other).collect()
}

/// Returns a number moved up and down by `step`, within its range.
fn moved_parameter(project: &Project, parameter: &Parameter, step: i32) -> Vec<Ablation> {
    if !matches!(parameter.default_value(), ParameterValue::Number(_)) {
        return Vec::new();
    }
    let (was, (least, most)) = (project.rulebook.number(parameter.name), parameter.range);
    let moved = |is: i32| Ablation::Parameter {
        name: parameter.name.to_owned(),
        was: ParameterValue::Number(was),
        is: ParameterValue::Number(is),
    };
    ends(was, step).into_iter().filter(|is| (least..=most).contains(is)).map(moved).collect()
}

fn moved_figure(project: &Project, name: &str, step: i32) -> Vec<Ablation> {
    let Some((was, (least, most))) = ScenarioChange::figure_now(project, name) else { return Vec::new() };
    let moved = |is: i32| Ablation::Figure { name: name.to_owned(), was, is };
    ends(was, step).into_iter().filter(|is| (least..=most).contains(is)).map(moved).collect()
}

fn ends(was: i32, step: i32) -> [i32; 2] {
    [was.saturating_sub(step), was.saturating_add(step)]
}

#[cfg(test)]
mod tests {
    use super::super::{DEEDS, Forbidden};
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;
    use crate::lint;
    use crate::playtest::{Plan, run};
    use crate::side::Side;

    fn all(project: &Project) -> Vec<Ablation> {
        ablations(project, Wanted { rules: true, units: true, figures: Some(1) })
    }

    #[test]
    fn each_of_the_list_changes_the_scenario_and_most_can_be_played() {
        for project in [fixture::mission(), fixture::alamo_with(|name| name == "ladders")] {
            let list = all(&project);
            let (mut looked, mut played) = (0, 0);
            for (at, own) in list.iter().enumerate() {
                let changed = own.made_in(&project).unwrap_or_else(|why| panic!("{own:?}: {why}"));
                assert_ne!(changed, project, "{own:?}");
                // Only a few are validated, because validation is slow.
                if at % 9 == 0 {
                    looked += 1;
                    played += usize::from(lint::run(&changed).is_playable());
                }
            }
            assert!(list.len() > 100 && played * 10 > looked * 7, "{played} of {looked}, {}", list.len());
        }
        for project in [fixture::rancho(), fixture::guardhouse()] {
            assert!(all(&project).iter().all(|own| own.made_in(&project).is_ok()));
        }
    }

    #[test]
    fn what_is_forbidden_is_not_done() {
        let project = fixture::mission();
        let plan = Plan { games: 10, seed: 3, players: [(); 2].map(|()| "recruit".to_owned()), jobs: 0 };
        for deed in DEEDS {
            for side in Side::ALL {
                let changed = Ablation::Never { deed, side }.made_in(&project).unwrap();
                assert!(lint::run(&changed).is_playable(), "{deed:?} {:?}", lint::run(&changed));
                let results = run(&Game::new(&changed).unwrap(), &plan, &|_| true).unwrap();
                assert_eq!(results.faults(), 0, "{deed:?} {side:?}");
            }
        }
        let count = |deed, side, figure: &str| {
            let changed = Ablation::Never { deed, side }.made_in(&project).unwrap();
            run(&Game::new(&changed).unwrap(), &plan, &|_| true).unwrap().mean(|own| own.figure(figure))
        };
        let usual = run(&Game::new(&project).unwrap(), &plan, &|_| true).unwrap().mean(|own| own.figure("entries"));
        assert!(count(Forbidden::Climbing, Side::Mexican, "entries") < usual / 2.0);
    }

    #[test]
    fn kinds_that_are_the_same_in_everything_but_their_id_are_one_setting() {
        let project = fixture::alamo();
        let list = ablations(&project, Wanted { units: true, ..Wanted::default() });
        let group = |id: &str| {
            list.iter().find_map(|own| match own {
                Ablation::Fewer { id: own, like, .. } if own == id || like.iter().any(|own| own == id) => {
                    Some(like.iter().chain([own]).map(String::as_str).collect::<Vec<_>>())
                }
                _ => None,
            })
        };
        let aldama = group("c1-aldama").unwrap();
        assert!(aldama.contains(&"c1-sanluis"), "{aldama:?}");
        // All kinds are there, each once.
        let all = list.iter().map(|own| if let Ablation::Fewer { like, .. } = own { 1 + like.len() } else { 0 });
        assert_eq!(all.sum::<usize>(), project.counters.kinds().filter(|own| own.1 > 0).count());
        // Where they stand makes a difference.
        let own = fixture::mission();
        let fewer = ablations(&own, Wanted { units: true, ..Wanted::default() });
        assert_eq!(fewer.len(), own.counters.kinds().count(), "{fewer:?}");
    }

    #[test]
    fn a_rule_of_a_variant_is_left_out_alone() {
        let project = fixture::alamo_with(|name| name == "ladders");
        let list = ablations(&project, Wanted { rules: true, ..Wanted::default() });
        let of_variants: Vec<_> = list.iter().filter(|own| matches!(own, Ablation::RuleOfVariant { .. })).collect();
        let own = project.variants.iter().find(|own| own.on).unwrap();
        assert_eq!(of_variants.len(), own.document.rules.len());
        let first = of_variants[0].made_in(&project).unwrap();
        let left = first.variants.iter().find(|own| own.on).unwrap();
        assert_eq!(left.document.rules[..], own.document.rules[1..]);
    }
}
