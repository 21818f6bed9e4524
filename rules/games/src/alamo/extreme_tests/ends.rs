//! Whatever the figures of a rulebook, games end: no player goes round in circles or searches for a path forever.

use proptest::prelude::*;

use super::{set, set_to};
use crate::alamo::Game;
use crate::alamo::players::{HASTY, Player, ROSTER, RosterEntry, Seat};
use crate::dice::Streams;
use crate::fixture;
use crate::play::Actor;
use crate::project::Project;
use crate::rulebook::{Parameter, ParameterValue, System};
use crate::side::Side;

/// An upper bound on the steps of a game of three turns, even if steps cost nothing and players move at random.
const STEPS: u32 = <Game as crate::play::Game>::MOST_STEPS;

/// Every kind of player, with the searching ones in a hurry; the other captains move and fire like the plain one.
fn players() -> impl Iterator<Item = &'static RosterEntry> {
    let kinds = ROSTER.iter().filter(|entry| !entry.name.starts_with("captain:"));
    kinds.map(|entry| if entry.searches { &HASTY } else { entry })
}

/// Plays a game between two players of the same kind and returns its number of steps; `None` if it does not end.
fn steps(game: &Game, entry: &RosterEntry, seed: u64) -> Option<u32> {
    let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| (entry.make)());
    let mut streams = Streams::new(seed, 0);
    let (mut position, mut events) = (game.start(), Vec::new());
    let known = Side::ALL.map(|side| game.known_to(side));
    for step in 0..STEPS {
        streams.at(position.turn, position.phase as u8);
        events.clear();
        match game.actor(&position) {
            Actor::Over => return Some(step),
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).unwrap());
                assert!(game.resolve(&mut position, roll, &mut events));
            }
            Actor::Player(side) => {
                let view = game.view(&position, side);
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let action = players[side.index()].choose(seat, &mut streams);
                game.apply(&mut position, action, &mut events).unwrap();
            }
        }
    }
    None
}

/// The minimum and maximum of a parameter; none for a free text.
fn ends(parameter: &Parameter) -> Vec<ParameterValue> {
    match (parameter.default_value(), parameter.allowed) {
        (ParameterValue::Flag(_), _) => vec![ParameterValue::Flag(false), ParameterValue::Flag(true)],
        (ParameterValue::Number(_), _) => [parameter.range.0, parameter.range.1].map(ParameterValue::Number).into(),
        (ParameterValue::Text(_), [first, .., last]) => {
            [first, last].map(|word| ParameterValue::Text((*word).to_owned())).into()
        }
        (ParameterValue::Text(_), _) => Vec::new(),
    }
}

fn short(mut project: Project) -> Project {
    set(&mut project, "game.turns", 3);
    project
}

#[test]
fn nobody_goes_round_in_circles_where_steps_cost_nothing() {
    for (project, searches) in [(fixture::mission(), true), (fixture::alamo(), false)] {
        let mut project = short(project);
        set(&mut project, "move.hex_cost", 0);
        for late in fixture::breadth(&["move_end"][..], &["move_end", "phase_end"]) {
            set_to(&mut project, "stack.check", ParameterValue::Text((*late).to_owned()));
            let game = Game::new(&project).unwrap();
            for entry in players().filter(|entry| searches || !entry.searches) {
                for seed in 0..fixture::breadth(1, 2) {
                    assert!(steps(&game, entry, seed).is_some(), "{} goes on and on, {late}", entry.name);
                }
            }
        }
    }
}

#[test]
fn routed_units_that_come_upon_each_other_come_to_rest() {
    let mut project = short(fixture::alamo());
    set(&mut project, "retreat.min_gain_per_step", 0);
    let game = Game::new(&project).unwrap();
    for entry in players().filter(|entry| !entry.searches) {
        for seed in 0..3 {
            assert!(steps(&game, entry, seed).is_some(), "{} retreats for ever", entry.name);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: fixture::breadth(2, 6), ..ProptestConfig::default() })]

    #[test]
    fn every_player_comes_to_an_end_at_either_end_of_a_range(which in 0..System::Alamo.parameters().len(), seed in any::<u64>()) {
        let parameter = &System::Alamo.parameters()[which];
        for value in ends(parameter) {
            let mut project = short(fixture::mission());
            if parameter.name != "game.turns" {
                set_to(&mut project, parameter.name, value.clone());
            }
            let game = Game::new(&project).expect("parameters make no game unplayable");
            // A searching player takes a hundred times as long as all the others together.
            for entry in players().filter(|entry| fixture::breadth(!entry.searches, true)) {
                let ended = steps(&game, entry, seed).is_some();
                prop_assert!(ended, "{} goes on and on with {} = {:?}", entry.name, parameter.name, value);
            }
        }
    }
}
