//! Fire, ladders, melee, doors and captured guns.

use super::yard::Scene;
use crate::knapp::{Amend, Ending, Happening};
use crate::play::{Actor, Game as _, Spoken as _};
use crate::side::Side;

#[test]
fn k17_g_ranges_cost_one_outside_and_two_inside() {
    let scene = Scene::set("knapp_texan_fire", &["rifleman-1 1008/roof"]);
    let range = |from: &str, to: &str| {
        let spot = |text: &str| scene.game.find_spot(text).unwrap();
        scene.game.range(spot(from), spot(to))
    };
    assert_eq!(range("1008/roof", "1001"), 7);
    // Three hexes inside, then outside.
    assert_eq!(range("1010", "1006"), 4 + 2);
    assert_eq!(range("0812", "0808"), 8);
    // From outside, the last hex counts double: ranges are not symmetric.
    assert_eq!((range("1008/roof", "1007"), range("1007", "1008/roof")), (1, 2));
    let mut scene = Scene::set("knapp_texan_fire", &["rifleman-1 1210", "infantry-1 2210"]);
    assert_eq!(scene.refused("fire rifleman-1 infantry-1"), "allowed");
    let near =
        Scene::set_with(&[("k.fire.texan.range", 9)], "knapp_texan_fire", &["rifleman-1 1210", "infantry-1 2210"]);
    assert_eq!(near.refused("fire rifleman-1 infantry-1"), "K6.e");
    scene.amend("put infantry-1 2205");
    scene.go(&["fire rifleman-1 infantry-1"]);
    scene.roll(&[6]);
    assert!(scene.is_dead("infantry-1"));
}

fn at_the_wall() -> Scene {
    Scene::set("knapp_mexican_move", &["infantry-1 1013", "rifleman-1 1012"])
}

#[test]
fn k17_h_a_defended_wall_is_scaled_against_a_push() {
    let mut scene = at_the_wall();
    scene.go(&["scale infantry-1 1012"]);
    assert_eq!(scene.chance(4), "1/2");
    scene.roll(&[4]);
    assert_eq!(scene.dice().map(|dice| dice.what), Some("dice-knapp-push"));
    scene.roll(&[5]);
    scene.go(&["done"]);
    // The fight: the stand rolls, then the casting.
    scene.roll(&[2, 5]);
    assert_eq!(scene.position.turn, 2);
    assert!(!scene.is_dead("infantry-1") && !scene.is_dead("rifleman-1"));
    assert_eq!(scene.at("infantry-1"), "1013");
    assert!(scene.position.state(scene.piece("infantry-1")).is_hanging());
    let mut scene = at_the_wall();
    scene.go(&["scale infantry-1 1012"]);
    scene.roll(&[4, 6]);
    assert!(!scene.position.state(scene.piece("infantry-1")).is_hanging());
    assert_eq!(scene.at("infantry-1"), "1013");
    assert_eq!(scene.refused("scale infantry-1 1012"), "K9.a");
}

#[test]
fn whoever_wins_on_the_ladder_is_over_and_the_ladder_stays() {
    let mut scene = at_the_wall();
    scene.amend("put rifleman-2 0808");
    scene.go(&["scale infantry-1 1012"]);
    scene.roll(&[4, 5]);
    scene.go(&["done"]);
    scene.roll(&[3, 5]);
    assert_eq!(scene.at("infantry-1"), "1012");
    assert_eq!(scene.position.ladders.len(), 1);
    // If both die, no stand comes over the wall, but the ladder stays.
    let mut scene = at_the_wall();
    scene.amend("put rifleman-2 0808");
    scene.amend("put infantry-2 0101");
    scene.go(&["scale infantry-1 1012"]);
    scene.roll(&[4, 5]);
    scene.go(&["done"]);
    scene.roll(&[3, 6]);
    assert!(scene.is_dead("infantry-1") && scene.is_dead("rifleman-1"));
    assert_eq!(scene.position.ladders.len(), 1);
}

