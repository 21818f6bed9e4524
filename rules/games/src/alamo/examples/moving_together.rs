//! Examples of sections 9.8 and 11: leaders and the units they are with.

use super::*;

#[test]
fn leaders_travel_with_a_unit_within_their_own_points() {
    let mut scene = Scene::new(Phase::TexanMovement);
    let unit = scene.texan("1012");
    let travis = scene.named("travis", "1012");
    scene.act(Action::Take { leader: travis, with: unit }).unwrap();
    scene.step(unit, "1013").unwrap();
    assert_eq!(scene.position.state(travis).at, scene.spot("1013"));
    scene.act(Action::Leave { piece: travis }).unwrap();
    scene.step(unit, "1014").unwrap();
    assert_eq!(scene.position.state(travis).at, scene.spot("1013"));
    assert_eq!(scene.try_step(travis, "1014"), Ok(()), "who was dropped may go on");
}

#[test]
fn a_leader_goes_along_with_a_rout_or_stays() {
    for (answer, stays) in [(Action::Follow, false), (Action::Stay, true)] {
        let mut scene = Scene::new(Phase::MexicanCombat);
        let unit = scene.texan("1012");
        let travis = scene.named("travis", "1012");
        let mexican = scene.mexican("1011");
        scene.position.state_mut(unit).order = Order::Disordered;
        let from = scene.position.state(mexican).at;
        scene.game.rout(&mut scene.position, unit, (from, None), &mut Vec::new());
        let mut legal = Vec::new();
        scene.game.legal(&scene.position, &mut legal);
        assert_eq!(legal, [Action::Follow, Action::Stay]);
        scene.game.apply(&mut scene.position, answer, &mut Vec::new()).unwrap();
        scene.game.legal(&scene.position, &mut legal);
        scene.game.apply(&mut scene.position, legal[0], &mut Vec::new()).unwrap();
        assert_eq!(scene.position.state(travis).at == scene.spot("1012"), stays);
        assert_eq!(scene.game.board.range(scene.position.state(unit).at, from), 4);
    }
}

#[test]
fn a11_4_a_leader_is_bound_by_a_zone_unless_a_unit_beside_him_could_leave() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("0505");
    let cos = scene.named("cos", "0504");
    assert_eq!(scene.try_step(cos, "0503"), Err("A11.4.b"));
    assert_eq!(scene.try_step(cos, "0404"), Err("A11.4.b"), "a zone nobody negates holds him altogether");
    let comrade = scene.mexican("0504");
    assert_eq!(scene.try_step(cos, "0503"), Err("A11.4.b"), "his comrade is held as well");
    assert_eq!(scene.try_step(cos, "0404"), Ok(()), "in a negated zone he may shift (R8)");
    scene.mexican("0604");
    assert_eq!(scene.try_step(cos, "0503"), Ok(()), "now his comrade could leave");
    scene.position.state_mut(comrade).order = Order::Routed;
    assert_eq!(scene.try_step(cos, "0503"), Err("A11.4.b"), "a routed one could not");
}

#[test]
fn r8_a_lone_leader_passes_a_negated_zone_only_within_it() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("0505");
    scene.mexican("0604");
    let cos = scene.named("cos", "0403");
    scene.step(cos, "0404").unwrap();
    assert!(!scene.position.state(cos).moved.is_over(), "the zone is negated");
    scene.step(cos, "0405").unwrap();
    assert_eq!(scene.try_step(cos, "0306"), Err("A11.4.b"));
    let mut alone = Scene::new(Phase::MexicanMovement);
    alone.texan("0505");
    let cos = alone.named("cos", "0403");
    alone.step(cos, "0404").unwrap();
    assert!(alone.position.state(cos).moved.is_over(), "the zone stops him");
    let duque = alone.mexican("0402");
    for to in ["0403", "0404"] {
        alone.step(duque, to).unwrap();
    }
    assert!(alone.position.state(duque).moved.is_over(), "a leader negates nothing");
}

#[test]
fn a11_4_a_texan_leader_never_leaves_a_zone_on_foot() {
    let mut scene = Scene::new(Phase::TexanMovement);
    scene.mexican("1011");
    scene.texan("1012");
    let travis = scene.named("travis", "1012");
    for to in ["1013", "1112"] {
        assert_eq!(scene.try_step(travis, to), Err("A11.4.b"));
    }
}

