//! Laws that hold in every game: every player against itself on every bundled scenario, checked after every step.

#[path = "laws/mod.rs"]
mod laws;
#[path = "laws/standing.rs"]
mod standing;

use std::sync::LazyLock;

use bexar::files::{Bundled, bundled_scenarios};
use proptest::prelude::*;
use rules::alamo::players::{ROSTER, RosterEntry};
use rules::alamo::{Game, Phase, Position, Status};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::{ParameterValue, Setting, System};
use rules::side::Side;

/// An upper bound on steps that no game by the printed rules reaches.
const STEPS: u32 = 40_000;

fn game_of(name: &str) -> Game {
    let project = Project::load(&Bundled, name).expect("the bundled scenario loads");
    Game::new(&project).expect("the bundled scenario can be played")
}

fn game() -> Game {
    game_of("alamo")
}

/// Returns the Alamo with every optional rule on.
fn game_with_options() -> Game {
    let mut project = Project::load(&Bundled, "alamo").expect("the bundled scenario loads");
    for name in ["range.enabled", "ferocity.enabled", "ferocity.texan_phase", "siege.enabled"] {
        let parameters = &mut project.rulebook.parameters;
        parameters.retain(|setting| setting.name != name);
        let by = Provenance::reconstructed("switched on for a test", "");
        parameters.push(Setting { name: name.to_owned(), value: ParameterValue::Flag(true), by });
    }
    Game::new(&project).expect("options make no game unplayable")
}

/// Every bundled scenario, compiled, and one with the optional rules.
static GAMES: LazyLock<Vec<(&str, Game)>> = LazyLock::new(|| {
    let bundled = bundled_scenarios(System::Alamo).into_iter().map(|name| (name, game_of(name)));
    bundled.chain([("alamo with options", game_with_options())]).collect()
});

/// Checks that nothing is lost or doubled, no piece is where it must not be, and the tracks are within their limits.
fn holds(game: &Game, position: &Position) -> Result<(), TestCaseError> {
    standing::nobody_is_doubled(game, position)?;
    for piece in game.piece_ids() {
        let (own, state) = (game.piece(piece), position.state(piece));
        // Attackers return (13.5), and guns change hands but never leave the game (9.6).
        let stays = own.is_battery() || own.side == Some(Side::Mexican);
        prop_assert!(state.status != Status::Gone || !stays, "{} is gone", own.name);
        if state.status == Status::Map && own.side == Some(Side::Texan) {
            let spot = game.board().spot(state.at);
            prop_assert!(game.board().confines().contains(state.at), "{} left the confines for {spot}", own.name);
        }
    }
    let lost: u32 = game.piece_ids().filter(|piece| game.piece(*piece).is_unit()).count() as u32;
    prop_assert!(lost > 0 && u32::from(position.casualties) <= 12 * 3 * lost);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: tests::breadth(4, 32), ..ProptestConfig::default() })]

    #[test]
    fn games_of_every_player_keep_the_laws_and_end(seed in any::<u64>()) {
        // The large scenario takes as long as all others together and adds nothing new, so only some of its games are
        // played.
        let large = seed % tests::breadth(8, 4) == 0;
        for (name, game) in GAMES.iter().filter(|(name, _)| large || *name != "presidio") {
            for entry in ROSTER.iter().filter(|entry| !entry.searches) {
                let end = laws::play(game, entry, seed, STEPS, &holds).map_err(|fault| on(name, entry, &fault))?;
                prop_assert!(end.outcome.is_some() && end.turn <= game.last_turn(&end), "{name}, {}", entry.name);
            }
        }
    }
}

/// The number of games per scenario in the long run.
const LONG: u64 = 10_000;

/// `cargo test --release -p tests --test properties -- --ignored --nocapture` prints its figures.
#[test]
#[ignore = "takes a quarter of an hour"]
fn ten_thousand_random_games_on_each_scenario_keep_the_laws() {
    let random = ROSTER.iter().find(|entry| entry.name == "random").expect("the roster has it");
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    for (name, game) in GAMES.iter() {
        let ends: Vec<Position> = std::thread::scope(|scope| {
            let series = |first: u64| {
                let seeds = (first..LONG).step_by(threads as usize);
                seeds.map(|seed| laws::play(game, random, seed, STEPS, &holds).map_err(|fault| (seed, fault))).collect()
            };
            let handles: Vec<_> = (0..threads).map(|first| scope.spawn(move || series(first))).collect();
            let parts = handles.into_iter().map(|handle| handle.join().expect("a series does not panic"));
            parts
                .flat_map(|part: Result<Vec<_>, (u64, TestCaseError)>| {
                    part.unwrap_or_else(|(seed, fault)| panic!("{}, seed {seed}", on(name, random, &fault)))
                })
                .collect()
        });
        let mean =
            |figure: &dyn Fn(&Position) -> usize| ends.iter().map(figure).sum::<usize>() as f64 / ends.len() as f64;
        let texan = mean(&|end| usize::from(end.outcome.is_some_and(|outcome| outcome.winner == Side::Texan)));
        let (turns, casualties) = (mean(&|end| end.turn.into()), mean(&|end| end.casualties.into()));
        let breaches = mean(&|end| end.breaches.len());
        assert_eq!(ends.len() as u64, LONG);
        eprintln!(
            "{name}: {LONG} games, no violation; Texans win {:.1} %, {turns:.2} turns, {casualties:.1} casualties, \
             {breaches:.1} breaches a game",
            100.0 * texan
        );
    }
}

fn on(scenario: &str, entry: &RosterEntry, fault: &TestCaseError) -> TestCaseError {
    TestCaseError::fail(format!("{} on {scenario}: {fault}", entry.name))
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for (name, game) in GAMES.iter() {
        for entry in ROSTER.iter().filter(|entry| !entry.searches) {
            let end = |seed| laws::play(game, entry, seed, STEPS, &holds).expect("the game keeps the laws");
            let once = end(1836);
            assert_eq!(once, end(1836), "{} on {name}", entry.name);
            assert_ne!(once, end(1837), "{} on {name}", entry.name);
        }
    }
}

#[test]
fn zones_and_sight_are_mutual() {
    let game = game();
    let board = game.board();
    for a in board.ids() {
        for b in board.ids() {
            assert_eq!(game.sight().clear(a, b), game.sight().clear(b, a), "{} {}", board.spot(a), board.spot(b));
        }
        for crossing in board.crossings(a) {
            let back = board.crossing(crossing.to, a).expect("crossings lead both ways");
            assert_eq!((back.zoc, back.cost, back.melee), (crossing.zoc, crossing.cost, crossing.melee));
        }
    }
}

#[test]
fn the_texan_side_does_not_see_the_plot() {
    let game = game();
    let start = game.start();
    assert_eq!(start.phase, Phase::SetUpMexicans, "the scenario has placed the garrison");
    assert!(start.plot.iter().all(|area| *area != 0));
    assert!(game.view(&start, Side::Texan).plot.iter().all(|area| *area == 0));
    assert_eq!(*game.view(&start, Side::Mexican), start);
    // Nor can it find the plot in the game given to its player.
    assert!(game.known_to(Side::Texan).start().plot.iter().all(|area| *area == 0));
    assert_eq!(game.known_to(Side::Mexican).start(), start);
}
