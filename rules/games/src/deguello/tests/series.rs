//! Long series of games: all end, and all positions checked keep the invariants.

use std::sync::atomic::{AtomicU64, Ordering};

use super::games::hold;
use crate::deguello::Game;
use crate::dice::Streams;
use crate::fixture;
use crate::play::{Actor, Game as _};
use crate::player::{Player, RosterEntry, Seat};
use crate::side::Side;
use crate::system::System as _;

/// The number of steps between checked positions: as 61 is prime, every kind of step gets checked.
const STRIDE: u64 = 61;

/// Plays a game of a player against itself, checks positions on the way and the last one, and returns the winner.
fn play(game: &Game, entry: &RosterEntry<Game>, seed: u64) -> Side {
    let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| (entry.make)());
    let mut streams = Streams::new(seed, 0);
    let known = Side::ALL.map(|side| game.known_to(side));
    let (mut position, mut events) = (game.start(), Vec::new());
    for step in 0..u64::from(Game::MOST_STEPS) {
        if (step + seed).is_multiple_of(STRIDE) {
            hold(game, &position);
        }
        let moment = game.moment(&position);
        streams.at(moment.turn, moment.phase.number);
        events.clear();
        match game.actor(&position) {
            Actor::Over => {
                hold(game, &position);
                return position.ended.expect("a game that is over has ended").winner;
            }
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).expect("chance says what it rolls"));
                assert!(
                    game.resolve(&mut position, roll, &mut events),
                    "{}, seed {seed}: a roll is refused",
                    entry.name
                );
            }
            Actor::Player(side) => {
                let view = game.view(&position, side);
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let action = players[side.index()].choose(seat, &mut streams);
                if let Err(refusal) = game.apply(&mut position, action, &mut events) {
                    panic!("{}, seed {seed}: {action:?} is refused by {}", entry.name, refusal.atom);
                }
            }
        }
    }
    panic!("{}, seed {seed}: no end", entry.name);
}

/// `cargo test --release -p rules deguello::tests::series -- --ignored --nocapture` prints the winners.
#[test]
#[ignore = "takes minutes"]
fn ten_thousand_random_games_and_a_thousand_of_captains_keep_the_laws() {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    for (title, project) in [("deguello", fixture::deguello()), ("guardhouse", fixture::guardhouse())] {
        let game = Game::new(&project).expect("the bundled scenario can be played");
        for (name, games) in [("random", 10_000), ("recruit", 1_000), ("captain", 1_000)] {
            let entry = Game::ROSTER.iter().find(|own| own.name == name).expect("the roster has it");
            let (next, wins) = (AtomicU64::new(0), AtomicU64::new(0));
            std::thread::scope(|scope| {
                for _ in 0..threads {
                    scope.spawn(|| {
                        loop {
                            let seed = next.fetch_add(1, Ordering::Relaxed);
                            if seed >= games {
                                break;
                            }
                            if play(&game, entry, seed) == Side::Mexican {
                                wins.fetch_add(1, Ordering::Relaxed);
                            }
                        }
                    });
                }
            });
            eprintln!("{title}, {name}: {games} games, no violation, {} won by the attackers", wins.into_inner());
        }
    }
}
