//! Lints on corrections of the palisade.

use std::sync::Arc;

use crate::correction::Correction;
use crate::edit::{Edit, paint_hexside};
use crate::fixture;
use crate::hexside::Layer;
use crate::lint::run_with_notes;
use crate::map::HexsideKind::{self, HighPalisade, OuterWall, StoneWall};
use crate::map::MapDocument;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::{LoadedCorrection, Project};
use crate::provenance::Provenance;
use crate::report::Finding;

/// Returns the edit that paints a hexside of a map.
fn painted(map: &MapDocument, side: &str, layer: Layer, kind: HexsideKind) -> Edit {
    paint_hexside(map, side.parse().unwrap(), &[layer], kind, &Provenance::reconstructed("a test", ""))
}

/// Returns the edit that paints a hexside of the palisade on the unchanged bundled map.
fn item(project: &Project, kind: HexsideKind) -> Edit {
    painted(project.base_map(), "1304/1305", Layer::Ground, kind)
}

/// Returns the findings with these corrections to the Alamo, each on or off.
fn found(corrections: impl FnOnce(&Project) -> Vec<(Vec<Edit>, bool)>) -> Vec<(&'static str, DocumentRef, Place)> {
    let mut project = fixture::alamo();
    project.corrections.clear();
    project.correct();
    let by = Provenance::Cited("a test".to_owned());
    let loaded = corrections(&project).into_iter().enumerate().map(|(number, (items, on))| LoadedCorrection {
        name: number.to_string(),
        document: Correction { format: 1, by: by.clone(), items, ..Correction::default() },
        on,
        conflict: None,
    });
    project.corrections = loaded.collect();
    project.correct();
    let of_corrections = |finding: &Arc<Finding>| matches!(finding.part, DocumentRef::Correction(_));
    let findings = run_with_notes(&project).findings.into_iter().filter(of_corrections);
    findings.map(|finding| (finding.lint, finding.part, finding.place.clone())).collect()
}

fn side() -> Place {
    Place::Hexside("1304/1305".parse().unwrap())
}

#[test]
fn only_who_finds_his_place_changed_by_another_is_at_odds_with_him() {
    let high = |project: &Project| vec![item(project, HighPalisade)];
    let stone = |project: &Project| vec![item(project, StoneWall)];
    let clash = [("clashing-corrections", DocumentRef::Correction(1), side())];
    assert_eq!(found(|project| vec![(high(project), true), (stone(project), true)]), clash);
    assert_eq!(found(|project| vec![(high(project), true), (stone(project), false)]), []);
    assert_eq!(found(|project| vec![(high(project), false), (stone(project), true)]), []);
    // It does not fit without the other either.
    let wrong = |project: &Project| vec![item(project, OuterWall).inverse()];
    let misfit = [("misfitting-correction", DocumentRef::Correction(1), side())];
    assert_eq!(found(|project| vec![(high(project), true), (wrong(project), true)]), misfit);
    let stale = [("stale-correction", DocumentRef::Correction(1), side())];
    assert_eq!(found(|project| vec![(high(project), true), (wrong(project), false)]), stale);
}

#[test]
fn a_correction_may_go_on_from_another() {
    let chain = found(|project| {
        let first = item(project, HighPalisade);
        let mut map = project.base_map().clone();
        first.apply(&mut map).unwrap();
        let second = painted(&map, "1304/1305", Layer::Ground, StoneWall);
        vec![(vec![first], true), (vec![second], true)]
    });
    assert_eq!(chain, []);
}

#[test]
fn an_item_is_the_same_again_or_takes_another_back() {
    let twice = found(|project| vec![(vec![item(project, HighPalisade); 2], true)]);
    assert_eq!(twice, [("doubled-item", DocumentRef::Correction(0), Place::Item(1))]);
    let back = found(|project| {
        let there = item(project, HighPalisade);
        let kept = painted(project.base_map(), "1403/1404", Layer::Upper, StoneWall);
        vec![(vec![there.clone(), kept, there.inverse()], true)]
    });
    assert_eq!(back, [("idle-item", DocumentRef::Correction(0), Place::Item(2))]);
    // If nothing is left of it, that is one finding, not two.
    let idle = found(|project| {
        let there = item(project, HighPalisade);
        vec![(vec![there.clone(), there.inverse()], true)]
    });
    assert_eq!(idle, [("idle-correction", DocumentRef::Correction(0), Place::Document)]);
}

