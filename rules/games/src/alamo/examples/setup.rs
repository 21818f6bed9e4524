//! Examples of section 2.0: the set-up.

use super::*;

/// The Alamo with only the set-up lines that `keep` accepts, and with or without the plot.
fn scene(plot: bool, keep: fn(&str) -> bool) -> Scene {
    let mut project = fixture::alamo();
    project.scenario.setup.retain(|line| keep(&line.piece));
    if !plot {
        project.scenario.plot.clear();
    }
    let game = Game::new(&project).unwrap();
    let position = game.start();
    Scene { game, position }
}

fn id(scene: &Scene, name: &str) -> PieceId {
    scene.game.piece_ids().find(|piece| scene.game.piece(*piece).name == name).unwrap()
}

fn try_place(scene: &Scene, name: &str, at: &str) -> Result<(), &'static str> {
    scene.check(Action::Place { piece: id(scene, name), at: scene.spot(at) })
}

#[track_caller]
fn place(scene: &mut Scene, name: &str, at: &str) {
    scene.act(Action::Place { piece: id(scene, name), at: scene.spot(at) }).unwrap();
}

#[test]
fn a2_0_b_each_site_takes_one_battery() {
    let mut scene = scene(true, |_| false);
    assert_eq!(scene.position.phase, Phase::SetUpGuns);
    assert_eq!(try_place(&scene, "gun18", "1012"), Err("A2.0.b"));
    place(&mut scene, "gun18", "0724/roof");
    assert_eq!(try_place(&scene, "gun12-1", "0724/roof"), Err("A2.0.b"));
    assert_eq!(try_place(&scene, "tenn9", "1520"), Err("A2.0.a"), "batteries come first");
    assert_eq!(scene.check(Action::Done), Err("A2.0.a"));
}

#[test]
fn e1_assault_columns_have_areas_of_their_own_and_the_reserve_any() {
    let mut scene = scene(false, |name| name.starts_with("gun"));
    assert_eq!(scene.position.phase, Phase::Plot);
    let plot = |column, area| Action::Plot { column, area };
    scene.act(plot(0, 5)).unwrap();
    assert_eq!(scene.check(plot(1, 5)), Err("A2.0.e"));
    assert_eq!(scene.check(plot(1, 7)), Err("A2.0.d"));
    assert_eq!(scene.check(plot(0, 2)), Err("A2.0.d"), "it is plotted already");
    for (column, area) in [(1, 3), (2, 4), (3, 1)] {
        scene.act(plot(column, area)).unwrap();
    }
    assert_eq!(scene.check(Action::Done), Err("A2.0.a"));
    scene.act(plot(4, 1)).unwrap();
    scene.act(Action::Done).unwrap();
    assert_eq!(scene.position.phase, Phase::SetUpTexans);
    assert!(scene.game.view(&scene.position, Side::Texan).plot.iter().all(|area| *area == 0));
    assert_eq!(scene.game.view(&scene.position, Side::Mexican).plot.as_slice(), [5, 3, 4, 1, 1]);
}

#[test]
fn a2_0_g_to_i_the_garrison_stands_in_the_confines_one_unit_a_spot() {
    let mut scene = scene(true, |name| name.starts_with("gun"));
    assert_eq!(scene.position.phase, Phase::SetUpTexans);
    assert_eq!(try_place(&scene, "tenn9", "0303"), Err("A2.0.g"));
    assert_eq!(try_place(&scene, "tenn9", "1709"), Ok(()), "the pen belongs to the confines (R50)");
    place(&mut scene, "tenn9", "1409/in");
    assert_eq!(try_place(&scene, "vir6", "1409/in"), Err("A2.0.h"));
    assert_eq!(try_place(&scene, "vir6", "1409/roof"), Ok(()));
    place(&mut scene, "travis", "1409/in");
    assert_eq!(try_place(&scene, "crockett", "1409/in"), Ok(()));
    assert_eq!(try_place(&scene, "bowie", "1718/in"), Err("A2.0.i"));
    assert_eq!(try_place(&scene, "bowie", "1717/in"), Ok(()));
    assert_eq!(try_place(&scene, "tenn9", "1012"), Err("A2.0.a"), "placed is placed");
    assert_eq!(scene.check(Action::Done), Err("A2.0.a"));
}

#[test]
fn a2_0_j_columns_come_by_their_own_area_and_are_seen_as_they_come() {
    let mut scene = scene(true, |_| true);
    assert_eq!(scene.position.phase, Phase::SetUpMexicans);
    assert_eq!(try_place(&scene, "c1-aldama-1", "0701"), Err("A2.0.j"));
    assert_eq!(try_place(&scene, "r-zapad-1", "0701"), Err("A2.0.a"), "the Reserve waits");
    place(&mut scene, "c1-aldama-1", "0103");
    assert_eq!(try_place(&scene, "c1-aldama-2", "0103"), Err("A2.0.j"));
    assert_eq!(try_place(&scene, "cos", "0103"), Ok(()));
    assert_eq!(scene.game.view(&scene.position, Side::Texan).plot.as_slice(), [1, 0, 0, 0, 0]);
    assert_eq!(scene.check(Action::Done), Err("A2.0.a"), "nobody of columns 1 to 4 is held back (2.1)");
    while let Some(place) = scene.legal().into_iter().find(|action| *action != Action::Done) {
        scene.act(place).unwrap();
    }
    scene.act(Action::Done).unwrap();
    assert_eq!((scene.position.phase, scene.position.turn), (Phase::TexanMovement, 1));
    assert_eq!(scene.game.view(&scene.position, Side::Texan).plot.as_slice(), [1, 2, 3, 5, 0]);
}