#[test]
fn k17_m_a_ladder_needs_no_die_where_nobody_opposes() {
    let mut scene = Scene::set("knapp_mexican_move", &["infantry-1 1013", "infantry-2 0913", "rifleman-1 0808"]);
    scene.go(&["scale infantry-1 1012"]);
    scene.roll(&[4]);
    assert_eq!(scene.at("infantry-1"), "1012");
    assert_eq!(scene.position.ladders.len(), 1);
    scene.amend("put infantry-3 1013");
    // K7.m: the first stand is still at the top.
    assert_eq!(scene.refused("scale infantry-3 1012"), "K7.m");
    scene.amend("put infantry-1 1010");
    scene.amend("begin knapp_mexican_move");
    let mut held = Scene { game: scene.game.clone(), position: scene.position.clone(), events: Vec::new() };
    scene.go(&["scale infantry-3 1012"]);
    assert!(scene.dice().is_none());
    assert_eq!(scene.at("infantry-3"), "1012");
    held.amend("put rifleman-2 1012");
    held.go(&["scale infantry-3 1012"]);
    assert_eq!(held.dice().map(|dice| dice.what), Some("dice-knapp-push"));
}

#[test]
fn k17_i_both_sides_lose_in_one_fight() {
    let mut scene =
        Scene::set("knapp_mexican_move", &["infantry-1 1010", "infantry-2 0101", "rifleman-1 1011", "rifleman-2 1009"]);
    scene.amend("put rifleman-3 0812");
    scene.go(&["done"]);
    assert_eq!(scene.position.bouts.len(), 4);
    scene.roll(&[3, 2]);
    // The result of a die is held back until all are rolled.
    assert!(!scene.is_dead("rifleman-1") && !scene.is_dead("rifleman-2"));
    scene.roll(&[6, 1]);
    let lost = ["rifleman-1", "rifleman-2"].into_iter().filter(|own| scene.is_dead(own)).count();
    assert_eq!((lost, scene.is_dead("infantry-1")), (1, true));
}

#[test]
fn k17_j_only_two_of_four_castings_roll() {
    let mut scene = Scene::set(
        "knapp_mexican_move",
        &["infantry-1 1010", "rifleman-1 1011", "rifleman-2 1009", "rifleman-3 0910", "rifleman-4 1110"],
    );
    scene.go(&["done"]);
    assert_eq!(scene.actor(), Actor::Player(Side::Mexican));
    scene.go(&["fight infantry-1 rifleman-1", "fight infantry-1 rifleman-2"]);
    assert_eq!(scene.refused("fight infantry-1 rifleman-2"), "K10.c");
    scene.go(&["fight infantry-1 rifleman-4"]);
    assert_eq!(scene.actor(), Actor::Player(Side::Texan));
    scene.go(&["fight rifleman-1 infantry-1", "fight rifleman-3 infantry-1"]);
    assert_eq!(scene.position.bouts.len(), 5);
    assert_eq!(scene.actor(), Actor::Chance);
    scene.roll(&[1, 1, 1, 1, 1]);
    assert_eq!(scene.position.turn, 2);
}

#[test]
fn no_casting_moves_up_as_the_third() {
    let pieces = ["infantry-1 1010", "rifleman-1 1011", "rifleman-2 1009", "rifleman-3 0912"];
    let mut scene = Scene::set("knapp_texan_move", &pieces);
    // It may pass, but does not end its move there; nobody else moves before it has gone on.
    scene.go(&["step rifleman-3 0911"]);
    assert_eq!(scene.refused("done"), "K7.d");
    assert_eq!(scene.refused("step rifleman-1 1012"), "K7.d");
    scene.go(&["step rifleman-3 0910"]);
    assert_eq!(scene.refused("done"), "K7.d");
    scene.go(&["step rifleman-3 0909"]);
    assert_eq!(scene.refused("done"), "allowed");
    // With four half inches it gets there, but not on.
    let mut late = Scene::set_with(&[("k.move.texan", 2)], "knapp_texan_move", &pieces);
    assert_eq!(late.refused("step rifleman-3 0911"), "K7.d");
    late.amend("remove rifleman-2");
    assert_eq!(late.refused("step rifleman-3 0911"), "allowed");
    assert_eq!(late.refused("step rifleman-3 0913"), "K7.c");
}

