//! Safe fixes cause no new findings, and undo restores everything.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{broken, project};
use crate::edit::canonical;
use crate::fixture::{self, Data};
use crate::lint::{Lint, fix_all, run, run_with_notes};
use crate::map::{Grid, Ground, HexEntry, MapDocument, Members, Region, Storey};
use crate::project::Shelf;
use crate::project_edit::ProjectEdit;
use crate::report::{FixKind, Report};
use crate::spot::Level;
use crate::text;

/// Returns the findings with their places, without the lints that run only when there are no errors.
fn found(report: &Report) -> BTreeSet<(&'static str, String)> {
    let waits = |name: &str| Lint::named(name).is_none_or(Lint::is_playable);
    let authored = report.findings.iter().filter(|finding| !waits(finding.lint));
    authored.map(|finding| (finding.lint, format!("{:?}", finding.place))).collect()
}

/// Returns the map with every nth entry doubled, so that there are safe fixes.
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
    #![proptest_config(ProptestConfig::with_cases(fixture::breadth(64, 128)))]

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
fn a_wall_painted_twice_speaks_once_against_a_region() {
    let map = r#"Map(format: 1, title: (en: "Fort"), by: Painted, grid: (columns: 7, rows: 6),
        regions: [(id: "confines", name: (en: "Confines"), members: hexes(["0606"]), by: Painted)],
        hexsides: [(at: "0606/0706", kind: stone_wall, protects: "0706", by: Painted)])"#;
    let once: MapDocument = text::read(map).unwrap();
    let told = |map: MapDocument| -> BTreeSet<_> {
        let found = found(&run_with_notes(&project(map)));
        found.into_iter().filter(|(lint, _)| ["wrong-sided-wall", "contradicted-region"].contains(lint)).collect()
    };
    let wall = told(once.clone());
    assert_eq!(wall.iter().map(|(lint, _)| *lint).collect::<Vec<_>>(), ["wrong-sided-wall"]);
    assert_eq!(told(doubled(once, 1)), wall);
}

/// Returns the Alamo with a changed map, before and after fixing.
fn mended(kind: FixKind, change: impl FnOnce(&mut MapDocument)) -> [MapDocument; 2] {
    let mut project = fixture::alamo();
    let mut map = project.base_map().clone();
    change(&mut map);
    project.set_base_map(map.clone());
    fix_all(&mut project, kind, false);
    [map, project.base_map().clone()]
}

fn hex<'a>(map: &'a mut MapDocument, at: &str) -> &'a mut HexEntry {
    let at = at.parse().unwrap();
    map.hexes.iter_mut().find(|entry| entry.hex == at).unwrap()
}

fn without(region: &mut Region, at: &str) {
    region.members = region.members.without(at.parse().unwrap());
}

#[test]
fn a_platform_with_an_interior_by_mistake_is_not_turned_into_a_floor_unasked() {
    let [before, after] = mended(FixKind::Safe, |map| hex(map, "0708").levels.insert(0, Storey::new(Level::In, 1)));
    assert_eq!(before, after);
    // If a room also implies an interior, nothing is left to decide.
    let [_, mut after] = mended(FixKind::Safe, |map| hex(map, "1404").ground = Ground::Plaza);
    assert_eq!(hex(&mut after, "1404").ground, Ground::Floor);
}

#[test]
fn no_suggestion_tears_walls_down_around_a_hex_that_has_lost_its_storeys() {
    for at in ["0807", "1404", "1122"] {
        let [before, after] = mended(FixKind::YourChoice, |map| hex(map, at).levels = vec![Storey::PLAIN]);
        assert!(
            after.hexsides.len() >= before.hexsides.len(),
            "{at}: {} of {}",
            after.hexsides.len(),
            before.hexsides.len()
        );
    }
}

#[test]
fn on_a_grid_that_ends_too_soon_suggestions_widen_the_grid_and_delete_nothing() {
    let [before, after] = mended(FixKind::YourChoice, |map| map.grid = Grid { columns: 12, rows: 20 });
    assert_eq!((after.grid.columns, after.grid.rows), (25, 27));
    assert_eq!(MapDocument { grid: before.grid, ..after }, before);
}

#[test]
fn where_a_region_is_wrong_suggestions_leave_the_walls_alone() {
    for region in [Region::CONFINES, Region::INSIDE_WALLS] {
        for at in ["1205", "1420", "1517", "1812", "0719", "1512"] {
            let [before, after] = mended(FixKind::YourChoice, |map| {
                map.regions.iter_mut().filter(|own| own.id == region).for_each(|own| without(own, at));
            });
            assert_eq!(before.hexsides, after.hexsides, "{region} without {at}");
        }
    }
}

#[test]
fn no_suggestion_on_the_bundled_maps_with_a_list_lost_deletes_many_hexsides() {
    let lists: [fn(&mut MapDocument); 5] = [
        |map| map.hexes.clear(),
        |map| map.regions.clear(),
        |map| map.rooms.clear(),
        |map| map.entry_areas.clear(),
        |map| map.regions.iter_mut().for_each(|own| own.members = Members::Hexes(Vec::new())),
    ];
    for (number, lose) in lists.into_iter().enumerate() {
        let [before, after] = mended(FixKind::YourChoice, lose);
        assert!(after.hexsides.len() + 12 >= before.hexsides.len(), "{number}: {} left", after.hexsides.len());
    }
}

#[test]
fn many_findings_of_one_lint_are_mended_together_and_taken_back() {
    let mut whole = text::read::<MapDocument>(&Data.read("alamo", "map.ron").unwrap()).unwrap();
    whole.hexes.truncate(210);
    whole.hexsides.clear();
    let mut broken = doubled(whole.clone(), 1);
    // Two of them cannot be fixed: only the designer knows which was meant.
    let other = |entry: &mut HexEntry| entry.ground = Ground::Outside;
    broken.hexes.iter_mut().step_by(200).take(2).for_each(other);
    let before = canonical(broken);
    let mut project = project(before.clone());
    let findings = run(&project).findings_of("doubled-entry").count();
    assert!(findings > 200, "{findings}");
    let mending = fix_all(&mut project, FixKind::Safe, false);
    assert_eq!(mending.left.findings_of("doubled-entry").count(), 2);
    assert_eq!(mending.done.iter().filter(|own| own.finding.lint == "doubled-entry").count(), findings - 2);
    assert_eq!(project.map.hexes.len(), whole.hexes.len() + 2);
    ProjectEdit::apply_all(&mending.undo(), &mut project).expect("what is done can be undone");
    assert_eq!(text::write(&project.map), text::write(&before));
}
