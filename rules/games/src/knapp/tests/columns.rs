//! Columns on their way to the wall, their morale, and their fronts.

use super::yard::Scene;
use crate::knapp::{ColumnOrder, Happening, Stage};
use crate::play::Game as _;

const STARTS: [(&str, &str); 3] = [("6", "north"), ("6", "east"), ("6", "south")];

/// Passes to the next movement of the attackers; every column rolls a six for morale.
#[track_caller]
fn to_movement(scene: &mut Scene) {
    for _ in 0..20 {
        match scene.phase() {
            "knapp_mexican_move" => return,
            "knapp_morale" => scene.roll(&[6]),
            _ => scene.go(&["done"]),
        }
    }
    panic!("no movement in {}", scene.phase());
}

/// The half inches from the leading hex of a column to a foot of the wall in a straight line.
fn away(scene: &Scene, column: usize, foot: &str) -> u16 {
    let own = &scene.position.columns[column];
    scene.game.range(own.head[0], scene.game.find_spot(foot).unwrap()) + u16::from(own.off)
}

#[test]
fn k17_e_a_column_36_away_needs_three_turns_and_checks_three_times() {
    let mut scene = Scene::marching(&STARTS);
    assert_eq!(away(&scene, 0, "1007"), 36);
    for left in [24, 12] {
        to_movement(&mut scene);
        scene.go(&["march 1"]);
        assert_eq!(away(&scene, 0, "1007"), left);
        scene.go(&["done"]);
    }
    to_movement(&mut scene);
    scene.go(&["march 1"]);
    for row in ["02", "03", "04", "05", "06", "07"] {
        scene.go(&[&format!("step command-1 10{row}")]);
    }
    assert_eq!(scene.position.columns[0].stage, Stage::Arrived);
    assert_eq!(scene.count(|what| matches!(what, Happening::Checked { column: 0, .. })), 3);
    // K5.c: the command stand is infantry from here on.
    assert!(scene.position.state(scene.piece("command-1")).is_plain);
    scene.go(&["done"]);
    to_movement(&mut scene);
    assert_eq!(scene.count(|what| matches!(what, Happening::Checked { column: 0, .. })), 3);
}

/// Brings the eastern column to the edge of the ponds in turn 2.
fn before_the_pond(row: &str) -> Scene {
    let mut scene = Scene::marching(&STARTS);
    for _ in 0..2 {
        to_movement(&mut scene);
        scene.go(&["march 2", "done"]);
    }
    to_movement(&mut scene);
    scene.go(&["march 2"]);
    let way: &[&str] = if row == "10" { &["1910", "1810", "1710", "1610"] } else { &["1910", "1809", "1709", "1608"] };
    for spot in way {
        scene.go(&[&format!("step command-2 {spot}")]);
    }
    scene
}

#[test]
fn k17_f_a_bogged_column_loses_its_next_segment() {
    let mut scene = before_the_pond("08");
    assert_eq!(scene.dice().map(|dice| dice.what), Some("dice-knapp-pond"));
    scene.roll(&[5]);
    // The current segment goes on.
    scene.go(&["step command-2 1508", "done"]);
    to_movement(&mut scene);
    assert_eq!(scene.refused("step command-2 1408"), "K7.e");
    scene.go(&["done"]);
    to_movement(&mut scene);
    scene.go(&["step command-2 1408", "step command-2 1308"]);
    assert_eq!(scene.position.columns[1].stage, Stage::Arrived);
    assert_eq!(scene.position.turn, 5);
    let mut scene = before_the_pond("08");
    scene.roll(&[4]);
    scene.go(&["done"]);
    to_movement(&mut scene);
    assert_eq!(scene.refused("step command-2 1508"), "allowed");
}

#[test]
fn the_road_between_the_ponds_needs_no_die() {
    let scene = before_the_pond("10");
    assert!(scene.dice().is_none());
}

