//! `bexar pack`.

use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;

use bexar::cli::Exit;
use bexar::files::bundled;
use zip::ZipArchive;

use super::{Desk, Ran, alamo, run};

fn pack(scenario: &Path, out: &Path) -> Ran {
    run(["pack".as_ref(), scenario.as_os_str(), "-o".as_ref(), out.as_os_str()])
}

/// Returns the files of an archive, in order.
fn files(archive: &Path) -> Vec<(String, String)> {
    let mut archive = ZipArchive::new(Cursor::new(fs::read(archive).unwrap())).unwrap();
    (0..archive.len())
        .map(|index| {
            let mut file = archive.by_index(index).unwrap();
            let mut text = String::new();
            file.read_to_string(&mut text).unwrap();
            (file.name().unwrap().into_owned(), text)
        })
        .collect()
}

#[test]
fn a_bundled_scenario_takes_its_parts_along_and_is_played_elsewhere_as_here() {
    for name in ["mission", "alamo"] {
        let desk = Desk::new();
        let out = desk.path("packed.zip");
        let ran = pack(Path::new(name), &out);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{name}");

        let elsewhere = Desk::new();
        let files = files(&out);
        assert!(files.is_sorted(), "{name}");
        for (file, text) in &files {
            elsewhere.put(file, text);
            let original = bundled(file).unwrap();
            assert_eq!(text == original, file != &format!("{name}.scenario.ron"), "{file}");
        }
        let scenario = elsewhere.path(&format!("{name}.scenario.ron"));
        let text = fs::read_to_string(&scenario).unwrap();
        for reference in [format!("{name}.map.ron"), format!("{name}.counters.ron"), format!("{name}.rules.ron")] {
            assert!(
                text.contains(&format!("\"{reference}\"")) && elsewhere.names().contains(&reference),
                "{reference}"
            );
        }
        // Now the neighbouring file counts, not the bundled one.
        fs::write(elsewhere.path(&format!("{name}.map.ron")), "Map(").unwrap();
        let broken = run(["check".as_ref(), scenario.as_os_str()]);
        assert!(broken.err.contains(&format!("{name}.map.ron:1:")), "{}", broken.err);
        fs::write(elsewhere.path(&format!("{name}.map.ron")), bundled(&format!("{name}.map.ron")).unwrap()).unwrap();

        let checked = run(["check".as_ref(), scenario.as_os_str()]);
        assert_eq!(
            (checked.exit, checked.out.as_str(), checked.err.as_str()),
            (Exit::Fine, "", "No problems.\n"),
            "{name}"
        );
        let games =
            |scenario: &Path| run(["playtest".as_ref(), scenario.as_os_str(), "--games".as_ref(), "3".as_ref()]);
        assert_eq!(games(&scenario).out, games(Path::new(name)).out, "{name}");
    }
}

#[test]
fn the_same_documents_give_the_same_bytes_wherever_they_lie() {
    let (here, there) = (Desk::new(), Desk::new());
    let outs = [&here, &there].map(|desk| {
        fs::create_dir(desk.path("maps")).unwrap();
        desk.put("maps/own.map.ron", alamo());
        let scenario = bundled("alamo.scenario.ron").unwrap();
        let own = desk.put("own.scenario.ron", scenario.replace("map: \"alamo\"", "map: \"maps/own.map.ron\""));
        let out = desk.path("own.zip");
        assert_eq!(pack(&own, &out).exit, Exit::Fine);
        out
    });
    assert_eq!(fs::read(&outs[0]).unwrap(), fs::read(&outs[1]).unwrap());
    let names: Vec<_> = files(&outs[0]).into_iter().map(|(name, _)| name).collect();
    let (variants, others): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| name.ends_with(".variant.ron"));
    let expected =
        ["alamo.counters.ron", "alamo.rules.ron", "own.map.ron", "own.scenario.ron", "palisade.correction.ron"];
    assert_eq!(others, expected);
    assert_eq!((variants.len(), variants[0].as_str()), (11, "armory.variant.ron"));
}

#[test]
fn a_packed_scenario_is_packed_again_to_the_same_bytes() {
    let (desk, elsewhere) = (Desk::new(), Desk::new());
    let (once, twice) = (desk.path("once.zip"), desk.path("twice.zip"));
    assert_eq!(pack(Path::new("alamo"), &once).exit, Exit::Fine);
    for (file, text) in files(&once) {
        elsewhere.put(&file, text);
    }
    assert_eq!(pack(&elsewhere.path("alamo.scenario.ron"), &twice).exit, Exit::Fine);
    assert_eq!(fs::read(once).unwrap(), fs::read(twice).unwrap());
}

