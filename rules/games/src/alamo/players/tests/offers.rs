//! Captains and rules of variants: which offers they use, and what they answer.

use super::*;

/// A door into the rooms east of the plaza, the spot before it and the room behind.
const DOOR: [&str; 3] = ["1310/1409", "1310", "1409/in"];

#[test]
fn the_captain_breaks_a_door_that_keeps_him_from_an_enemy() {
    let [door, before, room] = DOOR;
    let pieces = [("kent9", room), ("c1-aldama-1", before), ("bowie", "1717/in")];
    let scene = || Scene::with(&["doors"], Phase::MexicanMovement, &pieces, &[("closed", door)]);
    let breaks = |game| scene().acts_of(game).contains(&format!("use doors.break c1-aldama-1 {door}"));
    assert!(captains(breaks) > 10, "{}", captains(breaks));
}

#[test]
fn the_captain_leaves_a_door_alone_behind_which_nobody_is() {
    let [door, before, _] = DOOR;
    let pieces = [("kent9", "1012"), ("c1-aldama-1", before), ("bowie", "1717/in")];
    let mut scene = Scene::with(&["doors"], Phase::MexicanMovement, &pieces, &[("closed", door)]);
    let acts = scene.acts();
    assert!(!acts.iter().any(|act| act.starts_with("use")), "{acts:?}");
}

#[test]
fn the_captain_goes_to_the_door_behind_which_the_enemy_is() {
    let [door, before, room] = DOOR;
    let pieces = [("kent9", room), ("c1-aldama-1", "1208"), ("bowie", "1717/in")];
    let goes = |game| {
        let mut scene = Scene::with(&["doors"], Phase::MexicanMovement, &pieces, &[("closed", door)]);
        scene.acts_of(game);
        scene.position.state(scene.piece("c1-aldama-1")).at == scene.spot(before)
    };
    assert!(captains(goes) > 10, "{}", captains(goes));
}

#[test]
fn the_captain_shuts_the_door_behind_him_when_the_enemy_is_near() {
    let [door, before, room] = DOOR;
    let pieces = [("kent9", before), ("c1-aldama-1", "1208"), ("c1-aldama-2", "1108"), ("bowie", "1717/in")];
    let mut scene = Scene::with(&["doors"], Phase::TexanMovement, &pieces, &[]);
    let step = Action::Step { piece: scene.piece("kent9"), to: scene.spot(room) };
    scene.game.apply(&mut scene.position, step, &mut Vec::new()).unwrap();
    assert_eq!(scene.acts().first().map(String::as_str), Some("accept"));
    assert_eq!(scene.game.flag_named(&scene.position, "closed", door), Some(1));
}

#[test]
fn the_captain_fires_twice_with_spare_muskets_and_once_without() {
    let pieces = [("penn9", "1012"), ("c3-jimenez-1", "1014"), ("c3-jimenez-2", "0914"), ("bowie", "1717/in")];
    for (flags, shots) in [(vec![("spare_muskets", "penn9")], 2), (vec![], 1)] {
        let mut scene = Scene::with(&["intensive_fire"], Phase::TexanCombat, &pieces, &flags);
        let mut fired = 0;
        while scene.position.phase == Phase::TexanCombat {
            let acts = scene.acts();
            fired += acts.iter().filter(|act| act.starts_with("fire")).count();
            // A miss changes nothing: neither target is gone before the second shot.
            while let Some(dice) = scene.game.chance(&scene.position) {
                scene.game.resolve(&mut scene.position, Roll(dice.count), &mut Vec::new());
            }
        }
        assert_eq!(fired, shots, "{flags:?}");
    }
}

#[test]
fn the_captain_gives_the_spare_muskets_to_those_who_see_and_shoot() {
    let game = Game::new(&fixture::alamo_with(|name| name == "intensive_fire")).unwrap();
    let (mut position, mut streams) = (game.start(), Streams::new(1, 0));
    let mut captain = (named("captain").unwrap().make)();
    let (mut named, mut eligible, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    while let Actor::Player(side) = game.actor(&position)
        && position.phase.is_setup()
    {
        let picked =
            |action: &Action| game.write_action(*action).strip_prefix("pick ").and_then(|name| game.piece_named(name));
        let action = captain.choose(Seat { game: &game, view: &position, side }, &mut streams);
        if named.is_empty() {
            game.legal(&position, &mut legal);
            eligible = legal.iter().filter_map(picked).collect();
        }
        named.extend(picked(&action));
        game.apply(&mut position, action, &mut Vec::new()).unwrap();
    }
    assert_eq!(named.len(), 10);
    let board = game.board();
    let outside = || board.ids().filter(|spot| !board.confines().contains(*spot));
    let seen = |unit: &PieceId| outside().filter(|spot| game.sees(&position, position.state(*unit).at, *spot)).count();
    let mean = |units: &[PieceId]| units.iter().map(seen).sum::<usize>() as f64 / units.len() as f64;
    assert!(eligible.len() > 15 && mean(&named) > 1.2 * mean(&eligible), "{} {}", mean(&named), mean(&eligible));
}

#[test]
fn the_captain_runs_for_the_magazine_when_it_takes_more_of_the_enemy_than_of_his_own() {
    let run = [("run_now", "game")];
    // Outside the walls of the church no unit reaches the runner, but the blast reaches them.
    let crowded = [("c1-aldama-1", "1815"), ("c1-aldama-2", "1716"), ("travis", "1817/in"), ("kent9", "1404/roof")];
    let empty = [("travis", "1618"), ("kent9", "1816/in"), ("tenn9", "1817/in"), ("c1-aldama-1", "0310")];
    for (pieces, runs) in [(&crowded[..], true), (&empty[..], false)] {
        let mut scene = Scene::with(&["magazine"], Phase::TexanMovement, pieces, &run);
        let acts = scene.acts();
        assert_eq!(acts.iter().any(|act| act.starts_with("use magazine.run")), runs, "{acts:?}");
    }
}
