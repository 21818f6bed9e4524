//! Tests that edits of whole projects add no findings.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::fixture;
use crate::lint;
use crate::project::Project;
use crate::project_edit::{Overhang, ProjectEdit, Renamed, Resize, rename, resize};

fn make(project: &mut Project, what: Renamed, from: &str, to: &str) {
    let edits = rename(project, what, from, to).unwrap();
    ProjectEdit::apply_all(&edits, project).unwrap();
}

fn findings(project: &Project) -> BTreeSet<String> {
    let told = |own: &Arc<crate::report::Finding>| {
        format!("{} {:?} {}", own.lint, own.part, own.place).replace("zz_new", "OLD")
    };
    lint::run(project).findings.iter().map(told).collect()
}

#[test]
fn nothing_is_found_that_was_not_found_before() {
    let before = fixture::alamo();
    for (what, id) in [
        (Renamed::Counter, "gun4"),
        (Renamed::Counter, "travis"),
        (Renamed::Column, "R"),
        (Renamed::Room, "LB5"),
        (Renamed::Region, "long_barracks"),
        (Renamed::Region, "church"),
    ] {
        let mut project = before.clone();
        make(&mut project, what, id, "zz_new");
        let told: BTreeSet<String> = findings(&before).iter().map(|own| own.replace(id, "OLD")).collect();
        let new: Vec<String> =
            findings(&project).into_iter().filter(|own| !told.contains(&own.replace(id, "OLD"))).collect();
        assert_eq!(new, Vec::<String>::new(), "{id}");
    }
}

#[test]
fn a_larger_map_has_the_findings_it_had() {
    let mut project = fixture::alamo();
    let before = lint::run(&project).findings.len();
    let edits = resize(&project, Resize { right: 2, bottom: 2, ..Resize::default() }, Overhang::Refuse).unwrap();
    assert_eq!(edits.len(), 1, "nothing moves: {edits:?}");
    ProjectEdit::apply_all(&edits, &mut project).unwrap();
    // Entry areas of the old rim are now inside; nothing else changes.
    let found = lint::run(&project).findings;
    assert!(found.iter().filter(|own| own.severity == crate::report::Severity::Error).count() <= before, "{found:?}");
}
