//! The Alamo: closed as drawn, and the findings when it is not.

use std::sync::Arc;

use super::{mended, project, report};
use crate::correction::Correction;
use crate::edit::paint_hexside;
use crate::fixture;
use crate::hexside::{Hexside, Layer};
use crate::lint::run;
use crate::map::{HexsideKind, MapDocument, Region};
use crate::place::Place;
use crate::project::LoadedCorrection;
use crate::provenance::Provenance;
use crate::report::{Finding, Severity};
use crate::text;

fn alamo() -> MapDocument {
    text::read(include_str!("../../../../data/maps/alamo.map.ron")).unwrap()
}

fn side(text: &str) -> Hexside {
    text.parse().unwrap()
}

/// Returns the Alamo with these hexsides painted on these layers.
fn painted(sides: &str, layers: &[Layer], kind: HexsideKind) -> MapDocument {
    let mut map = alamo();
    for text in sides.split(' ') {
        let edit = paint_hexside(&map, side(text), layers, kind, &Provenance::default());
        edit.apply(&mut map).unwrap();
    }
    map
}

fn opened(sides: &str, layers: &[Layer]) -> MapDocument {
    painted(sides, layers, HexsideKind::Clear)
}

/// Returns the hexsides each finding names; every finding must be a leak.
#[track_caller]
fn leaks(map: &MapDocument) -> Vec<String> {
    let report = report(map);
    let sides = |finding: &Arc<Finding>| match &finding.place {
        Place::Hexside(at) => at.side.to_string(),
        Place::Hexsides(sides) => sides.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        other => panic!("a leak at {other:?}"),
    };
    for finding in &report.findings {
        assert_eq!((finding.lint, finding.severity), ("leaking-walls", Severity::Warning), "{finding:?}");
    }
    report.findings.iter().map(sides).collect()
}

#[test]
fn nothing_is_found_on_the_alamo() {
    assert_eq!(report(&alamo()).findings, []);
}

#[test]
fn nothing_is_found_with_the_palisade_correction() {
    let palisade = "1304/1305 1204/1305 1204/1205 1105/1205";
    assert_eq!(report(&painted(palisade, &[Layer::Ground], HexsideKind::HighPalisade)).findings, []);
    assert_eq!(leaks(&opened(palisade, &Layer::ALL)), ["1105/1205 1204/1205 1204/1305 1304/1305"]);
}

#[test]
fn an_opened_hexside_is_named_and_nothing_else() {
    for layers in [&Layer::ALL[..], &[Layer::Upper], &[Layer::Ground]] {
        assert_eq!(leaks(&opened("1403/1404", layers)), ["1403/1404"], "{layers:?}");
    }
    // A single open layer is named.
    let upper = report(&opened("1403/1404", &[Layer::Upper]));
    assert_eq!(upper.findings[0].place, Place::Hexside("1403/1404:upper".parse().unwrap()));
}

#[test]
fn whatever_one_walks_through_is_open_and_whatever_is_climbed_or_shut_is_not() {
    use HexsideKind::{Breach, Clear, DryStreambed, GunRamp};
    for kind in HexsideKind::ALL {
        // A gunslit among roofs or a ramp under them is found too.
        let leaks = report(&painted("1403/1404", &Layer::ALL, kind)).findings_of("leaking-walls").count();
        assert_eq!(leaks, usize::from([Clear, DryStreambed, GunRamp, Breach].contains(&kind)), "{kind:?}");
    }
}

#[test]
fn gaps_side_by_side_are_one_leak_and_gaps_apart_are_two() {
    assert_eq!(leaks(&opened("1304/1404 1403/1404 1404/1504", &Layer::ALL)), ["1304/1404 1403/1404 1404/1504"]);
    assert_eq!(leaks(&opened("1403/1404 0407/0508 0409/0509", &Layer::ALL)), ["0409/0509", "1403/1404"]);
}

#[test]
fn openings_within_the_confines_are_no_leak() {
    let map = alamo();
    for gap in ["1318/1418", "1611/1612"] {
        assert_eq!(map.kind(side(gap), Layer::Ground), HexsideKind::Clear);
    }
    assert_eq!(leaks(&opened("1316/1417 1317/1417 1318/1417", &Layer::ALL)), [""; 0]);
    // But an opening out of the churchyard is a leak.
    assert_eq!(leaks(&opened("1420/1521", &Layer::ALL)), ["1420/1521"]);
}

