//! Extreme figures and broken documents: whatever a designer writes, play neither panics nor stalls.

mod ends;

use proptest::prelude::*;

use super::{Action, Game, Position};
use crate::alamo::players::{self, Player, Seat};
use crate::board::SpotId;
use crate::counters::{Column, CounterMix};
use crate::dice::Streams;
use crate::fixture;
use crate::hex::Hex;
use crate::play::Actor;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Setting, System};
use crate::side::Side;

/// An upper bound on the steps of a short game, even if steps cost nothing.
const STEPS: u32 = 6_000;

fn set(project: &mut Project, name: &str, value: i32) {
    set_to(project, name, ParameterValue::Number(value));
}

fn set_to(project: &mut Project, name: &str, value: ParameterValue) {
    let parameters = &mut project.rulebook.parameters;
    parameters.retain(|setting| setting.name != name);
    let by = Provenance::reconstructed("a test", "");
    parameters.push(Setting { name: name.to_owned(), value, by });
}

/// Plays a game between two players of the same kind for at most [`STEPS`] steps and returns the final position.
fn play(game: &Game, player: &str, seed: u64) -> Position {
    let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| (players::named(player).unwrap().make)());
    let mut streams = Streams::new(seed, 0);
    let mut position = game.start();
    let mut events = Vec::new();
    for _ in 0..STEPS {
        streams.at(position.turn, position.phase as u8);
        events.clear();
        match game.actor(&position) {
            Actor::Over => break,
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).unwrap());
                assert!(game.resolve(&mut position, roll, &mut events));
            }
            Actor::Player(side) => {
                let view = game.view(&position, side);
                let action = players[side.index()].choose(Seat { game, view: &view, side }, &mut streams);
                if let Err(refusal) = game.apply(&mut position, action, &mut events) {
                    panic!("{action:?} is refused by {} in {:?}", refusal.atom, position.phase);
                }
            }
        }
        let _ = game.victory_points(&position);
        if position.pending.is_empty() && position.mover.is_none() && !game.parameters.crowds {
            let units =
                game.piece_ids().filter(|piece| game.piece(*piece).is_unit() && position.state(*piece).is_on_map());
            for unit in units {
                assert_eq!(position.unit_on(position.state(unit).at), Some(unit), "two units share a spot (5.4)");
            }
        }
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn no_parameter_at_the_end_of_its_range_breaks_play(
        which in 0..System::Alamo.parameters().len(), end in 0..2_usize, beyond in any::<bool>(), seed in any::<u64>()
    ) {
        let parameter = &System::Alamo.parameters()[which];
        let mut project = fixture::alamo();
        set(&mut project, "game.turns", 2);
        let ends = if beyond { [i32::MIN, i32::MAX] } else { [parameter.range.0, parameter.range.1] };
        match (parameter.default_value(), parameter.allowed) {
            (ParameterValue::Text(_), [first, .., last]) => {
                set_to(&mut project, parameter.name, ParameterValue::Text([first, last][end].to_string()));
            }
            (ParameterValue::Text(default), _) => set_to(&mut project, parameter.name, ParameterValue::Text(default)),
            _ => set(&mut project, parameter.name, ends[end]),
        }
        let game = Game::new(&project).expect("parameters make no game unplayable");
        for (player, seed) in [("random", seed), ("random", seed ^ 1), ("advance", seed ^ 2)] {
            play(&game, player, seed);
        }
    }
}

/// A change to the documents before they are compiled.
type Change = fn(&mut Project);

/// A game on a few hexes, made from what is left of the Alamo's documents after `change`.
fn sketch(change: Change) -> Game {
    let mut project = fixture::alamo();
    project.map.grid.columns = 6;
    project.map.grid.rows = 6;
    project.scenario.setup.clear();
    project.scenario.plot.clear();
    change(&mut project);
    Game::new(&project).unwrap_or_else(|report| panic!("{report:?}"))
}

#[test]
fn documents_with_nothing_in_them_can_be_played_to_an_end() {
    let without: [(&str, Change); 7] = [
        ("columns and attackers", |project| {
            project.counters.columns.clear();
            project.counters.units.retain(|unit| unit.side == Side::Texan);
            project.counters.leaders.retain(|leader| leader.side == Side::Texan);
        }),
        ("entry areas", |project| project.map.entry_areas.clear()),
        ("an area of number 0", |project| project.map.entry_areas[0].number = 0),
        ("leaders", |project| project.counters.leaders.clear()),
        ("any counter", |project| project.counters = CounterMix::default()),
        ("regions", |project| {
            project.map.regions.clear();
            set(project, "texan.confined", 0);
        }),
        ("more than one hex", |project| {
            project.map.grid.columns = 1;
            project.map.grid.rows = 1;
        }),
    ];
    for (what, change) in without {
        let game = sketch(change);
        for seed in 0..3 {
            let end = play(&game, if seed == 2 { "advance" } else { "random" }, seed);
            assert!(end.outcome.is_some(), "without {what}: stuck in {:?}, turn {}", end.phase, end.turn);
        }
    }
}

#[test]
fn a_million_counters_and_a_hundred_columns_are_named_and_not_made() {
    let mut project = fixture::alamo();
    project.counters.units[0].quantity = i32::MAX;
    let column = project.counters.columns[0].clone();
    project.counters.columns.extend((0..100).map(|n| Column { id: format!("x{n}"), ..column.clone() }));
    let report = Game::new(&project).unwrap_err();
    let ids: Vec<_> = report.findings.iter().map(|finding| finding.message.id).collect();
    assert!(ids.contains(&"unplayable-too-many-pieces") && ids.contains(&"unplayable-too-many-columns"), "{ids:?}");
}

#[test]
fn actions_on_what_there_is_not_are_refused_in_words() {
    let game = Game::new(&fixture::alamo()).unwrap();
    let nowhere = SpotId(60_000);
    let mut position = game.start();
    for phase in [super::Phase::SetUpMexicans, super::Phase::Replacement, super::Phase::MexicanMovement] {
        position.phase = phase;
        for piece in [0, 70, 200].map(super::PieceId) {
            for action in [
                Action::Place { piece, at: nowhere },
                Action::Step { piece, to: nowhere },
                Action::Take { leader: piece, with: super::PieceId(255) },
                Action::Attack { by: piece, mode: super::Mode::Fire, target: super::PieceId(255) },
                Action::Retreat { path: super::Path::new(&[nowhere; 3]).unwrap() },
            ] {
                let refusal = game.check(&position, action).unwrap_err();
                assert!(refusal.hexes.iter().all(|hex| *hex != Hex { column: 0, row: 0 }));
            }
        }
    }
}

#[test]
fn who_is_not_on_the_map_aims_at_nobody() {
    let game = Game::new(&fixture::alamo()).unwrap();
    let position = game.start();
    let absent = game.piece_ids().filter(|piece| !position.state(*piece).is_on_map());
    let target =
        game.piece_ids().find(|piece| game.piece(*piece).is_unit() && position.state(*piece).is_on_map()).unwrap();
    for piece in absent {
        for mode in super::Mode::ALL {
            assert!(game.aim(&position, piece, mode, target).is_err(), "{}", game.piece(piece).name);
        }
    }
}
