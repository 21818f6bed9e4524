//! Examples of sections 9.2 and 9.6: routs and retreats.

use super::*;
use crate::hex::Hex;
use crate::spot::Spot;

impl Scene {
    /// Routs a unit because of an enemy on `from` and proceeds to the first decision.
    fn rout(&mut self, unit: PieceId, from: &str) {
        let from = self.spot(from);
        self.game.rout(&mut self.position, unit, (from, None), &mut Vec::new());
        self.game.proceed(&mut self.position, &mut Vec::new());
    }
}

#[test]
fn e21_who_must_retreat_from_an_entry_area_is_gone() {
    for (flipped, space) in [(false, 2), (true, 3)] {
        let mut scene = Scene::new(Phase::TexanCombat);
        let unit = scene.mexican("0104");
        scene.position.state_mut(unit).flipped = flipped;
        scene.rout(unit, "0204");
        let state = scene.position.state(unit);
        assert_eq!((state.status, state.flipped), (Status::Track(space), flipped));
        assert_eq!(scene.position.casualties, u16::from(space));
    }
}

#[test]
fn x15_routs_go_on_from_friend_to_friend_into_an_entry_area() {
    let mut scene = Scene::new(Phase::TexanCombat);
    scene.texan("0705");
    let [a, b, c] = ["0605", "0404", "0104"].map(|at| scene.mexican(at));
    scene.rout(a, "0705");
    scene.retreat_over(&["0404"]);
    assert_eq!(scene.position.state(b).order, Order::Routed);
    scene.retreat_over(&["0104"]);
    assert_eq!(scene.position.state(c).status, Status::Track(2));
    assert_eq!(scene.at(b), "0104");
    assert_eq!(scene.position.unit_on(scene.spot("0104")), Some(b));
    assert!(scene.position.pending.is_empty());
}

#[test]
fn a9_6_k_whoever_is_come_upon_routs_even_a_guest_and_all_are_parted_in_the_end() {
    let mut scene = Scene::new(Phase::TexanCombat);
    scene.texan("2105");
    let crowd: Vec<_> =
        ["2106", "2107", "2108", "2109", "2110", "2111", "2112", "2008", "2009", "2010", "2208", "2209"]
            .map(|at| scene.mexican(at))
            .into();
    scene.rout(crowd[0], "2105");
    scene.retreat_over(&["2107", "2108", "2109"]);
    // The second unit's path crosses the spot that the first shares with the fourth.
    scene.retreat_over(&["2108", "2109", "2110"]);
    let waiting = |scene: &Scene, unit| {
        let due = |pending: &&Pending| matches!(pending, Pending::Retreat { unit: own, .. } if *own == unit);
        scene.position.pending.iter().filter(due).count()
    };
    assert_eq!([crowd[0], crowd[2], crowd[3], crowd[4]].map(|unit| waiting(&scene, unit)), [1, 2, 2, 1]);
    let mut steps = 0;
    while let Some(action) = scene.legal().into_iter().find(|action| matches!(action, Action::Retreat { .. })) {
        scene.act(action).unwrap();
        steps += 1;
    }
    assert!(steps > 4 && scene.position.pending.is_empty(), "{steps}");
    for unit in crowd.into_iter().filter(|unit| scene.position.state(*unit).is_on_map()) {
        assert_eq!(scene.position.unit_on(scene.position.state(unit).at), Some(unit), "{}", scene.at(unit));
    }
}

#[test]
fn a9_6_e_zones_bar_texans_and_mexicans_only_without_a_comrade() {
    let mut scene = Scene::new(Phase::TexanCombat);
    let unit = scene.mexican("0604");
    scene.texan("0705");
    scene.texan("0305");
    let into = |scene: &Scene| scene.paths().iter().filter(|path| path.contains(&"0404".to_owned())).count();
    // Paths away from all other units are preferred, so only the zone is tested here.
    let from = scene.spot("0705");
    scene.game.rout(&mut scene.position, unit, (from, None), &mut Vec::new());
    let crossing = *scene.game.board.crossing(scene.spot("0504"), scene.spot("0404")).unwrap();
    let safe = |scene: &Scene| {
        let (from, here) = (scene.spot("0705"), scene.spot("0504"));
        scene.game.is_safe(&scene.position, unit, from, here, &crossing)
    };
    assert!(!safe(&scene));
    assert_eq!(into(&scene), 0);
    let comrade = scene.mexican("0304");
    assert!(safe(&scene));
    scene.position.state_mut(comrade).order = Order::Routed;
    assert!(!safe(&scene), "a routed comrade opens nothing (9.6.f)");
}

