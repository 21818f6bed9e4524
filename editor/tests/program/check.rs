//! `bexar check`.

use bexar::cli::Exit;

use super::{Desk, alamo_with_clear, run};

#[test]
fn the_bundled_documents_have_nothing_to_find() {
    for file in
        ["alamo", "alamo.map.ron", "alamo.counters.ron", "alamo.rules.ron", "mission", "mission.map.ron", "presidio"]
    {
        let ran = run(["check", file, "--deny", "warnings"]);
        assert_eq!((ran.exit, ran.out.as_str(), ran.err.as_str()), (Exit::Fine, "", "No problems.\n"), "{file}");
    }
}

#[test]
fn a_hole_in_the_wall_is_found_and_named() {
    let desk = Desk::new();
    let map = desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let ran = run([Into::into("check"), map.into_os_string()]);
    assert_eq!(ran.exit, Exit::Findings, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("warning[leaking-walls]") && ran.out.contains("hole.map.ron"), "{}", ran.out);
    assert!(ran.out.contains("1403/1404") && ran.out.contains("help: "), "{}", ran.out);
    let last = ran.out.lines().last().unwrap();
    assert!(last.contains("error") && last.contains("warning"), "{last}");
}

#[test]
fn denied_warnings_are_errors() {
    let desk = Desk::new();
    let map = desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let ran = run(["check".as_ref(), map.as_os_str(), "--deny".as_ref(), "warnings".as_ref()]);
    assert_eq!(ran.exit, Exit::Findings);
    assert!(ran.out.contains("error[leaking-walls]") && !ran.out.contains("warning["), "{}", ran.out);
}

#[test]
fn a_scenario_is_checked_with_the_map_beside_it() {
    let desk = Desk::new();
    desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let own = desk.put("own.scenario.ron", scenario.replace("map: \"alamo\"", "map: \"hole.map.ron\""));
    let ran = run([Into::into("check"), own.into_os_string()]);
    assert_eq!(ran.exit, Exit::Findings, "{}", ran.err);
    assert!(ran.out.contains(desk.path("hole.map.ron").to_str().unwrap()), "{}", ran.out);
}

#[test]
fn one_broken_file_does_not_hide_the_others() {
    let desk = Desk::new();
    let broken = desk.put("broken.map.ron", "Map(");
    let hole = desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let ran = run([Into::into("check"), broken.into_os_string(), hole.into_os_string()]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("broken.map.ron:1:"), "{}", ran.err);
    assert!(ran.out.contains("1403/1404"), "{}", ran.out);
}

#[test]
fn json_holds_the_findings_and_the_trouble() {
    let desk = Desk::new();
    let broken = desk.put("broken.map.ron", "Map(format: 9)");
    let hole = desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let ran = run(["check".as_ref(), "--format".as_ref(), "json".as_ref(), broken.as_os_str(), hole.as_os_str()]);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let [first, second] = [&report["files"][0], &report["files"][1]];
    assert_eq!(first["trouble"][0]["line"], 1);
    assert!(first["trouble"][0]["message"].as_str().unwrap().contains("newer"), "{first}");
    let finding = second["findings"].as_array().unwrap().iter().find(|one| one["lint"] == "leaking-walls").unwrap();
    assert_eq!(finding["severity"], "warning");
    assert!(finding["place"].to_string().contains("1403/1404"), "{finding}");
    assert_eq!(report["warnings"], second["findings"].as_array().unwrap().len());
}
