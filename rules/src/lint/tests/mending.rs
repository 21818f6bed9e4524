//! What safe fixes leave behind: nothing new, and nothing that undo does not bring back.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{broken, project};
use crate::edit::{ProjectEdit, canonical};
use crate::fixture::Data;
use crate::lint::{FixKind, Lint, Report, mend, run, run_with_notes};
use crate::map::{Ground, HexEntry, MapDocument};
use crate::project::Shelf;
use crate::text;

/// What is found and where, without the lints that wait until nothing is an error any more.
fn found(report: &Report) -> BTreeSet<(&'static str, String)> {
    let waits = |name: &str| Lint::named(name).is_none_or(Lint::is_playable);
    let authored = report.findings.iter().filter(|finding| !waits(finding.lint));
    authored.map(|finding| (finding.lint, format!("{:?}", finding.place))).collect()
}

/// The map with everything that has twins written twice, so that there is something safe to mend.
fn doubled(mut map: MapDocument, every: usize) -> MapDocument {
    fn double<T: Clone>(list: &mut Vec<T>, every: usize) {
        let twins: Vec<T> = list.iter().step_by(every).cloned().collect();
        list.extend(twins);
    }
    double(&mut map.hexes, every);
    double(&mut map.hexsides, every);
    double(&mut map.rooms, every);
    double(&mut map.entry_areas, every);
    double(&mut map.gun_sites, every);
    map.hexes.iter_mut().step_by(every).for_each(|entry| double(&mut entry.levels, every));
    map.rooms.iter_mut().for_each(|room| double(&mut room.spots, every));
    canonical(map)
}

proptest! {
    #[test]
    fn a_safe_fix_leaves_nothing_new_and_undo_restores_the_text(map in broken::map(), every in 1_usize..9) {
        let mut project = project(doubled(map, every));
        let before = run_with_notes(&project);
        let text = text::write(&project.map);
        for finding in &before.findings {
            let Some(fix) = finding.fix.as_ref().filter(|fix| fix.kind == FixKind::Safe) else { continue };
            let undo = ProjectEdit::apply_all(&fix.edits, &mut project).expect("a fix fits");
            prop_assert_ne!(&text::write(&project.map), &text);
            let (was, is) = (found(&before), found(&run_with_notes(&project)));
            prop_assert!(is.is_subset(&was), "{finding:?}: {:?}", is.difference(&was));
            ProjectEdit::apply_all(&undo, &mut project).expect("what is done can be undone");
            prop_assert_eq!(&text::write(&project.map), &text);
        }
    }
}

#[test]
fn many_findings_of_one_lint_are_mended_together_and_taken_back() {
    let whole = text::read::<MapDocument>(&Data.read("alamo", "map.ron").unwrap()).unwrap();
    let mut broken = doubled(whole.clone(), 1);
    // Two of them cannot be mended: only the designer knows which was meant.
    let other = |entry: &mut HexEntry| entry.ground = Ground::Outside;
    broken.hexes.iter_mut().step_by(200).take(2).for_each(other);
    let before = canonical(broken);
    let mut project = project(before.clone());
    let findings = run(&project).of("doubled-entry").count();
    assert!(findings > 300, "{findings}");
    let mending = mend(&mut project, FixKind::Safe, false);
    assert_eq!(mending.left.of("doubled-entry").count(), 2);
    assert_eq!(mending.done.iter().filter(|own| own.finding.lint == "doubled-entry").count(), findings - 2);
    assert_eq!(project.map.hexes.len(), whole.hexes.len() + 2);
    ProjectEdit::apply_all(&mending.undo(), &mut project).expect("what is done can be undone");
    assert_eq!(text::write(&project.map), text::write(&before));
}
