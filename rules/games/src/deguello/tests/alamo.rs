//! The Alamo as the third game reads it, its order of battle, and players on it.

use crate::board::Board;
use crate::deguello::players::ROSTER;
use crate::deguello::{Game, Passage, PerimeterKind, PieceType, Surface};
use crate::dice::Streams;
use crate::fixture;
use crate::play::{Actor, Game as _};
use crate::player::Seat;
use crate::side::Side;

fn game() -> Game {
    Game::new(&fixture::deguello()).unwrap()
}

#[test]
fn every_spot_lies_in_an_area_that_leads_somewhere() {
    let game = game();
    for spot in game.board().ids() {
        assert!(game.ground.area_of(spot).is_some(), "{} lies in no area", game.board().spot(spot));
    }
    let links = |area: &str| game.ground.links[usize::from(game.find_area(area).unwrap())].len();
    for area in &game.ground.areas {
        // The roofs of the Cuartel can be reached from one another and from the adjacent platform.
        assert!(links(&area.id) > 0, "nothing leads out of {}", area.id);
    }
}

#[test]
fn the_chapel_is_entered_by_its_door_alone() {
    let game = game();
    let ways = |from: &str, to: &str| -> Vec<Passage> {
        let (from, to) = (game.find_area(from).unwrap(), game.find_area(to).unwrap());
        game.ground.links[usize::from(from)].iter().filter(|link| link.to == to).map(|link| link.way).collect()
    };
    // The only way up from its hall to the battery is a ramp.
    assert_eq!(ways("area_chapel_nave", "area_cos"), [Passage::Parapet]);
    let cos = game.find_area("area_cos").unwrap();
    let to_cos = game.ground.links.iter().flatten().filter(|link| link.to == cos).count();
    assert_eq!(to_cos, 1);
    assert!(matches!(ways("area_churchyard_south", "area_chapel_nave")[..], [Passage::Door(_)]));
    let church = ["1818", "1916", "1918", "2016", "2017"];
    for edge in &game.ground.edges {
        let hex = game.board().spot(edge.low).hex.to_string();
        assert!(!edge.scalable || !church.contains(&hex.as_str()), "{hex} can be scaled");
    }
}

#[test]
fn the_roof_of_the_cuartel_is_level_3_and_only_reached_from_a_roof() {
    let game = game();
    let roof = game.find_area("area_cuartel_roof_south").unwrap();
    assert_eq!(game.ground.area(roof).level, 3);
    let from =
        |area: &str| game.ground.links[usize::from(game.find_area(area).unwrap())].iter().any(|link| link.to == roof);
    assert!(from("area_yard_gun") && from("area_cuartel_roof_middle"));
    assert!(!from("area_plaza_3_east") && !from("area_cuartel_f") && !from("area_yard_south_a"));
}

#[test]
fn the_upper_floor_is_reached_by_its_staircase_and_from_its_roof() {
    let game = game();
    let floor = game.find_area("area_cuartel_upper").unwrap();
    assert_eq!((game.ground.area(floor).level, game.ground.area(floor).surface), (2, Surface::Floor));
    let ways: Vec<_> = game.ground.links[usize::from(floor)]
        .iter()
        .map(|link| (game.ground.area(link.to).id.as_str(), link.way))
        .collect();
    let roofs = ["area_cuartel_roof_middle", "area_cuartel_roof_north", "area_cuartel_roof_south"];
    let mut expected = roofs.map(|roof| (roof, Passage::Hatch)).to_vec();
    expected.push(("area_staircase", Passage::Stairs));
    assert_eq!(ways, expected);
    assert!(game.find_spot("1404/upper").is_ok_and(|spot| game.level(spot) == 2));
    // The other games have no such spots.
    let map = fixture::alamo().map;
    let board = Board::new(&map, crate::knapp::charts());
    assert!(map.has_spot("1404/upper".parse().unwrap()) && board.id("1404/upper".parse().unwrap()).is_none());
}

#[test]
fn palisade_and_bastion_are_crossed_and_walls_climbed() {
    let game = game();
    let edge = |side: &str| game.ground.edge(game.find_edge(side).unwrap());
    assert_eq!(edge("1420/1521").made, PerimeterKind::Palisade);
    assert_eq!(edge("1023/1024").made, PerimeterKind::Bastion);
    assert!(edge("0707/0708").scalable && edge("1811/1911").scalable);
}

#[test]
fn the_order_of_battle_is_that_of_the_handbook() {
    let game = game();
    let count = |kinds: &[PieceType]| game.units.iter().filter(|unit| kinds.contains(&game.kind(**unit))).count();
    assert_eq!(count(&[PieceType::Company, PieceType::Zapadores]), 44);
    let of = |group: &str| {
        let companies = game.units.iter().filter(|unit| game.kind(**unit).is_company());
        companies.filter(|unit| game.command_name(game.piece_of(**unit).command) == group).count()
    };
    let columns = ["cos_column", "duque_column", "romero_column", "morales_column", "reserve"];
    assert_eq!(columns.map(of), [10, 10, 12, 3, 9]);
    let duque = game.pieces.iter().filter(|own| game.command_name(own.command) == "duque_column");
    let (ladders, axes) = duque.fold((0, 0), |sum, own| (sum.0 + own.ladders, sum.1 + own.axes));
    assert_eq!((ladders, axes), (10, 2));
    let of_the_gun = |pounds: u8| game.guns.iter().filter(|gun| game.piece_of(**gun).pounds == pounds).count();
    assert_eq!([18, 12, 4].map(of_the_gun), [1, 1, 2]);
}

#[test]
fn players_fight_to_the_end_and_break_no_rule() {
    let game = game();
    for players in [["captain", "captain"], ["recruit", "captain"], ["captain", "recruit"]] {
        let make = |name: &str| (ROSTER.iter().find(|entry| entry.name == name).unwrap().make)();
        let mut seats = players.map(make);
        let mut streams = Streams::new(1836, 0);
        let (mut position, mut events) = (game.start(), Vec::new());
        let mut steps = 0;
        loop {
            let moment = game.moment(&position);
            streams.at(moment.turn, moment.phase.number);
            match game.actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    let roll = streams.roll(game.chance(&position).unwrap());
                    assert!(game.resolve(&mut position, roll, &mut events));
                }
                Actor::Player(side) => {
                    let seat = Seat { game: &game, view: &position, side };
                    let action = seats[usize::from(side == Side::Mexican)].choose(seat, &mut streams);
                    assert_eq!(game.check(&position, action), Ok(()), "{players:?}: {action:?}");
                    game.apply(&mut position, action, &mut events).unwrap();
                }
            }
            steps += 1;
            assert!(steps < Game::MOST_STEPS, "{players:?} do not end");
        }
        assert!(game.outcome(&position).is_some());
    }
}
