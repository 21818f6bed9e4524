//! Compares the speed of the engine with that of published libraries for similar work, in one run on one machine.
//!
//! Our code and the peer's are timed alternately, five times each after a warm-up; a ratio is the median of the five
//! pairs. Exit codes: 0 every gate is passed, 1 one is not, 2 the machine was too busy to judge.

#[path = "../large_maps.rs"]
mod large_maps;
mod load;
mod measure;
mod moves;
mod playouts;
#[path = "../scene.rs"]
mod scene;
mod sight;
mod table;
mod validator;

use rules::systems;
use std::hint::black_box;
use std::process::ExitCode;

use bexar::files::Bundled;
use rules::alamo::Game;
use rules::board::Board;
use rules::board::los::Sight;

use load::Load;
use measure::{Pair, REPEATS, alone};
use table::{Row, Unit, print, say, time};

fn main() -> ExitCode {
    let before = Load::now();
    let project = scene::project();
    let game = scene::game();

    let query = sight::query(&project, &game);
    let matrix = sight::matrix(&project, &game);
    let in_a_game = moves::in_a_game(&game);
    let alone_on_the_map = moves::alone(&game);
    let playouts = playouts::random(&game);
    let checks = validator::all(&Bundled, &project);
    let board = alone(&mut || {
        black_box(Board::new(&project.map, systems::charts(&project.rulebook)));
        1
    });
    let sights = alone(&mut || {
        black_box(Sight::new(&project.map, game.board()));
        1
    });
    let whole = alone(&mut || {
        let _ = black_box(Game::new(&project));
        1
    });

    let others = before.and_then(|before| before.others_since());
    let judged = others.is_none_or(|share| share <= load::MOST);
    let rows =
        rows([query, matrix, in_a_game.pair, alone_on_the_map.pair, playouts.pair, checks.reading, checks.editing]);
    print(&rows, judged);

    let spots = game.board().len();
    let hexes = project.map.grid.hexes().count();
    say("");
    say(&format!(
        "Medians of {REPEATS} pairs after a warm-up; a ratio above 1 means that ours is faster. What is counted:"
    ));
    say("- query: one bit of the matrix against one walk that stops at the first hex it cannot see across;");
    say(&format!(
        "- matrix: ours all {spots} spots of both levels with their hexsides, the peer’s all ordered pairs of {hexes} hexes;"
    ));
    for (name, ranges) in [("in a game", &in_a_game), ("alone", &alone_on_the_map)] {
        say(&format!(
            "- range, {name}: 8 movement points from {} starts; {} spots found by ours with zones, friends and walls in force, {} by the peer’s, which knows costs alone;",
            ranges.starts, ranges.spots[0], ranges.spots[1]
        ));
    }
    say(&format!(
        "- random game: legal list, a uniform draw, carried out, dice rolled; {} actions and rolls a game of ours, each counted as one, as is each move of chess;",
        playouts.length
    ));
    say(
        "- reading and checking: ours reads the map and the other documents on a thread each, the peer one after the other.",
    );
    checks.say();
    say("");
    say(&format!(
        "Compiling: board {}, lines of sight {}, the whole game {}.",
        time(board.median),
        time(sights.median),
        time(whole.median)
    ));
    let saved = query.peer.median - query.ours.median;
    say(&format!("The matrix has paid for itself after {:.0} queries.", sights.median / saved));
    match others {
        None => say("How busy other programs keep this machine is unknown."),
        Some(share) => say(&format!("Other programs used {:.0} % of the processors meanwhile.", share * 100.0)),
    }
    if !judged {
        say(&format!("That is over {:.0} %: nothing is judged. Try again on a quiet machine.", load::MOST * 100.0));
        return ExitCode::from(2);
    }
    if rows.iter().all(Row::passes) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns the measurements with their gates and goals.
fn rows([query, matrix, in_a_game, by_itself, playout, reading, editing]: [Pair; 7]) -> [Row; 7] {
    [
        Row {
            what: "line of sight, one query",
            peer: "hexx line_to, flat array",
            pair: query,
            unit: Unit::Each,
            gate: Some(50.0),
            goal: 100.0,
        },
        Row {
            what: "line of sight, full matrix",
            peer: "hexx line_to, every pair",
            pair: matrix,
            unit: Unit::Each,
            gate: Some(30.0),
            goal: 200.0,
        },
        Row {
            what: "range of a unit, in a game",
            peer: "pathfinding dijkstra_reach",
            pair: in_a_game,
            unit: Unit::Each,
            gate: Some(8.0),
            goal: 20.0,
        },
        Row {
            what: "range of a unit, alone on the map",
            peer: "pathfinding dijkstra_reach",
            pair: by_itself,
            unit: Unit::Each,
            gate: None,
            goal: 20.0,
        },
        Row {
            what: "random game, actions and rolls",
            peer: "shakmaty random game, moves",
            pair: playout,
            unit: Unit::Rate,
            gate: Some(0.1),
            goal: 0.35,
        },
        Row {
            what: "reading and checking the Alamo",
            peer: "ron from_str of the same bytes",
            pair: reading,
            unit: Unit::Each,
            // The peer only parses: ours also spells out where each entry comes from, applies corrections, looks at
            // every letter of every text for what no page or terminal can show, and runs the lints of three games. The
            // gate was a third before the texts were looked at, and 1.15 times with the lints of one game.
            gate: Some(0.3),
            goal: 0.5,
        },
        Row {
            what: "checking after one edit",
            peer: "the full check",
            pair: editing,
            unit: Unit::Each,
            gate: Some(20.0),
            goal: 50.0,
        },
    ]
}
