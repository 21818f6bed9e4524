//! Bombardment, plan and posts.

use super::yard::Scene;
use crate::knapp::Happening;
use crate::play::{Actor, Game as _};
use crate::side::Side;

/// A day on which batteries may fire at the north wall and the gun.
fn day() -> Scene {
    let mut scene = Scene::new();
    scene.go(&["place gun 1008/roof", "done", "day"]);
    scene.pass("knapp_bombard");
    scene
}

fn first_aim(scene: &Scene) -> String {
    scene.game.ground.aims.iter().find(|aim| aim.section == 0).unwrap().side.to_string()
}

#[test]
fn k17_a_a_wall_is_breached_at_eleven() {
    let mut scene = day();
    let side = first_aim(&scene);
    scene.go(&[&format!("aim battery-1 {side}")]);
    assert_eq!(scene.chance(11), "1/12");
    scene.roll(&[10]);
    assert_eq!(scene.position.breached, 0);
    scene.go(&[&format!("aim battery-2 {side}")]);
    scene.roll(&[11]);
    assert_eq!(scene.position.breached, 1);
    let gaps = (0..scene.game.ground.edges.len() as u16).filter(|edge| scene.game.is_gap(&scene.position, *edge));
    assert_eq!(gaps.count(), 3);
    // K3.l: a breached stretch of wall is no longer a target.
    assert_eq!(scene.refused(&format!("aim battery-3 {side}")), "K3.l");
    assert_eq!(scene.refused(&format!("aim battery-1 {side}")), "K3.b");
}

#[test]
fn a_breach_is_as_wide_as_the_rulebook_says() {
    let mut scene = Scene::with(&[("k.breach.hexsides", 2)]);
    scene.go(&["place gun 1008/roof", "done", "day"]);
    scene.pass("knapp_bombard");
    let side = first_aim(&scene);
    scene.go(&[&format!("aim battery-1 {side}")]);
    scene.roll(&[12]);
    let gaps = (0..scene.game.ground.edges.len() as u16).filter(|edge| scene.game.is_gap(&scene.position, *edge));
    assert_eq!(gaps.count(), 2);
}

#[test]
fn k17_b_a_gun_that_is_down_is_no_target() {
    let mut scene = Scene::new();
    scene.go(&["place gun 1008/roof", "lower gun", "done", "day"]);
    scene.pass("knapp_bombard");
    assert_eq!(scene.at("gun"), "1009");
    assert_eq!(scene.refused("shell battery-1 gun"), "K3.g");
}

#[test]
fn k17_c_a_battery_is_silenced_at_twelve() {
    let mut scene = Scene::new();
    scene.go(&["place gun 1008/roof", "done", "day", "done", "commit gun"]);
    scene.pass("knapp_bombard");
    let [north, south] = [0, 1]
        .map(|section| scene.game.ground.aims.iter().find(|aim| aim.section == section).unwrap().side.to_string());
    scene.go(&[&format!("aim battery-1 {north}")]);
    scene.roll(&[2]);
    scene.go(&[&format!("aim battery-2 {south}")]);
    scene.roll(&[2]);
    scene.pass("knapp_answer");
    // K3.k: the gun faces north, and the second battery fires from the south.
    assert_eq!(scene.refused("counter gun battery-2"), "K3.k");
    scene.go(&["counter gun battery-1"]);
    assert_eq!(scene.chance(12), "1/36");
    scene.roll(&[12]);
    scene.go(&["day"]);
    scene.pass("knapp_bombard");
    assert_eq!(scene.refused(&format!("aim battery-1 {north}")), "K3.f");
    assert_eq!(scene.refused(&format!("aim battery-2 {north}")), "allowed");
}

#[test]
fn a_gun_that_was_hit_is_out_for_good() {
    let mut scene = day();
    scene.go(&["shell battery-1 gun"]);
    scene.roll(&[11]);
    assert_eq!(scene.refused("shell battery-2 gun"), "K3.l");
    scene.pass("knapp_siege");
    assert_eq!(scene.position.day, 1);
}

#[test]
fn the_bombardment_ends_after_its_days() {
    let mut scene = Scene::with(&[("k.bombard.days", 1)]);
    scene.go(&["place gun 1008/roof", "done", "day"]);
    scene.pass("knapp_bombard");
    scene.pass("knapp_plan");
    assert_eq!(scene.count(|what| matches!(what, Happening::Began { phase: crate::knapp::Phase::Bombard, .. })), 1);
}

#[test]
fn a_reinforced_section_is_no_target() {
    let mut scene = Scene::with(&[("k.reinforced", 1)]);
    scene.go(&["place gun 1008/roof", "reinforce north_wall"]);
    assert_eq!(scene.refused("reinforce south_wall"), "K3.n");
    scene.go(&["done", "day"]);
    scene.pass("knapp_bombard");
    assert_eq!(scene.refused(&format!("aim battery-1 {}", first_aim(&scene))), "K3.n");
}