#[test]
fn a_homebrew_variant_goes_along_without_its_folder() {
    let (desk, elsewhere) = (Desk::new(), Desk::new());
    let scenario = bundled("mission.scenario.ron").unwrap();
    let own = desk.put(
        "own.scenario.ron",
        scenario
            .replace("  counters:", "  variants: [\n    (document: \"homebrew/smoke\", on: true),\n  ],\n  counters:"),
    );
    assert_eq!(pack(&own, &desk.path("own.zip")).exit, Exit::Fine);
    for (file, text) in files(&desk.path("own.zip")) {
        elsewhere.put(&file, text);
    }
    let smoke = fs::read_to_string(elsewhere.path("smoke.variant.ron")).unwrap();
    assert_eq!(Some(smoke.as_str()), bundled("homebrew/smoke.variant.ron"));
    let packed = fs::read_to_string(elsewhere.path("own.scenario.ron")).unwrap();
    assert!(packed.contains("(document: \"smoke.variant.ron\", on: true)"), "{packed}");
    assert_eq!(pack(&elsewhere.path("own.scenario.ron"), &elsewhere.path("again.zip")).exit, Exit::Fine);
}

#[test]
fn nothing_is_written_when_a_part_is_missing_or_what_is_named_is_no_scenario() {
    let desk = Desk::new();
    let scenario = bundled("mission.scenario.ron").unwrap();
    let gone = desk.put("gone.scenario.ron", scenario.replace("map: \"mission\"", "map: \"gone.map.ron\""));
    for (scenario, out, words) in [
        (gone.as_path(), "out.zip", "gone.map.ron"),
        (Path::new("mission.map.ron"), "out.zip", "Scenario document"),
        (Path::new("mission"), "out.tar", ".zip"),
        (Path::new("mission"), "no-such-folder/out.zip", "could not be written"),
    ] {
        let ran = pack(scenario, &desk.path(out));
        assert_eq!((ran.exit, ran.out.as_str(), ran.err.lines().count()), (Exit::Trouble, "", 1), "{}", ran.err);
        assert!(ran.err.contains(words), "{}", ran.err);
    }
    assert_eq!(desk.names(), ["gone.scenario.ron"]);
}

#[test]
fn the_scan_behind_the_map_goes_along_and_lies_beside_it() {
    let desk = Desk::new();
    fs::create_dir(desk.path("maps")).unwrap();
    let scanned = |file: &str| {
        let map = bundled("mission.map.ron").unwrap();
        map.replacen("  grid: (", &format!("  scan: (\n    file: \"{file}\",\n  ),\n  grid: ("), 1)
    };
    desk.put("maps/own.map.ron", scanned("../the scan.png"));
    let scenario = bundled("mission.scenario.ron").unwrap().replace("map: \"mission\"", "map: \"maps/own.map.ron\"");
    let own = desk.put("own.scenario.ron", scenario);
    let out = desk.path("own.zip");
    let ran = pack(&own, &out);
    assert_eq!((ran.exit, ran.err.contains("the scan.png")), (Exit::Trouble, true), "{}", ran.err);
    assert!(!out.exists());
    // No other file that a map may name is passed on.
    desk.put("the scan.png", "a secret");
    let ran = pack(&own, &out);
    assert_eq!((ran.exit, ran.err.contains("the scan.png")), (Exit::Trouble, true), "{}", ran.err);
    assert!(!out.exists());
    let drawn = run(["render", "mission", "--hex-size", "4", "-o", desk.path("the scan.png").to_str().unwrap()]);
    assert_eq!(drawn.exit, Exit::Trouble, "a file that is no picture is not replaced by one");
    fs::remove_file(desk.path("the scan.png")).unwrap();
    let drawn = run(["render", "mission", "--hex-size", "4", "-o", desk.path("the scan.png").to_str().unwrap()]);
    assert_eq!(drawn.exit, Exit::Fine, "{}", drawn.err);
    let ran = pack(&own, &out);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let mut archive = ZipArchive::new(Cursor::new(fs::read(&out).unwrap())).unwrap();
    let mut bytes_of = |name: &str| {
        let mut bytes = Vec::new();
        archive.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
        bytes
    };
    assert_eq!(bytes_of("the-scan.png"), fs::read(desk.path("the scan.png")).unwrap());
    assert_eq!(String::from_utf8(bytes_of("own.map.ron")).unwrap(), scanned("the-scan.png"));
}

#[test]
fn what_lies_outside_the_folder_of_the_scenario_is_named() {
    let desk = Desk::new();
    fs::create_dir(desk.path("mine")).unwrap();
    desk.put("own.map.ron", bundled("mission.map.ron").unwrap());
    let scenario = bundled("mission.scenario.ron").unwrap();
    let own = desk.put("mine/own.scenario.ron", scenario.replace("map: \"mission\"", "map: \"../own.map.ron\""));
    let ran = pack(&own, &desk.path("own.zip"));
    assert_eq!((ran.exit, ran.err.lines().count()), (Exit::Fine, 1), "{}", ran.err);
    assert!(ran.err.contains("own.map.ron") && ran.err.contains("outside"), "{}", ran.err);
}
