//! Tests that every game system keeps its contract. The battery of `contract/battery.rs` runs on all bundled systems
//! and on a toy game. The toy game can break each clause on purpose, and the battery must detect it.

#[path = "contract/battery.rs"]
mod battery;
#[path = "contract/toy.rs"]
mod toy;

use bexar::files::Bundled;
use rules::case::{CaseReport, Step, rehearse};
use rules::counts::Tally;
use rules::log::{DivergenceCause, Log, LogEntry, replay};
use rules::play::{Game as _, PieceId, Shown as _, Spoken as _};
use rules::playtest::{Plan, Results, ladder, record, run};
use rules::project::Project;
use rules::side::Side;
use std::sync::Mutex;

use toy::{Fault, Toy};

fn alamo(scenario: &str, variants: bool) -> rules::alamo::Game {
    let mut project = Project::load(&Bundled, scenario).expect("the bundled scenario loads");
    project.variants.iter_mut().for_each(|variant| variant.on &= variants);
    rules::alamo::Game::new(&project).expect("the bundled scenario can be played")
}

/// Returns manual changes of each kind for some of the pieces, both allowed and refused.
fn amends(game: &rules::alamo::Game) -> Vec<String> {
    let names: Vec<&str> = game.piece_ids().map(|piece| game.piece(piece).name.as_str()).step_by(5).collect();
    let spots: Vec<String> = game.board().ids().map(|spot| game.board().spot(spot).to_string()).collect();
    let of_piece = |(at, name): (usize, &&str)| {
        let spot = &spots[at * 131 % spots.len()];
        let order = ["good", "disordered", "routed"][at % 3];
        [
            format!("put {name} {spot}"),
            format!("remove {name}"),
            format!("order {name} {order}"),
            format!("back {name}"),
            format!("front {name}"),
        ]
    };
    let phases = rules::alamo::PHASES.map(|phase| format!("begin {}", phase.word()));
    names.iter().enumerate().flat_map(of_piece).chain(phases).collect()
}

#[test]
fn the_alamo_keeps_the_contract() {
    for scenario in ["mission", "alamo"] {
        let game = alamo(scenario, false);
        assert_eq!(battery::hold(&game, 2, 40, &amends(&game)), Ok(()), "{scenario}");
    }
}

#[test]
fn the_second_game_keeps_the_contract() {
    for scenario in ["rancho", "knapp"] {
        let project = Project::load(&Bundled, scenario).expect("the bundled scenario loads");
        let game = rules::knapp::Game::new(&project).expect("the bundled scenario can be played");
        assert_eq!(battery::hold(&game, 2, 40, &knapp_amends(&game)), Ok(()), "{scenario}");
    }
}

/// Returns manual changes of each kind for some of the pieces, both allowed and refused.
fn knapp_amends(game: &rules::knapp::Game) -> Vec<String> {
    let pieces = (0..game.piece_count()).step_by(5).map(|piece| game.piece(PieceId(piece as u16)).name.to_owned());
    let spots: Vec<String> = game.board().ids().map(|spot| game.board().spot(spot).to_string()).collect();
    let of_piece = |(at, name): (usize, String)| {
        let spot = &spots[at * 131 % spots.len()];
        let state = ["up", "down", "out", "captured"][at % 4];
        [format!("put {name} {spot}"), format!("remove {name}"), format!("gun {name} {state}")]
    };
    let phases = game.beginnings().into_iter().map(|(_, _, amend)| game.write_amend(amend));
    pieces.enumerate().flat_map(of_piece).chain(phases).collect()
}

#[test]
fn the_third_game_keeps_the_contract() {
    let guardhouse = ["door 0709/0710", "ladder 0704/0705", "burn area_room_west"];
    let alamo = ["door 1022/1023", "ladder 0707/0708", "burn area_west_b"];
    for (scenario, places) in [("guardhouse", guardhouse), ("deguello", alamo)] {
        let project = Project::load(&Bundled, scenario).expect("the bundled scenario loads");
        let game = rules::deguello::Game::new(&project).expect("the bundled scenario can be played");
        assert_eq!(battery::hold(&game, 2, 40, &deguello_amends(&game, places)), Ok(()), "{scenario}");
    }
}

/// Returns manual changes of each kind for some of the pieces, both allowed and refused.
fn deguello_amends(game: &rules::deguello::Game, places: [&str; 3]) -> Vec<String> {
    let pieces = (0..game.piece_count()).step_by(3).map(|piece| game.piece(PieceId(piece as u16)).name.to_owned());
    let spots: Vec<String> = game.board().ids().map(|spot| game.board().spot(spot).to_string()).collect();
    let of_piece = |(at, name): (usize, String)| {
        let spot = &spots[at * 131 % spots.len()];
        let being = ["active", "reduced", "exposed", "loaded", "empty", "calling"][at % 6];
        [format!("put {name} {spot}"), format!("remove {name}"), format!("{being} {name}")]
    };
    let phases = game.beginnings().into_iter().map(|(_, _, amend)| game.write_amend(amend));
    let others = ["day", "release", "round 3"].into_iter().chain(places).map(str::to_owned);
    pieces.enumerate().flat_map(of_piece).chain(phases).chain(others).collect()
}

#[test]
fn the_toy_keeps_the_contract() {
    assert_eq!(battery::hold(&Toy::default(), 60, 1, &toy_amends()), Ok(()));
}

