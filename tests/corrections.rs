//! Corrections on top of one another: switched on and off, refused by name, merged into one.

use bexar::files::{Bundled, bundled};
use rules::correction::{Citation, Correction};
use rules::edit::{Prefer, merge, paint_hex, paint_hexside};
use rules::hexside::Layer;
use rules::lint;
use rules::map::{Ground, HexsideKind, MapDocument};
use rules::project::{LoadError, PictureFault, Project, Shelf, load};
use rules::provenance::Provenance;
use rules::scenario::{CorrectionUse, Scenario};
use rules::text;
use rules::words::Words;

fn alamo() -> MapDocument {
    text::read(bundled("alamo.map.ron").expect("the Alamo is bundled")).expect("the Alamo can be read")
}

fn palisade() -> Correction {
    load(&Bundled, "palisade").expect("the correction is bundled")
}

/// Returns the correction recorded from the changes that `hand` makes to a map.
fn recorded(base: &MapDocument, title: &str, hand: impl FnOnce(&mut MapDocument)) -> Correction {
    let mut now = base.clone();
    hand(&mut now);
    Correction::record(base, &now, Citation::new(Words::new(title, title), Provenance::Cited(title.to_owned())))
}

fn paint(map: &mut MapDocument, side: &str, kind: HexsideKind) {
    let side = side.parse().expect("a hexside");
    let edit = paint_hexside(map, side, &[Layer::Ground], kind, &Provenance::by_hand());
    edit.apply(map).expect("a fresh edit fits");
}

/// Returns a correction that adds a gate to the corrected palisade.
fn gate() -> Correction {
    let mut base = alamo();
    palisade().apply(&mut base).expect("the palisade fits");
    recorded(&base, "gate", |map| paint(map, "1304/1305", HexsideKind::Doorway))
}

/// Returns a correction far from the palisade.
fn yard() -> Correction {
    recorded(&alamo(), "yard", |map| {
        let edit = paint_hex(map, "0101".parse().expect("a hex"), Ground::Yard, &Provenance::by_hand());
        edit.apply(map).expect("a fresh edit fits");
    })
}

/// The bundled documents and two more corrections.
struct Desk;

impl Shelf for Desk {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        match name {
            "gate.correction.ron" => Ok(text::write(&gate())),
            "yard.correction.ron" => Ok(text::write(&yard())),
            _ => Bundled.read(name, extension),
        }
    }

    fn has(&self, name: &str) -> bool {
        Bundled.has(name)
    }

    fn picture_fault(&self, name: &str) -> Option<PictureFault> {
        Bundled.picture_fault(name)
    }
}

/// Returns the Alamo with three corrections, the second on top of the first.
fn project() -> Project {
    let mut scenario: Scenario = load(&Bundled, "alamo").expect("the scenario is bundled");
    scenario.corrections = ["palisade", "gate.correction.ron", "yard.correction.ron"]
        .map(|name| CorrectionUse { document: name.to_owned(), on: true })
        .to_vec();
    Project::from_scenario(&Desk, scenario).expect("all parts load")
}

fn switch(project: &mut Project, at: usize, on: bool) {
    project.corrections[at].on = on;
    project.correct();
}

/// Returns the kind of the gate's hexside, and the ground of the yard's hex.
fn seen(project: &Project) -> (HexsideKind, Ground) {
    let kind = project.map.kind("1304/1305".parse().expect("a hexside"), Layer::Ground);
    (kind, project.map.ground("0101".parse().expect("a hex")))
}

#[test]
fn each_correction_lies_over_those_before_it() {
    let mut project = project();
    assert!(project.corrections.iter().all(|correction| correction.conflict.is_none()));
    assert_eq!(seen(&project), (HexsideKind::Doorway, Ground::Yard));
    let all = project.map.clone();
    switch(&mut project, 1, false);
    assert_eq!(seen(&project), (HexsideKind::HighPalisade, Ground::Yard));
    switch(&mut project, 1, true);
    assert_eq!(project.map, all);
}

#[test]
fn only_what_does_not_fit_is_refused_and_it_is_named() {
    let mut project = project();
    switch(&mut project, 0, false);
    let refused: Vec<_> = project.corrections.iter().filter(|own| own.conflict.is_some()).collect();
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].name, "gate.correction.ron");
    assert_eq!(refused[0].conflict.as_ref().map(|conflict| conflict.place.as_str()), Some("1304/1305"));
    assert_eq!(seen(&project), (HexsideKind::WoodenWall, Ground::Yard), "the others stand");
    let findings = lint::run(&project).findings;
    let misfits: Vec<_> =
        findings.iter().filter(|own| own.part == rules::project::DocumentRef::Correction(1)).collect();
    assert_eq!(misfits.len(), 1, "{findings:?}");
    switch(&mut project, 1, false);
    assert!(project.corrections.iter().all(|correction| correction.conflict.is_none()));
}

#[test]
fn two_corrections_of_one_map_are_merged_into_one() {
    let base = alamo();
    let corrected = |correction: &Correction| {
        let mut map = base.clone();
        correction.apply(&mut map).expect("the correction fits");
        map
    };
    let merged = merge(&base, &corrected(&palisade()), &corrected(&yard()), Prefer::Ours);
    assert_eq!(merged.conflicts, []);
    let about = Citation::new(Words::new("Both", ""), Provenance::Cited("both".to_owned()));
    let both = Correction::record(&base, &merged.map, about);
    // Each change keeps its own source.
    let mut one_by_one = [palisade().items, yard().items].concat();
    one_by_one.sort_by_key(rules::edit::Edit::place);
    assert_eq!(both.items, one_by_one);
    // Both were made for the same map, so each can also be applied after the other.
    let mut map = corrected(&yard());
    palisade().apply(&mut map).expect("they touch different places");
    assert_eq!(map, merged.map);
}