#[test]
fn k17_k_a_cannoneer_fires_his_gun_or_his_rifle() {
    let mut scene = Scene::marching(&[("6", "north"), ("6", "east"), ("6", "south")]);
    scene.amend("put cannoneer 1008/roof");
    scene.amend("begin knapp_texan_fire");
    assert_eq!(scene.refused("cannon gun command-2"), "K6.f");
    scene.go(&["cannon gun command-1"]);
    scene.roll(&[1]);
    assert_eq!(scene.refused("fire cannoneer command-1"), "K6.h");
    assert_eq!(scene.refused("cannon gun command-1"), "K6.b");
}

#[test]
fn a_gun_never_fires_at_a_stand() {
    let scene = Scene::set("knapp_texan_fire", &["gun 1008/roof", "cannoneer 1008/roof", "infantry-1 1003"]);
    assert_eq!(scene.refused("cannon gun infantry-1"), "K6.g");
    assert_eq!(scene.refused("fire cannoneer infantry-1"), "allowed");
}

#[test]
fn a_hit_on_a_column_may_be_its_command_stand() {
    let mut scene = Scene::marching(&[("6", "north"), ("6", "east"), ("6", "south")]);
    scene.amend("put cannoneer 1008/roof");
    scene.amend("begin knapp_texan_fire");
    scene.go(&["cannon gun command-1"]);
    scene.roll(&[5, 6]);
    assert!(scene.is_dead("command-1"));
    assert_eq!(scene.game.points(&scene.position), [1, scene.game.points(&scene.position)[1]]);
    let mut scene = Scene::marching(&[("6", "north"), ("6", "east"), ("6", "south")]);
    scene.amend("put cannoneer 1008/roof");
    scene.amend("begin knapp_texan_fire");
    scene.go(&["cannon gun command-1"]);
    scene.roll(&[5, 5]);
    assert!(!scene.is_dead("command-1") && scene.position.columns[0].roster.len() == 5);
}

#[test]
fn a_stand_in_contact_does_not_fire_over_the_wall_before_it() {
    let scene = Scene::set("knapp_mexican_fire", &["infantry-1 1013", "rifleman-1 1012", "rifleman-2 1010"]);
    assert_eq!(scene.refused("fire infantry-1 rifleman-1"), "K6.m");
    let far = Scene::set("knapp_mexican_fire", &["infantry-1 1016", "rifleman-1 1012"]);
    assert_eq!(far.refused("fire infantry-1 rifleman-1"), "allowed");
    assert_eq!(
        far.game.shot_of(&far.position, far.game.read_action("fire infantry-1 rifleman-1").unwrap()).unwrap().need,
        6
    );
}

/// A scene with a gun captured by a stand inside.
fn captured() -> Scene {
    let mut scene = Scene::set("knapp_mexican_fire", &["gun 1008/roof", "infantry-1 1008/roof", "rifleman-1 1011"]);
    scene.amend("gun gun captured");
    scene.amend("put infantry-2 1111");
    scene
}

#[test]
fn k17_l_who_serves_a_captured_gun_does_nothing_else() {
    let mut scene = captured();
    scene.go(&["cannon gun rifleman-1"]);
    scene.roll(&[1]);
    assert_eq!(scene.refused("fire infantry-1 rifleman-1"), "K7.k");
    scene.pass("knapp_mexican_move");
    scene.amend("put infantry-1 1112");
    scene.position.state_mut(scene.game.find_piece("infantry-1").unwrap()).did.insert(crate::knapp::Did::SERVE);
    assert_eq!(scene.refused("bash infantry-1 1212/in"), "K7.k");
}