#[test]
fn the_battery_finds_what_the_toy_breaks() {
    for (fault, clause) in Fault::ALL {
        let found = battery::hold(&Toy { fault: Some(fault), ..Toy::default() }, 60, 1, &toy_amends());
        assert!(found.as_ref().is_err_and(|own| own.starts_with(clause)), "{fault:?}: {found:?}");
    }
}

fn toy_amends() -> Vec<String> {
    (0..4).map(|steps| steps.to_string()).collect()
}

fn series(games: u32, jobs: usize) -> Results {
    let players = ["random", "bold"].map(str::to_owned);
    run(&Toy::default(), &Plan { games, seed: 7, players, jobs }, &|_| true).expect("the players are known")
}

#[test]
fn a_thousand_games_are_counted() {
    let [one, two] = [1, 2].map(|jobs| series(1000, jobs));
    assert_eq!((&one.records, &one.tally), (&two.records, &two.tally));
    assert_eq!((one.games(), one.faults()), (1000, 0));
    let wins = Side::ALL.map(|side| one.wins(side));
    assert!(wins[0] > 100 && wins[1] > 100 && wins[0] + wins[1] == 1000, "{wins:?}");
    assert!(one.mean(|record| record.figure("paces")) > 1.0);
    assert!(one.tally != Tally::default() && one.tally.rules()["T3.b"].times > 0);
    let table = one.table();
    let heads = "game winner degree reason points turns paces texan_rolls mexican_rolls texan_decisions";
    assert_eq!(table[0][..10].join(" "), heads);
    assert_eq!(table.len(), 1001);
}

#[test]
fn its_players_have_a_ladder() {
    let players = ["random", "bold"].map(str::to_owned);
    let ladder = ladder(&Toy::default(), &players, 200, 3, 0, &|_| true).expect("the players are known");
    assert_eq!((ladder.faults, ladder.pairs[0].matches()), (0, 200));
    assert!(ladder.ratings[0].high < ladder.ratings[1].low, "{:?}", ladder.ratings);
    assert_eq!(
        run(
            &Toy::default(),
            &Plan { games: 1, seed: 1, players: ["bald", "random"].map(str::to_owned), jobs: 1 },
            &|_| true
        )
        .unwrap_err()
        .nearest,
        Some("bold")
    );
}

#[test]
fn a_game_has_a_log_that_says_where_it_goes_otherwise() {
    let logs = Mutex::new(Vec::new());
    let plan = Plan { games: 1, seed: 7, players: ["random", "bold"].map(str::to_owned), jobs: 1 };
    record(&Toy::default(), &plan, &|_| true, &|_, steps| logs.lock().expect("no game panics").push(steps))
        .expect("the players are known");
    let entries = logs.into_inner().expect("no game panics").remove(0);
    let mut log = Log { seed: 7, entries, ..Log::default() };
    let replayed = replay(&log, &Toy::default());
    assert_eq!((replayed.divergence.as_ref(), replayed.other_dice), (None, None));
    assert!(Toy::default().outcome(&replayed.position).is_some());
    log.entries[0] = LogEntry::Did("gate 3".to_owned(), Vec::new());
    let divergence = replay(&log, &Toy::default()).divergence.expect("there is no third gate");
    assert!(
        matches!(&divergence.now, DivergenceCause::Refused(refusal) if refusal.atom.id() == "T1.a"),
        "{divergence:?}"
    );
    assert_eq!(
        (divergence.step, divergence.moment.phase.word, divergence.pieces),
        (1, "hide", vec!["scout".to_owned()])
    );
}

fn step(action: &str, dice: &[u8], refused: &str, events: &[&str], then: &[&str]) -> Step {
    let all = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    Step {
        action: action.to_owned(),
        dice: dice.to_vec(),
        refused: refused.to_owned(),
        events: all(events),
        then: all(then),
        ..Step::default()
    }
}

fn played(steps: &[Step]) -> CaseReport {
    let (game, mut report) = (Toy::default(), CaseReport::new("toy"));
    rehearse(steps, &game, &mut game.start(), &mut report);
    report
}

#[test]
fn it_has_cases() {
    let heard = [
        step("listen", &[], "T1.a", &[], &["decides mexican", "choices 2 gate", "phase hide"]),
        step("gate 2", &[], "", &["T1.a hid"], &["turn 1", "phase creep"]),
        step("creep 2", &[], "", &["T2.a crept 2"], &["decides texan", "illegal T3.a creep 1"]),
        step(
            "listen",
            &[2, 1],
            "",
            &["T3.b rolled 2", "T3.b rolled 1", "T3.b hurt 2", "T5.b ended"],
            &["decides nobody"],
        ),
    ];
    let slips = [
        step("gate 1", &[], "", &[], &[]),
        step("creep 2", &[], "", &[], &[]),
        step("done", &[], "", &[], &["turn 2"]),
        step("creep 2", &[], "", &[], &[]),
        step("done", &[], "", &[], &[]),
        step("creep 2", &[], "", &[], &["phase guard", "legal guard 2"]),
        step("guard 2", &[], "", &["T4.a guarded 2", "T5.a ended"], &["decides nobody"]),
    ];
    for steps in [&heard[..], &slips] {
        let report = played(steps);
        assert_eq!(report.failures, []);
        assert!(report.covered.contains("T1.a"));
    }
    let wrong = [step("gate 1", &[], "", &["T2.a crept"], &[]), step("creep 1", &[], "", &[], &["decides mexican"])];
    let report = played(&wrong);
    assert_eq!(report.failures.iter().map(|own| own.step).collect::<Vec<_>>(), [1, 2], "{:?}", report.failures);
}
