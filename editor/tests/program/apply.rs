//! `bexar apply`.

use std::ffi::OsStr;
use std::path::Path;

use bexar::cli::Exit;

use super::{Desk, Ran, alamo, read, run};

fn apply(map: &Path, out: &Path, switches: &[&str]) -> Ran {
    let fixed = ["apply".as_ref(), "palisade".as_ref(), map.as_os_str(), OsStr::new("-o"), out.as_os_str()];
    run(fixed.into_iter().chain(switches.iter().map(OsStr::new)))
}

#[test]
fn the_correction_changes_four_hexsides_and_its_inverse_restores_the_file() {
    let desk = Desk::new();
    let (corrected, restored) = (desk.path("corrected.map.ron"), desk.path("restored.map.ron"));
    let ran = apply(Path::new("alamo"), &corrected, &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));

    let after = read(&corrected);
    let changed: Vec<_> = after.lines().zip(alamo().lines()).filter(|(new, old)| new != old).collect();
    let sides: Vec<_> = changed.iter().map(|(new, _)| new.split('"').nth(1).unwrap()).collect();
    assert_eq!(sides, ["1105/1205:ground", "1204/1205:ground", "1204/1305:ground", "1304/1305:ground"]);
    assert!(changed.iter().all(|(new, old)| new.contains("high_palisade") && old.contains("wooden_wall")));

    assert_eq!(apply(&corrected, &restored, &["--inverse"]).exit, Exit::Fine);
    assert_eq!(read(&restored), alamo());
}

#[test]
fn a_correction_that_does_not_fit_writes_nothing() {
    let desk = Desk::new();
    let out = desk.path("out.map.ron");
    let ran = apply(Path::new("alamo"), &out, &["--inverse"]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert!(ran.err.contains("1304/1305"), "{}", ran.err);
    assert!(desk.names().is_empty(), "{:?}", desk.names());
}

/// A correction over the palisade: one of its hexsides becomes a doorway.
const GATE: &str = r#"Correction(
  format: 1,
  title: (en: "A gate", fr: "Une porte"),
  by: Reconstructed("a test"),
  items: [
    Hexside(was: [(at: "1304/1305:ground", kind: high_palisade, protects: "1305", by: Cited("advanced: terrain correction"))], becomes: [(at: "1304/1305:ground", kind: doorway, by: Reconstructed("a test"))]),
  ],
)
"#;

#[test]
fn several_corrections_are_made_in_order_and_taken_back_in_reverse() {
    let desk = Desk::new();
    let gate = desk.put("gate.correction.ron", GATE);
    let (corrected, restored) = (desk.path("corrected.map.ron"), desk.path("restored.map.ron"));
    let all = |first: &OsStr, second: &OsStr, map: &OsStr, out: &Path, switches: &[&str]| {
        let fixed = ["apply".as_ref(), first, second, map, OsStr::new("-o"), out.as_os_str()];
        run(fixed.into_iter().chain(switches.iter().map(OsStr::new)))
    };
    let (palisade, gate) = (OsStr::new("palisade"), gate.as_os_str());
    let ran = all(palisade, gate, "alamo".as_ref(), &corrected, &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(ran.out.starts_with("5 changes made"), "{}", ran.out);
    assert_eq!(read(&corrected).matches("high_palisade").count(), 3);
    assert_eq!(all(palisade, gate, corrected.as_os_str(), &restored, &["--inverse"]).exit, Exit::Fine);
    assert_eq!(read(&restored), alamo());
    // In the wrong order, the correction that does not fit is named.
    let ran = all(gate, palisade, "alamo".as_ref(), &desk.path("no.map.ron"), &[]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("“A gate”") && ran.err.contains("1304/1305"), "{}", ran.err);
    assert!(!desk.names().contains(&"no.map.ron".to_owned()));
}

#[test]
fn a_target_that_cannot_be_written_is_left_alone() {
    let desk = Desk::new();
    std::fs::create_dir(desk.path("folder")).unwrap();
    for out in [desk.path("folder"), desk.path("no-such-folder/out.map.ron")] {
        let ran = apply(Path::new("alamo"), &out, &[]);
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{}", out.display());
        assert!(ran.err.contains("could not be written"), "{}", ran.err);
    }
    assert_eq!(desk.names(), ["folder"]);
}

#[test]
fn both_documents_are_blamed_at_once() {
    let desk = Desk::new();
    let broken = desk.put("broken.map.ron", "Map(format: 1");
    let ran =
        run(["apply".as_ref(), "no-such".as_ref(), broken.as_os_str(), "-o".as_ref(), desk.path("x").as_os_str()]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("no-such: ") && ran.err.contains("broken.map.ron:1:"), "{}", ran.err);
}
