//! Lints on corrections of the palisade.

use std::sync::Arc;

use crate::correction::Correction;
use crate::edit::{Edit, paint_hexside};
use crate::fixture;
use crate::hexside::Layer;
use crate::lint::{Finding, Part, Place, run_with_notes};
use crate::map::HexsideKind::{self, HighPalisade, OuterWall, StoneWall};
use crate::map::MapDocument;
use crate::project::{LoadedCorrection, Project};
use crate::provenance::Provenance;

/// The edit that paints a hexside of a map.
fn painted(map: &MapDocument, side: &str, layer: Layer, kind: HexsideKind) -> Edit {
    paint_hexside(map, side.parse().unwrap(), &[layer], kind, &Provenance::reconstructed("a test", ""))
}

/// A hexside of the palisade painted on the bundled map, as it is.
fn item(project: &Project, kind: HexsideKind) -> Edit {
    painted(project.base_map(), "1304/1305", Layer::Ground, kind)
}

/// What is found with these corrections over the Alamo, each on or off.
fn found(corrections: impl FnOnce(&Project) -> Vec<(Vec<Edit>, bool)>) -> Vec<(&'static str, Part, Place)> {
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
    let of_corrections = |finding: &Arc<Finding>| matches!(finding.part, Part::Correction(_));
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
    let clash = [("clashing-corrections", Part::Correction(1), side())];
    assert_eq!(found(|project| vec![(high(project), true), (stone(project), true)]), clash);
    assert_eq!(found(|project| vec![(high(project), true), (stone(project), false)]), []);
    assert_eq!(found(|project| vec![(high(project), false), (stone(project), true)]), []);
    // It fits no better without the other.
    let wrong = |project: &Project| vec![item(project, OuterWall).inverse()];
    let misfit = [("misfitting-correction", Part::Correction(1), side())];
    assert_eq!(found(|project| vec![(high(project), true), (wrong(project), true)]), misfit);
    let stale = [("stale-correction", Part::Correction(1), side())];
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
    assert_eq!(twice, [("doubled-item", Part::Correction(0), Place::Item(1))]);
    let back = found(|project| {
        let there = item(project, HighPalisade);
        let kept = painted(project.base_map(), "1403/1404", Layer::Upper, StoneWall);
        vec![(vec![there.clone(), kept, there.inverse()], true)]
    });
    assert_eq!(back, [("idle-item", Part::Correction(0), Place::Item(2))]);
    // Nothing is left of it: that is one finding, not two.
    let idle = found(|project| {
        let there = item(project, HighPalisade);
        vec![(vec![there.clone(), there.inverse()], true)]
    });
    assert_eq!(idle, [("idle-correction", Part::Correction(0), Place::Document)]);
}
