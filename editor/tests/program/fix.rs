//! `bexar fix`.

use std::fs;

use bexar::cli::Exit;
use rules::fingerprint::Fingerprint;
use rules::map::MapDocument;
use rules::scenario::Scenario;
use rules::text;

use super::{Desk, alamo_with_clear, run};

/// Returns the Alamo with an allowance that nothing needs.
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
    assert!(ran.out.contains("nothing to fix") && ran.out.contains("1 problem left"), "{}", ran.out);
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

/// Writes the Alamo scenario with a comment, pinned to `map`, and next to it the map `beside`; returns both paths.
fn pinned_to(desk: &Desk, map: &str, beside: &str) -> [std::path::PathBuf; 2] {
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let scenario: Scenario = text::read(scenario).unwrap();
    let map_fingerprint = Fingerprint::of(&text::read::<MapDocument>(map).unwrap());
    let scenario = text::write(&Scenario { map: "own.map.ron".to_owned(), map_fingerprint, ..scenario });
    let scenario = scenario.replacen("map: \"own.map.ron\",", "map: \"own.map.ron\", // ours", 1);
    [desk.put("own.scenario.ron", scenario), desk.put("own.map.ron", beside)]
}

#[test]
fn a_scenario_follows_its_map_when_that_is_mended() {
    let desk = Desk::new();
    let [home, map] = pinned_to(&desk, &with_idle_allowance(), &with_idle_allowance());
    let ran = run(["fix".as_ref(), home.as_os_str(), "--dry-run".as_ref()]);
    assert!(ran.exit == Exit::Fine && fs::read_to_string(&map).unwrap() == with_idle_allowance(), "{}", ran.out);
    let ran = run(["fix".as_ref(), home.as_os_str()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    assert_eq!(fs::read_to_string(&map).unwrap(), bexar::files::bundled("alamo.map.ron").unwrap());
    assert_eq!(run(["check".as_ref(), home.as_os_str()]).exit, Exit::Fine);
    let scenario = fs::read_to_string(&home).unwrap();
    let bundled: Scenario = text::read(bexar::files::bundled("alamo.scenario.ron").unwrap()).unwrap();
    assert!(scenario.contains("// ours") && scenario.contains(&bundled.map_fingerprint.to_string()), "{scenario}");
}

#[test]
fn another_map_is_told_and_taken_for_the_right_one_only_when_asked() {
    let desk = Desk::new();
    let [home, map] = pinned_to(&desk, bexar::files::bundled("mission.map.ron").unwrap(), &with_idle_allowance());
    let ran = run(["check".as_ref(), home.as_os_str()]);
    assert_eq!(ran.exit, Exit::Findings);
    assert!(ran.out.contains("other-map") && ran.out.contains("map_fingerprint"), "{}", ran.out);
    // The map is fixed; whether it is the right one is a separate question.
    let ran = run(["fix".as_ref(), home.as_os_str()]);
    assert!(ran.exit == Exit::Findings && ran.out.contains("1 problem left"), "{}", ran.out);
    assert_eq!(fs::read_to_string(&map).unwrap(), bexar::files::bundled("alamo.map.ron").unwrap());
    fs::write(&map, with_idle_allowance()).unwrap();
    let ran = run(["fix".as_ref(), home.as_os_str(), "--suggestions".as_ref(), "--despite-comments".as_ref()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    assert_eq!(run(["check".as_ref(), home.as_os_str()]).exit, Exit::Fine, "the map as it is mended");
}

#[test]
fn what_the_choice_of_another_document_explains_is_one_finding_and_nothing_is_deleted() {
    use bexar::files::{Bundled, bundled_names};
    use rules::lint::{fix_all, run};
    use rules::project::Project;
    use rules::report::{FixKind, Severity};

    let all: Vec<Project> =
        bundled_names("scenario.ron").into_iter().map(|name| Project::load(&Bundled, name).unwrap()).collect();
    for (own, other) in all.iter().flat_map(|own| all.iter().map(move |other| (own, other))) {
        if own.rulebook.system == other.rulebook.system {
            continue;
        }
        let mut project = own.clone();
        project.counters = other.counters.clone();
        let whose = format!("{} with {}", own.scenario.title.en, other.counters.title.en);
        let errors = run(&project).findings;
        let errors: Vec<_> = errors.iter().filter(|own| own.severity == Severity::Error).map(|own| own.lint).collect();
        assert_eq!(errors, ["foreign-counter-mix"], "{whose}");
        fix_all(&mut project, FixKind::YourChoice, true);
        assert_eq!(project.counters, other.counters, "{whose}");
        assert_eq!(project.scenario.setup, own.scenario.setup, "{whose}");
    }
    // Counters of another scenario of the same game are one finding too.
    let [mission, alamo] = ["mission", "alamo"].map(|name| Project::load(&Bundled, name).unwrap());
    let mut project = mission.clone();
    project.counters = alamo.counters;
    let unknown: Vec<_> = run(&project).findings_of("unknown-counter").map(|own| own.place.to_string()).collect();
    assert_eq!(unknown, ["field counters"]);
    fix_all(&mut project, FixKind::YourChoice, true);
    assert_eq!(project.scenario.setup, mission.scenario.setup);
}
