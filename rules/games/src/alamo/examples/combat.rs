//! Examples of sections 8, 9.1 and 9.7: attacks, counterattacks, advance.

use super::*;
use crate::alamo::position::Strike;
use crate::play::Atom;

fn attack(by: PieceId, mode: Mode, target: PieceId) -> Action {
    Action::Attack { by, mode, target }
}

#[test]
fn e18_gunslits_protect_those_inside_and_nobody_else() {
    assert_eq!(row_of(Mode::Fire, "1309", "1409/in"), "gunslit");
    assert_eq!(row_of(Mode::Fire, "1409/in", "1309"), "clear");
}

#[test]
fn e16_fire_through_the_door_uses_its_row() {
    assert_eq!(row_of(Mode::Melee, "1618", "1718/in"), "doorway");
    assert_eq!(row_of(Mode::Melee, "1718/in", "1618"), "clear");
}

#[test]
fn a8_1_one_attack_a_phase_at_one_enemy_unit() {
    let mut scene = Scene::new(Phase::TexanCombat);
    let (texan, mexican) = (scene.texan("1012"), scene.mexican("1008"));
    let cos = scene.named("cos", "1008");
    assert_eq!(scene.check(attack(mexican, Mode::Fire, texan)), Err("A8.1.b"));
    assert_eq!(scene.check(attack(texan, Mode::Fire, cos)), Err("A8.1.f"), "leaders are no targets (R29)");
    assert_eq!(scene.check(attack(texan, Mode::Melee, mexican)), Err("A8.2.c"));
    scene.position.state_mut(texan).order = Order::Routed;
    assert_eq!(scene.check(attack(texan, Mode::Fire, mexican)), Err("A8.1.g"));
    scene.position.state_mut(texan).order = Order::Good;
    scene.act(attack(texan, Mode::Fire, mexican)).unwrap();
    assert_eq!(scene.check(Action::Done), Err("A8.4.f"), "the die comes first");
    scene.roll(6);
    assert_eq!(scene.check(attack(texan, Mode::Fire, mexican)), Err("A8.1.a"));
}

#[test]
fn a8_2_d_no_melee_through_church_walls_gunslits_and_partitions() {
    for (by, at) in [("1616", "1717/in"), ("1309", "1409/in"), ("1410/in", "1409/in")] {
        let mut scene = Scene::new(Phase::MexicanCombat);
        let (by, target) = (scene.mexican(by), scene.texan(at));
        assert_eq!(scene.check(attack(by, Mode::Melee, target)), Err("A8.2.d"));
    }
}

#[test]
fn a6_5_c_negation_gives_no_leave_to_fire() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let texan = scene.texan("1012");
    for by in [scene.mexican("1011"), scene.mexican("1013")] {
        assert_eq!(scene.check(attack(by, Mode::Fire, texan)), Err("A8.2.b"));
        assert_eq!(scene.check(attack(by, Mode::Melee, texan)), Ok(()));
    }
}

fn modifiers(scene: &Scene, by: PieceId, target: PieceId, number: u8) -> Vec<(Atom, i8)> {
    let strike = Strike { by, unit: by, target, mode: Mode::Melee, row: 0, column: 0 };
    scene.game.modifiers(&scene.position, &strike, number).iter().map(|own| (own.atom, own.value)).collect()
}

