//! Lints on the Alamo, and on badly broken maps.

mod alamo;
mod board_reference;
mod board_update;
pub(crate) mod broken;
mod corrections;
mod documents;
mod edits;
mod incremental;
mod mending;
mod playability;
mod scenario;
mod variants;

use super::{Lint, run};
use crate::map::MapDocument;
use crate::project::Project;
use crate::project_edit::ProjectEdit;
use crate::report::{Finding, Report};

/// Returns a project of this map with the default rules: six entry areas of eight hexes.
fn project(map: MapDocument) -> Project {
    Project::of_map(map)
}

fn report(map: &MapDocument) -> Report {
    run(&project(map.clone()))
}

/// Returns the map as painted with a finding fixed.
fn mended(map: &MapDocument, finding: &Finding) -> MapDocument {
    let mut project = project(map.clone());
    let fix = finding.fix.as_ref().expect("a fix");
    ProjectEdit::apply_all(&fix.edits, &mut project).expect("the fix fits");
    project.base_map().clone()
}

#[test]
fn lints_are_named_after_the_bad_pattern_and_their_messages_after_them() {
    let mut names: Vec<&str> = super::LINTS.iter().map(|lint| lint.name).collect();
    for lint in super::LINTS {
        assert!(lint.name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{}", lint.name);
        assert!(!["no-", "must-", "check-", "missing-lint"].iter().any(|start| lint.name.starts_with(start)));
        assert_eq!(lint.message, format!("lint-{}", lint.name));
        assert_eq!(lint.help, format!("lint-{}-help", lint.name));
        assert_eq!(Lint::named(lint.name).map(|lint| lint.name), Some(lint.name));
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), super::LINTS.len());
}