#[test]
fn a11_0_leaders_are_tested_one_by_one_before_the_retreat() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let unit = scene.texan("1012");
    let (travis, crockett) = (scene.named("travis", "1012"), scene.named("crockett", "1012"));
    let by = scene.mexican("1011");
    scene.position.state_mut(unit).order = Order::Disordered;
    let over = 2;
    scene.damage(by, unit, over);
    assert!(scene.position.state(unit).flipped && scene.position.state(unit).order == Order::Routed);
    let tested = [scene.next_test(), {
        scene.roll(1);
        scene.next_test()
    }];
    assert!(tested.contains(&Some(travis)) && tested.contains(&Some(crockett)));
    scene.roll(2);
    let [fallen, alive] = tested.map(Option::unwrap);
    assert_eq!(scene.position.state(fallen).status, Status::Gone);
    assert_eq!(scene.legal(), [Action::Follow, Action::Stay], "only the one who lives is asked");
    scene.act(Action::Follow).unwrap();
    scene.retreat_over(&[]);
    assert_eq!(scene.position.state(alive).at, scene.position.state(unit).at);
}

#[test]
fn a13_6_a_leader_shares_the_space_of_his_unit_or_is_replaced() {
    for (roll, space, flipped) in [(2, 2, false), (6, 2, false), (1, 3, true)] {
        let mut scene = Scene::new(Phase::TexanCombat);
        let (unit, cos, by) = (scene.mexican("1012"), scene.named("cos", "1012"), scene.texan("1011"));
        scene.damage(by, unit, 3);
        scene.roll(roll);
        let state = scene.position.state(cos);
        assert_eq!((state.status, state.flipped, state.at), (Status::Track(space), flipped, SpotId::NOWHERE));
        assert_eq!(scene.game.rating(&scene.position, cos), if flipped { 3 } else { 2 }, "Santa Anna follows Cos");
        assert_eq!(scene.position.casualties, 2, "leaders count for nothing (R45)");
    }
}

#[test]
fn a13_7_a_replacement_who_falls_comes_back_sooner() {
    let mut scene = Scene::new(Phase::TexanCombat);
    let cos = scene.named("cos", "1012");
    scene.position.state_mut(cos).flipped = true;
    scene.game.lose_leader(&mut scene.position, cos, None, &mut Vec::new());
    assert_eq!(scene.position.state(cos).status, Status::Track(2));
    assert!(scene.position.state(cos).flipped);
    let travis = scene.named("travis", "1012");
    scene.game.lose_leader(&mut scene.position, travis, None, &mut Vec::new());
    assert_eq!(scene.position.state(travis).status, Status::Gone);
}

#[test]
fn r44_a_texan_leader_outlives_his_unit_and_dies_when_an_enemy_comes() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (unit, travis, by) = (scene.texan("1012"), scene.named("travis", "1012"), scene.mexican("1011"));
    scene.damage(by, unit, 3);
    scene.roll(6);
    assert!(scene.position.state(travis).is_on_map());
    assert_eq!(scene.legal(), [Action::Advance, Action::Decline]);
    scene.act(Action::Advance).unwrap();
    assert_eq!(scene.position.state(travis).status, Status::Gone);
    assert_eq!(scene.at(by), "1012");
}

#[test]
fn r55_bowie_stays_when_his_unit_routs() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let unit = scene.texan("1717/in");
    let enemy = scene.spot("1617");
    scene.game.rout(&mut scene.position, unit, (enemy, None), &mut Vec::new());
    assert!(!scene.position.pending.iter().any(|pending| matches!(pending, Pending::Company { .. })));
}

#[test]
fn a12_units_rally_by_themselves_and_a_leader_helps_the_routed() {
    let mut scene = Scene::new(Phase::TexanCombat);
    let [disordered, routed, led] = ["1012", "1014", "1016"].map(|at| scene.texan(at));
    let enemy = scene.mexican("0303");
    scene.named("travis", "1016");
    for (unit, order) in
        [(disordered, Order::Disordered), (routed, Order::Routed), (led, Order::Routed), (enemy, Order::Routed)]
    {
        scene.position.state_mut(unit).order = order;
    }
    scene.act(Action::Done).unwrap();
    let orders = [disordered, routed, led, enemy].map(|unit| scene.position.state(unit).order);
    assert_eq!(orders, [Order::Good, Order::Disordered, Order::Good, Order::Routed]);
}