#[test]
fn a8_5_each_modifier_by_its_rule() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (texan, by) = (scene.texan("1012"), scene.mexican("1011"));
    scene.named("cos", "1011");
    let routed = scene.mexican("1013");
    scene.position.state_mut(routed).order = Order::Routed;
    let of_texan = [(atoms::A8_5_D, 2), (atoms::A8_5_E, 3), (atoms::A8_5_G, 2), (atoms::A8_5_H, 1)];
    assert_eq!(modifiers(&scene, by, texan, 3), of_texan, "routed enemies in the zone count (R39)");
    scene.position.state_mut(texan).order = Order::Routed;
    let routed = [(atoms::A8_5_D, 2), (atoms::A8_5_F, 2), (atoms::A8_5_H, 1)];
    assert_eq!(modifiers(&scene, by, texan, 0), routed, "X8: a routed unit has no zone");
    scene.position.state_mut(texan).order = Order::Good;
    scene.named("travis", "1012");
    scene.named("crockett", "1012");
    let of_mexican = [(atoms::A8_5_B, -2), (atoms::A8_5_D, 3), (atoms::A8_5_C, -1)];
    assert_eq!(modifiers(&scene, texan, by, 0), of_mexican, "one leader a side, the best (11.1)");
    scene.position.state_mut(by).order = Order::Disordered;
    let shaken = [(atoms::A8_5_B, -2), (atoms::A8_5_D, 3), (atoms::A8_5_F, 2)];
    assert_eq!(modifiers(&scene, texan, by, 0), shaken, "X9: nobody in good order is inside any more");
}

#[test]
fn x4_a_disordered_unit_routs_with_less() {
    let mut scene = Scene::new(Phase::TexanCombat);
    let (by, target) = (scene.texan("1012"), scene.mexican("0303"));
    scene.damage(by, target, 1);
    assert_eq!(scene.position.state(target).order, Order::Disordered);
    scene.damage(by, target, 1);
    assert_eq!(scene.position.state(target).order, Order::Routed);
    assert!(!scene.position.state(target).flipped);
}

/// Louisiana and a Mexican unit in sight of each other; both fire with strength 4, for which a 6 gives `C`.
fn duel(phase: Phase) -> (Scene, PieceId, PieceId) {
    let mut scene = Scene::new(phase);
    let (texan, mexican) = (scene.named("lou4", "1012"), scene.named("c1-aldama-1", "1008"));
    (scene, texan, mexican)
}

#[test]
fn a9_1_counterattacks_follow_each_other_until_one_misses() {
    let (mut scene, _, mexican) = duel(Phase::MexicanCombat);
    let texan = scene.position.unit_on(scene.spot("1012")).unwrap();
    scene.act(attack(mexican, Mode::Fire, texan)).unwrap();
    let strike_back = Action::Counterattack { mode: Mode::Fire };
    for side in [Side::Texan, Side::Mexican, Side::Texan] {
        scene.roll(6);
        assert_eq!(scene.game.actor(&scene.position), Actor::Player(side));
        assert_eq!(scene.legal(), [strike_back, Action::Decline]);
        scene.act(strike_back).unwrap();
    }
    scene.roll(5);
    assert!(scene.position.pending.is_empty(), "a miss ends the chain (R36)");
    assert!(scene.position.state(texan).attacked == 0, "striking back is no attack of the phase (R35)");
}

#[test]
fn a9_1_f_and_9_3_d_who_declines_or_is_disordered_ends_it() {
    let (mut scene, texan, mexican) = duel(Phase::MexicanCombat);
    scene.act(attack(mexican, Mode::Fire, texan)).unwrap();
    scene.roll(6);
    scene.act(Action::Decline).unwrap();
    assert!(scene.position.pending.is_empty());

    let (mut scene, texan, mexican) = duel(Phase::MexicanCombat);
    scene.position.state_mut(mexican).order = Order::Disordered;
    scene.act(attack(mexican, Mode::Fire, texan)).unwrap();
    scene.roll(6);
    scene.act(Action::Counterattack { mode: Mode::Fire }).unwrap();
    scene.roll(6);
    assert!(scene.position.pending.is_empty(), "a disordered unit does not strike back (R37)");

    let (mut scene, texan, mexican) = duel(Phase::MexicanCombat);
    scene.position.state_mut(texan).order = Order::Disordered;
    scene.act(attack(mexican, Mode::Fire, texan)).unwrap();
    scene.roll(6);
    assert!(scene.position.pending.is_empty());
}

#[test]
fn e20_held_by_one_enemy_a_unit_cannot_answer_another() {
    let (mut scene, texan, mexican) = duel(Phase::MexicanCombat);
    scene.mexican("1013");
    scene.act(attack(mexican, Mode::Fire, texan)).unwrap();
    scene.roll(6);
    assert!(scene.position.pending.is_empty());
}

