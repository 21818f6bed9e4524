//! Completing a set-up: a player decides what a scenario leaves open before the first turn.

use super::{Player, RosterEntry, Seat};
use crate::alamo::Game;
use crate::alamo::scenario_check::RestOfSetUp;
use crate::dice::Streams;
use crate::play::Actor;
use crate::side::Side;

/// An upper bound of the decisions of a set-up.
const MOST: usize = 10_000;

/// Lets a player complete a set-up: it decides what the scenario leaves open before the first turn. What the scenario
/// prescribes is kept.
#[must_use]
pub fn complete(game: &Game, player: &RosterEntry, seed: u64) -> RestOfSetUp {
    let mut players: [Box<dyn Player<Game>>; 2] = [(player.make)(), (player.make)()];
    let mut streams = Streams::new(seed, 0);
    let mut position = game.start();
    let mut events = Vec::new();
    let known = Side::ALL.map(|side| game.known_to(side));
    for _ in 0..MOST {
        let Actor::Player(side) = game.actor(&position) else { break };
        if !position.phase.is_setup() {
            break;
        }
        streams.at(position.turn, position.phase as u8);
        let view = game.view(&position, side);
        let seat = Seat { game: &known[side.index()], view: &view, side };
        let chosen = players[side.index()].choose(seat, &mut streams);
        if game.apply(&mut position, chosen, &mut events).is_err() {
            break;
        }
    }
    game.rest(&position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::players;
    use crate::alamo::scenario_check::judge;
    use crate::board::Board;
    use crate::fixture;

    #[test]
    fn a_player_sets_the_rest_up_as_the_rules_want_it() {
        let mut project = fixture::alamo();
        let kept: Vec<_> = project.scenario.setup.iter().step_by(3).cloned().collect();
        project.scenario.setup.clone_from(&kept);
        project.scenario.plot.truncate(2);
        let game = Game::new(&project).unwrap();
        let rest = complete(&game, players::named("random").unwrap(), 7);
        assert!(rest.setup.len() > 20 && rest.plot.len() == 3, "{rest:?}");
        assert!(rest.setup.iter().all(|line| kept.iter().all(|own| own.piece != line.piece)));
        project.scenario.setup.extend(rest.setup.clone());
        project.scenario.plot.extend(rest.plot.clone());
        project.scenario.setup.sort();
        project.scenario.plot.sort();
        let board = Board::new(&project.map, crate::alamo::charts(&project.rulebook));
        let (opening, _) = judge(&project, board);
        assert_eq!((opening.faults, opening.shortfalls.len()), (Vec::new(), 0));
        assert_eq!(
            complete(&Game::new(&project).unwrap(), players::named("random").unwrap(), 7),
            RestOfSetUp { plot: vec![], setup: vec![] }
        );
    }
}
