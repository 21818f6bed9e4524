//! Examples of section 10: batteries and their crews.

use super::*;

#[test]
fn e23_the_garrison_moves_one_battery_one_hex_in_the_game() {
    let mut scene = Scene::new(Phase::TexanMovement);
    let crew = scene.texan("1516/roof");
    let battery = scene.named("gun6-1", "1516/roof");
    scene.act(Action::Tow { battery, by: crew }).unwrap();
    assert_eq!(scene.try_step(crew, "1615"), Err("A10.3.a"), "no gun goes down an inner wall");
    scene.step(crew, "1415/roof").unwrap();
    assert_eq!(scene.position.state(battery).at, scene.spot("1415/roof"));
    assert_eq!(scene.points(crew), 3, "towing leaves four points");
    scene.step(crew, "1414/roof").unwrap();
    assert_eq!(scene.position.state(battery).at, scene.spot("1415/roof"), "one hex and no more");
    let other = scene.texan("0907/roof");
    let second = scene.named("gun8-1", "0907/roof");
    assert_eq!(scene.act(Action::Tow { battery: second, by: other }), Err("A10.2.a"));
}

#[test]
fn a_mexican_unit_tows_a_battery_up_to_four_hexes() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let crew = scene.mexican("1012");
    let battery = scene.named("gun8-1", "1012");
    scene.game.apply(&mut scene.position, Action::Tow { battery, by: crew }, &mut Vec::new()).unwrap();
    for to in ["1013", "1014", "1015", "1016"] {
        scene.step(crew, to).unwrap();
    }
    assert_eq!(scene.position.state(battery).at, scene.spot("1016"));
    assert!(scene.position.mover.is_none(), "the points are spent");
}

/// A Texan crew with two batteries, and a Mexican unit in its sight, at the start of a Texan Combat Phase.
fn crewed(at: &str, enemy: &str) -> (Scene, PieceId, [PieceId; 2], PieceId) {
    let mut scene = Scene::new(Phase::TexanMovement);
    let crew = scene.texan(at);
    let guns = ["gun8-1", "gun8-2"].map(|name| scene.named(name, at));
    let target = scene.mexican(enemy);
    scene.begin(Phase::TexanCombat);
    (scene, crew, guns, target)
}

fn fire(by: PieceId, target: PieceId) -> Action {
    Action::Attack { by, mode: Mode::Fire, target }
}

#[test]
fn x11_an_enemy_beyond_the_wall_silences_the_battery_and_not_its_crew() {
    let (mut scene, crew, guns, target) = crewed("1404/roof", "1403");
    assert_eq!(scene.check(fire(guns[0], target)), Err("A10.5.a"));
    assert_eq!(scene.check(fire(crew, target)), Ok(()));
    // The state at the start of the phase counts, whatever happens to the enemy later (R30), and routed enemies count
    // too (R82).
    scene.place(target, "1402");
    assert_eq!(scene.check(fire(guns[0], target)), Err("A10.5.a"));
    scene.begin(Phase::TexanCombat);
    assert_eq!(scene.check(fire(guns[0], target)), Ok(()));
    scene.place(target, "1403");
    scene.position.state_mut(target).order = Order::Routed;
    scene.begin(Phase::TexanCombat);
    assert_eq!(scene.check(fire(guns[0], target)), Err("A10.5.a"));
}

#[test]
fn a10_4_a_crew_fires_once_itself_and_one_battery_once() {
    let (mut scene, crew, guns, target) = crewed("1012", "1008");
    scene.act(fire(guns[0], target)).unwrap();
    scene.roll(6);
    assert_eq!(scene.check(fire(guns[0], target)), Err("A10.4.d"));
    assert_eq!(scene.check(fire(guns[1], target)), Err("A10.4.d"), "one battery a phase, however many there are");
    scene.act(fire(crew, target)).unwrap();
    scene.roll(6);
    assert_eq!(scene.check(fire(crew, target)), Err("A8.1.a"));
}

#[test]
fn a10_0_and_9_3_c_who_can_crew_a_battery() {
    let (mut scene, crew, guns, target) = crewed("1012", "1008");
    let melee = Action::Attack { by: guns[0], mode: Mode::Melee, target };
    assert_eq!(scene.check(melee), Err("A10.4.a"));
    for order in [Order::Disordered, Order::Routed] {
        scene.position.state_mut(crew).order = order;
        assert_eq!(scene.check(fire(guns[0], target)), Err("A10.4.b"));
    }
    scene.position.state_mut(crew).order = Order::Good;
    scene.position.state_mut(crew).newcomer = true;
    assert_eq!(scene.check(fire(guns[0], target)), Err("A10.0.c"));
    scene.place(crew, "1013");
    assert_eq!(scene.check(fire(guns[0], target)), Err("A10.0.b"));
    scene.named("travis", "1012");
    assert_eq!(scene.check(fire(guns[0], target)), Err("A10.0.b"), "leaders serve no guns (11.2)");
}

#[test]
fn r60_a_battery_taken_on_the_move_fires_at_once_and_one_taken_by_an_advance_later() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let (unit, target, gun) = (scene.mexican("1011"), scene.texan("1018"), scene.named("gun8-1", "1012"));
    scene.step(unit, "1012").unwrap();
    scene.begin(Phase::MexicanCombat);
    assert_eq!(scene.check(fire(gun, target)), Ok(()));
    scene.place(unit, "1011");
    scene.begin(Phase::MexicanCombat);
    scene.game.make_advance(
        &mut scene.position,
        unit,
        scene.game.board.id("1012".parse().unwrap()).unwrap(),
        &mut Vec::new(),
    );
    assert_eq!(scene.check(fire(gun, target)), Err("A10.0.c"));
    scene.begin(Phase::MexicanCombat);
    assert_eq!(scene.check(fire(gun, target)), Ok(()));
}

#[test]
fn a10_1_only_a_unit_in_good_order_that_began_with_the_battery_tows_it() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let (unit, gun) = (scene.mexican("1012"), scene.named("gun8-1", "1012"));
    let tow = Action::Tow { battery: gun, by: unit };
    scene.position.state_mut(unit).order = Order::Disordered;
    assert_eq!(scene.check(tow), Err("A10.1.a"));
    scene.position.state_mut(unit).order = Order::Good;
    assert_eq!(scene.check(tow), Ok(()));
    scene.place(unit, "1011");
    scene.step(unit, "1012").unwrap();
    assert_eq!(scene.check(tow), Err("A10.1.a"), "it came to the battery in this phase");
    let leader = scene.named("cos", "1012");
    assert_eq!(scene.check(Action::Tow { battery: gun, by: leader }), Err("A11.2.a"));
    assert_eq!(scene.try_step(gun, "1013"), Err("A5.1.d"));
}

#[test]
fn r66_a_battery_can_be_left_on_the_way_and_nobody_else_takes_it_on() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let (unit, gun) = (scene.mexican("1012"), scene.named("gun8-1", "1012"));
    let other = scene.mexican("1014");
    scene.act(Action::Tow { battery: gun, by: unit }).unwrap();
    for to in ["1013", "1014"] {
        scene.step(unit, to).unwrap();
    }
    scene.act(Action::Leave { piece: gun }).unwrap();
    scene.step(unit, "1015").unwrap();
    assert_eq!(scene.points(unit), 1, "towing has cut its points");
    assert_eq!(scene.check(Action::Tow { battery: gun, by: other }), Err("R66"));
}