#[test]
fn k17_o_a_front_grows_by_two_stands_a_turn() {
    let mut scene = Scene::marching(&STARTS);
    for _ in 0..2 {
        to_movement(&mut scene);
        scene.go(&["march 1", "done"]);
    }
    to_movement(&mut scene);
    scene.go(&["march 1"]);
    for row in ["02", "03", "04", "05", "06", "07"] {
        scene.go(&[&format!("step command-1 10{row}")]);
    }
    assert_eq!(scene.position.columns[0].front.len(), 2);
    let next = |scene: &Scene| scene.position.columns[0].roster[0];
    let own = scene.game.name(next(&scene)).to_owned();
    assert_eq!(scene.refused(&format!("place {own} 0907")), "K7.g");
    scene.go(&["done"]);
    to_movement(&mut scene);
    let mut grown = 0;
    loop {
        let mut legal = Vec::new();
        scene.game.legal(&scene.position, &mut legal);
        let open = legal.iter().copied().find(|action| {
            matches!(action, crate::knapp::Action::Place { at, .. } if !scene.position.columns[0].front.contains(at))
        });
        let Some(action) = open else { break };
        scene.game.apply(&mut scene.position, action, &mut scene.events).unwrap();
        grown += 1;
    }
    assert_eq!((grown, scene.position.columns[0].front.len()), (2, 4));
}

#[test]
fn losses_are_taken_off_the_die_of_a_column() {
    let mut scene = Scene::marching(&STARTS);
    assert_eq!(scene.game.morale_less(&scene.position, 0), 0);
    scene.amend("remove command-1");
    // One of six stands is lost: less than a quarter.
    scene.position.columns[0].lost = 1;
    assert_eq!(scene.game.morale_less(&scene.position, 0), 1);
    scene.position.columns[0].lost = 2;
    assert_eq!(scene.game.morale_less(&scene.position, 0), 2);
    scene.position.columns[0].lost = 3;
    assert_eq!(scene.game.morale_less(&scene.position, 0), 3);
    let sixths = |less: i8| {
        let orders = (1..=6).map(|roll| scene.game.order_of(roll, less));
        let all: Vec<ColumnOrder> = orders.collect();
        [ColumnOrder::Advance, ColumnOrder::Stand, ColumnOrder::Back]
            .map(|order| all.iter().filter(|own| **own == order).count())
    };
    assert_eq!([0, 1, 2, 3].map(sixths), [[5, 1, 0], [4, 2, 0], [3, 2, 1], [2, 2, 2]]);
}

#[test]
fn a_column_that_wavers_goes_back_the_way_it_came() {
    let mut scene = Scene::marching(&STARTS);
    for _ in 0..2 {
        to_movement(&mut scene);
        scene.go(&["march 1", "done"]);
    }
    to_movement(&mut scene);
    scene.go(&["march 1", "step command-1 1002", "step command-1 1003", "done"]);
    // Half of the column and its command stand are lost.
    for name in ["command-1", "infantry-1", "infantry-2"] {
        scene.amend(&format!("remove {name}"));
    }
    scene.position.columns[0].lost = 3;
    while scene.phase() != "knapp_morale" {
        scene.go(&["done"]);
    }
    scene.roll(&[1]);
    assert_eq!((scene.position.columns[0].order, scene.position.columns[0].off), (ColumnOrder::Back, 10));
    assert_eq!(scene.count(|what| matches!(what, Happening::FellBack { column: 0, by: 12 })), 1);
    to_movement(&mut scene);
    assert_eq!(scene.refused("march 1"), "K11.g");
}

#[test]
fn the_reserve_waits_for_its_order() {
    let mut scene = Scene::marching(&STARTS);
    while scene.phase() != "knapp_release" {
        scene.go(&["done"]);
    }
    scene.go(&["release"]);
    scene.roll(&[6, 6, 6, 6]);
    to_movement(&mut scene);
    assert_eq!(scene.refused("march reserve"), "allowed");
    let mut scene = Scene::marching(&STARTS);
    to_movement(&mut scene);
    assert_eq!(scene.refused("march reserve"), "K7.a");
}
