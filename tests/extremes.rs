//! Whatever value a rulebook gives a parameter, every game must end, in bounded time and memory.
//!
//! The ordinary tests sample these cases; this test plays them all: every bundled scenario, every parameter at its
//! least and its greatest value, every player.

use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bexar::files::{Bundled, bundled_scenarios};
use rules::alamo::players::HASTY;
use rules::dice::Streams;
use rules::play::{Actor, Game};
use rules::player::{Player, RosterEntry, Seat};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::report::Severity;
use rules::rulebook::{Parameter, ParameterValue, Setting, System};
use rules::side::Side;
use rules::{alamo, deguello, knapp, lint};

/// The number of games per player. Players that search use a hundredth of their usual budget.
const GAMES: u64 = 20;

/// An upper bound on steps that none of these games reaches.
const STEPS: u32 = 2_000_000;

/// The most memory the whole test may use, in kilobytes.
const MOST_MEMORY: u64 = 200_000;

/// A game system, and the player that stands in for those of its players that search.
struct Roster<G: Game> {
    new: fn(&Project) -> Option<G>,
    players: &'static [RosterEntry<G>],
    hasty: Option<&'static RosterEntry<G>>,
}

const ALAMO: Roster<alamo::Game> = Roster {
    new: |project| alamo::Game::new(project).ok(),
    players: <alamo::Game as rules::system::System>::ROSTER,
    hasty: Some(&HASTY),
};

const KNAPP: Roster<knapp::Game> = Roster {
    new: |project| knapp::Game::new(project).ok(),
    players: <knapp::Game as rules::system::System>::ROSTER,
    hasty: Some(&knapp::HASTY),
};

const DEGUELLO: Roster<deguello::Game> = Roster {
    new: |project| deguello::Game::new(project).ok(),
    players: <deguello::Game as rules::system::System>::ROSTER,
    hasty: None,
};

/// A scenario with one parameter at an end of its range.
struct Setup {
    system: System,
    scenario: &'static str,
    parameter: &'static Parameter,
    value: ParameterValue,
}

/// The cost of one player's games on a set-up.
struct Took {
    name: String,
    games: u64,
    steps: u64,
    time: Duration,
}

fn ends(parameter: &Parameter) -> Vec<ParameterValue> {
    match (parameter.default_value(), parameter.allowed) {
        (ParameterValue::Flag(_), _) => vec![ParameterValue::Flag(false), ParameterValue::Flag(true)],
        (ParameterValue::Number(_), _) => [parameter.range.0, parameter.range.1].map(ParameterValue::Number).into(),
        (ParameterValue::Text(_), [first, .., last]) => {
            [first, last].map(|word| ParameterValue::Text((*word).to_owned())).into()
        }
        // Hexes, states and lists of kinds have no least and greatest value.
        (ParameterValue::Text(_), _) => Vec::new(),
    }
}

impl Setup {
    fn all() -> Vec<Self> {
        System::ALL.iter().flat_map(|system| Self::of_system(*system)).collect()
    }

    fn of_system(system: System) -> Vec<Self> {
        let of = |scenario: &'static str| {
            let values =
                system.parameters().iter().flat_map(|own| ends(own).into_iter().map(move |value| (own, value)));
            values.map(move |(parameter, value)| Self { system, scenario, parameter, value })
        };
        bundled_scenarios(system).into_iter().flat_map(of).collect()
    }

    fn project(&self) -> Project {
        let mut project = Project::load(&Bundled, self.scenario).expect("the bundled scenario loads");
        let parameters = &mut project.rulebook.parameters;
        parameters.retain(|setting| setting.name != self.parameter.name);
        let by = Provenance::reconstructed("an end of its range", "");
        parameters.push(Setting { name: self.parameter.name.to_owned(), value: self.value.clone(), by });
        parameters.sort();
        project
    }

    fn name(&self) -> String {
        let value = match &self.value {
            ParameterValue::Flag(on) => on.to_string(),
            ParameterValue::Number(number) => number.to_string(),
            ParameterValue::Text(text) => text.clone(),
        };
        format!("{} {} = {value}", self.scenario, self.parameter.name)
    }
}

