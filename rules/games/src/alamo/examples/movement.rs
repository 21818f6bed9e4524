//! Examples of sections 5 to 7: movement, zones of control, walls.

use super::*;

#[test]
fn e5_and_e6_on_open_ground_as_the_spec_has_them() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("0505");
    scene.mexican("0404");
    let jimenez = scene.mexican("0305");
    for to in ["0405", "0506", "0507"] {
        scene.step(jimenez, to).unwrap();
    }
    assert_eq!(scene.points(jimenez), 5);

    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("0505");
    let jimenez = scene.mexican("0305");
    scene.step(jimenez, "0405").unwrap();
    assert!(scene.position.state(jimenez).moved.is_over(), "nobody else is in the zone");

    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("0505");
    let matamoros = scene.mexican("0504");
    assert_eq!(scene.try_step(matamoros, "0404"), Err("A6.1.d"), "no shift either (R12)");
    let jimenez = scene.mexican("0603");
    scene.step(jimenez, "0604").unwrap();
    assert!(!scene.position.state(jimenez).moved.is_over(), "Matamoros stood there already");
    assert_eq!(scene.try_step(matamoros, "0404"), Ok(()));
}

#[test]
fn a6_2_b_a_second_zone_that_is_not_negated_still_stops() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("0505");
    scene.texan("0507");
    scene.mexican("0504");
    let mover = scene.mexican("0305");
    scene.step(mover, "0405").unwrap();
    scene.step(mover, "0506").unwrap();
    assert!(scene.position.state(mover).moved.is_over());
}

#[test]
fn r9_a_shaken_comrade_negates_and_a_routed_one_does_not() {
    for (order, goes_on) in [(Order::Good, true), (Order::Disordered, true), (Order::Routed, false)] {
        let mut scene = Scene::new(Phase::MexicanMovement);
        scene.texan("0505");
        let comrade = scene.mexican("0404");
        scene.position.state_mut(comrade).order = order;
        let mover = scene.mexican("0305");
        scene.step(mover, "0405").unwrap();
        assert_eq!(!scene.position.state(mover).moved.is_over(), goes_on, "{order:?}");
    }
}

#[test]
fn a6_1_a_texans_stop_in_every_zone_and_never_leave_one() {
    let mut scene = Scene::new(Phase::TexanMovement);
    scene.mexican("1011");
    scene.texan("1010");
    let texan = scene.texan("1014");
    scene.step(texan, "1013").unwrap();
    scene.step(texan, "1012").unwrap();
    assert!(scene.position.state(texan).moved.is_over(), "Mexican zones are never negated (6.2.d)");
    let held = scene.texan("1111");
    for to in ["1112", "1110", "1211"] {
        assert_eq!(scene.try_step(held, to), Err("A6.1.b"));
    }
    let mut scene = Scene::new(Phase::TexanMovement);
    let routed = scene.mexican("1011");
    scene.position.state_mut(routed).order = Order::Routed;
    let texan = scene.texan("1013");
    scene.step(texan, "1012").unwrap();
    assert!(!scene.position.state(texan).moved.is_over(), "a routed unit has no zone (6.4)");
}

#[test]
fn a6_3_the_ban_binds_texans_is_not_negated_and_falls_with_a_rout() {
    let mut scene = Scene::new(Phase::TexanMovement);
    let guard = scene.mexican("1417");
    let texan = scene.texan("1316");
    assert_eq!(scene.try_step(texan, "1416"), Err("A6.3.a"));
    scene.position.state_mut(guard).order = Order::Routed;
    assert_eq!(scene.try_step(texan, "1416"), Ok(()));

    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("1205");
    scene.mexican("1206");
    let mover = scene.mexican("1304");
    assert_eq!(scene.try_step(mover, "1305"), Err("A6.3.a"), "negation does not lift it (R14)");
    let leader = scene.named("cos", "1304");
    assert_eq!(scene.try_step(leader, "1305"), Err("A6.3.a"), "it binds leaders too (R15)");
}

#[test]
fn a5_1_and_9_4_allowances() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let unit = scene.mexican("0303");
    for (order, points) in [(Order::Good, 8), (Order::Disordered, 4), (Order::Routed, 0)] {
        scene.position.state_mut(unit).order = order;
        assert_eq!(scene.points(unit), points);
    }
    assert_eq!(scene.try_step(unit, "0304"), Err("A9.4.c"));
    let leader = scene.named("cos", "0303");
    assert_eq!(scene.points(leader), 8);
}

