//! The bundled map and charts agree with the published texts, and every cited entry is backed by a fact.

use std::sync::LazyLock;

use bexar::files::Bundled;
use rules::edit::Edit;
use rules::map::{Ground, MapDocument};
use rules::project::Project;
use rules::text;
use tests::facts::{Evidence, FactSheet};

static SHEET: LazyLock<FactSheet> =
    LazyLock::new(|| text::read(include_str!("facts/alamo.facts.ron")).expect("the fact sheet is sound"));

fn project() -> Project {
    Project::load(&Bundled, "alamo").expect("the bundled scenario loads")
}

fn failures(project: &Project) -> Vec<String> {
    SHEET.failures(&Evidence::new(project)).map(|failure| failure.to_string()).collect()
}

/// Whether any fact fails.
fn is_broken(project: &Project) -> bool {
    SHEET.failures(&Evidence::new(project)).next().is_some()
}

/// Whether any fact fails once the map is changed.
fn breaks(project: &Project, change: impl FnOnce(&mut MapDocument)) -> bool {
    let mut changed = project.clone();
    change(&mut changed.map);
    is_broken(&changed)
}

#[test]
fn every_published_fact_holds() {
    let failures = failures(&project());
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn no_claim_is_lost() {
    let mut ids: Vec<_> = SHEET.facts.iter().map(|fact| &fact.id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), SHEET.facts.len(), "two facts of one name");
    assert!(SHEET.facts.iter().all(|fact| !fact.rules.is_empty() && !fact.says.is_empty() && !fact.claims.is_empty()));
    assert_eq!((SHEET.facts.len(), SHEET.claims()), (FACTS, CLAIMS));
}

/// The number of facts on the sheet; a change here means a fact was added or withdrawn.
const FACTS: usize = 78;
/// The number of claims made by the facts.
const CLAIMS: usize = 203;

#[test]
fn cited_hexsides_cannot_change_unnoticed() {
    let project = project();
    let cited = project.map.hexsides.iter().filter(|entry| entry.by.is_cited());
    for entry in cited {
        let broken = breaks(&project, |map| map.hexsides.retain(|other| other != entry));
        assert!(broken, "{} is cited, but no fact misses it", entry.at);
    }
}

#[test]
fn cited_hexes_cannot_change_unnoticed() {
    let project = project();
    for entry in project.map.hexes.iter().filter(|entry| entry.by.is_cited()) {
        let other = if entry.ground == Ground::Outside { Ground::Yard } else { Ground::Outside };
        let paint = rules::edit::paint_hex(&project.map, entry.hex, other, &entry.by);
        let broken = breaks(&project, |map| {
            Edit::apply(&paint, map).expect("the hex is as it was read");
        });
        assert!(broken, "{} is cited, but no fact misses it", entry.hex);
    }
}

#[test]
fn cited_rooms_regions_and_guns_cannot_go_unnoticed() {
    let project = project();
    for room in project.map.rooms.iter().filter(|room| room.by.is_cited()) {
        assert!(breaks(&project, |map| map.rooms.retain(|other| other != room)), "room {}", room.id);
    }
    for region in project.map.regions.iter().filter(|region| region.by.is_cited()) {
        assert!(breaks(&project, |map| map.regions.retain(|other| other != region)), "region {}", region.id);
    }
    for site in project.map.gun_sites.iter().filter(|site| site.by.is_cited()) {
        assert!(breaks(&project, |map| map.gun_sites.retain(|other| other != site)), "gun site {}", site.at);
    }
}

#[test]
fn cited_chart_lines_cannot_change_unnoticed() {
    let project = project();
    for index in 0..project.rulebook.terrain.len() {
        if !project.rulebook.terrain[index].by.is_cited() {
            continue;
        }
        for field in 0..5 {
            let mut changed = project.clone();
            let line = &mut changed.rulebook.terrain[index];
            match field {
                0 => line.cost = line.cost.map_or(Some(1), |cost| Some(cost + 1)),
                1 => line.battery = !line.battery,
                2 => line.zoc = !line.zoc,
                3 => line.height = (line.height + 1) % 3,
                _ => line.melee = !line.melee,
            }
            let kind = line.kind.name();
            assert!(is_broken(&changed), "{kind}: field {field} of the chart");
        }
    }
}

#[test]
fn a_failure_names_fact_rule_and_hex() {
    let mut project = project();
    project.map.hexsides.retain(|entry| entry.at.to_string() != "1403/1404:upper");
    let failures = failures(&project);
    assert!(
        failures.iter().any(|line| line.starts_with("H08 (8.3)") && line.contains("1403/1404:upper")),
        "{failures:?}"
    );
}
