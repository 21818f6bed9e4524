//! `bexar print`.

use std::fs;
use std::path::Path;

use bexar::cli::Exit;

use super::{Desk, Ran, run};

fn print(what: &str, out: &Path, more: &[&str]) -> Ran {
    let line = ["print", what, "-o", out.to_str().unwrap()].into_iter().chain(more.iter().copied());
    run(line.collect::<Vec<_>>())
}

#[test]
fn a_scenario_becomes_a_file_the_same_every_time() {
    let desk = Desk::new();
    let [one, two] = ["one.pdf", "two.pdf"].map(|name| desk.path(name));
    for out in [&one, &two] {
        let ran = print("mission", out, &["--layout", "duplex", "--shift", "0.5mm,-1mm", "--lang", "fr"]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
        assert!(ran.out.contains("100"), "{}", ran.out);
    }
    let file = fs::read(&one).unwrap();
    assert!(file.starts_with(b"%PDF-") && file == fs::read(&two).unwrap());
    // A later run overwrites it.
    assert_eq!(print("mission", &one, &["--low-ink", "--paper", "letter"]).exit, Exit::Fine);
    assert!(fs::read(&one).unwrap() != file);
}

#[test]
fn a_map_alone_has_the_sheets_of_a_map() {
    let desk = Desk::new();
    let map = desk.put("fort.map.ron", bexar::files::bundled("mission.map.ron").unwrap());
    let out = desk.path("fort.pdf");
    let map = map.to_str().unwrap();
    assert_eq!(print(map, &out, &["--hex", "16mm", "--levels", "all"]).exit, Exit::Fine);
    let ran = print(map, &desk.path("none.pdf"), &["--only", "counters,charts"]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("none of these sheets") && !desk.names().contains(&"none.pdf".to_owned()), "{}", ran.err);
}

#[test]
fn errata_come_with_a_correction_and_variants_with_their_rules() {
    let desk = Desk::new();
    let out = desk.path("errata.pdf");
    assert_eq!(print("alamo", &out, &["--only", "errata"]).exit, Exit::Trouble);
    assert_eq!(print("alamo", &out, &["--only", "errata", "--corrections"]).exit, Exit::Fine);
    assert_eq!(print("alamo", &out, &["--only", "rules,markers", "--variant", "ladders"]).exit, Exit::Fine);
    assert_eq!(print("alamo", &out, &["--only", "rules", "--variant", "ladder"]).exit, Exit::Trouble);
}

#[test]
fn what_makes_no_sense_is_refused_and_nothing_is_written() {
    let desk = Desk::new();
    let wrong: [(&[&str], &str); 6] = [
        (&["--hex", "1mm"], "5/8in"),
        (&["--counter", "half"], "1/2in"),
        (&["--shift", "1mm"], "0.5mm,-1mm"),
        (&["--paper", "a5"], "letter"),
        (&["--only", "map", "--without", "map"], "--without"),
        (&["--only", "maps"], "map"),
    ];
    for (more, told) in wrong {
        let ran = print("mission", &desk.path("out.pdf"), more);
        assert_eq!(ran.exit, Exit::Trouble, "{more:?}");
        assert!(ran.err.contains(told), "{more:?}: {}", ran.err);
    }
    let ran = print("mission", &desk.path("out.png"), &[]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains(".pdf"), "{}", ran.err);
    // A document with the wrong extension is not overwritten.
    let own = desk.put("own.pdf", bexar::files::bundled("mission.map.ron").unwrap());
    assert_eq!(print("mission", &own, &[]).exit, Exit::Trouble);
    assert_eq!(print("alamo", &desk.path("out.pdf"), &["--hex", "60mm"]).exit, Exit::Fine);
    assert_eq!(desk.names(), ["out.pdf", "own.pdf"]);
}