#[test]
fn a_map_without_confines_leaks_nowhere() {
    let mut map = opened("1403/1404", &Layer::ALL);
    map.regions.retain(|region| region.id != Region::CONFINES);
    let found: Vec<_> = report(&map).findings.iter().map(|finding| finding.lint).collect();
    // The open hexside is then an ordinary step without a wall.
    assert_eq!(found, ["missing-region", "unwalled-room", "bare-level-change"]);
}

#[test]
fn the_fix_continues_the_wall_and_closes_the_leak() {
    for (sides, layers) in [("1403/1404", &Layer::ALL[..]), ("1404/1504", &[Layer::Upper])] {
        let mut map = opened(sides, layers);
        let finding = report(&map).findings.remove(0);
        map = mended(&map, &finding);
        assert_eq!(report(&map).findings, []);
        for layer in Layer::ALL {
            assert_eq!(map.kind(side(sides), layer), alamo().kind(side(sides), layer));
        }
        assert!(map.entries_at(side(sides)).any(|entry| entry.by.words().en == "your choice"));
    }
    // Between the palisade and the long barracks the two sides of the wall differ.
    let corner = report(&opened("1304/1305", &Layer::ALL));
    assert_eq!(corner.findings[0].fix, None);
}

#[test]
fn a_correction_that_does_not_fit_is_named_with_what_it_expects_and_what_it_found() {
    let mut broken = project(opened("1304/1305", &Layer::ALL));
    let high = painted("1304/1305", &[Layer::Ground], HexsideKind::HighPalisade);
    let items = crate::edit::difference(&alamo(), &high);
    let document = Correction { format: 1, items, ..Correction::default() };
    broken.corrections.push(LoadedCorrection { name: "palisade".to_owned(), document, on: true, conflict: None });
    broken.correct();
    let report = run(&broken);
    let finding = report.findings_of("misfitting-correction").next().unwrap();
    assert_eq!(finding.hexes(&broken), ["1304", "1305"].map(|hex| hex.parse().unwrap()));
    insta::assert_debug_snapshot!(finding.message);
    broken.corrections[0].on = false;
    broken.correct();
    assert_eq!(run(&broken).findings_of("misfitting-correction").count(), 0);
}

/// Returns the lint and the place of every finding in the bundled Alamo with these hexsides painted on the upper layer.
fn found(sides: &str, kind: HexsideKind) -> Vec<String> {
    let mut project = fixture::bundled("alamo");
    project.map = painted(sides, &[Layer::Upper], kind);
    run(&project).findings.iter().map(|finding| format!("{} {}", finding.lint, finding.place)).collect()
}

/// The battery of 1516 was towed to 1415 (10.2): whatever bars its way contradicts the rule, and only that.
#[test]
fn a_wall_across_the_tow_that_the_rules_tell_of_is_found() {
    let told = "impossible-tow 1415/1516:upper";
    for kind in HexsideKind::ALL {
        let passes = matches!(kind, HexsideKind::Clear | HexsideKind::GunRamp | HexsideKind::Breach);
        let found = found("1415/1516", kind);
        assert_eq!(found.iter().any(|own| own == told), !passes, "{kind:?}: {found:?}");
    }
    assert!(!found("1416/1516", HexsideKind::InnerWall).iter().any(|own| own.starts_with("impossible-tow")));
}

/// A ramp is there for a gun: one to which no gun comes in one move is found, one beside a gun is not.
#[test]
fn a_ramp_from_a_roof_without_a_gun_is_found() {
    let ramps = |sides: &str| found(sides, HexsideKind::GunRamp).into_iter().find(|own| own.starts_with("ramp-"));
    for roof in ["1308/1407", "1411/1511"] {
        assert_eq!(ramps(roof), Some(format!("ramp-without-gun {roof}:upper")));
    }
    for platform in ["0510/0609", "1121/1122", "1316/1415"] {
        assert_eq!(ramps(platform), None);
    }
}

/// Nothing on the bundled maps and in their charts contradicts the rules they cite.
#[test]
fn the_bundled_documents_quote_their_rules_well() {
    for name in ["alamo", "mission", "presidio"] {
        assert_eq!(run(&fixture::bundled(name)).findings, [], "{name}");
    }
}
