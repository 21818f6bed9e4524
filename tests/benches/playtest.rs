//! The cost of play-tests: counting versus bare games, short series versus long ones, one thread versus two.

#[path = "scene.rs"]
#[expect(dead_code, reason = "the benches of the engine need more of it")]
mod scene;

use std::sync::LazyLock;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rules::alamo::players::{RosterEntry, Seat, named};
use rules::alamo::{Game, Position};
use rules::dice::Streams;
use rules::play::Actor;
use rules::playtest::{Plan, Results, run};
use rules::side::Side;

static GAME: LazyLock<Game> = LazyLock::new(scene::game);

/// The player of most benches: fast, and its games exercise everything.
const PLAYER: &str = "advance";

fn main() {
    divan::main();
}

fn series(player: &str, games: u32, jobs: usize) -> Results {
    let plan = Plan { games, seed: 1836, players: [(); 2].map(|()| player.to_owned()), jobs };
    run(&*GAME, &plan, &|_| true).expect("the player is known")
}

/// Plays a game without counting anything.
fn bare(known: &[Game; 2], entry: &RosterEntry, number: u32) -> Position {
    let mut players = [(); 2].map(|()| (entry.make)());
    let (mut streams, mut position, mut events) = (Streams::new(1836, number), GAME.start(), Vec::new());
    loop {
        events.clear();
        streams.at(position.turn, position.phase as u8);
        match GAME.actor(&position) {
            Actor::Over => return position,
            Actor::Chance => {
                let dice = GAME.chance(&position).expect("chance has dice");
                let roll = streams.roll(dice);
                GAME.resolve(&mut position, roll, &mut events);
            }
            Actor::Player(side) => {
                let view = GAME.view(&position, side);
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let chosen = players[side.index()].choose(seat, &mut streams);
                GAME.apply(&mut position, chosen, &mut events).expect("players do what is allowed");
            }
        }
    }
}

/// A hundred games without counting: the baseline for `hundred_counted`.
#[divan::bench(sample_count = 10)]
fn hundred_bare(bencher: Bencher<'_, '_>) {
    let (known, entry) = (Side::ALL.map(|side| GAME.known_to(side)), named(PLAYER).expect("the player is known"));
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        for number in 0..100 {
            black_box(bare(&known, entry, number));
        }
    });
}

/// The games of `hundred_bare`, counted.
#[divan::bench(sample_count = 10)]
fn hundred_counted(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| series(PLAYER, 100, 1));
}

/// Series of ten to ten thousand games; the games per second should not differ.
#[divan::bench(args = [10, 100, 1_000, 10_000], sample_count = 3, sample_size = 1)]
fn games(bencher: Bencher<'_, '_>, games: u32) {
    bencher.counter(ItemsCount::new(games)).bench_local(|| series(PLAYER, games, 1));
}

/// A thousand games on one thread and on two.
#[divan::bench(args = [1, 2], sample_count = 5, sample_size = 1)]
fn threads(bencher: Bencher<'_, '_>, threads: usize) {
    bencher.counter(ItemsCount::new(1_000_u32)).bench_local(|| series(PLAYER, 1_000, threads));
}
