//! Legal actions are listed piece by piece; judging all candidates one by one gives the same result.

use super::yard::Scene;
use crate::dice::{Drawer, Streams};
use crate::knapp::{Action, Game, Phase};
use crate::play::{Actor, Game as _, PieceId};

/// The number of decisions between checked lists: judging all candidates takes long.
const EVERY: usize = 23;

/// All candidate actions of the phases that list piece by piece, and of columns on the march.
fn everything(game: &Game) -> Vec<Action> {
    let pieces = || (0..game.pieces.len() as u16).map(PieceId);
    let mut all: Vec<Action> = (0..=game.reserve()).map(|column| Action::March { column }).collect();
    for by in pieces() {
        let spots = || game.board().ids();
        all.extend(spots().map(|at| Action::Place { piece: by, at }));
        all.push(Action::Raise { gun: by });
        all.extend(spots().map(|to| Action::Step { piece: by, to }));
        all.extend(spots().map(|to| Action::Haul { piece: by, to }));
        all.extend(spots().map(|to| Action::Scale { piece: by, to }));
        all.extend(spots().map(|to| Action::Bash { piece: by, to }));
        all.extend(pieces().map(|target| Action::Fire { by, target }));
        all.extend(pieces().map(|target| Action::Cannon { gun: by, target }));
        all.extend((0..game.ground.doors.len() as u16).map(|door| Action::Blast { gun: by, door }));
        all.extend(pieces().map(|target| Action::Fight { by, target }));
    }
    all.push(Action::Done);
    all.sort_unstable();
    all
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let game = Scene::with(&[("k.fire.gun.stand", 6)]).game;
    let everything = everything(&game);
    let listed =
        [Phase::Posts, Phase::TexanMove, Phase::TexanFire, Phase::MexicanFire, Phase::MexicanMove, Phase::Melee];
    let mut looks = [0; 6];
    for number in 0..4 {
        let mut streams = Streams::new(8, number);
        let (mut position, mut events, mut legal) = (game.start(), Vec::new(), Vec::new());
        for step in 0.. {
            let moment = game.moment(&position);
            streams.at(moment.turn, moment.phase.number);
            match game.actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    let roll = streams.roll(game.chance(&position).unwrap());
                    assert!(game.resolve(&mut position, roll, &mut events));
                }
                Actor::Player(side) => {
                    game.legal(&position, &mut legal);
                    let place = listed.iter().position(|phase| *phase == position.phase);
                    if let Some(place) = place.filter(|_| step % EVERY == 0) {
                        looks[place] += 1;
                        let allowed = everything.iter().filter(|own| game.judge(&position, **own).is_ok());
                        let allowed: Vec<Action> = allowed.copied().collect();
                        assert_eq!(allowed, legal, "{:?} in turn {}", position.phase, position.turn);
                    }
                    let chosen = legal[streams.below(Drawer::from(side), legal.len())];
                    game.apply(&mut position, chosen, &mut events).unwrap();
                }
            }
            events.clear();
        }
    }
    assert!(looks[..5].iter().all(|looks| *looks > 0), "{looks:?}");
}
