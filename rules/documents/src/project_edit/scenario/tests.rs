//! Variants of a scenario: switched, set, reordered, added and removed, and each of these undone.

use super::*;
use crate::correction::Correction;
use crate::edit::paint_hexside;
use crate::fixture;
use crate::hexside::Layer;
use crate::map::HexsideKind;
use crate::project_edit::{ProjectEdit, describe_project};
use crate::provenance::Provenance;
use crate::variant::Variant;

/// Returns the names of the variants of a project, with a star after those that are on.
fn names(project: &Project) -> Vec<String> {
    let told = |name: &str, on: bool| format!("{name}{}", if on { "*" } else { "" });
    let loaded: Vec<_> = project.variants.iter().map(|own| told(&own.name, own.on)).collect();
    let listed: Vec<_> = project.scenario.variants.iter().map(|own| told(&own.document, own.on)).collect();
    assert_eq!(loaded, listed, "the project follows its scenario");
    loaded
}

/// Applies an edit, checks the result, undoes it, and checks that the project is restored.
fn there_and_back(edit: ScenarioEdit, look: impl Fn(&Project)) {
    let mut project = fixture::alamo();
    let before = project.clone();
    let edit = ProjectEdit::Scenario(edit);
    assert_eq!(describe_project(&edit).len(), 1, "{edit:?}");
    let back = edit.apply(&mut project).unwrap();
    look(&project);
    assert_eq!(back.apply(&mut project).unwrap(), edit);
    assert_eq!(project, before);
}

#[test]
fn variants_are_switched_set_and_put_in_order() {
    let was = fixture::alamo().scenario.variants;
    let mut becomes = was.clone();
    becomes.swap(0, 4);
    becomes[0].on = true;
    becomes[0].params.insert("wait_cost".to_owned(), 2);
    there_and_back(ScenarioEdit::Variants(Swap { was, becomes }), |project| {
        assert_eq!(names(project)[..2], ["ladders*", "extra_guns"]);
        assert_eq!(project.variants[0].params["wait_cost"], 2);
        assert_eq!(project.variants[0].document.id, "ladders", "the document comes along");
    });
}

#[test]
fn a_variant_comes_and_goes_with_its_document() {
    let own = ListedVariant {
        used: VariantUse { document: "mine.variant.ron".to_owned(), on: true, ..VariantUse::default() },
        document: Variant { format: 1, id: "mine".to_owned(), ..Variant::default() },
    };
    let add = Swap { was: None, becomes: Some(own) };
    there_and_back(ScenarioEdit::Variant(1, Box::new(add)), |project| {
        assert_eq!(names(project)[..3], ["intensive_fire", "mine.variant.ron*", "extra_guns"]);
        assert_eq!(project.variants[1].document.id, "mine");
    });
    let alamo = fixture::alamo();
    let first = ListedVariant { used: alamo.variants[0].used(), document: alamo.variants[0].document.clone() };
    let remove = Swap { was: Some(first), becomes: None };
    there_and_back(ScenarioEdit::Variant(0, Box::new(remove)), |project| {
        assert_eq!(names(project)[0], "extra_guns");
    });
}

/// Returns a correction that opens the palisade.
fn gate() -> ListedCorrection {
    let alamo = fixture::alamo();
    let side = "1304/1305".parse().unwrap();
    let by = Provenance::by_hand();
    let item = paint_hexside(alamo.base_map(), side, &[Layer::Ground], HexsideKind::Doorway, &by);
    let document = Correction { format: 1, by, items: vec![item], ..Correction::default() };
    ListedCorrection { used: CorrectionUse { document: "gate.correction.ron".to_owned(), on: true }, document }
}

#[test]
fn a_correction_comes_and_goes_with_its_document_and_the_map_follows() {
    let side = "1304/1305".parse().unwrap();
    let listed = |project: &Project| -> Vec<String> {
        let loaded: Vec<_> = project.corrections.iter().map(|own| own.listed().used).collect();
        assert_eq!(loaded, project.scenario.corrections, "the project follows its scenario");
        loaded.into_iter().map(|own| own.document).collect()
    };
    for (at, names) in [(0, ["gate.correction.ron", "palisade"]), (1, ["palisade", "gate.correction.ron"])] {
        let add = Swap { was: None, becomes: Some(gate()) };
        there_and_back(ScenarioEdit::Correction(at, Box::new(add)), |project| {
            assert_eq!(listed(project), names);
            assert_eq!(project.map.kind(side, Layer::Ground), HexsideKind::Doorway, "it is in force");
            assert_ne!(project.base_map().kind(side, Layer::Ground), HexsideKind::Doorway, "and not painted in");
        });
    }
    let first = fixture::alamo().corrections[0].listed();
    let remove = Swap { was: Some(first.clone()), becomes: None };
    there_and_back(ScenarioEdit::Correction(0, Box::new(remove)), |project| assert!(listed(project).is_empty()));
    let exchange = Swap { was: Some(first), becomes: Some(gate()) };
    there_and_back(ScenarioEdit::Correction(0, Box::new(exchange)), |project| {
        assert_eq!(listed(project), ["gate.correction.ron"]);
    });
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let alamo = fixture::alamo();
    let first = ListedVariant { used: alamo.variants[0].used(), document: alamo.variants[0].document.clone() };
    let strange = vec![VariantUse { document: "nowhere".to_owned(), ..VariantUse::default() }];
    let was = alamo.scenario.variants.clone();
    let other = Variant { id: "other".to_owned(), ..Variant::default() };
    for edit in [
        // It is not loaded.
        ProjectEdit::Scenario(ScenarioEdit::Variants(Swap { was, becomes: strange })),
        // Another variant is at this index.
        ProjectEdit::Scenario(ScenarioEdit::Variant(1, Box::new(Swap { was: Some(first.clone()), becomes: None }))),
        // It is not on the list, and then the index is out of range.
        ProjectEdit::Scenario(ScenarioEdit::Correction(0, Box::new(Swap { was: Some(gate()), becomes: None }))),
        ProjectEdit::Scenario(ScenarioEdit::Correction(9, Box::new(Swap { was: None, becomes: Some(gate()) }))),
        // The list is shorter.
        ProjectEdit::Scenario(ScenarioEdit::Variant(99, Box::new(Swap { was: None, becomes: Some(first) }))),
        ProjectEdit::Variant(0, Box::new(Swap { was: other.clone(), becomes: Variant::default() })),
        ProjectEdit::Variant(99, Box::new(Swap { was: other, becomes: Variant::default() })),
    ] {
        let mut project = fixture::alamo();
        assert!(edit.apply(&mut project).is_err(), "{edit:?}");
        assert_eq!(project, alamo);
    }
}

#[test]
fn a_variant_gets_another_text() {
    let mut project = fixture::alamo();
    let was = project.variants[4].document.clone();
    let becomes = Variant { rules: was.rules[..1].to_vec(), ..was.clone() };
    let edit = ProjectEdit::Variant(4, Box::new(Swap { was: was.clone(), becomes }));
    let back = edit.apply(&mut project).unwrap();
    assert_eq!(project.variants[4].document.rules.len(), 1);
    assert_eq!(edit.place(), "ladders");
    back.apply(&mut project).unwrap();
    assert_eq!(project.variants[4].document, was);
}