#[test]
fn a_door_is_forced_or_shot_down() {
    let mut scene = Scene::set("knapp_mexican_move", &["infantry-1 1112", "rifleman-1 0808"]);
    assert_eq!(scene.refused("step infantry-1 1212/in"), "K10.h");
    scene.go(&["bash infantry-1 1212/in"]);
    scene.roll(&[5]);
    assert_eq!(scene.position.doors.len(), 1);
    scene.amend("begin knapp_mexican_move");
    assert_eq!(scene.refused("step infantry-1 1212/in"), "allowed");
    let mut held = Scene::set("knapp_mexican_move", &["infantry-1 1112", "rifleman-1 1212/in"]);
    held.go(&["bash infantry-1 1212/in"]);
    held.roll(&[5]);
    assert_eq!(held.position.doors.len(), 0);
    let mut scene = captured();
    let shot = scene.refused("blast gun 1112/1212");
    if shot == "allowed" {
        scene.go(&["blast gun 1112/1212"]);
        scene.roll(&[3]);
        assert_eq!(scene.position.doors.len(), 1);
    } else {
        assert_eq!(shot, "K6.c");
    }
}

#[test]
fn an_unserved_gun_is_taken_by_whoever_comes_and_taken_back() {
    let mut scene = Scene::set("knapp_mexican_move", &["gun 1008/roof", "infantry-1 1009", "rifleman-1 0812"]);
    scene.go(&["step infantry-1 1008/roof"]);
    assert_eq!(scene.count(|what| matches!(what, Happening::Captured { .. })), 1);
    assert_eq!(scene.refused("haul infantry-1 1009"), "K7.i");
    scene.amend("begin knapp_mexican_move");
    scene.position.state_mut(scene.game.find_piece("gun").unwrap()).did = crate::knapp::Did::empty();
    scene.go(&["haul infantry-1 1009"]);
    assert_eq!(scene.at("gun"), "1009");
    assert_eq!(scene.refused("step infantry-1 1010"), "K7.k");
    scene.go(&["haul infantry-1 1010"]);
    assert_eq!(scene.at("gun"), "1010");
    scene.amend("put infantry-1 0808");
    scene.amend("put rifleman-1 1011");
    scene.amend("begin knapp_texan_move");
    scene.go(&["step rifleman-1 1010"]);
    assert_eq!(scene.count(|what| matches!(what, Happening::Captured { .. })), 2);
}

#[test]
fn a_breach_that_is_held_must_be_fought_for() {
    let mut scene = Scene::new();
    let aim = scene.game.ground.aims.iter().position(|aim| aim.section == 1).unwrap() as u16;
    scene.game.amend_breach(&mut scene.position, aim);
    scene.amend("begin knapp_mexican_move");
    let edge = scene.game.ground.aims[usize::from(aim)].edges[1];
    let edge = *scene.game.ground.edge(edge);
    let [out, low] = [edge.out, edge.low].map(|spot| scene.game.spot_text(spot));
    scene.amend(&format!("put infantry-1 {out}"));
    scene.amend("put rifleman-1 0808");
    assert_eq!(scene.refused(&format!("step infantry-1 {low}")), "allowed");
    scene.amend(&format!("put rifleman-1 {low}"));
    assert_eq!(scene.refused(&format!("step infantry-1 {low}")), "K8.d");
    scene.go(&["done"]);
    assert_eq!(scene.position.bouts.len(), 2);
}

#[test]
fn k17_n_equal_points_are_a_texan_win() {
    let mut scene = Scene::set("knapp_mexican_move", &["infantry-1 0101", "rifleman-1 1010"]);
    scene.amend("turn 10");
    scene.go(&["done"]);
    let ended = scene.position.ended.unwrap();
    assert_eq!((ended.points, ended.winner, ended.reason), ([0, 0], Side::Texan, Ending::TurnsOver));
    assert_eq!(scene.game.outcome(&scene.position).unwrap().level, 1);
    assert_eq!(scene.events.last().unwrap().atom.id(), "K1.b");
}

#[test]
fn the_game_ends_when_a_side_has_nobody_left() {
    let mut scene = Scene::set("knapp_texan_fire", &["infantry-1 1014", "rifleman-1 1012"]);
    scene.go(&["fire rifleman-1 infantry-1"]);
    scene.roll(&[6]);
    assert_eq!(scene.position.ended.unwrap().reason, Ending::NoStand);
}

impl crate::knapp::Game {
    /// Breaches a stretch of wall.
    fn amend_breach(&self, position: &mut crate::knapp::Position, at: u16) {
        use crate::play::Spoken;
        self.amend(position, Amend::Breach { at }).unwrap();
    }
}