/// Plays a game to its end and returns the number of steps.
fn play<G: Game>(game: &G, entry: &RosterEntry<G>, seed: u64, name: &str) -> u64 {
    let mut players: [Box<dyn Player<G>>; 2] = Side::ALL.map(|_| (entry.make)());
    let mut streams = Streams::new(seed, 0);
    let known = Side::ALL.map(|side| game.known_to(side));
    let (mut position, mut events) = (game.start(), Vec::new());
    for step in 0..STEPS {
        let moment = game.moment(&position);
        streams.at(moment.turn, moment.phase.number);
        events.clear();
        match game.actor(&position) {
            Actor::Over => return u64::from(step),
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).expect("chance says what it rolls"));
                assert!(game.resolve(&mut position, roll, &mut events), "{name}: a roll is refused");
            }
            Actor::Player(side) => {
                let view = game.view(&position, side);
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let action = players[side.index()].choose(seat, &mut streams);
                if let Err(refusal) = game.apply(&mut position, action, &mut events) {
                    panic!("{name}, {}, seed {seed}: {action:?} is refused by {}", entry.name, refusal.atom);
                }
            }
        }
    }
    panic!("{name}, {}, seed {seed}: no end, at {:?}", entry.name, game.moment(&position));
}

/// Returns the peak memory of this process, in kilobytes; `None` if the system does not provide it.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Returns the costs of all players on a set-up; `None` if the check reports an error for it.
fn fight(setup: &Setup) -> Option<Vec<Took>> {
    match setup.system {
        System::Alamo => fight_of(setup, &ALAMO),
        System::Knapp => fight_of(setup, &KNAPP),
        System::Deguello => fight_of(setup, &DEGUELLO),
    }
}

fn fight_of<G: Game>(setup: &Setup, roster: &Roster<G>) -> Option<Vec<Took>> {
    let project = setup.project();
    if lint::run(&project).worst() == Some(Severity::Error) {
        return None;
    }
    let game = (roster.new)(&project).expect("what the check lets pass can be played");
    let player = |entry: &'static RosterEntry<G>| {
        let hasty = roster.hasty.filter(|_| entry.searches);
        let (entry, games) = hasty.map_or((entry, GAMES), |hasty| (hasty, 1));
        let start = Instant::now();
        let steps = (0..games).map(|seed| play(&game, entry, seed, &setup.name())).sum();
        Took { name: format!("{}, {}", setup.name(), entry.name), games, steps, time: start.elapsed() }
    };
    Some(roster.players.iter().map(player).collect())
}

/// `cargo test --release -p tests --test extremes -- --ignored --nocapture` prints the slowest games and the memory
/// used.
#[test]
#[ignore = "takes an hour"]
fn every_parameter_at_both_ends_lets_every_player_come_to_an_end() {
    let setups = Setup::all();
    let (next, skipped, all) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, std::num::NonZero::get) {
            scope.spawn(|| {
                while let Some(setup) = setups.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match fight(setup) {
                        Some(took) => all.lock().expect("no other thread has failed").extend(took),
                        None => {
                            skipped.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                }
            });
        }
    });
    let mut all = all.into_inner().expect("no thread has failed");
    all.sort_by_key(|took| std::cmp::Reverse(took.time / took.games as u32));
    let mut table = String::new();
    for took in all.iter().take(25) {
        let each = took.time.as_secs_f64() * 1000.0 / took.games as f64;
        let _ = writeln!(table, "{each:10.1} ms {:8} steps a game  {}", took.steps / took.games, took.name);
    }
    let games: u64 = all.iter().map(|took| took.games).sum();
    let peak = peak();
    eprintln!(
        "{games} games on {} settings, {} settings the check calls an error; peak memory {} kB; the slowest:\n{table}",
        setups.len(),
        skipped.into_inner(),
        peak.map_or_else(|| "unknown".to_owned(), |most| most.to_string()),
    );
    assert!(peak.is_none_or(|most| most < MOST_MEMORY), "{peak:?} kB");
}
