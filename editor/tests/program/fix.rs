//! `bexar fix`.

use std::fs;

use bexar::cli::Exit;

use super::{Desk, alamo_with_clear, run};

/// The Alamo with an allowance that nothing needs.
fn with_idle_allowance() -> String {
    let map = bexar::files::bundled("alamo.map.ron").unwrap();
    let allowance = "(lint: \"leaking-walls\", at: \"1403/1404\", reason: (en: \"a postern\", fr: \"une poterne\")),";
    map.replacen("  grid:", &format!("  allow: [\n    {allowance}\n  ],\n  grid:"), 1)
}

#[test]
fn what_leaves_nothing_to_decide_is_mended() {
    let desk = Desk::new();
    let map = desk.put("fort.map.ron", with_idle_allowance());
    assert_eq!(run(["check".as_ref(), map.as_os_str()]).exit, Exit::Findings);
    let dry = run(["fix".as_ref(), map.as_os_str(), "--dry-run".as_ref()]);
    assert_eq!((dry.exit, dry.err.as_str()), (Exit::Fine, ""));
    assert!(dry.out.contains("idle-allowance") && dry.out.contains("would be fixed"), "{}", dry.out);
    assert_eq!(fs::read_to_string(&map).unwrap(), with_idle_allowance());
    let ran = run(["fix".as_ref(), map.as_os_str()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert_eq!(fs::read_to_string(&map).unwrap(), bexar::files::bundled("alamo.map.ron").unwrap());
    assert_eq!(run(["check".as_ref(), map.as_os_str()]).exit, Exit::Fine);
}

#[test]
fn what_is_one_way_among_several_is_mended_only_when_asked() {
    let desk = Desk::new();
    let map = desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let ran = run(["fix".as_ref(), map.as_os_str()]);
    assert_eq!(ran.exit, Exit::Findings);
    assert!(ran.out.contains("nothing to fix") && ran.out.contains("1 left"), "{}", ran.out);
    let ran = run(["fix".as_ref(), map.as_os_str(), "--suggestions".as_ref()]);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.out);
    assert!(ran.out.contains("1403/1404"), "{}", ran.out);
    assert_eq!(run(["check".as_ref(), map.as_os_str()]).exit, Exit::Fine);
}

#[test]
fn a_broken_file_does_not_keep_the_others_from_being_mended() {
    let desk = Desk::new();
    let broken = desk.put("broken.map.ron", "Map(");
    let map = desk.put("fort.map.ron", with_idle_allowance());
    let ran = run(["fix".as_ref(), broken.as_os_str(), map.as_os_str()]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("broken.map.ron") && ran.out.contains("1 problem fixed"), "{}{}", ran.out, ran.err);
    assert_eq!(run(["check".as_ref(), map.as_os_str()]).exit, Exit::Fine);
}