#[test]
fn who_vouches_for_a_wall_makes_no_correction_stale() {
    let mut project = fixture::alamo();
    let mut map = project.base_map().clone();
    for entry in &mut map.hexsides {
        entry.by = Provenance::Cited("8.7".to_owned());
    }
    project.set_base_map(map);
    for on in [false, true] {
        project.corrections[0].on = on;
        project.correct();
        let found = run_with_notes(&project).findings;
        let of_corrections: Vec<_> = found
            .iter()
            .filter(|finding| matches!(finding.part, DocumentRef::Correction(_)))
            .map(|own| own.lint)
            .collect();
        assert_eq!(of_corrections, [""; 0], "on: {on}");
        assert_eq!(project.corrections[0].in_force(), on);
    }
}

#[test]
fn an_item_that_changes_only_its_citation_is_idle() {
    let wall = |project: &Project| {
        let same = project.base_map().kind("1304/1305".parse().unwrap(), Layer::Ground);
        item(project, same)
    };
    let one = found(|project| vec![(vec![wall(project)], true)]);
    assert_eq!(one, [("idle-correction", DocumentRef::Correction(0), Place::Document)]);
    let two = found(|project| {
        let kept = painted(project.base_map(), "1403/1404", Layer::Upper, StoneWall);
        vec![(vec![kept, wall(project)], true)]
    });
    assert_eq!(two, [("idle-item", DocumentRef::Correction(0), Place::Item(1))]);
}

#[test]
fn items_that_contradict_each_other_are_the_fault_of_the_correction_alone() {
    for on in [false, true] {
        let clash = found(|project| vec![(vec![item(project, HighPalisade), item(project, StoneWall)], on)]);
        assert_eq!(clash, [("clashing-items", DocumentRef::Correction(0), Place::Item(1))], "on: {on}");
        let apart = found(|project| {
            vec![(vec![painted(project.base_map(), "1304/1306", Layer::Ground, StoneWall).inverse()], on)]
        });
        assert_eq!(apart, [("misplaced-item", DocumentRef::Correction(0), Place::Item(0))], "on: {on}");
    }
}

#[test]
fn two_names_in_one_hex_are_two_places() {
    let name = |text: &str| {
        Edit::Label(crate::edit::Change {
            was: Vec::new(),
            becomes: vec![crate::map::Label {
                at: "0101".parse().unwrap(),
                text: crate::words::Words::new(text, text),
                turned: 0,
                size: 100,
            }],
        })
    };
    let names = found(|_| vec![(vec![name("Ford"), name("River"), name("Ford")], true)]);
    assert_eq!(names, [("doubled-item", DocumentRef::Correction(0), Place::Item(2))]);
}

#[test]
fn an_allowance_a_correction_makes_idle_is_not_taken_out() {
    let mut project = fixture::alamo();
    let mut map = project.base_map().clone();
    let allowance = |at: &str| crate::allowance::Allowance {
        lint: "leaking-walls".to_owned(),
        at: at.to_owned(),
        reason: crate::words::Words::new("a postern", "une poterne"),
    };
    map.allow = vec![allowance("1305/1304"), allowance("0101/0102")];
    project.set_base_map(map);
    project.corrections[0].on = true;
    project.correct();
    let found = run_with_notes(&project).findings;
    let idle: Vec<_> = found.iter().filter(|finding| finding.lint == "idle-allowance").collect();
    assert_eq!(idle.iter().map(|finding| finding.fix.is_some()).collect::<Vec<_>>(), [true, false], "{idle:?}");
}