#[test]
fn a5_0_b_starting_another_piece_finishes_the_one_before() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let [first, second] = ["0303", "0306"].map(|at| scene.mexican(at));
    scene.step(first, "0304").unwrap();
    scene.step(second, "0307").unwrap();
    assert_eq!(scene.try_step(first, "0303"), Err("A5.0.b"));
    let texan = scene.texan("1012");
    assert_eq!(scene.try_step(texan, "1013"), Err("A5.0.b"), "it is not his phase");
}

#[test]
fn a5_3_units_bar_and_what_stands_alone_is_taken() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let mover = scene.mexican("1010");
    let (gun, travis) = (scene.named("gun8-1", "1011"), scene.named("travis", "1011"));
    scene.step(mover, "1011").unwrap();
    assert_eq!(scene.position.state(travis).status, Status::Gone);
    assert_eq!(scene.at(gun), "1011");
    assert_eq!(scene.points(mover), 7, "the move goes on");
    scene.texan("1012");
    assert_eq!(scene.try_step(mover, "1012"), Err("A5.3.a"));
    let leader = scene.named("cos", "1112");
    assert_eq!(scene.try_step(leader, "1012"), Err("A5.3.a"));
}

#[test]
fn r87_a_leader_by_himself_takes_nothing_and_kills_nobody() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let (cos, travis) = (scene.named("cos", "1010"), scene.named("travis", "1011"));
    scene.step(cos, "1011").unwrap();
    assert!(scene.position.state(travis).is_on_map() && scene.position.state(cos).is_on_map());
}

#[test]
fn a5_4_nobody_steps_onto_a_friend_he_cannot_get_past() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let unit = scene.mexican("0302");
    scene.mexican("0303");
    scene.position.state_mut(unit).order = Order::Disordered;
    for (to, left) in [("0301", 3), ("0302", 2), ("0301", 1)] {
        scene.step(unit, to).unwrap();
        assert_eq!(scene.points(unit), left);
    }
    scene.mexican("0302");
    assert_eq!(scene.try_step(unit, "0302"), Err("A5.4.a"), "with the last point one cannot pass");
    scene.named("cos", "0402");
    assert_eq!(scene.try_step(unit, "0401"), Ok(()));
    let leader = scene.named("morales", "0303");
    assert_eq!(scene.try_step(leader, "0302"), Ok(()), "leaders stack freely");
}

#[test]
fn a5_4_a_unit_passes_a_whole_line_of_friends_while_its_points_last() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let line = ["1013", "1014", "1015", "1016", "1017", "1018", "1019", "1020"];
    let unit = scene.mexican("1012");
    for at in &line[..7] {
        scene.mexican(at);
    }
    // Between friendly units on both sides, the only way out is at the end of the line.
    for at in ["1012", "1013", "1014", "1015", "1016", "1017", "1018", "1019", "1020"] {
        let column = |c: &str| format!("{c}{}", &at[2..]);
        for side in ["09", "11"] {
            if scene.game.piece_ids().filter(|piece| scene.position.state(*piece).is_on_map()).count() < 40 {
                scene.mexican(&column(side));
            }
        }
    }
    assert_eq!(scene.try_step(unit, "1013"), Ok(()));
    for at in line {
        scene.step(unit, at).unwrap();
    }
    assert_eq!(scene.at(unit), "1020");
}

#[test]
fn a7_4_a_room_is_entered_by_its_door_and_by_nothing_else() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let unit = scene.mexican("1309");
    assert_eq!(scene.try_step(unit, "1409/in"), Err("A5.7.i"));
    scene.step(unit, "1310").unwrap();
    scene.step(unit, "1409/in").unwrap();
    assert_eq!(scene.points(unit), 5, "one for the hex and one for the door");
    assert_eq!(scene.try_step(unit, "1409/roof"), Err("A7.4.b"), "no way leads up inside (7.4)");
    assert_eq!(scene.try_step(unit, "1410/in"), Err("A5.7.m"));
}

#[test]
fn x7_a_zone_neither_crosses_an_outer_wall_nor_leaves_a_hex() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let texan = scene.texan("1404/roof");
    scene.mexican("1403");
    scene.mexican("1504");
    scene.mexican("1404/in");
    assert_eq!(scene.game.covered(&scene.position, texan), 0);
    scene.mexican("1305");
    assert_eq!(scene.game.covered(&scene.position, texan), 1, "it passes the inner wall");
}
