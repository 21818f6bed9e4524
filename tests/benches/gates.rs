//! Whole games on the largest bundled scenario: 34 x 34 hexes, 45 counters against 30 with six batteries, twelve turns.
//!
//! Without an argument it prints all figures and checks that each player beats the random player: it must win 95 games
//! in 100 with either side. With `random` or the name of a player it prints only that player's games per second on one
//! core, for `tests/peers/wesnoth.py`, which compares the figure with Wesnoth.
//!
//! Random games measure the engine alone: list the legal actions, draw one uniformly, apply it, roll dice. Games of the
//! players include the counting that `bexar playtest` does. Exit codes: 0 the gates are passed, 1 one is not, 2 the
//! argument is unknown.

#[path = "ratios/load.rs"]
#[expect(dead_code, reason = "how busy is said, and judged by who reads it")]
mod load;
#[path = "ratios/measure.rs"]
#[expect(dead_code, reason = "nothing of a peer is timed in here")]
mod measure;
#[path = "scene.rs"]
#[expect(dead_code, reason = "the benches of the engine need more of it")]
mod scene;
#[path = "ratios/table.rs"]
#[expect(dead_code, reason = "the ratios need more of it")]
mod table;

use std::hint::black_box;
use std::process::ExitCode;

use bexar::files::Bundled;
use rules::alamo::Game;
use rules::playtest::{Plan, Results, run};
use rules::project::Project;
use rules::side::Side;

use load::Load;
use measure::{REPEATS, Spread, alone};
use scene::{Draws, random_game};
use table::{say, time};

/// The scenario of the gates.
const SCENARIO: &str = "presidio";
/// The number of games in a timed series; enough that differences in their length average out.
const SERIES: u32 = 60;
/// The timed players: a strong one, and the fastest one that fights properly.
const PLAYERS: [&str; 2] = ["captain", "advance"];
/// The number of games each of them plays against the random player with each side.
const MATCH: u32 = 200;
/// The number of games it must win.
const WON: u32 = MATCH * 95 / 100;

fn main() -> ExitCode {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let game = compiled();
    match wanted.as_deref() {
        None => all(&game),
        Some("random") => one(random(&game).seconds),
        Some(player) if PLAYERS.contains(&player) => one(counted(&game, player)),
        Some(other) => {
            let players = PLAYERS.join("`, `");
            say(&format!("`{other}` is not timed here: write `random`, `{players}`, or nothing for everything"));
            ExitCode::from(2)
        }
    }
}

fn compiled() -> Game {
    Game::new(&Project::load(&Bundled, SCENARIO).expect("the bundled scenario loads")).expect("it can be played")
}

/// Prints only the games per second.
fn one(seconds: Spread) -> ExitCode {
    say(&format!("{:.2}", 1.0 / seconds.median));
    ExitCode::SUCCESS
}

/// Prints all figures.
fn all(game: &Game) -> ExitCode {
    let before = Load::now();
    let random = random(game);
    let rate = 1.0 / random.seconds.median;
    say(&format!(
        "random games: {rate:.0}/s on one core, {} actions and rolls each, {:.0}/s",
        random.steps,
        rate * random.steps as f64
    ));
    for player in PLAYERS {
        let rate = 1.0 / counted(game, player).median;
        say(&format!("{player} against {player}, counted: {rate:.0}/s on one core"));
    }
    let whole = alone(&mut || {
        black_box(series(&compiled(), ["captain", "captain"], 1));
        1
    });
    say(&format!("bundled texts to the end of a first game of the captain: {}", time(whole.median)));
    if let Some(share) = before.and_then(|before| before.others_since()) {
        say(&format!("Medians of {REPEATS}; other programs used {:.0} % of the processors meanwhile.", share * 100.0));
    }

    let mut passed = true;
    for (player, side) in PLAYERS.into_iter().flat_map(|player| Side::ALL.map(|side| (player, side))) {
        let mut players = ["random", "random"];
        players[side.index()] = player;
        let won = series(game, players, MATCH).wins(side);
        passed &= won >= WON;
        let verdict = if won >= WON { "passed" } else { "FAILED" };
        say(&format!("{player} against random as {side:?}: wins {won} of {MATCH}, wanted {WON}: {verdict}"));
    }
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The cost of random games.
struct Random {
    /// Seconds per game.
    seconds: Spread,
    /// Actions and rolls per game, on average.
    steps: u64,
}

fn random(game: &Game) -> Random {
    let mut draws = Draws::new(1836);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let (mut games, mut steps) = (0, 0);
    let seconds = alone(&mut || {
        for _ in 0..SERIES {
            steps += black_box(random_game(game, &mut draws, &mut legal, &mut events));
        }
        games += u64::from(SERIES);
        u64::from(SERIES)
    });
    Random { seconds, steps: steps / games }
}

/// Returns the seconds per counted game of a player against itself.
fn counted(game: &Game, player: &str) -> Spread {
    alone(&mut || {
        black_box(series(game, [player; 2], SERIES));
        u64::from(SERIES)
    })
}

/// Plays a counted series on one thread; the first player is the Texan.
fn series(game: &Game, players: [&str; 2], games: u32) -> Results {
    let plan = Plan { games, seed: 1836, players: players.map(str::to_owned), jobs: 1 };
    run(game, &plan, &|_| true).expect("the players are in the roster")
}
