//! What safe fixes leave behind: nothing new, and nothing that undo does not bring back.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{broken, project};
use crate::edit::{ProjectEdit, canonical};
use crate::lint::{FixKind, Lint, Report, run_with_notes};
use crate::map::MapDocument;
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