#[test]
fn a9_6_d_each_step_leads_away_and_the_end_as_far_as_can_be_from_the_others() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let unit = scene.texan("1012");
    scene.mexican("1011");
    let all = {
        scene.rout(unit, "1011");
        scene.paths()
    };
    assert!(all.len() > 3, "{all:?}");
    scene.mexican("0716");
    let far = scene.paths();
    let other: Hex = "0716".parse().unwrap();
    let end = |path: &[String; 3]| path[2].parse::<Spot>().unwrap().hex.distance(other);
    let best = all.iter().map(end).max().unwrap();
    assert_eq!(far, all.iter().filter(|path| end(path) == best).cloned().collect::<Vec<_>>());
    assert!(far.len() < all.len(), "from the one who caused the rout every path leads as far (R47)");
    let not_best = all.iter().find(|path| !far.contains(path)).unwrap();
    let path = Path::new(&not_best.clone().map(|text| scene.spot(&text))).unwrap();
    assert_eq!(scene.check(Action::Retreat { path }), Err("A9.6.j"));
}

#[test]
fn r48_retreats_climb_walls_and_go_round_lone_leaders() {
    let mut scene = Scene::new(Phase::TexanCombat);
    let unit = scene.mexican("1404/roof");
    scene.texan("1305");
    scene.named("travis", "1505");
    scene.rout(unit, "1305");
    let paths = scene.paths();
    assert!(!paths.is_empty() && paths.iter().flatten().all(|spot| spot != "1505"), "{paths:?}");
    assert!(paths.iter().any(|path| path[0] == "1504"), "over the outer wall: {paths:?}");
}

#[test]
fn r53_a_full_unit_that_cannot_retreat_counts_three_and_its_leader_is_tested() {
    let mut scene = Scene::new(Phase::TexanCombat);
    // A room with one door, which the enemy occupies.
    let (unit, cos) = (scene.mexican("1409/in"), scene.named("cos", "1409/in"));
    scene.texan("1310");
    scene.rout(unit, "1310");
    scene.act(Action::Follow).unwrap();
    assert_eq!(scene.position.state(unit).status, Status::Track(3));
    assert!(scene.position.state(unit).flipped && scene.position.casualties == 3);
    assert_eq!(scene.next_test(), Some(cos));
    scene.roll(6);
    assert_eq!(scene.position.state(cos).status, Status::Track(3));
}

#[test]
fn a9_8_b_the_leader_who_stays_behind_is_not_tested_and_dies_when_the_enemy_comes() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (unit, travis, by) = (scene.texan("1012"), scene.named("travis", "1012"), scene.mexican("1011"));
    scene.position.state_mut(unit).order = Order::Disordered;
    scene.damage(by, unit, 1);
    scene.act(Action::Stay).unwrap();
    scene.retreat_over(&[]);
    scene.act(Action::Advance).unwrap();
    assert_eq!(scene.position.state(travis).status, Status::Gone, "R56");
}

#[test]
fn a9_2_b_a_routed_unit_is_driven_three_hexes_more() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (unit, by) = (scene.texan("1012"), scene.mexican("1011"));
    scene.rout(unit, "1011");
    scene.retreat_over(&[]);
    let once = scene.position.state(unit).at;
    scene.rout(unit, "1011");
    scene.retreat_over(&[]);
    let from = scene.position.state(by).at;
    assert_eq!(
        (scene.game.board.range(from, once), scene.game.board.range(from, scene.position.state(unit).at)),
        (4, 7)
    );
    assert_eq!(scene.position.state(unit).order, Order::Routed);
}

#[test]
fn leaders_who_came_along_are_not_asked_to_go_with_the_friends_they_meet() {
    let mut scene = Scene::new(Phase::TexanCombat);
    scene.texan("2105");
    let [first, friend] = ["2106", "2109"].map(|at| scene.mexican(at));
    let (cos, duque) = (scene.named("cos", "2106"), scene.named("duque", "2109"));
    scene.rout(first, "2105");
    scene.act(Action::Follow).unwrap();
    scene.retreat_over(&["2109"]);
    assert_eq!(scene.at(cos), "2109");
    let asked: Vec<_> = scene.position.pending.iter().filter(|own| matches!(own, Pending::Company { .. })).collect();
    assert_eq!(asked, [&Pending::Company { leader: duque, unit: friend }]);
}
