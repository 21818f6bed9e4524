//! The parameters of a game by the sections of its rules, for game systems whose rulebooks contain only parameters.

use rules::project::Project;
use rules::systems;

use super::super::figures::figures;
use super::super::table::Table;
use crate::words::Voice;

/// Returns a table of parameters for each section of the rules that has any.
pub(super) fn charts(project: &Project, voice: &Voice) -> Vec<Table> {
    let (system, index) = (project.rulebook.system, systems::index(project.rulebook.system));
    let table = |group: &&'static str| {
        let rules: Vec<_> = index.rules().filter(|rule| rule.group == *group).map(|rule| rule.atom.id()).collect();
        let own = system.parameters().iter().filter(|own| rules.contains(&own.atom));
        let names: Vec<_> = own.map(|own| own.name).collect();
        figures(project, group, group, &names, voice)
    };
    index.groups.iter().map(table).collect()
}
