//! Tests of renaming.

use super::*;
use crate::fixture;

/// Returns everything in the Alamo that can be renamed.
fn named(project: &Project) -> Vec<(Renamed, String)> {
    let mix = &project.counters;
    let counters = mix.kinds().map(|(id, _)| (Renamed::Counter, id.to_owned()));
    let columns = mix.columns.iter().map(|column| (Renamed::Column, column.id.clone()));
    let rooms = project.map.rooms.iter().map(|room| (Renamed::Room, room.id.clone()));
    let regions = project.map.regions.iter().map(|region| (Renamed::Region, region.id.clone()));
    let asked = |id: &str| is_fixed(id) || [Region::CONFINES, Region::INSIDE_WALLS].contains(&id);
    counters.chain(columns).chain(rooms).chain(regions).filter(|(_, id)| !asked(id)).collect()
}

fn make(project: &mut Project, what: Renamed, from: &str, to: &str) {
    let edits = rename(project, what, from, to).unwrap();
    ProjectEdit::apply_all(&edits, project).unwrap();
}

#[test]
fn there_and_back_is_nowhere() {
    let before = fixture::alamo();
    let mut project = before.clone();
    for (what, id) in named(&before) {
        make(&mut project, what, &id, "zz_new");
        assert_ne!(project, before, "{id}");
        make(&mut project, what, "zz_new", &id);
        assert_eq!(project, before, "{id}");
    }
}

#[test]
fn everything_that_refers_to_a_name_follows() {
    let mut project = fixture::alamo();
    let at = "set-up gun4-2".to_owned();
    let allowance = |at: &str| crate::allowance::Allowance {
        lint: "stacked-set-up".to_owned(),
        at: at.to_owned(),
        reason: crate::words::Words::new("so", ""),
    };
    project.scenario.allow = vec![allowance(&at)];
    make(&mut project, Renamed::Counter, "gun4", "light");
    assert!(project.scenario.setup.iter().all(|line| !line.piece.starts_with("gun4")));
    assert_eq!(project.scenario.setup.iter().filter(|line| line.piece.starts_with("light-")).count(), 4);
    assert_eq!(project.scenario.allow, [allowance("set-up light-2")]);
    make(&mut project, Renamed::Column, "R", "Reserve");
    assert!(project.scenario.plot.iter().any(|line| line.column == "Reserve"));
    assert!(project.counters.units.iter().all(|unit| unit.column != "R"));
    make(&mut project, Renamed::Region, "church", "chapel");
    assert_eq!(project.map.rooms.iter().filter(|room| room.building == "chapel").count(), 4);
}

#[test]
fn corrections_follow_and_stay_in_force() {
    let mut project = fixture::alamo();
    let was: Vec<Room> = project.map.rooms.iter().filter(|room| room.id == "LB5").cloned().collect();
    let becomes = was.iter().map(|room| Room { spots: room.spots[..1].to_vec(), ..room.clone() }).collect();
    project.corrections[0].document.items = vec![Edit::Room(Change { was, becomes })];
    project.corrections[0].on = true;
    project.correct();
    make(&mut project, Renamed::Region, "long_barracks", "convento");
    make(&mut project, Renamed::Room, "LB5", "ward");
    assert!(project.corrections[0].in_force());
    assert!(
        project.map.rooms.iter().any(|room| room.id == "ward" && room.spots.len() == 1 && room.building == "convento")
    );
}

#[test]
fn what_corrections_allow_follows_too() {
    let mut project = fixture::alamo();
    let allowance = |at: &str| crate::allowance::Allowance {
        lint: "single-door".to_owned(),
        at: at.to_owned(),
        reason: crate::words::Words::new("so", ""),
    };
    let item = |at: &str| Edit::Allow(Change { was: Vec::new(), becomes: vec![allowance(at)] });
    project.corrections[0].document.items = vec![item("room LB5"), item("room LB55"), item("region church")];
    project.map.allow = vec![allowance("allowance single-door room LB5"), allowance("ballroom LB5")];
    make(&mut project, Renamed::Room, "LB5", "ward");
    make(&mut project, Renamed::Region, "church", "chapel");
    assert_eq!(project.corrections[0].document.items, [item("room ward"), item("room LB55"), item("region chapel")]);
    let told: Vec<_> = project.map.allow.iter().map(|own| own.at.as_str()).collect();
    assert_eq!(told, ["allowance single-door room ward", "ballroom LB5"]);
}

#[test]
fn a_name_that_is_taken_asked_for_or_unknown_is_refused() {
    let project = fixture::alamo();
    let refused = |what, from, to| rename(&project, what, from, to).unwrap_err();
    assert_eq!(refused(Renamed::Counter, "travis", "crockett"), NotRenamed::Taken);
    assert_eq!(refused(Renamed::Counter, "travis", "gun4-1"), NotRenamed::Taken);
    assert_eq!(refused(Renamed::Counter, "bowie", "jim"), NotRenamed::Asked);
    assert_eq!(refused(Renamed::Column, "1", "R"), NotRenamed::Taken);
    assert_eq!(refused(Renamed::Room, "LB5", "LB6"), NotRenamed::Taken);
    assert_eq!(refused(Renamed::Region, "confines", "zone"), NotRenamed::Asked);
    assert_eq!(refused(Renamed::Region, "church", "plaza"), NotRenamed::Taken);
    assert_eq!(refused(Renamed::Region, "nowhere", "zone"), NotRenamed::Unknown);
    assert_eq!(refused(Renamed::Room, "LB5", " "), NotRenamed::Empty);
    assert_eq!(refused(Renamed::Room, "LB5", "LB 5"), NotRenamed::Malformed);
    assert_eq!(refused(Renamed::Counter, "travis", "t@1404"), NotRenamed::Malformed);
    assert_eq!(rename(&project, Renamed::Room, "LB5", "LB5"), Ok(Vec::new()));
}
