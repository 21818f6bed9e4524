//! The difference of two projects as edits.

use super::{CountersEdit, ProjectEdit, RulebookEdit, ScenarioEdit, Swap};
use crate::edit::difference;
use crate::edit::difference::changes_in_any_order as changed;
use crate::project::{LoadedVariant, Project};

/// Returns the edits that turn one project into another with the same documents: of the map as painted, the counter
/// mix, the rulebook, set-up and plot, and the switches and settings of variants.
///
/// The contents of corrections and variants, which of them are listed, and which map the scenario was made for, are not
/// included.
///
/// # Examples
///
/// ```
/// use rules::playtest::ScenarioChange;
/// use rules::project::Project;
/// use rules::project_edit::{ProjectEdit, project_difference};
///
/// let mut project = Project::default();
/// let faster = ScenarioChange::Figure { name: "move.ma".to_owned(), value: 9 }.made_in(&project)?;
/// let edits = project_difference(&project, &faster);
/// ProjectEdit::make_all(&edits, &mut project)?;
/// assert_eq!(project, faster);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn project_difference(from: &Project, to: &Project) -> Vec<ProjectEdit> {
    let mut edits: Vec<_> = difference(from.base_map(), to.base_map()).into_iter().map(ProjectEdit::Map).collect();
    edits.extend(counters(from, to).into_iter().map(ProjectEdit::Counters));
    edits.extend(rulebook(from, to).into_iter().map(ProjectEdit::Rulebook));
    edits.extend(scenario(from, to).into_iter().map(ProjectEdit::Scenario));
    edits
}

fn counters(from: &Project, to: &Project) -> Vec<CountersEdit> {
    let (from, to) = (&from.counters, &to.counters);
    let mut edits: Vec<_> = changed(&from.columns, &to.columns).map(CountersEdit::Column).collect();
    edits.extend(changed(&from.units, &to.units).map(CountersEdit::Unit));
    edits.extend(changed(&from.leaders, &to.leaders).map(CountersEdit::Leader));
    edits.extend(changed(&from.batteries, &to.batteries).map(CountersEdit::Battery));
    edits.extend(changed(&from.pieces, &to.pieces).map(CountersEdit::Piece));
    edits.extend(changed(&from.allow, &to.allow).map(CountersEdit::Allow));
    edits
}

fn rulebook(from: &Project, to: &Project) -> Vec<RulebookEdit> {
    let (from, to) = (&from.rulebook, &to.rulebook);
    let mut edits: Vec<_> = changed(&from.parameters, &to.parameters).map(RulebookEdit::Parameter).collect();
    edits.extend(changed(&from.terrain, &to.terrain).map(RulebookEdit::Terrain));
    if from.combat_rows != to.combat_rows {
        let swap = Swap { was: from.combat_rows.clone(), becomes: to.combat_rows.clone() };
        edits.push(RulebookEdit::CombatRows(swap));
    }
    edits.extend(changed(&from.combat_results, &to.combat_results).map(RulebookEdit::DieLine));
    edits.extend(changed(&from.withdrawal, &to.withdrawal).map(RulebookEdit::Withdrawal));
    edits.extend(changed(&from.victory, &to.victory).map(RulebookEdit::Victory));
    edits.extend(changed(&from.siege, &to.siege).map(RulebookEdit::Siege));
    edits.extend(changed(&from.allow, &to.allow).map(RulebookEdit::Allow));
    edits
}

fn scenario(from: &Project, to: &Project) -> Vec<ScenarioEdit> {
    let (own, other) = (&from.scenario, &to.scenario);
    let mut edits: Vec<_> = changed(&own.plot, &other.plot).map(ScenarioEdit::Plot).collect();
    edits.extend(changed(&own.setup, &other.setup).map(ScenarioEdit::Placement));
    edits.extend(changed(&own.allow, &other.allow).map(ScenarioEdit::Allow));
    if from.variants != to.variants {
        let becomes = to.variants.iter().map(LoadedVariant::used).collect();
        edits.push(ScenarioEdit::Variants(Swap { was: own.variants.clone(), becomes }));
    }
    edits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn a_project_does_not_differ_from_itself() {
        let project = fixture::alamo_with(|_| true);
        assert!(project_difference(&project, &project).is_empty());
    }
}