fn planning() -> Scene {
    let mut scene = Scene::new();
    scene.go(&["place gun 1008/roof", "done", "done"]);
    scene.pass("knapp_plan");
    scene
}

#[test]
fn k17_d_columns_and_the_reserve_have_their_least_strength() {
    let mut scene = planning();
    assert_eq!(scene.refused("size 1 5"), "K4.c");
    assert_eq!(scene.refused("size reserve 9"), "K4.d");
    assert_eq!(scene.refused("size 8 6"), "K4.b");
    assert_eq!(scene.refused("size 1 84"), "K4.a");
    assert_eq!(scene.refused("size 2 6"), "K4.b");
    scene.go(&["size 1 6", "start 1 north", "size 2 6", "start 2 east"]);
    assert_eq!(scene.refused("done"), "K4.b");
    assert_eq!(scene.refused("start 3 north"), "K4.g");
    scene.go(&["size 3 6"]);
    assert_eq!(scene.refused("start 3 north"), "K4.h");
    scene.go(&["start 3 south", "size reserve 10", "start reserve west", "done"]);
    assert_eq!(scene.phase(), "knapp_posts");
    // Three columns of five and nine behind a command stand use 24 of 80.
    assert_eq!(planning().refused("size 1 81"), "K4.a");
    assert_eq!(planning().refused("size 1 62"), "allowed");
    assert_eq!(planning().refused("size 1 63"), "K4.a");
}

#[test]
fn the_plan_is_a_secret_until_the_posts_are_taken() {
    let mut scene = planning();
    scene.go(&["size 1 20", "start 1 north"]);
    let seen = scene.game.view(&scene.position, Side::Texan).into_owned();
    assert!(seen.columns.iter().all(|column| column.stands == 0));
    assert_eq!(*scene.game.view(&scene.position, Side::Mexican), scene.position);
    assert!(scene.events.iter().all(|event| !matches!(event.what, Happening::Revealed { .. })));
}

fn posts() -> Scene {
    let mut scene = planning();
    scene.go(&["size 1 6", "start 1 north", "size 2 6", "start 2 east", "size 3 6", "start 3 south"]);
    scene.go(&["size reserve 10", "start reserve west", "done"]);
    scene
}

#[test]
fn k17_p_the_sharpshooters_keep_together() {
    let mut scene = posts();
    scene.go(&["place crockett 0808"]);
    // Four hexes east and two down is at most twelve half inches; the far corner is fourteen.
    assert_eq!(scene.refused("place sharpshooter-1 1211"), "allowed");
    let spot = |text: &str| scene.game.find_spot(text).unwrap();
    assert_eq!(scene.game.range(spot("0808"), spot("1211")), 10);
    assert_eq!(scene.game.range(spot("0808"), spot("1212/in")), 12);
    let mut scene = Scene::with(&[("k.sharpshooters.span", 10)]);
    scene.go(&["place gun 1008/roof", "done", "done"]);
    scene.pass("knapp_plan");
    scene.go(&["size 1 6", "start 1 north", "size 2 6", "start 2 east", "size 3 6", "start 3 south"]);
    scene.go(&["size reserve 10", "start reserve west", "done", "place crockett 0808"]);
    assert_eq!(scene.refused("place sharpshooter-1 1212/in"), "K4.j");
    assert_eq!(scene.refused("place rifleman-1 1212/in"), "allowed");
}

#[test]
fn posts_are_inside_bowie_in_a_room_and_cannoneers_with_their_guns() {
    let scene = posts();
    assert_eq!(scene.actor(), Actor::Player(Side::Texan));
    assert_eq!(scene.at("cannoneer"), "1008/roof");
    assert_eq!(scene.refused("place bowie 1010"), "K4.k");
    assert_eq!(scene.refused("place bowie 1212/in"), "allowed");
    assert_eq!(scene.refused("place rifleman-1 0101"), "K4.i");
    assert_eq!(scene.refused("place rifleman-2 1010"), "K4.i");
    assert_eq!(scene.refused("done"), "K4.i");
}

#[test]
fn two_castings_share_a_hex_and_four_a_hex_of_a_room() {
    let mut scene = posts();
    scene.go(&["place rifleman-1 1010", "place rifleman-2 1010"]);
    assert_eq!(scene.refused("place rifleman-3 1010"), "K7.m");
    for number in 3..=6 {
        scene.go(&[&format!("place rifleman-{number} 1212/in")]);
    }
    assert_eq!(scene.refused("place rifleman-7 1212/in"), "K7.m");
}
