//! Scenarios of the later games settle where the garrison begins, as far as their rules allow.

use std::collections::BTreeMap;

use super::{AnyGame, set_up};
use crate::fixture;
use crate::lint::run;
use crate::log::{Log, Players};
use crate::play::DecisionKind;
use crate::playtest::Plan;
use crate::project::Project;
use crate::report::Severity;
use crate::scenario::{Placement, PlotLine};
use crate::spot::Spot;
use crate::table::Tabletop;

fn with(mut project: Project, lines: &BTreeMap<String, Spot>) -> Project {
    project.scenario.setup = lines.iter().map(|(piece, at)| Placement { piece: piece.clone(), at: *at }).collect();
    project
}

fn seated(project: &Project) -> Box<dyn Tabletop> {
    let players = Players { texan: "random".to_owned(), mexican: "random".to_owned() };
    AnyGame::compile(project).unwrap().sit_down(Log::begin(project, "own", 7, players)).0
}

/// Returns the first spots that a player may choose for a number of pieces, step by step.
fn chosen(table: &mut dyn Tabletop, most: usize) -> BTreeMap<String, Spot> {
    let mut lines = BTreeMap::new();
    while lines.len() < most {
        let place = table.decisions().iter().rfind(|own| own.kind == DecisionKind::Place).cloned();
        let Some((own, at)) = place.and_then(|own| Some((own.clone(), own.to()?))) else { break };
        lines.insert(table.piece(own.piece.unwrap()).name.to_owned(), table.board().spot(at));
        table.make(&crate::table::TextStep::Action(own.text)).unwrap();
        table.roll_on();
    }
    lines
}

/// Plays on until the phase with this word begins or is over.
fn play_to(table: &mut dyn Tabletop, phase: &str) {
    for _ in 0..5000 {
        if table.moment().phase.word.contains(phase) {
            return;
        }
        table.let_play(true, &mut |made| made < 1).unwrap();
    }
    panic!("there is no phase {phase}");
}

#[test]
fn the_third_game_begins_as_its_scenario_says() {
    let mut table = seated(&fixture::guardhouse());
    table.roll_on();
    let lines = chosen(&mut *table, 4);
    assert_eq!(lines.len(), 4);
    let project = with(fixture::guardhouse(), &lines);
    assert_eq!(run(&project).count(Severity::Error), 0);
    let table = seated(&project);
    for (piece, at) in &lines {
        let token = table.token(table.piece_named(piece).unwrap());
        assert_eq!(token.at.map(|at| table.board().spot(at)), Some(*at), "{piece}");
    }
    let players = ["random".to_owned(), "random".to_owned()];
    let results = AnyGame::compile(&project).unwrap().run(&Plan { games: 2, seed: 1, players, jobs: 1 }, &|_| true);
    assert_eq!(results.unwrap().faults(), 0);
}

#[test]
fn the_second_game_puts_guns_and_castings_where_its_scenario_says() {
    let mut table = seated(&fixture::rancho());
    let guns = chosen(&mut *table, 1);
    play_to(&mut *table, "posts");
    let posts = chosen(&mut *table, 5);
    assert!(guns.len() == 1 && posts.len() == 5, "{guns:?} {posts:?}");
    let lines: BTreeMap<_, _> = guns.clone().into_iter().chain(posts.clone()).collect();
    let project = with(fixture::rancho(), &lines);
    assert_eq!(run(&project).count(Severity::Error), 0, "{:?}", run(&project));
    let mut table = seated(&project);
    let there = |table: &dyn Tabletop, piece: &str| {
        table.token(table.piece_named(piece).unwrap()).at.map(|at| table.board().spot(at))
    };
    for (gun, at) in &guns {
        assert_eq!(there(&*table, gun).map(|at| at.hex), Some(at.hex), "before the bombardment");
    }
    play_to(&mut *table, "posts");
    for (piece, at) in &posts {
        assert_eq!(there(&*table, piece), Some(*at), "{piece}");
    }
    let players = ["random".to_owned(), "random".to_owned()];
    let results = AnyGame::compile(&project).unwrap().run(&Plan { games: 2, seed: 1, players, jobs: 1 }, &|_| true);
    assert_eq!(results.unwrap().faults(), 0);
}

#[test]
fn lines_that_a_game_cannot_follow_are_refused_one_by_one() {
    let spot = |text: &str| text.parse::<Spot>().unwrap();
    for (project, follows, refuses) in [
        (fixture::rancho(), ("rifleman-1", "0606/roof"), [("infantry-1", "0604"), ("cannoneer", "0606/roof")]),
        (fixture::guardhouse(), ("greys-1", "0705/roof"), [("toluca-1", "0501"), ("rangers-1", "0501")]),
    ] {
        let lines = [follows].into_iter().chain(refuses).map(|(piece, at)| (piece.to_owned(), spot(at))).collect();
        let mut project = with(project, &lines);
        project.scenario.plot.push(PlotLine { column: "1".to_owned(), area: 1 });
        let report = run(&project);
        let mut found: Vec<_> = report.findings_of("refused-set-up").map(|own| own.place.to_string()).collect();
        found.sort();
        let mut wanted: Vec<_> = refuses.iter().map(|(piece, _)| format!("set-up {piece}")).collect();
        wanted.push("plot 1".to_owned());
        wanted.sort();
        assert_eq!(found, wanted, "{report:?}");
        assert_eq!(report.count(Severity::Error), 3, "{report:?}");
        assert!(super::game(&project).is_err(), "nobody plays what is not as it is written");
        let drawn: Vec<_> = set_up(&project).map(|line| line.piece.as_str()).collect();
        assert!(drawn.contains(&follows.0) && !drawn.contains(&refuses[0].0), "{drawn:?}");
    }
}

#[test]
fn a_fort_that_nobody_can_hold_is_found() {
    for (mut project, wanted) in [(fixture::rancho(), 1), (fixture::guardhouse(), 1), (fixture::mission(), 0)] {
        project.counters.pieces.retain(|own| own.side == crate::side::Side::Mexican);
        let report = run(&project);
        assert_eq!(report.findings_of("unmanned-fort").count(), wanted, "{report:?}");
        assert_eq!(AnyGame::compile(&project).is_err(), wanted == 1);
    }
}
