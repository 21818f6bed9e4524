//! The general: it plays by the rules, cannot see the plan, and does better than the captain that advises it.

use crate::dice::Streams;
use crate::fixture;
use crate::knapp::{Action, Game, HASTY, Phase, Position};
use crate::play::{Actor, Game as _};
use crate::player::{RosterEntry, Seat};
use crate::side::Side;
use crate::system::System as _;

fn rancho() -> Game {
    Game::new(&fixture::rancho()).unwrap()
}

fn entry(name: &str) -> &'static RosterEntry<Game> {
    Game::player(name).unwrap()
}

/// Plays a game by the rules, and returns every decision and the winner.
fn play(game: &Game, entries: [&RosterEntry<Game>; 2], seed: u64) -> (Vec<Action>, Side) {
    let known = Side::ALL.map(|side| game.known_to(side));
    let mut players = entries.map(|entry| (entry.make)());
    let (mut position, mut streams, mut done) = (game.start(), Streams::new(seed, 0), Vec::new());
    for _ in 0..Game::MOST_STEPS {
        let moment = game.moment(&position);
        streams.at(moment.turn, moment.phase.number);
        match game.actor(&position) {
            Actor::Over => return (done, game.outcome(&position).unwrap().winner),
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).unwrap());
                assert!(game.resolve(&mut position, roll, &mut Vec::new()));
            }
            Actor::Player(side) => {
                let view = game.view(&position, side).into_owned();
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let action = players[side.index()].choose(seat, &mut streams);
                let judged = game.apply(&mut position, action, &mut Vec::new());
                assert!(judged.is_ok(), "seed {seed}: {action:?} {judged:?}");
                done.push(action);
            }
        }
    }
    panic!("seed {seed}: no end");
}

#[test]
fn a_general_plays_by_the_rules_and_the_same_seed_gives_the_same_game() {
    let game = rancho();
    for entries in [[&HASTY, entry("recruit")], [entry("captain"), &HASTY]] {
        let (first, again) = (play(&game, entries, 4), play(&game, entries, 4));
        assert!(first.0.len() > 50);
        assert_eq!(first, again);
        // It does not merely follow the captain.
        let usual = entries.map(|own| if own.name == HASTY.name { entry("captain") } else { own });
        assert_ne!(first, play(&game, usual, 4));
    }
}

/// A position in which the garrison takes its posts, and the same position with another plan of the columns.
fn two_plans(game: &Game) -> [Position; 2] {
    let plan = |seed| {
        let mut players = ["recruit", "random"].map(|name| (entry(name).make)());
        let (mut position, mut streams) = (game.start(), Streams::new(3, 0));
        while position.phase != Phase::Posts {
            let moment = game.moment(&position);
            if position.phase == Phase::Plan {
                streams = Streams::new(seed, 0);
            }
            streams.at(moment.turn, moment.phase.number);
            match game.actor(&position) {
                Actor::Over => unreachable!("nothing has begun"),
                Actor::Chance => {
                    let roll = streams.roll(game.chance(&position).unwrap());
                    game.resolve(&mut position, roll, &mut Vec::new());
                }
                Actor::Player(side) => {
                    let seat = Seat { game, view: &position.clone(), side };
                    let action = players[side.index()].choose(seat, &mut streams);
                    game.apply(&mut position, action, &mut Vec::new()).unwrap();
                }
            }
        }
        position
    };
    [plan(1), plan(2)]
}

#[test]
fn the_plan_of_the_columns_changes_no_choice_of_the_garrison() {
    let game = rancho();
    let positions = two_plans(&game);
    assert_ne!(positions[0].columns, positions[1].columns);
    let known = game.known_to(Side::Texan);
    let choices = positions.map(|mut position| {
        let (mut general, mut streams) = ((HASTY.make)(), Streams::new(9, 0));
        let mut choices = Vec::new();
        while position.phase == Phase::Posts {
            let view = game.view(&position, Side::Texan).into_owned();
            let action = general.choose(Seat { game: &known, view: &view, side: Side::Texan }, &mut streams);
            choices.push(action);
            game.apply(&mut position, action, &mut Vec::new()).unwrap();
        }
        choices
    });
    assert!(choices[0].len() > 1);
    assert_eq!(choices[0], choices[1]);
}

#[test]
#[ignore = "takes minutes"]
fn a_general_does_better_than_the_captain_he_asks() {
    let (game, mut won) = (rancho(), [0, 0]);
    for seed in 0..20 {
        for side in Side::ALL {
            let mut entries = [entry("captain"); 2];
            entries[side.index()] = entry("general");
            won[side.index()] += u32::from(play(&game, entries, seed).1 == side);
        }
    }
    eprintln!("of 20 games each he won {won:?} (Texan, Mexican)");
    assert!(won[0] + won[1] > 20, "{won:?}");
}