#[test]
fn r85_a_battery_is_answered_at_its_crew_which_answers_with_its_own_strength() {
    let (mut scene, texan, mexican) = duel(Phase::TexanMovement);
    let gun = scene.named("gun4-1", "1012");
    scene.begin(Phase::TexanCombat);
    scene.act(attack(gun, Mode::Fire, mexican)).unwrap();
    // No roll gives strength 5 in the open a counterattack, so the column is changed by hand.
    let Some(Pending::Combat(shot)) = scene.position.pending.pop() else { panic!("no shot") };
    assert_eq!((shot.by, shot.unit), (gun, texan));
    scene.position.pending.push(Pending::Combat(Strike { column: 0, ..shot }));
    scene.roll(6);
    scene.act(Action::Counterattack { mode: Mode::Fire }).unwrap();
    let Some(Pending::Combat(answer)) = scene.position.pending.last() else { panic!("no answer") };
    assert_eq!((answer.by, answer.target), (mexican, texan));
    scene.roll(6);
    scene.act(Action::Counterattack { mode: Mode::Fire }).unwrap();
    let Some(Pending::Combat(again)) = scene.position.pending.last() else { panic!("no answer") };
    assert_eq!((again.by, again.unit, again.column), (texan, texan, 4));
}

#[test]
fn e22_a_melee_over_the_wall_that_drives_the_texan_off_lets_the_attacker_climb_in() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (by, texan) = (scene.mexican("1504"), scene.texan("1404/roof"));
    scene.position.state_mut(texan).order = Order::Disordered;
    scene.damage(by, texan, 1);
    assert!(!scene.paths().is_empty());
    scene.retreat_over(&[]);
    assert_eq!(scene.legal(), [Action::Advance, Action::Decline]);
    scene.act(Action::Advance).unwrap();
    assert_eq!(scene.at(by), "1404/roof");
    assert!(!scene.position.state(by).moved.is_over());
}

#[test]
fn a9_7_c_fire_gives_no_advance() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (by, texan) = (scene.mexican("1403"), scene.texan("1404/roof"));
    let strike = Strike { by, unit: by, target: texan, mode: Mode::Fire, row: 0, column: 0 };
    let from = scene.position.state(by).at;
    scene.position.pending.push(Pending::damage(&strike, 12, from));
    scene.roll(12);
    assert!(scene.position.pending.is_empty());
    assert_eq!(scene.position.state(texan).status, Status::Gone);
}

#[test]
fn r57_to_r59_who_strikes_back_may_advance_with_his_leaders_but_not_out_of_the_confines() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (texan, mexican) = (scene.texan("1012"), scene.mexican("1011"));
    let travis = scene.named("travis", "1012");
    scene.damage(texan, mexican, 3);
    scene.act(Action::Advance).unwrap();
    assert_eq!(scene.legal(), [Action::Follow, Action::Stay]);
    scene.act(Action::Follow).unwrap();
    assert_eq!((scene.at(texan), scene.at(travis)), ("1011".to_owned(), "1011".to_owned()));

    let mut scene = Scene::new(Phase::TexanCombat);
    let (texan, mexican) = (scene.texan("1305"), scene.mexican("1304"));
    scene.damage(texan, mexican, 3);
    assert!(scene.position.pending.is_empty(), "1304 is outside");
}

#[test]
fn the_last_texan_ends_the_game_at_once() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    scene.position.turns_held = 8;
    let bowie = scene.position.on(scene.spot("1717/in")).next().unwrap();
    let (by, texan) = (scene.mexican("1011"), scene.texan("1012"));
    scene.game.lose_leader(&mut scene.position, bowie, None, &mut Vec::new());
    scene.damage(by, texan, 3);
    let outcome = scene.position.outcome.unwrap();
    assert_eq!((outcome.reason, outcome.points), (crate::alamo::Ending::GarrisonFallen, 8));
    assert!(scene.legal().is_empty() && scene.game.chance(&scene.position).is_none());
}
