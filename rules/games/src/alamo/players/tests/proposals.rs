//! The proposals a general tries before its move.

use super::*;
use crate::alamo::players::general::draft::Draft;
use crate::alamo::players::general::personas::VETERAN;
use crate::alamo::players::general::proposals::{Proposal, usual};
use crate::alamo::players::general::trial::Trials;

/// The spot each piece is sent to.
type Posts = Vec<(PieceId, SpotId)>;

/// Returns the veteran's plan, and the proposals in which some pieces wait.
fn waits(scene: &Scene, side: Side) -> (Posts, Vec<Posts>) {
    let seat = Seat { game: &scene.game, view: &scene.position, side };
    let veteran = Draft::new(&mut Trials::default(), seat, &Proposal::of(VETERAN));
    let heard = usual(seat, &veteran).into_iter().map(|own| own.posts).filter(|posts| !posts.is_empty());
    (veteran.posts.clone(), heard.collect())
}

/// Returns the pieces a proposal keeps where they are although the veteran would move them; all others go where the
/// veteran sends them.
fn kept(scene: &Scene, veteran: &[(PieceId, SpotId)], posts: &[(PieceId, SpotId)]) -> Vec<String> {
    let changed = posts.iter().zip(veteran).filter(|(own, usual)| own != usual).map(|(own, usual)| {
        assert_eq!(own, &(usual.0, scene.position.state(usual.0).at));
        scene.game.piece(own.0).name.clone()
    });
    let mut names: Vec<String> = changed.collect();
    names.sort_unstable();
    names
}

#[test]
fn each_column_of_the_attackers_that_moves_may_wait_for_the_others() {
    let pieces = [
        ("c1-aldama-1", "0104"),
        ("c3-jimenez-1", "2506"),
        ("c3-jimenez-2", "2507"),
        ("texas9", "1205"),
        ("bowie", "1717/in"),
    ];
    let scene = Scene::of(Phase::MexicanMovement, &pieces);
    let (veteran, waits) = waits(&scene, Side::Mexican);
    let kept: Vec<_> = waits.iter().map(|posts| kept(&scene, &veteran, posts)).collect();
    assert_eq!(kept, [vec!["c1-aldama-1"], vec!["c3-jimenez-1", "c3-jimenez-2"]]);
}

#[test]
fn all_of_a_garrison_or_a_part_of_it_may_stay_and_no_two_proposals_are_the_same() {
    let mut scene = Scene::of(Phase::TexanMovement, &[]);
    scene.position = scene.game.start();
    let (mut streams, mut events, mut checked) = (Streams::new(3, 0), Vec::new(), 0);
    let mut captains = [(); 2].map(|()| captain::Captain::new(&VETERAN));
    let mut moment = None;
    loop {
        streams.at(scene.position.turn, scene.position.phase as u8);
        match scene.game.actor(&scene.position) {
            Actor::Over => break,
            Actor::Chance => {
                let roll = streams.roll(scene.game.chance(&scene.position).unwrap());
                scene.game.resolve(&mut scene.position, roll, &mut events);
            }
            Actor::Player(side) => {
                let now = Some((scene.position.turn, scene.position.phase));
                if moment != now && scene.position.phase == Phase::TexanMovement {
                    checked += usize::from(stays_by_halves(&scene));
                }
                moment = now;
                let seat = Seat { game: &scene.game, view: &scene.position, side };
                let action = captains[side.index()].choose(seat, &mut streams);
                scene.game.apply(&mut scene.position, action, &mut events).unwrap();
            }
        }
    }
    assert!(checked > 2, "{checked}");
}

/// Checks the proposals in which parts of the garrison, or all of it, stay; returns `false` if at most one piece moves.
fn stays_by_halves(scene: &Scene) -> bool {
    let (veteran, waits) = waits(scene, Side::Texan);
    let mut kept: Vec<_> = waits.iter().map(|posts| kept(scene, &veteran, posts)).collect();
    let Some(moving) = kept.first().cloned().filter(|moving| moving.len() > 1) else { return false };
    assert!(kept[1..].iter().all(|part| !part.is_empty() && part.len() < moving.len()), "{kept:?}");
    assert!(moving.iter().all(|piece| kept[1..].iter().any(|part| part.contains(piece))), "{kept:?}");
    kept.sort();
    kept.dedup();
    assert_eq!(kept.len(), waits.len());
    true
}
