//! The terrain as read from the teaching map.

use crate::deguello::{Game, Passage, PerimeterKind, Surface};
use crate::fixture;
use crate::play::{Game as _, Spoken as _};

fn game() -> Game {
    Game::new(&fixture::guardhouse()).unwrap()
}

#[test]
fn areas_have_the_surface_that_is_painted() {
    let game = game();
    let surface = |id: &str| game.ground.area(game.find_area(id).unwrap()).surface;
    assert_eq!(surface("area_acequia"), Surface::Slow);
    assert_eq!(surface("area_marsh"), Surface::Marsh);
    assert_eq!(surface("area_ruins"), Surface::Slow);
    assert_eq!(surface("area_trench"), Surface::Slow);
    assert_eq!(surface("area_yard_west"), Surface::Clear);
    assert_eq!(surface("area_room_east"), Surface::Room);
    assert_eq!(surface("area_roof_east"), Surface::Roof);
    // The level of a roof is that of its area, whatever other games make of it.
    assert_eq!(game.level(game.find_spot("1008/roof").unwrap()), 3);
    assert_eq!(game.level(game.find_spot("0908/roof").unwrap()), 2);
    assert_eq!(surface("area_parapet_west"), Surface::Parapet);
    // Every spot is in exactly one area.
    assert!(game.board().ids().all(|spot| game.ground.area_of(spot).is_some()));
}

#[test]
fn ways_lead_where_walls_let_them() {
    let game = game();
    let ways = |from: &str, to: &str| -> Vec<Passage> {
        let (from, to) = (game.find_area(from).unwrap(), game.find_area(to).unwrap());
        game.ground.links[usize::from(from)].iter().filter(|link| link.to == to).map(|link| link.way).collect()
    };
    assert_eq!(ways("area_west_near", "area_yard_west"), [Passage::Over]);
    assert_eq!(ways("area_south_near", "area_yard_west"), []);
    assert_eq!(ways("area_north_near", "area_parapet_west"), []);
    assert!(matches!(ways("area_south_near", "area_room_gate")[..], [Passage::Door(_)]));
    assert!(matches!(ways("area_yard_west", "area_room_gate")[..], [Passage::Door(_)]));
    assert_eq!(ways("area_yard_west", "area_roof_gate"), [Passage::Roof]);
    assert_eq!(ways("area_roof_gate", "area_yard_west"), [Passage::Down]);
    assert_eq!(ways("area_yard_east", "area_parapet_east"), [Passage::Parapet]);
    // A piece cannot go from a room up to its roof, and there is no door between the two rooms.
    assert_eq!(ways("area_room_west", "area_roof_west"), []);
    assert_eq!(ways("area_roof_west", "area_roof_east"), [Passage::Roof]);
    assert_eq!(ways("area_room_west", "area_room_east"), []);
}

#[test]
fn the_perimeter_is_what_stands_on_it() {
    let game = game();
    let made = |side: &str| game.ground.edge(game.find_edge(side).unwrap()).made;
    assert_eq!(made("0506/0606"), PerimeterKind::Palisade);
    assert_eq!(made("0709/0710"), PerimeterKind::Gate);
    assert_eq!(made("0704/0705"), PerimeterKind::Wall);
    let edge = |side: &str| game.ground.edge(game.find_edge(side).unwrap());
    assert!(edge("0704/0705").scalable && game.level(edge("0704/0705").top) == 2);
    // Similar stretches of wall are held differently: it depends on which hexes touch the ends of a hexside.
    assert_eq!([edge("0704/0705").beside.len(), edge("0705/0804").beside.len()], [1, 2]);
    assert!(!game.ground.edge(game.find_edge("0506/0606").unwrap()).scalable);
}

/// The guardhouse with what stands on these hexsides taken away.
fn without(sides: &[&str]) -> Game {
    let mut project = fixture::guardhouse();
    let mut map = project.map.clone();
    map.hexsides.retain(|entry| !sides.contains(&entry.at.side.to_string().as_str()));
    project.set_base_map(map);
    project.correct();
    Game::new(&project).unwrap()
}

#[test]
fn where_the_perimeter_has_no_wall_one_goes_in() {
    let game = without(&["0704/0705", "0508/0608", "0510/0609"]);
    let edge = |side: &str| game.ground.edge(game.find_edge(side).unwrap());
    let ways = |from: &str, to: &str| -> Vec<Passage> {
        let (from, to) = (game.find_area(from).unwrap(), game.find_area(to).unwrap());
        game.ground.ways_to(from, to).map(|link| link.way).collect()
    };
    for side in ["0704/0705", "0508/0608", "0510/0609"] {
        assert_eq!(edge(side).made, PerimeterKind::Open, "{side}");
    }
    // Up to a parapet one steps as from a yard, and a ladder still leads there.
    assert_eq!(ways("area_north_near", "area_parapet_west"), [Passage::Parapet]);
    assert!(edge("0704/0705").scalable && !edge("0508/0608").scalable);
    // The rest of the bastion stands.
    assert_eq!(edge("0509/0608").made, PerimeterKind::Bastion);
    assert_eq!(ways("area_west_near", "area_yard_west"), [Passage::Open, Passage::Over]);
    // Whoever stands at the gap touches the perimeter, but no wall.
    let foot = game.find_spot("0508").unwrap();
    assert!(game.ground.touches(foot) && !game.ground.touches_wall(foot));
}

#[test]
fn no_roof_is_reached_from_outside() {
    let game = without(&["0709/0710", "0909/0910"]);
    let (out, roof) = (game.find_area("area_south_near").unwrap(), game.find_area("area_roof_west").unwrap());
    assert_eq!(game.ground.ways_to(out, roof).count(), 0);
    assert!(game.ground.edge(game.find_edge("0909/0910").unwrap()).scalable, "a ladder leads up");
}

#[test]
fn nobody_breaches_a_wall_from_abatis() {
    let mut project = fixture::guardhouse();
    let mut map = project.map.clone();
    let felled = map.regions.iter_mut().find(|region| region.id == "felled").unwrap();
    felled.members = crate::map::Members::Hexes(vec!["0704".parse().unwrap()]);
    project.set_base_map(map);
    project.correct();
    let option = crate::rulebook::Setting {
        name: "d.option.abatis".to_owned(),
        value: crate::rulebook::ParameterValue::Flag(true),
        by: crate::provenance::Provenance::default(),
    };
    project.rulebook.parameters.retain(|own| own.name != option.name);
    project.rulebook.parameters.push(option);
    let game = Game::new(&project).unwrap();
    let mut position = game.start();
    for text in [
        "begin deguello_mexican_action",
        "put toluca_flecha-1 0704",
        "put amador 0704",
        "carry toluca_flecha-1 1 0",
        "active toluca_flecha-1",
    ] {
        let amend = game.read_amend(text).unwrap();
        game.amend(&mut position, amend).unwrap();
    }
    let emplace = game.read_action("emplace toluca_flecha-1 0704/0705").unwrap();
    assert_eq!(game.check(&position, emplace).unwrap_err().atom.to_string(), "D7.21.a");
}
