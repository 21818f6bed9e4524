//! `bexar diff`.

use bexar::cli::Exit;

use super::{Desk, alamo_with_clear, run};

#[test]
fn a_map_does_not_differ_from_itself() {
    let ran = run(["diff", "alamo", "alamo.scenario.ron"]);
    assert_eq!((ran.exit, ran.out.as_str(), ran.err.as_str()), (Exit::Fine, "", ""));
}

#[test]
fn the_correction_reads_as_an_errata_list_with_its_citation() {
    let ran = run(["diff", "alamo", "palisade"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""));
    insta::assert_snapshot!(ran.out);
    let french = run(["diff", "alamo", "palisade", "--lang", "fr"]);
    insta::assert_snapshot!(french.out);
}

#[test]
fn what_a_correction_makes_of_a_map_reads_like_the_correction() {
    let desk = Desk::new();
    let out = desk.path("corrected.map.ron");
    run(["apply".as_ref(), "palisade".as_ref(), "alamo".as_ref(), "-o".as_ref(), out.as_os_str()]);
    let maps = run(["diff".as_ref(), "alamo".as_ref(), out.as_os_str()]);
    let correction = run(["diff", "alamo", "palisade"]);
    assert_eq!(maps.exit, Exit::Findings);
    assert!(correction.out.ends_with(&maps.out), "{}\n{}", correction.out, maps.out);
}

#[test]
fn a_hexside_made_clear_is_one_change() {
    let desk = Desk::new();
    let hole = desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let ran = run(["diff".as_ref(), "alamo".as_ref(), hole.as_os_str()]);
    assert_eq!(ran.exit, Exit::Findings);
    assert!(ran.out.contains("1403/1404") && ran.out.ends_with("1 change\n"), "{}", ran.out);
}

#[test]
fn a_correction_needs_a_map_it_fits() {
    let desk = Desk::new();
    let out = desk.path("corrected.map.ron");
    run(["apply".as_ref(), "palisade".as_ref(), "alamo".as_ref(), "-o".as_ref(), out.as_os_str()]);
    let again = run(["diff".as_ref(), out.as_os_str(), "palisade".as_ref()]);
    assert_eq!(again.exit, Exit::Trouble);
    assert!(again.err.contains("palisade.correction.ron: ") && again.err.contains("1105/1205"), "{}", again.err);
    let first = run(["diff", "palisade.correction.ron", "alamo"]);
    assert_eq!(first.exit, Exit::Trouble);
    assert!(first.err.contains("Map document"), "{}", first.err);
}
